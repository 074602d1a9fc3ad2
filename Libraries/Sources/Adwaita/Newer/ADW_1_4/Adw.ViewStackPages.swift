// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwViewStackPages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ViewStackPages.html).
  /// Since Libadwaita 1.4.
  open class ViewStackPages: Gtk.Object, Gio.ListModel, Gtk.SectionModel, Gtk.SelectionModel {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_view_stack_pages_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`selected-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPages.selected-page.html)
    /// of `AdwViewStackPages`. Since Libadwaita 1.4.
    public final var selectedPage: Adw.ViewStackPage? {
      get { Gtk.lentObject(opaque: adw_view_stack_pages_get_selected_page(Gtk.instance(self))) }
      set { adw_view_stack_pages_set_selected_page(Gtk.instance(self), newValue?.opaque) }
    }
  }
}

extension Reactive where Base: Adw.ViewStackPages {
  /// The property
  /// [`selected-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewStackPages.selected-page.html)
  /// of `AdwViewStackPages`. Since Libadwaita 1.4.
  public var selectedPage: DynamicSubject<Adw.ViewStackPage?> { property("selected-page") }
}

#endif
