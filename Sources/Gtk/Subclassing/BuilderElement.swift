import CGtk

/// A Swift class whose objects can be made by a `.ui` file:
///
///     final class Dial: Widget, BuilderElement {
///       init() { super.init() }
///     }
///
///     Dial.register()
///     let builder = try Builder(xml: #"<interface><object class="ExampleDial" id="dial"/></interface>"#)
///
/// The Swift object comes into being together with the GObject, and is the same for whoever asks.
public protocol BuilderElement: Object {
  /// Makes an object as it is before the `.ui` file sets its properties.
  init()
}

extension BuilderElement {
  /// Makes the class known under its `gTypeName`. To be called before a `.ui` file names it; a second call does nothing.
  public static func register() {
    Subclass.own(self).make = { self.init() }
  }
}
