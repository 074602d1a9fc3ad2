// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The error codes
  /// [`WebKitDownloadError`](https://webkitgtk.org/reference/webkitgtk/stable/error.DownloadError.html).
  public nonisolated enum DownloadError: Int32, GLib.ErrorCode {
    /// `WEBKIT_DOWNLOAD_ERROR_NETWORK` in C.
    case network = 499
    /// `WEBKIT_DOWNLOAD_ERROR_CANCELLED_BY_USER` in C.
    case cancelledByUser = 400
    /// `WEBKIT_DOWNLOAD_ERROR_DESTINATION` in C.
    case destination = 401

    public static var domain: String { "WebKitDownloadError" }
  }
}

extension WebKit {
  /// The error codes
  /// [`WebKitFaviconDatabaseError`](https://webkitgtk.org/reference/webkitgtk/stable/error.FaviconDatabaseError.html).
  public nonisolated enum FaviconDatabaseError: Int32, GLib.ErrorCode {
    /// `WEBKIT_FAVICON_DATABASE_ERROR_NOT_INITIALIZED` in C.
    case notInitialized = 0
    /// `WEBKIT_FAVICON_DATABASE_ERROR_FAVICON_NOT_FOUND` in C.
    case faviconNotFound = 1
    /// `WEBKIT_FAVICON_DATABASE_ERROR_FAVICON_UNKNOWN` in C.
    case faviconUnknown = 2

    public static var domain: String { "WebKitFaviconDatabaseError" }
  }
}

extension WebKit {
  /// The error codes
  /// [`WebKitJavascriptError`](https://webkitgtk.org/reference/webkitgtk/stable/error.JavascriptError.html).
  public nonisolated enum JavascriptError: Int32, GLib.ErrorCode {
    /// `WEBKIT_JAVASCRIPT_ERROR_SCRIPT_FAILED` in C.
    case scriptFailed = 699
    /// `WEBKIT_JAVASCRIPT_ERROR_INVALID_PARAMETER` in C.
    case invalidParameter = 600
    /// `WEBKIT_JAVASCRIPT_ERROR_INVALID_RESULT` in C.
    case invalidResult = 601

    public static var domain: String { "WebKitJavascriptError" }
  }
}

extension WebKit {
  /// The error codes [`WebKitMediaError`](https://webkitgtk.org/reference/webkitgtk/stable/error.MediaError.html).
  /// Since WebKitGTK 2.40.
  public nonisolated enum MediaError: Int32, GLib.ErrorCode {
    /// `WEBKIT_MEDIA_ERROR_WILL_HANDLE_LOAD` in C.
    case load = 204

    public static var domain: String { "WebKitMediaError" }
  }
}

extension WebKit {
  /// The error codes [`WebKitNetworkError`](https://webkitgtk.org/reference/webkitgtk/stable/error.NetworkError.html).
  public nonisolated enum NetworkError: Int32, GLib.ErrorCode {
    /// `WEBKIT_NETWORK_ERROR_FAILED` in C.
    case failed = 399
    /// `WEBKIT_NETWORK_ERROR_TRANSPORT` in C.
    case transport = 300
    /// `WEBKIT_NETWORK_ERROR_UNKNOWN_PROTOCOL` in C.
    case unknownProtocol = 301
    /// `WEBKIT_NETWORK_ERROR_CANCELLED` in C.
    case cancelled = 302
    /// `WEBKIT_NETWORK_ERROR_FILE_DOES_NOT_EXIST` in C.
    case fileDoesNotExist = 303

    public static var domain: String { "WebKitNetworkError" }
  }
}

