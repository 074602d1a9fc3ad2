// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `GestureSwipe` is a `Gesture` for swipe gestures.
open class GestureSwipe: GestureSingle {
  open override class var gType: GType { gtk_gesture_swipe_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes swipes.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_swipe_new()))
  }

  /// Gets the current velocity.
  public var velocity: (velocityX: Double, velocityY: Double)? {
    var cVelocityX: Double = 0
    var cVelocityY: Double = 0
    let result = gtk_gesture_swipe_get_velocity(cast(), &cVelocityX, &cVelocityY)
    guard result != 0 else { return nil }
    return (cVelocityX, cVelocityY)
  }
}

extension Reactive where Base: GestureSwipe {
  /// Emitted when the recognized gesture is finished.
  ///
  /// Arguments: `velocityX`, `velocityY`.
  public var swipe: SafeSignal<(Double, Double)> { signal("swipe") }
}

/// `GestureZoom` is a `Gesture` for 2-finger pinch/zoom gestures.
open class GestureZoom: Gesture {
  open override class var gType: GType { gtk_gesture_zoom_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes pinch/zoom gestures.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_zoom_new()))
  }

  /// Gets the scale delta.
  public var scaleDelta: Double { gtk_gesture_zoom_get_scale_delta(cast()) }
}

extension Reactive where Base: GestureZoom {
  /// Emitted whenever the distance between both tracked sequences changes.
  ///
  /// Argument: `scale`.
  public var scaleChanged: SafeSignal<Double> { signal("scale-changed") }
}

/// `Grid` is a container which arranges its child widgets in rows and columns.
open class Grid: Widget, Orientable {
  open override class var gType: GType { gtk_grid_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new grid widget.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_grid_new()))
  }

  /// The row to align to the baseline when valign is `GTK_ALIGN_BASELINE`.
  public var baselineRow: Int {
    get { Int(gtk_grid_get_baseline_row(cast())) }
    set { gtk_grid_set_baseline_row(cast(), Int32(newValue)) }
  }

  /// If `true`, the columns are all the same width.
  public var columnHomogeneous: Bool {
    get { gtk_grid_get_column_homogeneous(cast()) != 0 }
    set { gtk_grid_set_column_homogeneous(cast(), newValue ? 1 : 0) }
  }

  /// The amount of space between two consecutive columns.
  public var columnSpacing: Int {
    get { Int(gtk_grid_get_column_spacing(cast())) }
    set { setProperty("column-spacing", newValue) }
  }

  /// If `true`, the rows are all the same height.
  public var rowHomogeneous: Bool {
    get { gtk_grid_get_row_homogeneous(cast()) != 0 }
    set { gtk_grid_set_row_homogeneous(cast(), newValue ? 1 : 0) }
  }

  /// The amount of space between two consecutive rows.
  public var rowSpacing: Int {
    get { Int(gtk_grid_get_row_spacing(cast())) }
    set { setProperty("row-spacing", newValue) }
  }

  /// Adds a widget to the grid.
  public final func attach(_ child: Widget, column: Int, row: Int, width: Int, height: Int) {
    gtk_grid_attach(cast(), child.cast(), Int32(column), Int32(row), Int32(width), Int32(height))
  }

  /// Adds a widget to the grid.
  public final func attachNextTo(_ child: Widget, sibling: Widget?, side: PositionType, width: Int, height: Int) {
    gtk_grid_attach_next_to(cast(), child.cast(), sibling?.cast(), side.cValue(), Int32(width), Int32(height))
  }

  /// Gets the child of `grid` whose area covers the grid cell at `column`, `row`.
  public final func getChildAt(column: Int, row: Int) -> Widget? {
    lentObject(gtk_grid_get_child_at(cast(), Int32(column), Int32(row)))
  }

  /// Returns the baseline position of `row`.
  public final func getRowBaselinePosition(_ row: Int) -> BaselinePosition {
    BaselinePosition(cValue: gtk_grid_get_row_baseline_position(cast(), Int32(row)))
  }

  /// Inserts a column at the specified position.
  public final func insertColumn(_ position: Int) { gtk_grid_insert_column(cast(), Int32(position)) }

  /// Inserts a row or column at the specified position.
  public final func insertNextTo(_ sibling: Widget, side: PositionType) {
    gtk_grid_insert_next_to(cast(), sibling.cast(), side.cValue())
  }

  /// Inserts a row at the specified position.
  public final func insertRow(_ position: Int) { gtk_grid_insert_row(cast(), Int32(position)) }

  /// Queries the attach points and spans of `child` inside the given `Grid`.
  public final func queryChild(_ child: Widget) -> (column: Int, row: Int, width: Int, height: Int) {
    var cColumn: Int32 = 0
    var cRow: Int32 = 0
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_grid_query_child(cast(), child.cast(), &cColumn, &cRow, &cWidth, &cHeight)
    return (Int(cColumn), Int(cRow), Int(cWidth), Int(cHeight))
  }

  /// Removes a child from `grid`.
  public final func remove(_ child: Widget) { gtk_grid_remove(cast(), child.cast()) }

  /// Removes a column from the grid.
  public final func removeColumn(_ position: Int) { gtk_grid_remove_column(cast(), Int32(position)) }

  /// Removes a row from the grid.
  public final func removeRow(_ position: Int) { gtk_grid_remove_row(cast(), Int32(position)) }

  /// Sets how the baseline should be positioned on `row` of the grid, in case that row is assigned more space than is
  /// requested.
  public final func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
    gtk_grid_set_row_baseline_position(cast(), Int32(row), pos.cValue())
  }
}

