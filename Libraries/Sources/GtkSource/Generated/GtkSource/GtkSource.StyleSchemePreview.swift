// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceStyleSchemePreview`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.StyleSchemePreview.html).
  /// Since GtkSourceView 5.4.
  open class StyleSchemePreview: Gtk.Widget, Gtk.Actionable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_style_scheme_preview_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_style_scheme_preview_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.StyleSchemePreview.new.html).
    /// Since GtkSourceView 5.4.
    public init(scheme: GtkSource.StyleScheme) {
      super.init(adopting: gtk_source_style_scheme_preview_new(scheme.opaque))
    }

    /// The property
    /// [`scheme`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleSchemePreview.scheme.html)
    /// of `GtkSourceStyleSchemePreview`.
    public final var scheme: GtkSource.StyleScheme? {
      Gtk.lentObject(opaque: gtk_source_style_scheme_preview_get_scheme(Gtk.instance(self)))
    }

    /// The property
    /// [`selected`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleSchemePreview.selected.html)
    /// of `GtkSourceStyleSchemePreview`.
    public final var selected: Bool {
      get { gtk_source_style_scheme_preview_get_selected(Gtk.instance(self)).isTrue }
      set { gtk_source_style_scheme_preview_set_selected(Gtk.instance(self), newValue.gboolean) }
    }
  }
}

extension Reactive where Base: GtkSource.StyleSchemePreview {
  /// The property
  /// [`scheme`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleSchemePreview.scheme.html)
  /// of `GtkSourceStyleSchemePreview`.
  public var scheme: SafeSignal<GtkSource.StyleScheme?> { readOnlyProperty("scheme") }

  /// The property
  /// [`selected`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleSchemePreview.selected.html)
  /// of `GtkSourceStyleSchemePreview`.
  public var selected: DynamicSubject<Bool> { property("selected") }

  /// The signal
  /// [`activate`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.StyleSchemePreview.activate.html)
  /// of `GtkSourceStyleSchemePreview`.
  public var activate: SafeSignal<Void> { signal("activate") }
}
