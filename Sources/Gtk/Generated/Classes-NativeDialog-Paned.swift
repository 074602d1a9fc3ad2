// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// Native dialogs are platform dialogs that don't use `Dialog`.
open class NativeDialog: Object {
  open override class var gType: GType { gtk_native_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkNativeDialog: UnsafeMutablePointer<GtkNativeDialog> {
    pointer.assumingMemoryBound(to: GtkNativeDialog.self)
  }

  /// Whether the window should be modal with respect to its transient parent.
  public final var modal: Bool {
    get { gtk_native_dialog_get_modal(gtkNativeDialog).isTrue }
    set { gtk_native_dialog_set_modal(gtkNativeDialog, newValue.gboolean) }
  }

  /// The title of the dialog window
  public final var title: String? {
    get { lentString(ifAny: gtk_native_dialog_get_title(gtkNativeDialog)) }
    set { lend(newValue) { gtk_native_dialog_set_title(gtkNativeDialog, $0) } }
  }

  /// The transient parent of the dialog, or `nil` for none.
  public final var transientFor: Window? {
    get { lentObject(gtk_native_dialog_get_transient_for(gtkNativeDialog)) }
    set { gtk_native_dialog_set_transient_for(gtkNativeDialog, newValue?.gtkWindow) }
  }

  /// Whether the window is currently visible.
  public final var visible: Bool {
    get { gtk_native_dialog_get_visible(gtkNativeDialog).isTrue }
    set { setProperty("visible", newValue) }
  }

  /// Destroys a dialog.
  public final func destroy() { gtk_native_dialog_destroy(gtkNativeDialog) }

  /// Hides the dialog if it is visible, aborting any interaction.
  public final func hide() { gtk_native_dialog_hide(gtkNativeDialog) }

  /// Shows the dialog on the display.
  public final func show() { gtk_native_dialog_show(gtkNativeDialog) }
}

extension Reactive where Base: NativeDialog {
  /// Whether the window should be modal with respect to its transient parent.
  public var modal: DynamicSubject<Bool> {
    property("modal", get: { (object: NativeDialog) in object.modal }, set: { $0.modal = $1 })
  }

  /// The title of the dialog window
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: NativeDialog) in object.title }, set: { $0.title = $1 })
  }

  /// The transient parent of the dialog, or `nil` for none.
  public var transientFor: DynamicSubject<Window?> { property("transient-for") }

  /// Whether the window is currently visible.
  public var visible: DynamicSubject<Bool> { property("visible") }

  /// Emitted when the user responds to the dialog.
  ///
  /// Argument: `responseId`.
  public var response: SafeSignal<Int> { signal(ofOne: "response") }
}

