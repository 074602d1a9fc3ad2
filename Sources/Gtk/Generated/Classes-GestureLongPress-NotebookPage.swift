// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGestureLongPress`](https://docs.gtk.org/gtk4/class.GestureLongPress.html).
open class GestureLongPress: GestureSingle {
  open override class var gType: GType { gtk_gesture_long_press_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_long_press_new()`](https://docs.gtk.org/gtk4/ctor.GestureLongPress.new.html).
  public init() {
    super.init(adopting: gtk_gesture_long_press_new().raw)
  }

  /// The property [`delay-factor`](https://docs.gtk.org/gtk4/property.GestureLongPress.delay-factor.html) of
  /// `GtkGestureLongPress`.
  public final var delayFactor: Double {
    get { gtk_gesture_long_press_get_delay_factor(instance(self)) }
    set { gtk_gesture_long_press_set_delay_factor(instance(self), newValue) }
  }
}

extension Reactive where Base: GestureLongPress {
  /// The property [`delay-factor`](https://docs.gtk.org/gtk4/property.GestureLongPress.delay-factor.html) of
  /// `GtkGestureLongPress`.
  public var delayFactor: DynamicSubject<Double> {
    property("delay-factor", get: { (object: GestureLongPress) in object.delayFactor }, set: { $0.delayFactor = $1 })
  }

  /// The signal [`cancelled`](https://docs.gtk.org/gtk4/signal.GestureLongPress.cancelled.html) of
  /// `GtkGestureLongPress`.
  public var cancelled: SafeSignal<Void> { signal("cancelled") }

  /// The signal [`pressed`](https://docs.gtk.org/gtk4/signal.GestureLongPress.pressed.html) of `GtkGestureLongPress`.
  ///
  /// Arguments: `x`, `y`.
  public var pressed: SafeSignal<(Double, Double)> { signal(ofSeveral: "pressed") }
}

/// The class [`GtkGestureRotate`](https://docs.gtk.org/gtk4/class.GestureRotate.html).
open class GestureRotate: Gesture {
  open override class var gType: GType { gtk_gesture_rotate_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_rotate_new()`](https://docs.gtk.org/gtk4/ctor.GestureRotate.new.html).
  public init() {
    super.init(adopting: gtk_gesture_rotate_new().raw)
  }

  /// Calls
  /// [`gtk_gesture_rotate_get_angle_delta()`](https://docs.gtk.org/gtk4/method.GestureRotate.get_angle_delta.html).
  public final var angleDelta: Double { gtk_gesture_rotate_get_angle_delta(instance(self)) }
}

extension Reactive where Base: GestureRotate {
  /// The signal [`angle-changed`](https://docs.gtk.org/gtk4/signal.GestureRotate.angle-changed.html) of
  /// `GtkGestureRotate`.
  ///
  /// Arguments: `angle`, `angleDelta`.
  public var angleChanged: SafeSignal<(Double, Double)> { signal(ofSeveral: "angle-changed") }
}

/// The class [`GtkGestureSingle`](https://docs.gtk.org/gtk4/class.GestureSingle.html).
open class GestureSingle: Gesture {
  open override class var gType: GType { gtk_gesture_single_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  /// The property [`button`](https://docs.gtk.org/gtk4/property.GestureSingle.button.html) of `GtkGestureSingle`.
  public final var button: Int {
    get { gtk_gesture_single_get_button(instance(self)).int }
    set { gtk_gesture_single_set_button(instance(self), newValue.uint32) }
  }

  /// The property [`exclusive`](https://docs.gtk.org/gtk4/property.GestureSingle.exclusive.html) of `GtkGestureSingle`.
  public final var exclusive: Bool {
    get { gtk_gesture_single_get_exclusive(instance(self)).isTrue }
    set { gtk_gesture_single_set_exclusive(instance(self), newValue.gboolean) }
  }

  /// The property [`touch-only`](https://docs.gtk.org/gtk4/property.GestureSingle.touch-only.html) of
  /// `GtkGestureSingle`.
  public final var touchOnly: Bool {
    get { gtk_gesture_single_get_touch_only(instance(self)).isTrue }
    set { gtk_gesture_single_set_touch_only(instance(self), newValue.gboolean) }
  }

  /// Calls
  /// [`gtk_gesture_single_get_current_button()`](https://docs.gtk.org/gtk4/method.GestureSingle.get_current_button.html).
  public final var currentButton: Int { gtk_gesture_single_get_current_button(instance(self)).int }

  /// Calls
  /// [`gtk_gesture_single_get_current_sequence()`](https://docs.gtk.org/gtk4/method.GestureSingle.get_current_sequence.html).
  public final var currentSequence: Gdk.EventSequence? {
    givenBoxed(opaque: gtk_gesture_single_get_current_sequence(instance(self)))
  }
}

extension Reactive where Base: GestureSingle {
  /// The property [`button`](https://docs.gtk.org/gtk4/property.GestureSingle.button.html) of `GtkGestureSingle`.
  public var button: DynamicSubject<Int> {
    property("button", get: { (object: GestureSingle) in object.button }, set: { $0.button = $1 })
  }

  /// The property [`exclusive`](https://docs.gtk.org/gtk4/property.GestureSingle.exclusive.html) of `GtkGestureSingle`.
  public var exclusive: DynamicSubject<Bool> { property("exclusive") }

  /// The property [`touch-only`](https://docs.gtk.org/gtk4/property.GestureSingle.touch-only.html) of
  /// `GtkGestureSingle`.
  public var touchOnly: DynamicSubject<Bool> { property("touch-only") }
}

/// The class [`GtkGestureStylus`](https://docs.gtk.org/gtk4/class.GestureStylus.html).
open class GestureStylus: GestureSingle {
  open override class var gType: GType { gtk_gesture_stylus_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_stylus_new()`](https://docs.gtk.org/gtk4/ctor.GestureStylus.new.html).
  public init() {
    super.init(adopting: gtk_gesture_stylus_new().raw)
  }

  /// Calls [`gtk_gesture_stylus_get_axis()`](https://docs.gtk.org/gtk4/method.GestureStylus.get_axis.html).
  public final func getAxis(_ axis: Gdk.AxisUse) -> Double? {
    var cValue: Double = 0
    let result = gtk_gesture_stylus_get_axis(instance(self), axis.cValue, &cValue)
    guard result != 0 else { return nil }
    return cValue
  }

  /// Calls
  /// [`gtk_gesture_stylus_get_device_tool()`](https://docs.gtk.org/gtk4/method.GestureStylus.get_device_tool.html).
  public final var deviceTool: Gdk.DeviceTool? {
    lentObject(opaque: gtk_gesture_stylus_get_device_tool(instance(self)))
  }
}

extension Reactive where Base: GestureStylus {
  /// The signal [`down`](https://docs.gtk.org/gtk4/signal.GestureStylus.down.html) of `GtkGestureStylus`.
  ///
  /// Arguments: `x`, `y`.
  public var down: SafeSignal<(Double, Double)> { signal(ofSeveral: "down") }

  /// The signal [`motion`](https://docs.gtk.org/gtk4/signal.GestureStylus.motion.html) of `GtkGestureStylus`.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal(ofSeveral: "motion") }

  /// The signal [`proximity`](https://docs.gtk.org/gtk4/signal.GestureStylus.proximity.html) of `GtkGestureStylus`.
  ///
  /// Arguments: `x`, `y`.
  public var proximity: SafeSignal<(Double, Double)> { signal(ofSeveral: "proximity") }

  /// The signal [`up`](https://docs.gtk.org/gtk4/signal.GestureStylus.up.html) of `GtkGestureStylus`.
  ///
  /// Arguments: `x`, `y`.
  public var up: SafeSignal<(Double, Double)> { signal(ofSeveral: "up") }
}

/// The class [`GtkGestureSwipe`](https://docs.gtk.org/gtk4/class.GestureSwipe.html).
open class GestureSwipe: GestureSingle {
  open override class var gType: GType { gtk_gesture_swipe_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_swipe_new()`](https://docs.gtk.org/gtk4/ctor.GestureSwipe.new.html).
  public init() {
    super.init(adopting: gtk_gesture_swipe_new().raw)
  }

  /// Calls [`gtk_gesture_swipe_get_velocity()`](https://docs.gtk.org/gtk4/method.GestureSwipe.get_velocity.html).
  public final var velocity: (velocityX: Double, velocityY: Double)? {
    var cVelocityX: Double = 0
    var cVelocityY: Double = 0
    let result = gtk_gesture_swipe_get_velocity(instance(self), &cVelocityX, &cVelocityY)
    guard result != 0 else { return nil }
    return (cVelocityX, cVelocityY)
  }
}

extension Reactive where Base: GestureSwipe {
  /// The signal [`swipe`](https://docs.gtk.org/gtk4/signal.GestureSwipe.swipe.html) of `GtkGestureSwipe`.
  ///
  /// Arguments: `velocityX`, `velocityY`.
  public var swipe: SafeSignal<(Double, Double)> { signal(ofSeveral: "swipe") }
}

/// The class [`GtkGestureZoom`](https://docs.gtk.org/gtk4/class.GestureZoom.html).
open class GestureZoom: Gesture {
  open override class var gType: GType { gtk_gesture_zoom_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_zoom_new()`](https://docs.gtk.org/gtk4/ctor.GestureZoom.new.html).
  public init() {
    super.init(adopting: gtk_gesture_zoom_new().raw)
  }

  /// Calls [`gtk_gesture_zoom_get_scale_delta()`](https://docs.gtk.org/gtk4/method.GestureZoom.get_scale_delta.html).
  public final var scaleDelta: Double { gtk_gesture_zoom_get_scale_delta(instance(self)) }
}

extension Reactive where Base: GestureZoom {
  /// The signal [`scale-changed`](https://docs.gtk.org/gtk4/signal.GestureZoom.scale-changed.html) of `GtkGestureZoom`.
  ///
  /// Argument: `scale`.
  public var scaleChanged: SafeSignal<Double> { signal(ofOne: "scale-changed") }
}

/// The class [`GtkGrid`](https://docs.gtk.org/gtk4/class.Grid.html).
open class Grid: Widget, Orientable {
  open override class var gType: GType { gtk_grid_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkGrid: UnsafeMutablePointer<GtkGrid> { pointer.assumingMemoryBound(to: GtkGrid.self) }

  /// Calls [`gtk_grid_new()`](https://docs.gtk.org/gtk4/ctor.Grid.new.html).
  public init() {
    super.init(adopting: gtk_grid_new())
  }

  /// The property [`baseline-row`](https://docs.gtk.org/gtk4/property.Grid.baseline-row.html) of `GtkGrid`.
  public final var baselineRow: Int {
    get { gtk_grid_get_baseline_row(gtkGrid).int }
    set { gtk_grid_set_baseline_row(gtkGrid, newValue.int32) }
  }

  /// The property [`column-homogeneous`](https://docs.gtk.org/gtk4/property.Grid.column-homogeneous.html) of `GtkGrid`.
  public final var columnHomogeneous: Bool {
    get { gtk_grid_get_column_homogeneous(gtkGrid).isTrue }
    set { gtk_grid_set_column_homogeneous(gtkGrid, newValue.gboolean) }
  }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.Grid.column-spacing.html) of `GtkGrid`.
  public final var columnSpacing: Int {
    get { gtk_grid_get_column_spacing(gtkGrid).int }
    set { setProperty("column-spacing", newValue) }
  }

  /// The property [`row-homogeneous`](https://docs.gtk.org/gtk4/property.Grid.row-homogeneous.html) of `GtkGrid`.
  public final var rowHomogeneous: Bool {
    get { gtk_grid_get_row_homogeneous(gtkGrid).isTrue }
    set { gtk_grid_set_row_homogeneous(gtkGrid, newValue.gboolean) }
  }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.Grid.row-spacing.html) of `GtkGrid`.
  public final var rowSpacing: Int {
    get { gtk_grid_get_row_spacing(gtkGrid).int }
    set { setProperty("row-spacing", newValue) }
  }

  /// Calls [`gtk_grid_attach()`](https://docs.gtk.org/gtk4/method.Grid.attach.html).
  public final func attach(_ child: Widget, column: Int, row: Int, width: Int, height: Int) {
    gtk_grid_attach(gtkGrid, child.gtkWidget, column.int32, row.int32, width.int32, height.int32)
  }

  /// Calls [`gtk_grid_attach_next_to()`](https://docs.gtk.org/gtk4/method.Grid.attach_next_to.html).
  public final func attachNextTo(_ child: Widget, sibling: Widget?, side: PositionType, width: Int, height: Int) {
    gtk_grid_attach_next_to(gtkGrid, child.gtkWidget, sibling?.gtkWidget, side.cValue, width.int32, height.int32)
  }

  /// Calls [`gtk_grid_get_child_at()`](https://docs.gtk.org/gtk4/method.Grid.get_child_at.html).
  public final func getChildAt(column: Int, row: Int) -> Widget? {
    lentObject(widget: gtk_grid_get_child_at(gtkGrid, column.int32, row.int32))
  }

  /// Calls
  /// [`gtk_grid_get_row_baseline_position()`](https://docs.gtk.org/gtk4/method.Grid.get_row_baseline_position.html).
  public final func getRowBaselinePosition(_ row: Int) -> BaselinePosition {
    BaselinePosition(cValue: gtk_grid_get_row_baseline_position(gtkGrid, row.int32))
  }

  /// Calls [`gtk_grid_insert_column()`](https://docs.gtk.org/gtk4/method.Grid.insert_column.html).
  public final func insertColumn(_ position: Int) { gtk_grid_insert_column(gtkGrid, position.int32) }

  /// Calls [`gtk_grid_insert_next_to()`](https://docs.gtk.org/gtk4/method.Grid.insert_next_to.html).
  public final func insertNextTo(_ sibling: Widget, side: PositionType) {
    gtk_grid_insert_next_to(gtkGrid, sibling.gtkWidget, side.cValue)
  }

  /// Calls [`gtk_grid_insert_row()`](https://docs.gtk.org/gtk4/method.Grid.insert_row.html).
  public final func insertRow(_ position: Int) { gtk_grid_insert_row(gtkGrid, position.int32) }

  /// Calls [`gtk_grid_query_child()`](https://docs.gtk.org/gtk4/method.Grid.query_child.html).
  public final func queryChild(_ child: Widget) -> (column: Int, row: Int, width: Int, height: Int) {
    var cColumn: Int32 = 0
    var cRow: Int32 = 0
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_grid_query_child(gtkGrid, child.gtkWidget, &cColumn, &cRow, &cWidth, &cHeight)
    return (cColumn.int, cRow.int, cWidth.int, cHeight.int)
  }

  /// Calls [`gtk_grid_remove()`](https://docs.gtk.org/gtk4/method.Grid.remove.html).
  public final func remove(_ child: Widget) { gtk_grid_remove(gtkGrid, child.gtkWidget) }

  /// Calls [`gtk_grid_remove_column()`](https://docs.gtk.org/gtk4/method.Grid.remove_column.html).
  public final func removeColumn(_ position: Int) { gtk_grid_remove_column(gtkGrid, position.int32) }

  /// Calls [`gtk_grid_remove_row()`](https://docs.gtk.org/gtk4/method.Grid.remove_row.html).
  public final func removeRow(_ position: Int) { gtk_grid_remove_row(gtkGrid, position.int32) }

  /// Calls
  /// [`gtk_grid_set_row_baseline_position()`](https://docs.gtk.org/gtk4/method.Grid.set_row_baseline_position.html).
  public final func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
    gtk_grid_set_row_baseline_position(gtkGrid, row.int32, pos.cValue)
  }
}

extension Reactive where Base: Grid {
  /// The property [`baseline-row`](https://docs.gtk.org/gtk4/property.Grid.baseline-row.html) of `GtkGrid`.
  public var baselineRow: DynamicSubject<Int> {
    property("baseline-row", get: { (object: Grid) in object.baselineRow }, set: { $0.baselineRow = $1 })
  }

  /// The property [`column-homogeneous`](https://docs.gtk.org/gtk4/property.Grid.column-homogeneous.html) of `GtkGrid`.
  public var columnHomogeneous: DynamicSubject<Bool> { property("column-homogeneous") }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.Grid.column-spacing.html) of `GtkGrid`.
  public var columnSpacing: DynamicSubject<Int> { property("column-spacing") }

  /// The property [`row-homogeneous`](https://docs.gtk.org/gtk4/property.Grid.row-homogeneous.html) of `GtkGrid`.
  public var rowHomogeneous: DynamicSubject<Bool> { property("row-homogeneous") }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.Grid.row-spacing.html) of `GtkGrid`.
  public var rowSpacing: DynamicSubject<Int> { property("row-spacing") }
}

/// The class [`GtkGridLayout`](https://docs.gtk.org/gtk4/class.GridLayout.html).
open class GridLayout: LayoutManager {
  open override class var gType: GType { gtk_grid_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_grid_layout_new()`](https://docs.gtk.org/gtk4/ctor.GridLayout.new.html).
  public init() {
    super.init(adopting: gtk_grid_layout_new())
  }

  /// The property [`baseline-row`](https://docs.gtk.org/gtk4/property.GridLayout.baseline-row.html) of `GtkGridLayout`.
  public final var baselineRow: Int {
    get { gtk_grid_layout_get_baseline_row(instance(self)).int }
    set { gtk_grid_layout_set_baseline_row(instance(self), newValue.int32) }
  }

  /// The property [`column-homogeneous`](https://docs.gtk.org/gtk4/property.GridLayout.column-homogeneous.html) of
  /// `GtkGridLayout`.
  public final var columnHomogeneous: Bool {
    get { gtk_grid_layout_get_column_homogeneous(instance(self)).isTrue }
    set { gtk_grid_layout_set_column_homogeneous(instance(self), newValue.gboolean) }
  }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.GridLayout.column-spacing.html) of
  /// `GtkGridLayout`.
  public final var columnSpacing: Int {
    get { gtk_grid_layout_get_column_spacing(instance(self)).int }
    set { setProperty("column-spacing", newValue) }
  }

  /// The property [`row-homogeneous`](https://docs.gtk.org/gtk4/property.GridLayout.row-homogeneous.html) of
  /// `GtkGridLayout`.
  public final var rowHomogeneous: Bool {
    get { gtk_grid_layout_get_row_homogeneous(instance(self)).isTrue }
    set { gtk_grid_layout_set_row_homogeneous(instance(self), newValue.gboolean) }
  }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.GridLayout.row-spacing.html) of `GtkGridLayout`.
  public final var rowSpacing: Int {
    get { gtk_grid_layout_get_row_spacing(instance(self)).int }
    set { setProperty("row-spacing", newValue) }
  }

  /// Calls
  /// [`gtk_grid_layout_get_row_baseline_position()`](https://docs.gtk.org/gtk4/method.GridLayout.get_row_baseline_position.html).
  public final func getRowBaselinePosition(_ row: Int) -> BaselinePosition {
    BaselinePosition(cValue: gtk_grid_layout_get_row_baseline_position(instance(self), row.int32))
  }

  /// Calls
  /// [`gtk_grid_layout_set_row_baseline_position()`](https://docs.gtk.org/gtk4/method.GridLayout.set_row_baseline_position.html).
  public final func setRowBaselinePosition(row: Int, pos: BaselinePosition) {
    gtk_grid_layout_set_row_baseline_position(instance(self), row.int32, pos.cValue)
  }
}

extension Reactive where Base: GridLayout {
  /// The property [`baseline-row`](https://docs.gtk.org/gtk4/property.GridLayout.baseline-row.html) of `GtkGridLayout`.
  public var baselineRow: DynamicSubject<Int> {
    property("baseline-row", get: { (object: GridLayout) in object.baselineRow }, set: { $0.baselineRow = $1 })
  }

  /// The property [`column-homogeneous`](https://docs.gtk.org/gtk4/property.GridLayout.column-homogeneous.html) of
  /// `GtkGridLayout`.
  public var columnHomogeneous: DynamicSubject<Bool> { property("column-homogeneous") }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.GridLayout.column-spacing.html) of
  /// `GtkGridLayout`.
  public var columnSpacing: DynamicSubject<Int> { property("column-spacing") }

  /// The property [`row-homogeneous`](https://docs.gtk.org/gtk4/property.GridLayout.row-homogeneous.html) of
  /// `GtkGridLayout`.
  public var rowHomogeneous: DynamicSubject<Bool> { property("row-homogeneous") }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.GridLayout.row-spacing.html) of `GtkGridLayout`.
  public var rowSpacing: DynamicSubject<Int> { property("row-spacing") }
}