extension Reactive where Base: Grid {
  /// The row to align to the baseline when valign is `GTK_ALIGN_BASELINE`.
  public var baselineRow: DynamicSubject<Int> { property("baseline-row") }

  /// If `true`, the columns are all the same width.
  public var columnHomogeneous: DynamicSubject<Bool> { property("column-homogeneous") }

  /// The amount of space between two consecutive columns.
  public var columnSpacing: DynamicSubject<Int> { property("column-spacing") }

  /// If `true`, the rows are all the same height.
  public var rowHomogeneous: DynamicSubject<Bool> { property("row-homogeneous") }

  /// The amount of space between two consecutive rows.
  public var rowSpacing: DynamicSubject<Int> { property("row-spacing") }
}

/// `GridLayout` is a layout manager which arranges child widgets in rows and columns.
open class GridLayout: LayoutManager {
  open override class var gType: GType { gtk_grid_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `GridLayout`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_grid_layout_new()))
  }

  /// The row to align to the baseline, when `Widget.valign` is set to `GTK_ALIGN_BASELINE`.
  public var baselineRow: Int {
    get { Int(gtk_grid_layout_get_baseline_row(cast())) }
    set { gtk_grid_layout_set_baseline_row(cast(), Int32(newValue)) }
  }

  /// Whether all the columns in the grid have the same width.
  public var columnHomogeneous: Bool {
    get { gtk_grid_layout_get_column_homogeneous(cast()) != 0 }
    set { gtk_grid_layout_set_column_homogeneous(cast(), newValue ? 1 : 0) }
  }

  /// The amount of space between to consecutive columns.
  public var columnSpacing: Int {
    get { Int(gtk_grid_layout_get_column_spacing(cast())) }
    set { setProperty("column-spacing", newValue) }
  }

  /// Whether all the rows in the grid have the same height.
  public var rowHomogeneous: Bool {
    get { gtk_grid_layout_get_row_homogeneous(cast()) != 0 }
    set { gtk_grid_layout_set_row_homogeneous(cast(), newValue ? 1 : 0) }
  }

  /// The amount of space between to consecutive rows.
  public var rowSpacing: Int {
    get { Int(gtk_grid_layout_get_row_spacing(cast())) }
    set { setProperty("row-spacing", newValue) }
  }

  /// Returns the baseline position of `row`.
  public final func getRowBaselinePosition(_ row: Int) -> BaselinePosition {
    BaselinePosition(cValue: gtk_grid_layout_get_row_baseline_position(cast(), Int32(row)))
  }

  /// Sets how the baseline should be positioned on `row` of the grid, in case that row is assigned more space than is
  /// requested.
  public final func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
    gtk_grid_layout_set_row_baseline_position(cast(), Int32(row), pos.cValue())
  }
}

extension Reactive where Base: GridLayout {
  /// The row to align to the baseline, when `Widget.valign` is set to `GTK_ALIGN_BASELINE`.
  public var baselineRow: DynamicSubject<Int> { property("baseline-row") }

  /// Whether all the columns in the grid have the same width.
  public var columnHomogeneous: DynamicSubject<Bool> { property("column-homogeneous") }

  /// The amount of space between to consecutive columns.
  public var columnSpacing: DynamicSubject<Int> { property("column-spacing") }

