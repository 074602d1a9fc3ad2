// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gio {
  /// The class [`GSimpleAction`](https://docs.gtk.org/gio/class.SimpleAction.html).
  open class SimpleAction: Object, Gio.Action {
    open override class var gType: GType { g_simple_action_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_simple_action_new()`](https://docs.gtk.org/gio/ctor.SimpleAction.new.html). Since GLib 2.28.
    public init(name: String, parameterType: GLib.VariantType? = nil) {
      super.init(adopting: g_simple_action_new(name, parameterType?.opaque).raw)
    }

    /// Calls [`g_simple_action_new_stateful()`](https://docs.gtk.org/gio/ctor.SimpleAction.new_stateful.html). Since
    /// GLib 2.28.
    public init(name: String, parameterType: GLib.VariantType?, state: GLib.Variant) {
      super.init(adopting: g_simple_action_new_stateful(name, parameterType?.opaque, state.opaque).raw)
    }

    /// The property [`enabled`](https://docs.gtk.org/gio/property.SimpleAction.enabled.html) of `GSimpleAction`. Since
    /// GLib 2.28.
    public final var enabled: Bool {
      get { getProperty("enabled") }
      set { g_simple_action_set_enabled(instance(self), newValue.gboolean) }
    }

    /// The property [`name`](https://docs.gtk.org/gio/property.SimpleAction.name.html) of `GSimpleAction`. Since GLib
    /// 2.28.
    public final var name: String { getProperty("name") }

    /// The property [`parameter-type`](https://docs.gtk.org/gio/property.SimpleAction.parameter-type.html) of
    /// `GSimpleAction`. Since GLib 2.28.
    public final var parameterType: GLib.VariantType? { getProperty("parameter-type") }

    /// The property [`state`](https://docs.gtk.org/gio/property.SimpleAction.state.html) of `GSimpleAction`. Since GLib
    /// 2.28.
    public final var state: GLib.Variant? {
      get { getProperty("state") }
      set { g_simple_action_set_state(instance(self), newValue?.opaque) }
    }

    /// The property [`state-type`](https://docs.gtk.org/gio/property.SimpleAction.state-type.html) of `GSimpleAction`.
    /// Since GLib 2.28.
    public final var stateType: GLib.VariantType? { getProperty("state-type") }

    /// Calls [`g_simple_action_set_state_hint()`](https://docs.gtk.org/gio/method.SimpleAction.set_state_hint.html).
    /// Since GLib 2.44.
    public final func setStateHint(_ stateHint: GLib.Variant?) {
      g_simple_action_set_state_hint(instance(self), stateHint?.opaque)
    }
  }
}

extension Reactive where Base: Gio.SimpleAction {
  /// The property [`enabled`](https://docs.gtk.org/gio/property.SimpleAction.enabled.html) of `GSimpleAction`. Since
  /// GLib 2.28.
  public var enabled: DynamicSubject<Bool> { property("enabled") }

  /// The property [`name`](https://docs.gtk.org/gio/property.SimpleAction.name.html) of `GSimpleAction`. Since GLib
  /// 2.28.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`parameter-type`](https://docs.gtk.org/gio/property.SimpleAction.parameter-type.html) of
  /// `GSimpleAction`. Since GLib 2.28.
  public var parameterType: SafeSignal<GLib.VariantType?> { readOnlyProperty("parameter-type") }

  /// The property [`state`](https://docs.gtk.org/gio/property.SimpleAction.state.html) of `GSimpleAction`. Since GLib
  /// 2.28.
  public var state: DynamicSubject<GLib.Variant?> { property("state") }

  /// The property [`state-type`](https://docs.gtk.org/gio/property.SimpleAction.state-type.html) of `GSimpleAction`.
  /// Since GLib 2.28.
  public var stateType: SafeSignal<GLib.VariantType?> { readOnlyProperty("state-type") }

  /// The signal [`activate`](https://docs.gtk.org/gio/signal.SimpleAction.activate.html) of `GSimpleAction`. Since GLib
  /// 2.28.
  ///
  /// Argument: `parameter`.
  public var activate: SafeSignal<GLib.Variant?> { signal(ofOne: "activate") }

  /// The signal [`change-state`](https://docs.gtk.org/gio/signal.SimpleAction.change-state.html) of `GSimpleAction`.
  /// Since GLib 2.30.
  ///
  /// Argument: `value`.
  public var changeState: SafeSignal<GLib.Variant?> { signal(ofOne: "change-state") }
}
