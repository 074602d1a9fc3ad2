// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkNotebook`](https://docs.gtk.org/gtk4/class.Notebook.html).
open class Notebook: Widget {
  open override class var gType: GType { gtk_notebook_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_notebook_new()`](https://docs.gtk.org/gtk4/ctor.Notebook.new.html).
  public init() {
    super.init(adopting: gtk_notebook_new())
  }

  /// The property [`enable-popup`](https://docs.gtk.org/gtk4/property.Notebook.enable-popup.html) of `GtkNotebook`.
  public final var enablePopup: Bool {
    get { getProperty("enable-popup") }
    set { setProperty("enable-popup", newValue) }
  }

  /// The property [`group-name`](https://docs.gtk.org/gtk4/property.Notebook.group-name.html) of `GtkNotebook`.
  public final var groupName: String? {
    get { lentString(ifAny: gtk_notebook_get_group_name(instance(self))) }
    set { lend(newValue) { gtk_notebook_set_group_name(instance(self), $0) } }
  }

  /// The property [`page`](https://docs.gtk.org/gtk4/property.Notebook.page.html) of `GtkNotebook`.
  public final var page: Int {
    get { getProperty("page") }
    set { setProperty("page", newValue) }
  }

  /// The property [`pages`](https://docs.gtk.org/gtk4/property.Notebook.pages.html) of `GtkNotebook`.
  public final var pages: (any Gio.ListModel)? { givenInterface(opaque: gtk_notebook_get_pages(instance(self))) }

  /// The property [`scrollable`](https://docs.gtk.org/gtk4/property.Notebook.scrollable.html) of `GtkNotebook`.
  public final var scrollable: Bool {
    get { gtk_notebook_get_scrollable(instance(self)).isTrue }
    set { gtk_notebook_set_scrollable(instance(self), newValue.gboolean) }
  }

  /// The property [`show-border`](https://docs.gtk.org/gtk4/property.Notebook.show-border.html) of `GtkNotebook`.
  public final var showBorder: Bool {
    get { gtk_notebook_get_show_border(instance(self)).isTrue }
    set { gtk_notebook_set_show_border(instance(self), newValue.gboolean) }
  }

  /// The property [`show-tabs`](https://docs.gtk.org/gtk4/property.Notebook.show-tabs.html) of `GtkNotebook`.
  public final var showTabs: Bool {
    get { gtk_notebook_get_show_tabs(instance(self)).isTrue }
    set { gtk_notebook_set_show_tabs(instance(self), newValue.gboolean) }
  }

  /// The property [`tab-pos`](https://docs.gtk.org/gtk4/property.Notebook.tab-pos.html) of `GtkNotebook`.
  public final var tabPos: PositionType {
    get { PositionType(cValue: gtk_notebook_get_tab_pos(instance(self))) }
    set { gtk_notebook_set_tab_pos(instance(self), newValue.cValue) }
  }

  /// Calls [`gtk_notebook_append_page()`](https://docs.gtk.org/gtk4/method.Notebook.append_page.html).
  @discardableResult
  public final func appendPage(_ child: Widget, tabLabel: Widget?) -> Int {
    gtk_notebook_append_page(instance(self), child.gtkWidget, tabLabel?.gtkWidget).int
  }

  /// Calls [`gtk_notebook_append_page_menu()`](https://docs.gtk.org/gtk4/method.Notebook.append_page_menu.html).
  @discardableResult
  public final func appendPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?) -> Int {
    gtk_notebook_append_page_menu(instance(self), child.gtkWidget, tabLabel?.gtkWidget, menuLabel?.gtkWidget).int
  }

  /// Calls [`gtk_notebook_detach_tab()`](https://docs.gtk.org/gtk4/method.Notebook.detach_tab.html).
  public final func detachTab(_ child: Widget) { gtk_notebook_detach_tab(instance(self), child.gtkWidget) }

  /// Calls [`gtk_notebook_get_action_widget()`](https://docs.gtk.org/gtk4/method.Notebook.get_action_widget.html).
  public final func getActionWidget(_ packType: PackType) -> Widget? {
    lentObject(widget: gtk_notebook_get_action_widget(instance(self), packType.cValue))
  }

  /// Calls [`gtk_notebook_get_current_page()`](https://docs.gtk.org/gtk4/method.Notebook.get_current_page.html) and
  /// `gtk_notebook_set_current_page()`.
  public final var currentPage: Int {
    get { gtk_notebook_get_current_page(instance(self)).int }
    set(pageNum) { gtk_notebook_set_current_page(instance(self), pageNum.int32) }
  }

  /// Calls [`gtk_notebook_get_menu_label()`](https://docs.gtk.org/gtk4/method.Notebook.get_menu_label.html).
  public final func getMenuLabel(_ child: Widget) -> Widget? {
    lentObject(widget: gtk_notebook_get_menu_label(instance(self), child.gtkWidget))
  }

  /// Calls [`gtk_notebook_get_menu_label_text()`](https://docs.gtk.org/gtk4/method.Notebook.get_menu_label_text.html).
  public final func getMenuLabelText(_ child: Widget) -> String? {
    lentString(ifAny: gtk_notebook_get_menu_label_text(instance(self), child.gtkWidget))
  }

  /// Calls [`gtk_notebook_get_n_pages()`](https://docs.gtk.org/gtk4/method.Notebook.get_n_pages.html).
  public final var nPages: Int { gtk_notebook_get_n_pages(instance(self)).int }

  /// Calls [`gtk_notebook_get_nth_page()`](https://docs.gtk.org/gtk4/method.Notebook.get_nth_page.html).
  public final func getNthPage(_ pageNum: Int) -> Widget? {
    lentObject(widget: gtk_notebook_get_nth_page(instance(self), pageNum.int32))
  }

  /// Calls [`gtk_notebook_get_page()`](https://docs.gtk.org/gtk4/method.Notebook.get_page.html).
  public final func getPage(_ child: Widget) -> NotebookPage? {
    lentObject(opaque: gtk_notebook_get_page(instance(self), child.gtkWidget))
  }

  /// Calls [`gtk_notebook_get_tab_detachable()`](https://docs.gtk.org/gtk4/method.Notebook.get_tab_detachable.html).
  public final func getTabDetachable(_ child: Widget) -> Bool {
    gtk_notebook_get_tab_detachable(instance(self), child.gtkWidget).isTrue
  }

  /// Calls [`gtk_notebook_get_tab_label()`](https://docs.gtk.org/gtk4/method.Notebook.get_tab_label.html).
  public final func getTabLabel(_ child: Widget) -> Widget? {
    lentObject(widget: gtk_notebook_get_tab_label(instance(self), child.gtkWidget))
  }

  /// Calls [`gtk_notebook_get_tab_label_text()`](https://docs.gtk.org/gtk4/method.Notebook.get_tab_label_text.html).
  public final func getTabLabelText(_ child: Widget) -> String? {
    lentString(ifAny: gtk_notebook_get_tab_label_text(instance(self), child.gtkWidget))
  }

  /// Calls [`gtk_notebook_get_tab_reorderable()`](https://docs.gtk.org/gtk4/method.Notebook.get_tab_reorderable.html).
  public final func getTabReorderable(_ child: Widget) -> Bool {
    gtk_notebook_get_tab_reorderable(instance(self), child.gtkWidget).isTrue
  }

  /// Calls [`gtk_notebook_insert_page()`](https://docs.gtk.org/gtk4/method.Notebook.insert_page.html).
  @discardableResult
  public final func insertPage(_ child: Widget, tabLabel: Widget?, position: Int) -> Int {
    gtk_notebook_insert_page(instance(self), child.gtkWidget, tabLabel?.gtkWidget, position.int32).int
  }

  /// Calls [`gtk_notebook_insert_page_menu()`](https://docs.gtk.org/gtk4/method.Notebook.insert_page_menu.html).
  @discardableResult
  public final func insertPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?, position: Int) -> Int {
    gtk_notebook_insert_page_menu(
      instance(self), child.gtkWidget, tabLabel?.gtkWidget, menuLabel?.gtkWidget, position.int32
    ).int
  }

  /// Calls [`gtk_notebook_next_page()`](https://docs.gtk.org/gtk4/method.Notebook.next_page.html).
  public final func nextPage() { gtk_notebook_next_page(instance(self)) }

  /// Calls [`gtk_notebook_page_num()`](https://docs.gtk.org/gtk4/method.Notebook.page_num.html).
  @discardableResult
  public final func pageNum(_ child: Widget) -> Int { gtk_notebook_page_num(instance(self), child.gtkWidget).int }

  /// Calls [`gtk_notebook_popup_disable()`](https://docs.gtk.org/gtk4/method.Notebook.popup_disable.html).
  public final func popupDisable() { gtk_notebook_popup_disable(instance(self)) }

  /// Calls [`gtk_notebook_popup_enable()`](https://docs.gtk.org/gtk4/method.Notebook.popup_enable.html).
  public final func popupEnable() { gtk_notebook_popup_enable(instance(self)) }

  /// Calls [`gtk_notebook_prepend_page()`](https://docs.gtk.org/gtk4/method.Notebook.prepend_page.html).
  @discardableResult
  public final func prependPage(_ child: Widget, tabLabel: Widget?) -> Int {
    gtk_notebook_prepend_page(instance(self), child.gtkWidget, tabLabel?.gtkWidget).int
  }

  /// Calls [`gtk_notebook_prepend_page_menu()`](https://docs.gtk.org/gtk4/method.Notebook.prepend_page_menu.html).
  @discardableResult
  public final func prependPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?) -> Int {
    gtk_notebook_prepend_page_menu(instance(self), child.gtkWidget, tabLabel?.gtkWidget, menuLabel?.gtkWidget).int
  }

  /// Calls [`gtk_notebook_prev_page()`](https://docs.gtk.org/gtk4/method.Notebook.prev_page.html).
  public final func prevPage() { gtk_notebook_prev_page(instance(self)) }

  /// Calls [`gtk_notebook_remove_page()`](https://docs.gtk.org/gtk4/method.Notebook.remove_page.html).
  public final func removePage(_ pageNum: Int) { gtk_notebook_remove_page(instance(self), pageNum.int32) }

  /// Calls [`gtk_notebook_reorder_child()`](https://docs.gtk.org/gtk4/method.Notebook.reorder_child.html).
  public final func reorderChild(_ child: Widget, position: Int) {
    gtk_notebook_reorder_child(instance(self), child.gtkWidget, position.int32)
  }

  /// Calls [`gtk_notebook_set_action_widget()`](https://docs.gtk.org/gtk4/method.Notebook.set_action_widget.html).
  public final func setActionWidget(_ widget: Widget, packType: PackType) {
    gtk_notebook_set_action_widget(instance(self), widget.gtkWidget, packType.cValue)
  }

  /// Calls [`gtk_notebook_set_menu_label()`](https://docs.gtk.org/gtk4/method.Notebook.set_menu_label.html).
  public final func setMenuLabel(_ child: Widget, menuLabel: Widget?) {
    gtk_notebook_set_menu_label(instance(self), child.gtkWidget, menuLabel?.gtkWidget)
  }

  /// Calls [`gtk_notebook_set_menu_label_text()`](https://docs.gtk.org/gtk4/method.Notebook.set_menu_label_text.html).
  public final func setMenuLabelText(_ child: Widget, menuText: String) {
    gtk_notebook_set_menu_label_text(instance(self), child.gtkWidget, menuText)
  }

  /// Calls [`gtk_notebook_set_tab_detachable()`](https://docs.gtk.org/gtk4/method.Notebook.set_tab_detachable.html).
  public final func setTabDetachable(_ child: Widget, detachable: Bool) {
    gtk_notebook_set_tab_detachable(instance(self), child.gtkWidget, detachable.gboolean)
  }

  /// Calls [`gtk_notebook_set_tab_label()`](https://docs.gtk.org/gtk4/method.Notebook.set_tab_label.html).
  public final func setTabLabel(_ child: Widget, tabLabel: Widget?) {
    gtk_notebook_set_tab_label(instance(self), child.gtkWidget, tabLabel?.gtkWidget)
  }

  /// Calls [`gtk_notebook_set_tab_label_text()`](https://docs.gtk.org/gtk4/method.Notebook.set_tab_label_text.html).
  public final func setTabLabelText(_ child: Widget, tabText: String) {
    gtk_notebook_set_tab_label_text(instance(self), child.gtkWidget, tabText)
  }

  /// Calls [`gtk_notebook_set_tab_reorderable()`](https://docs.gtk.org/gtk4/method.Notebook.set_tab_reorderable.html).
  public final func setTabReorderable(_ child: Widget, reorderable: Bool) {
    gtk_notebook_set_tab_reorderable(instance(self), child.gtkWidget, reorderable.gboolean)
  }
}

extension Reactive where Base: Notebook {
  /// The property [`enable-popup`](https://docs.gtk.org/gtk4/property.Notebook.enable-popup.html) of `GtkNotebook`.
  public var enablePopup: DynamicSubject<Bool> { property("enable-popup") }

  /// The property [`group-name`](https://docs.gtk.org/gtk4/property.Notebook.group-name.html) of `GtkNotebook`.
  public var groupName: DynamicSubject<String?> {
    property("group-name", get: { (object: Notebook) in object.groupName }, set: { $0.groupName = $1 })
  }

  /// The property [`page`](https://docs.gtk.org/gtk4/property.Notebook.page.html) of `GtkNotebook`.
  public var page: DynamicSubject<Int> { property("page") }

  /// The property [`pages`](https://docs.gtk.org/gtk4/property.Notebook.pages.html) of `GtkNotebook`.
  public var pages: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("pages") }

  /// The property [`scrollable`](https://docs.gtk.org/gtk4/property.Notebook.scrollable.html) of `GtkNotebook`.
  public var scrollable: DynamicSubject<Bool> { property("scrollable") }

  /// The property [`show-border`](https://docs.gtk.org/gtk4/property.Notebook.show-border.html) of `GtkNotebook`.
  public var showBorder: DynamicSubject<Bool> { property("show-border") }

  /// The property [`show-tabs`](https://docs.gtk.org/gtk4/property.Notebook.show-tabs.html) of `GtkNotebook`.
  public var showTabs: DynamicSubject<Bool> { property("show-tabs") }

  /// The property [`tab-pos`](https://docs.gtk.org/gtk4/property.Notebook.tab-pos.html) of `GtkNotebook`.
  public var tabPos: DynamicSubject<PositionType> { property("tab-pos") }

  /// The signal [`change-current-page`](https://docs.gtk.org/gtk4/signal.Notebook.change-current-page.html) of
  /// `GtkNotebook`.
  ///
  /// Argument: `object`.
  public var changeCurrentPage: SignalRequest<Bool, Int> { request("change-current-page") }

  /// The signal [`create-window`](https://docs.gtk.org/gtk4/signal.Notebook.create-window.html) of `GtkNotebook`.
  ///
  /// Argument: `page`.
  public var createWindow: SignalRequest<Notebook?, Widget> { request("create-window") }

  /// The signal [`focus-tab`](https://docs.gtk.org/gtk4/signal.Notebook.focus-tab.html) of `GtkNotebook`.
  ///
  /// Argument: `object`.
  public var focusTab: SignalRequest<Bool, NotebookTab> { request("focus-tab") }

  /// The signal [`move-focus-out`](https://docs.gtk.org/gtk4/signal.Notebook.move-focus-out.html) of `GtkNotebook`.
  ///
  /// Argument: `object`.
  public var moveFocusOut: SafeSignal<DirectionType> { signal(ofOne: "move-focus-out") }

  /// The signal [`page-added`](https://docs.gtk.org/gtk4/signal.Notebook.page-added.html) of `GtkNotebook`.
  ///
  /// Arguments: `child`, `pageNum`.
  public var pageAdded: SafeSignal<(Widget, Int)> { signal(ofSeveral: "page-added") }

  /// The signal [`page-removed`](https://docs.gtk.org/gtk4/signal.Notebook.page-removed.html) of `GtkNotebook`.
  ///
  /// Arguments: `child`, `pageNum`.
  public var pageRemoved: SafeSignal<(Widget, Int)> { signal(ofSeveral: "page-removed") }

  /// The signal [`page-reordered`](https://docs.gtk.org/gtk4/signal.Notebook.page-reordered.html) of `GtkNotebook`.
  ///
  /// Arguments: `child`, `pageNum`.
  public var pageReordered: SafeSignal<(Widget, Int)> { signal(ofSeveral: "page-reordered") }

  /// The signal [`reorder-tab`](https://docs.gtk.org/gtk4/signal.Notebook.reorder-tab.html) of `GtkNotebook`.
  ///
  /// Arguments: `object`, `p0`.
  public var reorderTab: SignalRequest<Bool, DirectionType, Bool> { request("reorder-tab") }

  /// The signal [`select-page`](https://docs.gtk.org/gtk4/signal.Notebook.select-page.html) of `GtkNotebook`.
  ///
  /// Argument: `object`.
  public var selectPage: SignalRequest<Bool, Bool> { request("select-page") }

  /// The signal [`switch-page`](https://docs.gtk.org/gtk4/signal.Notebook.switch-page.html) of `GtkNotebook`.
  ///
  /// Arguments: `page`, `pageNum`.
  public var switchPage: SafeSignal<(Widget, Int)> { signal(ofSeveral: "switch-page") }
}
