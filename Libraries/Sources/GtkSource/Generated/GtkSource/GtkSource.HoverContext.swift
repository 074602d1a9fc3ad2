// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceHoverContext`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.HoverContext.html).
  open class HoverContext: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_hover_context_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_hover_context_get_bounds()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.HoverContext.get_bounds.html).
    public final var bounds: (begin: Gtk.TextIter, end: Gtk.TextIter)? {
      var cBegin = GtkTextIter()
      var cEnd = GtkTextIter()
      let result = gtk_source_hover_context_get_bounds(Gtk.instance(self), &cBegin, &cEnd)
      guard result != 0 else { return nil }
      return (Gtk.TextIter(copying: &cBegin), Gtk.TextIter(copying: &cEnd))
    }

    /// Calls
    /// [`gtk_source_hover_context_get_buffer()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.HoverContext.get_buffer.html).
    public final var buffer: GtkSource.Buffer? {
      Gtk.lentObject(gtk_source_hover_context_get_buffer(Gtk.instance(self)))
    }

    /// Calls
    /// [`gtk_source_hover_context_get_iter()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.HoverContext.get_iter.html).
    public final func getIter(_ iter: Gtk.TextIter) -> Bool {
      gtk_source_hover_context_get_iter(Gtk.instance(self), iter.gtkTextIter).isTrue
    }

    /// Calls
    /// [`gtk_source_hover_context_get_view()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.HoverContext.get_view.html).
    public final var view: GtkSource.View? { Gtk.lentObject(gtk_source_hover_context_get_view(Gtk.instance(self))) }
  }
}
