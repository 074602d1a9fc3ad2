// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_9
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwSidebar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Sidebar.html). Since
  /// Libadwaita 1.9.
  open class Sidebar: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_sidebar_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`adw_sidebar_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Sidebar.new.html).
    /// Since Libadwaita 1.9.
    public init() {
      super.init(adopting: adw_sidebar_new())
    }

    /// The property
    /// [`drop-preload`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.drop-preload.html)
    /// of `AdwSidebar`. Since Libadwaita 1.9.
    public final var dropPreload: Bool {
      get { adw_sidebar_get_drop_preload(Gtk.instance(self)).isTrue }
      set { adw_sidebar_set_drop_preload(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`filter`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.filter.html) of
    /// `AdwSidebar`. Since Libadwaita 1.9.
    public final var filter: Gtk.Filter? {
      get { Gtk.lentObject(adw_sidebar_get_filter(Gtk.instance(self))) }
      set { adw_sidebar_set_filter(Gtk.instance(self), newValue?.gtkFilter) }
    }

    /// The property [`items`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.items.html)
    /// of `AdwSidebar`. Since Libadwaita 1.9.
    public final var items: (any Gtk.SelectionModel)? {
      Gtk.givenInterface(opaque: adw_sidebar_get_items(Gtk.instance(self)))
    }

    /// The property
    /// [`menu-model`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.menu-model.html) of
    /// `AdwSidebar`. Since Libadwaita 1.9.
    public final var menuModel: Gio.MenuModel? {
      get { Gtk.lentObject(adw_sidebar_get_menu_model(Gtk.instance(self))) }
      set { adw_sidebar_set_menu_model(Gtk.instance(self), newValue?.gMenuModel) }
    }

    /// The property [`mode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.mode.html)
    /// of `AdwSidebar`. Since Libadwaita 1.9.
    public final var mode: Adw.SidebarMode {
      get { Adw.SidebarMode(cValue: adw_sidebar_get_mode(Gtk.instance(self))) }
      set { adw_sidebar_set_mode(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`placeholder`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.placeholder.html)
    /// of `AdwSidebar`. Since Libadwaita 1.9.
    public final var placeholder: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_sidebar_get_placeholder(Gtk.instance(self))) }
      set { adw_sidebar_set_placeholder(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`sections`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.sections.html) of
    /// `AdwSidebar`. Since Libadwaita 1.9.
    public final var sections: (any Gio.ListModel)? {
      Gtk.givenInterface(opaque: adw_sidebar_get_sections(Gtk.instance(self)))
    }

    /// The property
    /// [`selected`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.selected.html) of
    /// `AdwSidebar`. Since Libadwaita 1.9.
    public final var selected: Int {
      get { adw_sidebar_get_selected(Gtk.instance(self)).int }
      set { adw_sidebar_set_selected(Gtk.instance(self), newValue.uint32) }
    }

    /// The property
    /// [`selected-item`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.selected-item.html)
    /// of `AdwSidebar`. Since Libadwaita 1.9.
    public final var selectedItem: Adw.SidebarItem? {
      Gtk.lentObject(adw_sidebar_get_selected_item(Gtk.instance(self)))
    }

    /// Calls
    /// [`adw_sidebar_append()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Sidebar.append.html).
    /// Since Libadwaita 1.9.
    public final func append(_ section: Adw.SidebarSection) { adw_sidebar_append(Gtk.instance(self), section.given()) }

    /// Calls
    /// [`adw_sidebar_get_item()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Sidebar.get_item.html).
    /// Since Libadwaita 1.9.
    public final func getItem(_ index: Int) -> Adw.SidebarItem? {
      Gtk.lentObject(adw_sidebar_get_item(Gtk.instance(self), index.uint32))
    }

    /// Calls
    /// [`adw_sidebar_get_section()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Sidebar.get_section.html).
    /// Since Libadwaita 1.9.
    public final func getSection(_ index: Int) -> Adw.SidebarSection? {
      Gtk.lentObject(opaque: adw_sidebar_get_section(Gtk.instance(self), index.uint32))
    }

    /// Calls
    /// [`adw_sidebar_insert()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Sidebar.insert.html).
    /// Since Libadwaita 1.9.
    public final func insert(_ section: Adw.SidebarSection, position: Int) {
      adw_sidebar_insert(Gtk.instance(self), section.given(), position.int32)
    }

    /// Calls
    /// [`adw_sidebar_prepend()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Sidebar.prepend.html).
    /// Since Libadwaita 1.9.
    public final func prepend(_ section: Adw.SidebarSection) {
      adw_sidebar_prepend(Gtk.instance(self), section.given())
    }

    /// Calls
    /// [`adw_sidebar_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Sidebar.remove.html).
    /// Since Libadwaita 1.9.
    public final func remove(_ section: Adw.SidebarSection) { adw_sidebar_remove(Gtk.instance(self), section.opaque) }

    /// Calls
    /// [`adw_sidebar_remove_all()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Sidebar.remove_all.html).
    /// Since Libadwaita 1.9.
    public final func removeAll() { adw_sidebar_remove_all(Gtk.instance(self)) }

    /// Calls
    /// [`adw_sidebar_setup_drop_target()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Sidebar.setup_drop_target.html).
    /// Since Libadwaita 1.9.
    public final func setupDropTarget(actions: Gdk.DragAction, types: [any Gtk.GTyped.Type]) {
      var cTypes = types.map { $0.registeredType }
      adw_sidebar_setup_drop_target(Gtk.instance(self), actions.cValue, &cTypes, types.count.uint)
    }
  }
}

