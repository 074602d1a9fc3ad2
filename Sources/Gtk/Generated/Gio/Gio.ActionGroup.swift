// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gio {
  /// The interface [`GActionGroup`](https://docs.gtk.org/gio/iface.ActionGroup.html).
  public protocol ActionGroup: Object {}
}

extension Gio.ActionGroup {
  /// Calls [`g_action_group_action_added()`](https://docs.gtk.org/gio/method.ActionGroup.action_added.html). Since GLib
  /// 2.28.
  public func actionAdded(_ actionName: String) { g_action_group_action_added(opaque, actionName) }

  /// Calls
  /// [`g_action_group_action_enabled_changed()`](https://docs.gtk.org/gio/method.ActionGroup.action_enabled_changed.html).
  /// Since GLib 2.28.
  public func actionEnabledChanged(_ actionName: String, enabled: Bool) {
    g_action_group_action_enabled_changed(opaque, actionName, enabled.gboolean)
  }

  /// Calls [`g_action_group_action_removed()`](https://docs.gtk.org/gio/method.ActionGroup.action_removed.html). Since
  /// GLib 2.28.
  public func actionRemoved(_ actionName: String) { g_action_group_action_removed(opaque, actionName) }

  /// Calls
  /// [`g_action_group_action_state_changed()`](https://docs.gtk.org/gio/method.ActionGroup.action_state_changed.html).
  /// Since GLib 2.28.
  public func actionStateChanged(_ actionName: String, state: GLib.Variant) {
    g_action_group_action_state_changed(opaque, actionName, state.opaque)
  }

  /// Calls [`g_action_group_activate_action()`](https://docs.gtk.org/gio/method.ActionGroup.activate_action.html).
  /// Since GLib 2.28.
  public func activateAction(_ actionName: String, parameter: GLib.Variant?) {
    g_action_group_activate_action(opaque, actionName, parameter?.opaque)
  }

  /// Calls
  /// [`g_action_group_change_action_state()`](https://docs.gtk.org/gio/method.ActionGroup.change_action_state.html).
  /// Since GLib 2.28.
  public func changeActionState(_ actionName: String, value: GLib.Variant) {
    g_action_group_change_action_state(opaque, actionName, value.opaque)
  }

  /// Calls
  /// [`g_action_group_get_action_enabled()`](https://docs.gtk.org/gio/method.ActionGroup.get_action_enabled.html).
  /// Since GLib 2.28.
  public func getActionEnabled(_ actionName: String) -> Bool {
    g_action_group_get_action_enabled(opaque, actionName).isTrue
  }

  /// Calls
  /// [`g_action_group_get_action_parameter_type()`](https://docs.gtk.org/gio/method.ActionGroup.get_action_parameter_type.html).
  /// Since GLib 2.28.
  public func getActionParameterType(_ actionName: String) -> GLib.VariantType? {
    lentBoxed(opaque: g_action_group_get_action_parameter_type(opaque, actionName))
  }

  /// Calls [`g_action_group_get_action_state()`](https://docs.gtk.org/gio/method.ActionGroup.get_action_state.html).
  /// Since GLib 2.28.
  public func getActionState(_ actionName: String) -> GLib.Variant? {
    givenBoxed(opaque: g_action_group_get_action_state(opaque, actionName))
  }

  /// Calls
  /// [`g_action_group_get_action_state_hint()`](https://docs.gtk.org/gio/method.ActionGroup.get_action_state_hint.html).
  /// Since GLib 2.28.
  public func getActionStateHint(_ actionName: String) -> GLib.Variant? {
    givenBoxed(opaque: g_action_group_get_action_state_hint(opaque, actionName))
  }

  /// Calls
  /// [`g_action_group_get_action_state_type()`](https://docs.gtk.org/gio/method.ActionGroup.get_action_state_type.html).
  /// Since GLib 2.28.
  public func getActionStateType(_ actionName: String) -> GLib.VariantType? {
    lentBoxed(opaque: g_action_group_get_action_state_type(opaque, actionName))
  }

  /// Calls [`g_action_group_has_action()`](https://docs.gtk.org/gio/method.ActionGroup.has_action.html). Since GLib
  /// 2.28.
  public func hasAction(_ actionName: String) -> Bool { g_action_group_has_action(opaque, actionName).isTrue }

  /// Calls [`g_action_group_list_actions()`](https://docs.gtk.org/gio/method.ActionGroup.list_actions.html). Since GLib
  /// 2.28.
  @discardableResult
  public func listActions() -> [String] { givenStrings(g_action_group_list_actions(opaque)) }

  /// Calls [`g_action_group_query_action()`](https://docs.gtk.org/gio/method.ActionGroup.query_action.html). Since GLib
  /// 2.32.
  public func queryAction(_ actionName: String) -> (
    enabled: Bool, parameterType: GLib.VariantType, stateType: GLib.VariantType, stateHint: GLib.Variant,
    state: GLib.Variant
  )? {
    var cEnabled: gboolean = 0
    var cParameterType: OpaquePointer?
    var cStateType: OpaquePointer?
    var cStateHint: OpaquePointer?
    var cState: OpaquePointer?
    let result = g_action_group_query_action(
      opaque, actionName, &cEnabled, &cParameterType, &cStateType, &cStateHint, &cState)
    guard result != 0 else { return nil }
    return (
      cEnabled.isTrue, promised(lentBoxed(opaque: cParameterType)), promised(lentBoxed(opaque: cStateType)),
      promised(givenBoxed(opaque: cStateHint)), promised(givenBoxed(opaque: cState))
    )
  }
}

extension Reactive where Base: Gio.ActionGroup {
  /// The signal [`action-added`](https://docs.gtk.org/gio/signal.ActionGroup.action-added.html) of `GActionGroup`.
  /// Since GLib 2.28.
  ///
  /// Argument: `actionName`.
  public var actionAdded: SafeSignal<String> { signal(ofOne: "action-added") }

  /// The signal [`action-enabled-changed`](https://docs.gtk.org/gio/signal.ActionGroup.action-enabled-changed.html) of
  /// `GActionGroup`. Since GLib 2.28.
  ///
  /// Arguments: `actionName`, `enabled`.
  public var actionEnabledChanged: SafeSignal<(String, Bool)> { signal(ofSeveral: "action-enabled-changed") }

  /// The signal [`action-removed`](https://docs.gtk.org/gio/signal.ActionGroup.action-removed.html) of `GActionGroup`.
  /// Since GLib 2.28.
  ///
  /// Argument: `actionName`.
  public var actionRemoved: SafeSignal<String> { signal(ofOne: "action-removed") }

  /// The signal [`action-state-changed`](https://docs.gtk.org/gio/signal.ActionGroup.action-state-changed.html) of
  /// `GActionGroup`. Since GLib 2.28.
  ///
  /// Arguments: `actionName`, `value`.
  public var actionStateChanged: SafeSignal<(String, GLib.Variant)> { signal(ofSeveral: "action-state-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class GioActionGroupObject: Object, Gio.ActionGroup {}