  /// Whether all the rows in the grid have the same height.
  public var rowHomogeneous: DynamicSubject<Bool> { property("row-homogeneous") }

  /// The amount of space between to consecutive rows.
  public var rowSpacing: DynamicSubject<Int> { property("row-spacing") }
}

/// `LayoutChild` subclass for children in a `GridLayout`.
open class GridLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_grid_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The column to place the child in.
  public var column: Int {
    get { Int(gtk_grid_layout_child_get_column(cast())) }
    set { gtk_grid_layout_child_set_column(cast(), Int32(newValue)) }
  }

  /// The number of columns the child spans to.
  public var columnSpan: Int {
    get { Int(gtk_grid_layout_child_get_column_span(cast())) }
    set { gtk_grid_layout_child_set_column_span(cast(), Int32(newValue)) }
  }

  /// The row to place the child in.
  public var row: Int {
    get { Int(gtk_grid_layout_child_get_row(cast())) }
    set { gtk_grid_layout_child_set_row(cast(), Int32(newValue)) }
  }

  /// The number of rows the child spans to.
  public var rowSpan: Int {
    get { Int(gtk_grid_layout_child_get_row_span(cast())) }
    set { gtk_grid_layout_child_set_row_span(cast(), Int32(newValue)) }
  }
}

extension Reactive where Base: GridLayoutChild {
  /// The column to place the child in.
  public var column: DynamicSubject<Int> { property("column") }

  /// The number of columns the child spans to.
  public var columnSpan: DynamicSubject<Int> { property("column-span") }

  /// The row to place the child in.
  public var row: DynamicSubject<Int> { property("row") }

  /// The number of rows the child spans to.
  public var rowSpan: DynamicSubject<Int> { property("row-span") }
}

/// `GridView` presents a large dynamic grid of items.
open class GridView: ListBase {
  open override class var gType: GType { gtk_grid_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `GridView` that uses the given `factory` for mapping items to widgets.
  public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_grid_view_new(model?.given(), factory?.given())))
  }

  /// Allow rubberband selection.
  public var enableRubberband: Bool {
    get { gtk_grid_view_get_enable_rubberband(cast()) != 0 }
    set { gtk_grid_view_set_enable_rubberband(cast(), newValue ? 1 : 0) }
  }

  /// Factory for populating list items.
  public var factory: ListItemFactory? {
    get { lentObject(gtk_grid_view_get_factory(cast())) }
    set { gtk_grid_view_set_factory(cast(), newValue?.cast()) }
  }

  /// Maximum number of columns per row.
  public var maxColumns: Int {
    get { Int(gtk_grid_view_get_max_columns(cast())) }
    set { gtk_grid_view_set_max_columns(cast(), UInt32(newValue)) }
  }

  /// Minimum number of columns per row.
  public var minColumns: Int {
    get { Int(gtk_grid_view_get_min_columns(cast())) }
    set { gtk_grid_view_set_min_columns(cast(), UInt32(newValue)) }
  }

  /// Model for the items displayed.
  public var model: (any SelectionModel)? {
    get { lentInterface(gtk_grid_view_get_model(cast())) }
    set { gtk_grid_view_set_model(cast(), newValue?.cast()) }
  }

  /// Activate rows on single click and select them on hover.
  public var singleClickActivate: Bool {
    get { gtk_grid_view_get_single_click_activate(cast()) != 0 }
    set { gtk_grid_view_set_single_click_activate(cast(), newValue ? 1 : 0) }
  }
}

extension Reactive where Base: GridView {
  /// Allow rubberband selection.
  public var enableRubberband: DynamicSubject<Bool> { property("enable-rubberband") }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// Maximum number of columns per row.
  public var maxColumns: DynamicSubject<Int> { property("max-columns") }

  /// Minimum number of columns per row.
  public var minColumns: DynamicSubject<Int> { property("min-columns") }

  /// Model for the items displayed.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// Activate rows on single click and select them on hover.
  public var singleClickActivate: DynamicSubject<Bool> { property("single-click-activate") }

  /// Emitted when a cell has been activated by the user, usually via activating the GtkGridView|list.activate-item
  /// action.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal("activate") }
}

