// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `Gesture` is the base class for gesture recognition.
open class Gesture: EventController {
  open override class var gType: GType { gtk_gesture_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The number of touch points that trigger recognition on this gesture.
  public var nPoints: Int { getProperty("n-points") }

  /// Returns the logical `Gdk.Device` that is currently operating on `gesture`.
  public var device: Gdk.Device? { lentObject(gtk_gesture_get_device(cast())) }

  /// Adds `gesture` to the same group than `groupGesture`.
  public final func group(_ gesture: Gesture) { gtk_gesture_group(cast(), gesture.cast()) }

  /// Returns `true` if the gesture is currently active.
  public final func isActive() -> Bool { gtk_gesture_is_active(cast()) != 0 }

  /// Returns `true` if both gestures pertain to the same group.
  public final func isGroupedWith(_ other: Gesture) -> Bool { gtk_gesture_is_grouped_with(cast(), other.cast()) != 0 }

  /// Returns `true` if the gesture is currently recognized.
  public final func isRecognized() -> Bool { gtk_gesture_is_recognized(cast()) != 0 }

  /// Sets the state of all sequences that `gesture` is currently interacting with.
  @discardableResult
  public final func setState(_ state: EventSequenceState) -> Bool { gtk_gesture_set_state(cast(), state.cValue()) != 0 }

  /// Separates `gesture` into an isolated group.
  public final func ungroup() { gtk_gesture_ungroup(cast()) }
}

extension Reactive where Base: Gesture {
  /// The number of touch points that trigger recognition on this gesture.
  public var nPoints: SafeSignal<Int> { readOnlyProperty("n-points") }

  /// Emitted when the gesture is recognized.
  ///
  /// Argument: `sequence`.
  public var begin: SafeSignal<OpaqueValue> { signal("begin") }

  /// Emitted whenever a sequence is cancelled.
  ///
  /// Argument: `sequence`.
  public var cancel: SafeSignal<OpaqueValue> { signal("cancel") }

  /// Emitted when `gesture` either stopped recognizing the event sequences as something to be handled, or the number of
  /// touch sequences became higher or lower than `Gesture.nPoints`.
  ///
  /// Argument: `sequence`.
  public var end: SafeSignal<OpaqueValue> { signal("end") }

  /// Emitted whenever a sequence state changes.
  ///
  /// Arguments: `sequence`, `state`.
  public var sequenceStateChanged: SafeSignal<(OpaqueValue, EventSequenceState)> { signal("sequence-state-changed") }

  /// Emitted whenever an event is handled while the gesture is recognized.
  ///
  /// Argument: `sequence`.
  public var update: SafeSignal<OpaqueValue> { signal("update") }
}

/// `GestureClick` is a `Gesture` implementation for clicks.
open class GestureClick: GestureSingle {
  open override class var gType: GType { gtk_gesture_click_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes single and multiple presses.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_click_new()))
  }
}

extension Reactive where Base: GestureClick {
  /// Emitted whenever a button or touch press happens.
  ///
  /// Arguments: `nPress`, `x`, `y`.
  public var pressed: SafeSignal<(Int, Double, Double)> { signal("pressed") }

  /// Emitted when a button or touch is released.
  ///
  /// Arguments: `nPress`, `x`, `y`.
  public var released: SafeSignal<(Int, Double, Double)> { signal("released") }

  /// Emitted whenever any time/distance threshold has been exceeded.
  public var stopped: SafeSignal<Void> { signal("stopped") }

  /// Emitted whenever the gesture receives a release event that had no previous corresponding press.
  ///
  /// Arguments: `x`, `y`, `button`, `sequence`.
  public var unpairedRelease: SafeSignal<(Double, Double, Int, OpaqueValue)> { signal("unpaired-release") }
}

/// `GestureDrag` is a `Gesture` implementation for drags.
open class GestureDrag: GestureSingle {
  open override class var gType: GType { gtk_gesture_drag_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes drags.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_drag_new()))
  }
}

extension Reactive where Base: GestureDrag {
  /// Emitted whenever dragging starts.
  ///
  /// Arguments: `startX`, `startY`.
  public var dragBegin: SafeSignal<(Double, Double)> { signal("drag-begin") }

  /// Emitted whenever the dragging is finished.
  ///
  /// Arguments: `offsetX`, `offsetY`.
  public var dragEnd: SafeSignal<(Double, Double)> { signal("drag-end") }

  /// Emitted whenever the dragging point moves.
  ///
  /// Arguments: `offsetX`, `offsetY`.
  public var dragUpdate: SafeSignal<(Double, Double)> { signal("drag-update") }
}

/// `GestureLongPress` is a `Gesture` for long presses.
open class GestureLongPress: GestureSingle {
  open override class var gType: GType { gtk_gesture_long_press_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes long presses.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_long_press_new()))
  }

  /// Factor by which to modify the default timeout.
  public var delayFactor: Double {
    get { gtk_gesture_long_press_get_delay_factor(cast()) }
    set { gtk_gesture_long_press_set_delay_factor(cast(), newValue) }
  }
}

extension Reactive where Base: GestureLongPress {
  /// Factor by which to modify the default timeout.
  public var delayFactor: DynamicSubject<Double> { property("delay-factor") }

