// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceGutter`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.Gutter.html).
  open class Gutter: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_gutter_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`view`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Gutter.view.html) of
    /// `GtkSourceGutter`.
    public final var view: GtkSource.View? { Gtk.lentObject(gtk_source_gutter_get_view(Gtk.instance(self))) }

    /// The property
    /// [`window-type`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Gutter.window-type.html)
    /// of `GtkSourceGutter`.
    public final var windowType: Gtk.TextWindowType { getProperty("window-type") }

    /// Calls
    /// [`gtk_source_gutter_insert()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Gutter.insert.html).
    @discardableResult
    public final func insert(_ renderer: GtkSource.GutterRenderer, position: Int) -> Bool {
      gtk_source_gutter_insert(Gtk.instance(self), renderer.gtkSourceGutterRenderer, position.int32).isTrue
    }

    /// Calls
    /// [`gtk_source_gutter_remove()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Gutter.remove.html).
    public final func remove(_ renderer: GtkSource.GutterRenderer) {
      gtk_source_gutter_remove(Gtk.instance(self), renderer.gtkSourceGutterRenderer)
    }

    /// Calls
    /// [`gtk_source_gutter_reorder()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Gutter.reorder.html).
    public final func reorder(_ renderer: GtkSource.GutterRenderer, position: Int) {
      gtk_source_gutter_reorder(Gtk.instance(self), renderer.gtkSourceGutterRenderer, position.int32)
    }
  }
}

extension Reactive where Base: GtkSource.Gutter {
  /// The property [`view`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Gutter.view.html)
  /// of `GtkSourceGutter`.
  public var view: SafeSignal<GtkSource.View?> { readOnlyProperty("view") }

  /// The property
  /// [`window-type`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Gutter.window-type.html)
  /// of `GtkSourceGutter`.
  public var windowType: SafeSignal<Gtk.TextWindowType> { readOnlyProperty("window-type") }
}
