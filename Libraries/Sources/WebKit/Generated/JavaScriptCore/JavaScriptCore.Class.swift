// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension JavaScriptCore {
  /// The class [`JSCClass`](https://webkitgtk.org/reference/jsc-glib/stable/class.Class.html).
  open class Class: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return jsc_class_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`name`](https://webkitgtk.org/reference/jsc-glib/stable/property.Class.name.html) of `JSCClass`.
    public final var name: String { Gtk.lentString(jsc_class_get_name(Gtk.instance(self))) }

    /// The property [`parent`](https://webkitgtk.org/reference/jsc-glib/stable/property.Class.parent.html) of
    /// `JSCClass`.
    public final var parent: JavaScriptCore.Class? { Gtk.lentObject(opaque: jsc_class_get_parent(Gtk.instance(self))) }
  }
}

extension Reactive where Base: JavaScriptCore.Class {
  /// The property [`name`](https://webkitgtk.org/reference/jsc-glib/stable/property.Class.name.html) of `JSCClass`.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`parent`](https://webkitgtk.org/reference/jsc-glib/stable/property.Class.parent.html) of `JSCClass`.
  public var parent: SafeSignal<JavaScriptCore.Class?> { readOnlyProperty("parent") }
}
