// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceStyleSchemeChooserButton`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.StyleSchemeChooserButton.html).
  open class StyleSchemeChooserButton: Gtk.Button, GtkSource.StyleSchemeChooser {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_style_scheme_chooser_button_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceStyleSchemeChooserButton:
      UnsafeMutablePointer<GtkSourceStyleSchemeChooserButton>
    { pointer.assumingMemoryBound(to: GtkSourceStyleSchemeChooserButton.self) }

    /// Calls
    /// [`gtk_source_style_scheme_chooser_button_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.StyleSchemeChooserButton.new.html).
    public override init() {
      super.init(adopting: gtk_source_style_scheme_chooser_button_new())
    }
  }
}
