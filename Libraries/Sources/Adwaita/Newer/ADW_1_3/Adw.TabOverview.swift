// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_3
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwTabOverview`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.TabOverview.html).
  /// Since Libadwaita 1.3.
  open class TabOverview: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_tab_overview_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_tab_overview_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.TabOverview.new.html).
    /// Since Libadwaita 1.3.
    public init() {
      super.init(adopting: adw_tab_overview_new())
    }

    /// The property
    /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.child.html) of
    /// `AdwTabOverview`. Since Libadwaita 1.3.
    public final var child: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_tab_overview_get_child(Gtk.instance(self))) }
      set { adw_tab_overview_set_child(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`enable-new-tab`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.enable-new-tab.html)
    /// of `AdwTabOverview`. Since Libadwaita 1.3.
    public final var enableNewTab: Bool {
      get { adw_tab_overview_get_enable_new_tab(Gtk.instance(self)).isTrue }
      set { adw_tab_overview_set_enable_new_tab(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`enable-search`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.enable-search.html)
    /// of `AdwTabOverview`. Since Libadwaita 1.3.
    public final var enableSearch: Bool {
      get { adw_tab_overview_get_enable_search(Gtk.instance(self)).isTrue }
      set { adw_tab_overview_set_enable_search(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`extra-drag-preload`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.extra-drag-preload.html)
    /// of `AdwTabOverview`. Since Libadwaita 1.3.
    public final var extraDragPreload: Bool {
      get { adw_tab_overview_get_extra_drag_preload(Gtk.instance(self)).isTrue }
      set { adw_tab_overview_set_extra_drag_preload(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`inverted`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.inverted.html) of
    /// `AdwTabOverview`. Since Libadwaita 1.3.
    public final var inverted: Bool {
      get { adw_tab_overview_get_inverted(Gtk.instance(self)).isTrue }
      set { adw_tab_overview_set_inverted(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`open`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.open.html) of
    /// `AdwTabOverview`. Since Libadwaita 1.3.
    public final var open: Bool {
      get { adw_tab_overview_get_open(Gtk.instance(self)).isTrue }
      set { adw_tab_overview_set_open(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`search-active`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.search-active.html)
    /// of `AdwTabOverview`. Since Libadwaita 1.3.
    public final var searchActive: Bool { adw_tab_overview_get_search_active(Gtk.instance(self)).isTrue }

    /// The property
    /// [`secondary-menu`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.secondary-menu.html)
    /// of `AdwTabOverview`. Since Libadwaita 1.3.
    public final var secondaryMenu: Gio.MenuModel? {
      get { Gtk.lentObject(adw_tab_overview_get_secondary_menu(Gtk.instance(self))) }
      set { adw_tab_overview_set_secondary_menu(Gtk.instance(self), newValue?.gMenuModel) }
    }

    /// The property
    /// [`show-end-title-buttons`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.show-end-title-buttons.html)
    /// of `AdwTabOverview`. Since Libadwaita 1.3.
    public final var showEndTitleButtons: Bool {
      get { adw_tab_overview_get_show_end_title_buttons(Gtk.instance(self)).isTrue }
      set { adw_tab_overview_set_show_end_title_buttons(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`show-start-title-buttons`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.show-start-title-buttons.html)
    /// of `AdwTabOverview`. Since Libadwaita 1.3.
    public final var showStartTitleButtons: Bool {
      get { adw_tab_overview_get_show_start_title_buttons(Gtk.instance(self)).isTrue }
      set { adw_tab_overview_set_show_start_title_buttons(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`view`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.view.html) of
    /// `AdwTabOverview`. Since Libadwaita 1.3.
    public final var view: Adw.TabView? {
      get { Gtk.lentObject(opaque: adw_tab_overview_get_view(Gtk.instance(self))) }
      set { adw_tab_overview_set_view(Gtk.instance(self), newValue?.opaque) }
    }

    /// Calls
    /// [`adw_tab_overview_setup_extra_drop_target()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabOverview.setup_extra_drop_target.html).
    /// Since Libadwaita 1.3.
    public final func setupExtraDropTarget(actions: Gdk.DragAction, types: [any Gtk.GTyped.Type]) {
      var cTypes = types.map { $0.registeredType }
      adw_tab_overview_setup_extra_drop_target(Gtk.instance(self), actions.cValue, &cTypes, types.count.uint)
    }
  }
}