/// The class [`GtkGridLayoutChild`](https://docs.gtk.org/gtk4/class.GridLayoutChild.html).
open class GridLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_grid_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`column`](https://docs.gtk.org/gtk4/property.GridLayoutChild.column.html) of `GtkGridLayoutChild`.
  public final var column: Int {
    get { gtk_grid_layout_child_get_column(instance(self)).int }
    set { gtk_grid_layout_child_set_column(instance(self), newValue.int32) }
  }

  /// The property [`column-span`](https://docs.gtk.org/gtk4/property.GridLayoutChild.column-span.html) of
  /// `GtkGridLayoutChild`.
  public final var columnSpan: Int {
    get { gtk_grid_layout_child_get_column_span(instance(self)).int }
    set { gtk_grid_layout_child_set_column_span(instance(self), newValue.int32) }
  }

  /// The property [`row`](https://docs.gtk.org/gtk4/property.GridLayoutChild.row.html) of `GtkGridLayoutChild`.
  public final var row: Int {
    get { gtk_grid_layout_child_get_row(instance(self)).int }
    set { gtk_grid_layout_child_set_row(instance(self), newValue.int32) }
  }

  /// The property [`row-span`](https://docs.gtk.org/gtk4/property.GridLayoutChild.row-span.html) of
  /// `GtkGridLayoutChild`.
  public final var rowSpan: Int {
    get { gtk_grid_layout_child_get_row_span(instance(self)).int }
    set { gtk_grid_layout_child_set_row_span(instance(self), newValue.int32) }
  }
}

extension Reactive where Base: GridLayoutChild {
  /// The property [`column`](https://docs.gtk.org/gtk4/property.GridLayoutChild.column.html) of `GtkGridLayoutChild`.
  public var column: DynamicSubject<Int> {
    property("column", get: { (object: GridLayoutChild) in object.column }, set: { $0.column = $1 })
  }

  /// The property [`column-span`](https://docs.gtk.org/gtk4/property.GridLayoutChild.column-span.html) of
  /// `GtkGridLayoutChild`.
  public var columnSpan: DynamicSubject<Int> {
    property("column-span", get: { (object: GridLayoutChild) in object.columnSpan }, set: { $0.columnSpan = $1 })
  }

  /// The property [`row`](https://docs.gtk.org/gtk4/property.GridLayoutChild.row.html) of `GtkGridLayoutChild`.
  public var row: DynamicSubject<Int> {
    property("row", get: { (object: GridLayoutChild) in object.row }, set: { $0.row = $1 })
  }

  /// The property [`row-span`](https://docs.gtk.org/gtk4/property.GridLayoutChild.row-span.html) of
  /// `GtkGridLayoutChild`.
  public var rowSpan: DynamicSubject<Int> {
    property("row-span", get: { (object: GridLayoutChild) in object.rowSpan }, set: { $0.rowSpan = $1 })
  }
}

/// The class [`GtkGridView`](https://docs.gtk.org/gtk4/class.GridView.html).
open class GridView: ListBase {
  open override class var gType: GType { gtk_grid_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_grid_view_new()`](https://docs.gtk.org/gtk4/ctor.GridView.new.html).
  public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_grid_view_new(model?.given(), factory?.given()))
  }

  /// The property [`enable-rubberband`](https://docs.gtk.org/gtk4/property.GridView.enable-rubberband.html) of
  /// `GtkGridView`.
  public final var enableRubberband: Bool {
    get { gtk_grid_view_get_enable_rubberband(instance(self)).isTrue }
    set { gtk_grid_view_set_enable_rubberband(instance(self), newValue.gboolean) }
  }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.GridView.factory.html) of `GtkGridView`.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_grid_view_get_factory(instance(self))) }
    set { gtk_grid_view_set_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`max-columns`](https://docs.gtk.org/gtk4/property.GridView.max-columns.html) of `GtkGridView`.
  public final var maxColumns: Int {
    get { gtk_grid_view_get_max_columns(instance(self)).int }
    set { gtk_grid_view_set_max_columns(instance(self), newValue.uint32) }
  }

  /// The property [`min-columns`](https://docs.gtk.org/gtk4/property.GridView.min-columns.html) of `GtkGridView`.
  public final var minColumns: Int {
    get { gtk_grid_view_get_min_columns(instance(self)).int }
    set { gtk_grid_view_set_min_columns(instance(self), newValue.uint32) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.GridView.model.html) of `GtkGridView`.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_grid_view_get_model(instance(self))) }
    set { gtk_grid_view_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`single-click-activate`](https://docs.gtk.org/gtk4/property.GridView.single-click-activate.html) of
  /// `GtkGridView`.
  public final var singleClickActivate: Bool {
    get { gtk_grid_view_get_single_click_activate(instance(self)).isTrue }
    set { gtk_grid_view_set_single_click_activate(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: GridView {
  /// The property [`enable-rubberband`](https://docs.gtk.org/gtk4/property.GridView.enable-rubberband.html) of
  /// `GtkGridView`.
  public var enableRubberband: DynamicSubject<Bool> { property("enable-rubberband") }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.GridView.factory.html) of `GtkGridView`.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// The property [`max-columns`](https://docs.gtk.org/gtk4/property.GridView.max-columns.html) of `GtkGridView`.
  public var maxColumns: DynamicSubject<Int> {
    property("max-columns", get: { (object: GridView) in object.maxColumns }, set: { $0.maxColumns = $1 })
  }

  /// The property [`min-columns`](https://docs.gtk.org/gtk4/property.GridView.min-columns.html) of `GtkGridView`.
  public var minColumns: DynamicSubject<Int> {
    property("min-columns", get: { (object: GridView) in object.minColumns }, set: { $0.minColumns = $1 })
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.GridView.model.html) of `GtkGridView`.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// The property [`single-click-activate`](https://docs.gtk.org/gtk4/property.GridView.single-click-activate.html) of
  /// `GtkGridView`.
  public var singleClickActivate: DynamicSubject<Bool> { property("single-click-activate") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.GridView.activate.html) of `GtkGridView`.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}

/// The class [`GtkHeaderBar`](https://docs.gtk.org/gtk4/class.HeaderBar.html).
open class HeaderBar: Widget {
  open override class var gType: GType { gtk_header_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_header_bar_new()`](https://docs.gtk.org/gtk4/ctor.HeaderBar.new.html).
  public init() {
    super.init(adopting: gtk_header_bar_new())
  }

  /// The property [`decoration-layout`](https://docs.gtk.org/gtk4/property.HeaderBar.decoration-layout.html) of
  /// `GtkHeaderBar`.
  public final var decorationLayout: String? {
    get { lentString(ifAny: gtk_header_bar_get_decoration_layout(instance(self))) }
    set { lend(newValue) { gtk_header_bar_set_decoration_layout(instance(self), $0) } }
  }

  /// The property [`show-title-buttons`](https://docs.gtk.org/gtk4/property.HeaderBar.show-title-buttons.html) of
  /// `GtkHeaderBar`.
  public final var showTitleButtons: Bool {
    get { gtk_header_bar_get_show_title_buttons(instance(self)).isTrue }
    set { gtk_header_bar_set_show_title_buttons(instance(self), newValue.gboolean) }
  }

  /// The property [`title-widget`](https://docs.gtk.org/gtk4/property.HeaderBar.title-widget.html) of `GtkHeaderBar`.
  public final var titleWidget: Widget? {
    get { lentObject(widget: gtk_header_bar_get_title_widget(instance(self))) }
    set { gtk_header_bar_set_title_widget(instance(self), newValue?.gtkWidget) }
  }

  /// Calls [`gtk_header_bar_pack_end()`](https://docs.gtk.org/gtk4/method.HeaderBar.pack_end.html).
  public final func packEnd(_ child: Widget) { gtk_header_bar_pack_end(instance(self), child.gtkWidget) }

  /// Calls [`gtk_header_bar_pack_start()`](https://docs.gtk.org/gtk4/method.HeaderBar.pack_start.html).
  public final func packStart(_ child: Widget) { gtk_header_bar_pack_start(instance(self), child.gtkWidget) }

  /// Calls [`gtk_header_bar_remove()`](https://docs.gtk.org/gtk4/method.HeaderBar.remove.html).
  public final func remove(_ child: Widget) { gtk_header_bar_remove(instance(self), child.gtkWidget) }
}

extension Reactive where Base: HeaderBar {
  /// The property [`decoration-layout`](https://docs.gtk.org/gtk4/property.HeaderBar.decoration-layout.html) of
  /// `GtkHeaderBar`.
  public var decorationLayout: DynamicSubject<String?> {
    property(
      "decoration-layout", get: { (object: HeaderBar) in object.decorationLayout }, set: { $0.decorationLayout = $1 })
  }

  /// The property [`show-title-buttons`](https://docs.gtk.org/gtk4/property.HeaderBar.show-title-buttons.html) of
  /// `GtkHeaderBar`.
  public var showTitleButtons: DynamicSubject<Bool> { property("show-title-buttons") }

  /// The property [`title-widget`](https://docs.gtk.org/gtk4/property.HeaderBar.title-widget.html) of `GtkHeaderBar`.
  public var titleWidget: DynamicSubject<Widget?> { property("title-widget") }
}

/// The class [`GtkIMContext`](https://docs.gtk.org/gtk4/class.IMContext.html).
open class IMContext: Object {
  open override class var gType: GType { gtk_im_context_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkIMContext: UnsafeMutablePointer<GtkIMContext> { pointer.assumingMemoryBound(to: GtkIMContext.self) }

  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.IMContext.input-hints.html) of `GtkIMContext`.
  public final var inputHints: InputHints {
    get { getProperty("input-hints") }
    set { setProperty("input-hints", newValue) }
  }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.IMContext.input-purpose.html) of `GtkIMContext`.
  public final var inputPurpose: InputPurpose {
    get { getProperty("input-purpose") }
    set { setProperty("input-purpose", newValue) }
  }

  /// Calls [`gtk_im_context_delete_surrounding()`](https://docs.gtk.org/gtk4/method.IMContext.delete_surrounding.html).
  @discardableResult
  public final func deleteSurrounding(offset: Int, nChars: Int) -> Bool {
    gtk_im_context_delete_surrounding(gtkIMContext, offset.int32, nChars.int32).isTrue
  }

  /// Calls [`gtk_im_context_filter_key()`](https://docs.gtk.org/gtk4/method.IMContext.filter_key.html).
  @discardableResult
  public final func filterKey(
    press: Bool, surface: Gdk.Surface, device: Gdk.Device, time: Int, keycode: Int, state: Gdk.ModifierType, group: Int
  ) -> Bool {
    gtk_im_context_filter_key(
      gtkIMContext, press.gboolean, surface.opaque, device.opaque, time.uint32, keycode.uint32, state.cValue,
      group.int32
    ).isTrue
  }

  /// Calls [`gtk_im_context_filter_keypress()`](https://docs.gtk.org/gtk4/method.IMContext.filter_keypress.html).
  @discardableResult
  public final func filterKeypress(_ event: Gdk.Event) -> Bool {
    gtk_im_context_filter_keypress(gtkIMContext, event.opaque).isTrue
  }

  /// Calls [`gtk_im_context_focus_in()`](https://docs.gtk.org/gtk4/method.IMContext.focus_in.html).
  public final func focusIn() { gtk_im_context_focus_in(gtkIMContext) }

  /// Calls [`gtk_im_context_focus_out()`](https://docs.gtk.org/gtk4/method.IMContext.focus_out.html).
  public final func focusOut() { gtk_im_context_focus_out(gtkIMContext) }

  /// Calls [`gtk_im_context_get_preedit_string()`](https://docs.gtk.org/gtk4/method.IMContext.get_preedit_string.html).
  public final var preeditString: (str: String, attrs: Pango.AttrList, cursorPos: Int) {
    var cStr: UnsafeMutablePointer<CChar>?
    var cAttrs: OpaquePointer?
    var cCursorPos: Int32 = 0
    gtk_im_context_get_preedit_string(gtkIMContext, &cStr, &cAttrs, &cCursorPos)
    return (givenString(cStr), promised(givenBoxed(opaque: cAttrs)), cCursorPos.int)
  }

  /// Calls
  /// [`gtk_im_context_get_surrounding_with_selection()`](https://docs.gtk.org/gtk4/method.IMContext.get_surrounding_with_selection.html).
  /// Since GTK 4.2.
  public final var surroundingWithSelection: (text: String, cursorIndex: Int, anchorIndex: Int)? {
    var cText: UnsafeMutablePointer<CChar>?
    var cCursorIndex: Int32 = 0
    var cAnchorIndex: Int32 = 0
    let result = gtk_im_context_get_surrounding_with_selection(gtkIMContext, &cText, &cCursorIndex, &cAnchorIndex)
    guard result != 0 else { return nil }
    return (givenString(cText), cCursorIndex.int, cAnchorIndex.int)
  }

  /// Calls [`gtk_im_context_reset()`](https://docs.gtk.org/gtk4/method.IMContext.reset.html).
  public final func reset() { gtk_im_context_reset(gtkIMContext) }

  /// Calls [`gtk_im_context_set_client_widget()`](https://docs.gtk.org/gtk4/method.IMContext.set_client_widget.html).
  public final func setClientWidget(_ widget: Widget?) {
    gtk_im_context_set_client_widget(gtkIMContext, widget?.gtkWidget)
  }

  /// Calls
  /// [`gtk_im_context_set_cursor_location()`](https://docs.gtk.org/gtk4/method.IMContext.set_cursor_location.html).
  public final func setCursorLocation(_ area: Gdk.Rectangle) {
    var cArea = area.cValue
    gtk_im_context_set_cursor_location(gtkIMContext, &cArea)
  }

  /// Calls
  /// [`gtk_im_context_set_surrounding_with_selection()`](https://docs.gtk.org/gtk4/method.IMContext.set_surrounding_with_selection.html).
  /// Since GTK 4.2.
  public final func setSurroundingWithSelection(_ text: String, len: Int = -1, cursorIndex: Int, anchorIndex: Int) {
    gtk_im_context_set_surrounding_with_selection(gtkIMContext, text, len.int32, cursorIndex.int32, anchorIndex.int32)
  }

  /// Calls [`gtk_im_context_set_use_preedit()`](https://docs.gtk.org/gtk4/method.IMContext.set_use_preedit.html).
  public final func setUsePreedit(_ usePreedit: Bool) {
    gtk_im_context_set_use_preedit(gtkIMContext, usePreedit.gboolean)
  }

  /// Calls [`gtk_im_context_get_surrounding()`](https://docs.gtk.org/gtk4/method.IMContext.get_surrounding.html).
  @available(*, deprecated, message: "Replaced by `IMContext.surroundingWithSelection` in GTK 4.2.")
  public final var surrounding: (text: String, cursorIndex: Int)? {
    var cText: UnsafeMutablePointer<CChar>?
    var cCursorIndex: Int32 = 0
    let result = gtk_im_context_get_surrounding(gtkIMContext, &cText, &cCursorIndex)
    guard result != 0 else { return nil }
    return (givenString(cText), cCursorIndex.int)
  }

  /// Calls [`gtk_im_context_set_surrounding()`](https://docs.gtk.org/gtk4/method.IMContext.set_surrounding.html).
  @available(*, deprecated, message: "Replaced by `IMContext.surroundingWithSelection` in GTK 4.2.")
  public final func setSurrounding(_ text: String, len: Int = -1, cursorIndex: Int) {
    gtk_im_context_set_surrounding(gtkIMContext, text, len.int32, cursorIndex.int32)
  }
}

extension Reactive where Base: IMContext {
  /// The property [`input-hints`](https://docs.gtk.org/gtk4/property.IMContext.input-hints.html) of `GtkIMContext`.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The property [`input-purpose`](https://docs.gtk.org/gtk4/property.IMContext.input-purpose.html) of `GtkIMContext`.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The signal [`commit`](https://docs.gtk.org/gtk4/signal.IMContext.commit.html) of `GtkIMContext`.
  ///
  /// Argument: `str`.
  public var commit: SafeSignal<String> { signal(ofOne: "commit") }

  /// The signal [`delete-surrounding`](https://docs.gtk.org/gtk4/signal.IMContext.delete-surrounding.html) of
  /// `GtkIMContext`.
  ///
  /// Arguments: `offset`, `nChars`.
  public var deleteSurrounding: SignalRequest<Bool, Int, Int> { request("delete-surrounding") }

  /// The signal [`preedit-changed`](https://docs.gtk.org/gtk4/signal.IMContext.preedit-changed.html) of `GtkIMContext`.
  public var preeditChanged: SafeSignal<Void> { signal("preedit-changed") }

  /// The signal [`preedit-end`](https://docs.gtk.org/gtk4/signal.IMContext.preedit-end.html) of `GtkIMContext`.
  public var preeditEnd: SafeSignal<Void> { signal("preedit-end") }

  /// The signal [`preedit-start`](https://docs.gtk.org/gtk4/signal.IMContext.preedit-start.html) of `GtkIMContext`.
  public var preeditStart: SafeSignal<Void> { signal("preedit-start") }

  /// The signal [`retrieve-surrounding`](https://docs.gtk.org/gtk4/signal.IMContext.retrieve-surrounding.html) of
  /// `GtkIMContext`.
  public var retrieveSurrounding: SignalRequest<Bool> { request("retrieve-surrounding") }
}

/// The class [`GtkIMContextSimple`](https://docs.gtk.org/gtk4/class.IMContextSimple.html).
open class IMContextSimple: IMContext {
  open override class var gType: GType { gtk_im_context_simple_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkIMContextSimple: UnsafeMutablePointer<GtkIMContextSimple> {
    pointer.assumingMemoryBound(to: GtkIMContextSimple.self)
  }

  /// Calls [`gtk_im_context_simple_new()`](https://docs.gtk.org/gtk4/ctor.IMContextSimple.new.html).
  public init() {
    super.init(adopting: gtk_im_context_simple_new())
  }

  /// Calls
  /// [`gtk_im_context_simple_add_compose_file()`](https://docs.gtk.org/gtk4/method.IMContextSimple.add_compose_file.html).
  public final func addComposeFile(_ composeFile: String) {
    gtk_im_context_simple_add_compose_file(gtkIMContextSimple, composeFile)
  }
}

/// The class [`GtkIMMulticontext`](https://docs.gtk.org/gtk4/class.IMMulticontext.html).
open class IMMulticontext: IMContext {
  open override class var gType: GType { gtk_im_multicontext_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkIMMulticontext: UnsafeMutablePointer<GtkIMMulticontext> {
    pointer.assumingMemoryBound(to: GtkIMMulticontext.self)
  }

  /// Calls [`gtk_im_multicontext_new()`](https://docs.gtk.org/gtk4/ctor.IMMulticontext.new.html).
  public init() {
    super.init(adopting: gtk_im_multicontext_new())
  }

  /// Calls
  /// [`gtk_im_multicontext_get_context_id()`](https://docs.gtk.org/gtk4/method.IMMulticontext.get_context_id.html).
  public final var contextId: String { lentString(gtk_im_multicontext_get_context_id(gtkIMMulticontext)) }

  /// Calls
  /// [`gtk_im_multicontext_set_context_id()`](https://docs.gtk.org/gtk4/method.IMMulticontext.set_context_id.html).
  public final func setContextId(_ contextId: String?) {
    gtk_im_multicontext_set_context_id(gtkIMMulticontext, contextId)
  }
}

/// The class [`GtkIconPaintable`](https://docs.gtk.org/gtk4/class.IconPaintable.html).
open class IconPaintable: Object, Gdk.Paintable, SymbolicPaintable {
  open override class var gType: GType { gtk_icon_paintable_get_type() }

