// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwTabView`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.TabView.html). Since
  /// Libadwaita 1.0.
  open class TabView: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_tab_view_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_tab_view_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.TabView.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_tab_view_new().raw)
    }

    /// The property
    /// [`default-icon`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.default-icon.html)
    /// of `AdwTabView`. Since Libadwaita 1.0.
    public final var defaultIcon: (any Gio.Icon)? {
      get { Gtk.lentInterface(opaque: adw_tab_view_get_default_icon(Gtk.instance(self))) }
      set { adw_tab_view_set_default_icon(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`is-transferring-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.is-transferring-page.html)
    /// of `AdwTabView`. Since Libadwaita 1.0.
    public final var isTransferringPage: Bool { adw_tab_view_get_is_transferring_page(Gtk.instance(self)).isTrue }

    /// The property
    /// [`menu-model`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.menu-model.html) of
    /// `AdwTabView`. Since Libadwaita 1.0.
    public final var menuModel: Gio.MenuModel? {
      get { Gtk.lentObject(adw_tab_view_get_menu_model(Gtk.instance(self))) }
      set { adw_tab_view_set_menu_model(Gtk.instance(self), newValue?.gMenuModel) }
    }

    /// The property
    /// [`n-pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.n-pages.html) of
    /// `AdwTabView`. Since Libadwaita 1.0.
    public final var nPages: Int { adw_tab_view_get_n_pages(Gtk.instance(self)).int }

    /// The property
    /// [`n-pinned-pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.n-pinned-pages.html)
    /// of `AdwTabView`. Since Libadwaita 1.0.
    public final var nPinnedPages: Int { adw_tab_view_get_n_pinned_pages(Gtk.instance(self)).int }

    /// The property [`pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.pages.html)
    /// of `AdwTabView`. Since Libadwaita 1.0.
    public final var pages: (any Gtk.SelectionModel)? {
      Gtk.givenInterface(opaque: adw_tab_view_get_pages(Gtk.instance(self)))
    }

    /// The property
    /// [`selected-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.selected-page.html)
    /// of `AdwTabView`. Since Libadwaita 1.0.
    public final var selectedPage: Adw.TabPage? {
      get { Gtk.lentObject(opaque: adw_tab_view_get_selected_page(Gtk.instance(self))) }
      set { adw_tab_view_set_selected_page(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`shortcuts`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.shortcuts.html) of
    /// `AdwTabView`. Since Libadwaita 1.2.
    public final var shortcuts: Adw.TabViewShortcuts {
      get { Adw.TabViewShortcuts(cValue: adw_tab_view_get_shortcuts(Gtk.instance(self))) }
      set { adw_tab_view_set_shortcuts(Gtk.instance(self), newValue.cValue) }
    }

    /// Calls
    /// [`adw_tab_view_add_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.add_page.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func addPage(_ child: Gtk.Widget, parent: Adw.TabPage?) -> Adw.TabPage {
      Gtk.lentObject(opaque: adw_tab_view_add_page(Gtk.instance(self), child.gtkWidget, parent?.opaque))!
    }

    /// Calls
    /// [`adw_tab_view_add_shortcuts()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.add_shortcuts.html).
    /// Since Libadwaita 1.2.
    public final func addShortcuts(_ shortcuts: Adw.TabViewShortcuts) {
      adw_tab_view_add_shortcuts(Gtk.instance(self), shortcuts.cValue)
    }

    /// Calls
    /// [`adw_tab_view_append()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.append.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func append(_ child: Gtk.Widget) -> Adw.TabPage? {
      Gtk.lentObject(opaque: adw_tab_view_append(Gtk.instance(self), child.gtkWidget))
    }

    /// Calls
    /// [`adw_tab_view_append_pinned()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.append_pinned.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func appendPinned(_ child: Gtk.Widget) -> Adw.TabPage? {
      Gtk.lentObject(opaque: adw_tab_view_append_pinned(Gtk.instance(self), child.gtkWidget))
    }

    /// Calls
    /// [`adw_tab_view_close_other_pages()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.close_other_pages.html).
    /// Since Libadwaita 1.0.
    public final func closeOtherPages(_ page: Adw.TabPage) {
      adw_tab_view_close_other_pages(Gtk.instance(self), page.opaque)
    }

    /// Calls
    /// [`adw_tab_view_close_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.close_page.html).
    /// Since Libadwaita 1.0.
    public final func closePage(_ page: Adw.TabPage) { adw_tab_view_close_page(Gtk.instance(self), page.opaque) }

    /// Calls
    /// [`adw_tab_view_close_page_finish()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.close_page_finish.html).
    /// Since Libadwaita 1.0.
    public final func closePageFinish(_ page: Adw.TabPage, confirm: Bool) {
      adw_tab_view_close_page_finish(Gtk.instance(self), page.opaque, confirm.gboolean)
    }

    /// Calls
    /// [`adw_tab_view_close_pages_after()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.close_pages_after.html).
    /// Since Libadwaita 1.0.
    public final func closePagesAfter(_ page: Adw.TabPage) {
      adw_tab_view_close_pages_after(Gtk.instance(self), page.opaque)
    }

    /// Calls
    /// [`adw_tab_view_close_pages_before()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.close_pages_before.html).
    /// Since Libadwaita 1.0.
    public final func closePagesBefore(_ page: Adw.TabPage) {
      adw_tab_view_close_pages_before(Gtk.instance(self), page.opaque)
    }

    /// Calls
    /// [`adw_tab_view_get_nth_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.get_nth_page.html).
    /// Since Libadwaita 1.0.
    public final func getNthPage(_ position: Int) -> Adw.TabPage? {
      Gtk.lentObject(opaque: adw_tab_view_get_nth_page(Gtk.instance(self), position.int32))
    }

    /// Calls
    /// [`adw_tab_view_get_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.get_page.html).
    /// Since Libadwaita 1.0.
    public final func getPage(_ child: Gtk.Widget) -> Adw.TabPage? {
      Gtk.lentObject(opaque: adw_tab_view_get_page(Gtk.instance(self), child.gtkWidget))
    }

    /// Calls
    /// [`adw_tab_view_get_page_position()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.get_page_position.html).
    /// Since Libadwaita 1.0.
    public final func getPagePosition(_ page: Adw.TabPage) -> Int {
      adw_tab_view_get_page_position(Gtk.instance(self), page.opaque).int
    }

    /// Calls
    /// [`adw_tab_view_insert()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.insert.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func insert(_ child: Gtk.Widget, position: Int) -> Adw.TabPage? {
      Gtk.lentObject(opaque: adw_tab_view_insert(Gtk.instance(self), child.gtkWidget, position.int32))
    }

    /// Calls
    /// [`adw_tab_view_insert_pinned()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.insert_pinned.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func insertPinned(_ child: Gtk.Widget, position: Int) -> Adw.TabPage? {
      Gtk.lentObject(opaque: adw_tab_view_insert_pinned(Gtk.instance(self), child.gtkWidget, position.int32))
    }

    /// Calls
    /// [`adw_tab_view_prepend()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.prepend.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func prepend(_ child: Gtk.Widget) -> Adw.TabPage? {
      Gtk.lentObject(opaque: adw_tab_view_prepend(Gtk.instance(self), child.gtkWidget))
    }

    /// Calls
    /// [`adw_tab_view_prepend_pinned()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.prepend_pinned.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func prependPinned(_ child: Gtk.Widget) -> Adw.TabPage? {
      Gtk.lentObject(opaque: adw_tab_view_prepend_pinned(Gtk.instance(self), child.gtkWidget))
    }

    /// Calls
    /// [`adw_tab_view_remove_shortcuts()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.remove_shortcuts.html).
    /// Since Libadwaita 1.2.
    public final func removeShortcuts(_ shortcuts: Adw.TabViewShortcuts) {
      adw_tab_view_remove_shortcuts(Gtk.instance(self), shortcuts.cValue)
    }

    /// Calls
    /// [`adw_tab_view_reorder_backward()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.reorder_backward.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func reorderBackward(_ page: Adw.TabPage) -> Bool {
      adw_tab_view_reorder_backward(Gtk.instance(self), page.opaque).isTrue
    }

    /// Calls
    /// [`adw_tab_view_reorder_first()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.reorder_first.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func reorderFirst(_ page: Adw.TabPage) -> Bool {
      adw_tab_view_reorder_first(Gtk.instance(self), page.opaque).isTrue
    }

    /// Calls
    /// [`adw_tab_view_reorder_forward()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.reorder_forward.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func reorderForward(_ page: Adw.TabPage) -> Bool {
      adw_tab_view_reorder_forward(Gtk.instance(self), page.opaque).isTrue
    }

    /// Calls
    /// [`adw_tab_view_reorder_last()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.reorder_last.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func reorderLast(_ page: Adw.TabPage) -> Bool {
      adw_tab_view_reorder_last(Gtk.instance(self), page.opaque).isTrue
    }

    /// Calls
    /// [`adw_tab_view_reorder_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.reorder_page.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func reorderPage(_ page: Adw.TabPage, position: Int) -> Bool {
      adw_tab_view_reorder_page(Gtk.instance(self), page.opaque, position.int32).isTrue
    }

    /// Calls
    /// [`adw_tab_view_select_next_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.select_next_page.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func selectNextPage() -> Bool { adw_tab_view_select_next_page(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`adw_tab_view_select_previous_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.select_previous_page.html).
    /// Since Libadwaita 1.0.
    @discardableResult
    public final func selectPreviousPage() -> Bool { adw_tab_view_select_previous_page(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`adw_tab_view_set_page_pinned()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.set_page_pinned.html).
    /// Since Libadwaita 1.0.
    public final func setPagePinned(_ page: Adw.TabPage, pinned: Bool) {
      adw_tab_view_set_page_pinned(Gtk.instance(self), page.opaque, pinned.gboolean)
    }

    /// Calls
    /// [`adw_tab_view_transfer_page()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.TabView.transfer_page.html).
    /// Since Libadwaita 1.0.
    public final func transferPage(_ page: Adw.TabPage, otherView: Adw.TabView, position: Int) {
      adw_tab_view_transfer_page(Gtk.instance(self), page.opaque, otherView.opaque, position.int32)
    }
  }
}

