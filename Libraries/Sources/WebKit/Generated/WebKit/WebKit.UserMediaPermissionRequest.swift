// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitUserMediaPermissionRequest`](https://webkitgtk.org/reference/webkitgtk/stable/class.UserMediaPermissionRequest.html).
  /// Since WebKitGTK 2.8.
  open class UserMediaPermissionRequest: Gtk.Object, WebKit.PermissionRequest {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_user_media_permission_request_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`is-for-audio-device`](https://webkitgtk.org/reference/webkitgtk/stable/property.UserMediaPermissionRequest.is-for-audio-device.html)
    /// of `WebKitUserMediaPermissionRequest`. Since WebKitGTK 2.8.
    public final var isForAudioDevice: Bool { getProperty("is-for-audio-device") }

    /// The property
    /// [`is-for-video-device`](https://webkitgtk.org/reference/webkitgtk/stable/property.UserMediaPermissionRequest.is-for-video-device.html)
    /// of `WebKitUserMediaPermissionRequest`. Since WebKitGTK 2.8.
    public final var isForVideoDevice: Bool { getProperty("is-for-video-device") }
  }
}

extension Reactive where Base: WebKit.UserMediaPermissionRequest {
  /// The property
  /// [`is-for-audio-device`](https://webkitgtk.org/reference/webkitgtk/stable/property.UserMediaPermissionRequest.is-for-audio-device.html)
  /// of `WebKitUserMediaPermissionRequest`. Since WebKitGTK 2.8.
  public var isForAudioDevice: SafeSignal<Bool> { readOnlyProperty("is-for-audio-device") }

  /// The property
  /// [`is-for-video-device`](https://webkitgtk.org/reference/webkitgtk/stable/property.UserMediaPermissionRequest.is-for-video-device.html)
  /// of `WebKitUserMediaPermissionRequest`. Since WebKitGTK 2.8.
  public var isForVideoDevice: SafeSignal<Bool> { readOnlyProperty("is-for-video-device") }
}
