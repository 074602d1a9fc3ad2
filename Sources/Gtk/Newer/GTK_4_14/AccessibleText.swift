// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_14
import CGtk

/// The interface [`GtkAccessibleText`](https://docs.gtk.org/gtk4/iface.AccessibleText.html). Since GTK 4.14.
public protocol AccessibleText: Accessible {}

extension AccessibleText {
  /// Calls
  /// [`gtk_accessible_text_update_caret_position()`](https://docs.gtk.org/gtk4/method.AccessibleText.update_caret_position.html).
  /// Since GTK 4.14.
  public func updateCaretPosition() { gtk_accessible_text_update_caret_position(opaque) }

  /// Calls
  /// [`gtk_accessible_text_update_contents()`](https://docs.gtk.org/gtk4/method.AccessibleText.update_contents.html).
  /// Since GTK 4.14.
  public func updateContents(change: AccessibleTextContentChange, start: Int, end: Int) {
    gtk_accessible_text_update_contents(opaque, change.cValue, start.uint32, end.uint32)
  }

  /// Calls
  /// [`gtk_accessible_text_update_selection_bound()`](https://docs.gtk.org/gtk4/method.AccessibleText.update_selection_bound.html).
  /// Since GTK 4.14.
  public func updateSelectionBound() { gtk_accessible_text_update_selection_bound(opaque) }
}

/// An object of a class that is private to its library, known by its interface.
final class AccessibleTextObject: Object, AccessibleText {}

#endif
