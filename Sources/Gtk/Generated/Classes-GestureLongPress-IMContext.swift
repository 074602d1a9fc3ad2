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
    get { gtk_gesture_long_press_get_delay_factor(opaque) }
    set { gtk_gesture_long_press_set_delay_factor(opaque, newValue) }
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
  public final var angleDelta: Double { gtk_gesture_rotate_get_angle_delta(opaque) }
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
    get { gtk_gesture_single_get_button(opaque).int }
    set { gtk_gesture_single_set_button(opaque, newValue.uint32) }
  }

  /// Whether the gesture is exclusive.
  public final var exclusive: Bool {
    get { gtk_gesture_single_get_exclusive(opaque).isTrue }
    set { gtk_gesture_single_set_exclusive(opaque, newValue.gboolean) }
  }

  /// Whether the gesture handles only touch events.
  public final var touchOnly: Bool {
    get { gtk_gesture_single_get_touch_only(opaque).isTrue }
    set { gtk_gesture_single_set_touch_only(opaque, newValue.gboolean) }
  }

  /// Returns the button number currently interacting with `gesture`, or 0 if there is none.
  public final var currentButton: Int { gtk_gesture_single_get_current_button(opaque).int }

  /// Returns the event sequence currently interacting with `gesture`.
  public final var currentSequence: Gdk.EventSequence? {
    givenBoxed(opaque: gtk_gesture_single_get_current_sequence(opaque))
  }
}

extension Reactive where Base: GestureSingle {
  /// Mouse button number to listen to, or 0 to listen for any button.
  public var button: DynamicSubject<Int> {
    property("button", get: { (object: GestureSingle) in object.button }, set: { $0.button = $1 })
  }

  /// Whether the gesture is exclusive.
  public var exclusive: DynamicSubject<Bool> {
    property("exclusive", get: { (object: GestureSingle) in object.exclusive }, set: { $0.exclusive = $1 })
  }

  /// Whether the gesture handles only touch events.
  public var touchOnly: DynamicSubject<Bool> {
    property("touch-only", get: { (object: GestureSingle) in object.touchOnly }, set: { $0.touchOnly = $1 })
  }
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
    let result = gtk_gesture_stylus_get_axis(opaque, axis.cValue, &cValue)
    guard result != 0 else { return nil }
    return cValue
  }

  /// Returns the `Gdk.DeviceTool` currently driving input through this gesture.
  public final var deviceTool: Gdk.DeviceTool? { lentObject(opaque: gtk_gesture_stylus_get_device_tool(opaque)) }
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
    let result = gtk_gesture_swipe_get_velocity(opaque, &cVelocityX, &cVelocityY)
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
  public final var scaleDelta: Double { gtk_gesture_zoom_get_scale_delta(opaque) }
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
    lentObject(gtk_grid_get_child_at(gtkGrid, column.int32, row.int32))
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
  public var columnHomogeneous: DynamicSubject<Bool> {
    property(
      "column-homogeneous", get: { (object: Grid) in object.columnHomogeneous }, set: { $0.columnHomogeneous = $1 })
  }

  /// The amount of space between two consecutive columns.
  public var columnSpacing: DynamicSubject<Int> { property("column-spacing") }

  /// If `true`, the rows are all the same height.
  public var rowHomogeneous: DynamicSubject<Bool> {
    property("row-homogeneous", get: { (object: Grid) in object.rowHomogeneous }, set: { $0.rowHomogeneous = $1 })
  }

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
    get { gtk_grid_layout_get_baseline_row(opaque).int }
    set { gtk_grid_layout_set_baseline_row(opaque, newValue.int32) }
  }

  /// Whether all the columns in the grid have the same width.
  public final var columnHomogeneous: Bool {
    get { gtk_grid_layout_get_column_homogeneous(opaque).isTrue }
    set { gtk_grid_layout_set_column_homogeneous(opaque, newValue.gboolean) }
  }

  /// The amount of space between to consecutive columns.
  public final var columnSpacing: Int {
    get { gtk_grid_layout_get_column_spacing(opaque).int }
    set { setProperty("column-spacing", newValue) }
  }

  /// Whether all the rows in the grid have the same height.
  public final var rowHomogeneous: Bool {
    get { gtk_grid_layout_get_row_homogeneous(opaque).isTrue }
    set { gtk_grid_layout_set_row_homogeneous(opaque, newValue.gboolean) }
  }

  /// The amount of space between to consecutive rows.
  public final var rowSpacing: Int {
    get { gtk_grid_layout_get_row_spacing(opaque).int }
    set { setProperty("row-spacing", newValue) }
  }

  /// Returns the baseline position of `row`.
  public final func getRowBaselinePosition(_ row: Int) -> BaselinePosition {
    BaselinePosition(cValue: gtk_grid_layout_get_row_baseline_position(opaque, row.int32))
  }

  /// Sets how the baseline should be positioned on `row` of the grid, in case that row is assigned more space than is
  /// requested.
  public final func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
    gtk_grid_layout_set_row_baseline_position(opaque, row.int32, pos.cValue)
  }
}

extension Reactive where Base: GridLayout {
  /// The row to align to the baseline, when `Widget.valign` is set to `GTK_ALIGN_BASELINE`.
  public var baselineRow: DynamicSubject<Int> {
    property("baseline-row", get: { (object: GridLayout) in object.baselineRow }, set: { $0.baselineRow = $1 })
  }