  override class var isShared: Bool { true }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_icon_paintable_new_for_file()`](https://docs.gtk.org/gtk4/ctor.IconPaintable.new_for_file.html).
  public init(file: Gio.File, size: Int, scale: Int) {
    super.init(adopting: gtk_icon_paintable_new_for_file(file.opaque, size.int32, scale.int32).raw)
  }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.IconPaintable.file.html) of `GtkIconPaintable`.
  public final var file: Gio.File? { givenObject(opaque: gtk_icon_paintable_get_file(instance(self))) }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.IconPaintable.icon-name.html) of `GtkIconPaintable`.
  public final var iconName: String? { lentString(ifAny: gtk_icon_paintable_get_icon_name(instance(self))) }

  /// The property [`is-symbolic`](https://docs.gtk.org/gtk4/property.IconPaintable.is-symbolic.html) of
  /// `GtkIconPaintable`.
  public final var isSymbolic: Bool { getProperty("is-symbolic") }
}

extension Reactive where Base: IconPaintable {
  /// The property [`file`](https://docs.gtk.org/gtk4/property.IconPaintable.file.html) of `GtkIconPaintable`.
  public var file: SafeSignal<Gio.File?> { readOnlyProperty("file") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.IconPaintable.icon-name.html) of `GtkIconPaintable`.
  public var iconName: SafeSignal<String?> { readOnlyProperty("icon-name") }

  /// The property [`is-symbolic`](https://docs.gtk.org/gtk4/property.IconPaintable.is-symbolic.html) of
  /// `GtkIconPaintable`.
  public var isSymbolic: SafeSignal<Bool> { readOnlyProperty("is-symbolic") }
}

/// The class [`GtkIconTheme`](https://docs.gtk.org/gtk4/class.IconTheme.html).
open class IconTheme: Object {
  open override class var gType: GType { gtk_icon_theme_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_icon_theme_new()`](https://docs.gtk.org/gtk4/ctor.IconTheme.new.html).
  public init() {
    super.init(adopting: gtk_icon_theme_new().raw)
  }

  /// The property [`display`](https://docs.gtk.org/gtk4/property.IconTheme.display.html) of `GtkIconTheme`.
  public final var display: Gdk.Display? {
    get { lentObject(opaque: gtk_icon_theme_get_display(instance(self))) }
    set { setProperty("display", newValue) }
  }

  /// The property [`icon-names`](https://docs.gtk.org/gtk4/property.IconTheme.icon-names.html) of `GtkIconTheme`.
  public final var iconNames: [String] { givenStrings(gtk_icon_theme_get_icon_names(instance(self))) }

  /// The property [`resource-path`](https://docs.gtk.org/gtk4/property.IconTheme.resource-path.html) of `GtkIconTheme`.
  public final var resourcePath: [String] {
    get { givenStrings(gtk_icon_theme_get_resource_path(instance(self))) }
    set { setProperty("resource-path", newValue) }
  }

  /// The property [`search-path`](https://docs.gtk.org/gtk4/property.IconTheme.search-path.html) of `GtkIconTheme`.
  public final var searchPath: [String] {
    get { givenStrings(gtk_icon_theme_get_search_path(instance(self))) }
    set { setProperty("search-path", newValue) }
  }

  /// The property [`theme-name`](https://docs.gtk.org/gtk4/property.IconTheme.theme-name.html) of `GtkIconTheme`.
  public final var themeName: String? {
    get { getProperty("theme-name") }
    set { lend(newValue) { gtk_icon_theme_set_theme_name(instance(self), $0) } }
  }

  /// Calls [`gtk_icon_theme_add_resource_path()`](https://docs.gtk.org/gtk4/method.IconTheme.add_resource_path.html).
  public final func addResourcePath(_ path: String) { gtk_icon_theme_add_resource_path(instance(self), path) }

  /// Calls [`gtk_icon_theme_add_search_path()`](https://docs.gtk.org/gtk4/method.IconTheme.add_search_path.html).
  public final func addSearchPath(_ path: String) { gtk_icon_theme_add_search_path(instance(self), path) }

  /// Calls [`gtk_icon_theme_has_gicon()`](https://docs.gtk.org/gtk4/method.IconTheme.has_gicon.html). Since GTK 4.2.
  public final func hasGicon(_ gicon: any Gio.Icon) -> Bool {
    gtk_icon_theme_has_gicon(instance(self), gicon.opaque).isTrue
  }

  /// Calls [`gtk_icon_theme_has_icon()`](https://docs.gtk.org/gtk4/method.IconTheme.has_icon.html).
  public final func hasIcon(_ iconName: String) -> Bool { gtk_icon_theme_has_icon(instance(self), iconName).isTrue }

  /// Calls [`gtk_icon_theme_lookup_by_gicon()`](https://docs.gtk.org/gtk4/method.IconTheme.lookup_by_gicon.html).
  public final func lookupByGicon(
    _ icon: any Gio.Icon, size: Int, scale: Int, direction: TextDirection, flags: IconLookupFlags
  ) -> IconPaintable {
    givenObject(
      opaque: gtk_icon_theme_lookup_by_gicon(
        instance(self), icon.opaque, size.int32, scale.int32, direction.cValue, flags.cValue))!
  }

  /// Calls [`gtk_icon_theme_lookup_icon()`](https://docs.gtk.org/gtk4/method.IconTheme.lookup_icon.html).
  public final func lookupIcon(
    _ iconName: String, fallbacks: [String], size: Int, scale: Int, direction: TextDirection, flags: IconLookupFlags
  ) -> IconPaintable {
    let lent = CallScope()
    defer { lent.end() }
    return givenObject(
      opaque: gtk_icon_theme_lookup_icon(
        instance(self), iconName, lent.strings(fallbacks), size.int32, scale.int32, direction.cValue, flags.cValue))!
  }

  /// Calls [`gtk_icon_theme_get_for_display()`](https://docs.gtk.org/gtk4/type_func.IconTheme.get_for_display.html).
  public static func getForDisplay(_ display: Gdk.Display) -> IconTheme {
    lentObject(opaque: gtk_icon_theme_get_for_display(display.opaque))!
  }
}

extension Reactive where Base: IconTheme {
  /// The property [`display`](https://docs.gtk.org/gtk4/property.IconTheme.display.html) of `GtkIconTheme`.
  public var display: DynamicSubject<Gdk.Display?> { property("display") }

  /// The property [`icon-names`](https://docs.gtk.org/gtk4/property.IconTheme.icon-names.html) of `GtkIconTheme`.
  public var iconNames: SafeSignal<[String]> { readOnlyProperty("icon-names") }

  /// The property [`resource-path`](https://docs.gtk.org/gtk4/property.IconTheme.resource-path.html) of `GtkIconTheme`.
  public var resourcePath: DynamicSubject<[String]> { property("resource-path") }

  /// The property [`search-path`](https://docs.gtk.org/gtk4/property.IconTheme.search-path.html) of `GtkIconTheme`.
  public var searchPath: DynamicSubject<[String]> { property("search-path") }

  /// The property [`theme-name`](https://docs.gtk.org/gtk4/property.IconTheme.theme-name.html) of `GtkIconTheme`.
  public var themeName: DynamicSubject<String?> { property("theme-name") }

  /// The signal [`changed`](https://docs.gtk.org/gtk4/signal.IconTheme.changed.html) of `GtkIconTheme`.
  public var changed: SafeSignal<Void> { signal("changed") }
}

/// The class [`GtkIconView`](https://docs.gtk.org/gtk4/class.IconView.html).
open class IconView: Widget, CellLayout, Scrollable {
  open override class var gType: GType { gtk_icon_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_icon_view_new()`](https://docs.gtk.org/gtk4/ctor.IconView.new.html).
  public init() {
    super.init(adopting: gtk_icon_view_new())
  }

  /// Calls [`gtk_icon_view_new_with_area()`](https://docs.gtk.org/gtk4/ctor.IconView.new_with_area.html).
  public init(area: CellArea) {
    super.init(adopting: gtk_icon_view_new_with_area(area.gtkCellArea))
  }

  /// Calls [`gtk_icon_view_new_with_model()`](https://docs.gtk.org/gtk4/ctor.IconView.new_with_model.html).
  public init(model: any TreeModel) {
    super.init(adopting: gtk_icon_view_new_with_model(model.opaque))
  }

  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.IconView.activate-on-single-click.html) of
  /// `GtkIconView`.
  public final var activateOnSingleClick: Bool {
    get { gtk_icon_view_get_activate_on_single_click(instance(self)).isTrue }
    set { gtk_icon_view_set_activate_on_single_click(instance(self), newValue.gboolean) }
  }

  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.IconView.cell-area.html) of `GtkIconView`.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.IconView.column-spacing.html) of `GtkIconView`.
  public final var columnSpacing: Int {
    get { gtk_icon_view_get_column_spacing(instance(self)).int }
    set { gtk_icon_view_set_column_spacing(instance(self), newValue.int32) }
  }

  /// The property [`columns`](https://docs.gtk.org/gtk4/property.IconView.columns.html) of `GtkIconView`.
  public final var columns: Int {
    get { gtk_icon_view_get_columns(instance(self)).int }
    set { gtk_icon_view_set_columns(instance(self), newValue.int32) }
  }

  /// The property [`item-orientation`](https://docs.gtk.org/gtk4/property.IconView.item-orientation.html) of
  /// `GtkIconView`.
  public final var itemOrientation: Orientation {
    get { Orientation(cValue: gtk_icon_view_get_item_orientation(instance(self))) }
    set { gtk_icon_view_set_item_orientation(instance(self), newValue.cValue) }
  }

  /// The property [`item-padding`](https://docs.gtk.org/gtk4/property.IconView.item-padding.html) of `GtkIconView`.
  public final var itemPadding: Int {
    get { gtk_icon_view_get_item_padding(instance(self)).int }
    set { gtk_icon_view_set_item_padding(instance(self), newValue.int32) }
  }

  /// The property [`item-width`](https://docs.gtk.org/gtk4/property.IconView.item-width.html) of `GtkIconView`.
  public final var itemWidth: Int {
    get { gtk_icon_view_get_item_width(instance(self)).int }
    set { gtk_icon_view_set_item_width(instance(self), newValue.int32) }
  }

  /// The property [`margin`](https://docs.gtk.org/gtk4/property.IconView.margin.html) of `GtkIconView`.
  public final var margin: Int {
    get { gtk_icon_view_get_margin(instance(self)).int }
    set { gtk_icon_view_set_margin(instance(self), newValue.int32) }
  }

  /// The property [`markup-column`](https://docs.gtk.org/gtk4/property.IconView.markup-column.html) of `GtkIconView`.
  public final var markupColumn: Int {
    get { gtk_icon_view_get_markup_column(instance(self)).int }
    set { gtk_icon_view_set_markup_column(instance(self), newValue.int32) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.IconView.model.html) of `GtkIconView`.
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_icon_view_get_model(instance(self))) }
    set { gtk_icon_view_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`pixbuf-column`](https://docs.gtk.org/gtk4/property.IconView.pixbuf-column.html) of `GtkIconView`.
  public final var pixbufColumn: Int {
    get { gtk_icon_view_get_pixbuf_column(instance(self)).int }
    set { gtk_icon_view_set_pixbuf_column(instance(self), newValue.int32) }
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.IconView.reorderable.html) of `GtkIconView`.
  public final var reorderable: Bool {
    get { gtk_icon_view_get_reorderable(instance(self)).isTrue }
    set { gtk_icon_view_set_reorderable(instance(self), newValue.gboolean) }
  }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.IconView.row-spacing.html) of `GtkIconView`.
  public final var rowSpacing: Int {
    get { gtk_icon_view_get_row_spacing(instance(self)).int }
    set { gtk_icon_view_set_row_spacing(instance(self), newValue.int32) }
  }

  /// The property [`selection-mode`](https://docs.gtk.org/gtk4/property.IconView.selection-mode.html) of `GtkIconView`.
  public final var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_icon_view_get_selection_mode(instance(self))) }
    set { gtk_icon_view_set_selection_mode(instance(self), newValue.cValue) }
  }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.IconView.spacing.html) of `GtkIconView`.
  public final var spacing: Int {
    get { gtk_icon_view_get_spacing(instance(self)).int }
    set { gtk_icon_view_set_spacing(instance(self), newValue.int32) }
  }

  /// The property [`text-column`](https://docs.gtk.org/gtk4/property.IconView.text-column.html) of `GtkIconView`.
  public final var textColumn: Int {
    get { gtk_icon_view_get_text_column(instance(self)).int }
    set { gtk_icon_view_set_text_column(instance(self), newValue.int32) }
  }

  /// The property [`tooltip-column`](https://docs.gtk.org/gtk4/property.IconView.tooltip-column.html) of `GtkIconView`.
  public final var tooltipColumn: Int {
    get { gtk_icon_view_get_tooltip_column(instance(self)).int }
    set { gtk_icon_view_set_tooltip_column(instance(self), newValue.int32) }
  }

  /// Calls [`gtk_icon_view_create_drag_icon()`](https://docs.gtk.org/gtk4/method.IconView.create_drag_icon.html).
  @discardableResult
  public final func createDragIcon(_ path: TreePath) -> (any Gdk.Paintable)? {
    givenInterface(opaque: gtk_icon_view_create_drag_icon(instance(self), path.opaque))
  }

  /// Calls
  /// [`gtk_icon_view_enable_model_drag_dest()`](https://docs.gtk.org/gtk4/method.IconView.enable_model_drag_dest.html).
  public final func enableModelDragDest(_ formats: Gdk.ContentFormats, actions: Gdk.DragAction) {
    gtk_icon_view_enable_model_drag_dest(instance(self), formats.opaque, actions.cValue)
  }

  /// Calls
  /// [`gtk_icon_view_enable_model_drag_source()`](https://docs.gtk.org/gtk4/method.IconView.enable_model_drag_source.html).
  public final func enableModelDragSource(
    startButtonMask: Gdk.ModifierType, formats: Gdk.ContentFormats, actions: Gdk.DragAction
  ) { gtk_icon_view_enable_model_drag_source(instance(self), startButtonMask.cValue, formats.opaque, actions.cValue) }

  /// Calls [`gtk_icon_view_get_cell_rect()`](https://docs.gtk.org/gtk4/method.IconView.get_cell_rect.html).
  public final func getCellRect(_ path: TreePath, cell: CellRenderer?) -> Gdk.Rectangle? {
    var cRect = GdkRectangle()
    let result = gtk_icon_view_get_cell_rect(instance(self), path.opaque, cell?.gtkCellRenderer, &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Calls [`gtk_icon_view_get_cursor()`](https://docs.gtk.org/gtk4/method.IconView.get_cursor.html).
  public final func getCursor() -> (path: TreePath, cell: CellRenderer?)? {
    var cPath: OpaquePointer?
    var cCell: UnsafeMutablePointer<GtkCellRenderer>?
    let result = gtk_icon_view_get_cursor(instance(self), &cPath, &cCell)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cPath)), lentObject(cCell))
  }

  /// Calls
  /// [`gtk_icon_view_get_dest_item_at_pos()`](https://docs.gtk.org/gtk4/method.IconView.get_dest_item_at_pos.html).
  public final func getDestItemAtPos(dragX: Int, dragY: Int) -> (path: TreePath, pos: IconViewDropPosition)? {
    var cPath: OpaquePointer?
    var cPos = GtkIconViewDropPosition(rawValue: 0)
    let result = gtk_icon_view_get_dest_item_at_pos(instance(self), dragX.int32, dragY.int32, &cPath, &cPos)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cPath)), IconViewDropPosition(cValue: cPos))
  }

  /// Calls [`gtk_icon_view_get_drag_dest_item()`](https://docs.gtk.org/gtk4/method.IconView.get_drag_dest_item.html).
  public final var dragDestItem: (path: TreePath?, pos: IconViewDropPosition) {
    var cPath: OpaquePointer?
    var cPos = GtkIconViewDropPosition(rawValue: 0)
    gtk_icon_view_get_drag_dest_item(instance(self), &cPath, &cPos)
    return (givenBoxed(opaque: cPath), IconViewDropPosition(cValue: cPos))
  }

  /// Calls [`gtk_icon_view_get_item_at_pos()`](https://docs.gtk.org/gtk4/method.IconView.get_item_at_pos.html).
  public final func getItemAtPos(x: Int, y: Int) -> (path: TreePath, cell: CellRenderer?)? {
    var cPath: OpaquePointer?
    var cCell: UnsafeMutablePointer<GtkCellRenderer>?
    let result = gtk_icon_view_get_item_at_pos(instance(self), x.int32, y.int32, &cPath, &cCell)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cPath)), lentObject(cCell))
  }

  /// Calls [`gtk_icon_view_get_item_column()`](https://docs.gtk.org/gtk4/method.IconView.get_item_column.html).
  public final func getItemColumn(_ path: TreePath) -> Int {
    gtk_icon_view_get_item_column(instance(self), path.opaque).int
  }

  /// Calls [`gtk_icon_view_get_item_row()`](https://docs.gtk.org/gtk4/method.IconView.get_item_row.html).
  public final func getItemRow(_ path: TreePath) -> Int { gtk_icon_view_get_item_row(instance(self), path.opaque).int }

  /// Calls [`gtk_icon_view_get_path_at_pos()`](https://docs.gtk.org/gtk4/method.IconView.get_path_at_pos.html).
  public final func getPathAtPos(x: Int, y: Int) -> TreePath? {
    givenBoxed(opaque: gtk_icon_view_get_path_at_pos(instance(self), x.int32, y.int32))
  }

  /// Calls [`gtk_icon_view_get_selected_items()`](https://docs.gtk.org/gtk4/method.IconView.get_selected_items.html).
  public final var selectedItems: [TreePath] {
    lists(gtk_icon_view_get_selected_items(instance(self)), isGiven: true) { givenBoxed($0) as TreePath? }
  }

  /// Calls [`gtk_icon_view_get_tooltip_context()`](https://docs.gtk.org/gtk4/method.IconView.get_tooltip_context.html).
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

  /// Calls [`gtk_icon_view_get_visible_range()`](https://docs.gtk.org/gtk4/method.IconView.get_visible_range.html).
  public final var visibleRange: (startPath: TreePath, endPath: TreePath)? {
    var cStartPath: OpaquePointer?
    var cEndPath: OpaquePointer?
    let result = gtk_icon_view_get_visible_range(instance(self), &cStartPath, &cEndPath)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cStartPath)), promised(givenBoxed(opaque: cEndPath)))
  }

  /// Calls [`gtk_icon_view_item_activated()`](https://docs.gtk.org/gtk4/method.IconView.item_activated.html).
  public final func itemActivated(_ path: TreePath) { gtk_icon_view_item_activated(instance(self), path.opaque) }

  /// Calls [`gtk_icon_view_path_is_selected()`](https://docs.gtk.org/gtk4/method.IconView.path_is_selected.html).
  public final func pathIsSelected(_ path: TreePath) -> Bool {
    gtk_icon_view_path_is_selected(instance(self), path.opaque).isTrue
  }

  /// Calls [`gtk_icon_view_scroll_to_path()`](https://docs.gtk.org/gtk4/method.IconView.scroll_to_path.html).
  public final func scrollToPath(_ path: TreePath, useAlign: Bool, rowAlign: Double, colAlign: Double) {
    gtk_icon_view_scroll_to_path(instance(self), path.opaque, useAlign.gboolean, rowAlign.float, colAlign.float)
  }

  /// Calls [`gtk_icon_view_select_all()`](https://docs.gtk.org/gtk4/method.IconView.select_all.html).
  public final func selectAll() { gtk_icon_view_select_all(instance(self)) }

  /// Calls [`gtk_icon_view_select_path()`](https://docs.gtk.org/gtk4/method.IconView.select_path.html).
  public final func selectPath(_ path: TreePath) { gtk_icon_view_select_path(instance(self), path.opaque) }

  /// Calls [`gtk_icon_view_selected_foreach()`](https://docs.gtk.org/gtk4/method.IconView.selected_foreach.html).
  public final func selectedForeach(_ `func`: @escaping (IconView, TreePath) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_icon_view_selected_foreach(instance(self), callGtkIconViewForeachFunc, lent.closure(`func`))
  }

  /// Calls [`gtk_icon_view_set_cursor()`](https://docs.gtk.org/gtk4/method.IconView.set_cursor.html).
  public final func setCursor(_ path: TreePath, cell: CellRenderer?, startEditing: Bool) {
    gtk_icon_view_set_cursor(instance(self), path.opaque, cell?.gtkCellRenderer, startEditing.gboolean)
  }

  /// Calls [`gtk_icon_view_set_drag_dest_item()`](https://docs.gtk.org/gtk4/method.IconView.set_drag_dest_item.html).
  public final func setDragDestItem(_ path: TreePath?, pos: IconViewDropPosition) {
    gtk_icon_view_set_drag_dest_item(instance(self), path?.opaque, pos.cValue)
  }

  /// Calls [`gtk_icon_view_set_tooltip_cell()`](https://docs.gtk.org/gtk4/method.IconView.set_tooltip_cell.html).
  public final func setTooltipCell(_ tooltip: Tooltip, path: TreePath, cell: CellRenderer?) {
    gtk_icon_view_set_tooltip_cell(instance(self), tooltip.opaque, path.opaque, cell?.gtkCellRenderer)
  }

  /// Calls [`gtk_icon_view_set_tooltip_item()`](https://docs.gtk.org/gtk4/method.IconView.set_tooltip_item.html).
  public final func setTooltipItem(_ tooltip: Tooltip, path: TreePath) {
    gtk_icon_view_set_tooltip_item(instance(self), tooltip.opaque, path.opaque)
  }

  /// Calls [`gtk_icon_view_unselect_all()`](https://docs.gtk.org/gtk4/method.IconView.unselect_all.html).
  public final func unselectAll() { gtk_icon_view_unselect_all(instance(self)) }

  /// Calls [`gtk_icon_view_unselect_path()`](https://docs.gtk.org/gtk4/method.IconView.unselect_path.html).
  public final func unselectPath(_ path: TreePath) { gtk_icon_view_unselect_path(instance(self), path.opaque) }

  /// Calls
  /// [`gtk_icon_view_unset_model_drag_dest()`](https://docs.gtk.org/gtk4/method.IconView.unset_model_drag_dest.html).
  public final func unsetModelDragDest() { gtk_icon_view_unset_model_drag_dest(instance(self)) }

  /// Calls
  /// [`gtk_icon_view_unset_model_drag_source()`](https://docs.gtk.org/gtk4/method.IconView.unset_model_drag_source.html).
  public final func unsetModelDragSource() { gtk_icon_view_unset_model_drag_source(instance(self)) }
}

extension Reactive where Base: IconView {
  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.IconView.activate-on-single-click.html) of
  /// `GtkIconView`.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The property [`cell-area`](https://docs.gtk.org/gtk4/property.IconView.cell-area.html) of `GtkIconView`.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// The property [`column-spacing`](https://docs.gtk.org/gtk4/property.IconView.column-spacing.html) of `GtkIconView`.
  public var columnSpacing: DynamicSubject<Int> {
    property("column-spacing", get: { (object: IconView) in object.columnSpacing }, set: { $0.columnSpacing = $1 })
  }

  /// The property [`columns`](https://docs.gtk.org/gtk4/property.IconView.columns.html) of `GtkIconView`.
  public var columns: DynamicSubject<Int> {
    property("columns", get: { (object: IconView) in object.columns }, set: { $0.columns = $1 })
  }

  /// The property [`item-orientation`](https://docs.gtk.org/gtk4/property.IconView.item-orientation.html) of
  /// `GtkIconView`.
  public var itemOrientation: DynamicSubject<Orientation> { property("item-orientation") }

  /// The property [`item-padding`](https://docs.gtk.org/gtk4/property.IconView.item-padding.html) of `GtkIconView`.
  public var itemPadding: DynamicSubject<Int> {
    property("item-padding", get: { (object: IconView) in object.itemPadding }, set: { $0.itemPadding = $1 })
  }

  /// The property [`item-width`](https://docs.gtk.org/gtk4/property.IconView.item-width.html) of `GtkIconView`.
  public var itemWidth: DynamicSubject<Int> {
    property("item-width", get: { (object: IconView) in object.itemWidth }, set: { $0.itemWidth = $1 })
  }

  /// The property [`margin`](https://docs.gtk.org/gtk4/property.IconView.margin.html) of `GtkIconView`.
  public var margin: DynamicSubject<Int> {
    property("margin", get: { (object: IconView) in object.margin }, set: { $0.margin = $1 })
  }

  /// The property [`markup-column`](https://docs.gtk.org/gtk4/property.IconView.markup-column.html) of `GtkIconView`.
  public var markupColumn: DynamicSubject<Int> {
    property("markup-column", get: { (object: IconView) in object.markupColumn }, set: { $0.markupColumn = $1 })
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.IconView.model.html) of `GtkIconView`.
  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// The property [`pixbuf-column`](https://docs.gtk.org/gtk4/property.IconView.pixbuf-column.html) of `GtkIconView`.
  public var pixbufColumn: DynamicSubject<Int> {
    property("pixbuf-column", get: { (object: IconView) in object.pixbufColumn }, set: { $0.pixbufColumn = $1 })
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.IconView.reorderable.html) of `GtkIconView`.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// The property [`row-spacing`](https://docs.gtk.org/gtk4/property.IconView.row-spacing.html) of `GtkIconView`.
  public var rowSpacing: DynamicSubject<Int> {
    property("row-spacing", get: { (object: IconView) in object.rowSpacing }, set: { $0.rowSpacing = $1 })
  }

  /// The property [`selection-mode`](https://docs.gtk.org/gtk4/property.IconView.selection-mode.html) of `GtkIconView`.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

  /// The property [`spacing`](https://docs.gtk.org/gtk4/property.IconView.spacing.html) of `GtkIconView`.
  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: IconView) in object.spacing }, set: { $0.spacing = $1 })
  }

  /// The property [`text-column`](https://docs.gtk.org/gtk4/property.IconView.text-column.html) of `GtkIconView`.
  public var textColumn: DynamicSubject<Int> {
    property("text-column", get: { (object: IconView) in object.textColumn }, set: { $0.textColumn = $1 })
  }

  /// The property [`tooltip-column`](https://docs.gtk.org/gtk4/property.IconView.tooltip-column.html) of `GtkIconView`.
  public var tooltipColumn: DynamicSubject<Int> {
    property("tooltip-column", get: { (object: IconView) in object.tooltipColumn }, set: { $0.tooltipColumn = $1 })
  }

  /// The signal [`activate-cursor-item`](https://docs.gtk.org/gtk4/signal.IconView.activate-cursor-item.html) of
  /// `GtkIconView`.
  public var activateCursorItem: SignalRequest<Bool> { request("activate-cursor-item") }

  /// The signal [`item-activated`](https://docs.gtk.org/gtk4/signal.IconView.item-activated.html) of `GtkIconView`.
  ///
  /// Argument: `path`.
  public var itemActivated: SafeSignal<TreePath> { signal(ofOne: "item-activated") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.IconView.move-cursor.html) of `GtkIconView`.
  ///
  /// Arguments: `step`, `count`, `extend`, `modify`.
  public var moveCursor: SignalRequest<Bool, MovementStep, Int, Bool, Bool> { request("move-cursor") }

  /// The signal [`select-all`](https://docs.gtk.org/gtk4/signal.IconView.select-all.html) of `GtkIconView`.
  public var selectAll: SafeSignal<Void> { signal("select-all") }

  /// The signal [`select-cursor-item`](https://docs.gtk.org/gtk4/signal.IconView.select-cursor-item.html) of
  /// `GtkIconView`.
  public var selectCursorItem: SafeSignal<Void> { signal("select-cursor-item") }

  /// The signal [`selection-changed`](https://docs.gtk.org/gtk4/signal.IconView.selection-changed.html) of
  /// `GtkIconView`.
  public var selectionChanged: SafeSignal<Void> { signal("selection-changed") }

  /// The signal [`toggle-cursor-item`](https://docs.gtk.org/gtk4/signal.IconView.toggle-cursor-item.html) of
  /// `GtkIconView`.
  public var toggleCursorItem: SafeSignal<Void> { signal("toggle-cursor-item") }

  /// The signal [`unselect-all`](https://docs.gtk.org/gtk4/signal.IconView.unselect-all.html) of `GtkIconView`.
  public var unselectAll: SafeSignal<Void> { signal("unselect-all") }
}

/// The class [`GtkImage`](https://docs.gtk.org/gtk4/class.Image.html).
open class Image: Widget {
  open override class var gType: GType { gtk_image_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_image_new()`](https://docs.gtk.org/gtk4/ctor.Image.new.html).
  public init() {
    super.init(adopting: gtk_image_new())
  }

  /// Calls [`gtk_image_new_from_file()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_file.html).
  public init(filename: String) {
    super.init(adopting: gtk_image_new_from_file(filename))
  }

  /// Calls [`gtk_image_new_from_gicon()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_gicon.html).
  public init(icon: any Gio.Icon) {
    super.init(adopting: gtk_image_new_from_gicon(icon.opaque))
  }

  /// Calls [`gtk_image_new_from_icon_name()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_icon_name.html).
  public init(iconName: String?) {
    super.init(adopting: gtk_image_new_from_icon_name(iconName))
  }

  /// Calls [`gtk_image_new_from_paintable()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_paintable.html).
  public init(paintable: (any Gdk.Paintable)?) {
    super.init(adopting: gtk_image_new_from_paintable(paintable?.opaque))
  }

  /// Calls [`gtk_image_new_from_pixbuf()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_pixbuf.html).
  public init(pixbuf: GdkPixbuf.Pixbuf?) {
    super.init(adopting: gtk_image_new_from_pixbuf(pixbuf?.opaque))
  }

  /// Calls [`gtk_image_new_from_resource()`](https://docs.gtk.org/gtk4/ctor.Image.new_from_resource.html).
  public init(resourcePath: String) {
    super.init(adopting: gtk_image_new_from_resource(resourcePath))
  }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.Image.file.html) of `GtkImage`.
  public final var file: String {
    get { getProperty("file") }
    set { setProperty("file", newValue) }
  }

