// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceStyleSchemeChooserWidget`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.StyleSchemeChooserWidget.html).
  open class StyleSchemeChooserWidget: Gtk.Widget, GtkSource.StyleSchemeChooser {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_style_scheme_chooser_widget_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceStyleSchemeChooserWidget:
      UnsafeMutablePointer<GtkSourceStyleSchemeChooserWidget>
    { pointer.assumingMemoryBound(to: GtkSourceStyleSchemeChooserWidget.self) }

    /// Calls
    /// [`gtk_source_style_scheme_chooser_widget_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.StyleSchemeChooserWidget.new.html).
    public init() {
      super.init(adopting: gtk_source_style_scheme_chooser_widget_new())
    }
  }
}
