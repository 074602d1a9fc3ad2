// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `GestureLongPress` is a `Gesture` for long presses.
open class GestureLongPress: GestureSingle {
  open override class var gType: GType { gtk_gesture_long_press_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes long presses.
  public init() {
    super.init(adopting: gtk_gesture_long_press_new().raw)
  }

  /// Factor by which to modify the default timeout.
  public final var delayFactor: Double {
    get { gtk_gesture_long_press_get_delay_factor(instance(self)) }
    set { gtk_gesture_long_press_set_delay_factor(instance(self), newValue) }
  }
}

extension Reactive where Base: GestureLongPress {
  /// Factor by which to modify the default timeout.
  public var delayFactor: DynamicSubject<Double> {
    property("delay-factor", get: { (object: GestureLongPress) in object.delayFactor }, set: { $0.delayFactor = $1 })
  }

  /// Emitted whenever a press moved too far, or was released before `GestureLongPress.pressed` happened.
  public var cancelled: SafeSignal<Void> { signal("cancelled") }

  /// Emitted whenever a press goes unmoved/unreleased longer than what the GTK defaults tell.
  ///
  /// Arguments: `x`, `y`.
  public var pressed: SafeSignal<(Double, Double)> { signal(ofSeveral: "pressed") }
}

/// `GestureRotate` is a `Gesture` for 2-finger rotations.
open class GestureRotate: Gesture {
  open override class var gType: GType { gtk_gesture_rotate_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes 2-touch rotation gestures.
  public init() {
    super.init(adopting: gtk_gesture_rotate_new().raw)
  }

  /// Gets the angle delta in radians.
  public final var angleDelta: Double { gtk_gesture_rotate_get_angle_delta(instance(self)) }
}

extension Reactive where Base: GestureRotate {
  /// Emitted when the angle between both tracked points changes.
  ///
  /// Arguments: `angle`, `angleDelta`.
  public var angleChanged: SafeSignal<(Double, Double)> { signal(ofSeveral: "angle-changed") }
}

/// `GestureSingle` is a `Gestures` subclass optimized for singe-touch and mouse gestures.
open class GestureSingle: Gesture {
  open override class var gType: GType { gtk_gesture_single_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  /// Mouse button number to listen to, or 0 to listen for any button.
  public final var button: Int {
    get { gtk_gesture_single_get_button(instance(self)).int }
    set { gtk_gesture_single_set_button(instance(self), newValue.uint32) }
  }

  /// Whether the gesture is exclusive.
  public final var exclusive: Bool {
    get { gtk_gesture_single_get_exclusive(instance(self)).isTrue }
    set { gtk_gesture_single_set_exclusive(instance(self), newValue.gboolean) }
  }

  /// Whether the gesture handles only touch events.
  public final var touchOnly: Bool {
    get { gtk_gesture_single_get_touch_only(instance(self)).isTrue }
    set { gtk_gesture_single_set_touch_only(instance(self), newValue.gboolean) }
  }

  /// Returns the button number currently interacting with `gesture`, or 0 if there is none.
  public final var currentButton: Int { gtk_gesture_single_get_current_button(instance(self)).int }

  /// Returns the event sequence currently interacting with `gesture`.
  public final var currentSequence: Gdk.EventSequence? {
    givenBoxed(opaque: gtk_gesture_single_get_current_sequence(instance(self)))
  }
}

extension Reactive where Base: GestureSingle {
  /// Mouse button number to listen to, or 0 to listen for any button.
  public var button: DynamicSubject<Int> {
    property("button", get: { (object: GestureSingle) in object.button }, set: { $0.button = $1 })
  }

  /// Whether the gesture is exclusive.
  public var exclusive: DynamicSubject<Bool> { property("exclusive") }

  /// Whether the gesture handles only touch events.
  public var touchOnly: DynamicSubject<Bool> { property("touch-only") }
}

/// `GestureStylus` is a `Gesture` specific to stylus input.
open class GestureStylus: GestureSingle {
  open override class var gType: GType { gtk_gesture_stylus_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `GestureStylus`.
  public init() {
    super.init(adopting: gtk_gesture_stylus_new().raw)
  }

  /// Returns the current value for the requested `axis`.
  public final func getAxis(_ axis: Gdk.AxisUse) -> Double? {
    var cValue: Double = 0
    let result = gtk_gesture_stylus_get_axis(instance(self), axis.cValue, &cValue)
    guard result != 0 else { return nil }
    return cValue
  }

  /// Returns the `Gdk.DeviceTool` currently driving input through this gesture.
  public final var deviceTool: Gdk.DeviceTool? {
    lentObject(opaque: gtk_gesture_stylus_get_device_tool(instance(self)))
  }
}

extension Reactive where Base: GestureStylus {
  /// Emitted when the stylus touches the device.
  ///
  /// Arguments: `x`, `y`.
  public var down: SafeSignal<(Double, Double)> { signal(ofSeveral: "down") }

  /// Emitted when the stylus moves while touching the device.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal(ofSeveral: "motion") }

  /// Emitted when the stylus is in proximity of the device.
  ///
  /// Arguments: `x`, `y`.
  public var proximity: SafeSignal<(Double, Double)> { signal(ofSeveral: "proximity") }

  /// Emitted when the stylus no longer touches the device.
  ///
  /// Arguments: `x`, `y`.
  public var up: SafeSignal<(Double, Double)> { signal(ofSeveral: "up") }
}

/// `GestureSwipe` is a `Gesture` for swipe gestures.
open class GestureSwipe: GestureSingle {
  open override class var gType: GType { gtk_gesture_swipe_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes swipes.
  public init() {
    super.init(adopting: gtk_gesture_swipe_new().raw)
  }

  /// Gets the current velocity.
  public final var velocity: (velocityX: Double, velocityY: Double)? {
    var cVelocityX: Double = 0
    var cVelocityY: Double = 0
    let result = gtk_gesture_swipe_get_velocity(instance(self), &cVelocityX, &cVelocityY)
    guard result != 0 else { return nil }
    return (cVelocityX, cVelocityY)
  }
}

extension Reactive where Base: GestureSwipe {
  /// Emitted when the recognized gesture is finished.
  ///
  /// Arguments: `velocityX`, `velocityY`.
  public var swipe: SafeSignal<(Double, Double)> { signal(ofSeveral: "swipe") }
}

/// `GestureZoom` is a `Gesture` for 2-finger pinch/zoom gestures.
open class GestureZoom: Gesture {
  open override class var gType: GType { gtk_gesture_zoom_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes pinch/zoom gestures.
  public init() {
    super.init(adopting: gtk_gesture_zoom_new().raw)
  }

  /// Gets the scale delta.
  public final var scaleDelta: Double { gtk_gesture_zoom_get_scale_delta(instance(self)) }
}

extension Reactive where Base: GestureZoom {
  /// Emitted whenever the distance between both tracked sequences changes.
  ///
  /// Argument: `scale`.
  public var scaleChanged: SafeSignal<Double> { signal(ofOne: "scale-changed") }
}

/// `Grid` is a container which arranges its child widgets in rows and columns.
open class Grid: Widget, Orientable {
  open override class var gType: GType { gtk_grid_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkGrid: UnsafeMutablePointer<GtkGrid> { pointer.assumingMemoryBound(to: GtkGrid.self) }

  /// Creates a new grid widget.
  public init() {
    super.init(adopting: gtk_grid_new())
  }

  /// The row to align to the baseline when valign is `GTK_ALIGN_BASELINE`.
  public final var baselineRow: Int {
    get { gtk_grid_get_baseline_row(gtkGrid).int }
    set { gtk_grid_set_baseline_row(gtkGrid, newValue.int32) }
  }

  /// If `true`, the columns are all the same width.
  public final var columnHomogeneous: Bool {
    get { gtk_grid_get_column_homogeneous(gtkGrid).isTrue }
    set { gtk_grid_set_column_homogeneous(gtkGrid, newValue.gboolean) }
  }

  /// The amount of space between two consecutive columns.
  public final var columnSpacing: Int {
    get { gtk_grid_get_column_spacing(gtkGrid).int }
    set { setProperty("column-spacing", newValue) }
  }

  /// If `true`, the rows are all the same height.
  public final var rowHomogeneous: Bool {
    get { gtk_grid_get_row_homogeneous(gtkGrid).isTrue }
    set { gtk_grid_set_row_homogeneous(gtkGrid, newValue.gboolean) }
  }

  /// The amount of space between two consecutive rows.
  public final var rowSpacing: Int {
    get { gtk_grid_get_row_spacing(gtkGrid).int }
    set { setProperty("row-spacing", newValue) }
  }

  /// Adds a widget to the grid.
  public final func attach(_ child: Widget, column: Int, row: Int, width: Int, height: Int) {
    gtk_grid_attach(gtkGrid, child.gtkWidget, column.int32, row.int32, width.int32, height.int32)
  }

  /// Adds a widget to the grid.
  public final func attachNextTo(_ child: Widget, sibling: Widget?, side: PositionType, width: Int, height: Int) {
    gtk_grid_attach_next_to(gtkGrid, child.gtkWidget, sibling?.gtkWidget, side.cValue, width.int32, height.int32)
  }

  /// Gets the child of `grid` whose area covers the grid cell at `column`, `row`.
  public final func getChildAt(column: Int, row: Int) -> Widget? {
    lentObject(widget: gtk_grid_get_child_at(gtkGrid, column.int32, row.int32))
  }

  /// Returns the baseline position of `row`.
  public final func getRowBaselinePosition(_ row: Int) -> BaselinePosition {
    BaselinePosition(cValue: gtk_grid_get_row_baseline_position(gtkGrid, row.int32))
  }

  /// Inserts a column at the specified position.
  public final func insertColumn(_ position: Int) { gtk_grid_insert_column(gtkGrid, position.int32) }

  /// Inserts a row or column at the specified position.
  public final func insertNextTo(_ sibling: Widget, side: PositionType) {
    gtk_grid_insert_next_to(gtkGrid, sibling.gtkWidget, side.cValue)
  }

  /// Inserts a row at the specified position.
  public final func insertRow(_ position: Int) { gtk_grid_insert_row(gtkGrid, position.int32) }

  /// Queries the attach points and spans of `child` inside the given `Grid`.
  public final func queryChild(_ child: Widget) -> (column: Int, row: Int, width: Int, height: Int) {
    var cColumn: Int32 = 0
    var cRow: Int32 = 0
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_grid_query_child(gtkGrid, child.gtkWidget, &cColumn, &cRow, &cWidth, &cHeight)
    return (cColumn.int, cRow.int, cWidth.int, cHeight.int)
  }

  /// Removes a child from `grid`.
  public final func remove(_ child: Widget) { gtk_grid_remove(gtkGrid, child.gtkWidget) }

  /// Removes a column from the grid.
  public final func removeColumn(_ position: Int) { gtk_grid_remove_column(gtkGrid, position.int32) }

  /// Removes a row from the grid.
  public final func removeRow(_ position: Int) { gtk_grid_remove_row(gtkGrid, position.int32) }

  /// Sets how the baseline should be positioned on `row` of the grid, in case that row is assigned more space than is
  /// requested.
  public final func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
    gtk_grid_set_row_baseline_position(gtkGrid, row.int32, pos.cValue)
  }
}

extension Reactive where Base: Grid {
  /// The row to align to the baseline when valign is `GTK_ALIGN_BASELINE`.
  public var baselineRow: DynamicSubject<Int> {
    property("baseline-row", get: { (object: Grid) in object.baselineRow }, set: { $0.baselineRow = $1 })
  }

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
    super.init(adopting: gtk_grid_layout_new())
  }

  /// The row to align to the baseline, when `Widget.valign` is set to `GTK_ALIGN_BASELINE`.
  public final var baselineRow: Int {
    get { gtk_grid_layout_get_baseline_row(instance(self)).int }
    set { gtk_grid_layout_set_baseline_row(instance(self), newValue.int32) }
  }

  /// Whether all the columns in the grid have the same width.
  public final var columnHomogeneous: Bool {
    get { gtk_grid_layout_get_column_homogeneous(instance(self)).isTrue }
    set { gtk_grid_layout_set_column_homogeneous(instance(self), newValue.gboolean) }
  }

  /// The amount of space between to consecutive columns.
  public final var columnSpacing: Int {
    get { gtk_grid_layout_get_column_spacing(instance(self)).int }
    set { setProperty("column-spacing", newValue) }
  }

  /// Whether all the rows in the grid have the same height.
  public final var rowHomogeneous: Bool {
    get { gtk_grid_layout_get_row_homogeneous(instance(self)).isTrue }
    set { gtk_grid_layout_set_row_homogeneous(instance(self), newValue.gboolean) }
  }

  /// The amount of space between to consecutive rows.
  public final var rowSpacing: Int {
    get { gtk_grid_layout_get_row_spacing(instance(self)).int }
    set { setProperty("row-spacing", newValue) }
  }

  /// Returns the baseline position of `row`.
  public final func getRowBaselinePosition(_ row: Int) -> BaselinePosition {
    BaselinePosition(cValue: gtk_grid_layout_get_row_baseline_position(instance(self), row.int32))
  }

  /// Sets how the baseline should be positioned on `row` of the grid, in case that row is assigned more space than is
  /// requested.
  public final func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
    gtk_grid_layout_set_row_baseline_position(instance(self), row.int32, pos.cValue)
  }
}

extension Reactive where Base: GridLayout {
  /// The row to align to the baseline, when `Widget.valign` is set to `GTK_ALIGN_BASELINE`.
  public var baselineRow: DynamicSubject<Int> {
    property("baseline-row", get: { (object: GridLayout) in object.baselineRow }, set: { $0.baselineRow = $1 })
  }

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
  public final var column: Int {
    get { gtk_grid_layout_child_get_column(instance(self)).int }
    set { gtk_grid_layout_child_set_column(instance(self), newValue.int32) }
  }

  /// The number of columns the child spans to.
  public final var columnSpan: Int {
    get { gtk_grid_layout_child_get_column_span(instance(self)).int }
    set { gtk_grid_layout_child_set_column_span(instance(self), newValue.int32) }
  }

  /// The row to place the child in.
  public final var row: Int {
    get { gtk_grid_layout_child_get_row(instance(self)).int }
    set { gtk_grid_layout_child_set_row(instance(self), newValue.int32) }
  }

  /// The number of rows the child spans to.
  public final var rowSpan: Int {
    get { gtk_grid_layout_child_get_row_span(instance(self)).int }
    set { gtk_grid_layout_child_set_row_span(instance(self), newValue.int32) }
  }
}

extension Reactive where Base: GridLayoutChild {
  /// The column to place the child in.
  public var column: DynamicSubject<Int> {
    property("column", get: { (object: GridLayoutChild) in object.column }, set: { $0.column = $1 })
  }

  /// The number of columns the child spans to.
  public var columnSpan: DynamicSubject<Int> {
    property("column-span", get: { (object: GridLayoutChild) in object.columnSpan }, set: { $0.columnSpan = $1 })
  }

  /// The row to place the child in.
  public var row: DynamicSubject<Int> {
    property("row", get: { (object: GridLayoutChild) in object.row }, set: { $0.row = $1 })
  }

  /// The number of rows the child spans to.
  public var rowSpan: DynamicSubject<Int> {
    property("row-span", get: { (object: GridLayoutChild) in object.rowSpan }, set: { $0.rowSpan = $1 })
  }
}

/// `GridView` presents a large dynamic grid of items.
open class GridView: ListBase {
  open override class var gType: GType { gtk_grid_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `GridView` that uses the given `factory` for mapping items to widgets.
  public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_grid_view_new(model?.given(), factory?.given()))
  }