  /// The property [`gicon`](https://docs.gtk.org/gtk4/property.Image.gicon.html) of `GtkImage`.
  public final var gicon: (any Gio.Icon)? {
    get { lentInterface(opaque: gtk_image_get_gicon(instance(self))) }
    set { setProperty("gicon", newValue as Object?) }
  }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Image.icon-name.html) of `GtkImage`.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_image_get_icon_name(instance(self))) }
    set { setProperty("icon-name", newValue) }
  }

  /// The property [`icon-size`](https://docs.gtk.org/gtk4/property.Image.icon-size.html) of `GtkImage`.
  public final var iconSize: IconSize {
    get { IconSize(cValue: gtk_image_get_icon_size(instance(self))) }
    set { gtk_image_set_icon_size(instance(self), newValue.cValue) }
  }

  /// The property [`paintable`](https://docs.gtk.org/gtk4/property.Image.paintable.html) of `GtkImage`.
  public final var paintable: (any Gdk.Paintable)? {
    get { lentInterface(opaque: gtk_image_get_paintable(instance(self))) }
    set { setProperty("paintable", newValue as Object?) }
  }

  /// The property [`pixel-size`](https://docs.gtk.org/gtk4/property.Image.pixel-size.html) of `GtkImage`.
  public final var pixelSize: Int {
    get { gtk_image_get_pixel_size(instance(self)).int }
    set { gtk_image_set_pixel_size(instance(self), newValue.int32) }
  }

  /// The property [`resource`](https://docs.gtk.org/gtk4/property.Image.resource.html) of `GtkImage`.
  public final var resource: String {
    get { getProperty("resource") }
    set { setProperty("resource", newValue) }
  }

  /// The property [`storage-type`](https://docs.gtk.org/gtk4/property.Image.storage-type.html) of `GtkImage`.
  public final var storageType: ImageType { ImageType(cValue: gtk_image_get_storage_type(instance(self))) }

  /// The property [`use-fallback`](https://docs.gtk.org/gtk4/property.Image.use-fallback.html) of `GtkImage`.
  public final var useFallback: Bool {
    get { getProperty("use-fallback") }
    set { setProperty("use-fallback", newValue) }
  }

  /// Calls [`gtk_image_clear()`](https://docs.gtk.org/gtk4/method.Image.clear.html).
  public final func clear() { gtk_image_clear(instance(self)) }

  /// Calls [`gtk_image_set_from_file()`](https://docs.gtk.org/gtk4/method.Image.set_from_file.html).
  public final func setFromFile(_ filename: String?) { gtk_image_set_from_file(instance(self), filename) }

  /// Calls [`gtk_image_set_from_gicon()`](https://docs.gtk.org/gtk4/method.Image.set_from_gicon.html).
  public final func setFromGicon(_ icon: any Gio.Icon) { gtk_image_set_from_gicon(instance(self), icon.opaque) }

  /// Calls [`gtk_image_set_from_icon_name()`](https://docs.gtk.org/gtk4/method.Image.set_from_icon_name.html).
  public final func setFromIconName(_ iconName: String?) { gtk_image_set_from_icon_name(instance(self), iconName) }

  /// Calls [`gtk_image_set_from_paintable()`](https://docs.gtk.org/gtk4/method.Image.set_from_paintable.html).
  public final func setFromPaintable(_ paintable: (any Gdk.Paintable)?) {
    gtk_image_set_from_paintable(instance(self), paintable?.opaque)
  }

  /// Calls [`gtk_image_set_from_pixbuf()`](https://docs.gtk.org/gtk4/method.Image.set_from_pixbuf.html).
  public final func setFromPixbuf(_ pixbuf: GdkPixbuf.Pixbuf?) {
    gtk_image_set_from_pixbuf(instance(self), pixbuf?.opaque)
  }

  /// Calls [`gtk_image_set_from_resource()`](https://docs.gtk.org/gtk4/method.Image.set_from_resource.html).
  public final func setFromResource(_ resourcePath: String?) {
    gtk_image_set_from_resource(instance(self), resourcePath)
  }
}

extension Reactive where Base: Image {
  /// The property [`file`](https://docs.gtk.org/gtk4/property.Image.file.html) of `GtkImage`.
  public var file: DynamicSubject<String> { property("file") }

  /// The property [`gicon`](https://docs.gtk.org/gtk4/property.Image.gicon.html) of `GtkImage`.
  public var gicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("gicon") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.Image.icon-name.html) of `GtkImage`.
  public var iconName: DynamicSubject<String?> { property("icon-name") }

  /// The property [`icon-size`](https://docs.gtk.org/gtk4/property.Image.icon-size.html) of `GtkImage`.
  public var iconSize: DynamicSubject<IconSize> { property("icon-size") }

  /// The property [`paintable`](https://docs.gtk.org/gtk4/property.Image.paintable.html) of `GtkImage`.
  public var paintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("paintable") }

  /// The property [`pixel-size`](https://docs.gtk.org/gtk4/property.Image.pixel-size.html) of `GtkImage`.
  public var pixelSize: DynamicSubject<Int> {
    property("pixel-size", get: { (object: Image) in object.pixelSize }, set: { $0.pixelSize = $1 })
  }

  /// The property [`resource`](https://docs.gtk.org/gtk4/property.Image.resource.html) of `GtkImage`.
  public var resource: DynamicSubject<String> { property("resource") }

  /// The property [`storage-type`](https://docs.gtk.org/gtk4/property.Image.storage-type.html) of `GtkImage`.
  public var storageType: SafeSignal<ImageType> { readOnlyProperty("storage-type") }

  /// The property [`use-fallback`](https://docs.gtk.org/gtk4/property.Image.use-fallback.html) of `GtkImage`.
  public var useFallback: DynamicSubject<Bool> { property("use-fallback") }
}

/// The class [`GtkInfoBar`](https://docs.gtk.org/gtk4/class.InfoBar.html).
open class InfoBar: Widget {
  open override class var gType: GType { gtk_info_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_info_bar_new()`](https://docs.gtk.org/gtk4/ctor.InfoBar.new.html).
  public init() {
    super.init(adopting: gtk_info_bar_new())
  }

  /// The property [`message-type`](https://docs.gtk.org/gtk4/property.InfoBar.message-type.html) of `GtkInfoBar`.
  public final var messageType: MessageType {
    get { MessageType(cValue: gtk_info_bar_get_message_type(instance(self))) }
    set { gtk_info_bar_set_message_type(instance(self), newValue.cValue) }
  }

  /// The property [`revealed`](https://docs.gtk.org/gtk4/property.InfoBar.revealed.html) of `GtkInfoBar`.
  public final var revealed: Bool {
    get { gtk_info_bar_get_revealed(instance(self)).isTrue }
    set { gtk_info_bar_set_revealed(instance(self), newValue.gboolean) }
  }

  /// The property [`show-close-button`](https://docs.gtk.org/gtk4/property.InfoBar.show-close-button.html) of
  /// `GtkInfoBar`.
  public final var showCloseButton: Bool {
    get { gtk_info_bar_get_show_close_button(instance(self)).isTrue }
    set { gtk_info_bar_set_show_close_button(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_info_bar_add_action_widget()`](https://docs.gtk.org/gtk4/method.InfoBar.add_action_widget.html).
  public final func addActionWidget(_ child: Widget, responseId: Int) {
    gtk_info_bar_add_action_widget(instance(self), child.gtkWidget, responseId.int32)
  }

  /// Calls [`gtk_info_bar_add_button()`](https://docs.gtk.org/gtk4/method.InfoBar.add_button.html).
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: Int) -> Button {
    lentObject(widget: gtk_info_bar_add_button(instance(self), buttonText, responseId.int32))!
  }

  /// Calls [`gtk_info_bar_add_child()`](https://docs.gtk.org/gtk4/method.InfoBar.add_child.html).
  public final func addChild(_ widget: Widget) { gtk_info_bar_add_child(instance(self), widget.gtkWidget) }

  /// Calls [`gtk_info_bar_remove_action_widget()`](https://docs.gtk.org/gtk4/method.InfoBar.remove_action_widget.html).
  public final func removeActionWidget(_ widget: Widget) {
    gtk_info_bar_remove_action_widget(instance(self), widget.gtkWidget)
  }

  /// Calls [`gtk_info_bar_remove_child()`](https://docs.gtk.org/gtk4/method.InfoBar.remove_child.html).
  public final func removeChild(_ widget: Widget) { gtk_info_bar_remove_child(instance(self), widget.gtkWidget) }

  /// Calls [`gtk_info_bar_response()`](https://docs.gtk.org/gtk4/method.InfoBar.response.html).
  public final func response(_ responseId: Int) { gtk_info_bar_response(instance(self), responseId.int32) }

  /// Calls [`gtk_info_bar_set_default_response()`](https://docs.gtk.org/gtk4/method.InfoBar.set_default_response.html).
  public final func setDefaultResponse(_ responseId: Int) {
    gtk_info_bar_set_default_response(instance(self), responseId.int32)
  }

  /// Calls
  /// [`gtk_info_bar_set_response_sensitive()`](https://docs.gtk.org/gtk4/method.InfoBar.set_response_sensitive.html).
  public final func setResponseSensitive(responseId: Int, setting: Bool) {
    gtk_info_bar_set_response_sensitive(instance(self), responseId.int32, setting.gboolean)
  }
}

extension Reactive where Base: InfoBar {
  /// The property [`message-type`](https://docs.gtk.org/gtk4/property.InfoBar.message-type.html) of `GtkInfoBar`.
  public var messageType: DynamicSubject<MessageType> { property("message-type") }

  /// The property [`revealed`](https://docs.gtk.org/gtk4/property.InfoBar.revealed.html) of `GtkInfoBar`.
  public var revealed: DynamicSubject<Bool> { property("revealed") }

  /// The property [`show-close-button`](https://docs.gtk.org/gtk4/property.InfoBar.show-close-button.html) of
  /// `GtkInfoBar`.
  public var showCloseButton: DynamicSubject<Bool> { property("show-close-button") }

  /// The signal [`close`](https://docs.gtk.org/gtk4/signal.InfoBar.close.html) of `GtkInfoBar`.
  public var close: SafeSignal<Void> { signal("close") }

  /// The signal [`response`](https://docs.gtk.org/gtk4/signal.InfoBar.response.html) of `GtkInfoBar`.
  ///
  /// Argument: `responseId`.
  public var response: SafeSignal<Int> { signal(ofOne: "response") }
}

/// The class [`GtkInscription`](https://docs.gtk.org/gtk4/class.Inscription.html). Since GTK 4.8.
open class Inscription: Widget {
  open override class var gType: GType { gtk_inscription_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_inscription_new()`](https://docs.gtk.org/gtk4/ctor.Inscription.new.html). Since GTK 4.8.
  public init(text: String? = nil) {
    super.init(adopting: gtk_inscription_new(text))
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Inscription.attributes.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_inscription_get_attributes(instance(self))) }
    set { gtk_inscription_set_attributes(instance(self), newValue?.opaque) }
  }

  /// The property [`min-chars`](https://docs.gtk.org/gtk4/property.Inscription.min-chars.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public final var minChars: Int {
    get { gtk_inscription_get_min_chars(instance(self)).int }
    set { gtk_inscription_set_min_chars(instance(self), newValue.uint32) }
  }

  /// The property [`min-lines`](https://docs.gtk.org/gtk4/property.Inscription.min-lines.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public final var minLines: Int {
    get { gtk_inscription_get_min_lines(instance(self)).int }
    set { gtk_inscription_set_min_lines(instance(self), newValue.uint32) }
  }

  /// The property [`nat-chars`](https://docs.gtk.org/gtk4/property.Inscription.nat-chars.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public final var natChars: Int {
    get { gtk_inscription_get_nat_chars(instance(self)).int }
    set { gtk_inscription_set_nat_chars(instance(self), newValue.uint32) }
  }

  /// The property [`nat-lines`](https://docs.gtk.org/gtk4/property.Inscription.nat-lines.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public final var natLines: Int {
    get { gtk_inscription_get_nat_lines(instance(self)).int }
    set { gtk_inscription_set_nat_lines(instance(self), newValue.uint32) }
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.Inscription.text.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public final var text: String? {
    get { lentString(ifAny: gtk_inscription_get_text(instance(self))) }
    set { lend(newValue) { gtk_inscription_set_text(instance(self), $0) } }
  }

  /// The property [`text-overflow`](https://docs.gtk.org/gtk4/property.Inscription.text-overflow.html) of
  /// `GtkInscription`. Since GTK 4.8.
  public final var textOverflow: InscriptionOverflow {
    get { InscriptionOverflow(cValue: gtk_inscription_get_text_overflow(instance(self))) }
    set { gtk_inscription_set_text_overflow(instance(self), newValue.cValue) }
  }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.Inscription.wrap-mode.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public final var wrapMode: Pango.WrapMode {
    get { Pango.WrapMode(cValue: gtk_inscription_get_wrap_mode(instance(self))) }
    set { gtk_inscription_set_wrap_mode(instance(self), newValue.cValue) }
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.Inscription.xalign.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public final var xalign: Double {
    get { gtk_inscription_get_xalign(instance(self)).double }
    set { gtk_inscription_set_xalign(instance(self), newValue.float) }
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.Inscription.yalign.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public final var yalign: Double {
    get { gtk_inscription_get_yalign(instance(self)).double }
    set { gtk_inscription_set_yalign(instance(self), newValue.float) }
  }
}

extension Reactive where Base: Inscription {
  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Inscription.attributes.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The property [`markup`](https://docs.gtk.org/gtk4/property.Inscription.markup.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public var markup: Bond<String?> { bond { $0.setProperty("markup", $1) } }

  /// The property [`min-chars`](https://docs.gtk.org/gtk4/property.Inscription.min-chars.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public var minChars: DynamicSubject<Int> {
    property("min-chars", get: { (object: Inscription) in object.minChars }, set: { $0.minChars = $1 })
  }

  /// The property [`min-lines`](https://docs.gtk.org/gtk4/property.Inscription.min-lines.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public var minLines: DynamicSubject<Int> {
    property("min-lines", get: { (object: Inscription) in object.minLines }, set: { $0.minLines = $1 })
  }

  /// The property [`nat-chars`](https://docs.gtk.org/gtk4/property.Inscription.nat-chars.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public var natChars: DynamicSubject<Int> {
    property("nat-chars", get: { (object: Inscription) in object.natChars }, set: { $0.natChars = $1 })
  }

  /// The property [`nat-lines`](https://docs.gtk.org/gtk4/property.Inscription.nat-lines.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public var natLines: DynamicSubject<Int> {
    property("nat-lines", get: { (object: Inscription) in object.natLines }, set: { $0.natLines = $1 })
  }

  /// The property [`text`](https://docs.gtk.org/gtk4/property.Inscription.text.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public var text: DynamicSubject<String?> {
    property("text", get: { (object: Inscription) in object.text }, set: { $0.text = $1 })
  }

  /// The property [`text-overflow`](https://docs.gtk.org/gtk4/property.Inscription.text-overflow.html) of
  /// `GtkInscription`. Since GTK 4.8.
  public var textOverflow: DynamicSubject<InscriptionOverflow> { property("text-overflow") }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.Inscription.wrap-mode.html) of `GtkInscription`.
  /// Since GTK 4.8.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.Inscription.xalign.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: Inscription) in object.xalign }, set: { $0.xalign = $1 })
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.Inscription.yalign.html) of `GtkInscription`. Since GTK
  /// 4.8.
  public var yalign: DynamicSubject<Double> {
    property("yalign", get: { (object: Inscription) in object.yalign }, set: { $0.yalign = $1 })
  }
}

/// The class [`GtkKeyvalTrigger`](https://docs.gtk.org/gtk4/class.KeyvalTrigger.html).
open class KeyvalTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_keyval_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_keyval_trigger_new()`](https://docs.gtk.org/gtk4/ctor.KeyvalTrigger.new.html).
  public init(keyval: Int, modifiers: Gdk.ModifierType = []) {
    super.init(adopting: gtk_keyval_trigger_new(keyval.uint32, modifiers.cValue).raw)
  }

  /// The property [`keyval`](https://docs.gtk.org/gtk4/property.KeyvalTrigger.keyval.html) of `GtkKeyvalTrigger`.
  public final var keyval: Int { gtk_keyval_trigger_get_keyval(instance(self)).int }

  /// The property [`modifiers`](https://docs.gtk.org/gtk4/property.KeyvalTrigger.modifiers.html) of `GtkKeyvalTrigger`.
  public final var modifiers: Gdk.ModifierType {
    Gdk.ModifierType(cValue: gtk_keyval_trigger_get_modifiers(instance(self)))
  }
}

extension Reactive where Base: KeyvalTrigger {
  /// The property [`keyval`](https://docs.gtk.org/gtk4/property.KeyvalTrigger.keyval.html) of `GtkKeyvalTrigger`.
  public var keyval: SafeSignal<Int> { readOnlyProperty("keyval") }

