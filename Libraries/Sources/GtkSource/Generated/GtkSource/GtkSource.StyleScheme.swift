// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceStyleScheme`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.StyleScheme.html).
  open class StyleScheme: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_style_scheme_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`description`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleScheme.description.html)
    /// of `GtkSourceStyleScheme`.
    public final var description: String? {
      Gtk.lentString(ifAny: gtk_source_style_scheme_get_description(Gtk.instance(self)))
    }

    /// The property
    /// [`filename`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleScheme.filename.html)
    /// of `GtkSourceStyleScheme`.
    public final var filename: String? {
      Gtk.lentString(ifAny: gtk_source_style_scheme_get_filename(Gtk.instance(self)))
    }

    /// The property
    /// [`id`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleScheme.id.html) of
    /// `GtkSourceStyleScheme`.
    public final var id: String { Gtk.lentString(gtk_source_style_scheme_get_id(Gtk.instance(self))) }

    /// The property
    /// [`name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleScheme.name.html) of
    /// `GtkSourceStyleScheme`.
    public final var name: String { Gtk.lentString(gtk_source_style_scheme_get_name(Gtk.instance(self))) }

    /// Calls
    /// [`gtk_source_style_scheme_get_authors()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.StyleScheme.get_authors.html).
    public final var authors: [String] { Gtk.lentStrings(gtk_source_style_scheme_get_authors(Gtk.instance(self))) }

    /// Calls
    /// [`gtk_source_style_scheme_get_metadata()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.StyleScheme.get_metadata.html).
    /// Since GtkSourceView 5.4.
    public final func getMetadata(_ name: String) -> String? {
      Gtk.lentString(ifAny: gtk_source_style_scheme_get_metadata(Gtk.instance(self), name))
    }

    /// Calls
    /// [`gtk_source_style_scheme_get_style()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.StyleScheme.get_style.html).
    public final func getStyle(_ styleId: String) -> GtkSource.Style? {
      Gtk.lentObject(opaque: gtk_source_style_scheme_get_style(Gtk.instance(self), styleId))
    }
  }
}

extension Reactive where Base: GtkSource.StyleScheme {
  /// The property
  /// [`description`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleScheme.description.html)
  /// of `GtkSourceStyleScheme`.
  public var description: SafeSignal<String?> { readOnlyProperty("description") }

  /// The property
  /// [`filename`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleScheme.filename.html)
  /// of `GtkSourceStyleScheme`.
  public var filename: SafeSignal<String?> { readOnlyProperty("filename") }

  /// The property
  /// [`id`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleScheme.id.html) of
  /// `GtkSourceStyleScheme`.
  public var id: SafeSignal<String> { readOnlyProperty("id") }

  /// The property
  /// [`name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleScheme.name.html) of
  /// `GtkSourceStyleScheme`.
  public var name: SafeSignal<String> { readOnlyProperty("name") }
}