extension Reactive where Base: Adw.TabOverview {
  /// The property
  /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.child.html) of
  /// `AdwTabOverview`. Since Libadwaita 1.3.
  public var child: DynamicSubject<Gtk.Widget?> { property("child") }

  /// The property
  /// [`enable-new-tab`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.enable-new-tab.html)
  /// of `AdwTabOverview`. Since Libadwaita 1.3.
  public var enableNewTab: DynamicSubject<Bool> { property("enable-new-tab") }

  /// The property
  /// [`enable-search`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.enable-search.html)
  /// of `AdwTabOverview`. Since Libadwaita 1.3.
  public var enableSearch: DynamicSubject<Bool> { property("enable-search") }

  /// The property
  /// [`extra-drag-preload`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.extra-drag-preload.html)
  /// of `AdwTabOverview`. Since Libadwaita 1.3.
  public var extraDragPreload: DynamicSubject<Bool> { property("extra-drag-preload") }

  /// The property
  /// [`inverted`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.inverted.html) of
  /// `AdwTabOverview`. Since Libadwaita 1.3.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// The property [`open`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.open.html)
  /// of `AdwTabOverview`. Since Libadwaita 1.3.
  public var open: DynamicSubject<Bool> { property("open") }

  /// The property
  /// [`search-active`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.search-active.html)
  /// of `AdwTabOverview`. Since Libadwaita 1.3.
  public var searchActive: SafeSignal<Bool> { readOnlyProperty("search-active") }

  /// The property
  /// [`secondary-menu`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.secondary-menu.html)
  /// of `AdwTabOverview`. Since Libadwaita 1.3.
  public var secondaryMenu: DynamicSubject<Gio.MenuModel?> { property("secondary-menu") }

  /// The property
  /// [`show-end-title-buttons`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.show-end-title-buttons.html)
  /// of `AdwTabOverview`. Since Libadwaita 1.3.
  public var showEndTitleButtons: DynamicSubject<Bool> { property("show-end-title-buttons") }

  /// The property
  /// [`show-start-title-buttons`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.show-start-title-buttons.html)
  /// of `AdwTabOverview`. Since Libadwaita 1.3.
  public var showStartTitleButtons: DynamicSubject<Bool> { property("show-start-title-buttons") }

  /// The property [`view`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabOverview.view.html)
  /// of `AdwTabOverview`. Since Libadwaita 1.3.
  public var view: DynamicSubject<Adw.TabView?> { property("view") }

  /// The signal
  /// [`create-tab`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabOverview.create-tab.html) of
  /// `AdwTabOverview`. Since Libadwaita 1.3.
  public var createTab: Gtk.SignalRequest<Adw.TabPage?> { request("create-tab") }

  /// The signal
  /// [`extra-drag-drop`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabOverview.extra-drag-drop.html)
  /// of `AdwTabOverview`. Since Libadwaita 1.3.
  ///
  /// Arguments: `page`, `value`.
  public var extraDragDrop: Gtk.SignalRequest<Bool, Adw.TabPage, Gtk.AnyValue> { request("extra-drag-drop") }

  /// The signal
  /// [`extra-drag-value`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabOverview.extra-drag-value.html)
  /// of `AdwTabOverview`. Since Libadwaita 1.3.
  ///
  /// Arguments: `page`, `value`.
  public var extraDragValue: Gtk.SignalRequest<Gdk.DragAction, Adw.TabPage, Gtk.AnyValue> {
    request("extra-drag-value")
  }
}

#endif