  /// Emitted whenever a press moved too far, or was released before `GestureLongPress.pressed` happened.
  public var cancelled: SafeSignal<Void> { signal("cancelled") }

  /// Emitted whenever a press goes unmoved/unreleased longer than what the GTK defaults tell.
  ///
  /// Arguments: `x`, `y`.
  public var pressed: SafeSignal<(Double, Double)> { signal("pressed") }
}

/// `GesturePan` is a `Gesture` for pan gestures.
open class GesturePan: GestureDrag {
  open override class var gType: GType { gtk_gesture_pan_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes pan gestures.
  public init(orientation: Orientation) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_pan_new(orientation.cValue())))
  }

  /// The expected orientation of pan gestures.
  public var orientation: Orientation {
    get { Orientation(cValue: gtk_gesture_pan_get_orientation(cast())) }
    set { gtk_gesture_pan_set_orientation(cast(), newValue.cValue()) }
  }
}

extension Reactive where Base: GesturePan {
  /// The expected orientation of pan gestures.
  public var orientation: DynamicSubject<Orientation> { property("orientation") }

  /// Emitted once a panning gesture along the expected axis is detected.
  ///
  /// Arguments: `direction`, `offset`.
  public var pan: SafeSignal<(PanDirection, Double)> { signal("pan") }
}

/// `GestureRotate` is a `Gesture` for 2-finger rotations.
open class GestureRotate: Gesture {
  open override class var gType: GType { gtk_gesture_rotate_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes 2-touch rotation gestures.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_rotate_new()))
  }

  /// Gets the angle delta in radians.
  public var angleDelta: Double { gtk_gesture_rotate_get_angle_delta(cast()) }
}

extension Reactive where Base: GestureRotate {
  /// Emitted when the angle between both tracked points changes.
  ///
  /// Arguments: `angle`, `angleDelta`.
  public var angleChanged: SafeSignal<(Double, Double)> { signal("angle-changed") }
}

/// `GestureSingle` is a `Gestures` subclass optimized for singe-touch and mouse gestures.
open class GestureSingle: Gesture {
  open override class var gType: GType { gtk_gesture_single_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Mouse button number to listen to, or 0 to listen for any button.
  public var button: Int {
    get { Int(gtk_gesture_single_get_button(cast())) }
    set { gtk_gesture_single_set_button(cast(), UInt32(newValue)) }
  }

  /// Whether the gesture is exclusive.
  public var exclusive: Bool {
    get { gtk_gesture_single_get_exclusive(cast()) != 0 }
    set { gtk_gesture_single_set_exclusive(cast(), newValue ? 1 : 0) }
  }

  /// Whether the gesture handles only touch events.
  public var touchOnly: Bool {
    get { gtk_gesture_single_get_touch_only(cast()) != 0 }
    set { gtk_gesture_single_set_touch_only(cast(), newValue ? 1 : 0) }
  }

  /// Returns the button number currently interacting with `gesture`, or 0 if there is none.
  public var currentButton: Int { Int(gtk_gesture_single_get_current_button(cast())) }
}

extension Reactive where Base: GestureSingle {
  /// Mouse button number to listen to, or 0 to listen for any button.
  public var button: DynamicSubject<Int> { property("button") }

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
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_stylus_new()))
  }
}

extension Reactive where Base: GestureStylus {
  /// Emitted when the stylus touches the device.
  ///
  /// Arguments: `x`, `y`.
  public var down: SafeSignal<(Double, Double)> { signal("down") }

  /// Emitted when the stylus moves while touching the device.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal("motion") }

  /// Emitted when the stylus is in proximity of the device.
  ///
  /// Arguments: `x`, `y`.
  public var proximity: SafeSignal<(Double, Double)> { signal("proximity") }

  /// Emitted when the stylus no longer touches the device.
  ///
  /// Arguments: `x`, `y`.
  public var up: SafeSignal<(Double, Double)> { signal("up") }
}

/// `GestureSwipe` is a `Gesture` for swipe gestures.
open class GestureSwipe: GestureSingle {
  open override class var gType: GType { gtk_gesture_swipe_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes swipes.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gesture_swipe_new()))
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
    set { gtk_grid_set_column_spacing(cast(), UInt32(newValue)) }
  }

  /// If `true`, the rows are all the same height.
  public var rowHomogeneous: Bool {
    get { gtk_grid_get_row_homogeneous(cast()) != 0 }
    set { gtk_grid_set_row_homogeneous(cast(), newValue ? 1 : 0) }
  }

  /// The amount of space between two consecutive rows.
  public var rowSpacing: Int {
    get { Int(gtk_grid_get_row_spacing(cast())) }
    set { gtk_grid_set_row_spacing(cast(), UInt32(newValue)) }
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
    set { gtk_grid_layout_set_column_spacing(cast(), UInt32(newValue)) }
  }

  /// Whether all the rows in the grid have the same height.
  public var rowHomogeneous: Bool {
    get { gtk_grid_layout_get_row_homogeneous(cast()) != 0 }
    set { gtk_grid_layout_set_row_homogeneous(cast(), newValue ? 1 : 0) }
  }

  /// The amount of space between to consecutive rows.
  public var rowSpacing: Int {
    get { Int(gtk_grid_layout_get_row_spacing(cast())) }
    set { gtk_grid_layout_set_row_spacing(cast(), UInt32(newValue)) }
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
