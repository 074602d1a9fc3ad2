// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The `MenuButton` widget is used to display a popup when clicked.
open class MenuButton: Widget {
  open override class var gType: GType { gtk_menu_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `MenuButton` widget with downwards-pointing arrow as the only child.
  public init() {
    super.init(adopting: gtk_menu_button_new())
  }

  /// Whether to show a dropdown arrow even when using an icon or a custom child.
  public final var alwaysShowArrow: Bool {
    get { gtk_menu_button_get_always_show_arrow(opaque).isTrue }
    set { gtk_menu_button_set_always_show_arrow(opaque, newValue.gboolean) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_menu_button_get_child(opaque)) }
    set { gtk_menu_button_set_child(opaque, newValue?.gtkWidget) }
  }

  /// The `ArrowType` representing the direction in which the menu or popover will be popped out.
  public final var arrowDirection: ArrowType {
    get { ArrowType(cValue: gtk_menu_button_get_direction(opaque)) }
    set { gtk_menu_button_set_direction(opaque, newValue.cValue) }
  }

  /// Whether the button has a frame.
  public final var hasFrame: Bool {
    get { gtk_menu_button_get_has_frame(opaque).isTrue }
    set { gtk_menu_button_set_has_frame(opaque, newValue.gboolean) }
  }

