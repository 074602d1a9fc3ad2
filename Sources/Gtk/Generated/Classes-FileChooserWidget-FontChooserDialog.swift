// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `FileChooserWidget` is a widget for choosing files.
open class FileChooserWidget: Widget, FileChooser {
  open override class var gType: GType { gtk_file_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FileChooserWidget`.
  public init(action: FileChooserAction) {
    super.init(adopting: gtk_file_chooser_widget_new(action.cValue))
  }

  public final var searchMode: Bool {
    get { getProperty("search-mode") }
    set { setProperty("search-mode", newValue) }
  }

  public final var subtitle: String { getProperty("subtitle") }
}

extension Reactive where Base: FileChooserWidget {
  public var searchMode: DynamicSubject<Bool> { property("search-mode") }

  public var subtitle: SafeSignal<String> { readOnlyProperty("subtitle") }

  /// Emitted when the user asks for it.
  public var desktopFolder: SafeSignal<Void> { signal("desktop-folder") }

  /// Emitted when the user asks for it.
  public var downFolder: SafeSignal<Void> { signal("down-folder") }

  /// Emitted when the user asks for it.
  public var homeFolder: SafeSignal<Void> { signal("home-folder") }

  /// Emitted when the user asks for it.
  ///
  /// Argument: `path`.
  public var locationPopup: SafeSignal<String> { signal(ofOne: "location-popup") }

  /// Emitted when the user asks for it.
  public var locationPopupOnPaste: SafeSignal<Void> { signal("location-popup-on-paste") }

  /// Emitted when the user asks for it.
  public var locationTogglePopup: SafeSignal<Void> { signal("location-toggle-popup") }

  /// Emitted when the user asks for it.
  public var placesShortcut: SafeSignal<Void> { signal("places-shortcut") }

  /// Emitted when the user asks for it.
  ///
  /// Argument: `bookmarkIndex`.
  public var quickBookmark: SafeSignal<Int> { signal(ofOne: "quick-bookmark") }

  /// Emitted when the user asks for it.
  public var recentShortcut: SafeSignal<Void> { signal("recent-shortcut") }

  /// Emitted when the user asks for it.
  public var searchShortcut: SafeSignal<Void> { signal("search-shortcut") }

  /// Emitted when the user asks for it.
  public var showHidden: SafeSignal<Void> { signal("show-hidden") }

  /// Emitted when the user asks for it.
  public var upFolder: SafeSignal<Void> { signal("up-folder") }
}

/// `FileFilter` filters files by name or mime type.
open class FileFilter: Filter, Buildable {
  open override class var gType: GType { gtk_file_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FileFilter` with no rules added to it.
  public init() {
    super.init(adopting: gtk_file_filter_new().raw)
  }

  /// Deserialize a file filter from a `GVariant`.
  public init(variant: GLib.Variant) {
    super.init(adopting: gtk_file_filter_new_from_gvariant(variant.opaque).raw)
  }

  /// The human-readable name of the filter.
  public final var name: String? {
    get { lentString(ifAny: gtk_file_filter_get_name(opaque)) }
    set { lend(newValue) { gtk_file_filter_set_name(opaque, $0) } }
  }

  /// Adds a rule allowing a given mime type to `filter`.
  public final func addMimeType(_ mimeType: String) { gtk_file_filter_add_mime_type(opaque, mimeType) }

  /// Adds a rule allowing a shell style glob to a filter.
  public final func addPattern(_ pattern: String) { gtk_file_filter_add_pattern(opaque, pattern) }

  /// Adds a rule allowing image files in the formats supported by `Gdk.Pixbuf`.
  public final func addPixbufFormats() { gtk_file_filter_add_pixbuf_formats(opaque) }

  /// Adds a suffix match rule to a filter.
  public final func addSuffix(_ suffix: String) { gtk_file_filter_add_suffix(opaque, suffix) }

  /// Gets the attributes that need to be filled in for the `GFileInfo` passed to this filter.
  public final var attributes: [String] { lentStrings(gtk_file_filter_get_attributes(opaque)) }

  /// Serialize a file filter to an `a{sv}` variant.
  @discardableResult
  public final func toGvariant() -> GLib.Variant { promised(lentBoxed(opaque: gtk_file_filter_to_gvariant(opaque))) }
}

extension Reactive where Base: FileFilter {
  /// The human-readable name of the filter.
  public var name: DynamicSubject<String?> {
    property("name", get: { FileFilter.of($0).name }, set: { FileFilter.of($0).name = $1 })
  }
}

/// A `Filter` object describes the filtering to be performed by a `FilterListModel`.
open class Filter: Object {
  open override class var gType: GType { gtk_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkFilter: UnsafeMutablePointer<GtkFilter> { pointer.assumingMemoryBound(to: GtkFilter.self) }

  /// Notifies all users of the filter that it has changed.
  public final func changed(_ change: FilterChange) { gtk_filter_changed(gtkFilter, change.cValue) }

  /// Gets the known strictness of `filters`.
  public final var strictness: FilterMatch { FilterMatch(cValue: gtk_filter_get_strictness(gtkFilter)) }

  /// Checks if the given `item` is matched by the filter or not.
  @discardableResult
  public final func match(_ item: Object) -> Bool { gtk_filter_match(gtkFilter, item.pointer).isTrue }
}

extension Reactive where Base: Filter {
  /// Emitted whenever the filter changed.
  ///
  /// Argument: `change`.
  public var changed: SafeSignal<FilterChange> { signal(ofOne: "changed") }
}

/// `FilterListModel` is a list model that filters the elements of the underlying model according to a `Filter`.
open class FilterListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_filter_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FilterListModel` that will filter `model` using the given `filter`.
  public init(model: (any Gio.ListModel)? = nil, filter: Filter? = nil) {
    super.init(adopting: gtk_filter_list_model_new(model?.given(), filter?.given()).raw)
  }

  /// The filter for this model.
  public final var filter: Filter? {
    get { lentObject(gtk_filter_list_model_get_filter(opaque)) }
    set { gtk_filter_list_model_set_filter(opaque, newValue?.gtkFilter) }
  }

  /// If the model should filter items incrementally.
  public final var incremental: Bool {
    get { gtk_filter_list_model_get_incremental(opaque).isTrue }
    set { gtk_filter_list_model_set_incremental(opaque, newValue.gboolean) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being filtered.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_filter_list_model_get_model(opaque)) }
    set { gtk_filter_list_model_set_model(opaque, newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Number of items not yet filtered.
  public final var pending: Int { gtk_filter_list_model_get_pending(opaque).int }
}

extension Reactive where Base: FilterListModel {
  /// The filter for this model.
  public var filter: DynamicSubject<Filter?> {
    property("filter", get: { FilterListModel.of($0).filter }, set: { FilterListModel.of($0).filter = $1 })
  }

  /// If the model should filter items incrementally.
  public var incremental: DynamicSubject<Bool> {
    property(
      "incremental", get: { FilterListModel.of($0).incremental }, set: { FilterListModel.of($0).incremental = $1 })
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being filtered.
  public var model: DynamicSubject<(any Gio.ListModel)?> {
    property("model", get: { FilterListModel.of($0).model }, set: { FilterListModel.of($0).model = $1 })
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Number of items not yet filtered.
  public var pending: SafeSignal<Int> { readOnlyProperty("pending") }
}

/// `Fixed` places its child widgets at fixed positions and with fixed sizes.
open class Fixed: Widget {
  open override class var gType: GType { gtk_fixed_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkFixed: UnsafeMutablePointer<GtkFixed> { pointer.assumingMemoryBound(to: GtkFixed.self) }

  /// Creates a new `Fixed`.
  public init() {
    super.init(adopting: gtk_fixed_new())
  }

  /// Retrieves the translation transformation of the given child `Widget` in the `Fixed`.
  public final func getChildPosition(_ widget: Widget) -> (x: Double, y: Double) {
    var cX: Double = 0
    var cY: Double = 0
    gtk_fixed_get_child_position(gtkFixed, widget.gtkWidget, &cX, &cY)
    return (cX, cY)
  }

  /// Retrieves the transformation for `widget` set using `gtk_fixed_set_child_transform()`.
  public final func getChildTransform(_ widget: Widget) -> Gsk.Transform? {
    lentBoxed(opaque: gtk_fixed_get_child_transform(gtkFixed, widget.gtkWidget))
  }

  /// Sets a translation transformation to the given `x` and `y` coordinates to the child `widget` of the `Fixed`.
  public final func move(_ widget: Widget, x: Double, y: Double) { gtk_fixed_move(gtkFixed, widget.gtkWidget, x, y) }

  /// Adds a widget to a `Fixed` at the given position.
  public final func put(_ widget: Widget, x: Double, y: Double) { gtk_fixed_put(gtkFixed, widget.gtkWidget, x, y) }

  /// Removes a child from `fixed`.
  public final func remove(_ widget: Widget) { gtk_fixed_remove(gtkFixed, widget.gtkWidget) }

  /// Sets the transformation for `widget`.
  public final func setChildTransform(_ widget: Widget, transform: Gsk.Transform?) {
    gtk_fixed_set_child_transform(gtkFixed, widget.gtkWidget, transform?.opaque)
  }
}

/// `FixedLayout` is a layout manager which can place child widgets at fixed positions.
open class FixedLayout: LayoutManager {
  open override class var gType: GType { gtk_fixed_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FixedLayout`.
  public init() {
    super.init(adopting: gtk_fixed_layout_new())
  }
}

/// `LayoutChild` subclass for children in a `FixedLayout`.
open class FixedLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_fixed_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The transform of the child.
  public final var transform: Gsk.Transform? {
    get { lentBoxed(opaque: gtk_fixed_layout_child_get_transform(opaque)) }
    set { gtk_fixed_layout_child_set_transform(opaque, newValue?.opaque) }
  }
}

