// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class [`GtkSourceHover`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.Hover.html).
  open class Hover: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_hover_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`hover-delay`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Hover.hover-delay.html)
    /// of `GtkSourceHover`.
    public final var hoverDelay: Int {
      get { getProperty("hover-delay") }
      set { setProperty("hover-delay", newValue) }
    }

    /// Calls
    /// [`gtk_source_hover_add_provider()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Hover.add_provider.html).
    public final func addProvider(_ provider: any GtkSource.HoverProvider) {
      gtk_source_hover_add_provider(Gtk.instance(self), provider.opaque)
    }

    /// Calls
    /// [`gtk_source_hover_remove_provider()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Hover.remove_provider.html).
    public final func removeProvider(_ provider: any GtkSource.HoverProvider) {
      gtk_source_hover_remove_provider(Gtk.instance(self), provider.opaque)
    }
  }
}

extension Reactive where Base: GtkSource.Hover {
  /// The property
  /// [`hover-delay`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Hover.hover-delay.html)
  /// of `GtkSourceHover`.
  public var hoverDelay: DynamicSubject<Int> { property("hover-delay") }
}