extension Reactive where Base: Adw.TabView {
  /// The property
  /// [`default-icon`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.default-icon.html)
  /// of `AdwTabView`. Since Libadwaita 1.0.
  public var defaultIcon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("default-icon") }

  /// The property
  /// [`is-transferring-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.is-transferring-page.html)
  /// of `AdwTabView`. Since Libadwaita 1.0.
  public var isTransferringPage: SafeSignal<Bool> { readOnlyProperty("is-transferring-page") }

  /// The property
  /// [`menu-model`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.menu-model.html) of
  /// `AdwTabView`. Since Libadwaita 1.0.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }

  /// The property
  /// [`n-pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.n-pages.html) of
  /// `AdwTabView`. Since Libadwaita 1.0.
  public var nPages: SafeSignal<Int> { readOnlyProperty("n-pages") }

  /// The property
  /// [`n-pinned-pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.n-pinned-pages.html)
  /// of `AdwTabView`. Since Libadwaita 1.0.
  public var nPinnedPages: SafeSignal<Int> { readOnlyProperty("n-pinned-pages") }

  /// The property [`pages`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.pages.html)
  /// of `AdwTabView`. Since Libadwaita 1.0.
  public var pages: SafeSignal<(any Gtk.SelectionModel)?> { readOnlyInterfaceProperty("pages") }

  /// The property
  /// [`selected-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.selected-page.html)
  /// of `AdwTabView`. Since Libadwaita 1.0.
  public var selectedPage: DynamicSubject<Adw.TabPage?> { property("selected-page") }

  /// The property
  /// [`shortcuts`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabView.shortcuts.html) of
  /// `AdwTabView`. Since Libadwaita 1.2.
  public var shortcuts: DynamicSubject<Adw.TabViewShortcuts> { property("shortcuts") }

  /// The signal
  /// [`close-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabView.close-page.html) of
  /// `AdwTabView`. Since Libadwaita 1.0.
  ///
  /// Argument: `page`.
  public var closePage: Gtk.SignalRequest<Bool, Adw.TabPage> { request("close-page") }

  /// The signal
  /// [`create-window`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabView.create-window.html)
  /// of `AdwTabView`. Since Libadwaita 1.0.
  public var createWindow: Gtk.SignalRequest<Adw.TabView?> { request("create-window") }

  /// The signal
  /// [`indicator-activated`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabView.indicator-activated.html)
  /// of `AdwTabView`. Since Libadwaita 1.0.
  ///
  /// Argument: `page`.
  public var indicatorActivated: SafeSignal<Adw.TabPage> { signal(ofOne: "indicator-activated") }

  /// The signal
  /// [`page-attached`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabView.page-attached.html)
  /// of `AdwTabView`. Since Libadwaita 1.0.
  ///
  /// Arguments: `page`, `position`.
  public var pageAttached: SafeSignal<(Adw.TabPage, Int)> { signal(ofSeveral: "page-attached") }

  /// The signal
  /// [`page-detached`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabView.page-detached.html)
  /// of `AdwTabView`. Since Libadwaita 1.0.
  ///
  /// Arguments: `page`, `position`.
  public var pageDetached: SafeSignal<(Adw.TabPage, Int)> { signal(ofSeveral: "page-detached") }

  /// The signal
  /// [`page-reordered`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabView.page-reordered.html)
  /// of `AdwTabView`. Since Libadwaita 1.0.
  ///
  /// Arguments: `page`, `position`.
  public var pageReordered: SafeSignal<(Adw.TabPage, Int)> { signal(ofSeveral: "page-reordered") }

  /// The signal
  /// [`setup-menu`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabView.setup-menu.html) of
  /// `AdwTabView`. Since Libadwaita 1.0.
  ///
  /// Argument: `page`.
  public var setupMenu: SafeSignal<Adw.TabPage?> { signal(ofOne: "setup-menu") }
}
