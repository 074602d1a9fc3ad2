// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gio {
  /// The class [`GNotification`](https://docs.gtk.org/gio/class.Notification.html). Since GLib 2.40.
  open class Notification: Object {
    open override class var gType: GType { g_notification_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_notification_new()`](https://docs.gtk.org/gio/ctor.Notification.new.html). Since GLib 2.40.
    public init(title: String) {
      super.init(adopting: g_notification_new(title).raw)
    }

    /// Calls [`g_notification_add_button()`](https://docs.gtk.org/gio/method.Notification.add_button.html). Since GLib
    /// 2.40.
    public final func addButton(_ label: String, detailedAction: String) {
      g_notification_add_button(instance(self), label, detailedAction)
    }

    /// Calls
    /// [`g_notification_add_button_with_target_value()`](https://docs.gtk.org/gio/method.Notification.add_button_with_target_value.html).
    /// Since GLib 2.40.
    public final func addButtonWithTarget(_ label: String, action: String, target: GLib.Variant?) {
      g_notification_add_button_with_target_value(instance(self), label, action, target?.opaque)
    }

    /// Calls [`g_notification_set_body()`](https://docs.gtk.org/gio/method.Notification.set_body.html). Since GLib
    /// 2.40.
    public final func setBody(_ body: String?) { g_notification_set_body(instance(self), body) }

    /// Calls [`g_notification_set_category()`](https://docs.gtk.org/gio/method.Notification.set_category.html). Since
    /// GLib 2.70.
    public final func setCategory(_ category: String?) { g_notification_set_category(instance(self), category) }

    /// Calls
    /// [`g_notification_set_default_action()`](https://docs.gtk.org/gio/method.Notification.set_default_action.html).
    /// Since GLib 2.40.
    public final func setDefaultAction(_ detailedAction: String) {
      g_notification_set_default_action(instance(self), detailedAction)
    }

    /// Calls
    /// [`g_notification_set_default_action_and_target_value()`](https://docs.gtk.org/gio/method.Notification.set_default_action_and_target_value.html).
    /// Since GLib 2.40.
    public final func setDefaultActionAndTarget(_ action: String, target: GLib.Variant?) {
      g_notification_set_default_action_and_target_value(instance(self), action, target?.opaque)
    }

    /// Calls [`g_notification_set_icon()`](https://docs.gtk.org/gio/method.Notification.set_icon.html). Since GLib
    /// 2.40.
    public final func setIcon(_ icon: any Gio.Icon) { g_notification_set_icon(instance(self), icon.opaque) }

    /// Calls [`g_notification_set_priority()`](https://docs.gtk.org/gio/method.Notification.set_priority.html).
    public final func setPriority(_ priority: Gio.NotificationPriority) {
      g_notification_set_priority(instance(self), priority.cValue)
    }

    /// Calls [`g_notification_set_title()`](https://docs.gtk.org/gio/method.Notification.set_title.html). Since GLib
    /// 2.40.
    public final func setTitle(_ title: String) { g_notification_set_title(instance(self), title) }

    /// Calls [`g_notification_set_urgent()`](https://docs.gtk.org/gio/method.Notification.set_urgent.html). Since GLib
    /// 2.40.
    @available(*, deprecated, message: "Replaced by `g_notification_set_priority()` in GLib 2.42.")
    public final func setUrgent(_ urgent: Bool) { g_notification_set_urgent(instance(self), urgent.gboolean) }
  }
}
