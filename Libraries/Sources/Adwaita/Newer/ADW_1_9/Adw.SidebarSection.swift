// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_9
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwSidebarSection`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.SidebarSection.html).
  /// Since Libadwaita 1.9.
  open class SidebarSection: Gtk.Object, Gtk.Buildable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_sidebar_section_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_sidebar_section_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.SidebarSection.new.html).
    /// Since Libadwaita 1.9.
    public init() {
      super.init(adopting: adw_sidebar_section_new().raw)
    }

    /// The property
    /// [`items`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarSection.items.html) of
    /// `AdwSidebarSection`. Since Libadwaita 1.9.
    public final var items: (any Gio.ListModel)? {
      Gtk.givenInterface(opaque: adw_sidebar_section_get_items(Gtk.instance(self)))
    }

    /// The property
    /// [`menu-model`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarSection.menu-model.html)
    /// of `AdwSidebarSection`. Since Libadwaita 1.9.
    public final var menuModel: Gio.MenuModel? {
      get { Gtk.lentObject(adw_sidebar_section_get_menu_model(Gtk.instance(self))) }
      set { adw_sidebar_section_set_menu_model(Gtk.instance(self), newValue?.gMenuModel) }
    }

    /// The property
    /// [`sidebar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarSection.sidebar.html)
    /// of `AdwSidebarSection`. Since Libadwaita 1.9.
    public final var sidebar: Adw.Sidebar? {
      Gtk.lentObject(opaque: adw_sidebar_section_get_sidebar(Gtk.instance(self)))
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarSection.title.html) of
    /// `AdwSidebarSection`. Since Libadwaita 1.9.
    public final var title: String? {
      get { Gtk.lentString(ifAny: adw_sidebar_section_get_title(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_sidebar_section_set_title(Gtk.instance(self), $0) } }
    }

    /// Calls
    /// [`adw_sidebar_section_append()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SidebarSection.append.html).
    /// Since Libadwaita 1.9.
    public final func append(_ item: Adw.SidebarItem) {
      adw_sidebar_section_append(Gtk.instance(self), item.givenPointer().assumingMemoryBound(to: AdwSidebarItem.self))
    }

    /// Calls
    /// [`adw_sidebar_section_bind_model()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SidebarSection.bind_model.html).
    /// Since Libadwaita 1.9.
    public final func bindModel(_ model: (any Gio.ListModel)?, createItemFunc: ((Gtk.Object) -> Adw.SidebarItem)?) {
      adw_sidebar_section_bind_model(
        Gtk.instance(self), model?.opaque, createItemFunc == nil ? nil : callAdwSidebarSectionCreateItemFunc,
        createItemFunc.map { Gtk.heldClosure($0) }, createItemFunc == nil ? nil : Gtk.releaseClosure)
    }

    /// Calls
    /// [`adw_sidebar_section_get_item()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SidebarSection.get_item.html).
    /// Since Libadwaita 1.9.
    public final func getItem(_ index: Int) -> Adw.SidebarItem? {
      Gtk.lentObject(adw_sidebar_section_get_item(Gtk.instance(self), index.uint32))
    }

    /// Calls
    /// [`adw_sidebar_section_insert()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SidebarSection.insert.html).
    /// Since Libadwaita 1.9.
    public final func insert(_ item: Adw.SidebarItem, position: Int) {
      adw_sidebar_section_insert(
        Gtk.instance(self), item.givenPointer().assumingMemoryBound(to: AdwSidebarItem.self), position.int32)
    }

    /// Calls
    /// [`adw_sidebar_section_prepend()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SidebarSection.prepend.html).
    /// Since Libadwaita 1.9.
    public final func prepend(_ item: Adw.SidebarItem) {
      adw_sidebar_section_prepend(Gtk.instance(self), item.givenPointer().assumingMemoryBound(to: AdwSidebarItem.self))
    }

    /// Calls
    /// [`adw_sidebar_section_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SidebarSection.remove.html).
    /// Since Libadwaita 1.9.
    public final func remove(_ item: Adw.SidebarItem) {
      adw_sidebar_section_remove(Gtk.instance(self), item.adwSidebarItem)
    }

    /// Calls
    /// [`adw_sidebar_section_remove_all()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.SidebarSection.remove_all.html).
    /// Since Libadwaita 1.9.
    public final func removeAll() { adw_sidebar_section_remove_all(Gtk.instance(self)) }
  }
}

extension Reactive where Base: Adw.SidebarSection {
  /// The property
  /// [`items`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarSection.items.html) of
  /// `AdwSidebarSection`. Since Libadwaita 1.9.
  public var items: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("items") }

  /// The property
  /// [`menu-model`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarSection.menu-model.html)
  /// of `AdwSidebarSection`. Since Libadwaita 1.9.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }

  /// The property
  /// [`sidebar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarSection.sidebar.html) of
  /// `AdwSidebarSection`. Since Libadwaita 1.9.
  public var sidebar: SafeSignal<Adw.Sidebar?> { readOnlyProperty("sidebar") }

  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SidebarSection.title.html) of
  /// `AdwSidebarSection`. Since Libadwaita 1.9.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: Adw.SidebarSection) in object.title }, set: { $0.title = $1 })
  }
}

#endif
