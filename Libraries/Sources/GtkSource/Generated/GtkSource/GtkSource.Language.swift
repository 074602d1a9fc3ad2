// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceLanguage`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.Language.html).
  open class Language: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_language_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`hidden`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Language.hidden.html) of
    /// `GtkSourceLanguage`.
    public final var hidden: Bool { gtk_source_language_get_hidden(Gtk.instance(self)).isTrue }

    /// The property [`id`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Language.id.html)
    /// of `GtkSourceLanguage`.
    public final var id: String { Gtk.lentString(gtk_source_language_get_id(Gtk.instance(self))) }

    /// The property
    /// [`name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Language.name.html) of
    /// `GtkSourceLanguage`.
    public final var name: String { Gtk.lentString(gtk_source_language_get_name(Gtk.instance(self))) }

    /// The property
    /// [`section`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Language.section.html) of
    /// `GtkSourceLanguage`.
    public final var section: String { Gtk.lentString(gtk_source_language_get_section(Gtk.instance(self))) }

    /// Calls
    /// [`gtk_source_language_get_globs()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Language.get_globs.html).
    public final var globs: [String] { Gtk.givenStrings(gtk_source_language_get_globs(Gtk.instance(self))) }

    /// Calls
    /// [`gtk_source_language_get_metadata()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Language.get_metadata.html).
    public final func getMetadata(_ name: String) -> String? {
      Gtk.lentString(ifAny: gtk_source_language_get_metadata(Gtk.instance(self), name))
    }

    /// Calls
    /// [`gtk_source_language_get_mime_types()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Language.get_mime_types.html).
    public final var mimeTypes: [String] { Gtk.givenStrings(gtk_source_language_get_mime_types(Gtk.instance(self))) }

    /// Calls
    /// [`gtk_source_language_get_style_fallback()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Language.get_style_fallback.html).
    public final func getStyleFallback(_ styleId: String) -> String? {
      Gtk.lentString(ifAny: gtk_source_language_get_style_fallback(Gtk.instance(self), styleId))
    }

    /// Calls
    /// [`gtk_source_language_get_style_ids()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Language.get_style_ids.html).
    public final var styleIds: [String] { Gtk.givenStrings(gtk_source_language_get_style_ids(Gtk.instance(self))) }

    /// Calls
    /// [`gtk_source_language_get_style_name()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Language.get_style_name.html).
    public final func getStyleName(_ styleId: String) -> String? {
      Gtk.lentString(ifAny: gtk_source_language_get_style_name(Gtk.instance(self), styleId))
    }
  }
}

extension Reactive where Base: GtkSource.Language {
  /// The property
  /// [`hidden`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Language.hidden.html) of
  /// `GtkSourceLanguage`.
  public var hidden: SafeSignal<Bool> { readOnlyProperty("hidden") }

  /// The property [`id`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Language.id.html)
  /// of `GtkSourceLanguage`.
  public var id: SafeSignal<String> { readOnlyProperty("id") }

  /// The property
  /// [`name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Language.name.html) of
  /// `GtkSourceLanguage`.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property
  /// [`section`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Language.section.html) of
  /// `GtkSourceLanguage`.
  public var section: SafeSignal<String> { readOnlyProperty("section") }
}
