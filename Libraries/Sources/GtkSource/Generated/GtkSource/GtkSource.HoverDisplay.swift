// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceHoverDisplay`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.HoverDisplay.html).
  open class HoverDisplay: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_hover_display_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_hover_display_append()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.HoverDisplay.append.html).
    public final func append(_ child: Gtk.Widget) {
      gtk_source_hover_display_append(Gtk.instance(self), child.gtkWidget)
    }

    /// Calls
    /// [`gtk_source_hover_display_insert_after()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.HoverDisplay.insert_after.html).
    public final func insertAfter(_ child: Gtk.Widget, sibling: Gtk.Widget) {
      gtk_source_hover_display_insert_after(Gtk.instance(self), child.gtkWidget, sibling.gtkWidget)
    }

    /// Calls
    /// [`gtk_source_hover_display_prepend()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.HoverDisplay.prepend.html).
    public final func prepend(_ child: Gtk.Widget) {
      gtk_source_hover_display_prepend(Gtk.instance(self), child.gtkWidget)
    }

    /// Calls
    /// [`gtk_source_hover_display_remove()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.HoverDisplay.remove.html).
    public final func remove(_ child: Gtk.Widget) {
      gtk_source_hover_display_remove(Gtk.instance(self), child.gtkWidget)
    }
  }
}
