// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_22
import CGtk

/// The error codes [`GtkSvgError`](https://docs.gtk.org/gtk4/error.SvgError.html). Since GTK 4.22.
public nonisolated enum SvgError: Int32, GLib.ErrorCode {
  /// `GTK_SVG_ERROR_INVALID_SYNTAX` in C.
  case invalidSyntax = 0
  /// `GTK_SVG_ERROR_INVALID_ELEMENT` in C.
  case invalidElement = 1
  /// `GTK_SVG_ERROR_INVALID_ATTRIBUTE` in C.
  case invalidAttribute = 2
  /// `GTK_SVG_ERROR_MISSING_ATTRIBUTE` in C.
  case missingAttribute = 3
  /// `GTK_SVG_ERROR_INVALID_REFERENCE` in C.
  case invalidReference = 4
  /// `GTK_SVG_ERROR_FAILED_UPDATE` in C.
  case failedUpdate = 5
  /// `GTK_SVG_ERROR_FAILED_RENDERING` in C.
  case failedRendering = 6
  /// `GTK_SVG_ERROR_IGNORED_ELEMENT` in C.
  case ignoredElement = 7
  /// `GTK_SVG_ERROR_LIMITS_EXCEEDED` in C.
  case limitsExceeded = 8
  /// `GTK_SVG_ERROR_NOT_IMPLEMENTED` in C.
  case notImplemented = 9
  /// `GTK_SVG_ERROR_FEATURE_DISABLED` in C.
  case featureDisabled = 10

  public static var domain: String { "GtkSvgError" }
}

#endif