  /// Allow rubberband selection.
  public final var enableRubberband: Bool {
    get { gtk_grid_view_get_enable_rubberband(instance(self)).isTrue }
    set { gtk_grid_view_set_enable_rubberband(instance(self), newValue.gboolean) }
  }

  /// Factory for populating list items.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_grid_view_get_factory(instance(self))) }
    set { gtk_grid_view_set_factory(instance(self), newValue?.opaque) }
  }

  /// Maximum number of columns per row.
  public final var maxColumns: Int {
    get { gtk_grid_view_get_max_columns(instance(self)).int }
    set { gtk_grid_view_set_max_columns(instance(self), newValue.uint32) }
  }

  /// Minimum number of columns per row.
  public final var minColumns: Int {
    get { gtk_grid_view_get_min_columns(instance(self)).int }
    set { gtk_grid_view_set_min_columns(instance(self), newValue.uint32) }
  }

  /// Model for the items displayed.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_grid_view_get_model(instance(self))) }
    set { gtk_grid_view_set_model(instance(self), newValue?.opaque) }
  }

  /// Activate rows on single click and select them on hover.
  public final var singleClickActivate: Bool {
    get { gtk_grid_view_get_single_click_activate(instance(self)).isTrue }
    set { gtk_grid_view_set_single_click_activate(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: GridView {
  /// Allow rubberband selection.
  public var enableRubberband: DynamicSubject<Bool> { property("enable-rubberband") }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// Maximum number of columns per row.
  public var maxColumns: DynamicSubject<Int> {
    property("max-columns", get: { (object: GridView) in object.maxColumns }, set: { $0.maxColumns = $1 })
  }

  /// Minimum number of columns per row.
  public var minColumns: DynamicSubject<Int> {
    property("min-columns", get: { (object: GridView) in object.minColumns }, set: { $0.minColumns = $1 })
  }

  /// Model for the items displayed.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// Activate rows on single click and select them on hover.
  public var singleClickActivate: DynamicSubject<Bool> { property("single-click-activate") }

  /// Emitted when a cell has been activated by the user, usually via activating the GtkGridView|list.activate-item
  /// action.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}

/// `HeaderBar` is a widget for creating custom title bars for windows.
open class HeaderBar: Widget {
  open override class var gType: GType { gtk_header_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `HeaderBar` widget.
  public init() {
    super.init(adopting: gtk_header_bar_new())
  }

  /// The decoration layout for buttons.
  public final var decorationLayout: String? {
    get { lentString(ifAny: gtk_header_bar_get_decoration_layout(instance(self))) }
    set { lend(newValue) { gtk_header_bar_set_decoration_layout(instance(self), $0) } }
  }

  /// Whether to show title buttons like close, minimize, maximize.
  public final var showTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(instance(self)).isTrue }
    set { gtk_header_bar_set_show_title_buttons(instance(self), newValue.gboolean) }
  }

  public final var titleWidget: Widget? {
    get { lentObject(widget: gtk_header_bar_get_title_widget(instance(self))) }
    set { gtk_header_bar_set_title_widget(instance(self), newValue?.gtkWidget) }
  }

  /// Adds `child` to `bar`, packed with reference to the end of the `bar`.
  public final func packEnd(_ child: Widget) { gtk_header_bar_pack_end(instance(self), child.gtkWidget) }

  /// Adds `child` to `bar`, packed with reference to the start of the `bar`.
  public final func packStart(_ child: Widget) { gtk_header_bar_pack_start(instance(self), child.gtkWidget) }

  /// Removes a child from the `HeaderBar`.
  public final func remove(_ child: Widget) { gtk_header_bar_remove(instance(self), child.gtkWidget) }
}

extension Reactive where Base: HeaderBar {
  /// The decoration layout for buttons.
  public var decorationLayout: DynamicSubject<String?> {
    property(
      "decoration-layout", get: { (object: HeaderBar) in object.decorationLayout }, set: { $0.decorationLayout = $1 })
  }

  /// Whether to show title buttons like close, minimize, maximize.
  public var showTitleButtons: DynamicSubject<Bool> { property("show-title-buttons") }

  public var titleWidget: DynamicSubject<Widget?> { property("title-widget") }
}

/// `IMContext` defines the interface for GTK input methods.
open class IMContext: Object {
  open override class var gType: GType { gtk_im_context_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkIMContext: UnsafeMutablePointer<GtkIMContext> { pointer.assumingMemoryBound(to: GtkIMContext.self) }

  /// Additional hints that allow input methods to fine-tune their behaviour.
  public final var inputHints: InputHints {
    get { getProperty("input-hints") }
    set { setProperty("input-hints", newValue) }
  }

  /// The purpose of the text field that the `GtkIMContext is connected to.
  public final var inputPurpose: InputPurpose {
    get { getProperty("input-purpose") }
    set { setProperty("input-purpose", newValue) }
  }

  /// Asks the widget that the input context is attached to delete characters around the cursor position by emitting the
  /// `::delete_surrounding` signal.
  @discardableResult
  public final func deleteSurrounding(offset: Int, nChars: Int) -> Bool {
    gtk_im_context_delete_surrounding(gtkIMContext, offset.int32, nChars.int32).isTrue
  }

  /// Allow an input method to forward key press and release events to another input method without necessarily having a
  /// `Gdk.Event` available.
  @discardableResult
  public final func filterKey(
    press: Bool, surface: Gdk.Surface, device: Gdk.Device, time: Int, keycode: Int, state: Gdk.ModifierType, group: Int
  ) -> Bool {
    gtk_im_context_filter_key(
      gtkIMContext, press.gboolean, surface.opaque, device.opaque, time.uint32, keycode.uint32, state.cValue,
      group.int32
    ).isTrue
  }

  /// Allow an input method to internally handle key press and release events.
  @discardableResult
  public final func filterKeypress(_ event: Gdk.Event) -> Bool {
    gtk_im_context_filter_keypress(gtkIMContext, event.opaque).isTrue
  }

  /// Notify the input method that the widget to which this input context corresponds has gained focus.
  public final func focusIn() { gtk_im_context_focus_in(gtkIMContext) }

  /// Notify the input method that the widget to which this input context corresponds has lost focus.
  public final func focusOut() { gtk_im_context_focus_out(gtkIMContext) }

  /// Retrieve the current preedit string for the input context, and a list of attributes to apply to the string.
  public final var preeditString: (str: String, attrs: Pango.AttrList, cursorPos: Int) {
    var cStr: UnsafeMutablePointer<CChar>?
    var cAttrs: OpaquePointer?
    var cCursorPos: Int32 = 0
    gtk_im_context_get_preedit_string(gtkIMContext, &cStr, &cAttrs, &cCursorPos)
    return (givenString(cStr), promised(givenBoxed(opaque: cAttrs)), cCursorPos.int)
  }

  /// Retrieves context around the insertion point.
  public final var surroundingWithSelection: (text: String, cursorIndex: Int, anchorIndex: Int)? {
    var cText: UnsafeMutablePointer<CChar>?
    var cCursorIndex: Int32 = 0
    var cAnchorIndex: Int32 = 0
    let result = gtk_im_context_get_surrounding_with_selection(gtkIMContext, &cText, &cCursorIndex, &cAnchorIndex)
    guard result != 0 else { return nil }
    return (givenString(cText), cCursorIndex.int, cAnchorIndex.int)
  }

  /// Notify the input method that a change such as a change in cursor position has been made.
  public final func reset() { gtk_im_context_reset(gtkIMContext) }

  /// Set the client widget for the input context.
  public final func setClientWidget(_ widget: Widget?) {
    gtk_im_context_set_client_widget(gtkIMContext, widget?.gtkWidget)
  }

  /// Notify the input method that a change in cursor position has been made.
  public final func setCursorLocation(_ area: Gdk.Rectangle) {
    var cArea = area.cValue
    gtk_im_context_set_cursor_location(gtkIMContext, &cArea)
  }

  /// Sets surrounding context around the insertion point and preedit string. This function is expected to be called in
  /// response to the `IMContext.retrieveSurrounding` signal, and will likely have no effect if called at other times.
  public final func setSurroundingWithSelection(_ text: String, len: Int = -1, cursorIndex: Int, anchorIndex: Int) {
    gtk_im_context_set_surrounding_with_selection(gtkIMContext, text, len.int32, cursorIndex.int32, anchorIndex.int32)
  }

  /// Sets whether the IM context should use the preedit string to display feedback.
  public final func setUsePreedit(_ usePreedit: Bool) {
    gtk_im_context_set_use_preedit(gtkIMContext, usePreedit.gboolean)
  }

  /// Retrieves context around the insertion point.
  @available(*, deprecated, message: "Use `IMContext.surroundingWithSelection` instead.")
  public final var surrounding: (text: String, cursorIndex: Int)? {
    var cText: UnsafeMutablePointer<CChar>?
    var cCursorIndex: Int32 = 0
    let result = gtk_im_context_get_surrounding(gtkIMContext, &cText, &cCursorIndex)
    guard result != 0 else { return nil }
    return (givenString(cText), cCursorIndex.int)
  }

  /// Sets surrounding context around the insertion point and preedit string.
  @available(*, deprecated, message: "Use `IMContext.surroundingWithSelection` instead")
  public final func setSurrounding(_ text: String, len: Int = -1, cursorIndex: Int) {
    gtk_im_context_set_surrounding(gtkIMContext, text, len.int32, cursorIndex.int32)
  }
}

extension Reactive where Base: IMContext {
  /// Additional hints that allow input methods to fine-tune their behaviour.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The purpose of the text field that the `GtkIMContext is connected to.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The `commit` signal is emitted when a complete input sequence has been entered by the user.
  ///
  /// Argument: `str`.
  public var commit: SafeSignal<String> { signal(ofOne: "commit") }

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

  final var gtkIMContextSimple: UnsafeMutablePointer<GtkIMContextSimple> {
    pointer.assumingMemoryBound(to: GtkIMContextSimple.self)
  }

  /// Creates a new `IMContextSimple`.
  public init() {
    super.init(adopting: gtk_im_context_simple_new())
  }

  /// Adds an additional table from the X11 compose file.
  public final func addComposeFile(_ composeFile: String) {
    gtk_im_context_simple_add_compose_file(gtkIMContextSimple, composeFile)
  }
}

/// `IMMulticontext` is an input method context supporting multiple, switchable input methods.
open class IMMulticontext: IMContext {
  open override class var gType: GType { gtk_im_multicontext_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkIMMulticontext: UnsafeMutablePointer<GtkIMMulticontext> {
    pointer.assumingMemoryBound(to: GtkIMMulticontext.self)
  }

  /// Creates a new `IMMulticontext`.
  public init() {
    super.init(adopting: gtk_im_multicontext_new())
  }

  /// Gets the id of the currently active delegate of the `context`.
  public final var contextId: String { lentString(gtk_im_multicontext_get_context_id(gtkIMMulticontext)) }

  /// Sets the context id for `context`.
  public final func setContextId(_ contextId: String?) {
    gtk_im_multicontext_set_context_id(gtkIMMulticontext, contextId)
  }
}

/// Contains information found when looking up an icon in `IconTheme`.
open class IconPaintable: Object, Gdk.Paintable, SymbolicPaintable {
  open override class var gType: GType { gtk_icon_paintable_get_type() }

  override class var isShared: Bool { true }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `IconPaintable` for a file with a given size and scale.
  public init(file: Gio.File, size: Int, scale: Int) {
    super.init(adopting: gtk_icon_paintable_new_for_file(file.opaque, size.int32, scale.int32).raw)
  }

  /// The file representing the icon, if any.
  public final var file: Gio.File? { givenObject(opaque: gtk_icon_paintable_get_file(instance(self))) }

  /// The icon name that was chosen during lookup.
  public final var iconName: String? { lentString(ifAny: gtk_icon_paintable_get_icon_name(instance(self))) }

  /// Whether the icon is symbolic or not.
  public final var isSymbolic: Bool { getProperty("is-symbolic") }
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
    super.init(adopting: gtk_icon_theme_new().raw)
  }

  /// The display that this icon theme object is attached to.
  public final var display: Gdk.Display? {
    get { lentObject(opaque: gtk_icon_theme_get_display(instance(self))) }
    set { setProperty("display", newValue) }
  }

  /// The icon names that are supported by the icon theme.
  public final var iconNames: [String] { givenStrings(gtk_icon_theme_get_icon_names(instance(self))) }

  /// Resource paths that will be looked at when looking for icons, similar to search paths.
  public final var resourcePath: [String] {
    get { givenStrings(gtk_icon_theme_get_resource_path(instance(self))) }
    set { setProperty("resource-path", newValue) }
  }

  /// The search path for this icon theme.
  public final var searchPath: [String] {
    get { givenStrings(gtk_icon_theme_get_search_path(instance(self))) }
    set { setProperty("search-path", newValue) }
  }

  /// The name of the icon theme that is being used.
  public final var themeName: String? {
    get { getProperty("theme-name") }
    set { lend(newValue) { gtk_icon_theme_set_theme_name(instance(self), $0) } }
  }

  /// Adds a resource path that will be looked at when looking for icons, similar to search paths.
  public final func addResourcePath(_ path: String) { gtk_icon_theme_add_resource_path(instance(self), path) }

  /// Appends a directory to the search path.
  public final func addSearchPath(_ path: String) { gtk_icon_theme_add_search_path(instance(self), path) }

  /// Checks whether an icon theme includes an icon for a particular `GIcon`.
  public final func hasGicon(_ gicon: any Gio.Icon) -> Bool {
    gtk_icon_theme_has_gicon(instance(self), gicon.opaque).isTrue
  }

  /// Checks whether an icon theme includes an icon for a particular name.
  public final func hasIcon(_ iconName: String) -> Bool { gtk_icon_theme_has_icon(instance(self), iconName).isTrue }

  /// Looks up a icon for a desired size and window scale.
  public final func lookupByGicon(
    _ icon: any Gio.Icon, size: Int, scale: Int, direction: TextDirection, flags: IconLookupFlags
  ) -> IconPaintable {
    givenObject(
      opaque: gtk_icon_theme_lookup_by_gicon(
        instance(self), icon.opaque, size.int32, scale.int32, direction.cValue, flags.cValue))!
  }

  /// Looks up a named icon for a desired size and window scale, returning a `IconPaintable`.
  public final func lookupIcon(
    _ iconName: String, fallbacks: [String], size: Int, scale: Int, direction: TextDirection, flags: IconLookupFlags
  ) -> IconPaintable {
    let lent = CallScope()
    defer { lent.end() }
    return givenObject(
      opaque: gtk_icon_theme_lookup_icon(
        instance(self), iconName, lent.strings(fallbacks), size.int32, scale.int32, direction.cValue, flags.cValue))!
  }

  /// Gets the icon theme object associated with `display`.
  public static func getForDisplay(_ display: Gdk.Display) -> IconTheme {
    lentObject(opaque: gtk_icon_theme_get_for_display(display.opaque))!
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

/// `IconView` is a widget which displays data in a grid of icons.
open class IconView: Widget, CellLayout, Scrollable {
  open override class var gType: GType { gtk_icon_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `IconView` widget
  public init() {
    super.init(adopting: gtk_icon_view_new())
  }

  /// Creates a new `IconView` widget using the specified `area` to layout cells inside the icons.
  public init(area: CellArea) {
    super.init(adopting: gtk_icon_view_new_with_area(area.gtkCellArea))
  }

  /// Creates a new `IconView` widget with the model `model`.
  public init(model: any TreeModel) {
    super.init(adopting: gtk_icon_view_new_with_model(model.opaque))
  }

  /// The activate-on-single-click property specifies whether the "item-activated" signal will be emitted after a single
  /// click.
  public final var activateOnSingleClick: Bool {
    get { gtk_icon_view_get_activate_on_single_click(instance(self)).isTrue }
    set { gtk_icon_view_set_activate_on_single_click(instance(self), newValue.gboolean) }
  }

  /// The `CellArea` used to layout cell renderers for this view.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// The column-spacing property specifies the space which is inserted between the columns of the icon view.
  public final var columnSpacing: Int {
    get { gtk_icon_view_get_column_spacing(instance(self)).int }
    set { gtk_icon_view_set_column_spacing(instance(self), newValue.int32) }
  }

  /// The columns property contains the number of the columns in which the items should be displayed. If it is -1, the
  /// number of columns will be chosen automatically to fill the available area.
  public final var columns: Int {
    get { gtk_icon_view_get_columns(instance(self)).int }
    set { gtk_icon_view_set_columns(instance(self), newValue.int32) }
  }

  /// The item-orientation property specifies how the cells (i.e. the icon and the text) of the item are positioned
  /// relative to each other.
  public final var itemOrientation: Orientation {
    get { Orientation(cValue: gtk_icon_view_get_item_orientation(instance(self))) }
    set { gtk_icon_view_set_item_orientation(instance(self), newValue.cValue) }
  }

  /// The item-padding property specifies the padding around each of the icon view's item.
  public final var itemPadding: Int {
    get { gtk_icon_view_get_item_padding(instance(self)).int }
    set { gtk_icon_view_set_item_padding(instance(self), newValue.int32) }
  }

  /// The item-width property specifies the width to use for each item. If it is set to -1, the icon view will
  /// automatically determine a suitable item size.
  public final var itemWidth: Int {
    get { gtk_icon_view_get_item_width(instance(self)).int }
    set { gtk_icon_view_set_item_width(instance(self), newValue.int32) }
  }

  /// The margin property specifies the space which is inserted at the edges of the icon view.
  public final var margin: Int {
    get { gtk_icon_view_get_margin(instance(self)).int }
    set { gtk_icon_view_set_margin(instance(self), newValue.int32) }
  }

  /// The `markupColumn` property contains the number of the model column containing markup information to be displayed.
  /// The markup column must be of type `G_TYPE_STRING`. If this property and the :text-column property are both set to
  /// column numbers, it overrides the text column. If both are set to -1, no texts are displayed.
  public final var markupColumn: Int {
    get { gtk_icon_view_get_markup_column(instance(self)).int }
    set { gtk_icon_view_set_markup_column(instance(self), newValue.int32) }
  }

  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_icon_view_get_model(instance(self))) }
    set { gtk_icon_view_set_model(instance(self), newValue?.opaque) }
  }

  /// The `pixbufColumn` property contains the number of the model column containing the pixbufs which are displayed.
  /// The pixbuf column must be of type `GDK_TYPE_PIXBUF`. Setting this property to -1 turns off the display of pixbufs.
  public final var pixbufColumn: Int {
    get { gtk_icon_view_get_pixbuf_column(instance(self)).int }
    set { gtk_icon_view_set_pixbuf_column(instance(self), newValue.int32) }
  }

  /// The reorderable property specifies if the items can be reordered by DND.
  public final var reorderable: Bool {
    get { gtk_icon_view_get_reorderable(instance(self)).isTrue }
    set { gtk_icon_view_set_reorderable(instance(self), newValue.gboolean) }
  }

  /// The row-spacing property specifies the space which is inserted between the rows of the icon view.
  public final var rowSpacing: Int {
    get { gtk_icon_view_get_row_spacing(instance(self)).int }
    set { gtk_icon_view_set_row_spacing(instance(self), newValue.int32) }
  }

  /// The `selectionMode` property specifies the selection mode of icon view. If the mode is `GTK_SELECTION_MULTIPLE`,
  /// rubberband selection is enabled, for the other modes, only keyboard selection is possible.
  public final var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_icon_view_get_selection_mode(instance(self))) }
    set { gtk_icon_view_set_selection_mode(instance(self), newValue.cValue) }
  }

  /// The spacing property specifies the space which is inserted between the cells (i.e. the icon and the text) of an
  /// item.
  public final var spacing: Int {
    get { gtk_icon_view_get_spacing(instance(self)).int }
    set { gtk_icon_view_set_spacing(instance(self), newValue.int32) }
  }

  /// The `textColumn` property contains the number of the model column containing the texts which are displayed. The
  /// text column must be of type `G_TYPE_STRING`. If this property and the :markup-column property are both set to -1,
  /// no texts are displayed.
  public final var textColumn: Int {
    get { gtk_icon_view_get_text_column(instance(self)).int }
    set { gtk_icon_view_set_text_column(instance(self), newValue.int32) }
  }

  public final var tooltipColumn: Int {
    get { gtk_icon_view_get_tooltip_column(instance(self)).int }
    set { gtk_icon_view_set_tooltip_column(instance(self), newValue.int32) }
  }

  /// Creates a `Gdk.Paintable` representation of the item at `path`. This image is used for a drag icon.
  @discardableResult
  public final func createDragIcon(_ path: TreePath) -> (any Gdk.Paintable)? {
    givenInterface(opaque: gtk_icon_view_create_drag_icon(instance(self), path.opaque))
  }

  /// Turns `iconView` into a drop destination for automatic DND. Calling this method sets `IconView`:reorderable to
  /// `false`.
  public final func enableModelDragDest(_ formats: Gdk.ContentFormats, actions: Gdk.DragAction) {
    gtk_icon_view_enable_model_drag_dest(instance(self), formats.opaque, actions.cValue)
  }

  /// Turns `iconView` into a drag source for automatic DND. Calling this method sets `IconView`:reorderable to `false`.
  public final func enableModelDragSource(
    startButtonMask: Gdk.ModifierType, formats: Gdk.ContentFormats, actions: Gdk.DragAction
  ) { gtk_icon_view_enable_model_drag_source(instance(self), startButtonMask.cValue, formats.opaque, actions.cValue) }

  /// Fills the bounding rectangle in widget coordinates for the cell specified by `path` and `cell`. If `cell` is `nil`
  /// the main cell area is used.
  public final func getCellRect(_ path: TreePath, cell: CellRenderer?) -> Gdk.Rectangle? {
    var cRect = GdkRectangle()
    let result = gtk_icon_view_get_cell_rect(instance(self), path.opaque, cell?.gtkCellRenderer, &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Fills in `path` and `cell` with the current cursor path and cell. If the cursor isn’t currently set, then *@path
  /// will be `nil`. If no cell currently has focus, then *@cell will be `nil`.
  public final func getCursor() -> (path: TreePath, cell: CellRenderer?)? {
    var cPath: OpaquePointer?
    var cCell: UnsafeMutablePointer<GtkCellRenderer>?
    let result = gtk_icon_view_get_cursor(instance(self), &cPath, &cCell)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cPath)), lentObject(cCell))
  }

  /// Determines the destination item for a given position.
  public final func getDestItemAtPos(dragX: Int, dragY: Int) -> (path: TreePath, pos: IconViewDropPosition)? {
    var cPath: OpaquePointer?
    var cPos = GtkIconViewDropPosition(rawValue: 0)
    let result = gtk_icon_view_get_dest_item_at_pos(instance(self), dragX.int32, dragY.int32, &cPath, &cPos)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cPath)), IconViewDropPosition(cValue: cPos))
  }

  /// Gets information about the item that is highlighted for feedback.
  public final var dragDestItem: (path: TreePath?, pos: IconViewDropPosition) {
    var cPath: OpaquePointer?
    var cPos = GtkIconViewDropPosition(rawValue: 0)
    gtk_icon_view_get_drag_dest_item(instance(self), &cPath, &cPos)
    return (givenBoxed(opaque: cPath), IconViewDropPosition(cValue: cPos))
  }

  /// Gets the path and cell for the icon at the given position.
  public final func getItemAtPos(x: Int, y: Int) -> (path: TreePath, cell: CellRenderer?)? {
    var cPath: OpaquePointer?
    var cCell: UnsafeMutablePointer<GtkCellRenderer>?
    let result = gtk_icon_view_get_item_at_pos(instance(self), x.int32, y.int32, &cPath, &cCell)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cPath)), lentObject(cCell))
  }

  /// Gets the column in which the item `path` is currently displayed. Column numbers start at 0.
  public final func getItemColumn(_ path: TreePath) -> Int {
    gtk_icon_view_get_item_column(instance(self), path.opaque).int
  }

  /// Gets the row in which the item `path` is currently displayed. Row numbers start at 0.
  public final func getItemRow(_ path: TreePath) -> Int { gtk_icon_view_get_item_row(instance(self), path.opaque).int }

  /// Gets the path for the icon at the given position.
  public final func getPathAtPos(x: Int, y: Int) -> TreePath? {
    givenBoxed(opaque: gtk_icon_view_get_path_at_pos(instance(self), x.int32, y.int32))
  }

  /// Creates a list of paths of all selected items. Additionally, if you are planning on modifying the model after
  /// calling this function, you may want to convert the returned list into a list of `TreeRowReferences`. To do this,
  /// you can use `gtk_tree_row_reference_new()`.
  public final var selectedItems: [TreePath] {
    lists(gtk_icon_view_get_selected_items(instance(self)), isGiven: true) { givenBoxed($0) as TreePath? }
  }

  /// This function is supposed to be used in a `Widget.queryTooltip` signal handler for `IconView`. The `x`, `y` and
  /// `keyboardTip` values which are received in the signal handler, should be passed to this function without
  /// modification.
  public final func getTooltipContext(x: Int, y: Int, keyboardTip: Bool) -> (
    model: (any TreeModel)?, path: TreePath, iter: TreeIter
  )? {
    var cModel: OpaquePointer?
    var cPath: OpaquePointer?
    var cIter = GtkTreeIter()
    let result = gtk_icon_view_get_tooltip_context(
      instance(self), x.int32, y.int32, keyboardTip.gboolean, &cModel, &cPath, &cIter)
    guard result != 0 else { return nil }
    return (lentInterface(opaque: cModel), promised(givenBoxed(opaque: cPath)), TreeIter(copying: &cIter))
  }

  /// Sets `startPath` and `endPath` to be the first and last visible path. Note that there may be invisible paths in
  /// between.
  public final var visibleRange: (startPath: TreePath, endPath: TreePath)? {
    var cStartPath: OpaquePointer?
    var cEndPath: OpaquePointer?
    let result = gtk_icon_view_get_visible_range(instance(self), &cStartPath, &cEndPath)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cStartPath)), promised(givenBoxed(opaque: cEndPath)))
  }

  /// Activates the item determined by `path`.
  public final func itemActivated(_ path: TreePath) { gtk_icon_view_item_activated(instance(self), path.opaque) }

  /// Returns `true` if the icon pointed to by `path` is currently selected. If `path` does not point to a valid
  /// location, `false` is returned.
  public final func pathIsSelected(_ path: TreePath) -> Bool {
    gtk_icon_view_path_is_selected(instance(self), path.opaque).isTrue
  }

  /// Moves the alignments of `iconView` to the position specified by `path`. `rowAlign` determines where the row is
  /// placed, and `colAlign` determines where `column` is placed. Both are expected to be between 0.0 and 1.0. 0.0 means
  /// left/top alignment, 1.0 means right/bottom alignment, 0.5 means center.
  public final func scrollToPath(_ path: TreePath, useAlign: Bool, rowAlign: Double, colAlign: Double) {
    gtk_icon_view_scroll_to_path(instance(self), path.opaque, useAlign.gboolean, rowAlign.float, colAlign.float)
  }

  /// Selects all the icons. `iconView` must has its selection mode set to `GTK_SELECTION_MULTIPLE`.
  public final func selectAll() { gtk_icon_view_select_all(instance(self)) }

  /// Selects the row at `path`.
  public final func selectPath(_ path: TreePath) { gtk_icon_view_select_path(instance(self), path.opaque) }

  /// Calls a function for each selected icon. Note that the model or selection cannot be modified from within this
  /// function.
  public final func selectedForeach(_ `func`: @escaping (IconView, TreePath) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_icon_view_selected_foreach(instance(self), callGtkIconViewForeachFunc, lent.closure(`func`))
  }

  /// Sets the current keyboard focus to be at `path`, and selects it. This is useful when you want to focus the user’s
  /// attention on a particular item. If `cell` is not `nil`, then focus is given to the cell specified by it.
  /// Additionally, if `startEditing` is `true`, then editing should be started in the specified cell.
  public final func setCursor(_ path: TreePath, cell: CellRenderer?, startEditing: Bool) {
    gtk_icon_view_set_cursor(instance(self), path.opaque, cell?.gtkCellRenderer, startEditing.gboolean)
  }

  /// Sets the item that is highlighted for feedback.
  public final func setDragDestItem(_ path: TreePath?, pos: IconViewDropPosition) {
    gtk_icon_view_set_drag_dest_item(instance(self), path?.opaque, pos.cValue)
  }

  /// Sets the tip area of `tooltip` to the area which `cell` occupies in the item pointed to by `path`. See also
  /// `gtk_tooltip_set_tip_area()`.
  public final func setTooltipCell(_ tooltip: Tooltip, path: TreePath, cell: CellRenderer?) {
    gtk_icon_view_set_tooltip_cell(instance(self), tooltip.opaque, path.opaque, cell?.gtkCellRenderer)
  }

  /// Sets the tip area of `tooltip` to be the area covered by the item at `path`. See also
  /// `gtk_icon_view_set_tooltip_column()` for a simpler alternative. See also `gtk_tooltip_set_tip_area()`.
  public final func setTooltipItem(_ tooltip: Tooltip, path: TreePath) {
    gtk_icon_view_set_tooltip_item(instance(self), tooltip.opaque, path.opaque)
  }

  /// Unselects all the icons.
  public final func unselectAll() { gtk_icon_view_unselect_all(instance(self)) }

  /// Unselects the row at `path`.
  public final func unselectPath(_ path: TreePath) { gtk_icon_view_unselect_path(instance(self), path.opaque) }

  /// Undoes the effect of `gtk_icon_view_enable_model_drag_dest()`. Calling this method sets `IconView`:reorderable to
  /// `false`.
  public final func unsetModelDragDest() { gtk_icon_view_unset_model_drag_dest(instance(self)) }

  /// Undoes the effect of `gtk_icon_view_enable_model_drag_source()`. Calling this method sets `IconView`:reorderable
  /// to `false`.
  public final func unsetModelDragSource() { gtk_icon_view_unset_model_drag_source(instance(self)) }
}