/// `HeaderBar` is a widget for creating custom title bars for windows.
open class HeaderBar: Widget {
  open override class var gType: GType { gtk_header_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `HeaderBar` widget.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_header_bar_new()))
  }

  /// The decoration layout for buttons.
  public var decorationLayout: String? {
    get { lentString(gtk_header_bar_get_decoration_layout(cast())) }
    set { gtk_header_bar_set_decoration_layout(cast(), newValue) }
  }

  /// Whether to show title buttons like close, minimize, maximize.
  public var showTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(cast()) != 0 }
    set { gtk_header_bar_set_show_title_buttons(cast(), newValue ? 1 : 0) }
  }

  public var titleWidget: Widget? {
    get { lentObject(gtk_header_bar_get_title_widget(cast())) }
    set { gtk_header_bar_set_title_widget(cast(), newValue?.cast()) }
  }

  /// Adds `child` to `bar`, packed with reference to the end of the `bar`.
  public final func packEnd(_ child: Widget) { gtk_header_bar_pack_end(cast(), child.cast()) }

  /// Adds `child` to `bar`, packed with reference to the start of the `bar`.
  public final func packStart(_ child: Widget) { gtk_header_bar_pack_start(cast(), child.cast()) }

  /// Removes a child from the `HeaderBar`.
  public final func remove(_ child: Widget) { gtk_header_bar_remove(cast(), child.cast()) }
}

extension Reactive where Base: HeaderBar {
  /// The decoration layout for buttons.
  public var decorationLayout: DynamicSubject<String?> { property("decoration-layout") }

  /// Whether to show title buttons like close, minimize, maximize.
  public var showTitleButtons: DynamicSubject<Bool> { property("show-title-buttons") }

  public var titleWidget: DynamicSubject<Widget?> { property("title-widget") }
}

/// `IMContext` defines the interface for GTK input methods.
open class IMContext: Object {
  open override class var gType: GType { gtk_im_context_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Additional hints that allow input methods to fine-tune their behaviour.
  public var inputHints: InputHints {
    get { getProperty("input-hints") }
    set { setProperty("input-hints", newValue) }
  }

  /// The purpose of the text field that the `GtkIMContext is connected to.
  public var inputPurpose: InputPurpose {
    get { getProperty("input-purpose") }
    set { setProperty("input-purpose", newValue) }
  }

  /// Asks the widget that the input context is attached to delete characters around the cursor position by emitting the
  /// `::delete_surrounding` signal.
  @discardableResult
  public final func deleteSurrounding(offset: Int, nChars: Int) -> Bool {
    gtk_im_context_delete_surrounding(cast(), Int32(offset), Int32(nChars)) != 0
  }

  /// Allow an input method to forward key press and release events to another input method without necessarily having a
  /// `Gdk.Event` available.
  @discardableResult
  public final func filterKey(
    press: Bool, surface: Gdk.Surface, device: Gdk.Device, time: Int, keycode: Int, state: Gdk.ModifierType, group: Int
  ) -> Bool {
    gtk_im_context_filter_key(
      cast(), press ? 1 : 0, surface.cast(), device.cast(), UInt32(time), UInt32(keycode), state.cValue(), Int32(group))
      != 0
  }

  /// Allow an input method to internally handle key press and release events.
  @discardableResult
  public final func filterKeypress(_ event: Gdk.Event) -> Bool {
    gtk_im_context_filter_keypress(cast(), event.cast()) != 0
  }

  /// Notify the input method that the widget to which this input context corresponds has gained focus.
  public final func focusIn() { gtk_im_context_focus_in(cast()) }

  /// Notify the input method that the widget to which this input context corresponds has lost focus.
  public final func focusOut() { gtk_im_context_focus_out(cast()) }

  /// Retrieve the current preedit string for the input context, and a list of attributes to apply to the string.
  public var preeditString: (str: String, attrs: Pango.AttrList, cursorPos: Int) {
    var cStr: UnsafeMutablePointer<CChar>?
    var cAttrs: OpaquePointer?
    var cCursorPos: Int32 = 0
    gtk_im_context_get_preedit_string(cast(), &cStr, &cAttrs, &cCursorPos)
    return (givenString(cStr), (givenBoxed(cAttrs)), Int(cCursorPos))
  }

  /// Retrieves context around the insertion point.
  public var surroundingWithSelection: (text: String, cursorIndex: Int, anchorIndex: Int)? {
    var cText: UnsafeMutablePointer<CChar>?
    var cCursorIndex: Int32 = 0
    var cAnchorIndex: Int32 = 0
    let result = gtk_im_context_get_surrounding_with_selection(cast(), &cText, &cCursorIndex, &cAnchorIndex)
    guard result != 0 else { return nil }
    return (givenString(cText), Int(cCursorIndex), Int(cAnchorIndex))
  }

  /// Notify the input method that a change such as a change in cursor position has been made.
  public final func reset() { gtk_im_context_reset(cast()) }

  /// Set the client widget for the input context.
  public final func setClientWidget(_ widget: Widget?) { gtk_im_context_set_client_widget(cast(), widget?.cast()) }

  /// Notify the input method that a change in cursor position has been made.
  public final func setCursorLocation(_ area: Gdk.Rectangle) {
    var cArea = area.cValue
    gtk_im_context_set_cursor_location(cast(), &cArea)
  }

  /// Sets surrounding context around the insertion point and preedit string. This function is expected to be called in
  /// response to the `IMContext.retrieveSurrounding` signal, and will likely have no effect if called at other times.
  public final func setSurroundingWithSelection(_ text: String, len: Int = -1, cursorIndex: Int, anchorIndex: Int) {
    gtk_im_context_set_surrounding_with_selection(cast(), text, Int32(len), Int32(cursorIndex), Int32(anchorIndex))
  }

  /// Sets whether the IM context should use the preedit string to display feedback.
  public final func setUsePreedit(_ usePreedit: Bool) { gtk_im_context_set_use_preedit(cast(), usePreedit ? 1 : 0) }
}

extension Reactive where Base: IMContext {
  /// Additional hints that allow input methods to fine-tune their behaviour.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The purpose of the text field that the `GtkIMContext is connected to.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The `commit` signal is emitted when a complete input sequence has been entered by the user.
  ///
  /// Argument: `str`.
  public var commit: SafeSignal<String> { signal("commit") }

