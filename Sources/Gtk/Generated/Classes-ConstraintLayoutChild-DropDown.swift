// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `LayoutChild` subclass for children in a `ConstraintLayout`.
open class ConstraintLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_constraint_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// `CssProvider` is an object implementing the `StyleProvider` interface for CSS.
open class CssProvider: Object, StyleProvider {
  open override class var gType: GType { gtk_css_provider_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCssProvider: UnsafeMutablePointer<GtkCssProvider> {
    pointer.assumingMemoryBound(to: GtkCssProvider.self)
  }

  /// Returns a newly created `CssProvider`.
  public init() {
    super.init(adopting: gtk_css_provider_new())
  }

  /// Loads the data contained in `file` into `cssProvider`.
  public final func loadFromFile(_ file: Gio.File) { gtk_css_provider_load_from_file(gtkCssProvider, file.opaque) }

  /// Loads the data contained in `path` into `cssProvider`.
  public final func loadFromPath(_ path: String) { gtk_css_provider_load_from_path(gtkCssProvider, path) }

  /// Loads the data contained in the resource at `resourcePath` into the `cssProvider`.
  public final func loadFromResource(_ resourcePath: String) {
    gtk_css_provider_load_from_resource(gtkCssProvider, resourcePath)
  }

  /// Loads a theme from the usual theme paths.
  public final func loadNamed(_ name: String, variant: String?) {
    gtk_css_provider_load_named(gtkCssProvider, name, variant)
  }

  /// Converts the `provider` into a string representation in CSS format.
  @discardableResult
  public final func toString() -> String { givenString(gtk_css_provider_to_string(gtkCssProvider)) }
}

extension Reactive where Base: CssProvider {
  /// Signals that a parsing error occurred.
  ///
  /// Arguments: `section`, `error`.
  public var parsingError: SafeSignal<(CssSection, GLib.Failure)> { signal(ofSeveral: "parsing-error") }
}

/// `CustomFilter` determines whether to include items with a callback.
open class CustomFilter: Filter {
  open override class var gType: GType { gtk_custom_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new filter using the given `matchFunc` to filter items.
  public init(matchFunc: ((Object) -> Bool)? = nil) {
    super.init(
      adopting: gtk_custom_filter_new(
        matchFunc == nil ? nil : callGtkCustomFilterFunc, matchFunc.map { heldClosure($0) },
        matchFunc == nil ? nil : releaseClosure
      ).raw)
  }

  /// Sets the function used for filtering items.
  public final func setFilterFunc(_ matchFunc: ((Object) -> Bool)?) {
    gtk_custom_filter_set_filter_func(
      opaque, matchFunc == nil ? nil : callGtkCustomFilterFunc, matchFunc.map { heldClosure($0) },
      matchFunc == nil ? nil : releaseClosure)
  }
}

/// `CustomLayout` uses closures for size negotiation.
open class CustomLayout: LayoutManager {
  open override class var gType: GType { gtk_custom_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// `CustomSorter` is a `Sorter` implementation that sorts via a callback function.
open class CustomSorter: Sorter {
  open override class var gType: GType { gtk_custom_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Sorter` that works by calling `sortFunc` to compare items.
  public init(sortFunc: ((Object, Object) -> Int)? = nil) {
    super.init(
      adopting: gtk_custom_sorter_new(
        sortFunc == nil ? nil : callGCompareDataFunc, sortFunc.map { heldClosure($0) },
        sortFunc == nil ? nil : releaseClosure
      ).raw)
  }

  /// Sets (or unsets) the function used for sorting items.
  public final func setSortFunc(_ sortFunc: ((Object, Object) -> Int)?) {
    gtk_custom_sorter_set_sort_func(
      opaque, sortFunc == nil ? nil : callGCompareDataFunc, sortFunc.map { heldClosure($0) },
      sortFunc == nil ? nil : releaseClosure)
  }
}

/// Dialogs are a convenient way to prompt the user for a small amount of input.
open class Dialog: Window {
  open override class var gType: GType { gtk_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkDialog: UnsafeMutablePointer<GtkDialog> { pointer.assumingMemoryBound(to: GtkDialog.self) }

  /// Creates a new dialog box.
  public override init() {
    super.init(adopting: gtk_dialog_new())
  }

  /// `true` if the dialog uses a headerbar for action buttons instead of the action-area.
  public final var useHeaderBar: Int { getProperty("use-header-bar") }

  /// Adds an activatable widget to the action area of a `Dialog`.
  public final func addActionWidget(_ child: Widget, responseId: Int) {
    gtk_dialog_add_action_widget(gtkDialog, child.gtkWidget, responseId.int32)
  }

  /// Adds a button with the given text.
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: Int) -> Widget {
    lentObject(gtk_dialog_add_button(gtkDialog, buttonText, responseId.int32))!
  }

  /// Returns the content area of `dialog`.
  public final var contentArea: Box? { lentObject(gtk_dialog_get_content_area(gtkDialog)) }

  /// Returns the header bar of `dialog`.
  public final var headerBar: HeaderBar? { lentObject(gtk_dialog_get_header_bar(gtkDialog)) }

  /// Gets the response id of a widget in the action area of a dialog.
  public final func getResponseForWidget(_ widget: Widget) -> Int {
    gtk_dialog_get_response_for_widget(gtkDialog, widget.gtkWidget).int
  }

  /// Gets the widget button that uses the given response ID in the action area of a dialog.
  public final func getWidgetForResponse(_ responseId: Int) -> Widget? {
    lentObject(gtk_dialog_get_widget_for_response(gtkDialog, responseId.int32))
  }

  /// Emits the `response` signal with the given response ID.
  public final func response(_ responseId: Int) { gtk_dialog_response(gtkDialog, responseId.int32) }

  /// Sets the default widget for the dialog based on the response ID.
  public final func setDefaultResponse(_ responseId: Int) {
    gtk_dialog_set_default_response(gtkDialog, responseId.int32)
  }

  /// A convenient way to sensitize/desensitize dialog buttons.
  public final func setResponseSensitive(responseId: Int, setting: Bool) {
    gtk_dialog_set_response_sensitive(gtkDialog, responseId.int32, setting.gboolean)
  }
}

extension Reactive where Base: Dialog {
  /// `true` if the dialog uses a headerbar for action buttons instead of the action-area.
  public var useHeaderBar: SafeSignal<Int> { readOnlyProperty("use-header-bar") }

  /// Emitted when the user uses a keybinding to close the dialog.
  public var close: SafeSignal<Void> { signal("close") }

  /// Emitted when an action widget is clicked.
  ///
  /// Argument: `responseId`.
  public var response: SafeSignal<Int> { signal(ofOne: "response") }
}

/// `DirectoryList` is a list model that wraps `g_file_enumerate_children_async()`.
open class DirectoryList: Object, Gio.ListModel {
  open override class var gType: GType { gtk_directory_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DirectoryList`.
  public init(attributes: String? = nil, file: Gio.File? = nil) {
    super.init(adopting: gtk_directory_list_new(attributes, file?.opaque).raw)
  }

  /// The attributes to query.
  public final var attributes: String? {
    get { lentString(ifAny: gtk_directory_list_get_attributes(opaque)) }
    set { lend(newValue) { gtk_directory_list_set_attributes(opaque, $0) } }
  }

  /// Error encountered while loading files.
  public final var error: GLib.Failure? { lentFailure(gtk_directory_list_get_error(opaque)) }

  /// File to query.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_directory_list_get_file(opaque)) }
    set { gtk_directory_list_set_file(opaque, newValue?.opaque) }
  }

  /// Priority used when loading.
  public final var ioPriority: Int {
    get { gtk_directory_list_get_io_priority(opaque).int }
    set { gtk_directory_list_set_io_priority(opaque, newValue.int32) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// `true` if files are being loaded.
  public final var loading: Bool { getProperty("loading") }

  /// `true` if the directory is monitored for changed.
  public final var monitored: Bool {
    get { gtk_directory_list_get_monitored(opaque).isTrue }
    set { gtk_directory_list_set_monitored(opaque, newValue.gboolean) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Returns `true` if the children enumeration is currently in progress.
  public final var isLoading: Bool { gtk_directory_list_is_loading(opaque).isTrue }
}

extension Reactive where Base: DirectoryList {
  /// The attributes to query.
  public var attributes: DynamicSubject<String?> {
    property("attributes", get: { (object: DirectoryList) in object.attributes }, set: { $0.attributes = $1 })
  }

  /// Error encountered while loading files.
  public var error: SafeSignal<GLib.Failure?> { readOnlyProperty("error") }

  /// File to query.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// Priority used when loading.
  public var ioPriority: DynamicSubject<Int> {
    property("io-priority", get: { (object: DirectoryList) in object.ioPriority }, set: { $0.ioPriority = $1 })
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// `true` if files are being loaded.
  public var loading: SafeSignal<Bool> { readOnlyProperty("loading") }

  /// `true` if the directory is monitored for changed.
  public var monitored: DynamicSubject<Bool> {
    property("monitored", get: { (object: DirectoryList) in object.monitored }, set: { $0.monitored = $1 })
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `DragIcon` is a `Root` implementation for drag icons.
open class DragIcon: Widget, Native, Root {
  open override class var gType: GType { gtk_drag_icon_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The widget to display as drag icon.
  public final var child: Widget? {
    get { lentObject(gtk_drag_icon_get_child(opaque)) }
    set { gtk_drag_icon_set_child(opaque, newValue?.gtkWidget) }
  }

  /// Creates a widget that can be used as a drag icon for the given `value`.
  @discardableResult
  public static func createWidgetForValue(_ value: any GValueWritable) -> Widget? {
    let lent = CallScope()
    defer { lent.end() }
    return givenObject(gtk_drag_icon_create_widget_for_value(lent.value(value)))
  }

  /// Gets the `DragIcon` in use with `drag`.
  public static func getForDrag(_ drag: Gdk.Drag) -> Widget { lentObject(gtk_drag_icon_get_for_drag(drag.opaque))! }

  /// Creates a `DragIcon` that shows `paintable`, and associates it with the drag operation.
  public static func setFromPaintable(_ drag: Gdk.Drag, paintable: any Gdk.Paintable, hotX: Int, hotY: Int) {
    gtk_drag_icon_set_from_paintable(drag.opaque, paintable.opaque, hotX.int32, hotY.int32)
  }
}

extension Reactive where Base: DragIcon {
  /// The widget to display as drag icon.
  public var child: DynamicSubject<Widget?> { property("child") }
}

/// `DragSource` is an event controller to initiate Drag-And-Drop operations.
open class DragSource: GestureSingle {
  open override class var gType: GType { gtk_drag_source_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DragSource` object.
  public init() {
    super.init(adopting: gtk_drag_source_new().raw)
  }

  /// The actions that are supported by drag operations from the source.
  public final var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drag_source_get_actions(opaque)) }
    set { gtk_drag_source_set_actions(opaque, newValue.cValue) }
  }

  /// The data that is offered by drag operations from this source.
  public final var content: Gdk.ContentProvider? {
    get { lentObject(gtk_drag_source_get_content(opaque)) }
    set { gtk_drag_source_set_content(opaque, newValue?.gdkContentProvider) }
  }

  /// Cancels a currently ongoing drag operation.
  public final func dragCancel() { gtk_drag_source_drag_cancel(opaque) }

  /// Returns the underlying `Gdk.Drag` object for an ongoing drag.
  public final var drag: Gdk.Drag? { lentObject(opaque: gtk_drag_source_get_drag(opaque)) }

  /// Sets a paintable to use as icon during DND operations.
  public final func setIcon(_ paintable: (any Gdk.Paintable)?, hotX: Int, hotY: Int) {
    gtk_drag_source_set_icon(opaque, paintable?.opaque, hotX.int32, hotY.int32)
  }
}

extension Reactive where Base: DragSource {
  /// The actions that are supported by drag operations from the source.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The data that is offered by drag operations from this source.
  public var content: DynamicSubject<Gdk.ContentProvider?> { property("content") }

  /// Emitted on the drag source when a drag is started.
  ///
  /// Argument: `drag`.
  public var dragBegin: SafeSignal<Gdk.Drag> { signal(ofOne: "drag-begin") }

  /// Emitted on the drag source when a drag has failed.
  ///
  /// Arguments: `drag`, `reason`.
  public var dragCancel: SignalRequest<Bool, Gdk.Drag, Gdk.DragCancelReason> { request("drag-cancel") }

  /// Emitted on the drag source when a drag is finished.
  ///
  /// Arguments: `drag`, `deleteData`.
  public var dragEnd: SafeSignal<(Gdk.Drag, Bool)> { signal(ofSeveral: "drag-end") }

  /// Emitted when a drag is about to be initiated.
  ///
  /// Arguments: `x`, `y`.
  public var prepare: SignalRequest<Gdk.ContentProvider?, Double, Double> { request("prepare") }
}

/// `DrawingArea` is a widget that allows drawing with cairo.
open class DrawingArea: Widget {
  open override class var gType: GType { gtk_drawing_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkDrawingArea: UnsafeMutablePointer<GtkDrawingArea> {
    pointer.assumingMemoryBound(to: GtkDrawingArea.self)
  }

  /// Creates a new drawing area.
  public init() {
    super.init(adopting: gtk_drawing_area_new())
  }

  /// The content height.
  public final var contentHeight: Int {
    get { gtk_drawing_area_get_content_height(gtkDrawingArea).int }
    set { gtk_drawing_area_set_content_height(gtkDrawingArea, newValue.int32) }
  }

  /// The content width.
  public final var contentWidth: Int {
    get { gtk_drawing_area_get_content_width(gtkDrawingArea).int }
    set { gtk_drawing_area_set_content_width(gtkDrawingArea, newValue.int32) }
  }

  /// Setting a draw function is the main thing you want to do when using a drawing area.
  public final func setDrawFunc(_ drawFunc: ((DrawingArea, Cairo.Context, Int, Int) -> Void)?) {
    gtk_drawing_area_set_draw_func(
      gtkDrawingArea, drawFunc == nil ? nil : callGtkDrawingAreaDrawFunc, drawFunc.map { heldClosure($0) },
      drawFunc == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: DrawingArea {
  /// The content height.
  public var contentHeight: DynamicSubject<Int> {
    property("content-height", get: { (object: DrawingArea) in object.contentHeight }, set: { $0.contentHeight = $1 })
  }

  /// The content width.
  public var contentWidth: DynamicSubject<Int> {
    property("content-width", get: { (object: DrawingArea) in object.contentWidth }, set: { $0.contentWidth = $1 })
  }

  /// Emitted once when the widget is realized, and then each time the widget is changed while realized.
  ///
  /// Arguments: `width`, `height`.
  public var resize: SafeSignal<(Int, Int)> { signal(ofSeveral: "resize") }
}

/// `DropControllerMotion` is an event controller tracking the pointer during Drag-and-Drop operations.
open class DropControllerMotion: EventController {
  open override class var gType: GType { gtk_drop_controller_motion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle pointer motion events during drag and drop.
  public init() {
    super.init(adopting: gtk_drop_controller_motion_new().raw)
  }

  /// Whether the pointer of a Drag-and-Drop operation is in the controller's widget or a descendant.
  public final var containsPointer: Bool { gtk_drop_controller_motion_contains_pointer(opaque).isTrue }

  /// The ongoing drop operation over the controller's widget or its descendant.
  public final var drop: Gdk.Drop? { lentObject(opaque: gtk_drop_controller_motion_get_drop(opaque)) }

  /// Whether the pointer is in the controllers widget itself, as opposed to in a descendent widget.
  public final var isPointer: Bool { gtk_drop_controller_motion_is_pointer(opaque).isTrue }
}

extension Reactive where Base: DropControllerMotion {
  /// Whether the pointer of a Drag-and-Drop operation is in the controller's widget or a descendant.
  public var containsPointer: SafeSignal<Bool> { readOnlyProperty("contains-pointer") }

  /// The ongoing drop operation over the controller's widget or its descendant.
  public var drop: SafeSignal<Gdk.Drop?> { readOnlyProperty("drop") }

  /// Whether the pointer is in the controllers widget itself, as opposed to in a descendent widget.
  public var isPointer: SafeSignal<Bool> { readOnlyProperty("is-pointer") }

  /// Signals that the pointer has entered the widget.
  ///
  /// Arguments: `x`, `y`.
  public var enter: SafeSignal<(Double, Double)> { signal(ofSeveral: "enter") }

  /// Signals that the pointer has left the widget.
  public var leave: SafeSignal<Void> { signal("leave") }

  /// Emitted when the pointer moves inside the widget.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal(ofSeveral: "motion") }
}

/// `DropDown` is a widget that allows the user to choose an item from a list of options.
open class DropDown: Widget {
  open override class var gType: GType { gtk_drop_down_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DropDown`.
  public init(model: (any Gio.ListModel)? = nil, expression: ValueExpression? = nil) {
    super.init(adopting: gtk_drop_down_new(model?.given(), expression?.given()))
  }

  /// Creates a new `DropDown` that is populated with the strings.
  public init(strings: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: gtk_drop_down_new_from_strings(lent.strings(strings)))
  }

  /// Whether to show a search entry in the popup.
  public final var enableSearch: Bool {
    get { gtk_drop_down_get_enable_search(opaque).isTrue }
    set { gtk_drop_down_set_enable_search(opaque, newValue.gboolean) }
  }

  /// An expression to evaluate to obtain strings to match against the search term.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_drop_down_get_expression(opaque)) }
    set { gtk_drop_down_set_expression(opaque, newValue?.opaque) }
  }

  /// Factory for populating list items.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_drop_down_get_factory(opaque)) }
    set { gtk_drop_down_set_factory(opaque, newValue?.opaque) }
  }

  /// The factory for populating list items in the popup.
  public final var listFactory: ListItemFactory? {
    get { lentObject(opaque: gtk_drop_down_get_list_factory(opaque)) }
    set { gtk_drop_down_set_list_factory(opaque, newValue?.opaque) }
  }

  /// Model for the displayed items.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_drop_down_get_model(opaque)) }
    set { gtk_drop_down_set_model(opaque, newValue?.opaque) }
  }

  /// The position of the selected item.
  public final var selected: Int {
    get { gtk_drop_down_get_selected(opaque).int }
    set { gtk_drop_down_set_selected(opaque, newValue.uint32) }
  }

  /// The selected item.
  public final var selectedItem: Object? { lentObject(gtk_drop_down_get_selected_item(opaque)) }

  /// Whether to show an arrow within the `DropDown` widget.
  public final var showArrow: Bool {
    get { gtk_drop_down_get_show_arrow(opaque).isTrue }
    set { gtk_drop_down_set_show_arrow(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: DropDown {
  /// Whether to show a search entry in the popup.
  public var enableSearch: DynamicSubject<Bool> {
    property("enable-search", get: { (object: DropDown) in object.enableSearch }, set: { $0.enableSearch = $1 })
  }

  /// An expression to evaluate to obtain strings to match against the search term.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// The factory for populating list items in the popup.
  public var listFactory: DynamicSubject<ListItemFactory?> { property("list-factory") }

  /// Model for the displayed items.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The position of the selected item.
  public var selected: DynamicSubject<Int> {
    property("selected", get: { (object: DropDown) in object.selected }, set: { $0.selected = $1 })
  }

  /// The selected item.
  public var selectedItem: SafeSignal<Object?> { readOnlyProperty("selected-item") }

  /// Whether to show an arrow within the `DropDown` widget.
  public var showArrow: DynamicSubject<Bool> {
    property("show-arrow", get: { (object: DropDown) in object.showArrow }, set: { $0.showArrow = $1 })
  }

  /// Emitted to when the drop down is activated.
  public var activate: SafeSignal<Void> { signal("activate") }
}