extension Reactive where Base: IconView {
  /// The activate-on-single-click property specifies whether the "item-activated" signal will be emitted after a single
  /// click.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The `CellArea` used to layout cell renderers for this view.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The column-spacing property specifies the space which is inserted between the columns of the icon view.
  public var columnSpacing: DynamicSubject<Int> {
    property("column-spacing", get: { (object: IconView) in object.columnSpacing }, set: { $0.columnSpacing = $1 })
  }

  /// The columns property contains the number of the columns in which the items should be displayed. If it is -1, the
  /// number of columns will be chosen automatically to fill the available area.
  public var columns: DynamicSubject<Int> {
    property("columns", get: { (object: IconView) in object.columns }, set: { $0.columns = $1 })
  }

  /// The item-orientation property specifies how the cells (i.e. the icon and the text) of the item are positioned
  /// relative to each other.
  public var itemOrientation: DynamicSubject<Orientation> { property("item-orientation") }

  /// The item-padding property specifies the padding around each of the icon view's item.
  public var itemPadding: DynamicSubject<Int> {
    property("item-padding", get: { (object: IconView) in object.itemPadding }, set: { $0.itemPadding = $1 })
  }

  /// The item-width property specifies the width to use for each item. If it is set to -1, the icon view will
  /// automatically determine a suitable item size.
  public var itemWidth: DynamicSubject<Int> {
    property("item-width", get: { (object: IconView) in object.itemWidth }, set: { $0.itemWidth = $1 })
  }

