// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The error codes
  /// [`ShumateFileCacheError`](https://gnome.pages.gitlab.gnome.org/libshumate/error.FileCacheError.html).
  public nonisolated enum FileCacheError: Int32, GLib.ErrorCode {
    /// `SHUMATE_FILE_CACHE_ERROR_FAILED` in C.
    case failed = 0

    public static var domain: String { "shumate-file-cache-error-quark" }
  }
}

extension Shumate {
  /// The error codes [`ShumateStyleError`](https://gnome.pages.gitlab.gnome.org/libshumate/error.StyleError.html).
  public nonisolated enum StyleError: Int32, GLib.ErrorCode {
    /// `SHUMATE_STYLE_ERROR_FAILED` in C.
    case failed = 0
    /// `SHUMATE_STYLE_ERROR_MALFORMED_STYLE` in C.
    case malformedStyle = 1
    /// `SHUMATE_STYLE_ERROR_UNSUPPORTED_LAYER` in C.
    case unsupportedLayer = 2
    /// `SHUMATE_STYLE_ERROR_INVALID_EXPRESSION` in C.
    case invalidExpression = 3
    /// `SHUMATE_STYLE_ERROR_SUPPORT_OMITTED` in C.
    case supportOmitted = 4
    /// `SHUMATE_STYLE_ERROR_UNSUPPORTED` in C.
    case unsupported = 5

    public static var domain: String { "shumate-style-error-quark" }
  }
}

extension Shumate {
  /// The error codes
  /// [`ShumateTileDownloaderError`](https://gnome.pages.gitlab.gnome.org/libshumate/error.TileDownloaderError.html).
  public nonisolated enum TileDownloaderError: Int32, GLib.ErrorCode {
    /// `SHUMATE_TILE_DOWNLOADER_ERROR_FAILED` in C.
    case failed = 0
    /// `SHUMATE_TILE_DOWNLOADER_ERROR_BAD_RESPONSE` in C.
    case badResponse = 1
    /// `SHUMATE_TILE_DOWNLOADER_ERROR_COULD_NOT_CONNECT` in C.
    case couldNotConnect = 2
    /// `SHUMATE_TILE_DOWNLOADER_ERROR_MALFORMED_URL` in C.
    case malformedUrl = 3
    /// `SHUMATE_TILE_DOWNLOADER_ERROR_OFFLINE` in C.
    case offline = 4

    public static var domain: String { "shumate-tile-downloader-error-quark" }
  }
}
