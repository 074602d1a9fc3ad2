// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitGeolocationPermissionRequest`](https://webkitgtk.org/reference/webkitgtk/stable/class.GeolocationPermissionRequest.html).
  open class GeolocationPermissionRequest: Gtk.Object, WebKit.PermissionRequest {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_geolocation_permission_request_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
  }
}