/// `NoSelection` is a `SelectionModel` that does not allow selecting anything.
open class NoSelection: Object, Gio.ListModel, SelectionModel {
  open override class var gType: GType { gtk_no_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new selection to handle `model`.
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_no_selection_new(model?.given()).raw)
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being managed.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_no_selection_get_model(opaque)) }
    set { gtk_no_selection_set_model(opaque, newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: NoSelection {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being managed.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `Notebook` is a container whose children are pages switched between using tabs.
open class Notebook: Widget {
  open override class var gType: GType { gtk_notebook_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Notebook` widget with no pages.
  public init() {
    super.init(adopting: gtk_notebook_new())
  }

  /// If `true`, pressing the right mouse button on the notebook shows a page switching menu.
  public final var enablePopup: Bool {
    get { getProperty("enable-popup") }
    set { setProperty("enable-popup", newValue) }
  }

  /// Group name for tab drag and drop.
  public final var groupName: String? {
    get { lentString(ifAny: gtk_notebook_get_group_name(opaque)) }
    set { lend(newValue) { gtk_notebook_set_group_name(opaque, $0) } }
  }

  /// The index of the current page.
  public final var page: Int {
    get { getProperty("page") }
    set { setProperty("page", newValue) }
  }

  /// A selection model with the pages.
  public final var pages: (any Gio.ListModel)? { givenInterface(opaque: gtk_notebook_get_pages(opaque)) }

  /// If `true`, scroll arrows are added if there are too many pages to fit.
  public final var scrollable: Bool {
    get { gtk_notebook_get_scrollable(opaque).isTrue }
    set { gtk_notebook_set_scrollable(opaque, newValue.gboolean) }
  }

  /// Whether the border should be shown.
  public final var showBorder: Bool {
    get { gtk_notebook_get_show_border(opaque).isTrue }
    set { gtk_notebook_set_show_border(opaque, newValue.gboolean) }
  }

  /// Whether tabs should be shown.
  public final var showTabs: Bool {
    get { gtk_notebook_get_show_tabs(opaque).isTrue }
    set { gtk_notebook_set_show_tabs(opaque, newValue.gboolean) }
  }

  /// Which side of the notebook holds the tabs.
  public final var tabPos: PositionType {
    get { PositionType(cValue: gtk_notebook_get_tab_pos(opaque)) }
    set { gtk_notebook_set_tab_pos(opaque, newValue.cValue) }
  }

  /// Appends a page to `notebook`.
  @discardableResult
  public final func appendPage(_ child: Widget, tabLabel: Widget?) -> Int {
    gtk_notebook_append_page(opaque, child.gtkWidget, tabLabel?.gtkWidget).int
  }

  /// Appends a page to `notebook`, specifying the widget to use as the label in the popup menu.
  @discardableResult
  public final func appendPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?) -> Int {
    gtk_notebook_append_page_menu(opaque, child.gtkWidget, tabLabel?.gtkWidget, menuLabel?.gtkWidget).int
  }

  /// Removes the child from the notebook.
  public final func detachTab(_ child: Widget) { gtk_notebook_detach_tab(opaque, child.gtkWidget) }

  /// Gets one of the action widgets.
  public final func getActionWidget(_ packType: PackType) -> Widget? {
    lentObject(gtk_notebook_get_action_widget(opaque, packType.cValue))
  }

  /// Returns the page number of the current page.
  public final var currentPage: Int {
    get { gtk_notebook_get_current_page(opaque).int }
    set(pageNum) { gtk_notebook_set_current_page(opaque, pageNum.int32) }
  }

  /// Retrieves the menu label widget of the page containing `child`.
  public final func getMenuLabel(_ child: Widget) -> Widget? {
    lentObject(gtk_notebook_get_menu_label(opaque, child.gtkWidget))
  }

  /// Retrieves the text of the menu label for the page containing `child`.
  public final func getMenuLabelText(_ child: Widget) -> String? {
    lentString(ifAny: gtk_notebook_get_menu_label_text(opaque, child.gtkWidget))
  }

  /// Gets the number of pages in a notebook.
  public final var nPages: Int { gtk_notebook_get_n_pages(opaque).int }

  /// Returns the child widget contained in page number `pageNum`.
  public final func getNthPage(_ pageNum: Int) -> Widget? {
    lentObject(gtk_notebook_get_nth_page(opaque, pageNum.int32))
  }

  /// Returns the `NotebookPage` for `child`.
  public final func getPage(_ child: Widget) -> NotebookPage? {
    lentObject(opaque: gtk_notebook_get_page(opaque, child.gtkWidget))
  }

  /// Returns whether the tab contents can be detached from `notebook`.
  public final func getTabDetachable(_ child: Widget) -> Bool {
    gtk_notebook_get_tab_detachable(opaque, child.gtkWidget).isTrue
  }

  /// Returns the tab label widget for the page `child`.
  public final func getTabLabel(_ child: Widget) -> Widget? {
    lentObject(gtk_notebook_get_tab_label(opaque, child.gtkWidget))
  }

  /// Retrieves the text of the tab label for the page containing `child`.
  public final func getTabLabelText(_ child: Widget) -> String? {
    lentString(ifAny: gtk_notebook_get_tab_label_text(opaque, child.gtkWidget))
  }

  /// Gets whether the tab can be reordered via drag and drop or not.
  public final func getTabReorderable(_ child: Widget) -> Bool {
    gtk_notebook_get_tab_reorderable(opaque, child.gtkWidget).isTrue
  }

  /// Insert a page into `notebook` at the given position.
  @discardableResult
  public final func insertPage(_ child: Widget, tabLabel: Widget?, position: Int) -> Int {
    gtk_notebook_insert_page(opaque, child.gtkWidget, tabLabel?.gtkWidget, position.int32).int
  }

  /// Insert a page into `notebook` at the given position, specifying the widget to use as the label in the popup menu.
  @discardableResult
  public final func insertPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?, position: Int) -> Int {
    gtk_notebook_insert_page_menu(opaque, child.gtkWidget, tabLabel?.gtkWidget, menuLabel?.gtkWidget, position.int32)
      .int
  }

  /// Switches to the next page.
  public final func nextPage() { gtk_notebook_next_page(opaque) }

  /// Finds the index of the page which contains the given child widget.
  @discardableResult
  public final func pageNum(_ child: Widget) -> Int { gtk_notebook_page_num(opaque, child.gtkWidget).int }

  /// Disables the popup menu.
  public final func popupDisable() { gtk_notebook_popup_disable(opaque) }

  /// Enables the popup menu.
  public final func popupEnable() { gtk_notebook_popup_enable(opaque) }

  /// Prepends a page to `notebook`.
  @discardableResult
  public final func prependPage(_ child: Widget, tabLabel: Widget?) -> Int {
    gtk_notebook_prepend_page(opaque, child.gtkWidget, tabLabel?.gtkWidget).int
  }

  /// Prepends a page to `notebook`, specifying the widget to use as the label in the popup menu.
  @discardableResult
  public final func prependPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?) -> Int {
    gtk_notebook_prepend_page_menu(opaque, child.gtkWidget, tabLabel?.gtkWidget, menuLabel?.gtkWidget).int
  }

  /// Switches to the previous page.
  public final func prevPage() { gtk_notebook_prev_page(opaque) }

  /// Removes a page from the notebook given its index in the notebook.
  public final func removePage(_ pageNum: Int) { gtk_notebook_remove_page(opaque, pageNum.int32) }

  /// Reorders the page containing `child`, so that it appears in position `position`.
  public final func reorderChild(_ child: Widget, position: Int) {
    gtk_notebook_reorder_child(opaque, child.gtkWidget, position.int32)
  }

  /// Sets `widget` as one of the action widgets.
  public final func setActionWidget(_ widget: Widget, packType: PackType) {
    gtk_notebook_set_action_widget(opaque, widget.gtkWidget, packType.cValue)
  }

  /// Changes the menu label for the page containing `child`.
  public final func setMenuLabel(_ child: Widget, menuLabel: Widget?) {
    gtk_notebook_set_menu_label(opaque, child.gtkWidget, menuLabel?.gtkWidget)
  }

  /// Creates a new label and sets it as the menu label of `child`.
  public final func setMenuLabelText(_ child: Widget, menuText: String) {
    gtk_notebook_set_menu_label_text(opaque, child.gtkWidget, menuText)
  }

  /// Sets whether the tab can be detached from `notebook` to another notebook or widget.
  public final func setTabDetachable(_ child: Widget, detachable: Bool) {
    gtk_notebook_set_tab_detachable(opaque, child.gtkWidget, detachable.gboolean)
  }

  /// Changes the tab label for `child`.
  public final func setTabLabel(_ child: Widget, tabLabel: Widget?) {
    gtk_notebook_set_tab_label(opaque, child.gtkWidget, tabLabel?.gtkWidget)
  }

  /// Creates a new label and sets it as the tab label for the page containing `child`.
  public final func setTabLabelText(_ child: Widget, tabText: String) {
    gtk_notebook_set_tab_label_text(opaque, child.gtkWidget, tabText)
  }

  /// Sets whether the notebook tab can be reordered via drag and drop or not.
  public final func setTabReorderable(_ child: Widget, reorderable: Bool) {
    gtk_notebook_set_tab_reorderable(opaque, child.gtkWidget, reorderable.gboolean)
  }
}

extension Reactive where Base: Notebook {
  /// If `true`, pressing the right mouse button on the notebook shows a page switching menu.
  public var enablePopup: DynamicSubject<Bool> { property("enable-popup") }

  /// Group name for tab drag and drop.
  public var groupName: DynamicSubject<String?> {
    property("group-name", get: { (object: Notebook) in object.groupName }, set: { $0.groupName = $1 })
  }

  /// The index of the current page.
  public var page: DynamicSubject<Int> { property("page") }

  /// A selection model with the pages.
  public var pages: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("pages") }

  /// If `true`, scroll arrows are added if there are too many pages to fit.
  public var scrollable: DynamicSubject<Bool> {
    property("scrollable", get: { (object: Notebook) in object.scrollable }, set: { $0.scrollable = $1 })
  }

  /// Whether the border should be shown.
  public var showBorder: DynamicSubject<Bool> {
    property("show-border", get: { (object: Notebook) in object.showBorder }, set: { $0.showBorder = $1 })
  }

  /// Whether tabs should be shown.
  public var showTabs: DynamicSubject<Bool> {
    property("show-tabs", get: { (object: Notebook) in object.showTabs }, set: { $0.showTabs = $1 })
  }

  /// Which side of the notebook holds the tabs.
  public var tabPos: DynamicSubject<PositionType> { property("tab-pos") }

  /// Argument: `object`.
  public var changeCurrentPage: SignalRequest<Bool, Int> { request("change-current-page") }

  /// The `createWindow` signal is emitted when a detachable tab is dropped on the root window.
  ///
  /// Argument: `page`.
  public var createWindow: SignalRequest<Notebook?, Widget> { request("create-window") }

  /// Argument: `object`.
  public var focusTab: SignalRequest<Bool, NotebookTab> { request("focus-tab") }

  /// Argument: `object`.
  public var moveFocusOut: SafeSignal<DirectionType> { signal(ofOne: "move-focus-out") }

  /// the `pageAdded` signal is emitted in the notebook right after a page is added to the notebook.
  ///
  /// Arguments: `child`, `pageNum`.
  public var pageAdded: SafeSignal<(Widget, Int)> { signal(ofSeveral: "page-added") }

  /// the `pageRemoved` signal is emitted in the notebook right after a page is removed from the notebook.
  ///
  /// Arguments: `child`, `pageNum`.
  public var pageRemoved: SafeSignal<(Widget, Int)> { signal(ofSeveral: "page-removed") }

  /// the `pageReordered` signal is emitted in the notebook right after a page has been reordered.
  ///
  /// Arguments: `child`, `pageNum`.
  public var pageReordered: SafeSignal<(Widget, Int)> { signal(ofSeveral: "page-reordered") }

  /// Arguments: `object`, `p0`.
  public var reorderTab: SignalRequest<Bool, DirectionType, Bool> { request("reorder-tab") }

  /// Argument: `object`.
  public var selectPage: SignalRequest<Bool, Bool> { request("select-page") }

  /// Emitted when the user or a function changes the current page.
  ///
  /// Arguments: `page`, `pageNum`.
  public var switchPage: SafeSignal<(Widget, Int)> { signal(ofSeveral: "switch-page") }
}

/// `NotebookPage` is an auxiliary object used by `Notebook`.
open class NotebookPage: Object {
  open override class var gType: GType { gtk_notebook_page_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The child for this page.
  public final var child: Widget? { lentObject(gtk_notebook_page_get_child(opaque)) }

  /// Whether the tab is detachable.
  public final var detachable: Bool {
    get { getProperty("detachable") }
    set { setProperty("detachable", newValue) }
  }

  /// The label widget displayed in the childs menu entry.
  public final var menu: Widget? { getProperty("menu") }

  /// The text of the menu widget.
  public final var menuLabel: String {
    get { getProperty("menu-label") }
    set { setProperty("menu-label", newValue) }
  }

  /// The index of the child in the parent.
  public final var position: Int {
    get { getProperty("position") }
    set { setProperty("position", newValue) }
  }

  /// Whether the tab is reorderable by user action.
  public final var reorderable: Bool {
    get { getProperty("reorderable") }
    set { setProperty("reorderable", newValue) }
  }

  /// The tab widget for tihs page.
  public final var tab: Widget? { getProperty("tab") }

  /// Whether to expand the childs tab.
  public final var tabExpand: Bool {
    get { getProperty("tab-expand") }
    set { setProperty("tab-expand", newValue) }
  }

  /// Whether the childs tab should fill the allocated area.
  public final var tabFill: Bool {
    get { getProperty("tab-fill") }
    set { setProperty("tab-fill", newValue) }
  }

  /// The text of the tab widget.
  public final var tabLabel: String {
    get { getProperty("tab-label") }
    set { setProperty("tab-label", newValue) }
  }
}

extension Reactive where Base: NotebookPage {
  /// The child for this page.
  public var child: SafeSignal<Widget?> { readOnlyProperty("child") }

  /// Whether the tab is detachable.
  public var detachable: DynamicSubject<Bool> { property("detachable") }

  /// The label widget displayed in the childs menu entry.
  public var menu: SafeSignal<Widget?> { readOnlyProperty("menu") }

  /// The text of the menu widget.
  public var menuLabel: DynamicSubject<String> { property("menu-label") }

  /// The index of the child in the parent.
  public var position: DynamicSubject<Int> { property("position") }

  /// Whether the tab is reorderable by user action.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// The tab widget for tihs page.
  public var tab: SafeSignal<Widget?> { readOnlyProperty("tab") }

  /// Whether to expand the childs tab.
  public var tabExpand: DynamicSubject<Bool> { property("tab-expand") }

  /// Whether the childs tab should fill the allocated area.
  public var tabFill: DynamicSubject<Bool> { property("tab-fill") }

  /// The text of the tab widget.
  public var tabLabel: DynamicSubject<String> { property("tab-label") }
}

/// `NumericSorter` is a `Sorter` that compares numbers.
open class NumericSorter: Sorter {
  open override class var gType: GType { gtk_numeric_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new numeric sorter using the given `expression`.
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_numeric_sorter_new(expression?.given()).raw)
  }

  /// The expression to evaluate on items to get a number to compare with.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_numeric_sorter_get_expression(opaque)) }
    set { gtk_numeric_sorter_set_expression(opaque, newValue?.opaque) }
  }

  /// Whether the sorter will sort smaller numbers first.
  public final var sortOrder: SortType {
    get { SortType(cValue: gtk_numeric_sorter_get_sort_order(opaque)) }
    set { gtk_numeric_sorter_set_sort_order(opaque, newValue.cValue) }
  }
}

extension Reactive where Base: NumericSorter {
  /// The expression to evaluate on items to get a number to compare with.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// Whether the sorter will sort smaller numbers first.
  public var sortOrder: DynamicSubject<SortType> { property("sort-order") }
}

/// A `GObject` value in a `ValueExpression`.
open class ObjectExpression: ValueExpression {
  open override class var gType: GType { gtk_object_expression_get_type() }

  /// Creates an expression evaluating to the given `object` with a weak reference.
  public convenience init(object: Object) {
    self.init(taking: gtk_object_expression_new(object.gObject).raw)
  }

  /// Gets the object that the expression evaluates to.
  public final var object: Object? { lentObject(gtk_object_expression_get_object(opaque)) }
}

/// `Overlay` is a container which contains a single main child, on top of which it can place “overlay” widgets.
open class Overlay: Widget {
  open override class var gType: GType { gtk_overlay_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Overlay`.
  public init() {
    super.init(adopting: gtk_overlay_new())
  }

  public final var child: Widget? {
    get { lentObject(gtk_overlay_get_child(opaque)) }
    set { gtk_overlay_set_child(opaque, newValue?.gtkWidget) }
  }

  /// Adds `widget` to `overlay`.
  public final func addOverlay(_ widget: Widget) { gtk_overlay_add_overlay(opaque, widget.gtkWidget) }

  /// Gets whether `widget` should be clipped within the parent.
  public final func getClipOverlay(_ widget: Widget) -> Bool {
    gtk_overlay_get_clip_overlay(opaque, widget.gtkWidget).isTrue
  }

  /// Gets whether `widget`'s size is included in the measurement of `overlay`.
  public final func getMeasureOverlay(_ widget: Widget) -> Bool {
    gtk_overlay_get_measure_overlay(opaque, widget.gtkWidget).isTrue
  }

  /// Removes an overlay that was added with `gtk_overlay_add_overlay()`.
  public final func removeOverlay(_ widget: Widget) { gtk_overlay_remove_overlay(opaque, widget.gtkWidget) }

  /// Sets whether `widget` should be clipped within the parent.
  public final func setClipOverlay(_ widget: Widget, clipOverlay: Bool) {
    gtk_overlay_set_clip_overlay(opaque, widget.gtkWidget, clipOverlay.gboolean)
  }

  /// Sets whether `widget` is included in the measured size of `overlay`.
  public final func setMeasureOverlay(_ widget: Widget, measure: Bool) {
    gtk_overlay_set_measure_overlay(opaque, widget.gtkWidget, measure.gboolean)
  }
}

extension Reactive where Base: Overlay {
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Emitted to determine the position and size of any overlay child widgets.
  ///
  /// Arguments: `widget`, `allocation`.
  public var getChildPosition: SignalRequest<Bool, Widget, SignalOutput<Gdk.Rectangle>> {
    request("get-child-position")
  }
}

/// `OverlayLayout` is the layout manager used by `Overlay`.
open class OverlayLayout: LayoutManager {
  open override class var gType: GType { gtk_overlay_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `OverlayLayout` instance.
  public init() {
    super.init(adopting: gtk_overlay_layout_new())
  }
}

/// `LayoutChild` subclass for children in a `OverlayLayout`.
open class OverlayLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_overlay_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Whether the child should be clipped to fit the parent's size.
  public final var clipOverlay: Bool {
    get { gtk_overlay_layout_child_get_clip_overlay(opaque).isTrue }
    set { gtk_overlay_layout_child_set_clip_overlay(opaque, newValue.gboolean) }
  }

  /// Whether the child size should contribute to the `OverlayLayout`'s measurement.
  public final var measure: Bool {
    get { gtk_overlay_layout_child_get_measure(opaque).isTrue }
    set { gtk_overlay_layout_child_set_measure(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: OverlayLayoutChild {
  /// Whether the child should be clipped to fit the parent's size.
  public var clipOverlay: DynamicSubject<Bool> {
    property("clip-overlay", get: { (object: OverlayLayoutChild) in object.clipOverlay }, set: { $0.clipOverlay = $1 })
  }

  /// Whether the child size should contribute to the `OverlayLayout`'s measurement.
  public var measure: DynamicSubject<Bool> {
    property("measure", get: { (object: OverlayLayoutChild) in object.measure }, set: { $0.measure = $1 })
  }
}

/// `PadController` is an event controller for the pads found in drawing tablets.
open class PadController: EventController {
  open override class var gType: GType { gtk_pad_controller_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `PadController` that will associate events from `pad` to actions.
  public init(group: any Gio.ActionGroup, pad: Gdk.Device? = nil) {
    super.init(adopting: gtk_pad_controller_new(group.opaque, pad?.opaque).raw)
  }

  public final var actionGroup: (any Gio.ActionGroup)? {
    (getProperty("action-group") as Object?) as? any Gio.ActionGroup
  }

  public final var pad: Gdk.Device? { getProperty("pad") }

  /// Adds an individual action to `controller`.
  public final func setAction(type: PadActionType, index: Int, mode: Int, label: String, actionName: String) {
    gtk_pad_controller_set_action(opaque, type.cValue, index.int32, mode.int32, label, actionName)
  }
}

extension Reactive where Base: PadController {
  public var actionGroup: SafeSignal<(any Gio.ActionGroup)?> { readOnlyInterfaceProperty("action-group") }

  public var pad: SafeSignal<Gdk.Device?> { readOnlyProperty("pad") }
}

/// A `PageSetup` object stores the page size, orientation and margins.
open class PageSetup: Object {
  open override class var gType: GType { gtk_page_setup_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `PageSetup`.
  public init() {
    super.init(adopting: gtk_page_setup_new().raw)
  }

  /// Reads the page setup from the file `fileName`.
  public init(fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    let pointer = gtk_page_setup_new_from_file(fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
    super.init(adopting: pointer!.raw)
  }

  /// Desrialize a page setup from an a{sv} variant.
  public init(variant: GLib.Variant) {
    super.init(adopting: gtk_page_setup_new_from_gvariant(variant.opaque).raw)
  }

  /// Copies a `PageSetup`.
  @discardableResult
  public final func copy() -> PageSetup { givenObject(opaque: gtk_page_setup_copy(opaque))! }

  /// Gets the bottom margin in units of `unit`.
  public final func getBottomMargin(_ unit: PrintUnit) -> Double {
    gtk_page_setup_get_bottom_margin(opaque, unit.cValue)
  }

  /// Gets the left margin in units of `unit`.
  public final func getLeftMargin(_ unit: PrintUnit) -> Double { gtk_page_setup_get_left_margin(opaque, unit.cValue) }

  /// Gets the page orientation of the `PageSetup`.
  public final var orientation: PageOrientation {
    get { PageOrientation(cValue: gtk_page_setup_get_orientation(opaque)) }
    set(orientation) { gtk_page_setup_set_orientation(opaque, orientation.cValue) }
  }

  /// Returns the page height in units of `unit`.
  public final func getPageHeight(_ unit: PrintUnit) -> Double { gtk_page_setup_get_page_height(opaque, unit.cValue) }

  /// Returns the page width in units of `unit`.
  public final func getPageWidth(_ unit: PrintUnit) -> Double { gtk_page_setup_get_page_width(opaque, unit.cValue) }

  /// Returns the paper height in units of `unit`.
  public final func getPaperHeight(_ unit: PrintUnit) -> Double { gtk_page_setup_get_paper_height(opaque, unit.cValue) }

  /// Gets the paper size of the `PageSetup`.
  public final var paperSize: PaperSize {
    get { promised(lentBoxed(opaque: gtk_page_setup_get_paper_size(opaque))) }
    set(size) { gtk_page_setup_set_paper_size(opaque, size.opaque) }
  }

  /// Returns the paper width in units of `unit`.
  public final func getPaperWidth(_ unit: PrintUnit) -> Double { gtk_page_setup_get_paper_width(opaque, unit.cValue) }

  /// Gets the right margin in units of `unit`.
  public final func getRightMargin(_ unit: PrintUnit) -> Double { gtk_page_setup_get_right_margin(opaque, unit.cValue) }

  /// Gets the top margin in units of `unit`.
  public final func getTopMargin(_ unit: PrintUnit) -> Double { gtk_page_setup_get_top_margin(opaque, unit.cValue) }

  /// Reads the page setup from the file `fileName`.
  public final func loadFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_load_file(opaque, fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Sets the bottom margin of the `PageSetup`.
  public final func setBottomMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_bottom_margin(opaque, margin, unit.cValue)
  }

  /// Sets the left margin of the `PageSetup`.
  public final func setLeftMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_left_margin(opaque, margin, unit.cValue)
  }

  /// Sets the paper size of the `PageSetup` and modifies the margins according to the new paper size.
  public final func setPaperSizeAndDefaultMargins(_ size: PaperSize) {
    gtk_page_setup_set_paper_size_and_default_margins(opaque, size.opaque)
  }

  /// Sets the right margin of the `PageSetup`.
  public final func setRightMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_right_margin(opaque, margin, unit.cValue)
  }

  /// Sets the top margin of the `PageSetup`.
  public final func setTopMargin(margin: Double, unit: PrintUnit) {
    gtk_page_setup_set_top_margin(opaque, margin, unit.cValue)
  }

  /// This function saves the information from `setup` to `fileName`.
  public final func toFile(_ fileName: String) throws(GLib.Failure) {
    var error: UnsafeMutablePointer<GError>?
    gtk_page_setup_to_file(opaque, fileName, &error)
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Serialize page setup to an a{sv} variant.
  @discardableResult
  public final func toGvariant() -> GLib.Variant { promised(lentBoxed(opaque: gtk_page_setup_to_gvariant(opaque))) }
}

/// A widget with two panes, arranged either horizontally or vertically.
open class Paned: Widget, Orientable {
  open override class var gType: GType { gtk_paned_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Paned` widget.
  public init(orientation: Orientation) {
    super.init(adopting: gtk_paned_new(orientation.cValue))
  }

  /// The second child.
  public final var endChild: Widget? {
    get { lentObject(gtk_paned_get_end_child(opaque)) }
    set { gtk_paned_set_end_child(opaque, newValue?.gtkWidget) }
  }

  /// The largest possible value for the `Paned.position` property.
  public final var maxPosition: Int { getProperty("max-position") }

  /// The smallest possible value for the `Paned.position` property.
  public final var minPosition: Int { getProperty("min-position") }

  /// Position of the separator in pixels, from the left/top.
  public final var position: Int {
    get { gtk_paned_get_position(opaque).int }
    set { gtk_paned_set_position(opaque, newValue.int32) }
  }

  /// Whether the `Paned.position` property has been set.
  public final var positionSet: Bool {
    get { getProperty("position-set") }
    set { setProperty("position-set", newValue) }
  }

  /// Determines whether the second child expands and shrinks along with the paned widget.
  public final var resizeEndChild: Bool {
    get { gtk_paned_get_resize_end_child(opaque).isTrue }
    set { gtk_paned_set_resize_end_child(opaque, newValue.gboolean) }
  }

  /// Determines whether the first child expands and shrinks along with the paned widget.
  public final var resizeStartChild: Bool {
    get { gtk_paned_get_resize_start_child(opaque).isTrue }
    set { gtk_paned_set_resize_start_child(opaque, newValue.gboolean) }
  }

  /// Determines whether the second child can be made smaller than its requisition.
  public final var shrinkEndChild: Bool {
    get { gtk_paned_get_shrink_end_child(opaque).isTrue }
    set { gtk_paned_set_shrink_end_child(opaque, newValue.gboolean) }
  }

  /// Determines whether the first child can be made smaller than its requisition.
  public final var shrinkStartChild: Bool {
    get { gtk_paned_get_shrink_start_child(opaque).isTrue }
    set { gtk_paned_set_shrink_start_child(opaque, newValue.gboolean) }
  }

  /// The first child.
  public final var startChild: Widget? {
    get { lentObject(gtk_paned_get_start_child(opaque)) }
    set { gtk_paned_set_start_child(opaque, newValue?.gtkWidget) }
  }

  /// Whether the `Paned` should provide a stronger visual separation.
  public final var wideHandle: Bool {
    get { gtk_paned_get_wide_handle(opaque).isTrue }
    set { gtk_paned_set_wide_handle(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: Paned {
  /// The second child.
  public var endChild: DynamicSubject<Widget?> { property("end-child") }

  /// The largest possible value for the `Paned.position` property.
  public var maxPosition: SafeSignal<Int> { readOnlyProperty("max-position") }

  /// The smallest possible value for the `Paned.position` property.
  public var minPosition: SafeSignal<Int> { readOnlyProperty("min-position") }

  /// Position of the separator in pixels, from the left/top.
  public var position: DynamicSubject<Int> {
    property("position", get: { (object: Paned) in object.position }, set: { $0.position = $1 })
  }

  /// Whether the `Paned.position` property has been set.
  public var positionSet: DynamicSubject<Bool> { property("position-set") }

  /// Determines whether the second child expands and shrinks along with the paned widget.
  public var resizeEndChild: DynamicSubject<Bool> {
    property("resize-end-child", get: { (object: Paned) in object.resizeEndChild }, set: { $0.resizeEndChild = $1 })
  }

  /// Determines whether the first child expands and shrinks along with the paned widget.
  public var resizeStartChild: DynamicSubject<Bool> {
    property(
      "resize-start-child", get: { (object: Paned) in object.resizeStartChild }, set: { $0.resizeStartChild = $1 })
  }

  /// Determines whether the second child can be made smaller than its requisition.
  public var shrinkEndChild: DynamicSubject<Bool> {
    property("shrink-end-child", get: { (object: Paned) in object.shrinkEndChild }, set: { $0.shrinkEndChild = $1 })
  }

  /// Determines whether the first child can be made smaller than its requisition.
  public var shrinkStartChild: DynamicSubject<Bool> {
    property(
      "shrink-start-child", get: { (object: Paned) in object.shrinkStartChild }, set: { $0.shrinkStartChild = $1 })
  }

  /// The first child.
  public var startChild: DynamicSubject<Widget?> { property("start-child") }

  /// Whether the `Paned` should provide a stronger visual separation.
  public var wideHandle: DynamicSubject<Bool> {
    property("wide-handle", get: { (object: Paned) in object.wideHandle }, set: { $0.wideHandle = $1 })
  }

  /// Emitted to accept the current position of the handle when moving it using key bindings.
  public var acceptPosition: SignalRequest<Bool> { request("accept-position") }

  /// Emitted to cancel moving the position of the handle using key bindings.
  public var cancelPosition: SignalRequest<Bool> { request("cancel-position") }

  /// Emitted to cycle the focus between the children of the paned.
  ///
  /// Argument: `reversed`.
  public var cycleChildFocus: SignalRequest<Bool, Bool> { request("cycle-child-focus") }

  /// Emitted to cycle whether the paned should grab focus to allow the user to change position of the handle by using
  /// key bindings.
  ///
  /// Argument: `reversed`.
  public var cycleHandleFocus: SignalRequest<Bool, Bool> { request("cycle-handle-focus") }

  /// Emitted to move the handle with key bindings.
  ///
  /// Argument: `scrollType`.
  public var moveHandle: SignalRequest<Bool, ScrollType> { request("move-handle") }

  /// Emitted to accept the current position of the handle and then move focus to the next widget in the focus chain.
  public var toggleHandleFocus: SignalRequest<Bool> { request("toggle-handle-focus") }
}