extension Reactive where Base: FixedLayoutChild {
  /// The transform of the child.
  public var transform: DynamicSubject<Gsk.Transform?> {
    property("transform", get: { FixedLayoutChild.of($0).transform }, set: { FixedLayoutChild.of($0).transform = $1 })
  }
}

/// `FlattenListModel` is a list model that concatenates other list models.
open class FlattenListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_flatten_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FlattenListModel` that flattens `list`.
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_flatten_list_model_new(model?.given()).raw)
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being flattened.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_flatten_list_model_get_model(opaque)) }
    set { gtk_flatten_list_model_set_model(opaque, newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Returns the model containing the item at the given position.
  public final func getModelForItem(_ position: Int) -> (any Gio.ListModel)? {
    lentInterface(opaque: gtk_flatten_list_model_get_model_for_item(opaque, position.uint32))
  }
}

extension Reactive where Base: FlattenListModel {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being flattened.
  public var model: DynamicSubject<(any Gio.ListModel)?> {
    property("model", get: { FlattenListModel.of($0).model }, set: { FlattenListModel.of($0).model = $1 })
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// A `FlowBox` puts child widgets in reflowing grid.
open class FlowBox: Widget, Orientable {
  open override class var gType: GType { gtk_flow_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `FlowBox`.
  public init() {
    super.init(adopting: gtk_flow_box_new())
  }

  public final var acceptUnpairedRelease: Bool {
    get { getProperty("accept-unpaired-release") }
    set { setProperty("accept-unpaired-release", newValue) }
  }

  /// Determines whether children can be activated with a single click, or require a double-click.
  public final var activateOnSingleClick: Bool {
    get { gtk_flow_box_get_activate_on_single_click(opaque).isTrue }
    set { gtk_flow_box_set_activate_on_single_click(opaque, newValue.gboolean) }
  }

  /// The amount of horizontal space between two children.
  public final var columnSpacing: Int {
    get { gtk_flow_box_get_column_spacing(opaque).int }
    set { gtk_flow_box_set_column_spacing(opaque, newValue.uint32) }
  }

  /// Determines whether all children should be allocated the same size.
  public final var homogeneous: Bool {
    get { gtk_flow_box_get_homogeneous(opaque).isTrue }
    set { gtk_flow_box_set_homogeneous(opaque, newValue.gboolean) }
  }

  /// The maximum amount of children to request space for consecutively in the given orientation.
  public final var maxChildrenPerLine: Int {
    get { gtk_flow_box_get_max_children_per_line(opaque).int }
    set { gtk_flow_box_set_max_children_per_line(opaque, newValue.uint32) }
  }

  /// The minimum number of children to allocate consecutively in the given orientation.
  public final var minChildrenPerLine: Int {
    get { gtk_flow_box_get_min_children_per_line(opaque).int }
    set { gtk_flow_box_set_min_children_per_line(opaque, newValue.uint32) }
  }

  /// The amount of vertical space between two children.
  public final var rowSpacing: Int {
    get { gtk_flow_box_get_row_spacing(opaque).int }
    set { gtk_flow_box_set_row_spacing(opaque, newValue.uint32) }
  }

  /// The selection mode used by the flow box.
  public final var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_flow_box_get_selection_mode(opaque)) }
    set { gtk_flow_box_set_selection_mode(opaque, newValue.cValue) }
  }

  /// Adds `child` to the end of `self`.
  public final func append(_ child: Widget) { gtk_flow_box_append(opaque, child.gtkWidget) }

  /// Binds `model` to `box`.
  public final func bindModel(_ model: (any Gio.ListModel)?, createWidgetFunc: @escaping (Object) -> Widget) {
    gtk_flow_box_bind_model(
      opaque, model?.opaque, callGtkFlowBoxCreateWidgetFunc, heldClosure(createWidgetFunc), releaseClosure)
  }

  /// Gets the nth child in the `box`.
  public final func getChildAtIndex(_ idx: Int) -> FlowBoxChild? {
    lentObject(gtk_flow_box_get_child_at_index(opaque, idx.int32))
  }

  /// Gets the child in the (`x`, `y`) position.
  public final func getChildAtPos(x: Int, y: Int) -> FlowBoxChild? {
    lentObject(gtk_flow_box_get_child_at_pos(opaque, x.int32, y.int32))
  }

  /// Creates a list of all selected children.
  public final var selectedChildren: [FlowBoxChild] {
    lists(gtk_flow_box_get_selected_children(opaque), isGiven: true) { lentObject($0) as FlowBoxChild? }
  }

  /// Inserts the `widget` into `box` at `position`.
  public final func insert(_ widget: Widget, position: Int) {
    gtk_flow_box_insert(opaque, widget.gtkWidget, position.int32)
  }

  /// Updates the filtering for all children.
  public final func invalidateFilter() { gtk_flow_box_invalidate_filter(opaque) }

  /// Updates the sorting for all children.
  public final func invalidateSort() { gtk_flow_box_invalidate_sort(opaque) }

  /// Adds `child` to the start of `self`.
  public final func prepend(_ child: Widget) { gtk_flow_box_prepend(opaque, child.gtkWidget) }

  /// Removes a child from `box`.
  public final func remove(_ widget: Widget) { gtk_flow_box_remove(opaque, widget.gtkWidget) }

  /// Select all children of `box`, if the selection mode allows it.
  public final func selectAll() { gtk_flow_box_select_all(opaque) }

  /// Selects a single child of `box`, if the selection mode allows it.
  public final func selectChild(_ child: FlowBoxChild) { gtk_flow_box_select_child(opaque, child.gtkFlowBoxChild) }

  /// Calls a function for each selected child.
  public final func selectedForeach(_ `func`: @escaping (FlowBox, FlowBoxChild) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_flow_box_selected_foreach(opaque, callGtkFlowBoxForeachFunc, lent.closure(`func`))
  }

  /// By setting a filter function on the `box` one can decide dynamically which of the children to show.
  public final func setFilterFunc(_ filterFunc: ((FlowBoxChild) -> Bool)?) {
    gtk_flow_box_set_filter_func(
      opaque, filterFunc == nil ? nil : callGtkFlowBoxFilterFunc, filterFunc.map { heldClosure($0) },
      filterFunc == nil ? nil : releaseClosure)
  }

  /// Hooks up an adjustment to focus handling in `box`.
  public final func setHadjustment(_ adjustment: Adjustment) {
    gtk_flow_box_set_hadjustment(opaque, adjustment.gtkAdjustment)
  }

  /// By setting a sort function on the `box`, one can dynamically reorder the children of the box, based on the
  /// contents of the children.
  public final func setSortFunc(_ sortFunc: ((FlowBoxChild, FlowBoxChild) -> Int)?) {
    gtk_flow_box_set_sort_func(
      opaque, sortFunc == nil ? nil : callGtkFlowBoxSortFunc, sortFunc.map { heldClosure($0) },
      sortFunc == nil ? nil : releaseClosure)
  }

  /// Hooks up an adjustment to focus handling in `box`.
  public final func setVadjustment(_ adjustment: Adjustment) {
    gtk_flow_box_set_vadjustment(opaque, adjustment.gtkAdjustment)
  }

  /// Unselect all children of `box`, if the selection mode allows it.
  public final func unselectAll() { gtk_flow_box_unselect_all(opaque) }

  /// Unselects a single child of `box`, if the selection mode allows it.
  public final func unselectChild(_ child: FlowBoxChild) { gtk_flow_box_unselect_child(opaque, child.gtkFlowBoxChild) }
}

extension Reactive where Base: FlowBox {
  public var acceptUnpairedRelease: DynamicSubject<Bool> { property("accept-unpaired-release") }

  /// Determines whether children can be activated with a single click, or require a double-click.
  public var activateOnSingleClick: DynamicSubject<Bool> {
    property(
      "activate-on-single-click", get: { FlowBox.of($0).activateOnSingleClick },
      set: { FlowBox.of($0).activateOnSingleClick = $1 })
  }

  /// The amount of horizontal space between two children.
  public var columnSpacing: DynamicSubject<Int> {
    property("column-spacing", get: { FlowBox.of($0).columnSpacing }, set: { FlowBox.of($0).columnSpacing = $1 })
  }

  /// Determines whether all children should be allocated the same size.
  public var homogeneous: DynamicSubject<Bool> {
    property("homogeneous", get: { FlowBox.of($0).homogeneous }, set: { FlowBox.of($0).homogeneous = $1 })
  }

  /// The maximum amount of children to request space for consecutively in the given orientation.
  public var maxChildrenPerLine: DynamicSubject<Int> {
    property(
      "max-children-per-line", get: { FlowBox.of($0).maxChildrenPerLine },
      set: { FlowBox.of($0).maxChildrenPerLine = $1 })
  }

  /// The minimum number of children to allocate consecutively in the given orientation.
  public var minChildrenPerLine: DynamicSubject<Int> {
    property(
      "min-children-per-line", get: { FlowBox.of($0).minChildrenPerLine },
      set: { FlowBox.of($0).minChildrenPerLine = $1 })
  }

  /// The amount of vertical space between two children.
  public var rowSpacing: DynamicSubject<Int> {
    property("row-spacing", get: { FlowBox.of($0).rowSpacing }, set: { FlowBox.of($0).rowSpacing = $1 })
  }

  /// The selection mode used by the flow box.
  public var selectionMode: DynamicSubject<SelectionMode> {
    property("selection-mode", get: { FlowBox.of($0).selectionMode }, set: { FlowBox.of($0).selectionMode = $1 })
  }

  /// Emitted when the user activates the `box`.
  public var activateCursorChild: SafeSignal<Void> { signal("activate-cursor-child") }

  /// Emitted when a child has been activated by the user.
  ///
  /// Argument: `child`.
  public var childActivated: SafeSignal<FlowBoxChild> { signal(ofOne: "child-activated") }

  /// Emitted when the user initiates a cursor movement.
  ///
  /// Arguments: `step`, `count`, `extend`, `modify`.
  public var moveCursor: SignalRequest<Bool, MovementStep, Int, Bool, Bool> { request("move-cursor") }

  /// Emitted to select all children of the box, if the selection mode permits it.
  public var selectAll: SafeSignal<Void> { signal("select-all") }

  /// Emitted when the set of selected children changes.
  public var selectedChildrenChanged: SafeSignal<Void> { signal("selected-children-changed") }

  /// Emitted to toggle the selection of the child that has the focus.
  public var toggleCursorChild: SafeSignal<Void> { signal("toggle-cursor-child") }

  /// Emitted to unselect all children of the box, if the selection mode permits it.
  public var unselectAll: SafeSignal<Void> { signal("unselect-all") }
}

/// `FlowBoxChild` is the kind of widget that can be added to a `FlowBox`.
open class FlowBoxChild: Widget {
  open override class var gType: GType { gtk_flow_box_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkFlowBoxChild: UnsafeMutablePointer<GtkFlowBoxChild> {
    pointer.assumingMemoryBound(to: GtkFlowBoxChild.self)
  }

  /// Creates a new `FlowBoxChild`.
  public init() {
    super.init(adopting: gtk_flow_box_child_new())
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_flow_box_child_get_child(gtkFlowBoxChild)) }
    set { gtk_flow_box_child_set_child(gtkFlowBoxChild, newValue?.gtkWidget) }
  }

  /// Marks `child` as changed, causing any state that depends on this to be updated.
  public final func changed() { gtk_flow_box_child_changed(gtkFlowBoxChild) }

  /// Gets the current index of the `child` in its `FlowBox` container.
  public final var index: Int { gtk_flow_box_child_get_index(gtkFlowBoxChild).int }

  /// Returns whether the `child` is currently selected in its `FlowBox` container.
  public final var isSelected: Bool { gtk_flow_box_child_is_selected(gtkFlowBoxChild).isTrue }
}

extension Reactive where Base: FlowBoxChild {
  /// The child widget.
  public var child: DynamicSubject<Widget?> {
    property("child", get: { FlowBoxChild.of($0).child }, set: { FlowBoxChild.of($0).child = $1 })
  }

  /// Emitted when the user activates a child widget in a `FlowBox`.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// The `FontButton` allows to open a font chooser dialog to change the font.
open class FontButton: Widget, FontChooser {
  open override class var gType: GType { gtk_font_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new font picker widget.
  public init() {
    super.init(adopting: gtk_font_button_new())
  }

  /// Creates a new font picker widget showing the given font.
  public init(fontname: String) {
    super.init(adopting: gtk_font_button_new_with_font(fontname))
  }

  /// Whether the font chooser dialog should be modal.
  public final var modal: Bool {
    get { gtk_font_button_get_modal(opaque).isTrue }
    set { gtk_font_button_set_modal(opaque, newValue.gboolean) }
  }

  /// The title of the font chooser dialog.
  public final var title: String {
    get { lentString(gtk_font_button_get_title(opaque)) }
    set { lend(newValue) { gtk_font_button_set_title(opaque, $0) } }
  }

  /// Whether the buttons label will be drawn in the selected font.
  public final var useFont: Bool {
    get { gtk_font_button_get_use_font(opaque).isTrue }
    set { gtk_font_button_set_use_font(opaque, newValue.gboolean) }
  }

  /// Whether the buttons label will use the selected font size.
  public final var useSize: Bool {
    get { gtk_font_button_get_use_size(opaque).isTrue }
    set { gtk_font_button_set_use_size(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: FontButton {
  /// Whether the font chooser dialog should be modal.
  public var modal: DynamicSubject<Bool> {
    property("modal", get: { FontButton.of($0).modal }, set: { FontButton.of($0).modal = $1 })
  }

  /// The title of the font chooser dialog.
  public var title: DynamicSubject<String> {
    property("title", get: { FontButton.of($0).title }, set: { FontButton.of($0).title = $1 })
  }

  /// Whether the buttons label will be drawn in the selected font.
  public var useFont: DynamicSubject<Bool> {
    property("use-font", get: { FontButton.of($0).useFont }, set: { FontButton.of($0).useFont = $1 })
  }

  /// Whether the buttons label will use the selected font size.
  public var useSize: DynamicSubject<Bool> {
    property("use-size", get: { FontButton.of($0).useSize }, set: { FontButton.of($0).useSize = $1 })
  }

  /// Emitted to when the font button is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the user selects a font.
  public var fontSet: SafeSignal<Void> { signal("font-set") }
}

/// The `FontChooserDialog` widget is a dialog for selecting a font.
open class FontChooserDialog: Dialog, FontChooser {
  open override class var gType: GType { gtk_font_chooser_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FontChooserDialog`.
  public init(title: String? = nil, parent: Window? = nil) {
    super.init(adopting: gtk_font_chooser_dialog_new(title, parent?.gtkWindow))
  }
}
