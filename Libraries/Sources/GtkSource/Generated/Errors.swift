// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The error codes
  /// [`GtkSourceFileLoaderError`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/error.FileLoaderError.html).
  public nonisolated enum FileLoaderError: Int32, GLib.ErrorCode {
    /// `GTK_SOURCE_FILE_LOADER_ERROR_TOO_BIG` in C.
    case tooBig = 0
    /// `GTK_SOURCE_FILE_LOADER_ERROR_ENCODING_AUTO_DETECTION_FAILED` in C.
    case encodingAutoDetectionFailed = 1
    /// `GTK_SOURCE_FILE_LOADER_ERROR_CONVERSION_FALLBACK` in C.
    case conversionFallback = 2

    public static var domain: String { "gtk-source-file-loader-error" }
  }
}

extension GtkSource {
  /// The error codes
  /// [`GtkSourceFileSaverError`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/error.FileSaverError.html).
  public nonisolated enum FileSaverError: Int32, GLib.ErrorCode {
    /// `GTK_SOURCE_FILE_SAVER_ERROR_INVALID_CHARS` in C.
    case invalidChars = 0
    /// `GTK_SOURCE_FILE_SAVER_ERROR_EXTERNALLY_MODIFIED` in C.
    case externallyModified = 1

    public static var domain: String { "gtk-source-file-saver-error" }
  }
}