  /// The property [`modifiers`](https://docs.gtk.org/gtk4/property.KeyvalTrigger.modifiers.html) of `GtkKeyvalTrigger`.
  public var modifiers: SafeSignal<Gdk.ModifierType> { readOnlyProperty("modifiers") }
}

/// The class [`GtkLabel`](https://docs.gtk.org/gtk4/class.Label.html).
open class Label: Widget {
  open override class var gType: GType { gtk_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_label_new()`](https://docs.gtk.org/gtk4/ctor.Label.new.html).
  public init(label: String? = nil) {
    super.init(adopting: gtk_label_new(label))
  }

  /// Calls [`gtk_label_new_with_mnemonic()`](https://docs.gtk.org/gtk4/ctor.Label.new_with_mnemonic.html).
  public init(mnemonic: String?) {
    super.init(adopting: gtk_label_new_with_mnemonic(mnemonic))
  }

  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Label.attributes.html) of `GtkLabel`.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_label_get_attributes(instance(self))) }
    set { gtk_label_set_attributes(instance(self), newValue?.opaque) }
  }

  /// The property [`ellipsize`](https://docs.gtk.org/gtk4/property.Label.ellipsize.html) of `GtkLabel`.
  public final var ellipsize: Pango.EllipsizeMode {
    get { Pango.EllipsizeMode(cValue: gtk_label_get_ellipsize(instance(self))) }
    set { gtk_label_set_ellipsize(instance(self), newValue.cValue) }
  }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.Label.extra-menu.html) of `GtkLabel`.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_label_get_extra_menu(instance(self))) }
    set { gtk_label_set_extra_menu(instance(self), newValue?.gMenuModel) }
  }

  /// The property [`justify`](https://docs.gtk.org/gtk4/property.Label.justify.html) of `GtkLabel`.
  public final var justify: Justification {
    get { Justification(cValue: gtk_label_get_justify(instance(self))) }
    set { gtk_label_set_justify(instance(self), newValue.cValue) }
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Label.label.html) of `GtkLabel`.
  public final var label: String {
    get { lentString(gtk_label_get_label(instance(self))) }
    set { lend(newValue) { gtk_label_set_label(instance(self), $0) } }
  }

  /// The property [`lines`](https://docs.gtk.org/gtk4/property.Label.lines.html) of `GtkLabel`.
  public final var lines: Int {
    get { gtk_label_get_lines(instance(self)).int }
    set { gtk_label_set_lines(instance(self), newValue.int32) }
  }

  /// The property [`max-width-chars`](https://docs.gtk.org/gtk4/property.Label.max-width-chars.html) of `GtkLabel`.
  public final var maxWidthChars: Int {
    get { gtk_label_get_max_width_chars(instance(self)).int }
    set { gtk_label_set_max_width_chars(instance(self), newValue.int32) }
  }

  /// The property [`mnemonic-keyval`](https://docs.gtk.org/gtk4/property.Label.mnemonic-keyval.html) of `GtkLabel`.
  public final var mnemonicKeyval: Int { gtk_label_get_mnemonic_keyval(instance(self)).int }

  /// The property [`mnemonic-widget`](https://docs.gtk.org/gtk4/property.Label.mnemonic-widget.html) of `GtkLabel`.
  public final var mnemonicWidget: Widget? {
    get { lentObject(widget: gtk_label_get_mnemonic_widget(instance(self))) }
    set { gtk_label_set_mnemonic_widget(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`natural-wrap-mode`](https://docs.gtk.org/gtk4/property.Label.natural-wrap-mode.html) of `GtkLabel`.
  /// Since GTK 4.6.
  public final var naturalWrapMode: NaturalWrapMode {
    get { NaturalWrapMode(cValue: gtk_label_get_natural_wrap_mode(instance(self))) }
    set { gtk_label_set_natural_wrap_mode(instance(self), newValue.cValue) }
  }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.Label.selectable.html) of `GtkLabel`.
  public final var selectable: Bool {
    get { gtk_label_get_selectable(instance(self)).isTrue }
    set { gtk_label_set_selectable(instance(self), newValue.gboolean) }
  }

  /// The property [`single-line-mode`](https://docs.gtk.org/gtk4/property.Label.single-line-mode.html) of `GtkLabel`.
  public final var singleLineMode: Bool {
    get { gtk_label_get_single_line_mode(instance(self)).isTrue }
    set { gtk_label_set_single_line_mode(instance(self), newValue.gboolean) }
  }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.Label.tabs.html) of `GtkLabel`. Since GTK 4.8.
  public final var tabs: Pango.TabArray? {
    get { givenBoxed(opaque: gtk_label_get_tabs(instance(self))) }
    set { gtk_label_set_tabs(instance(self), newValue?.opaque) }
  }

  /// The property [`use-markup`](https://docs.gtk.org/gtk4/property.Label.use-markup.html) of `GtkLabel`.
  public final var useMarkup: Bool {
    get { gtk_label_get_use_markup(instance(self)).isTrue }
    set { gtk_label_set_use_markup(instance(self), newValue.gboolean) }
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.Label.use-underline.html) of `GtkLabel`.
  public final var useUnderline: Bool {
    get { gtk_label_get_use_underline(instance(self)).isTrue }
    set { gtk_label_set_use_underline(instance(self), newValue.gboolean) }
  }

  /// The property [`width-chars`](https://docs.gtk.org/gtk4/property.Label.width-chars.html) of `GtkLabel`.
  public final var widthChars: Int {
    get { gtk_label_get_width_chars(instance(self)).int }
    set { gtk_label_set_width_chars(instance(self), newValue.int32) }
  }

  /// The property [`wrap`](https://docs.gtk.org/gtk4/property.Label.wrap.html) of `GtkLabel`.
  public final var wrap: Bool {
    get { gtk_label_get_wrap(instance(self)).isTrue }
    set { gtk_label_set_wrap(instance(self), newValue.gboolean) }
  }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.Label.wrap-mode.html) of `GtkLabel`.
  public final var wrapMode: Pango.WrapMode {
    get { Pango.WrapMode(cValue: gtk_label_get_wrap_mode(instance(self))) }
    set { gtk_label_set_wrap_mode(instance(self), newValue.cValue) }
  }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.Label.xalign.html) of `GtkLabel`.
  public final var xalign: Double {
    get { gtk_label_get_xalign(instance(self)).double }
    set { gtk_label_set_xalign(instance(self), newValue.float) }
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.Label.yalign.html) of `GtkLabel`.
  public final var yalign: Double {
    get { gtk_label_get_yalign(instance(self)).double }
    set { gtk_label_set_yalign(instance(self), newValue.float) }
  }

  /// Calls [`gtk_label_get_current_uri()`](https://docs.gtk.org/gtk4/method.Label.get_current_uri.html).
  public final var currentUri: String? { lentString(ifAny: gtk_label_get_current_uri(instance(self))) }

  /// Calls [`gtk_label_get_layout()`](https://docs.gtk.org/gtk4/method.Label.get_layout.html).
  public final var layout: Pango.Layout? { lentObject(opaque: gtk_label_get_layout(instance(self))) }

  /// Calls [`gtk_label_get_layout_offsets()`](https://docs.gtk.org/gtk4/method.Label.get_layout_offsets.html).
  public final var layoutOffsets: (x: Int, y: Int) {
    var cX: Int32 = 0
    var cY: Int32 = 0
    gtk_label_get_layout_offsets(instance(self), &cX, &cY)
    return (cX.int, cY.int)
  }

  /// Calls [`gtk_label_get_selection_bounds()`](https://docs.gtk.org/gtk4/method.Label.get_selection_bounds.html).
  public final var selectionBounds: (start: Int, end: Int)? {
    var cStart: Int32 = 0
    var cEnd: Int32 = 0
    let result = gtk_label_get_selection_bounds(instance(self), &cStart, &cEnd)
    guard result != 0 else { return nil }
    return (cStart.int, cEnd.int)
  }

  /// Calls [`gtk_label_select_region()`](https://docs.gtk.org/gtk4/method.Label.select_region.html).
  public final func selectRegion(startOffset: Int, endOffset: Int) {
    gtk_label_select_region(instance(self), startOffset.int32, endOffset.int32)
  }

  /// Calls [`gtk_label_set_text()`](https://docs.gtk.org/gtk4/method.Label.set_text.html).
  public final func setText(_ str: String) { gtk_label_set_text(instance(self), str) }

  /// Calls [`gtk_label_set_text_with_mnemonic()`](https://docs.gtk.org/gtk4/method.Label.set_text_with_mnemonic.html).
  public final func setTextWithMnemonic(_ str: String) { gtk_label_set_text_with_mnemonic(instance(self), str) }
}

extension Reactive where Base: Label {
  /// The property [`attributes`](https://docs.gtk.org/gtk4/property.Label.attributes.html) of `GtkLabel`.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The property [`ellipsize`](https://docs.gtk.org/gtk4/property.Label.ellipsize.html) of `GtkLabel`.
  public var ellipsize: DynamicSubject<Pango.EllipsizeMode> { property("ellipsize") }

  /// The property [`extra-menu`](https://docs.gtk.org/gtk4/property.Label.extra-menu.html) of `GtkLabel`.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// The property [`justify`](https://docs.gtk.org/gtk4/property.Label.justify.html) of `GtkLabel`.
  public var justify: DynamicSubject<Justification> { property("justify") }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.Label.label.html) of `GtkLabel`.
  public var label: DynamicSubject<String> {
    property("label", get: { (object: Label) in object.label }, set: { $0.label = $1 })
  }

  /// The property [`lines`](https://docs.gtk.org/gtk4/property.Label.lines.html) of `GtkLabel`.
  public var lines: DynamicSubject<Int> {
    property("lines", get: { (object: Label) in object.lines }, set: { $0.lines = $1 })
  }

  /// The property [`max-width-chars`](https://docs.gtk.org/gtk4/property.Label.max-width-chars.html) of `GtkLabel`.
  public var maxWidthChars: DynamicSubject<Int> {
    property("max-width-chars", get: { (object: Label) in object.maxWidthChars }, set: { $0.maxWidthChars = $1 })
  }

  /// The property [`mnemonic-keyval`](https://docs.gtk.org/gtk4/property.Label.mnemonic-keyval.html) of `GtkLabel`.
  public var mnemonicKeyval: SafeSignal<Int> { readOnlyProperty("mnemonic-keyval") }

  /// The property [`mnemonic-widget`](https://docs.gtk.org/gtk4/property.Label.mnemonic-widget.html) of `GtkLabel`.
  public var mnemonicWidget: DynamicSubject<Widget?> { property("mnemonic-widget") }

  /// The property [`natural-wrap-mode`](https://docs.gtk.org/gtk4/property.Label.natural-wrap-mode.html) of `GtkLabel`.
  /// Since GTK 4.6.
  public var naturalWrapMode: DynamicSubject<NaturalWrapMode> { property("natural-wrap-mode") }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.Label.selectable.html) of `GtkLabel`.
  public var selectable: DynamicSubject<Bool> { property("selectable") }

  /// The property [`single-line-mode`](https://docs.gtk.org/gtk4/property.Label.single-line-mode.html) of `GtkLabel`.
  public var singleLineMode: DynamicSubject<Bool> { property("single-line-mode") }

  /// The property [`tabs`](https://docs.gtk.org/gtk4/property.Label.tabs.html) of `GtkLabel`. Since GTK 4.8.
  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The property [`use-markup`](https://docs.gtk.org/gtk4/property.Label.use-markup.html) of `GtkLabel`.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.Label.use-underline.html) of `GtkLabel`.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The property [`width-chars`](https://docs.gtk.org/gtk4/property.Label.width-chars.html) of `GtkLabel`.
  public var widthChars: DynamicSubject<Int> {
    property("width-chars", get: { (object: Label) in object.widthChars }, set: { $0.widthChars = $1 })
  }

  /// The property [`wrap`](https://docs.gtk.org/gtk4/property.Label.wrap.html) of `GtkLabel`.
  public var wrap: DynamicSubject<Bool> { property("wrap") }

  /// The property [`wrap-mode`](https://docs.gtk.org/gtk4/property.Label.wrap-mode.html) of `GtkLabel`.
  public var wrapMode: DynamicSubject<Pango.WrapMode> { property("wrap-mode") }

  /// The property [`xalign`](https://docs.gtk.org/gtk4/property.Label.xalign.html) of `GtkLabel`.
  public var xalign: DynamicSubject<Double> {
    property("xalign", get: { (object: Label) in object.xalign }, set: { $0.xalign = $1 })
  }

  /// The property [`yalign`](https://docs.gtk.org/gtk4/property.Label.yalign.html) of `GtkLabel`.
  public var yalign: DynamicSubject<Double> {
    property("yalign", get: { (object: Label) in object.yalign }, set: { $0.yalign = $1 })
  }

  /// The signal [`activate-current-link`](https://docs.gtk.org/gtk4/signal.Label.activate-current-link.html) of
  /// `GtkLabel`.
  public var activateCurrentLink: SafeSignal<Void> { signal("activate-current-link") }

  /// The signal [`activate-link`](https://docs.gtk.org/gtk4/signal.Label.activate-link.html) of `GtkLabel`.
  ///
  /// Argument: `uri`.
  public var activateLink: SignalRequest<Bool, String> { request("activate-link") }

  /// The signal [`copy-clipboard`](https://docs.gtk.org/gtk4/signal.Label.copy-clipboard.html) of `GtkLabel`.
  public var copyClipboard: SafeSignal<Void> { signal("copy-clipboard") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.Label.move-cursor.html) of `GtkLabel`.
  ///
  /// Arguments: `step`, `count`, `extendSelection`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool)> { signal(ofSeveral: "move-cursor") }
}

/// The class [`GtkLayoutChild`](https://docs.gtk.org/gtk4/class.LayoutChild.html).
open class LayoutChild: Object {
  open override class var gType: GType { gtk_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkLayoutChild: UnsafeMutablePointer<GtkLayoutChild> {
    pointer.assumingMemoryBound(to: GtkLayoutChild.self)
  }

  /// The property [`child-widget`](https://docs.gtk.org/gtk4/property.LayoutChild.child-widget.html) of
  /// `GtkLayoutChild`.
  public final var childWidget: Widget? { lentObject(widget: gtk_layout_child_get_child_widget(gtkLayoutChild)) }

  /// The property [`layout-manager`](https://docs.gtk.org/gtk4/property.LayoutChild.layout-manager.html) of
  /// `GtkLayoutChild`.
  public final var layoutManager: LayoutManager? { lentObject(gtk_layout_child_get_layout_manager(gtkLayoutChild)) }
}

extension Reactive where Base: LayoutChild {
  /// The property [`child-widget`](https://docs.gtk.org/gtk4/property.LayoutChild.child-widget.html) of
  /// `GtkLayoutChild`.
  public var childWidget: SafeSignal<Widget?> { readOnlyProperty("child-widget") }

  /// The property [`layout-manager`](https://docs.gtk.org/gtk4/property.LayoutChild.layout-manager.html) of
  /// `GtkLayoutChild`.
  public var layoutManager: SafeSignal<LayoutManager?> { readOnlyProperty("layout-manager") }
}

/// The class [`GtkLayoutManager`](https://docs.gtk.org/gtk4/class.LayoutManager.html).
open class LayoutManager: OverridableLayout {
  open override class var gType: GType { gtk_layout_manager_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkLayoutManager: UnsafeMutablePointer<GtkLayoutManager> {
    pointer.assumingMemoryBound(to: GtkLayoutManager.self)
  }

  /// Calls
  /// [`gtk_layout_manager_get_layout_child()`](https://docs.gtk.org/gtk4/method.LayoutManager.get_layout_child.html).
  public final func getLayoutChild(_ child: Widget) -> LayoutChild? {
    lentObject(gtk_layout_manager_get_layout_child(gtkLayoutManager, child.gtkWidget))
  }

  /// Calls
  /// [`gtk_layout_manager_get_request_mode()`](https://docs.gtk.org/gtk4/method.LayoutManager.get_request_mode.html).
  public final var requestMode: SizeRequestMode {
    SizeRequestMode(cValue: gtk_layout_manager_get_request_mode(gtkLayoutManager))
  }

  /// Calls [`gtk_layout_manager_get_widget()`](https://docs.gtk.org/gtk4/method.LayoutManager.get_widget.html).
  public final var widget: Widget? { lentObject(widget: gtk_layout_manager_get_widget(gtkLayoutManager)) }

  /// Calls [`gtk_layout_manager_layout_changed()`](https://docs.gtk.org/gtk4/method.LayoutManager.layout_changed.html).
  public final func layoutChanged() { gtk_layout_manager_layout_changed(gtkLayoutManager) }
}

/// The class [`GtkLevelBar`](https://docs.gtk.org/gtk4/class.LevelBar.html).
open class LevelBar: Widget, Orientable {
  open override class var gType: GType { gtk_level_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_level_bar_new()`](https://docs.gtk.org/gtk4/ctor.LevelBar.new.html).
  public init() {
    super.init(adopting: gtk_level_bar_new())
  }

  /// Calls [`gtk_level_bar_new_for_interval()`](https://docs.gtk.org/gtk4/ctor.LevelBar.new_for_interval.html).
  public init(minValue: Double, maxValue: Double) {
    super.init(adopting: gtk_level_bar_new_for_interval(minValue, maxValue))
  }

  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.LevelBar.inverted.html) of `GtkLevelBar`.
  public final var inverted: Bool {
    get { gtk_level_bar_get_inverted(instance(self)).isTrue }
    set { gtk_level_bar_set_inverted(instance(self), newValue.gboolean) }
  }

  /// The property [`max-value`](https://docs.gtk.org/gtk4/property.LevelBar.max-value.html) of `GtkLevelBar`.
  public final var maxValue: Double {
    get { gtk_level_bar_get_max_value(instance(self)) }
    set { gtk_level_bar_set_max_value(instance(self), newValue) }
  }

  /// The property [`min-value`](https://docs.gtk.org/gtk4/property.LevelBar.min-value.html) of `GtkLevelBar`.
  public final var minValue: Double {
    get { gtk_level_bar_get_min_value(instance(self)) }
    set { gtk_level_bar_set_min_value(instance(self), newValue) }
  }

  /// The property [`mode`](https://docs.gtk.org/gtk4/property.LevelBar.mode.html) of `GtkLevelBar`.
  public final var mode: LevelBarMode {
    get { LevelBarMode(cValue: gtk_level_bar_get_mode(instance(self))) }
    set { gtk_level_bar_set_mode(instance(self), newValue.cValue) }
  }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.LevelBar.value.html) of `GtkLevelBar`.
  public final var value: Double {
    get { gtk_level_bar_get_value(instance(self)) }
    set { gtk_level_bar_set_value(instance(self), newValue) }
  }

  /// Calls [`gtk_level_bar_add_offset_value()`](https://docs.gtk.org/gtk4/method.LevelBar.add_offset_value.html).
  public final func addOffsetValue(_ name: String, value: Double) {
    gtk_level_bar_add_offset_value(instance(self), name, value)
  }

