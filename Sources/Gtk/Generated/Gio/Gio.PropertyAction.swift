// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gio {
  /// The class [`GPropertyAction`](https://docs.gtk.org/gio/class.PropertyAction.html). Since GLib 2.38.
  open class PropertyAction: Object, Gio.Action {
    open override class var gType: GType { g_property_action_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_property_action_new()`](https://docs.gtk.org/gio/ctor.PropertyAction.new.html). Since GLib 2.38.
    public init(name: String, object: Object, propertyName: String) {
      super.init(adopting: g_property_action_new(name, object.pointer, propertyName).raw)
    }

    /// The property [`enabled`](https://docs.gtk.org/gio/property.PropertyAction.enabled.html) of `GPropertyAction`.
    /// Since GLib 2.38.
    public final var enabled: Bool { getProperty("enabled") }

    /// The property [`invert-boolean`](https://docs.gtk.org/gio/property.PropertyAction.invert-boolean.html) of
    /// `GPropertyAction`. Since GLib 2.46.
    public final var invertBoolean: Bool { getProperty("invert-boolean") }

    /// The property [`name`](https://docs.gtk.org/gio/property.PropertyAction.name.html) of `GPropertyAction`. Since
    /// GLib 2.38.
    public final var name: String { getProperty("name") }

    /// The property [`parameter-type`](https://docs.gtk.org/gio/property.PropertyAction.parameter-type.html) of
    /// `GPropertyAction`. Since GLib 2.38.
    public final var parameterType: GLib.VariantType? { getProperty("parameter-type") }

    /// The property [`state`](https://docs.gtk.org/gio/property.PropertyAction.state.html) of `GPropertyAction`. Since
    /// GLib 2.38.
    public final var state: GLib.Variant? { getProperty("state") }

    /// The property [`state-type`](https://docs.gtk.org/gio/property.PropertyAction.state-type.html) of
    /// `GPropertyAction`. Since GLib 2.38.
    public final var stateType: GLib.VariantType? { getProperty("state-type") }
  }
}

extension Reactive where Base: Gio.PropertyAction {
  /// The property [`enabled`](https://docs.gtk.org/gio/property.PropertyAction.enabled.html) of `GPropertyAction`.
  /// Since GLib 2.38.
  public var enabled: SafeSignal<Bool> { readOnlyProperty("enabled") }

  /// The property [`invert-boolean`](https://docs.gtk.org/gio/property.PropertyAction.invert-boolean.html) of
  /// `GPropertyAction`. Since GLib 2.46.
  public var invertBoolean: SafeSignal<Bool> { readOnlyProperty("invert-boolean") }

  /// The property [`name`](https://docs.gtk.org/gio/property.PropertyAction.name.html) of `GPropertyAction`. Since GLib
  /// 2.38.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`parameter-type`](https://docs.gtk.org/gio/property.PropertyAction.parameter-type.html) of
  /// `GPropertyAction`. Since GLib 2.38.
  public var parameterType: SafeSignal<GLib.VariantType?> { readOnlyProperty("parameter-type") }

  /// The property [`state`](https://docs.gtk.org/gio/property.PropertyAction.state.html) of `GPropertyAction`. Since
  /// GLib 2.38.
  public var state: SafeSignal<GLib.Variant?> { readOnlyProperty("state") }

  /// The property [`state-type`](https://docs.gtk.org/gio/property.PropertyAction.state-type.html) of
  /// `GPropertyAction`. Since GLib 2.38.
  public var stateType: SafeSignal<GLib.VariantType?> { readOnlyProperty("state-type") }
}