  /// The `deleteSurrounding` signal is emitted when the input method needs to delete all or part of the context
  /// surrounding the cursor.
  ///
  /// Arguments: `offset`, `nChars`.
  public var deleteSurrounding: SignalRequest<Bool, Int, Int> { request("delete-surrounding") }

  /// The `preeditChanged` signal is emitted whenever the preedit sequence currently being entered has changed.
  public var preeditChanged: SafeSignal<Void> { signal("preedit-changed") }

  /// The `preeditEnd` signal is emitted when a preediting sequence has been completed or canceled.
  public var preeditEnd: SafeSignal<Void> { signal("preedit-end") }

  /// The `preeditStart` signal is emitted when a new preediting sequence starts.
  public var preeditStart: SafeSignal<Void> { signal("preedit-start") }

  /// The `retrieveSurrounding` signal is emitted when the input method requires the context surrounding the cursor.
  public var retrieveSurrounding: SignalRequest<Bool> { request("retrieve-surrounding") }
}

/// `IMContextSimple` is an input method supporting table-based input methods.
open class IMContextSimple: IMContext {
  open override class var gType: GType { gtk_im_context_simple_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `IMContextSimple`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_im_context_simple_new()))
  }

  /// Adds an additional table from the X11 compose file.
  public final func addComposeFile(_ composeFile: String) {
    gtk_im_context_simple_add_compose_file(cast(), composeFile)
  }
}

/// `IMMulticontext` is an input method context supporting multiple, switchable input methods.
open class IMMulticontext: IMContext {
  open override class var gType: GType { gtk_im_multicontext_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `IMMulticontext`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_im_multicontext_new()))
  }

  /// Gets the id of the currently active delegate of the `context`.
  public var contextId: String { lentString(gtk_im_multicontext_get_context_id(cast())) }

  /// Sets the context id for `context`.
  public final func setContextId(_ contextId: String?) { gtk_im_multicontext_set_context_id(cast(), contextId) }
}

/// Contains information found when looking up an icon in `IconTheme`.
open class IconPaintable: Object, Gdk.Paintable, SymbolicPaintable {
  open override class var gType: GType { gtk_icon_paintable_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `IconPaintable` for a file with a given size and scale.
  public init(file: Gio.File, size: Int, scale: Int) {
    super.init(
      adopting: UnsafeMutableRawPointer(gtk_icon_paintable_new_for_file(file.cast(), Int32(size), Int32(scale))))
  }

  /// The file representing the icon, if any.
  public var file: Gio.File? { givenObject(gtk_icon_paintable_get_file(cast())) }

  /// The icon name that was chosen during lookup.
  public var iconName: String? { lentString(gtk_icon_paintable_get_icon_name(cast())) }

  /// Whether the icon is symbolic or not.
  public var isSymbolic: Bool { getProperty("is-symbolic") }
}

extension Reactive where Base: IconPaintable {
  /// The file representing the icon, if any.
  public var file: SafeSignal<Gio.File?> { readOnlyProperty("file") }