  /// Whether all the columns in the grid have the same width.
  public var columnHomogeneous: DynamicSubject<Bool> {
    property(
      "column-homogeneous", get: { (object: GridLayout) in object.columnHomogeneous },
      set: { $0.columnHomogeneous = $1 })
  }

  /// The amount of space between to consecutive columns.
  public var columnSpacing: DynamicSubject<Int> { property("column-spacing") }

  /// Whether all the rows in the grid have the same height.
  public var rowHomogeneous: DynamicSubject<Bool> {
    property("row-homogeneous", get: { (object: GridLayout) in object.rowHomogeneous }, set: { $0.rowHomogeneous = $1 })
  }

  /// The amount of space between to consecutive rows.
  public var rowSpacing: DynamicSubject<Int> { property("row-spacing") }
}

/// `LayoutChild` subclass for children in a `GridLayout`.
open class GridLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_grid_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The column to place the child in.
  public final var column: Int {
    get { gtk_grid_layout_child_get_column(opaque).int }
    set { gtk_grid_layout_child_set_column(opaque, newValue.int32) }
  }

  /// The number of columns the child spans to.
  public final var columnSpan: Int {
    get { gtk_grid_layout_child_get_column_span(opaque).int }
    set { gtk_grid_layout_child_set_column_span(opaque, newValue.int32) }
  }

  /// The row to place the child in.
  public final var row: Int {
    get { gtk_grid_layout_child_get_row(opaque).int }
    set { gtk_grid_layout_child_set_row(opaque, newValue.int32) }
  }

  /// The number of rows the child spans to.
  public final var rowSpan: Int {
    get { gtk_grid_layout_child_get_row_span(opaque).int }
    set { gtk_grid_layout_child_set_row_span(opaque, newValue.int32) }
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
    get { gtk_grid_view_get_enable_rubberband(opaque).isTrue }
    set { gtk_grid_view_set_enable_rubberband(opaque, newValue.gboolean) }
  }

  /// Factory for populating list items.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_grid_view_get_factory(opaque)) }
    set { gtk_grid_view_set_factory(opaque, newValue?.opaque) }
  }

  /// Maximum number of columns per row.
  public final var maxColumns: Int {
    get { gtk_grid_view_get_max_columns(opaque).int }
    set { gtk_grid_view_set_max_columns(opaque, newValue.uint32) }
  }

  /// Minimum number of columns per row.
  public final var minColumns: Int {
    get { gtk_grid_view_get_min_columns(opaque).int }
    set { gtk_grid_view_set_min_columns(opaque, newValue.uint32) }
  }

  /// Model for the items displayed.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_grid_view_get_model(opaque)) }
    set { gtk_grid_view_set_model(opaque, newValue?.opaque) }
  }

  /// Activate rows on single click and select them on hover.
  public final var singleClickActivate: Bool {
    get { gtk_grid_view_get_single_click_activate(opaque).isTrue }
    set { gtk_grid_view_set_single_click_activate(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: GridView {
  /// Allow rubberband selection.
  public var enableRubberband: DynamicSubject<Bool> {
    property(
      "enable-rubberband", get: { (object: GridView) in object.enableRubberband }, set: { $0.enableRubberband = $1 })
  }

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
  public var singleClickActivate: DynamicSubject<Bool> {
    property(
      "single-click-activate", get: { (object: GridView) in object.singleClickActivate },
      set: { $0.singleClickActivate = $1 })
  }

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
    get { lentString(ifAny: gtk_header_bar_get_decoration_layout(opaque)) }
    set { lend(newValue) { gtk_header_bar_set_decoration_layout(opaque, $0) } }
  }

  /// Whether to show title buttons like close, minimize, maximize.
  public final var showTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(opaque).isTrue }
    set { gtk_header_bar_set_show_title_buttons(opaque, newValue.gboolean) }
  }

  public final var titleWidget: Widget? {
    get { lentObject(gtk_header_bar_get_title_widget(opaque)) }
    set { gtk_header_bar_set_title_widget(opaque, newValue?.gtkWidget) }
  }

  /// Adds `child` to `bar`, packed with reference to the end of the `bar`.
  public final func packEnd(_ child: Widget) { gtk_header_bar_pack_end(opaque, child.gtkWidget) }

  /// Adds `child` to `bar`, packed with reference to the start of the `bar`.
  public final func packStart(_ child: Widget) { gtk_header_bar_pack_start(opaque, child.gtkWidget) }

  /// Removes a child from the `HeaderBar`.
  public final func remove(_ child: Widget) { gtk_header_bar_remove(opaque, child.gtkWidget) }
}

extension Reactive where Base: HeaderBar {
  /// The decoration layout for buttons.
  public var decorationLayout: DynamicSubject<String?> {
    property(
      "decoration-layout", get: { (object: HeaderBar) in object.decorationLayout }, set: { $0.decorationLayout = $1 })
  }

  /// Whether to show title buttons like close, minimize, maximize.
  public var showTitleButtons: DynamicSubject<Bool> {
    property(
      "show-title-buttons", get: { (object: HeaderBar) in object.showTitleButtons }, set: { $0.showTitleButtons = $1 })
  }

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
