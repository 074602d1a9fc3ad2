// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceGutterLines`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.GutterLines.html).
  open class GutterLines: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_gutter_lines_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_gutter_lines_add_class()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.add_class.html).
    public final func addClass(line: Int, name: String) {
      gtk_source_gutter_lines_add_class(Gtk.instance(self), line.uint32, name)
    }

    /// Calls
    /// [`gtk_source_gutter_lines_add_qclass()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.add_qclass.html).
    public final func addQclass(line: Int, qname: Int) {
      gtk_source_gutter_lines_add_qclass(Gtk.instance(self), line.uint32, qname.uint32)
    }

    /// Calls
    /// [`gtk_source_gutter_lines_get_buffer()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.get_buffer.html).
    public final var buffer: Gtk.TextBuffer? { Gtk.lentObject(gtk_source_gutter_lines_get_buffer(Gtk.instance(self))) }

    /// Calls
    /// [`gtk_source_gutter_lines_get_first()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.get_first.html).
    public final var first: Int { gtk_source_gutter_lines_get_first(Gtk.instance(self)).int }

    /// Calls
    /// [`gtk_source_gutter_lines_get_iter_at_line()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.get_iter_at_line.html).
    public final func getIterAtLine(_ line: Int) -> Gtk.TextIter {
      var cIter = GtkTextIter()
      gtk_source_gutter_lines_get_iter_at_line(Gtk.instance(self), &cIter, line.uint32)
      return Gtk.TextIter(copying: &cIter)
    }

    /// Calls
    /// [`gtk_source_gutter_lines_get_last()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.get_last.html).
    public final var last: Int { gtk_source_gutter_lines_get_last(Gtk.instance(self)).int }

    /// Calls
    /// [`gtk_source_gutter_lines_get_line_yrange()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.get_line_yrange.html).
    public final func getLineYrange(line: Int, mode: GtkSource.GutterRendererAlignmentMode) -> (y: Int, height: Int) {
      var cY: Int32 = 0
      var cHeight: Int32 = 0
      gtk_source_gutter_lines_get_line_yrange(Gtk.instance(self), line.uint32, mode.cValue, &cY, &cHeight)
      return (cY.int, cHeight.int)
    }

    /// Calls
    /// [`gtk_source_gutter_lines_get_view()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.get_view.html).
    public final var view: Gtk.TextView? { Gtk.lentObject(gtk_source_gutter_lines_get_view(Gtk.instance(self))) }

    /// Calls
    /// [`gtk_source_gutter_lines_has_any_class()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.has_any_class.html).
    /// Since GtkSourceView 5.6.
    public final func hasAnyClass(_ line: Int) -> Bool {
      gtk_source_gutter_lines_has_any_class(Gtk.instance(self), line.uint32).isTrue
    }

    /// Calls
    /// [`gtk_source_gutter_lines_has_class()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.has_class.html).
    public final func hasClass(line: Int, name: String) -> Bool {
      gtk_source_gutter_lines_has_class(Gtk.instance(self), line.uint32, name).isTrue
    }

    /// Calls
    /// [`gtk_source_gutter_lines_has_qclass()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.has_qclass.html).
    public final func hasQclass(line: Int, qname: Int) -> Bool {
      gtk_source_gutter_lines_has_qclass(Gtk.instance(self), line.uint32, qname.uint32).isTrue
    }

    /// Calls
    /// [`gtk_source_gutter_lines_is_cursor()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.is_cursor.html).
    public final func isCursor(_ line: Int) -> Bool {
      gtk_source_gutter_lines_is_cursor(Gtk.instance(self), line.uint32).isTrue
    }

    /// Calls
    /// [`gtk_source_gutter_lines_is_prelit()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.is_prelit.html).
    public final func isPrelit(_ line: Int) -> Bool {
      gtk_source_gutter_lines_is_prelit(Gtk.instance(self), line.uint32).isTrue
    }

    /// Calls
    /// [`gtk_source_gutter_lines_is_selected()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.is_selected.html).
    public final func isSelected(_ line: Int) -> Bool {
      gtk_source_gutter_lines_is_selected(Gtk.instance(self), line.uint32).isTrue
    }

    /// Calls
    /// [`gtk_source_gutter_lines_remove_class()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.remove_class.html).
    public final func removeClass(line: Int, name: String) {
      gtk_source_gutter_lines_remove_class(Gtk.instance(self), line.uint32, name)
    }

    /// Calls
    /// [`gtk_source_gutter_lines_remove_qclass()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.GutterLines.remove_qclass.html).
    public final func removeQclass(line: Int, qname: Int) {
      gtk_source_gutter_lines_remove_qclass(Gtk.instance(self), line.uint32, qname.uint32)
    }
  }
}