  /// The margin property specifies the space which is inserted at the edges of the icon view.
  public var margin: DynamicSubject<Int> {
    property("margin", get: { (object: IconView) in object.margin }, set: { $0.margin = $1 })
  }

  /// The `markupColumn` property contains the number of the model column containing markup information to be displayed.
  /// The markup column must be of type `G_TYPE_STRING`. If this property and the :text-column property are both set to
  /// column numbers, it overrides the text column. If both are set to -1, no texts are displayed.
  public var markupColumn: DynamicSubject<Int> {
    property("markup-column", get: { (object: IconView) in object.markupColumn }, set: { $0.markupColumn = $1 })
  }

  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// The `pixbufColumn` property contains the number of the model column containing the pixbufs which are displayed.
  /// The pixbuf column must be of type `GDK_TYPE_PIXBUF`. Setting this property to -1 turns off the display of pixbufs.
  public var pixbufColumn: DynamicSubject<Int> {
    property("pixbuf-column", get: { (object: IconView) in object.pixbufColumn }, set: { $0.pixbufColumn = $1 })
  }

  /// The reorderable property specifies if the items can be reordered by DND.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// The row-spacing property specifies the space which is inserted between the rows of the icon view.
  public var rowSpacing: DynamicSubject<Int> {
    property("row-spacing", get: { (object: IconView) in object.rowSpacing }, set: { $0.rowSpacing = $1 })
  }

  /// The `selectionMode` property specifies the selection mode of icon view. If the mode is `GTK_SELECTION_MULTIPLE`,
  /// rubberband selection is enabled, for the other modes, only keyboard selection is possible.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

  /// The spacing property specifies the space which is inserted between the cells (i.e. the icon and the text) of an
  /// item.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: IconView) in object.spacing }, set: { $0.spacing = $1 })
  }

  /// The `textColumn` property contains the number of the model column containing the texts which are displayed. The
  /// text column must be of type `G_TYPE_STRING`. If this property and the :markup-column property are both set to -1,
  /// no texts are displayed.
  public var textColumn: DynamicSubject<Int> {
    property("text-column", get: { (object: IconView) in object.textColumn }, set: { $0.textColumn = $1 })
  }

  public var tooltipColumn: DynamicSubject<Int> {
    property("tooltip-column", get: { (object: IconView) in object.tooltipColumn }, set: { $0.tooltipColumn = $1 })
  }

  /// A [keybinding signal]`SignalAction` which gets emitted when the user activates the currently focused item.
  public var activateCursorItem: SignalRequest<Bool> { request("activate-cursor-item") }

  /// The `itemActivated` signal is emitted when the method `gtk_icon_view_item_activated()` is called, when the user
  /// double clicks an item with the "activate-on-single-click" property set to `false`, or when the user single clicks
  /// an item when the "activate-on-single-click" property set to `true`. It is also emitted when a non-editable item is
  /// selected and one of the keys: Space, Return or Enter is pressed.
  ///
  /// Argument: `path`.
  public var itemActivated: SafeSignal<TreePath> { signal(ofOne: "item-activated") }

  /// The `moveCursor` signal is a [keybinding signal]`SignalAction` which gets emitted when the user initiates a cursor
  /// movement.
  ///
  /// Arguments: `step`, `count`, `extend`, `modify`.
  public var moveCursor: SignalRequest<Bool, MovementStep, Int, Bool, Bool> { request("move-cursor") }

  /// A [keybinding signal]`SignalAction` which gets emitted when the user selects all items.
  public var selectAll: SafeSignal<Void> { signal("select-all") }

  /// A [keybinding signal]`SignalAction` which gets emitted when the user selects the item that is currently focused.
  public var selectCursorItem: SafeSignal<Void> { signal("select-cursor-item") }

  /// The `selectionChanged` signal is emitted when the selection (i.e. the set of selected items) changes.
  public var selectionChanged: SafeSignal<Void> { signal("selection-changed") }

  /// A [keybinding signal]`SignalAction` which gets emitted when the user toggles whether the currently focused item is
  /// selected or not. The exact effect of this depend on the selection mode.
  public var toggleCursorItem: SafeSignal<Void> { signal("toggle-cursor-item") }

  /// A [keybinding signal]`SignalAction` which gets emitted when the user unselects all items.
  public var unselectAll: SafeSignal<Void> { signal("unselect-all") }
}

/// The `Image` widget displays an image.
open class Image: Widget {
  open override class var gType: GType { gtk_image_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty `Image` widget.
  public init() {
    super.init(adopting: gtk_image_new())
  }

  /// Creates a new `Image` displaying the file `filename`.
  public init(filename: String) {
    super.init(adopting: gtk_image_new_from_file(filename))
  }

  /// Creates a `Image` displaying an icon from the current icon theme.
  public init(icon: any Gio.Icon) {
    super.init(adopting: gtk_image_new_from_gicon(icon.opaque))
  }

  /// Creates a `Image` displaying an icon from the current icon theme.
  public init(iconName: String?) {
    super.init(adopting: gtk_image_new_from_icon_name(iconName))
  }

  /// Creates a new `Image` displaying `paintable`.
  public init(paintable: (any Gdk.Paintable)?) {
    super.init(adopting: gtk_image_new_from_paintable(paintable?.opaque))
  }

  /// Creates a new `Image` displaying `pixbuf`.
  public init(pixbuf: GdkPixbuf.Pixbuf?) {
    super.init(adopting: gtk_image_new_from_pixbuf(pixbuf?.opaque))
  }

  /// Creates a new `Image` displaying the resource file `resourcePath`.
  public init(resourcePath: String) {
    super.init(adopting: gtk_image_new_from_resource(resourcePath))
  }

  /// The `GFile to display.
  public final var file: String {
    get { getProperty("file") }
    set { setProperty("file", newValue) }
  }

  /// The `GIcon` displayed in the `Image`.
  public final var gicon: (any Gio.Icon)? {
    get { lentInterface(opaque: gtk_image_get_gicon(instance(self))) }
    set { setProperty("gicon", newValue as Object?) }
  }

  /// The name of the icon in the icon theme.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_image_get_icon_name(instance(self))) }
    set { setProperty("icon-name", newValue) }
  }

  /// The symbolic size to display icons at.
  public final var iconSize: IconSize {
    get { IconSize(cValue: gtk_image_get_icon_size(instance(self))) }
    set { gtk_image_set_icon_size(instance(self), newValue.cValue) }
  }

  /// The `Gdk.Paintable` to display.
  public final var paintable: (any Gdk.Paintable)? {
    get { lentInterface(opaque: gtk_image_get_paintable(instance(self))) }
    set { setProperty("paintable", newValue as Object?) }
  }

  /// The size in pixels to display icons at.
  public final var pixelSize: Int {
    get { gtk_image_get_pixel_size(instance(self)).int }
    set { gtk_image_set_pixel_size(instance(self), newValue.int32) }
  }

  /// A path to a resource file to display.
  public final var resource: String {
    get { getProperty("resource") }
    set { setProperty("resource", newValue) }
  }

  /// The representation being used for image data.
  public final var storageType: ImageType { ImageType(cValue: gtk_image_get_storage_type(instance(self))) }

  /// Whether the icon displayed in the `Image` will use standard icon names fallback.
  public final var useFallback: Bool {
    get { getProperty("use-fallback") }
    set { setProperty("use-fallback", newValue) }
  }

  /// Resets the image to be empty.
  public final func clear() { gtk_image_clear(instance(self)) }

  /// Sets a `Image` to show a file.
  public final func setFromFile(_ filename: String?) { gtk_image_set_from_file(instance(self), filename) }

  /// Sets a `Image` to show a `GIcon`.
  public final func setFromGicon(_ icon: any Gio.Icon) { gtk_image_set_from_gicon(instance(self), icon.opaque) }

  /// Sets a `Image` to show a named icon.
  public final func setFromIconName(_ iconName: String?) { gtk_image_set_from_icon_name(instance(self), iconName) }

  /// Sets a `Image` to show a `Gdk.Paintable`.
  public final func setFromPaintable(_ paintable: (any Gdk.Paintable)?) {
    gtk_image_set_from_paintable(instance(self), paintable?.opaque)
  }

  /// Sets a `Image` to show a `Gdk.Pixbuf`.
  public final func setFromPixbuf(_ pixbuf: GdkPixbuf.Pixbuf?) {
    gtk_image_set_from_pixbuf(instance(self), pixbuf?.opaque)
  }

  /// Sets a `Image` to show a resource.
  public final func setFromResource(_ resourcePath: String?) {
    gtk_image_set_from_resource(instance(self), resourcePath)
  }
}

extension Reactive where Base: Image {
  /// The `GFile to display.
  public var file: DynamicSubject<String> { property("file") }

  /// The `GIcon` displayed in the `Image`.
  public var gicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("gicon") }

  /// The name of the icon in the icon theme.
  public var iconName: DynamicSubject<String?> { property("icon-name") }

  /// The symbolic size to display icons at.
  public var iconSize: DynamicSubject<IconSize> { property("icon-size") }

  /// The `Gdk.Paintable` to display.
  public var paintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("paintable") }

  /// The size in pixels to display icons at.
  public var pixelSize: DynamicSubject<Int> {
    property("pixel-size", get: { (object: Image) in object.pixelSize }, set: { $0.pixelSize = $1 })
  }

  /// A path to a resource file to display.
  public var resource: DynamicSubject<String> { property("resource") }

  /// The representation being used for image data.
  public var storageType: SafeSignal<ImageType> { readOnlyProperty("storage-type") }

  /// Whether the icon displayed in the `Image` will use standard icon names fallback.
  public var useFallback: DynamicSubject<Bool> { property("use-fallback") }
}

/// `InfoBar` can be show messages to the user without a dialog.
open class InfoBar: Widget {
  open override class var gType: GType { gtk_info_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `InfoBar` object.
  public init() {
    super.init(adopting: gtk_info_bar_new())
  }

  /// The type of the message.
  public final var messageType: MessageType {
    get { MessageType(cValue: gtk_info_bar_get_message_type(instance(self))) }
    set { gtk_info_bar_set_message_type(instance(self), newValue.cValue) }
  }

  /// Whether the info bar shows its contents.
  public final var revealed: Bool {
    get { gtk_info_bar_get_revealed(instance(self)).isTrue }
    set { gtk_info_bar_set_revealed(instance(self), newValue.gboolean) }
  }

  /// Whether to include a standard close button.
  public final var showCloseButton: Bool {
    get { gtk_info_bar_get_show_close_button(instance(self)).isTrue }
    set { gtk_info_bar_set_show_close_button(instance(self), newValue.gboolean) }
  }

  /// Add an activatable widget to the action area of a `InfoBar`.
  public final func addActionWidget(_ child: Widget, responseId: Int) {
    gtk_info_bar_add_action_widget(instance(self), child.gtkWidget, responseId.int32)
  }

  /// Adds a button with the given text.
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: Int) -> Button {
    lentObject(widget: gtk_info_bar_add_button(instance(self), buttonText, responseId.int32))!
  }

  /// Adds a widget to the content area of the info bar.
  public final func addChild(_ widget: Widget) { gtk_info_bar_add_child(instance(self), widget.gtkWidget) }

  /// Removes a widget from the action area of `infoBar`.
  public final func removeActionWidget(_ widget: Widget) {
    gtk_info_bar_remove_action_widget(instance(self), widget.gtkWidget)
  }

  /// Removes a widget from the content area of the info bar.
  public final func removeChild(_ widget: Widget) { gtk_info_bar_remove_child(instance(self), widget.gtkWidget) }

  /// Emits the “response” signal with the given `responseId`.
  public final func response(_ responseId: Int) { gtk_info_bar_response(instance(self), responseId.int32) }

  /// Sets the last widget in the info bar’s action area with the given response_id as the default widget for the
  /// dialog.
  public final func setDefaultResponse(_ responseId: Int) {
    gtk_info_bar_set_default_response(instance(self), responseId.int32)
  }

  /// Sets the sensitivity of action widgets for `responseId`.
  public final func setResponseSensitive(responseId: Int, setting: Bool) {
    gtk_info_bar_set_response_sensitive(instance(self), responseId.int32, setting.gboolean)
  }
}

extension Reactive where Base: InfoBar {
  /// The type of the message.
  public var messageType: DynamicSubject<MessageType> { property("message-type") }

  /// Whether the info bar shows its contents.
  public var revealed: DynamicSubject<Bool> { property("revealed") }

  /// Whether to include a standard close button.
  public var showCloseButton: DynamicSubject<Bool> { property("show-close-button") }

  /// Gets emitted when the user uses a keybinding to dismiss the info bar.
  public var close: SafeSignal<Void> { signal("close") }

  /// Emitted when an action widget is clicked.
  ///
  /// Argument: `responseId`.
  public var response: SafeSignal<Int> { signal(ofOne: "response") }
}

