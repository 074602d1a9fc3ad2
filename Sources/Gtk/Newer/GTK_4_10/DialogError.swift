// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_10
import CGtk

/// The error codes [`GtkDialogError`](https://docs.gtk.org/gtk4/error.DialogError.html). Since GTK 4.10.
public nonisolated enum DialogError: Int32, GLib.ErrorCode {
  /// `GTK_DIALOG_ERROR_FAILED` in C.
  case failed = 0
  /// `GTK_DIALOG_ERROR_CANCELLED` in C.
  case cancelled = 1
  /// `GTK_DIALOG_ERROR_DISMISSED` in C.
  case dismissed = 2

  public static var domain: String { "gtk-dialog-error-quark" }
}

#endif