extension Reactive where Base: Adw.Sidebar {
  /// The property
  /// [`drop-preload`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.drop-preload.html)
  /// of `AdwSidebar`. Since Libadwaita 1.9.
  public var dropPreload: DynamicSubject<Bool> { property("drop-preload") }

  /// The property [`filter`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.filter.html)
  /// of `AdwSidebar`. Since Libadwaita 1.9.
  public var filter: DynamicSubject<Gtk.Filter?> { property("filter") }

  /// The property [`items`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.items.html)
  /// of `AdwSidebar`. Since Libadwaita 1.9.
  public var items: SafeSignal<(any Gtk.SelectionModel)?> { readOnlyInterfaceProperty("items") }

  /// The property
  /// [`menu-model`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.menu-model.html) of
  /// `AdwSidebar`. Since Libadwaita 1.9.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }

  /// The property [`mode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.mode.html) of
  /// `AdwSidebar`. Since Libadwaita 1.9.
  public var mode: DynamicSubject<Adw.SidebarMode> { property("mode") }

  /// The property
  /// [`placeholder`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.placeholder.html) of
  /// `AdwSidebar`. Since Libadwaita 1.9.
  public var placeholder: DynamicSubject<Gtk.Widget?> { property("placeholder") }

  /// The property
  /// [`sections`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.sections.html) of
  /// `AdwSidebar`. Since Libadwaita 1.9.
  public var sections: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("sections") }

  /// The property
  /// [`selected`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.selected.html) of
  /// `AdwSidebar`. Since Libadwaita 1.9.
  public var selected: DynamicSubject<Int> {
    property("selected", get: { (object: Adw.Sidebar) in object.selected }, set: { $0.selected = $1 })
  }

  /// The property
  /// [`selected-item`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Sidebar.selected-item.html)
  /// of `AdwSidebar`. Since Libadwaita 1.9.
  public var selectedItem: SafeSignal<Adw.SidebarItem?> { readOnlyProperty("selected-item") }

  /// The signal
  /// [`activated`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Sidebar.activated.html) of
  /// `AdwSidebar`. Since Libadwaita 1.9.
  ///
  /// Argument: `index`.
  public var activated: SafeSignal<Int> { signal(ofOne: "activated") }

  /// The signal [`drop`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Sidebar.drop.html) of
  /// `AdwSidebar`.
  ///
  /// Arguments: `index`, `value`, `preferredAction`.
  public var drop: Gtk.SignalRequest<Bool, Int, Gtk.AnyValue, Gdk.DragAction> { request("drop") }

  /// The signal
  /// [`drop-enter`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Sidebar.drop-enter.html) of
  /// `AdwSidebar`. Since Libadwaita 1.9.
  ///
  /// Argument: `index`.
  public var dropEnter: Gtk.SignalRequest<Gdk.DragAction, Int> { request("drop-enter") }

  /// The signal
  /// [`drop-value-loaded`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Sidebar.drop-value-loaded.html)
  /// of `AdwSidebar`. Since Libadwaita 1.9.
  ///
  /// Arguments: `index`, `value`.
  public var dropValueLoaded: Gtk.SignalRequest<Gdk.DragAction, Int, Gtk.AnyValue> { request("drop-value-loaded") }

  /// The signal
  /// [`setup-menu`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Sidebar.setup-menu.html) of
  /// `AdwSidebar`.
  ///
  /// Argument: `item`.
  public var setupMenu: SafeSignal<Adw.SidebarItem?> { signal(ofOne: "setup-menu") }
}

#endif