  /// Calls [`gtk_level_bar_get_offset_value()`](https://docs.gtk.org/gtk4/method.LevelBar.get_offset_value.html).
  public final func getOffsetValue(_ name: String?) -> Double? {
    var cValue: Double = 0
    let result = gtk_level_bar_get_offset_value(instance(self), name, &cValue)
    guard result != 0 else { return nil }
    return cValue
  }

  /// Calls [`gtk_level_bar_remove_offset_value()`](https://docs.gtk.org/gtk4/method.LevelBar.remove_offset_value.html).
  public final func removeOffsetValue(_ name: String?) { gtk_level_bar_remove_offset_value(instance(self), name) }
}

extension Reactive where Base: LevelBar {
  /// The property [`inverted`](https://docs.gtk.org/gtk4/property.LevelBar.inverted.html) of `GtkLevelBar`.
  public var inverted: DynamicSubject<Bool> { property("inverted") }

  /// The property [`max-value`](https://docs.gtk.org/gtk4/property.LevelBar.max-value.html) of `GtkLevelBar`.
  public var maxValue: DynamicSubject<Double> {
    property("max-value", get: { (object: LevelBar) in object.maxValue }, set: { $0.maxValue = $1 })
  }

  /// The property [`min-value`](https://docs.gtk.org/gtk4/property.LevelBar.min-value.html) of `GtkLevelBar`.
  public var minValue: DynamicSubject<Double> {
    property("min-value", get: { (object: LevelBar) in object.minValue }, set: { $0.minValue = $1 })
  }

  /// The property [`mode`](https://docs.gtk.org/gtk4/property.LevelBar.mode.html) of `GtkLevelBar`.
  public var mode: DynamicSubject<LevelBarMode> { property("mode") }

  /// The property [`value`](https://docs.gtk.org/gtk4/property.LevelBar.value.html) of `GtkLevelBar`.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: LevelBar) in object.value }, set: { $0.value = $1 })
  }

  /// The signal [`offset-changed`](https://docs.gtk.org/gtk4/signal.LevelBar.offset-changed.html) of `GtkLevelBar`.
  ///
  /// Argument: `name`.
  public var offsetChanged: SafeSignal<String> { signal(ofOne: "offset-changed") }
}

/// The class [`GtkListBase`](https://docs.gtk.org/gtk4/class.ListBase.html).
open class ListBase: Widget, Orientable, Scrollable {
  open override class var gType: GType { gtk_list_base_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`orientation`](https://docs.gtk.org/gtk4/property.ListBase.orientation.html) of `GtkListBase`.
  public final var orientation: Orientation {
    get { getProperty("orientation") }
    set { setProperty("orientation", newValue) }
  }
}

extension Reactive where Base: ListBase {
  /// The property [`orientation`](https://docs.gtk.org/gtk4/property.ListBase.orientation.html) of `GtkListBase`.
  public var orientation: DynamicSubject<Orientation> { property("orientation") }
}

/// The class [`GtkListBox`](https://docs.gtk.org/gtk4/class.ListBox.html).
open class ListBox: Widget {
  open override class var gType: GType { gtk_list_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_list_box_new()`](https://docs.gtk.org/gtk4/ctor.ListBox.new.html).
  public init() {
    super.init(adopting: gtk_list_box_new())
  }

  /// The property [`accept-unpaired-release`](https://docs.gtk.org/gtk4/property.ListBox.accept-unpaired-release.html)
  /// of `GtkListBox`.
  public final var acceptUnpairedRelease: Bool {
    get { getProperty("accept-unpaired-release") }
    set { setProperty("accept-unpaired-release", newValue) }
  }

  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.ListBox.activate-on-single-click.html) of
  /// `GtkListBox`.
  public final var activateOnSingleClick: Bool {
    get { gtk_list_box_get_activate_on_single_click(instance(self)).isTrue }
    set { gtk_list_box_set_activate_on_single_click(instance(self), newValue.gboolean) }
  }

  /// The property [`selection-mode`](https://docs.gtk.org/gtk4/property.ListBox.selection-mode.html) of `GtkListBox`.
  public final var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_list_box_get_selection_mode(instance(self))) }
    set { gtk_list_box_set_selection_mode(instance(self), newValue.cValue) }
  }

  /// The property [`show-separators`](https://docs.gtk.org/gtk4/property.ListBox.show-separators.html) of `GtkListBox`.
  public final var showSeparators: Bool {
    get { gtk_list_box_get_show_separators(instance(self)).isTrue }
    set { gtk_list_box_set_show_separators(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_list_box_append()`](https://docs.gtk.org/gtk4/method.ListBox.append.html).
  public final func append(_ child: Widget) { gtk_list_box_append(instance(self), child.gtkWidget) }

  /// Calls [`gtk_list_box_bind_model()`](https://docs.gtk.org/gtk4/method.ListBox.bind_model.html).
  public final func bindModel(_ model: (any Gio.ListModel)?, createWidgetFunc: ((Object) -> Widget)?) {
    gtk_list_box_bind_model(
      instance(self), model?.opaque, createWidgetFunc == nil ? nil : callGtkListBoxCreateWidgetFunc,
      createWidgetFunc.map { heldClosure($0) }, createWidgetFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_list_box_drag_highlight_row()`](https://docs.gtk.org/gtk4/method.ListBox.drag_highlight_row.html).
  public final func dragHighlightRow(_ row: ListBoxRow) {
    gtk_list_box_drag_highlight_row(instance(self), row.gtkListBoxRow)
  }

  /// Calls [`gtk_list_box_drag_unhighlight_row()`](https://docs.gtk.org/gtk4/method.ListBox.drag_unhighlight_row.html).
  public final func dragUnhighlightRow() { gtk_list_box_drag_unhighlight_row(instance(self)) }

  /// Calls [`gtk_list_box_get_adjustment()`](https://docs.gtk.org/gtk4/method.ListBox.get_adjustment.html) and
  /// `gtk_list_box_set_adjustment()`.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_list_box_get_adjustment(instance(self))) }
    set(adjustment) { gtk_list_box_set_adjustment(instance(self), adjustment?.gtkAdjustment) }
  }

  /// Calls [`gtk_list_box_get_row_at_index()`](https://docs.gtk.org/gtk4/method.ListBox.get_row_at_index.html).
  public final func getRowAtIndex(_ index: Int) -> ListBoxRow? {
    lentObject(gtk_list_box_get_row_at_index(instance(self), index.int32))
  }

  /// Calls [`gtk_list_box_get_row_at_y()`](https://docs.gtk.org/gtk4/method.ListBox.get_row_at_y.html).
  public final func getRowAtY(_ y: Int) -> ListBoxRow? {
    lentObject(gtk_list_box_get_row_at_y(instance(self), y.int32))
  }

  /// Calls [`gtk_list_box_get_selected_row()`](https://docs.gtk.org/gtk4/method.ListBox.get_selected_row.html).
  public final var selectedRow: ListBoxRow? { lentObject(gtk_list_box_get_selected_row(instance(self))) }

  /// Calls [`gtk_list_box_get_selected_rows()`](https://docs.gtk.org/gtk4/method.ListBox.get_selected_rows.html).
  public final var selectedRows: [ListBoxRow] {
    lists(gtk_list_box_get_selected_rows(instance(self)), isGiven: true) { lentObject($0) as ListBoxRow? }
  }

  /// Calls [`gtk_list_box_insert()`](https://docs.gtk.org/gtk4/method.ListBox.insert.html).
  public final func insert(_ child: Widget, position: Int) {
    gtk_list_box_insert(instance(self), child.gtkWidget, position.int32)
  }

  /// Calls [`gtk_list_box_invalidate_filter()`](https://docs.gtk.org/gtk4/method.ListBox.invalidate_filter.html).
  public final func invalidateFilter() { gtk_list_box_invalidate_filter(instance(self)) }

  /// Calls [`gtk_list_box_invalidate_headers()`](https://docs.gtk.org/gtk4/method.ListBox.invalidate_headers.html).
  public final func invalidateHeaders() { gtk_list_box_invalidate_headers(instance(self)) }

  /// Calls [`gtk_list_box_invalidate_sort()`](https://docs.gtk.org/gtk4/method.ListBox.invalidate_sort.html).
  public final func invalidateSort() { gtk_list_box_invalidate_sort(instance(self)) }

  /// Calls [`gtk_list_box_prepend()`](https://docs.gtk.org/gtk4/method.ListBox.prepend.html).
  public final func prepend(_ child: Widget) { gtk_list_box_prepend(instance(self), child.gtkWidget) }

  /// Calls [`gtk_list_box_remove()`](https://docs.gtk.org/gtk4/method.ListBox.remove.html).
  public final func remove(_ child: Widget) { gtk_list_box_remove(instance(self), child.gtkWidget) }

  /// Calls [`gtk_list_box_select_all()`](https://docs.gtk.org/gtk4/method.ListBox.select_all.html).
  public final func selectAll() { gtk_list_box_select_all(instance(self)) }

  /// Calls [`gtk_list_box_select_row()`](https://docs.gtk.org/gtk4/method.ListBox.select_row.html).
  public final func selectRow(_ row: ListBoxRow?) { gtk_list_box_select_row(instance(self), row?.gtkListBoxRow) }

  /// Calls [`gtk_list_box_selected_foreach()`](https://docs.gtk.org/gtk4/method.ListBox.selected_foreach.html).
  public final func selectedForeach(_ `func`: @escaping (ListBox, ListBoxRow) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_list_box_selected_foreach(instance(self), callGtkListBoxForeachFunc, lent.closure(`func`))
  }

  /// Calls [`gtk_list_box_set_filter_func()`](https://docs.gtk.org/gtk4/method.ListBox.set_filter_func.html).
  public final func setFilterFunc(_ filterFunc: ((ListBoxRow) -> Bool)?) {
    gtk_list_box_set_filter_func(
      instance(self), filterFunc == nil ? nil : callGtkListBoxFilterFunc, filterFunc.map { heldClosure($0) },
      filterFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_list_box_set_header_func()`](https://docs.gtk.org/gtk4/method.ListBox.set_header_func.html).
  public final func setHeaderFunc(_ updateHeader: ((ListBoxRow, ListBoxRow?) -> Void)?) {
    gtk_list_box_set_header_func(
      instance(self), updateHeader == nil ? nil : callGtkListBoxUpdateHeaderFunc, updateHeader.map { heldClosure($0) },
      updateHeader == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_list_box_set_placeholder()`](https://docs.gtk.org/gtk4/method.ListBox.set_placeholder.html).
  public final func setPlaceholder(_ placeholder: Widget?) {
    gtk_list_box_set_placeholder(instance(self), placeholder?.gtkWidget)
  }

  /// Calls [`gtk_list_box_set_sort_func()`](https://docs.gtk.org/gtk4/method.ListBox.set_sort_func.html).
  public final func setSortFunc(_ sortFunc: ((ListBoxRow, ListBoxRow) -> Int)?) {
    gtk_list_box_set_sort_func(
      instance(self), sortFunc == nil ? nil : callGtkListBoxSortFunc, sortFunc.map { heldClosure($0) },
      sortFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_list_box_unselect_all()`](https://docs.gtk.org/gtk4/method.ListBox.unselect_all.html).
  public final func unselectAll() { gtk_list_box_unselect_all(instance(self)) }

  /// Calls [`gtk_list_box_unselect_row()`](https://docs.gtk.org/gtk4/method.ListBox.unselect_row.html).
  public final func unselectRow(_ row: ListBoxRow) { gtk_list_box_unselect_row(instance(self), row.gtkListBoxRow) }
}

extension Reactive where Base: ListBox {
  /// The property [`accept-unpaired-release`](https://docs.gtk.org/gtk4/property.ListBox.accept-unpaired-release.html)
  /// of `GtkListBox`.
  public var acceptUnpairedRelease: DynamicSubject<Bool> { property("accept-unpaired-release") }

  /// The property
  /// [`activate-on-single-click`](https://docs.gtk.org/gtk4/property.ListBox.activate-on-single-click.html) of
  /// `GtkListBox`.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The property [`selection-mode`](https://docs.gtk.org/gtk4/property.ListBox.selection-mode.html) of `GtkListBox`.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

  /// The property [`show-separators`](https://docs.gtk.org/gtk4/property.ListBox.show-separators.html) of `GtkListBox`.
  public var showSeparators: DynamicSubject<Bool> { property("show-separators") }

  /// The signal [`activate-cursor-row`](https://docs.gtk.org/gtk4/signal.ListBox.activate-cursor-row.html) of
  /// `GtkListBox`.
  public var activateCursorRow: SafeSignal<Void> { signal("activate-cursor-row") }

  /// The signal [`move-cursor`](https://docs.gtk.org/gtk4/signal.ListBox.move-cursor.html) of `GtkListBox`.
  ///
  /// Arguments: `object`, `p0`, `p1`, `p2`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool, Bool)> { signal(ofSeveral: "move-cursor") }

  /// The signal [`row-activated`](https://docs.gtk.org/gtk4/signal.ListBox.row-activated.html) of `GtkListBox`.
  ///
  /// Argument: `row`.
  public var rowActivated: SafeSignal<ListBoxRow> { signal(ofOne: "row-activated") }

  /// The signal [`row-selected`](https://docs.gtk.org/gtk4/signal.ListBox.row-selected.html) of `GtkListBox`.
  ///
  /// Argument: `row`.
  public var rowSelected: SafeSignal<ListBoxRow?> { signal(ofOne: "row-selected") }

  /// The signal [`select-all`](https://docs.gtk.org/gtk4/signal.ListBox.select-all.html) of `GtkListBox`.
  public var selectAll: SafeSignal<Void> { signal("select-all") }

  /// The signal [`selected-rows-changed`](https://docs.gtk.org/gtk4/signal.ListBox.selected-rows-changed.html) of
  /// `GtkListBox`.
  public var selectedRowsChanged: SafeSignal<Void> { signal("selected-rows-changed") }

  /// The signal [`toggle-cursor-row`](https://docs.gtk.org/gtk4/signal.ListBox.toggle-cursor-row.html) of `GtkListBox`.
  public var toggleCursorRow: SafeSignal<Void> { signal("toggle-cursor-row") }

  /// The signal [`unselect-all`](https://docs.gtk.org/gtk4/signal.ListBox.unselect-all.html) of `GtkListBox`.
  public var unselectAll: SafeSignal<Void> { signal("unselect-all") }
}

/// The class [`GtkListBoxRow`](https://docs.gtk.org/gtk4/class.ListBoxRow.html).
open class ListBoxRow: Widget, Actionable {
  open override class var gType: GType { gtk_list_box_row_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkListBoxRow: UnsafeMutablePointer<GtkListBoxRow> { pointer.assumingMemoryBound(to: GtkListBoxRow.self) }

  /// Calls [`gtk_list_box_row_new()`](https://docs.gtk.org/gtk4/ctor.ListBoxRow.new.html).
  public init() {
    super.init(adopting: gtk_list_box_row_new())
  }

  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.ListBoxRow.activatable.html) of `GtkListBoxRow`.
  public final var activatable: Bool {
    get { gtk_list_box_row_get_activatable(gtkListBoxRow).isTrue }
    set { gtk_list_box_row_set_activatable(gtkListBoxRow, newValue.gboolean) }
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.ListBoxRow.child.html) of `GtkListBoxRow`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_list_box_row_get_child(gtkListBoxRow)) }
    set { gtk_list_box_row_set_child(gtkListBoxRow, newValue?.gtkWidget) }
  }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.ListBoxRow.selectable.html) of `GtkListBoxRow`.
  public final var selectable: Bool {
    get { gtk_list_box_row_get_selectable(gtkListBoxRow).isTrue }
    set { gtk_list_box_row_set_selectable(gtkListBoxRow, newValue.gboolean) }
  }

  /// Calls [`gtk_list_box_row_changed()`](https://docs.gtk.org/gtk4/method.ListBoxRow.changed.html).
  public final func changed() { gtk_list_box_row_changed(gtkListBoxRow) }

  /// Calls [`gtk_list_box_row_get_header()`](https://docs.gtk.org/gtk4/method.ListBoxRow.get_header.html) and
  /// `gtk_list_box_row_set_header()`.
  public final var header: Widget? {
    get { lentObject(widget: gtk_list_box_row_get_header(gtkListBoxRow)) }
    set(header) { gtk_list_box_row_set_header(gtkListBoxRow, header?.gtkWidget) }
  }

  /// Calls [`gtk_list_box_row_get_index()`](https://docs.gtk.org/gtk4/method.ListBoxRow.get_index.html).
  public final var index: Int { gtk_list_box_row_get_index(gtkListBoxRow).int }

  /// Calls [`gtk_list_box_row_is_selected()`](https://docs.gtk.org/gtk4/method.ListBoxRow.is_selected.html).
  public final var isSelected: Bool { gtk_list_box_row_is_selected(gtkListBoxRow).isTrue }
}

extension Reactive where Base: ListBoxRow {
  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.ListBoxRow.activatable.html) of `GtkListBoxRow`.
  public var activatable: DynamicSubject<Bool> { property("activatable") }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.ListBoxRow.child.html) of `GtkListBoxRow`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.ListBoxRow.selectable.html) of `GtkListBoxRow`.
  public var selectable: DynamicSubject<Bool> { property("selectable") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.ListBoxRow.activate.html) of `GtkListBoxRow`.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// The class [`GtkListItem`](https://docs.gtk.org/gtk4/class.ListItem.html).
open class ListItem: Object {
  open override class var gType: GType { gtk_list_item_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.ListItem.activatable.html) of `GtkListItem`.
  public final var activatable: Bool {
    get { gtk_list_item_get_activatable(instance(self)).isTrue }
    set { gtk_list_item_set_activatable(instance(self), newValue.gboolean) }
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.ListItem.child.html) of `GtkListItem`.
  public final var child: Widget? {
    get { lentObject(widget: gtk_list_item_get_child(instance(self))) }
    set { gtk_list_item_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.ListItem.item.html) of `GtkListItem`.
  public final var item: Object? { lentObject(gtk_list_item_get_item(instance(self))) }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.ListItem.position.html) of `GtkListItem`.
  public final var position: Int { gtk_list_item_get_position(instance(self)).int }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.ListItem.selectable.html) of `GtkListItem`.
  public final var selectable: Bool {
    get { gtk_list_item_get_selectable(instance(self)).isTrue }
    set { gtk_list_item_set_selectable(instance(self), newValue.gboolean) }
  }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.ListItem.selected.html) of `GtkListItem`.
  public final var selected: Bool { gtk_list_item_get_selected(instance(self)).isTrue }
}

extension Reactive where Base: ListItem {
  /// The property [`activatable`](https://docs.gtk.org/gtk4/property.ListItem.activatable.html) of `GtkListItem`.
  public var activatable: DynamicSubject<Bool> { property("activatable") }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.ListItem.child.html) of `GtkListItem`.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.ListItem.item.html) of `GtkListItem`.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.ListItem.position.html) of `GtkListItem`.
  public var position: SafeSignal<Int> { readOnlyProperty("position") }

  /// The property [`selectable`](https://docs.gtk.org/gtk4/property.ListItem.selectable.html) of `GtkListItem`.
  public var selectable: DynamicSubject<Bool> { property("selectable") }

  /// The property [`selected`](https://docs.gtk.org/gtk4/property.ListItem.selected.html) of `GtkListItem`.
  public var selected: SafeSignal<Bool> { readOnlyProperty("selected") }
}

