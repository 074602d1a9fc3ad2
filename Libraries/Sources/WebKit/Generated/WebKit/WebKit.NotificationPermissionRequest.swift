// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitNotificationPermissionRequest`](https://webkitgtk.org/reference/webkitgtk/stable/class.NotificationPermissionRequest.html).
  /// Since WebKitGTK 2.8.
  open class NotificationPermissionRequest: Gtk.Object, WebKit.PermissionRequest {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_notification_permission_request_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}
