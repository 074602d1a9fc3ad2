// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gio {
  /// The interface [`GAction`](https://docs.gtk.org/gio/iface.Action.html).
  public protocol Action: Object {}
}

extension Gio.Action {
  /// The property [`enabled`](https://docs.gtk.org/gio/property.Action.enabled.html) of `GAction`. Since GLib 2.28.
  public var enabled: Bool { g_action_get_enabled(opaque).isTrue }

  /// The property [`name`](https://docs.gtk.org/gio/property.Action.name.html) of `GAction`. Since GLib 2.28.
  public var name: String { lentString(g_action_get_name(opaque)) }

  /// The property [`parameter-type`](https://docs.gtk.org/gio/property.Action.parameter-type.html) of `GAction`. Since
  /// GLib 2.28.
  public var parameterType: GLib.VariantType? { lentBoxed(opaque: g_action_get_parameter_type(opaque)) }

  /// The property [`state`](https://docs.gtk.org/gio/property.Action.state.html) of `GAction`. Since GLib 2.28.
  public var state: GLib.Variant? { givenBoxed(opaque: g_action_get_state(opaque)) }

  /// The property [`state-type`](https://docs.gtk.org/gio/property.Action.state-type.html) of `GAction`. Since GLib
  /// 2.28.
  public var stateType: GLib.VariantType? { lentBoxed(opaque: g_action_get_state_type(opaque)) }

  /// Calls [`g_action_activate()`](https://docs.gtk.org/gio/method.Action.activate.html). Since GLib 2.28.
  public func activate(_ parameter: GLib.Variant?) { g_action_activate(opaque, parameter?.opaque) }

  /// Calls [`g_action_change_state()`](https://docs.gtk.org/gio/method.Action.change_state.html). Since GLib 2.30.
  public func changeState(_ value: GLib.Variant) { g_action_change_state(opaque, value.opaque) }

  /// Calls [`g_action_get_state_hint()`](https://docs.gtk.org/gio/method.Action.get_state_hint.html). Since GLib 2.28.
  public var stateHint: GLib.Variant? { givenBoxed(opaque: g_action_get_state_hint(opaque)) }
}

extension Reactive where Base: Gio.Action {
  /// The property [`enabled`](https://docs.gtk.org/gio/property.Action.enabled.html) of `GAction`. Since GLib 2.28.
  @_disfavoredOverload
  public var enabled: SafeSignal<Bool> { readOnlyProperty("enabled") }

  /// The property [`name`](https://docs.gtk.org/gio/property.Action.name.html) of `GAction`. Since GLib 2.28.
  @_disfavoredOverload
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`parameter-type`](https://docs.gtk.org/gio/property.Action.parameter-type.html) of `GAction`. Since
  /// GLib 2.28.
  @_disfavoredOverload
  public var parameterType: SafeSignal<GLib.VariantType?> { readOnlyProperty("parameter-type") }

  /// The property [`state`](https://docs.gtk.org/gio/property.Action.state.html) of `GAction`. Since GLib 2.28.
  @_disfavoredOverload
  public var state: SafeSignal<GLib.Variant?> { readOnlyProperty("state") }

  /// The property [`state-type`](https://docs.gtk.org/gio/property.Action.state-type.html) of `GAction`. Since GLib
  /// 2.28.
  @_disfavoredOverload
  public var stateType: SafeSignal<GLib.VariantType?> { readOnlyProperty("state-type") }
}

/// An object of a class that is private to its library, known by its interface.
final class GioActionObject: Object, Gio.Action {}