/// The class [`GtkListItemFactory`](https://docs.gtk.org/gtk4/class.ListItemFactory.html).
open class ListItemFactory: Object {
  open override class var gType: GType { gtk_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// The class [`GtkListStore`](https://docs.gtk.org/gtk4/class.ListStore.html).
open class ListStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_list_store_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkListStore: UnsafeMutablePointer<GtkListStore> { pointer.assumingMemoryBound(to: GtkListStore.self) }

  /// Calls [`gtk_list_store_newv()`](https://docs.gtk.org/gtk4/ctor.ListStore.newv.html).
  public init(types: [any GTyped.Type] = []) {
    var cTypes = types.map { $0.registeredType }
    super.init(adopting: gtk_list_store_newv(types.count.int32, &cTypes))
  }

  /// Calls [`gtk_list_store_append()`](https://docs.gtk.org/gtk4/method.ListStore.append.html).
  @discardableResult
  public final func append() -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_append(gtkListStore, &cIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_list_store_clear()`](https://docs.gtk.org/gtk4/method.ListStore.clear.html).
  public final func clear() { gtk_list_store_clear(gtkListStore) }

  /// Calls [`gtk_list_store_insert()`](https://docs.gtk.org/gtk4/method.ListStore.insert.html).
  @discardableResult
  public final func insert(_ position: Int) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert(gtkListStore, &cIter, position.int32)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_list_store_insert_after()`](https://docs.gtk.org/gtk4/method.ListStore.insert_after.html).
  @discardableResult
  public final func insertAfter(_ sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert_after(gtkListStore, &cIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_list_store_insert_before()`](https://docs.gtk.org/gtk4/method.ListStore.insert_before.html).
  @discardableResult
  public final func insertBefore(_ sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert_before(gtkListStore, &cIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_list_store_insert_with_valuesv()`](https://docs.gtk.org/gtk4/method.ListStore.insert_with_valuesv.html).
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

  /// Calls [`gtk_list_store_iter_is_valid()`](https://docs.gtk.org/gtk4/method.ListStore.iter_is_valid.html).
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_list_store_iter_is_valid(gtkListStore, iter.gtkTreeIter).isTrue
  }

  /// Calls [`gtk_list_store_move_after()`](https://docs.gtk.org/gtk4/method.ListStore.move_after.html).
  public final func moveAfter(_ iter: TreeIter, position: TreeIter?) {
    gtk_list_store_move_after(gtkListStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Calls [`gtk_list_store_move_before()`](https://docs.gtk.org/gtk4/method.ListStore.move_before.html).
  public final func moveBefore(_ iter: TreeIter, position: TreeIter?) {
    gtk_list_store_move_before(gtkListStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Calls [`gtk_list_store_prepend()`](https://docs.gtk.org/gtk4/method.ListStore.prepend.html).
  @discardableResult
  public final func prepend() -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_prepend(gtkListStore, &cIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_list_store_remove()`](https://docs.gtk.org/gtk4/method.ListStore.remove.html).
  @discardableResult
  public final func remove(_ iter: TreeIter) -> Bool { gtk_list_store_remove(gtkListStore, iter.gtkTreeIter).isTrue }

  /// Calls [`gtk_list_store_reorder()`](https://docs.gtk.org/gtk4/method.ListStore.reorder.html).
  public final func reorder(_ newOrder: [Int]) {
    var cNewOrder = newOrder.map { $0.int32 }
    gtk_list_store_reorder(gtkListStore, &cNewOrder)
  }

  /// Calls [`gtk_list_store_set_column_types()`](https://docs.gtk.org/gtk4/method.ListStore.set_column_types.html).
  public final func setColumnTypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_list_store_set_column_types(gtkListStore, types.count.int32, &cTypes)
  }

  /// Calls [`gtk_list_store_set_value()`](https://docs.gtk.org/gtk4/method.ListStore.set_value.html).
  public final func setValue(_ iter: TreeIter, column: Int, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_list_store_set_value(gtkListStore, iter.gtkTreeIter, column.int32, lent.value(value))
  }

  /// Calls [`gtk_list_store_set_valuesv()`](https://docs.gtk.org/gtk4/method.ListStore.set_valuesv.html).
  public final func set(_ iter: TreeIter, columns: [Int], values: [any GValueWritable]) {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cColumns = columns.map { $0.int32 }
    gtk_list_store_set_valuesv(gtkListStore, iter.gtkTreeIter, &cColumns, lent.values(values), columns.count.int32)
  }

  /// Calls [`gtk_list_store_swap()`](https://docs.gtk.org/gtk4/method.ListStore.swap.html).
  public final func swap(_ a: TreeIter, b: TreeIter) { gtk_list_store_swap(gtkListStore, a.gtkTreeIter, b.gtkTreeIter) }
}

/// The class [`GtkListView`](https://docs.gtk.org/gtk4/class.ListView.html).
open class ListView: ListBase {
  open override class var gType: GType { gtk_list_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_list_view_new()`](https://docs.gtk.org/gtk4/ctor.ListView.new.html).
  public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_list_view_new(model?.given(), factory?.given()))
  }

  /// The property [`enable-rubberband`](https://docs.gtk.org/gtk4/property.ListView.enable-rubberband.html) of
  /// `GtkListView`.
  public final var enableRubberband: Bool {
    get { gtk_list_view_get_enable_rubberband(instance(self)).isTrue }
    set { gtk_list_view_set_enable_rubberband(instance(self), newValue.gboolean) }
  }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.ListView.factory.html) of `GtkListView`.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_list_view_get_factory(instance(self))) }
    set { gtk_list_view_set_factory(instance(self), newValue?.opaque) }
  }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.ListView.model.html) of `GtkListView`.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_list_view_get_model(instance(self))) }
    set { gtk_list_view_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`show-separators`](https://docs.gtk.org/gtk4/property.ListView.show-separators.html) of
  /// `GtkListView`.
  public final var showSeparators: Bool {
    get { gtk_list_view_get_show_separators(instance(self)).isTrue }
    set { gtk_list_view_set_show_separators(instance(self), newValue.gboolean) }
  }

  /// The property [`single-click-activate`](https://docs.gtk.org/gtk4/property.ListView.single-click-activate.html) of
  /// `GtkListView`.
  public final var singleClickActivate: Bool {
    get { gtk_list_view_get_single_click_activate(instance(self)).isTrue }
    set { gtk_list_view_set_single_click_activate(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: ListView {
  /// The property [`enable-rubberband`](https://docs.gtk.org/gtk4/property.ListView.enable-rubberband.html) of
  /// `GtkListView`.
  public var enableRubberband: DynamicSubject<Bool> { property("enable-rubberband") }

  /// The property [`factory`](https://docs.gtk.org/gtk4/property.ListView.factory.html) of `GtkListView`.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.ListView.model.html) of `GtkListView`.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// The property [`show-separators`](https://docs.gtk.org/gtk4/property.ListView.show-separators.html) of
  /// `GtkListView`.
  public var showSeparators: DynamicSubject<Bool> { property("show-separators") }

  /// The property [`single-click-activate`](https://docs.gtk.org/gtk4/property.ListView.single-click-activate.html) of
  /// `GtkListView`.
  public var singleClickActivate: DynamicSubject<Bool> { property("single-click-activate") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.ListView.activate.html) of `GtkListView`.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}

/// The class [`GtkMapListModel`](https://docs.gtk.org/gtk4/class.MapListModel.html).
open class MapListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_map_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_map_list_model_new()`](https://docs.gtk.org/gtk4/ctor.MapListModel.new.html).
  public init(model: (any Gio.ListModel)? = nil, mapFunc: ((Object) -> Object)? = nil) {
    super.init(
      adopting: gtk_map_list_model_new(
        model?.given(), mapFunc == nil ? nil : callGtkMapListModelMapFunc, mapFunc.map { heldClosure($0) },
        mapFunc == nil ? nil : releaseClosure
      ).raw)
  }

  /// The property [`has-map`](https://docs.gtk.org/gtk4/property.MapListModel.has-map.html) of `GtkMapListModel`.
  public final var hasMap: Bool { gtk_map_list_model_has_map(instance(self)).isTrue }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MapListModel.item-type.html) of `GtkMapListModel`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.MapListModel.model.html) of `GtkMapListModel`.
  public final var model: (any Gio.ListModel)? { lentInterface(opaque: gtk_map_list_model_get_model(instance(self))) }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MapListModel.n-items.html) of `GtkMapListModel`. Since
  /// GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// Calls [`gtk_map_list_model_set_map_func()`](https://docs.gtk.org/gtk4/method.MapListModel.set_map_func.html).
  public final func setMapFunc(_ mapFunc: ((Object) -> Object)?) {
    gtk_map_list_model_set_map_func(
      instance(self), mapFunc == nil ? nil : callGtkMapListModelMapFunc, mapFunc.map { heldClosure($0) },
      mapFunc == nil ? nil : releaseClosure)
  }

  /// Calls [`gtk_map_list_model_set_model()`](https://docs.gtk.org/gtk4/method.MapListModel.set_model.html).
  public final func setModel(_ model: (any Gio.ListModel)?) {
    gtk_map_list_model_set_model(instance(self), model?.opaque)
  }
}

extension Reactive where Base: MapListModel {
  /// The property [`has-map`](https://docs.gtk.org/gtk4/property.MapListModel.has-map.html) of `GtkMapListModel`.
  public var hasMap: SafeSignal<Bool> { readOnlyProperty("has-map") }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MapListModel.item-type.html) of `GtkMapListModel`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.MapListModel.model.html) of `GtkMapListModel`.
  public var model: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MapListModel.n-items.html) of `GtkMapListModel`. Since
  /// GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// The class [`GtkMediaControls`](https://docs.gtk.org/gtk4/class.MediaControls.html).
open class MediaControls: Widget {
  open override class var gType: GType { gtk_media_controls_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_media_controls_new()`](https://docs.gtk.org/gtk4/ctor.MediaControls.new.html).
  public init(stream: MediaStream? = nil) {
    super.init(adopting: gtk_media_controls_new(stream?.gtkMediaStream))
  }

  /// The property [`media-stream`](https://docs.gtk.org/gtk4/property.MediaControls.media-stream.html) of
  /// `GtkMediaControls`.
  public final var mediaStream: MediaStream? {
    get { lentObject(gtk_media_controls_get_media_stream(instance(self))) }
    set { gtk_media_controls_set_media_stream(instance(self), newValue?.gtkMediaStream) }
  }
}

extension Reactive where Base: MediaControls {
  /// The property [`media-stream`](https://docs.gtk.org/gtk4/property.MediaControls.media-stream.html) of
  /// `GtkMediaControls`.
  public var mediaStream: DynamicSubject<MediaStream?> { property("media-stream") }
}

/// The class [`GtkMediaFile`](https://docs.gtk.org/gtk4/class.MediaFile.html).
open class MediaFile: MediaStream {
  open override class var gType: GType { gtk_media_file_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkMediaFile: UnsafeMutablePointer<GtkMediaFile> { pointer.assumingMemoryBound(to: GtkMediaFile.self) }

  /// Calls [`gtk_media_file_new()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new.html).
  public init() {
    super.init(adopting: gtk_media_file_new())
  }

  /// Calls [`gtk_media_file_new_for_file()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_file.html).
  public init(file: Gio.File) {
    super.init(adopting: gtk_media_file_new_for_file(file.opaque))
  }

  /// Calls [`gtk_media_file_new_for_filename()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_filename.html).
  public init(filename: String) {
    super.init(adopting: gtk_media_file_new_for_filename(filename))
  }

  /// Calls
  /// [`gtk_media_file_new_for_input_stream()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_input_stream.html).
  public init(stream: Gio.InputStream) {
    super.init(adopting: gtk_media_file_new_for_input_stream(stream.gInputStream))
  }

  /// Calls [`gtk_media_file_new_for_resource()`](https://docs.gtk.org/gtk4/ctor.MediaFile.new_for_resource.html).
  public init(resourcePath: String) {
    super.init(adopting: gtk_media_file_new_for_resource(resourcePath))
  }

  /// The property [`file`](https://docs.gtk.org/gtk4/property.MediaFile.file.html) of `GtkMediaFile`.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_media_file_get_file(gtkMediaFile)) }
    set { gtk_media_file_set_file(gtkMediaFile, newValue?.opaque) }
  }

  /// The property [`input-stream`](https://docs.gtk.org/gtk4/property.MediaFile.input-stream.html) of `GtkMediaFile`.
  public final var inputStream: Gio.InputStream? {
    get { lentObject(gtk_media_file_get_input_stream(gtkMediaFile)) }
    set { gtk_media_file_set_input_stream(gtkMediaFile, newValue?.gInputStream) }
  }

  /// Calls [`gtk_media_file_clear()`](https://docs.gtk.org/gtk4/method.MediaFile.clear.html).
  public final func clear() { gtk_media_file_clear(gtkMediaFile) }

  /// Calls [`gtk_media_file_set_filename()`](https://docs.gtk.org/gtk4/method.MediaFile.set_filename.html).
  public final func setFilename(_ filename: String?) { gtk_media_file_set_filename(gtkMediaFile, filename) }

  /// Calls [`gtk_media_file_set_resource()`](https://docs.gtk.org/gtk4/method.MediaFile.set_resource.html).
  public final func setResource(_ resourcePath: String?) { gtk_media_file_set_resource(gtkMediaFile, resourcePath) }
}

extension Reactive where Base: MediaFile {
  /// The property [`file`](https://docs.gtk.org/gtk4/property.MediaFile.file.html) of `GtkMediaFile`.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// The property [`input-stream`](https://docs.gtk.org/gtk4/property.MediaFile.input-stream.html) of `GtkMediaFile`.
  public var inputStream: DynamicSubject<Gio.InputStream?> { property("input-stream") }
}

/// The class [`GtkMediaStream`](https://docs.gtk.org/gtk4/class.MediaStream.html).
open class MediaStream: Object, Gdk.Paintable {
  open override class var gType: GType { gtk_media_stream_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkMediaStream: UnsafeMutablePointer<GtkMediaStream> {
    pointer.assumingMemoryBound(to: GtkMediaStream.self)
  }

  /// The property [`duration`](https://docs.gtk.org/gtk4/property.MediaStream.duration.html) of `GtkMediaStream`.
  public final var duration: Int { gtk_media_stream_get_duration(gtkMediaStream) }

  /// The property [`ended`](https://docs.gtk.org/gtk4/property.MediaStream.ended.html) of `GtkMediaStream`.
  public final var ended: Bool { getProperty("ended") }

  /// The property [`error`](https://docs.gtk.org/gtk4/property.MediaStream.error.html) of `GtkMediaStream`.
  public final var error: GLib.Failure? { lentFailure(gtk_media_stream_get_error(gtkMediaStream)) }

  /// The property [`has-audio`](https://docs.gtk.org/gtk4/property.MediaStream.has-audio.html) of `GtkMediaStream`.
  public final var hasAudio: Bool { gtk_media_stream_has_audio(gtkMediaStream).isTrue }

  /// The property [`has-video`](https://docs.gtk.org/gtk4/property.MediaStream.has-video.html) of `GtkMediaStream`.
  public final var hasVideo: Bool { gtk_media_stream_has_video(gtkMediaStream).isTrue }

  /// The property [`loop`](https://docs.gtk.org/gtk4/property.MediaStream.loop.html) of `GtkMediaStream`.
  public final var loop: Bool {
    get { gtk_media_stream_get_loop(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_loop(gtkMediaStream, newValue.gboolean) }
  }

  /// The property [`muted`](https://docs.gtk.org/gtk4/property.MediaStream.muted.html) of `GtkMediaStream`.
  public final var muted: Bool {
    get { gtk_media_stream_get_muted(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_muted(gtkMediaStream, newValue.gboolean) }
  }

  /// The property [`playing`](https://docs.gtk.org/gtk4/property.MediaStream.playing.html) of `GtkMediaStream`.
  public final var playing: Bool {
    get { gtk_media_stream_get_playing(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_playing(gtkMediaStream, newValue.gboolean) }
  }

  /// The property [`prepared`](https://docs.gtk.org/gtk4/property.MediaStream.prepared.html) of `GtkMediaStream`.
  public final var prepared: Bool {
    get { getProperty("prepared") }
    set { setProperty("prepared", newValue) }
  }

  /// The property [`seekable`](https://docs.gtk.org/gtk4/property.MediaStream.seekable.html) of `GtkMediaStream`.
  public final var seekable: Bool { getProperty("seekable") }

  /// The property [`seeking`](https://docs.gtk.org/gtk4/property.MediaStream.seeking.html) of `GtkMediaStream`.
  public final var seeking: Bool { getProperty("seeking") }

  /// The property [`timestamp`](https://docs.gtk.org/gtk4/property.MediaStream.timestamp.html) of `GtkMediaStream`.
  public final var timestamp: Int { gtk_media_stream_get_timestamp(gtkMediaStream) }

  /// The property [`volume`](https://docs.gtk.org/gtk4/property.MediaStream.volume.html) of `GtkMediaStream`.
  public final var volume: Double {
    get { gtk_media_stream_get_volume(gtkMediaStream) }
    set { gtk_media_stream_set_volume(gtkMediaStream, newValue) }
  }

  /// Calls [`gtk_media_stream_gerror()`](https://docs.gtk.org/gtk4/method.MediaStream.gerror.html).
  public final func gerror(_ error: GLib.Failure) { gtk_media_stream_gerror(gtkMediaStream, error.makeError()) }

  /// Calls [`gtk_media_stream_is_prepared()`](https://docs.gtk.org/gtk4/method.MediaStream.is_prepared.html).
  public final var isPrepared: Bool { gtk_media_stream_is_prepared(gtkMediaStream).isTrue }

  /// Calls [`gtk_media_stream_is_seekable()`](https://docs.gtk.org/gtk4/method.MediaStream.is_seekable.html).
  public final var isSeekable: Bool { gtk_media_stream_is_seekable(gtkMediaStream).isTrue }

  /// Calls [`gtk_media_stream_is_seeking()`](https://docs.gtk.org/gtk4/method.MediaStream.is_seeking.html).
  public final var isSeeking: Bool { gtk_media_stream_is_seeking(gtkMediaStream).isTrue }

  /// Calls [`gtk_media_stream_pause()`](https://docs.gtk.org/gtk4/method.MediaStream.pause.html).
  public final func pause() { gtk_media_stream_pause(gtkMediaStream) }

  /// Calls [`gtk_media_stream_play()`](https://docs.gtk.org/gtk4/method.MediaStream.play.html).
  public final func play() { gtk_media_stream_play(gtkMediaStream) }

  /// Calls [`gtk_media_stream_realize()`](https://docs.gtk.org/gtk4/method.MediaStream.realize.html).
  public final func realize(_ surface: Gdk.Surface) { gtk_media_stream_realize(gtkMediaStream, surface.opaque) }

  /// Calls [`gtk_media_stream_seek()`](https://docs.gtk.org/gtk4/method.MediaStream.seek.html).
  public final func seek(_ timestamp: Int) { gtk_media_stream_seek(gtkMediaStream, timestamp) }

  /// Calls [`gtk_media_stream_seek_failed()`](https://docs.gtk.org/gtk4/method.MediaStream.seek_failed.html).
  public final func seekFailed() { gtk_media_stream_seek_failed(gtkMediaStream) }

  /// Calls [`gtk_media_stream_seek_success()`](https://docs.gtk.org/gtk4/method.MediaStream.seek_success.html).
  public final func seekSuccess() { gtk_media_stream_seek_success(gtkMediaStream) }

  /// Calls [`gtk_media_stream_stream_ended()`](https://docs.gtk.org/gtk4/method.MediaStream.stream_ended.html). Since
  /// GTK 4.4.
  public final func streamEnded() { gtk_media_stream_stream_ended(gtkMediaStream) }

  /// Calls [`gtk_media_stream_stream_prepared()`](https://docs.gtk.org/gtk4/method.MediaStream.stream_prepared.html).
  /// Since GTK 4.4.
  public final func streamPrepared(hasAudio: Bool, hasVideo: Bool, seekable: Bool, duration: Int) {
    gtk_media_stream_stream_prepared(gtkMediaStream, hasAudio.gboolean, hasVideo.gboolean, seekable.gboolean, duration)
  }

  /// Calls
  /// [`gtk_media_stream_stream_unprepared()`](https://docs.gtk.org/gtk4/method.MediaStream.stream_unprepared.html).
  /// Since GTK 4.4.
  public final func streamUnprepared() { gtk_media_stream_stream_unprepared(gtkMediaStream) }

  /// Calls [`gtk_media_stream_unrealize()`](https://docs.gtk.org/gtk4/method.MediaStream.unrealize.html).
  public final func unrealize(_ surface: Gdk.Surface) { gtk_media_stream_unrealize(gtkMediaStream, surface.opaque) }

  /// Calls [`gtk_media_stream_update()`](https://docs.gtk.org/gtk4/method.MediaStream.update.html).
  public final func update(_ timestamp: Int) { gtk_media_stream_update(gtkMediaStream, timestamp) }
}

extension Reactive where Base: MediaStream {
  /// The property [`duration`](https://docs.gtk.org/gtk4/property.MediaStream.duration.html) of `GtkMediaStream`.
  public var duration: SafeSignal<Int> { readOnlyProperty("duration") }

  /// The property [`ended`](https://docs.gtk.org/gtk4/property.MediaStream.ended.html) of `GtkMediaStream`.
  public var ended: SafeSignal<Bool> { readOnlyProperty("ended") }

  /// The property [`error`](https://docs.gtk.org/gtk4/property.MediaStream.error.html) of `GtkMediaStream`.
  public var error: SafeSignal<GLib.Failure?> { readOnlyProperty("error") }

  /// The property [`has-audio`](https://docs.gtk.org/gtk4/property.MediaStream.has-audio.html) of `GtkMediaStream`.
  public var hasAudio: SafeSignal<Bool> { readOnlyProperty("has-audio") }

  /// The property [`has-video`](https://docs.gtk.org/gtk4/property.MediaStream.has-video.html) of `GtkMediaStream`.
  public var hasVideo: SafeSignal<Bool> { readOnlyProperty("has-video") }

  /// The property [`loop`](https://docs.gtk.org/gtk4/property.MediaStream.loop.html) of `GtkMediaStream`.
  public var loop: DynamicSubject<Bool> { property("loop") }

  /// The property [`muted`](https://docs.gtk.org/gtk4/property.MediaStream.muted.html) of `GtkMediaStream`.
  public var muted: DynamicSubject<Bool> { property("muted") }

  /// The property [`playing`](https://docs.gtk.org/gtk4/property.MediaStream.playing.html) of `GtkMediaStream`.
  public var playing: DynamicSubject<Bool> { property("playing") }

  /// The property [`prepared`](https://docs.gtk.org/gtk4/property.MediaStream.prepared.html) of `GtkMediaStream`.
  public var prepared: DynamicSubject<Bool> { property("prepared") }

  /// The property [`seekable`](https://docs.gtk.org/gtk4/property.MediaStream.seekable.html) of `GtkMediaStream`.
  public var seekable: SafeSignal<Bool> { readOnlyProperty("seekable") }

  /// The property [`seeking`](https://docs.gtk.org/gtk4/property.MediaStream.seeking.html) of `GtkMediaStream`.
  public var seeking: SafeSignal<Bool> { readOnlyProperty("seeking") }

  /// The property [`timestamp`](https://docs.gtk.org/gtk4/property.MediaStream.timestamp.html) of `GtkMediaStream`.
  public var timestamp: SafeSignal<Int> { readOnlyProperty("timestamp") }

  /// The property [`volume`](https://docs.gtk.org/gtk4/property.MediaStream.volume.html) of `GtkMediaStream`.
  public var volume: DynamicSubject<Double> {
    property("volume", get: { (object: MediaStream) in object.volume }, set: { $0.volume = $1 })
  }
}

/// The class [`GtkMenuButton`](https://docs.gtk.org/gtk4/class.MenuButton.html).
open class MenuButton: Widget {
  open override class var gType: GType { gtk_menu_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_menu_button_new()`](https://docs.gtk.org/gtk4/ctor.MenuButton.new.html).
  public init() {
    super.init(adopting: gtk_menu_button_new())
  }

  /// The property [`always-show-arrow`](https://docs.gtk.org/gtk4/property.MenuButton.always-show-arrow.html) of
  /// `GtkMenuButton`. Since GTK 4.4.
  public final var alwaysShowArrow: Bool {
    get { gtk_menu_button_get_always_show_arrow(instance(self)).isTrue }
    set { gtk_menu_button_set_always_show_arrow(instance(self), newValue.gboolean) }
  }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.MenuButton.child.html) of `GtkMenuButton`. Since GTK
  /// 4.6.
  public final var child: Widget? {
    get { lentObject(widget: gtk_menu_button_get_child(instance(self))) }
    set { gtk_menu_button_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// The property [`direction`](https://docs.gtk.org/gtk4/property.MenuButton.direction.html) of `GtkMenuButton`.
  public final var arrowDirection: ArrowType {
    get { ArrowType(cValue: gtk_menu_button_get_direction(instance(self))) }
    set { gtk_menu_button_set_direction(instance(self), newValue.cValue) }
  }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.MenuButton.has-frame.html) of `GtkMenuButton`.
  public final var hasFrame: Bool {
    get { gtk_menu_button_get_has_frame(instance(self)).isTrue }
    set { gtk_menu_button_set_has_frame(instance(self), newValue.gboolean) }
  }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.MenuButton.icon-name.html) of `GtkMenuButton`.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_menu_button_get_icon_name(instance(self))) }
    set { lend(newValue) { gtk_menu_button_set_icon_name(instance(self), $0) } }
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.MenuButton.label.html) of `GtkMenuButton`.
  public final var label: String? {
    get { lentString(ifAny: gtk_menu_button_get_label(instance(self))) }
    set { lend(newValue) { gtk_menu_button_set_label(instance(self), $0) } }
  }

  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.MenuButton.menu-model.html) of `GtkMenuButton`.
  public final var menuModel: Gio.MenuModel? {
    get { lentObject(gtk_menu_button_get_menu_model(instance(self))) }
    set { gtk_menu_button_set_menu_model(instance(self), newValue?.gMenuModel) }
  }

  /// The property [`popover`](https://docs.gtk.org/gtk4/property.MenuButton.popover.html) of `GtkMenuButton`.
  public final var popover: Popover? {
    get { lentObject(gtk_menu_button_get_popover(instance(self))) }
    set { setProperty("popover", newValue) }
  }

  /// The property [`primary`](https://docs.gtk.org/gtk4/property.MenuButton.primary.html) of `GtkMenuButton`. Since GTK
  /// 4.4.
  public final var primary: Bool {
    get { gtk_menu_button_get_primary(instance(self)).isTrue }
    set { gtk_menu_button_set_primary(instance(self), newValue.gboolean) }
  }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.MenuButton.use-underline.html) of
  /// `GtkMenuButton`.
  public final var useUnderline: Bool {
    get { gtk_menu_button_get_use_underline(instance(self)).isTrue }
    set { gtk_menu_button_set_use_underline(instance(self), newValue.gboolean) }
  }

  /// Calls [`gtk_menu_button_popdown()`](https://docs.gtk.org/gtk4/method.MenuButton.popdown.html).
  public final func popdown() { gtk_menu_button_popdown(instance(self)) }

  /// Calls [`gtk_menu_button_popup()`](https://docs.gtk.org/gtk4/method.MenuButton.popup.html).
  public final func popup() { gtk_menu_button_popup(instance(self)) }

  /// Calls
  /// [`gtk_menu_button_set_create_popup_func()`](https://docs.gtk.org/gtk4/method.MenuButton.set_create_popup_func.html).
  public final func setCreatePopupFunc(_ `func`: ((MenuButton) -> Void)?) {
    gtk_menu_button_set_create_popup_func(
      instance(self), `func` == nil ? nil : callGtkMenuButtonCreatePopupFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: MenuButton {
  /// The property [`always-show-arrow`](https://docs.gtk.org/gtk4/property.MenuButton.always-show-arrow.html) of
  /// `GtkMenuButton`. Since GTK 4.4.
  public var alwaysShowArrow: DynamicSubject<Bool> { property("always-show-arrow") }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.MenuButton.child.html) of `GtkMenuButton`. Since GTK
  /// 4.6.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// The property [`direction`](https://docs.gtk.org/gtk4/property.MenuButton.direction.html) of `GtkMenuButton`.
  public var arrowDirection: DynamicSubject<ArrowType> { property("direction") }

  /// The property [`has-frame`](https://docs.gtk.org/gtk4/property.MenuButton.has-frame.html) of `GtkMenuButton`.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// The property [`icon-name`](https://docs.gtk.org/gtk4/property.MenuButton.icon-name.html) of `GtkMenuButton`.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: MenuButton) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property [`label`](https://docs.gtk.org/gtk4/property.MenuButton.label.html) of `GtkMenuButton`.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: MenuButton) in object.label }, set: { $0.label = $1 })
  }

  /// The property [`menu-model`](https://docs.gtk.org/gtk4/property.MenuButton.menu-model.html) of `GtkMenuButton`.
  public var menuModel: DynamicSubject<Gio.MenuModel?> { property("menu-model") }

  /// The property [`popover`](https://docs.gtk.org/gtk4/property.MenuButton.popover.html) of `GtkMenuButton`.
  public var popover: DynamicSubject<Popover?> { property("popover") }

  /// The property [`primary`](https://docs.gtk.org/gtk4/property.MenuButton.primary.html) of `GtkMenuButton`. Since GTK
  /// 4.4.
  public var primary: DynamicSubject<Bool> { property("primary") }

  /// The property [`use-underline`](https://docs.gtk.org/gtk4/property.MenuButton.use-underline.html) of
  /// `GtkMenuButton`.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.MenuButton.activate.html) of `GtkMenuButton`. Since GTK
  /// 4.4.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// The class [`GtkMnemonicAction`](https://docs.gtk.org/gtk4/class.MnemonicAction.html).
open class MnemonicAction: ShortcutAction {
  open override class var gType: GType { gtk_mnemonic_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_mnemonic_action_get()`](https://docs.gtk.org/gtk4/type_func.MnemonicAction.get.html).
  public static var shared: MnemonicAction { lentObject(opaque: gtk_mnemonic_action_get())! }
}

/// The class [`GtkMnemonicTrigger`](https://docs.gtk.org/gtk4/class.MnemonicTrigger.html).
open class MnemonicTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_mnemonic_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_mnemonic_trigger_new()`](https://docs.gtk.org/gtk4/ctor.MnemonicTrigger.new.html).
  public init(keyval: Int) {
    super.init(adopting: gtk_mnemonic_trigger_new(keyval.uint32).raw)
  }

  /// The property [`keyval`](https://docs.gtk.org/gtk4/property.MnemonicTrigger.keyval.html) of `GtkMnemonicTrigger`.
  public final var keyval: Int { gtk_mnemonic_trigger_get_keyval(instance(self)).int }
}

extension Reactive where Base: MnemonicTrigger {
  /// The property [`keyval`](https://docs.gtk.org/gtk4/property.MnemonicTrigger.keyval.html) of `GtkMnemonicTrigger`.
  public var keyval: SafeSignal<Int> { readOnlyProperty("keyval") }
}

/// The class [`GtkMultiFilter`](https://docs.gtk.org/gtk4/class.MultiFilter.html).
open class MultiFilter: Filter, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_multi_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MultiFilter.item-type.html) of `GtkMultiFilter`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MultiFilter.n-items.html) of `GtkMultiFilter`. Since
  /// GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// Calls [`gtk_multi_filter_append()`](https://docs.gtk.org/gtk4/method.MultiFilter.append.html).
  public final func append(_ filter: Filter) {
    gtk_multi_filter_append(instance(self), filter.givenPointer().assumingMemoryBound(to: GtkFilter.self))
  }

  /// Calls [`gtk_multi_filter_remove()`](https://docs.gtk.org/gtk4/method.MultiFilter.remove.html).
  public final func remove(_ position: Int) { gtk_multi_filter_remove(instance(self), position.uint32) }
}

extension Reactive where Base: MultiFilter {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MultiFilter.item-type.html) of `GtkMultiFilter`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MultiFilter.n-items.html) of `GtkMultiFilter`. Since
  /// GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// The class [`GtkMultiSelection`](https://docs.gtk.org/gtk4/class.MultiSelection.html).
open class MultiSelection: Object, Gio.ListModel, SelectionModel {
  open override class var gType: GType { gtk_multi_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_multi_selection_new()`](https://docs.gtk.org/gtk4/ctor.MultiSelection.new.html).
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_multi_selection_new(model?.given()).raw)
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MultiSelection.item-type.html) of
  /// `GtkMultiSelection`. Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.MultiSelection.model.html) of `GtkMultiSelection`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_multi_selection_get_model(instance(self))) }
    set { gtk_multi_selection_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MultiSelection.n-items.html) of `GtkMultiSelection`.
  /// Since GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: MultiSelection {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MultiSelection.item-type.html) of
  /// `GtkMultiSelection`. Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.MultiSelection.model.html) of `GtkMultiSelection`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MultiSelection.n-items.html) of `GtkMultiSelection`.
  /// Since GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// The class [`GtkMultiSorter`](https://docs.gtk.org/gtk4/class.MultiSorter.html).
open class MultiSorter: Sorter, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_multi_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_multi_sorter_new()`](https://docs.gtk.org/gtk4/ctor.MultiSorter.new.html).
  public init() {
    super.init(adopting: gtk_multi_sorter_new().raw)
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MultiSorter.item-type.html) of `GtkMultiSorter`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MultiSorter.n-items.html) of `GtkMultiSorter`. Since
  /// GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// Calls [`gtk_multi_sorter_append()`](https://docs.gtk.org/gtk4/method.MultiSorter.append.html).
  public final func append(_ sorter: Sorter) {
    gtk_multi_sorter_append(instance(self), sorter.givenPointer().assumingMemoryBound(to: GtkSorter.self))
  }

  /// Calls [`gtk_multi_sorter_remove()`](https://docs.gtk.org/gtk4/method.MultiSorter.remove.html).
  public final func remove(_ position: Int) { gtk_multi_sorter_remove(instance(self), position.uint32) }
}

extension Reactive where Base: MultiSorter {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MultiSorter.item-type.html) of `GtkMultiSorter`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MultiSorter.n-items.html) of `GtkMultiSorter`. Since
  /// GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// The class [`GtkNamedAction`](https://docs.gtk.org/gtk4/class.NamedAction.html).
open class NamedAction: ShortcutAction {
  open override class var gType: GType { gtk_named_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_named_action_new()`](https://docs.gtk.org/gtk4/ctor.NamedAction.new.html).
  public init(actionName: String) {
    super.init(adopting: gtk_named_action_new(actionName).raw)
  }

  /// The property [`action-name`](https://docs.gtk.org/gtk4/property.NamedAction.action-name.html) of `GtkNamedAction`.
  public final var actionName: String { lentString(gtk_named_action_get_action_name(instance(self))) }
}

extension Reactive where Base: NamedAction {
  /// The property [`action-name`](https://docs.gtk.org/gtk4/property.NamedAction.action-name.html) of `GtkNamedAction`.
  public var actionName: SafeSignal<String> { readOnlyProperty("action-name") }
}

/// The class [`GtkNativeDialog`](https://docs.gtk.org/gtk4/class.NativeDialog.html).
open class NativeDialog: Object {
  open override class var gType: GType { gtk_native_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkNativeDialog: UnsafeMutablePointer<GtkNativeDialog> {
    pointer.assumingMemoryBound(to: GtkNativeDialog.self)
  }

  /// The property [`modal`](https://docs.gtk.org/gtk4/property.NativeDialog.modal.html) of `GtkNativeDialog`.
  public final var modal: Bool {
    get { gtk_native_dialog_get_modal(gtkNativeDialog).isTrue }
    set { gtk_native_dialog_set_modal(gtkNativeDialog, newValue.gboolean) }
  }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.NativeDialog.title.html) of `GtkNativeDialog`.
  public final var title: String? {
    get { lentString(ifAny: gtk_native_dialog_get_title(gtkNativeDialog)) }
    set { lend(newValue) { gtk_native_dialog_set_title(gtkNativeDialog, $0) } }
  }

  /// The property [`transient-for`](https://docs.gtk.org/gtk4/property.NativeDialog.transient-for.html) of
  /// `GtkNativeDialog`.
  public final var transientFor: Window? {
    get { lentObject(gtk_native_dialog_get_transient_for(gtkNativeDialog)) }
    set { gtk_native_dialog_set_transient_for(gtkNativeDialog, newValue?.gtkWindow) }
  }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.NativeDialog.visible.html) of `GtkNativeDialog`.
  public final var visible: Bool {
    get { gtk_native_dialog_get_visible(gtkNativeDialog).isTrue }
    set { setProperty("visible", newValue) }
  }

  /// Calls [`gtk_native_dialog_destroy()`](https://docs.gtk.org/gtk4/method.NativeDialog.destroy.html).
  public final func destroy() { gtk_native_dialog_destroy(gtkNativeDialog) }

  /// Calls [`gtk_native_dialog_hide()`](https://docs.gtk.org/gtk4/method.NativeDialog.hide.html).
  public final func hide() { gtk_native_dialog_hide(gtkNativeDialog) }

  /// Calls [`gtk_native_dialog_show()`](https://docs.gtk.org/gtk4/method.NativeDialog.show.html).
  public final func show() { gtk_native_dialog_show(gtkNativeDialog) }
}

extension Reactive where Base: NativeDialog {
  /// The property [`modal`](https://docs.gtk.org/gtk4/property.NativeDialog.modal.html) of `GtkNativeDialog`.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The property [`title`](https://docs.gtk.org/gtk4/property.NativeDialog.title.html) of `GtkNativeDialog`.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: NativeDialog) in object.title }, set: { $0.title = $1 })
  }

  /// The property [`transient-for`](https://docs.gtk.org/gtk4/property.NativeDialog.transient-for.html) of
  /// `GtkNativeDialog`.
  public var transientFor: DynamicSubject<Window?> { property("transient-for") }

  /// The property [`visible`](https://docs.gtk.org/gtk4/property.NativeDialog.visible.html) of `GtkNativeDialog`.
  public var visible: DynamicSubject<Bool> { property("visible") }

  /// The signal [`response`](https://docs.gtk.org/gtk4/signal.NativeDialog.response.html) of `GtkNativeDialog`.
  ///
  /// Argument: `responseId`.
  public var response: SafeSignal<Int> { signal(ofOne: "response") }
}

/// The class [`GtkNeverTrigger`](https://docs.gtk.org/gtk4/class.NeverTrigger.html).
open class NeverTrigger: ShortcutTrigger {
  open override class var gType: GType { gtk_never_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_never_trigger_get()`](https://docs.gtk.org/gtk4/type_func.NeverTrigger.get.html).
  public static var shared: NeverTrigger { lentObject(opaque: gtk_never_trigger_get())! }
}

/// The class [`GtkNoSelection`](https://docs.gtk.org/gtk4/class.NoSelection.html).
open class NoSelection: Object, Gio.ListModel, SelectionModel {
  open override class var gType: GType { gtk_no_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_no_selection_new()`](https://docs.gtk.org/gtk4/ctor.NoSelection.new.html).
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_no_selection_new(model?.given()).raw)
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.NoSelection.item-type.html) of `GtkNoSelection`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.NoSelection.model.html) of `GtkNoSelection`.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_no_selection_get_model(instance(self))) }
    set { gtk_no_selection_set_model(instance(self), newValue?.opaque) }
  }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.NoSelection.n-items.html) of `GtkNoSelection`. Since
  /// GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }
}