/// `Inscription` is a widget to show text in a predefined area.
open class Inscription: Widget {
  open override class var gType: GType { gtk_inscription_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Inscription` with the given text.
  public init(text: String? = nil) {
    super.init(adopting: gtk_inscription_new(text))
  }

  /// A list of style attributes to apply to the text of the inscription.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_inscription_get_attributes(instance(self))) }
    set { gtk_inscription_set_attributes(instance(self), newValue?.opaque) }
  }

  /// The number of characters that should fit into the inscription at minimum.
  public final var minChars: Int {
    get { gtk_inscription_get_min_chars(instance(self)).int }
    set { gtk_inscription_set_min_chars(instance(self), newValue.uint32) }
  }

  /// The number of lines that should fit into the inscription at minimum.
  public final var minLines: Int {
    get { gtk_inscription_get_min_lines(instance(self)).int }
    set { gtk_inscription_set_min_lines(instance(self), newValue.uint32) }
  }

  /// The number of characters that should ideally fit into the inscription.
  public final var natChars: Int {
    get { gtk_inscription_get_nat_chars(instance(self)).int }
    set { gtk_inscription_set_nat_chars(instance(self), newValue.uint32) }
  }

  /// The number of lines that should ideally fit into the inscription.
  public final var natLines: Int {
    get { gtk_inscription_get_nat_lines(instance(self)).int }
    set { gtk_inscription_set_nat_lines(instance(self), newValue.uint32) }
  }

  /// The displayed text.
  public final var text: String? {
    get { lentString(ifAny: gtk_inscription_get_text(instance(self))) }
    set { lend(newValue) { gtk_inscription_set_text(instance(self), $0) } }
  }

  /// The overflow method to use for the text.
  public final var textOverflow: InscriptionOverflow {
    get { InscriptionOverflow(cValue: gtk_inscription_get_text_overflow(instance(self))) }
    set { gtk_inscription_set_text_overflow(instance(self), newValue.cValue) }
  }

  /// Controls how the line wrapping is done.
  public final var wrapMode: Pango.WrapMode {
    get { Pango.WrapMode(cValue: gtk_inscription_get_wrap_mode(instance(self))) }
    set { gtk_inscription_set_wrap_mode(instance(self), newValue.cValue) }
  }

  /// The horizontal alignment of the text inside the allocated size.
  public final var xalign: Double {
    get { gtk_inscription_get_xalign(instance(self)).double }
    set { gtk_inscription_set_xalign(instance(self), newValue.float) }
  }

  /// The vertical alignment of the text inside the allocated size.
  public final var yalign: Double {
    get { gtk_inscription_get_yalign(instance(self)).double }
    set { gtk_inscription_set_yalign(instance(self), newValue.float) }
  }
}

extension Reactive where Base: Inscription {
  /// A list of style attributes to apply to the text of the inscription.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// Utility property that sets both the `Inscription.text` and `Inscription.attributes` properties, mainly intended
  /// for use in `Builder` ui files to ease translation support and bindings.
  public var markup: Bond<String?> { bond { $0.setProperty("markup", $1) } }

  /// The number of characters that should fit into the inscription at minimum.
  public var minChars: DynamicSubject<Int> {
    property("min-chars", get: { (object: Inscription) in object.minChars }, set: { $0.minChars = $1 })
  }

  /// The number of lines that should fit into the inscription at minimum.
  public var minLines: DynamicSubject<Int> {
    property("min-lines", get: { (object: Inscription) in object.minLines }, set: { $0.minLines = $1 })
  }

  /// The number of characters that should ideally fit into the inscription.
  public var natChars: DynamicSubject<Int> {
    property("nat-chars", get: { (object: Inscription) in object.natChars }, set: { $0.natChars = $1 })
  }

  /// The number of lines that should ideally fit into the inscription.
  public var natLines: DynamicSubject<Int> {
    property("nat-lines", get: { (object: Inscription) in object.natLines }, set: { $0.natLines = $1 })
  }

  /// The displayed text.
  public var text: DynamicSubject<String?> {
    property("text", get: { (object: Inscription) in object.text }, set: { $0.text = $1 })
  }

  /// The overflow method to use for the text.
  public var textOverflow: DynamicSubject<InscriptionOverflow> { property("text-overflow") }

  /// Controls how the line wrapping is done.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// The horizontal alignment of the text inside the allocated size.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: Inscription) in object.xalign }, set: { $0.xalign = $1 })
  }

  /// The vertical alignment of the text inside the allocated size.
  public var yalign: DynamicSubject<Double> {
    property("yalign", get: { (object: Inscription) in object.yalign }, set: { $0.yalign = $1 })
  }
}

/// A `ShortcutTrigger` that triggers when a specific keyval and modifiers are pressed.
open class KeyvalTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_keyval_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a `ShortcutTrigger` that will trigger whenever the key with the given `keyval` and `modifiers` is pressed.
  public init(keyval: Int, modifiers: Gdk.ModifierType = []) {
    super.init(adopting: gtk_keyval_trigger_new(keyval.uint32, modifiers.cValue).raw)
  }

  /// The key value for the trigger.
  public final var keyval: Int { gtk_keyval_trigger_get_keyval(instance(self)).int }

  /// The key modifiers for the trigger.
  public final var modifiers: Gdk.ModifierType {
    Gdk.ModifierType(cValue: gtk_keyval_trigger_get_modifiers(instance(self)))
  }
}

extension Reactive where Base: KeyvalTrigger {
  /// The key value for the trigger.
  public var keyval: SafeSignal<Int> { readOnlyProperty("keyval") }

  /// The key modifiers for the trigger.
  public var modifiers: SafeSignal<Gdk.ModifierType> { readOnlyProperty("modifiers") }
}

/// The `Label` widget displays a small amount of text.
open class Label: Widget {
  open override class var gType: GType { gtk_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new label with the given text inside it.
  public init(label: String? = nil) {
    super.init(adopting: gtk_label_new(label))
  }

  /// Creates a new `Label`, containing the text in `str`.
  public init(mnemonic: String?) {
    super.init(adopting: gtk_label_new_with_mnemonic(mnemonic))
  }

  /// A list of style attributes to apply to the text of the label.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_label_get_attributes(instance(self))) }
    set { gtk_label_set_attributes(instance(self), newValue?.opaque) }
  }

  /// The preferred place to ellipsize the string, if the label does not have enough room to display the entire string.
  public final var ellipsize: Pango.EllipsizeMode {
    get { Pango.EllipsizeMode(cValue: gtk_label_get_ellipsize(instance(self))) }
    set { gtk_label_set_ellipsize(instance(self), newValue.cValue) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_label_get_extra_menu(instance(self))) }
    set { gtk_label_set_extra_menu(instance(self), newValue?.gMenuModel) }
  }

  /// The alignment of the lines in the text of the label, relative to each other.
  public final var justify: Justification {
    get { Justification(cValue: gtk_label_get_justify(instance(self))) }
    set { gtk_label_set_justify(instance(self), newValue.cValue) }
  }

  /// The contents of the label.
  public final var label: String {
    get { lentString(gtk_label_get_label(instance(self))) }
    set { lend(newValue) { gtk_label_set_label(instance(self), $0) } }
  }

  /// The number of lines to which an ellipsized, wrapping label should be limited.
  public final var lines: Int {
    get { gtk_label_get_lines(instance(self)).int }
    set { gtk_label_set_lines(instance(self), newValue.int32) }
  }

  /// The desired maximum width of the label, in characters.
  public final var maxWidthChars: Int {
    get { gtk_label_get_max_width_chars(instance(self)).int }
    set { gtk_label_set_max_width_chars(instance(self), newValue.int32) }
  }

  /// The mnemonic accelerator key for the label.
  public final var mnemonicKeyval: Int { gtk_label_get_mnemonic_keyval(instance(self)).int }

  /// The widget to be activated when the labels mnemonic key is pressed.
  public final var mnemonicWidget: Widget? {
    get { lentObject(widget: gtk_label_get_mnemonic_widget(instance(self))) }
    set { gtk_label_set_mnemonic_widget(instance(self), newValue?.gtkWidget) }
  }

  /// Select the line wrapping for the natural size request.
  public final var naturalWrapMode: NaturalWrapMode {
    get { NaturalWrapMode(cValue: gtk_label_get_natural_wrap_mode(instance(self))) }
    set { gtk_label_set_natural_wrap_mode(instance(self), newValue.cValue) }
  }

  /// Whether the label text can be selected with the mouse.
  public final var selectable: Bool {
    get { gtk_label_get_selectable(instance(self)).isTrue }
    set { gtk_label_set_selectable(instance(self), newValue.gboolean) }
  }

  /// Whether the label is in single line mode.
  public final var singleLineMode: Bool {
    get { gtk_label_get_single_line_mode(instance(self)).isTrue }
    set { gtk_label_set_single_line_mode(instance(self), newValue.gboolean) }
  }

  /// Custom tabs for this label.
  public final var tabs: Pango.TabArray? {
    get { givenBoxed(opaque: gtk_label_get_tabs(instance(self))) }
    set { gtk_label_set_tabs(instance(self), newValue?.opaque) }
  }

  /// `true` if the text of the label includes Pango markup.
  public final var useMarkup: Bool {
    get { gtk_label_get_use_markup(instance(self)).isTrue }
    set { gtk_label_set_use_markup(instance(self), newValue.gboolean) }
  }

  /// `true` if the text of the label indicates a mnemonic with _.
  public final var useUnderline: Bool {
    get { gtk_label_get_use_underline(instance(self)).isTrue }
    set { gtk_label_set_use_underline(instance(self), newValue.gboolean) }
  }

  /// The desired width of the label, in characters.
  public final var widthChars: Int {
    get { gtk_label_get_width_chars(instance(self)).int }
    set { gtk_label_set_width_chars(instance(self), newValue.int32) }
  }

  /// `true` if the label text will wrap if it gets too wide.
  public final var wrap: Bool {
    get { gtk_label_get_wrap(instance(self)).isTrue }
    set { gtk_label_set_wrap(instance(self), newValue.gboolean) }
  }

  /// Controls how the line wrapping is done.
  public final var wrapMode: Pango.WrapMode {
    get { Pango.WrapMode(cValue: gtk_label_get_wrap_mode(instance(self))) }
    set { gtk_label_set_wrap_mode(instance(self), newValue.cValue) }
  }

  /// The horizontal alignment of the label text inside its size allocation.
  public final var xalign: Double {
    get { gtk_label_get_xalign(instance(self)).double }
    set { gtk_label_set_xalign(instance(self), newValue.float) }
  }

  /// The vertical alignment of the label text inside its size allocation.
  public final var yalign: Double {
    get { gtk_label_get_yalign(instance(self)).double }
    set { gtk_label_set_yalign(instance(self), newValue.float) }
  }

  /// Returns the URI for the currently active link in the label.
  public final var currentUri: String? { lentString(ifAny: gtk_label_get_current_uri(instance(self))) }

  /// Gets the `Pango.Layout` used to display the label.
  public final var layout: Pango.Layout? { lentObject(opaque: gtk_label_get_layout(instance(self))) }

  /// Obtains the coordinates where the label will draw its `Pango.Layout`.
  public final var layoutOffsets: (x: Int, y: Int) {
    var cX: Int32 = 0
    var cY: Int32 = 0
    gtk_label_get_layout_offsets(instance(self), &cX, &cY)
    return (cX.int, cY.int)
  }

  /// Gets the selected range of characters in the label.
  public final var selectionBounds: (start: Int, end: Int)? {
    var cStart: Int32 = 0
    var cEnd: Int32 = 0
    let result = gtk_label_get_selection_bounds(instance(self), &cStart, &cEnd)
    guard result != 0 else { return nil }
    return (cStart.int, cEnd.int)
  }

  /// Selects a range of characters in the label, if the label is selectable.
  public final func selectRegion(startOffset: Int, endOffset: Int) {
    gtk_label_select_region(instance(self), startOffset.int32, endOffset.int32)
  }

  /// Sets the text within the `Label` widget.
  public final func setText(_ str: String) { gtk_label_set_text(instance(self), str) }

  /// Sets the label’s text from the string `str`.
  public final func setTextWithMnemonic(_ str: String) { gtk_label_set_text_with_mnemonic(instance(self), str) }
}

extension Reactive where Base: Label {
  /// A list of style attributes to apply to the text of the label.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The preferred place to ellipsize the string, if the label does not have enough room to display the entire string.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// The alignment of the lines in the text of the label, relative to each other.
  public var justify: DynamicSubject<Justification> { property("justify") }

  /// The contents of the label.
  public var label: DynamicSubject<String> {
    property("label", get: { (object: Label) in object.label }, set: { $0.label = $1 })
  }

  /// The number of lines to which an ellipsized, wrapping label should be limited.
  public var lines: DynamicSubject<Int> {
    property("lines", get: { (object: Label) in object.lines }, set: { $0.lines = $1 })
  }

  /// The desired maximum width of the label, in characters.
  public var maxWidthChars: DynamicSubject<Int> {
    property("max-width-chars", get: { (object: Label) in object.maxWidthChars }, set: { $0.maxWidthChars = $1 })
  }

  /// The mnemonic accelerator key for the label.
  public var mnemonicKeyval: SafeSignal<Int> { readOnlyProperty("mnemonic-keyval") }

  /// The widget to be activated when the labels mnemonic key is pressed.
  public var mnemonicWidget: DynamicSubject<Widget?> { property("mnemonic-widget") }

  /// Select the line wrapping for the natural size request.
  public var naturalWrapMode: DynamicSubject<NaturalWrapMode> { property("natural-wrap-mode") }

  /// Whether the label text can be selected with the mouse.
  public var selectable: DynamicSubject<Bool> { property("selectable") }

  /// Whether the label is in single line mode.
  public var singleLineMode: DynamicSubject<Bool> { property("single-line-mode") }

  /// Custom tabs for this label.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// `true` if the text of the label includes Pango markup.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }

  /// `true` if the text of the label indicates a mnemonic with _.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The desired width of the label, in characters.
  public var widthChars: DynamicSubject<Int> {
    property("width-chars", get: { (object: Label) in object.widthChars }, set: { $0.widthChars = $1 })
  }

  /// `true` if the label text will wrap if it gets too wide.
  public var wrap: DynamicSubject<Bool> { property("wrap") }

  /// Controls how the line wrapping is done.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// The horizontal alignment of the label text inside its size allocation.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: Label) in object.xalign }, set: { $0.xalign = $1 })
  }

  /// The vertical alignment of the label text inside its size allocation.
  public var yalign: DynamicSubject<Double> {
    property("yalign", get: { (object: Label) in object.yalign }, set: { $0.yalign = $1 })
  }

  /// Gets emitted when the user activates a link in the label.
  public var activateCurrentLink: SafeSignal<Void> { signal("activate-current-link") }

  /// Gets emitted to activate a URI.
  ///
  /// Argument: `uri`.
  public var activateLink: SignalRequest<Bool, String> { request("activate-link") }

  /// Gets emitted to copy the slection to the clipboard.
  public var copyClipboard: SafeSignal<Void> { signal("copy-clipboard") }

  /// Gets emitted when the user initiates a cursor movement.
  ///
  /// Arguments: `step`, `count`, `extendSelection`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal(ofSeveral: "move-cursor") }
}

/// `LayoutChild` is the base class for objects that are meant to hold layout properties.
open class LayoutChild: Object {
  open override class var gType: GType { gtk_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkLayoutChild: UnsafeMutablePointer<GtkLayoutChild> {
    pointer.assumingMemoryBound(to: GtkLayoutChild.self)
  }

  /// The widget that is associated to the `LayoutChild` instance.
  public final var childWidget: Widget? { lentObject(widget: gtk_layout_child_get_child_widget(gtkLayoutChild)) }

  /// The layout manager that created the `LayoutChild` instance.
  public final var layoutManager: LayoutManager? { lentObject(gtk_layout_child_get_layout_manager(gtkLayoutChild)) }
}

extension Reactive where Base: LayoutChild {
  /// The widget that is associated to the `LayoutChild` instance.
  public var childWidget: SafeSignal<Widget?> { readOnlyProperty("child-widget") }

  /// The layout manager that created the `LayoutChild` instance.
  public var layoutManager: SafeSignal<LayoutManager?> { readOnlyProperty("layout-manager") }
}

/// Layout managers are delegate classes that handle the preferred size and the allocation of a widget.
open class LayoutManager: OverridableLayout {
  open override class var gType: GType { gtk_layout_manager_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkLayoutManager: UnsafeMutablePointer<GtkLayoutManager> {
    pointer.assumingMemoryBound(to: GtkLayoutManager.self)
  }

  /// Retrieves a `LayoutChild` instance for the `LayoutManager`, creating one if necessary.
  public final func getLayoutChild(_ child: Widget) -> LayoutChild? {
    lentObject(gtk_layout_manager_get_layout_child(gtkLayoutManager, child.gtkWidget))
  }

  /// Retrieves the request mode of `manager`.
  public final var requestMode: SizeRequestMode {
    SizeRequestMode(cValue: gtk_layout_manager_get_request_mode(gtkLayoutManager))
  }

  /// Retrieves the `Widget` using the given `LayoutManager`.
  public final var widget: Widget? { lentObject(widget: gtk_layout_manager_get_widget(gtkLayoutManager)) }

  /// Queues a resize on the `Widget` using `manager`, if any.
  public final func layoutChanged() { gtk_layout_manager_layout_changed(gtkLayoutManager) }
}

/// `LevelBar` is a widget that can be used as a level indicator.
open class LevelBar: Widget, Orientable {
  open override class var gType: GType { gtk_level_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `LevelBar`.
  public init() {
    super.init(adopting: gtk_level_bar_new())
  }

  /// Creates a new `LevelBar` for the specified interval.
  public init(minValue: Double, maxValue: Double) {
    super.init(adopting: gtk_level_bar_new_for_interval(minValue, maxValue))
  }

  /// Whether the `LeveBar` is inverted.
  public final var inverted: Bool {
    get { gtk_level_bar_get_inverted(instance(self)).isTrue }
    set { gtk_level_bar_set_inverted(instance(self), newValue.gboolean) }
  }

  /// Determines the maximum value of the interval that can be displayed by the bar.
  public final var maxValue: Double {
    get { gtk_level_bar_get_max_value(instance(self)) }
    set { gtk_level_bar_set_max_value(instance(self), newValue) }
  }

  /// Determines the minimum value of the interval that can be displayed by the bar.
  public final var minValue: Double {
    get { gtk_level_bar_get_min_value(instance(self)) }
    set { gtk_level_bar_set_min_value(instance(self), newValue) }
  }

  /// Determines the way `LevelBar` interprets the value properties to draw the level fill area.
  public final var mode: LevelBarMode {
    get { LevelBarMode(cValue: gtk_level_bar_get_mode(instance(self))) }
    set { gtk_level_bar_set_mode(instance(self), newValue.cValue) }
  }

  /// Determines the currently filled value of the level bar.
  public final var value: Double {
    get { gtk_level_bar_get_value(instance(self)) }
    set { gtk_level_bar_set_value(instance(self), newValue) }
  }

  /// Adds a new offset marker on `self` at the position specified by `value`.
  public final func addOffsetValue(_ name: String, value: Double) {
    gtk_level_bar_add_offset_value(instance(self), name, value)
  }

  /// Fetches the value specified for the offset marker `name` in `self`.
  public final func getOffsetValue(_ name: String?) -> Double? {
    var cValue: Double = 0
    let result = gtk_level_bar_get_offset_value(instance(self), name, &cValue)
    guard result != 0 else { return nil }
    return cValue
  }

  /// Removes an offset marker from a `LevelBar`.
  public final func removeOffsetValue(_ name: String?) { gtk_level_bar_remove_offset_value(instance(self), name) }
}

extension Reactive where Base: LevelBar {
  /// Whether the `LeveBar` is inverted.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// Determines the maximum value of the interval that can be displayed by the bar.
  public var maxValue: DynamicSubject<Double> {
    property("max-value", get: { (object: LevelBar) in object.maxValue }, set: { $0.maxValue = $1 })
  }

  /// Determines the minimum value of the interval that can be displayed by the bar.
  public var minValue: DynamicSubject<Double> {
    property("min-value", get: { (object: LevelBar) in object.minValue }, set: { $0.minValue = $1 })
  }

  /// Determines the way `LevelBar` interprets the value properties to draw the level fill area.
  public var mode: DynamicSubject<LevelBarMode> { property("mode") }

  /// Determines the currently filled value of the level bar.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: LevelBar) in object.value }, set: { $0.value = $1 })
  }

  /// Emitted when an offset specified on the bar changes value.
  ///
  /// Argument: `name`.
  public var offsetChanged: SafeSignal<String> { signal(ofOne: "offset-changed") }
}

/// `ListBase` is the abstract base class for GTK's list widgets.
open class ListBase: Widget, Orientable, Scrollable {
  open override class var gType: GType { gtk_list_base_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The orientation of the list. See GtkOrientable:orientation for details.
  public final var orientation: Orientation {
    get { getProperty("orientation") }
    set { setProperty("orientation", newValue) }
  }
}

extension Reactive where Base: ListBase {
  /// The orientation of the list. See GtkOrientable:orientation for details.
  public var orientation: DynamicSubject<Orientation> { property("orientation") }
}

/// `ListBox` is a vertical list.
open class ListBox: Widget {
  open override class var gType: GType { gtk_list_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ListBox` container.
  public init() {
    super.init(adopting: gtk_list_box_new())
  }

  /// Whether to accept unpaired release events.
  public final var acceptUnpairedRelease: Bool {
    get { getProperty("accept-unpaired-release") }
    set { setProperty("accept-unpaired-release", newValue) }
  }

  /// Determines whether children can be activated with a single click, or require a double-click.
  public final var activateOnSingleClick: Bool {
    get { gtk_list_box_get_activate_on_single_click(instance(self)).isTrue }
    set { gtk_list_box_set_activate_on_single_click(instance(self), newValue.gboolean) }
  }

  /// The selection mode used by the list box.
  public final var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_list_box_get_selection_mode(instance(self))) }
    set { gtk_list_box_set_selection_mode(instance(self), newValue.cValue) }
  }

  /// Whether to show separators between rows.
  public final var showSeparators: Bool {
    get { gtk_list_box_get_show_separators(instance(self)).isTrue }
    set { gtk_list_box_set_show_separators(instance(self), newValue.gboolean) }
  }

  /// Append a widget to the list.
  public final func append(_ child: Widget) { gtk_list_box_append(instance(self), child.gtkWidget) }

  /// Binds `model` to `box`.
  public final func bindModel(_ model: (any Gio.ListModel)?, createWidgetFunc: ((Object) -> Widget)?) {
    gtk_list_box_bind_model(
      instance(self), model?.opaque, createWidgetFunc == nil ? nil : callGtkListBoxCreateWidgetFunc,
      createWidgetFunc.map { heldClosure($0) }, createWidgetFunc == nil ? nil : releaseClosure)
  }

  /// Add a drag highlight to a row.
  public final func dragHighlightRow(_ row: ListBoxRow) {
    gtk_list_box_drag_highlight_row(instance(self), row.gtkListBoxRow)
  }

  /// If a row has previously been highlighted via `gtk_list_box_drag_highlight_row()`, it will have the highlight
  /// removed.
  public final func dragUnhighlightRow() { gtk_list_box_drag_unhighlight_row(instance(self)) }

  /// Gets the adjustment (if any) that the widget uses to for vertical scrolling.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_list_box_get_adjustment(instance(self))) }
    set(adjustment) { gtk_list_box_set_adjustment(instance(self), adjustment?.gtkAdjustment) }
  }

  /// Gets the n-th child in the list (not counting headers).
  public final func getRowAtIndex(_ index: Int) -> ListBoxRow? {
    lentObject(gtk_list_box_get_row_at_index(instance(self), index.int32))
  }

  /// Gets the row at the `y` position.
  public final func getRowAtY(_ y: Int) -> ListBoxRow? {
    lentObject(gtk_list_box_get_row_at_y(instance(self), y.int32))
  }

  /// Gets the selected row, or `nil` if no rows are selected.
  public final var selectedRow: ListBoxRow? { lentObject(gtk_list_box_get_selected_row(instance(self))) }

  /// Creates a list of all selected children.
  public final var selectedRows: [ListBoxRow] {
    lists(gtk_list_box_get_selected_rows(instance(self)), isGiven: true) { lentObject($0) as ListBoxRow? }
  }

  /// Insert the `child` into the `box` at `position`.
  public final func insert(_ child: Widget, position: Int) {
    gtk_list_box_insert(instance(self), child.gtkWidget, position.int32)
  }

  /// Update the filtering for all rows.
  public final func invalidateFilter() { gtk_list_box_invalidate_filter(instance(self)) }

  /// Update the separators for all rows.
  public final func invalidateHeaders() { gtk_list_box_invalidate_headers(instance(self)) }

  /// Update the sorting for all rows.
  public final func invalidateSort() { gtk_list_box_invalidate_sort(instance(self)) }

  /// Prepend a widget to the list.
  public final func prepend(_ child: Widget) { gtk_list_box_prepend(instance(self), child.gtkWidget) }

  /// Removes a child from `box`.
  public final func remove(_ child: Widget) { gtk_list_box_remove(instance(self), child.gtkWidget) }

  /// Select all children of `box`, if the selection mode allows it.
  public final func selectAll() { gtk_list_box_select_all(instance(self)) }

  /// Make `row` the currently selected row.
  public final func selectRow(_ row: ListBoxRow?) { gtk_list_box_select_row(instance(self), row?.gtkListBoxRow) }

  /// Calls a function for each selected child.
  public final func selectedForeach(_ `func`: @escaping (ListBox, ListBoxRow) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_list_box_selected_foreach(instance(self), callGtkListBoxForeachFunc, lent.closure(`func`))
  }

  /// By setting a filter function on the `box` one can decide dynamically which of the rows to show.
  public final func setFilterFunc(_ filterFunc: ((ListBoxRow) -> Bool)?) {
    gtk_list_box_set_filter_func(
      instance(self), filterFunc == nil ? nil : callGtkListBoxFilterFunc, filterFunc.map { heldClosure($0) },
      filterFunc == nil ? nil : releaseClosure)
  }

  /// Sets a header function.
  public final func setHeaderFunc(_ updateHeader: ((ListBoxRow, ListBoxRow?) -> Void)?) {
    gtk_list_box_set_header_func(
      instance(self), updateHeader == nil ? nil : callGtkListBoxUpdateHeaderFunc, updateHeader.map { heldClosure($0) },
      updateHeader == nil ? nil : releaseClosure)
  }

  /// Sets the placeholder widget that is shown in the list when it doesn't display any visible children.
  public final func setPlaceholder(_ placeholder: Widget?) {
    gtk_list_box_set_placeholder(instance(self), placeholder?.gtkWidget)
  }

  /// Sets a sort function.
  public final func setSortFunc(_ sortFunc: ((ListBoxRow, ListBoxRow) -> Int)?) {
    gtk_list_box_set_sort_func(
      instance(self), sortFunc == nil ? nil : callGtkListBoxSortFunc, sortFunc.map { heldClosure($0) },
      sortFunc == nil ? nil : releaseClosure)
  }

  /// Unselect all children of `box`, if the selection mode allows it.
  public final func unselectAll() { gtk_list_box_unselect_all(instance(self)) }

  /// Unselects a single row of `box`, if the selection mode allows it.
  public final func unselectRow(_ row: ListBoxRow) { gtk_list_box_unselect_row(instance(self), row.gtkListBoxRow) }
}

