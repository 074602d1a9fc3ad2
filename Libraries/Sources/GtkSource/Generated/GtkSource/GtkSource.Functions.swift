// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CGtkSource
@_spi(Bindings) import Gtk

extension GtkSource {
  /// Calls
  /// [`gtk_source_finalize()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/func.finalize.html).
  public static func finalize() { gtk_source_finalize() }

  /// Calls [`gtk_source_init()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/func.init.html).
  public static func initialize() { gtk_source_init() }

  /// Calls
  /// [`gtk_source_scheduler_add()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/func.scheduler_add.html).
  /// Since GtkSourceView 5.2.
  @discardableResult
  public static func schedulerAdd(_ callback: @escaping (Int) -> Bool) -> Int {
    gtk_source_scheduler_add(callGtkSourceSchedulerCallbackOnce, Gtk.heldClosure(callback)).int
  }

  /// Calls
  /// [`gtk_source_scheduler_add_full()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/func.scheduler_add_full.html).
  /// Since GtkSourceView 5.2.
  @discardableResult
  public static func schedulerAddFull(_ callback: @escaping (Int) -> Bool) -> Int {
    gtk_source_scheduler_add_full(callGtkSourceSchedulerCallback, Gtk.heldClosure(callback), Gtk.releaseClosure).int
  }

  /// Calls
  /// [`gtk_source_scheduler_remove()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/func.scheduler_remove.html).
  /// Since GtkSourceView 5.2.
  public static func schedulerRemove(_ handlerId: Int) { gtk_source_scheduler_remove(handlerId.uint) }

  /// Calls
  /// [`gtk_source_utils_escape_search_text()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/func.utils_escape_search_text.html).
  @discardableResult
  public static func utilsEscapeSearchText(_ text: String) -> String {
    Gtk.givenString(gtk_source_utils_escape_search_text(text))
  }

  /// Calls
  /// [`gtk_source_utils_unescape_search_text()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/func.utils_unescape_search_text.html).
  @discardableResult
  public static func utilsUnescapeSearchText(_ text: String) -> String {
    Gtk.givenString(gtk_source_utils_unescape_search_text(text))
  }
}
