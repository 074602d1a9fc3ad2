// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The interface
  /// [`GtkSourceStyleSchemeChooser`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/iface.StyleSchemeChooser.html).
  public protocol StyleSchemeChooser: Gtk.Object {}
}

extension GtkSource.StyleSchemeChooser {
  /// The property
  /// [`style-scheme`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleSchemeChooser.style-scheme.html)
  /// of `GtkSourceStyleSchemeChooser`.
  public var styleScheme: GtkSource.StyleScheme? {
    get { Gtk.lentObject(opaque: gtk_source_style_scheme_chooser_get_style_scheme(opaque)) }
    set { gtk_source_style_scheme_chooser_set_style_scheme(opaque, newValue?.opaque) }
  }
}

extension Reactive where Base: GtkSource.StyleSchemeChooser {
  /// The property
  /// [`style-scheme`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleSchemeChooser.style-scheme.html)
  /// of `GtkSourceStyleSchemeChooser`.
  public var styleScheme: DynamicSubject<GtkSource.StyleScheme?> { property("style-scheme") }
}

/// An object of a class that is private to its library, known by its interface.
final class GtkSourceStyleSchemeChooserObject: Gtk.Object, GtkSource.StyleSchemeChooser {}