extension Reactive where Base: ListBox {
  /// Whether to accept unpaired release events.
  public var acceptUnpairedRelease: DynamicSubject<Bool> { property("accept-unpaired-release") }

  /// Determines whether children can be activated with a single click, or require a double-click.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The selection mode used by the list box.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

  /// Whether to show separators between rows.
  public var showSeparators: DynamicSubject<Bool> { property("show-separators") }

  public var activateCursorRow: SafeSignal<Void> { signal("activate-cursor-row") }

  /// Arguments: `object`, `p0`, `p1`, `p2`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool, Bool)> { signal(ofSeveral: "move-cursor") }

  /// Emitted when a row has been activated by the user.
  ///
  /// Argument: `row`.
  public var rowActivated: SafeSignal<ListBoxRow> { signal(ofOne: "row-activated") }

  /// Emitted when a new row is selected, or (with a `nil` `row`) when the selection is cleared.
  ///
  /// Argument: `row`.
  public var rowSelected: SafeSignal<ListBoxRow?> { signal(ofOne: "row-selected") }

  /// Emitted to select all children of the box, if the selection mode permits it.
  public var selectAll: SafeSignal<Void> { signal("select-all") }

  /// Emitted when the set of selected rows changes.
  public var selectedRowsChanged: SafeSignal<Void> { signal("selected-rows-changed") }

  public var toggleCursorRow: SafeSignal<Void> { signal("toggle-cursor-row") }

  /// Emitted to unselect all children of the box, if the selection mode permits it.
  public var unselectAll: SafeSignal<Void> { signal("unselect-all") }
}

/// `ListBoxRow` is the kind of widget that can be added to a `ListBox`.
open class ListBoxRow: Widget, Actionable {
  open override class var gType: GType { gtk_list_box_row_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkListBoxRow: UnsafeMutablePointer<GtkListBoxRow> { pointer.assumingMemoryBound(to: GtkListBoxRow.self) }

  /// Creates a new `ListBoxRow`.
  public init() {
    super.init(adopting: gtk_list_box_row_new())
  }

  /// Determines whether the `rowActivated` signal will be emitted for this row.
  public final var activatable: Bool {
    get { gtk_list_box_row_get_activatable(gtkListBoxRow).isTrue }
    set { gtk_list_box_row_set_activatable(gtkListBoxRow, newValue.gboolean) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_list_box_row_get_child(gtkListBoxRow)) }
    set { gtk_list_box_row_set_child(gtkListBoxRow, newValue?.gtkWidget) }
  }

  /// Determines whether this row can be selected.
  public final var selectable: Bool {
    get { gtk_list_box_row_get_selectable(gtkListBoxRow).isTrue }
    set { gtk_list_box_row_set_selectable(gtkListBoxRow, newValue.gboolean) }
  }

  /// Marks `row` as changed, causing any state that depends on this to be updated.
  public final func changed() { gtk_list_box_row_changed(gtkListBoxRow) }

  /// Returns the current header of the `row`.
  public final var header: Widget? {
    get { lentObject(widget: gtk_list_box_row_get_header(gtkListBoxRow)) }
    set(header) { gtk_list_box_row_set_header(gtkListBoxRow, header?.gtkWidget) }
  }

  /// Gets the current index of the `row` in its `ListBox` container.
  public final var index: Int { gtk_list_box_row_get_index(gtkListBoxRow).int }

  /// Returns whether the child is currently selected in its `ListBox` container.
  public final var isSelected: Bool { gtk_list_box_row_is_selected(gtkListBoxRow).isTrue }
}

extension Reactive where Base: ListBoxRow {
  /// Determines whether the `rowActivated` signal will be emitted for this row.
  public var activatable: DynamicSubject<Bool> { property("activatable") }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Determines whether this row can be selected.
  public var selectable: DynamicSubject<Bool> { property("selectable") }