  /// The icon name that was chosen during lookup.
  public var iconName: SafeSignal<String?> { readOnlyProperty("icon-name") }

  /// Whether the icon is symbolic or not.
  public var isSymbolic: SafeSignal<Bool> { readOnlyProperty("is-symbolic") }
}

/// `IconTheme` provides a facility for loading themed icons.
open class IconTheme: Object {
  open override class var gType: GType { gtk_icon_theme_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new icon theme object.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_icon_theme_new()))
  }

  /// The display that this icon theme object is attached to.
  public var display: Gdk.Display? {
    get { lentObject(gtk_icon_theme_get_display(cast())) }
    set { setProperty("display", newValue) }
  }

  /// The icon names that are supported by the icon theme.
  public var iconNames: [String] { givenStrings(gtk_icon_theme_get_icon_names(cast())) }

  /// Resource paths that will be looked at when looking for icons, similar to search paths.
  public var resourcePath: [String] {
    get { givenStrings(gtk_icon_theme_get_resource_path(cast())) }
    set { setProperty("resource-path", newValue) }
  }

  /// The search path for this icon theme.
  public var searchPath: [String] {
    get { givenStrings(gtk_icon_theme_get_search_path(cast())) }
    set { setProperty("search-path", newValue) }
  }

  /// The name of the icon theme that is being used.
  public var themeName: String? {
    get { getProperty("theme-name") }
    set { gtk_icon_theme_set_theme_name(cast(), newValue) }
  }

  /// Adds a resource path that will be looked at when looking for icons, similar to search paths.
  public final func addResourcePath(_ path: String) { gtk_icon_theme_add_resource_path(cast(), path) }

  /// Appends a directory to the search path.
  public final func addSearchPath(_ path: String) { gtk_icon_theme_add_search_path(cast(), path) }

  /// Checks whether an icon theme includes an icon for a particular `GIcon`.
  public final func hasGicon(_ gicon: any Gio.Icon) -> Bool { gtk_icon_theme_has_gicon(cast(), gicon.cast()) != 0 }

  /// Checks whether an icon theme includes an icon for a particular name.
  public final func hasIcon(_ iconName: String) -> Bool { gtk_icon_theme_has_icon(cast(), iconName) != 0 }

  /// Looks up a icon for a desired size and window scale.
  public final func lookupByGicon(
    _ icon: any Gio.Icon, size: Int, scale: Int, direction: TextDirection, flags: IconLookupFlags
  ) -> IconPaintable? {
    givenObject(
      gtk_icon_theme_lookup_by_gicon(cast(), icon.cast(), Int32(size), Int32(scale), direction.cValue(), flags.cValue())
    )
  }

  /// Looks up a named icon for a desired size and window scale, returning a `IconPaintable`.
  public final func lookupIcon(
    _ iconName: String, fallbacks: [String], size: Int, scale: Int, direction: TextDirection, flags: IconLookupFlags
  ) -> IconPaintable? {
    let lent = CallScope()
    defer { lent.end() }
    return givenObject(
      gtk_icon_theme_lookup_icon(
        cast(), iconName, lent.strings(fallbacks), Int32(size), Int32(scale), direction.cValue(), flags.cValue()))
  }

  /// Gets the icon theme object associated with `display`.
  public static func getForDisplay(_ display: Gdk.Display) -> IconTheme? {
    lentObject(gtk_icon_theme_get_for_display(display.cast()))
  }
}

extension Reactive where Base: IconTheme {
  /// The display that this icon theme object is attached to.
  public var display: DynamicSubject<Gdk.Display?> { property("display") }

  /// The icon names that are supported by the icon theme.
  public var iconNames: SafeSignal<[String]> { readOnlyProperty("icon-names") }

  /// Resource paths that will be looked at when looking for icons, similar to search paths.
  public var resourcePath: DynamicSubject<[String]> { property("resource-path") }

  /// The search path for this icon theme.
  public var searchPath: DynamicSubject<[String]> { property("search-path") }

  /// The name of the icon theme that is being used.
  public var themeName: DynamicSubject<String?> { property("theme-name") }

  /// Emitted when the icon theme changes.
  public var changed: SafeSignal<Void> { signal("changed") }
}