  /// The name of the icon used to automatically populate the button.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_menu_button_get_icon_name(opaque)) }
    set { lend(newValue) { gtk_menu_button_set_icon_name(opaque, $0) } }
  }

  /// The label for the button.
  public final var label: String? {
    get { lentString(ifAny: gtk_menu_button_get_label(opaque)) }
    set { lend(newValue) { gtk_menu_button_set_label(opaque, $0) } }
  }

  /// The `GMenuModel` from which the popup will be created.
  public final var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_menu_button_get_menu_model(opaque)) }
    set { gtk_menu_button_set_menu_model(opaque, newValue?.gMenuModel) }
  }

  /// The `Popover` that will be popped up when the button is clicked.
  public final var popover: Popover? {
    get { lentObject(gtk_menu_button_get_popover(opaque)) }
    set { setProperty("popover", newValue) }
  }

  /// Whether the menu button acts as a primary menu.
  public final var primary: Bool {
    get { gtk_menu_button_get_primary(opaque).isTrue }
    set { gtk_menu_button_set_primary(opaque, newValue.gboolean) }
  }

  /// If set an underscore in the text indicates a mnemonic.
  public final var useUnderline: Bool {
    get { gtk_menu_button_get_use_underline(opaque).isTrue }
    set { gtk_menu_button_set_use_underline(opaque, newValue.gboolean) }
  }

  /// Dismiss the menu.
  public final func popdown() { gtk_menu_button_popdown(opaque) }

  /// Pop up the menu.
  public final func popup() { gtk_menu_button_popup(opaque) }

  /// Sets `func` to be called when a popup is about to be shown.
  public final func setCreatePopupFunc(_ `func`: ((MenuButton) -> Void)?) {
    gtk_menu_button_set_create_popup_func(
      opaque, `func` == nil ? nil : callGtkMenuButtonCreatePopupFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: MenuButton {
  /// Whether to show a dropdown arrow even when using an icon or a custom child.
  public var alwaysShowArrow: DynamicSubject<Bool> {
    property(
      "always-show-arrow", get: { (object: MenuButton) in object.alwaysShowArrow }, set: { $0.alwaysShowArrow = $1 })
  }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The `ArrowType` representing the direction in which the menu or popover will be popped out.
  public var arrowDirection: DynamicSubject<ArrowType> { property("direction") }

  /// Whether the button has a frame.
  public var hasFrame: DynamicSubject<Bool> {
    property("has-frame", get: { (object: MenuButton) in object.hasFrame }, set: { $0.hasFrame = $1 })
  }

  /// The name of the icon used to automatically populate the button.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: MenuButton) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The label for the button.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: MenuButton) in object.label }, set: { $0.label = $1 })
  }

  /// The `GMenuModel` from which the popup will be created.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }

  /// The `Popover` that will be popped up when the button is clicked.
  public var popover: DynamicSubject<Popover?> { property("popover") }

  /// Whether the menu button acts as a primary menu.
  public var primary: DynamicSubject<Bool> {
    property("primary", get: { (object: MenuButton) in object.primary }, set: { $0.primary = $1 })
  }

  /// If set an underscore in the text indicates a mnemonic.
  public var useUnderline: DynamicSubject<Bool> {
    property("use-underline", get: { (object: MenuButton) in object.useUnderline }, set: { $0.useUnderline = $1 })
  }

  /// Emitted to when the menu button is activated.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// A `ShortcutAction` that calls `gtk_widget_mnemonic_activate()`.
open class MnemonicAction: ShortcutAction {
  open override class var gType: GType { gtk_mnemonic_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Gets the mnemonic action.
  public static var shared: MnemonicAction { lentObject(opaque: gtk_mnemonic_action_get())! }
}

/// A `ShortcutTrigger` that triggers when a specific mnemonic is pressed.
open class MnemonicTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_mnemonic_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `ShortcutTrigger` that will trigger whenever the key with the given `keyval` is pressed and mnemonics
  /// have been activated.
  public init(keyval: Int) {
    super.init(adopting: gtk_mnemonic_trigger_new(keyval.uint32).raw)
  }

  /// The key value for the trigger.
  public final var keyval: Int { gtk_mnemonic_trigger_get_keyval(opaque).int }
}

extension Reactive where Base: MnemonicTrigger {
  /// The key value for the trigger.
  public var keyval: SafeSignal<Int> { readOnlyProperty("keyval") }
}

/// `MultiFilter` is the base class for filters that combine multiple filters.
open class MultiFilter: Filter, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_multi_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Adds a `filter` to `self` to use for matching.
  public final func append(_ filter: Filter) {
    gtk_multi_filter_append(opaque, filter.givenPointer().assumingMemoryBound(to: GtkFilter.self))
  }

  /// Removes the filter at the given `position` from the list of filters used by `self`.
  public final func remove(_ position: Int) { gtk_multi_filter_remove(opaque, position.uint32) }
}

extension Reactive where Base: MultiFilter {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `MultiSelection` is a `SelectionModel` that allows selecting multiple elements.
open class MultiSelection: Object, Gio.ListModel, SelectionModel {
  open override class var gType: GType { gtk_multi_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new selection to handle `model`.
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_multi_selection_new(model?.given()).raw)
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The list managed by this selection.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_multi_selection_get_model(opaque)) }
    set { gtk_multi_selection_set_model(opaque, newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: MultiSelection {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The list managed by this selection.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `MultiSorter` combines multiple sorters by trying them in turn.
open class MultiSorter: Sorter, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_multi_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new multi sorter.
  public init() {
    super.init(adopting: gtk_multi_sorter_new().raw)
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Add `sorter` to `self` to use for sorting at the end.
  public final func append(_ sorter: Sorter) {
    gtk_multi_sorter_append(opaque, sorter.givenPointer().assumingMemoryBound(to: GtkSorter.self))
  }

  /// Removes the sorter at the given `position` from the list of sorter used by `self`.
  public final func remove(_ position: Int) { gtk_multi_sorter_remove(opaque, position.uint32) }
}

extension Reactive where Base: MultiSorter {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// A `ShortcutAction` that activates an action by name.
open class NamedAction: ShortcutAction {
  open override class var gType: GType { gtk_named_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates an action that when activated, activates the named action on the widget.
  public init(actionName: String) {
    super.init(adopting: gtk_named_action_new(actionName).raw)
  }

  /// The name of the action to activate.
  public final var actionName: String { lentString(gtk_named_action_get_action_name(opaque)) }
}

extension Reactive where Base: NamedAction {
  /// The name of the action to activate.
  public var actionName: SafeSignal<String> { readOnlyProperty("action-name") }
}

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

/// A `ShortcutTrigger` that never triggers.
open class NeverTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_never_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Gets the never trigger.
  public static var shared: NeverTrigger { lentObject(opaque: gtk_never_trigger_get())! }
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
