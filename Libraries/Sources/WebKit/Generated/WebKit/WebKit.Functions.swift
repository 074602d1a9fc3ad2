// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) import Gtk

extension WebKit {
  /// Calls
  /// [`webkit_get_major_version()`](https://webkitgtk.org/reference/webkitgtk/stable/func.get_major_version.html).
  public static var majorVersion: Int { webkit_get_major_version().int }

  /// Calls
  /// [`webkit_get_micro_version()`](https://webkitgtk.org/reference/webkitgtk/stable/func.get_micro_version.html).
  public static var microVersion: Int { webkit_get_micro_version().int }

  /// Calls
  /// [`webkit_get_minor_version()`](https://webkitgtk.org/reference/webkitgtk/stable/func.get_minor_version.html).
  public static var minorVersion: Int { webkit_get_minor_version().int }

  /// Calls
  /// [`webkit_media_key_system_permission_get_name()`](https://webkitgtk.org/reference/webkitgtk/stable/func.media_key_system_permission_get_name.html).
  /// Since WebKitGTK 2.32.
  public static func mediaKeySystemPermissionGetName(_ request: WebKit.MediaKeySystemPermissionRequest) -> String {
    Gtk.lentString(webkit_media_key_system_permission_get_name(request.opaque))
  }

  /// Calls [`webkit_uri_for_display()`](https://webkitgtk.org/reference/webkitgtk/stable/func.uri_for_display.html).
  /// Since WebKitGTK 2.24.
  @discardableResult
  public static func uriForDisplay(_ uri: String) -> String? { Gtk.givenString(ifAny: webkit_uri_for_display(uri)) }

  /// Calls
  /// [`webkit_user_media_permission_is_for_audio_device()`](https://webkitgtk.org/reference/webkitgtk/stable/func.user_media_permission_is_for_audio_device.html).
  /// Since WebKitGTK 2.8.
  public static func userMediaPermissionIsForAudioDevice(_ request: WebKit.UserMediaPermissionRequest) -> Bool {
    webkit_user_media_permission_is_for_audio_device(request.opaque).isTrue
  }

  /// Calls
  /// [`webkit_user_media_permission_is_for_display_device()`](https://webkitgtk.org/reference/webkitgtk/stable/func.user_media_permission_is_for_display_device.html).
  /// Since WebKitGTK 2.34.
  public static func userMediaPermissionIsForDisplayDevice(_ request: WebKit.UserMediaPermissionRequest) -> Bool {
    webkit_user_media_permission_is_for_display_device(request.opaque).isTrue
  }

  /// Calls
  /// [`webkit_user_media_permission_is_for_video_device()`](https://webkitgtk.org/reference/webkitgtk/stable/func.user_media_permission_is_for_video_device.html).
  /// Since WebKitGTK 2.8.
  public static func userMediaPermissionIsForVideoDevice(_ request: WebKit.UserMediaPermissionRequest) -> Bool {
    webkit_user_media_permission_is_for_video_device(request.opaque).isTrue
  }
}
