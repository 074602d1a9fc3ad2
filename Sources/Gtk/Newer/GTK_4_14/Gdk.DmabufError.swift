// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

extension Gdk {
  /// The error codes [`GdkDmabufError`](https://docs.gtk.org/gdk4/error.DmabufError.html). Since GTK 4.14.
  public nonisolated enum DmabufError: Int32, GLib.ErrorCode {
    /// `GDK_DMABUF_ERROR_NOT_AVAILABLE` in C.
    case notAvailable = 0
    /// `GDK_DMABUF_ERROR_UNSUPPORTED_FORMAT` in C.
    case unsupportedFormat = 1
    /// `GDK_DMABUF_ERROR_CREATION_FAILED` in C.
    case creationFailed = 2

    public static var domain: String { "gdk-dmabuf-error-quark" }
  }
}

#endif
