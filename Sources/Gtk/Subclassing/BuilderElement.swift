import CGtk

/// A Swift class whose objects a `.ui` file can create:
///
///     final class Dial: Widget, BuilderElement {
///       init() { super.init() }
///     }
///
///     Dial.register()
///     let builder = try Builder(xml: #"<interface><object class="ExampleDial" id="dial"/></interface>"#)
///
/// The Swift object is created together with the GObject, which always has this same Swift object.
public protocol BuilderElement: Object {
  /// Creates an object in its state before the `.ui` file sets its properties.
  init()
}

extension BuilderElement {
  /// Registers the class under its `gTypeName`. Call this before a `.ui` file names the class; further calls have no
  /// effect.
  public static func register() {
    Subclass.own(self).make = { self.init() }
  }
}