extension WebKit {
  /// The error codes [`WebKitPolicyError`](https://webkitgtk.org/reference/webkitgtk/stable/error.PolicyError.html).
  public nonisolated enum PolicyError: Int32, GLib.ErrorCode {
    /// `WEBKIT_POLICY_ERROR_FAILED` in C.
    case failed = 199
    /// `WEBKIT_POLICY_ERROR_CANNOT_SHOW_MIME_TYPE` in C.
    case cannotShowMimeType = 100
    /// `WEBKIT_POLICY_ERROR_CANNOT_SHOW_URI` in C.
    case cannotShowUri = 101
    /// `WEBKIT_POLICY_ERROR_FRAME_LOAD_INTERRUPTED_BY_POLICY_CHANGE` in C.
    case frameLoadInterruptedByPolicyChange = 102
    /// `WEBKIT_POLICY_ERROR_CANNOT_USE_RESTRICTED_PORT` in C.
    case cannotUseRestrictedPort = 103

    public static var domain: String { "WebKitPolicyError" }
  }
}

extension WebKit {
  /// The error codes [`WebKitPrintError`](https://webkitgtk.org/reference/webkitgtk/stable/error.PrintError.html).
  public nonisolated enum PrintError: Int32, GLib.ErrorCode {
    /// `WEBKIT_PRINT_ERROR_GENERAL` in C.
    case general = 599
    /// `WEBKIT_PRINT_ERROR_PRINTER_NOT_FOUND` in C.
    case printerNotFound = 500
    /// `WEBKIT_PRINT_ERROR_INVALID_PAGE_RANGE` in C.
    case invalidPageRange = 501

    public static var domain: String { "WebKitPrintError" }
  }
}

extension WebKit {
  /// The error codes
  /// [`WebKitSnapshotError`](https://webkitgtk.org/reference/webkitgtk/stable/error.SnapshotError.html).
  public nonisolated enum SnapshotError: Int32, GLib.ErrorCode {
    /// `WEBKIT_SNAPSHOT_ERROR_FAILED_TO_CREATE` in C.
    case create = 799

    public static var domain: String { "WebKitSnapshotError" }
  }
}

extension WebKit {
  /// The error codes
  /// [`WebKitUserContentFilterError`](https://webkitgtk.org/reference/webkitgtk/stable/error.UserContentFilterError.html).
  /// Since WebKitGTK 2.24.
  public nonisolated enum UserContentFilterError: Int32, GLib.ErrorCode {
    /// `WEBKIT_USER_CONTENT_FILTER_ERROR_INVALID_SOURCE` in C.
    case invalidSource = 0
    /// `WEBKIT_USER_CONTENT_FILTER_ERROR_NOT_FOUND` in C.
    case notFound = 1

    public static var domain: String { "WebKitUserContentFilterError" }
  }
}

extension WebKit {
  /// The error codes
  /// [`WebKitUserMessageError`](https://webkitgtk.org/reference/webkitgtk/stable/error.UserMessageError.html). Since
  /// WebKitGTK 2.28.
  public nonisolated enum UserMessageError: Int32, GLib.ErrorCode {
    /// `WEBKIT_USER_MESSAGE_UNHANDLED_MESSAGE` in C.
    case message = 0

    public static var domain: String { "WebKitUserMessageError" }
  }
}

extension WebKit {
  /// The error codes
  /// [`WebKitWebExtensionMatchPatternError`](https://webkitgtk.org/reference/webkitgtk/stable/error.WebExtensionMatchPatternError.html).
  public nonisolated enum WebExtensionMatchPatternError: Int32, GLib.ErrorCode {
    /// `WEBKIT_WEB_EXTENSION_MATCH_PATTERN_ERROR_UNKNOWN` in C.
    case unknown = 899
    /// `WEBKIT_WEB_EXTENSION_MATCH_PATTERN_ERROR_INVALID_SCHEME` in C.
    case invalidScheme = 808
    /// `WEBKIT_WEB_EXTENSION_MATCH_PATTERN_ERROR_INVALID_HOST` in C.
    case invalidHost = 809
    /// `WEBKIT_WEB_EXTENSION_MATCH_PATTERN_ERROR_INVALID_PATH` in C.
    case invalidPath = 810

    public static var domain: String { "WebKitWebExtensionMatchPatternError" }
  }
}
