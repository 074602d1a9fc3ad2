// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitMediaKeySystemPermissionRequest`](https://webkitgtk.org/reference/webkitgtk/stable/class.MediaKeySystemPermissionRequest.html).
  open class MediaKeySystemPermissionRequest: Gtk.Object, WebKit.PermissionRequest {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_media_key_system_permission_request_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}
