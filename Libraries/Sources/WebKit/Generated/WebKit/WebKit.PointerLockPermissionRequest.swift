// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitPointerLockPermissionRequest`](https://webkitgtk.org/reference/webkitgtk/stable/class.PointerLockPermissionRequest.html).
  /// Since WebKitGTK 2.28.
  open class PointerLockPermissionRequest: Gtk.Object, WebKit.PermissionRequest {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_pointer_lock_permission_request_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}
