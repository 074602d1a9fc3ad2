// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The interface
  /// [`WebKitPermissionRequest`](https://webkitgtk.org/reference/webkitgtk/stable/iface.PermissionRequest.html).
  public protocol PermissionRequest: Gtk.Object {}
}

extension WebKit.PermissionRequest {
  /// Calls
  /// [`webkit_permission_request_allow()`](https://webkitgtk.org/reference/webkitgtk/stable/method.PermissionRequest.allow.html).
  public func allow() { webkit_permission_request_allow(opaque) }

  /// Calls
  /// [`webkit_permission_request_deny()`](https://webkitgtk.org/reference/webkitgtk/stable/method.PermissionRequest.deny.html).
  public func deny() { webkit_permission_request_deny(opaque) }
}

/// An object of a class that is private to its library, known by its interface.
final class WebKitPermissionRequestObject: Gtk.Object, WebKit.PermissionRequest {}
