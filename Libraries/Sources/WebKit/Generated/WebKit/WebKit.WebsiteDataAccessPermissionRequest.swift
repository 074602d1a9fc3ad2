// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitWebsiteDataAccessPermissionRequest`](https://webkitgtk.org/reference/webkitgtk/stable/class.WebsiteDataAccessPermissionRequest.html).
  /// Since WebKitGTK 2.30.
  open class WebsiteDataAccessPermissionRequest: Gtk.Object, WebKit.PermissionRequest {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_website_data_access_permission_request_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_website_data_access_permission_request_get_current_domain()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebsiteDataAccessPermissionRequest.get_current_domain.html).
    /// Since WebKitGTK 2.30.
    public final var currentDomain: String {
      Gtk.lentString(webkit_website_data_access_permission_request_get_current_domain(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_website_data_access_permission_request_get_requesting_domain()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebsiteDataAccessPermissionRequest.get_requesting_domain.html).
    /// Since WebKitGTK 2.30.
    public final var requestingDomain: String {
      Gtk.lentString(webkit_website_data_access_permission_request_get_requesting_domain(Gtk.instance(self)))
    }
  }
}