  /// This is a keybinding signal, which will cause this row to be activated.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// `ListItem` is used by list widgets to represent items in a `GListModel`.
open class ListItem: Object {
  open override class var gType: GType { gtk_list_item_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// If the item can be activated by the user.
  public final var activatable: Bool {
    get { gtk_list_item_get_activatable(instance(self)).isTrue }
    set { gtk_list_item_set_activatable(instance(self), newValue.gboolean) }
  }

  /// Widget used for display.
  public final var child: Widget? {
    get { lentObject(widget: gtk_list_item_get_child(instance(self))) }
    set { gtk_list_item_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// Displayed item.
  public final var item: Object? { lentObject(gtk_list_item_get_item(instance(self))) }

  /// Position of the item.
  public final var position: Int { gtk_list_item_get_position(instance(self)).int }

  /// If the item can be selected by the user.
  public final var selectable: Bool {
    get { gtk_list_item_get_selectable(instance(self)).isTrue }
    set { gtk_list_item_set_selectable(instance(self), newValue.gboolean) }
  }

  /// If the item is currently selected.
  public final var selected: Bool { gtk_list_item_get_selected(instance(self)).isTrue }
}

extension Reactive where Base: ListItem {
  /// If the item can be activated by the user.
  public var activatable: DynamicSubject<Bool> { property("activatable") }

  /// Widget used for display.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Displayed item.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// Position of the item.
  public var position: SafeSignal<Int> { readOnlyProperty("position") }

  /// If the item can be selected by the user.
  public var selectable: DynamicSubject<Bool> { property("selectable") }

  /// If the item is currently selected.
  public var selected: SafeSignal<Bool> { readOnlyProperty("selected") }
}

/// A `ListItemFactory` creates widgets for the items taken from a `GListModel`.
open class ListItemFactory: Object {
  open override class var gType: GType { gtk_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// A list-like data structure that can be used with the `TreeView`.
open class ListStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_list_store_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkListStore: UnsafeMutablePointer<GtkListStore> { pointer.assumingMemoryBound(to: GtkListStore.self) }

  /// Non-vararg creation function. Used primarily by language bindings.
  public init(types: [any GTyped.Type] = []) {
    var cTypes = types.map { $0.registeredType }
    super.init(adopting: gtk_list_store_newv(types.count.int32, &cTypes))
  }

  /// Appends a new row to `listStore`. `iter` will be changed to point to this new row. The row will be empty after
  /// this function is called. To fill in values, you need to call `gtk_list_store_set()` or
  /// `gtk_list_store_set_value()`.
  @discardableResult
  public final func append() -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_append(gtkListStore, &cIter)
    return TreeIter(copying: &cIter)
  }

  /// Removes all rows from the list store.
  public final func clear() { gtk_list_store_clear(gtkListStore) }

  /// Creates a new row at `position`. `iter` will be changed to point to this new row. If `position` is -1 or is larger
  /// than the number of rows on the list, then the new row will be appended to the list. The row will be empty after
  /// this function is called. To fill in values, you need to call `gtk_list_store_set()` or
  /// `gtk_list_store_set_value()`.
  @discardableResult
  public final func insert(_ position: Int) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert(gtkListStore, &cIter, position.int32)
    return TreeIter(copying: &cIter)
  }

  /// Inserts a new row after `sibling`. If `sibling` is `nil`, then the row will be prepended to the beginning of the
  /// list. `iter` will be changed to point to this new row. The row will be empty after this function is called. To
  /// fill in values, you need to call `gtk_list_store_set()` or `gtk_list_store_set_value()`.
  @discardableResult
  public final func insertAfter(_ sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert_after(gtkListStore, &cIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Inserts a new row before `sibling`. If `sibling` is `nil`, then the row will be appended to the end of the list.
  /// `iter` will be changed to point to this new row. The row will be empty after this function is called. To fill in
  /// values, you need to call `gtk_list_store_set()` or `gtk_list_store_set_value()`.
  @discardableResult
  public final func insertBefore(_ sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert_before(gtkListStore, &cIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// A variant of `gtk_list_store_insert_with_values()` which takes the columns and values as two arrays, instead of
  /// varargs.
  @discardableResult
  public final func insertWithValues(position: Int, columns: [Int], values: [any GValueWritable]) -> TreeIter {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cIter = GtkTreeIter()
    var cColumns = columns.map { $0.int32 }
    gtk_list_store_insert_with_valuesv(
      gtkListStore, &cIter, position.int32, &cColumns, lent.values(values), columns.count.int32)
    return TreeIter(copying: &cIter)
  }

  /// Checks if the given iter is a valid iter for this `ListStore`.
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_list_store_iter_is_valid(gtkListStore, iter.gtkTreeIter).isTrue
  }

  /// Moves `iter` in `store` to the position after `position`. Note that this function only works with unsorted stores.
  /// If `position` is `nil`, `iter` will be moved to the start of the list.
  public final func moveAfter(_ iter: TreeIter, position: TreeIter?) {
    gtk_list_store_move_after(gtkListStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Moves `iter` in `store` to the position before `position`. Note that this function only works with unsorted
  /// stores. If `position` is `nil`, `iter` will be moved to the end of the list.
  public final func moveBefore(_ iter: TreeIter, position: TreeIter?) {
    gtk_list_store_move_before(gtkListStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Prepends a new row to `listStore`. `iter` will be changed to point to this new row. The row will be empty after
  /// this function is called. To fill in values, you need to call `gtk_list_store_set()` or
  /// `gtk_list_store_set_value()`.
  @discardableResult
  public final func prepend() -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_prepend(gtkListStore, &cIter)
    return TreeIter(copying: &cIter)
  }

  /// Removes the given row from the list store. After being removed, `iter` is set to be the next valid row, or
  /// invalidated if it pointed to the last row in `listStore`.
  @discardableResult
  public final func remove(_ iter: TreeIter) -> Bool { gtk_list_store_remove(gtkListStore, iter.gtkTreeIter).isTrue }

  /// Reorders `store` to follow the order indicated by `newOrder`. Note that this function only works with unsorted
  /// stores.
  public final func reorder(_ newOrder: [Int]) {
    var cNewOrder = newOrder.map { $0.int32 }
    gtk_list_store_reorder(gtkListStore, &cNewOrder)
  }

  /// This function is meant primarily for `GObject`s that inherit from `ListStore`, and should only be used when
  /// constructing a new `ListStore`. It will not function after a row has been added, or a method on the `TreeModel`
  /// interface is called.
  public final func setColumnTypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_list_store_set_column_types(gtkListStore, types.count.int32, &cTypes)
  }

  /// Sets the data in the cell specified by `iter` and `column`. The type of `value` must be convertible to the type of
  /// the column.
  public final func setValue(_ iter: TreeIter, column: Int, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_list_store_set_value(gtkListStore, iter.gtkTreeIter, column.int32, lent.value(value))
  }

  /// A variant of `gtk_list_store_set_valist()` which takes the columns and values as two arrays, instead of varargs.
  /// This function is mainly intended for language-bindings and in case the number of columns to change is not known
  /// until run-time.
  public final func set(_ iter: TreeIter, columns: [Int], values: [any GValueWritable]) {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cColumns = columns.map { $0.int32 }
    gtk_list_store_set_valuesv(gtkListStore, iter.gtkTreeIter, &cColumns, lent.values(values), columns.count.int32)
  }

  /// Swaps `a` and `b` in `store`. Note that this function only works with unsorted stores.
  public final func swap(_ a: TreeIter, b: TreeIter) { gtk_list_store_swap(gtkListStore, a.gtkTreeIter, b.gtkTreeIter) }
}

/// `ListView` presents a large dynamic list of items.
open class ListView: ListBase {
  open override class var gType: GType { gtk_list_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ListView` that uses the given `factory` for mapping items to widgets.
  public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_list_view_new(model?.given(), factory?.given()))
  }

  /// Allow rubberband selection.
  public final var enableRubberband: Bool {
    get { gtk_list_view_get_enable_rubberband(instance(self)).isTrue }
    set { gtk_list_view_set_enable_rubberband(instance(self), newValue.gboolean) }
  }

  /// Factory for populating list items.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_list_view_get_factory(instance(self))) }
    set { gtk_list_view_set_factory(instance(self), newValue?.opaque) }
  }

  /// Model for the items displayed.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_list_view_get_model(instance(self))) }
    set { gtk_list_view_set_model(instance(self), newValue?.opaque) }
  }

  /// Show separators between rows.
  public final var showSeparators: Bool {
    get { gtk_list_view_get_show_separators(instance(self)).isTrue }
    set { gtk_list_view_set_show_separators(instance(self), newValue.gboolean) }
  }

  /// Activate rows on single click and select them on hover.
  public final var singleClickActivate: Bool {
    get { gtk_list_view_get_single_click_activate(instance(self)).isTrue }
    set { gtk_list_view_set_single_click_activate(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: ListView {
  /// Allow rubberband selection.
  public var enableRubberband: DynamicSubject<Bool> { property("enable-rubberband") }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// Model for the items displayed.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// Show separators between rows.
  public var showSeparators: DynamicSubject<Bool> { property("show-separators") }

  /// Activate rows on single click and select them on hover.
  public var singleClickActivate: DynamicSubject<Bool> { property("single-click-activate") }

  /// Emitted when a row has been activated by the user, usually via activating the GtkListView|list.activate-item
  /// action.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}

/// A `MapListModel` maps the items in a list model to different items.
open class MapListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_map_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `MapListModel` for the given arguments.
  public init(model: (any Gio.ListModel)? = nil, mapFunc: ((Object) -> Object)? = nil) {
    super.init(
      adopting: gtk_map_list_model_new(
        model?.given(), mapFunc == nil ? nil : callGtkMapListModelMapFunc, mapFunc.map { heldClosure($0) },
        mapFunc == nil ? nil : releaseClosure
      ).raw)
  }

  /// If a map is set for this model
  public final var hasMap: Bool { gtk_map_list_model_has_map(instance(self)).isTrue }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being mapped.
  public final var model: (any Gio.ListModel)? { lentInterface(opaque: gtk_map_list_model_get_model(instance(self))) }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Sets the function used to map items.
  public final func setMapFunc(_ mapFunc: ((Object) -> Object)?) {
    gtk_map_list_model_set_map_func(
      instance(self), mapFunc == nil ? nil : callGtkMapListModelMapFunc, mapFunc.map { heldClosure($0) },
      mapFunc == nil ? nil : releaseClosure)
  }

  /// Sets the model to be mapped.
  public final func setModel(_ model: (any Gio.ListModel)?) {
    gtk_map_list_model_set_model(instance(self), model?.opaque)
  }
}

extension Reactive where Base: MapListModel {
  /// If a map is set for this model
  public var hasMap: SafeSignal<Bool> { readOnlyProperty("has-map") }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being mapped.
  public var model: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `MediaControls` is a widget to show controls for a video.
open class MediaControls: Widget {
  open override class var gType: GType { gtk_media_controls_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `MediaControls` managing the `stream` passed to it.
  public init(stream: MediaStream? = nil) {
    super.init(adopting: gtk_media_controls_new(stream?.gtkMediaStream))
  }

  /// The media-stream managed by this object or `nil` if none.
  public final var mediaStream: MediaStream? {
    get { lentObject(gtk_media_controls_get_media_stream(instance(self))) }
    set { gtk_media_controls_set_media_stream(instance(self), newValue?.gtkMediaStream) }
  }
}

extension Reactive where Base: MediaControls {
  /// The media-stream managed by this object or `nil` if none.
  public var mediaStream: DynamicSubject<MediaStream?> { property("media-stream") }
}

/// `MediaFile` implements `MediaStream` for files.
open class MediaFile: MediaStream {
  open override class var gType: GType { gtk_media_file_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkMediaFile: UnsafeMutablePointer<GtkMediaFile> { pointer.assumingMemoryBound(to: GtkMediaFile.self) }

  /// Creates a new empty media file.
  public init() {
    super.init(adopting: gtk_media_file_new())
  }

  /// Creates a new media file to play `file`.
  public init(file: Gio.File) {
    super.init(adopting: gtk_media_file_new_for_file(file.opaque))
  }

  /// Creates a new media file for the given filename.
  public init(filename: String) {
    super.init(adopting: gtk_media_file_new_for_filename(filename))
  }

  /// Creates a new media file to play `stream`.
  public init(stream: Gio.InputStream) {
    super.init(adopting: gtk_media_file_new_for_input_stream(stream.gInputStream))
  }

  /// Creates a new new media file for the given resource.
  public init(resourcePath: String) {
    super.init(adopting: gtk_media_file_new_for_resource(resourcePath))
  }

  /// The file being played back or `nil` if not playing a file.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_media_file_get_file(gtkMediaFile)) }
    set { gtk_media_file_set_file(gtkMediaFile, newValue?.opaque) }
  }

  /// The stream being played back or `nil` if not playing a stream.
  public final var inputStream: Gio.InputStream? {
    get { lentObject(gtk_media_file_get_input_stream(gtkMediaFile)) }
    set { gtk_media_file_set_input_stream(gtkMediaFile, newValue?.gInputStream) }
  }

  /// Resets the media file to be empty.
  public final func clear() { gtk_media_file_clear(gtkMediaFile) }

  /// Sets the `GtkMediaFile to play the given file.
  public final func setFilename(_ filename: String?) { gtk_media_file_set_filename(gtkMediaFile, filename) }

  /// Sets the `GtkMediaFile to play the given resource.
  public final func setResource(_ resourcePath: String?) { gtk_media_file_set_resource(gtkMediaFile, resourcePath) }
}

extension Reactive where Base: MediaFile {
  /// The file being played back or `nil` if not playing a file.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// The stream being played back or `nil` if not playing a stream.
  public var inputStream: DynamicSubject<Gio.InputStream?> { property("input-stream") }
}

/// `MediaStream` is the integration point for media playback inside GTK.
open class MediaStream: Object, Gdk.Paintable {
  open override class var gType: GType { gtk_media_stream_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkMediaStream: UnsafeMutablePointer<GtkMediaStream> {
    pointer.assumingMemoryBound(to: GtkMediaStream.self)
  }

  /// The stream's duration in microseconds or 0 if unknown.
  public final var duration: Int { gtk_media_stream_get_duration(gtkMediaStream) }

  /// Set when playback has finished.
  public final var ended: Bool { getProperty("ended") }

  /// `nil` for a properly working stream or the `GError` that the stream is in.
  public final var error: GLib.Failure? { lentFailure(gtk_media_stream_get_error(gtkMediaStream)) }

  /// Whether the stream contains audio.
  public final var hasAudio: Bool { gtk_media_stream_has_audio(gtkMediaStream).isTrue }

  /// Whether the stream contains video.
  public final var hasVideo: Bool { gtk_media_stream_has_video(gtkMediaStream).isTrue }

  /// Try to restart the media from the beginning once it ended.
  public final var loop: Bool {
    get { gtk_media_stream_get_loop(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_loop(gtkMediaStream, newValue.gboolean) }
  }

  /// Whether the audio stream should be muted.
  public final var muted: Bool {
    get { gtk_media_stream_get_muted(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_muted(gtkMediaStream, newValue.gboolean) }
  }

  /// Whether the stream is currently playing.
  public final var playing: Bool {
    get { gtk_media_stream_get_playing(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_playing(gtkMediaStream, newValue.gboolean) }
  }

  /// Whether the stream has finished initializing and existence of audio and video is known.
  public final var prepared: Bool {
    get { getProperty("prepared") }
    set { setProperty("prepared", newValue) }
  }

  /// Set unless the stream is known to not support seeking.
  public final var seekable: Bool { getProperty("seekable") }

  /// Set while a seek is in progress.
  public final var seeking: Bool { getProperty("seeking") }

  /// The current presentation timestamp in microseconds.
  public final var timestamp: Int { gtk_media_stream_get_timestamp(gtkMediaStream) }

  /// Volume of the audio stream.
  public final var volume: Double {
    get { gtk_media_stream_get_volume(gtkMediaStream) }
    set { gtk_media_stream_set_volume(gtkMediaStream, newValue) }
  }

  /// Sets `self` into an error state.
  public final func gerror(_ error: GLib.Failure) { gtk_media_stream_gerror(gtkMediaStream, error.makeError()) }

  /// Returns whether the stream has finished initializing.
  public final var isPrepared: Bool { gtk_media_stream_is_prepared(gtkMediaStream).isTrue }

  /// Checks if a stream may be seekable.
  public final var isSeekable: Bool { gtk_media_stream_is_seekable(gtkMediaStream).isTrue }

  /// Checks if there is currently a seek operation going on.
  public final var isSeeking: Bool { gtk_media_stream_is_seeking(gtkMediaStream).isTrue }

  /// Pauses playback of the stream.
  public final func pause() { gtk_media_stream_pause(gtkMediaStream) }

  /// Starts playing the stream.
  public final func play() { gtk_media_stream_play(gtkMediaStream) }

  /// Called by users to attach the media stream to a `Gdk.Surface` they manage.
  public final func realize(_ surface: Gdk.Surface) { gtk_media_stream_realize(gtkMediaStream, surface.opaque) }

  /// Start a seek operation on `self` to `timestamp`.
  public final func seek(_ timestamp: Int) { gtk_media_stream_seek(gtkMediaStream, timestamp) }

  /// Ends a seek operation started via GtkMediaStream.seek() as a failure.
  public final func seekFailed() { gtk_media_stream_seek_failed(gtkMediaStream) }

  /// Ends a seek operation started via GtkMediaStream.seek() successfully.
  public final func seekSuccess() { gtk_media_stream_seek_success(gtkMediaStream) }

  /// Pauses the media stream and marks it as ended.
  public final func streamEnded() { gtk_media_stream_stream_ended(gtkMediaStream) }

  /// Called by `MediaStream` implementations to advertise the stream being ready to play and providing details about
  /// the stream.
  public final func streamPrepared(hasAudio: Bool, hasVideo: Bool, seekable: Bool, duration: Int) {
    gtk_media_stream_stream_prepared(gtkMediaStream, hasAudio.gboolean, hasVideo.gboolean, seekable.gboolean, duration)
  }

  /// Resets a given media stream implementation.
  public final func streamUnprepared() { gtk_media_stream_stream_unprepared(gtkMediaStream) }

  /// Undoes a previous call to `gtk_media_stream_realize()`.
  public final func unrealize(_ surface: Gdk.Surface) { gtk_media_stream_unrealize(gtkMediaStream, surface.opaque) }

  /// Media stream implementations should regularly call this function to update the timestamp reported by the stream.
  public final func update(_ timestamp: Int) { gtk_media_stream_update(gtkMediaStream, timestamp) }
}

extension Reactive where Base: MediaStream {
  /// The stream's duration in microseconds or 0 if unknown.
  public var duration: SafeSignal<Int> { readOnlyProperty("duration") }

  /// Set when playback has finished.
  public var ended: SafeSignal<Bool> { readOnlyProperty("ended") }

  /// `nil` for a properly working stream or the `GError` that the stream is in.
  public var error: SafeSignal<GLib.Failure?> { readOnlyProperty("error") }

  /// Whether the stream contains audio.
  public var hasAudio: SafeSignal<Bool> { readOnlyProperty("has-audio") }

  /// Whether the stream contains video.
  public var hasVideo: SafeSignal<Bool> { readOnlyProperty("has-video") }

  /// Try to restart the media from the beginning once it ended.
  public var loop: DynamicSubject<Bool> { property("loop") }

  /// Whether the audio stream should be muted.
  public var muted: DynamicSubject<Bool> { property("muted") }

  /// Whether the stream is currently playing.
  public var playing: DynamicSubject<Bool> { property("playing") }

  /// Whether the stream has finished initializing and existence of audio and video is known.
  public var prepared: DynamicSubject<Bool> { property("prepared") }

  /// Set unless the stream is known to not support seeking.
  public var seekable: SafeSignal<Bool> { readOnlyProperty("seekable") }

  /// Set while a seek is in progress.
  public var seeking: SafeSignal<Bool> { readOnlyProperty("seeking") }

  /// The current presentation timestamp in microseconds.
  public var timestamp: SafeSignal<Int> { readOnlyProperty("timestamp") }

  /// Volume of the audio stream.
  public var volume: DynamicSubject<Double> {
    property("volume", get: { (object: MediaStream) in object.volume }, set: { $0.volume = $1 })
  }
}

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
    get { gtk_menu_button_get_always_show_arrow(instance(self)).isTrue }
    set { gtk_menu_button_set_always_show_arrow(instance(self), newValue.gboolean) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_menu_button_get_child(instance(self))) }
    set { gtk_menu_button_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The `ArrowType` representing the direction in which the menu or popover will be popped out.
  public final var arrowDirection: ArrowType {
    get { ArrowType(cValue: gtk_menu_button_get_direction(instance(self))) }
    set { gtk_menu_button_set_direction(instance(self), newValue.cValue) }
  }

  /// Whether the button has a frame.
  public final var hasFrame: Bool {
    get { gtk_menu_button_get_has_frame(instance(self)).isTrue }
    set { gtk_menu_button_set_has_frame(instance(self), newValue.gboolean) }
  }

  /// The name of the icon used to automatically populate the button.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_menu_button_get_icon_name(instance(self))) }
    set { lend(newValue) { gtk_menu_button_set_icon_name(instance(self), $0) } }
  }

  /// The label for the button.
  public final var label: String? {
    get { lentString(ifAny: gtk_menu_button_get_label(instance(self))) }
    set { lend(newValue) { gtk_menu_button_set_label(instance(self), $0) } }
  }

  /// The `GMenuModel` from which the popup will be created.
  public final var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_menu_button_get_menu_model(instance(self))) }
    set { gtk_menu_button_set_menu_model(instance(self), newValue?.gMenuModel) }
  }

  /// The `Popover` that will be popped up when the button is clicked.
  public final var popover: Popover? {
    get { lentObject(gtk_menu_button_get_popover(instance(self))) }
    set { setProperty("popover", newValue) }
  }

  /// Whether the menu button acts as a primary menu.
  public final var primary: Bool {
    get { gtk_menu_button_get_primary(instance(self)).isTrue }
    set { gtk_menu_button_set_primary(instance(self), newValue.gboolean) }
  }

  /// If set an underscore in the text indicates a mnemonic.
  public final var useUnderline: Bool {
    get { gtk_menu_button_get_use_underline(instance(self)).isTrue }
    set { gtk_menu_button_set_use_underline(instance(self), newValue.gboolean) }
  }

  /// Dismiss the menu.
  public final func popdown() { gtk_menu_button_popdown(instance(self)) }

  /// Pop up the menu.
  public final func popup() { gtk_menu_button_popup(instance(self)) }

  /// Sets `func` to be called when a popup is about to be shown.
  public final func setCreatePopupFunc(_ `func`: ((MenuButton) -> Void)?) {
    gtk_menu_button_set_create_popup_func(
      instance(self), `func` == nil ? nil : callGtkMenuButtonCreatePopupFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: MenuButton {
  /// Whether to show a dropdown arrow even when using an icon or a custom child.
  public var alwaysShowArrow: DynamicSubject<Bool> { property("always-show-arrow") }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The `ArrowType` representing the direction in which the menu or popover will be popped out.
  public var arrowDirection: DynamicSubject<ArrowType> { property("direction") }

  /// Whether the button has a frame.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

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
  public var primary: DynamicSubject<Bool> { property("primary") }

  /// If set an underscore in the text indicates a mnemonic.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

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
  public final var keyval: Int { gtk_mnemonic_trigger_get_keyval(instance(self)).int }
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
    gtk_multi_filter_append(instance(self), filter.givenPointer().assumingMemoryBound(to: GtkFilter.self))
  }

  /// Removes the filter at the given `position` from the list of filters used by `self`.
  public final func remove(_ position: Int) { gtk_multi_filter_remove(instance(self), position.uint32) }
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
    get { lentInterface(opaque: gtk_multi_selection_get_model(instance(self))) }
    set { gtk_multi_selection_set_model(instance(self), newValue?.opaque) }
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
    gtk_multi_sorter_append(instance(self), sorter.givenPointer().assumingMemoryBound(to: GtkSorter.self))
  }

  /// Removes the sorter at the given `position` from the list of sorter used by `self`.
  public final func remove(_ position: Int) { gtk_multi_sorter_remove(instance(self), position.uint32) }
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
  public final var actionName: String { lentString(gtk_named_action_get_action_name(instance(self))) }
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
  public var modal: DynamicSubject<Bool> { property("modal") }

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
    get { lentInterface(opaque: gtk_no_selection_get_model(instance(self))) }
    set { gtk_no_selection_set_model(instance(self), newValue?.opaque) }
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
    get { lentString(ifAny: gtk_notebook_get_group_name(instance(self))) }
    set { lend(newValue) { gtk_notebook_set_group_name(instance(self), $0) } }
  }

  /// The index of the current page.
  public final var page: Int {
    get { getProperty("page") }
    set { setProperty("page", newValue) }
  }

  /// A selection model with the pages.
  public final var pages: (any Gio.ListModel)? { givenInterface(opaque: gtk_notebook_get_pages(instance(self))) }

  /// If `true`, scroll arrows are added if there are too many pages to fit.
  public final var scrollable: Bool {
    get { gtk_notebook_get_scrollable(instance(self)).isTrue }
    set { gtk_notebook_set_scrollable(instance(self), newValue.gboolean) }
  }

  /// Whether the border should be shown.
  public final var showBorder: Bool {
    get { gtk_notebook_get_show_border(instance(self)).isTrue }
    set { gtk_notebook_set_show_border(instance(self), newValue.gboolean) }
  }

  /// Whether tabs should be shown.
  public final var showTabs: Bool {
    get { gtk_notebook_get_show_tabs(instance(self)).isTrue }
    set { gtk_notebook_set_show_tabs(instance(self), newValue.gboolean) }
  }

  /// Which side of the notebook holds the tabs.
  public final var tabPos: PositionType {
    get { PositionType(cValue: gtk_notebook_get_tab_pos(instance(self))) }
    set { gtk_notebook_set_tab_pos(instance(self), newValue.cValue) }
  }

  /// Appends a page to `notebook`.
  @discardableResult
  public final func appendPage(_ child: Widget, tabLabel: Widget?) -> Int {
    gtk_notebook_append_page(instance(self), child.gtkWidget, tabLabel?.gtkWidget).int
  }

  /// Appends a page to `notebook`, specifying the widget to use as the label in the popup menu.
  @discardableResult
  public final func appendPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?) -> Int {
    gtk_notebook_append_page_menu(instance(self), child.gtkWidget, tabLabel?.gtkWidget, menuLabel?.gtkWidget).int
  }

  /// Removes the child from the notebook.
  public final func detachTab(_ child: Widget) { gtk_notebook_detach_tab(instance(self), child.gtkWidget) }

  /// Gets one of the action widgets.
  public final func getActionWidget(_ packType: PackType) -> Widget? {
    lentObject(widget: gtk_notebook_get_action_widget(instance(self), packType.cValue))
  }

  /// Returns the page number of the current page.
  public final var currentPage: Int {
    get { gtk_notebook_get_current_page(instance(self)).int }
    set(pageNum) { gtk_notebook_set_current_page(instance(self), pageNum.int32) }
  }

  /// Retrieves the menu label widget of the page containing `child`.
  public final func getMenuLabel(_ child: Widget) -> Widget? {
    lentObject(widget: gtk_notebook_get_menu_label(instance(self), child.gtkWidget))
  }

  /// Retrieves the text of the menu label for the page containing `child`.
  public final func getMenuLabelText(_ child: Widget) -> String? {
    lentString(ifAny: gtk_notebook_get_menu_label_text(instance(self), child.gtkWidget))
  }

  /// Gets the number of pages in a notebook.
  public final var nPages: Int { gtk_notebook_get_n_pages(instance(self)).int }

  /// Returns the child widget contained in page number `pageNum`.
  public final func getNthPage(_ pageNum: Int) -> Widget? {
    lentObject(widget: gtk_notebook_get_nth_page(instance(self), pageNum.int32))
  }

  /// Returns the `NotebookPage` for `child`.
  public final func getPage(_ child: Widget) -> NotebookPage? {
    lentObject(opaque: gtk_notebook_get_page(instance(self), child.gtkWidget))
  }

  /// Returns whether the tab contents can be detached from `notebook`.
  public final func getTabDetachable(_ child: Widget) -> Bool {
    gtk_notebook_get_tab_detachable(instance(self), child.gtkWidget).isTrue
  }

  /// Returns the tab label widget for the page `child`.
  public final func getTabLabel(_ child: Widget) -> Widget? {
    lentObject(widget: gtk_notebook_get_tab_label(instance(self), child.gtkWidget))
  }

  /// Retrieves the text of the tab label for the page containing `child`.
  public final func getTabLabelText(_ child: Widget) -> String? {
    lentString(ifAny: gtk_notebook_get_tab_label_text(instance(self), child.gtkWidget))
  }

  /// Gets whether the tab can be reordered via drag and drop or not.
  public final func getTabReorderable(_ child: Widget) -> Bool {
    gtk_notebook_get_tab_reorderable(instance(self), child.gtkWidget).isTrue
  }

  /// Insert a page into `notebook` at the given position.
  @discardableResult
  public final func insertPage(_ child: Widget, tabLabel: Widget?, position: Int) -> Int {
    gtk_notebook_insert_page(instance(self), child.gtkWidget, tabLabel?.gtkWidget, position.int32).int
  }

  /// Insert a page into `notebook` at the given position, specifying the widget to use as the label in the popup menu.
  @discardableResult
  public final func insertPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?, position: Int) -> Int {
    gtk_notebook_insert_page_menu(
      instance(self), child.gtkWidget, tabLabel?.gtkWidget, menuLabel?.gtkWidget, position.int32
    ).int
  }

  /// Switches to the next page.
  public final func nextPage() { gtk_notebook_next_page(instance(self)) }

  /// Finds the index of the page which contains the given child widget.
  @discardableResult
  public final func pageNum(_ child: Widget) -> Int { gtk_notebook_page_num(instance(self), child.gtkWidget).int }

  /// Disables the popup menu.
  public final func popupDisable() { gtk_notebook_popup_disable(instance(self)) }

  /// Enables the popup menu.
  public final func popupEnable() { gtk_notebook_popup_enable(instance(self)) }

  /// Prepends a page to `notebook`.
  @discardableResult
  public final func prependPage(_ child: Widget, tabLabel: Widget?) -> Int {
    gtk_notebook_prepend_page(instance(self), child.gtkWidget, tabLabel?.gtkWidget).int
  }

  /// Prepends a page to `notebook`, specifying the widget to use as the label in the popup menu.
  @discardableResult
  public final func prependPageMenu(_ child: Widget, tabLabel: Widget?, menuLabel: Widget?) -> Int {
    gtk_notebook_prepend_page_menu(instance(self), child.gtkWidget, tabLabel?.gtkWidget, menuLabel?.gtkWidget).int
  }

  /// Switches to the previous page.
  public final func prevPage() { gtk_notebook_prev_page(instance(self)) }

  /// Removes a page from the notebook given its index in the notebook.
  public final func removePage(_ pageNum: Int) { gtk_notebook_remove_page(instance(self), pageNum.int32) }

  /// Reorders the page containing `child`, so that it appears in position `position`.
  public final func reorderChild(_ child: Widget, position: Int) {
    gtk_notebook_reorder_child(instance(self), child.gtkWidget, position.int32)
  }

  /// Sets `widget` as one of the action widgets.
  public final func setActionWidget(_ widget: Widget, packType: PackType) {
    gtk_notebook_set_action_widget(instance(self), widget.gtkWidget, packType.cValue)
  }

  /// Changes the menu label for the page containing `child`.
  public final func setMenuLabel(_ child: Widget, menuLabel: Widget?) {
    gtk_notebook_set_menu_label(instance(self), child.gtkWidget, menuLabel?.gtkWidget)
  }

  /// Creates a new label and sets it as the menu label of `child`.
  public final func setMenuLabelText(_ child: Widget, menuText: String) {
    gtk_notebook_set_menu_label_text(instance(self), child.gtkWidget, menuText)
  }

  /// Sets whether the tab can be detached from `notebook` to another notebook or widget.
  public final func setTabDetachable(_ child: Widget, detachable: Bool) {
    gtk_notebook_set_tab_detachable(instance(self), child.gtkWidget, detachable.gboolean)
  }

  /// Changes the tab label for `child`.
  public final func setTabLabel(_ child: Widget, tabLabel: Widget?) {
    gtk_notebook_set_tab_label(instance(self), child.gtkWidget, tabLabel?.gtkWidget)
  }

  /// Creates a new label and sets it as the tab label for the page containing `child`.
  public final func setTabLabelText(_ child: Widget, tabText: String) {
    gtk_notebook_set_tab_label_text(instance(self), child.gtkWidget, tabText)
  }

  /// Sets whether the notebook tab can be reordered via drag and drop or not.
  public final func setTabReorderable(_ child: Widget, reorderable: Bool) {
    gtk_notebook_set_tab_reorderable(instance(self), child.gtkWidget, reorderable.gboolean)
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
  public var scrollable: DynamicSubject<Bool> { property("scrollable") }

  /// Whether the border should be shown.
  public var showBorder: DynamicSubject<Bool> { property("show-border") }

  /// Whether tabs should be shown.
  public var showTabs: DynamicSubject<Bool> { property("show-tabs") }

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
  public final var child: Widget? { lentObject(widget: gtk_notebook_page_get_child(instance(self))) }

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
