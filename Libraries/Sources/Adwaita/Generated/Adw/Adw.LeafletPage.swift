// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwLeafletPage`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.LeafletPage.html).
  open class LeafletPage: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_leaflet_page_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.LeafletPage.child.html) of
    /// `AdwLeafletPage`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var child: Gtk.Widget? { Gtk.lentObject(widget: adw_leaflet_page_get_child(Gtk.instance(self))) }

    /// The property
    /// [`name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.LeafletPage.name.html) of
    /// `AdwLeafletPage`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var name: String? {
      get { Gtk.lentString(ifAny: adw_leaflet_page_get_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_leaflet_page_set_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`navigatable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.LeafletPage.navigatable.html)
    /// of `AdwLeafletPage`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var navigatable: Bool {
      get { adw_leaflet_page_get_navigatable(Gtk.instance(self)).isTrue }
      set { adw_leaflet_page_set_navigatable(Gtk.instance(self), newValue.gboolean) }
    }
  }
}

extension Reactive where Base: Adw.LeafletPage {
  /// The property
  /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.LeafletPage.child.html) of
  /// `AdwLeafletPage`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var child: SafeSignal<Gtk.Widget?> { readOnlyProperty("child") }

  /// The property [`name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.LeafletPage.name.html)
  /// of `AdwLeafletPage`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: Adw.LeafletPage) in object.name }, set: { $0.name = $1 })
  }

  /// The property
  /// [`navigatable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.LeafletPage.navigatable.html)
  /// of `AdwLeafletPage`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var navigatable: DynamicSubject<Bool> { property("navigatable") }
}