extension Reactive where Base: NoSelection {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.NoSelection.item-type.html) of `GtkNoSelection`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`model`](https://docs.gtk.org/gtk4/property.NoSelection.model.html) of `GtkNoSelection`.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.NoSelection.n-items.html) of `GtkNoSelection`. Since
  /// GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

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

/// The class [`GtkNotebookPage`](https://docs.gtk.org/gtk4/class.NotebookPage.html).
open class NotebookPage: Object {
  open override class var gType: GType { gtk_notebook_page_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`child`](https://docs.gtk.org/gtk4/property.NotebookPage.child.html) of `GtkNotebookPage`.
  public final var child: Widget? { lentObject(widget: gtk_notebook_page_get_child(instance(self))) }

  /// The property [`detachable`](https://docs.gtk.org/gtk4/property.NotebookPage.detachable.html) of `GtkNotebookPage`.
  public final var detachable: Bool {
    get { getProperty("detachable") }
    set { setProperty("detachable", newValue) }
  }

  /// The property [`menu`](https://docs.gtk.org/gtk4/property.NotebookPage.menu.html) of `GtkNotebookPage`.
  public final var menu: Widget? { getProperty("menu") }

  /// The property [`menu-label`](https://docs.gtk.org/gtk4/property.NotebookPage.menu-label.html) of `GtkNotebookPage`.
  public final var menuLabel: String {
    get { getProperty("menu-label") }
    set { setProperty("menu-label", newValue) }
  }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.NotebookPage.position.html) of `GtkNotebookPage`.
  public final var position: Int {
    get { getProperty("position") }
    set { setProperty("position", newValue) }
  }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.NotebookPage.reorderable.html) of
  /// `GtkNotebookPage`.
  public final var reorderable: Bool {
    get { getProperty("reorderable") }
    set { setProperty("reorderable", newValue) }
  }

  /// The property [`tab`](https://docs.gtk.org/gtk4/property.NotebookPage.tab.html) of `GtkNotebookPage`.
  public final var tab: Widget? { getProperty("tab") }

  /// The property [`tab-expand`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-expand.html) of `GtkNotebookPage`.
  public final var tabExpand: Bool {
    get { getProperty("tab-expand") }
    set { setProperty("tab-expand", newValue) }
  }

  /// The property [`tab-fill`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-fill.html) of `GtkNotebookPage`.
  public final var tabFill: Bool {
    get { getProperty("tab-fill") }
    set { setProperty("tab-fill", newValue) }
  }

  /// The property [`tab-label`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-label.html) of `GtkNotebookPage`.
  public final var tabLabel: String {
    get { getProperty("tab-label") }
    set { setProperty("tab-label", newValue) }
  }
}

extension Reactive where Base: NotebookPage {
  /// The property [`child`](https://docs.gtk.org/gtk4/property.NotebookPage.child.html) of `GtkNotebookPage`.
  public var child: SafeSignal<Widget?> { readOnlyProperty("child") }

  /// The property [`detachable`](https://docs.gtk.org/gtk4/property.NotebookPage.detachable.html) of `GtkNotebookPage`.
  public var detachable: DynamicSubject<Bool> { property("detachable") }

  /// The property [`menu`](https://docs.gtk.org/gtk4/property.NotebookPage.menu.html) of `GtkNotebookPage`.
  public var menu: SafeSignal<Widget?> { readOnlyProperty("menu") }

  /// The property [`menu-label`](https://docs.gtk.org/gtk4/property.NotebookPage.menu-label.html) of `GtkNotebookPage`.
  public var menuLabel: DynamicSubject<String> { property("menu-label") }

  /// The property [`position`](https://docs.gtk.org/gtk4/property.NotebookPage.position.html) of `GtkNotebookPage`.
  public var position: DynamicSubject<Int> { property("position") }

  /// The property [`reorderable`](https://docs.gtk.org/gtk4/property.NotebookPage.reorderable.html) of
  /// `GtkNotebookPage`.
  public var reorderable: DynamicSubject<Bool> { property("reorderable") }

  /// The property [`tab`](https://docs.gtk.org/gtk4/property.NotebookPage.tab.html) of `GtkNotebookPage`.
  public var tab: SafeSignal<Widget?> { readOnlyProperty("tab") }

  /// The property [`tab-expand`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-expand.html) of `GtkNotebookPage`.
  public var tabExpand: DynamicSubject<Bool> { property("tab-expand") }

  /// The property [`tab-fill`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-fill.html) of `GtkNotebookPage`.
  public var tabFill: DynamicSubject<Bool> { property("tab-fill") }

  /// The property [`tab-label`](https://docs.gtk.org/gtk4/property.NotebookPage.tab-label.html) of `GtkNotebookPage`.
  public var tabLabel: DynamicSubject<String> { property("tab-label") }
}
