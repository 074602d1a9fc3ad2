// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension JavaScriptCore {
  /// The class [`JSCWeakValue`](https://webkitgtk.org/reference/jsc-glib/stable/class.WeakValue.html).
  open class WeakValue: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return jsc_weak_value_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`jsc_weak_value_new()`](https://webkitgtk.org/reference/jsc-glib/stable/ctor.WeakValue.new.html).
    public init(value: JavaScriptCore.Value) {
      super.init(adopting: jsc_weak_value_new(value.opaque).raw)
    }

    /// Calls
    /// [`jsc_weak_value_get_value()`](https://webkitgtk.org/reference/jsc-glib/stable/method.WeakValue.get_value.html).
    public final var value: JavaScriptCore.Value? {
      Gtk.givenObject(opaque: jsc_weak_value_get_value(Gtk.instance(self)))
    }
  }
}

extension Reactive where Base: JavaScriptCore.WeakValue {
  /// The signal [`cleared`](https://webkitgtk.org/reference/jsc-glib/stable/signal.WeakValue.cleared.html) of
  /// `JSCWeakValue`.
  public var cleared: SafeSignal<Void> { signal("cleared") }
}
