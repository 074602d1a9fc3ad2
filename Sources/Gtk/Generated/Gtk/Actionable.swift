// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The interface [`GtkActionable`](https://docs.gtk.org/gtk4/iface.Actionable.html).
public protocol Actionable: Widget, SubclassTrait {}

extension Actionable {
  /// The property [`action-name`](https://docs.gtk.org/gtk4/property.Actionable.action-name.html) of `GtkActionable`.
  public var actionName: String? {
    get { lentString(ifAny: gtk_actionable_get_action_name(opaque)) }
    set { lend(newValue) { gtk_actionable_set_action_name(opaque, $0) } }
  }

  /// The property [`action-target`](https://docs.gtk.org/gtk4/property.Actionable.action-target.html) of
  /// `GtkActionable`.
  public var actionTarget: GLib.Variant? {
    get { getProperty("action-target") }
    set { setProperty("action-target", newValue) }
  }

  /// Calls
  /// [`gtk_actionable_get_action_target_value()`](https://docs.gtk.org/gtk4/method.Actionable.get_action_target_value.html)
  /// and `gtk_actionable_set_action_target_value()`.
  public var actionTargetValue: GLib.Variant? {
    get { lentBoxed(opaque: gtk_actionable_get_action_target_value(opaque)) }
    set(targetValue) { gtk_actionable_set_action_target_value(opaque, targetValue?.opaque) }
  }

  /// Calls
  /// [`gtk_actionable_set_detailed_action_name()`](https://docs.gtk.org/gtk4/method.Actionable.set_detailed_action_name.html).
  public func setDetailedActionName(_ detailedActionName: String) {
    gtk_actionable_set_detailed_action_name(opaque, detailedActionName)
  }
}

extension Reactive where Base: Actionable {
  /// The property [`action-name`](https://docs.gtk.org/gtk4/property.Actionable.action-name.html) of `GtkActionable`.
  public var actionName: DynamicSubject<String?> {
    property(
      "action-name", get: { (object: Object) in lentString(ifAny: gtk_actionable_get_action_name(object.opaque)) },
      set: { object, newValue in lend(newValue) { gtk_actionable_set_action_name(object.opaque, $0) } })
  }

  /// The property [`action-target`](https://docs.gtk.org/gtk4/property.Actionable.action-target.html) of
  /// `GtkActionable`.
  public var actionTarget: DynamicSubject<GLib.Variant?> { property("action-target") }
}
