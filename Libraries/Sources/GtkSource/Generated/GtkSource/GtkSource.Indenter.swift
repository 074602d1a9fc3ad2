// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The interface
  /// [`GtkSourceIndenter`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/iface.Indenter.html).
  public protocol Indenter: Gtk.Object {}
}

extension GtkSource.Indenter {
  /// Calls
  /// [`gtk_source_indenter_indent()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Indenter.indent.html).
  public func indent(_ view: GtkSource.View, iter: Gtk.TextIter) {
    gtk_source_indenter_indent(opaque, view.gtkSourceView, iter.gtkTextIter)
  }

  /// Calls
  /// [`gtk_source_indenter_is_trigger()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Indenter.is_trigger.html).
  public func isTrigger(_ view: GtkSource.View, location: Gtk.TextIter, state: Gdk.ModifierType, keyval: Int) -> Bool {
    gtk_source_indenter_is_trigger(opaque, view.gtkSourceView, location.gtkTextIter, state.cValue, keyval.uint32).isTrue
  }
}

/// An object of a class that is private to its library, known by its interface.
final class GtkSourceIndenterObject: Gtk.Object, GtkSource.Indenter {}
