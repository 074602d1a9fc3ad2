// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

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
  public var transform: DynamicSubject<Gsk.Transform?> { property("transform") }
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
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

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
      "activate-on-single-click", get: { (object: FlowBox) in object.activateOnSingleClick },
      set: { $0.activateOnSingleClick = $1 })
  }

  /// The amount of horizontal space between two children.
  public var columnSpacing: DynamicSubject<Int> {
    property("column-spacing", get: { (object: FlowBox) in object.columnSpacing }, set: { $0.columnSpacing = $1 })
  }

  /// Determines whether all children should be allocated the same size.
  public var homogeneous: DynamicSubject<Bool> {
    property("homogeneous", get: { (object: FlowBox) in object.homogeneous }, set: { $0.homogeneous = $1 })
  }

  /// The maximum amount of children to request space for consecutively in the given orientation.
  public var maxChildrenPerLine: DynamicSubject<Int> {
    property(
      "max-children-per-line", get: { (object: FlowBox) in object.maxChildrenPerLine },
      set: { $0.maxChildrenPerLine = $1 })
  }

  /// The minimum number of children to allocate consecutively in the given orientation.
  public var minChildrenPerLine: DynamicSubject<Int> {
    property(
      "min-children-per-line", get: { (object: FlowBox) in object.minChildrenPerLine },
      set: { $0.minChildrenPerLine = $1 })
  }

  /// The amount of vertical space between two children.
  public var rowSpacing: DynamicSubject<Int> {
    property("row-spacing", get: { (object: FlowBox) in object.rowSpacing }, set: { $0.rowSpacing = $1 })
  }

  /// The selection mode used by the flow box.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

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
  public var child: DynamicSubject<Widget?> { property("child") }

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
    property("modal", get: { (object: FontButton) in object.modal }, set: { $0.modal = $1 })
  }

  /// The title of the font chooser dialog.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: FontButton) in object.title }, set: { $0.title = $1 })
  }

  /// Whether the buttons label will be drawn in the selected font.
  public var useFont: DynamicSubject<Bool> {
    property("use-font", get: { (object: FontButton) in object.useFont }, set: { $0.useFont = $1 })
  }

  /// Whether the buttons label will use the selected font size.
  public var useSize: DynamicSubject<Bool> {
    property("use-size", get: { (object: FontButton) in object.useSize }, set: { $0.useSize = $1 })
  }

  /// Emitted to when the font button is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the user selects a font.
  public var fontSet: SafeSignal<Void> { signal("font-set") }
}

/// The `FontChooserWidget` widget lets the user select a font.
open class FontChooserWidget: Widget, FontChooser {
  open override class var gType: GType { gtk_font_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FontChooserWidget`.
  public init() {
    super.init(adopting: gtk_font_chooser_widget_new())
  }

  /// A toggle action that can be used to switch to the tweak page of the font chooser widget, which lets the user tweak
  /// the OpenType features and variation axes of the selected font.
  public final var tweakAction: (any Gio.Action)? { (getProperty("tweak-action") as Object?) as? any Gio.Action }
}

extension Reactive where Base: FontChooserWidget {
  /// A toggle action that can be used to switch to the tweak page of the font chooser widget, which lets the user tweak
  /// the OpenType features and variation axes of the selected font.
  public var tweakAction: SafeSignal<(any Gio.Action)?> { readOnlyInterfaceProperty("tweak-action") }
}

/// `Frame` is a widget that surrounds its child with a decorative frame and an optional label.
open class Frame: Widget {
  open override class var gType: GType { gtk_frame_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkFrame: UnsafeMutablePointer<GtkFrame> { pointer.assumingMemoryBound(to: GtkFrame.self) }

  /// Creates a new `Frame`, with optional label `label`.
  public init(label: String? = nil) {
    super.init(adopting: gtk_frame_new(label))
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_frame_get_child(gtkFrame)) }
    set { gtk_frame_set_child(gtkFrame, newValue?.gtkWidget) }
  }

  /// Text of the frame's label.
  public final var label: String? {
    get { lentString(ifAny: gtk_frame_get_label(gtkFrame)) }
    set { lend(newValue) { gtk_frame_set_label(gtkFrame, $0) } }
  }

  /// Widget to display in place of the usual frame label.
  public final var labelWidget: Widget? {
    get { lentObject(gtk_frame_get_label_widget(gtkFrame)) }
    set { gtk_frame_set_label_widget(gtkFrame, newValue?.gtkWidget) }
  }

  /// The horizontal alignment of the label.
  public final var labelXalign: Double {
    get { getProperty("label-xalign") }
    set { setProperty("label-xalign", newValue) }
  }

  /// Retrieves the X alignment of the frame’s label.
  public final var labelAlign: Double {
    get { gtk_frame_get_label_align(gtkFrame).double }
    set(xalign) { gtk_frame_set_label_align(gtkFrame, xalign.float) }
  }
}

extension Reactive where Base: Frame {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Text of the frame's label.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: Frame) in object.label }, set: { $0.label = $1 })
  }

  /// Widget to display in place of the usual frame label.
  public var labelWidget: DynamicSubject<Widget?> { property("label-widget") }

  /// The horizontal alignment of the label.
  public var labelXalign: DynamicSubject<Double> { property("label-xalign") }
}

/// `GLArea` is a widget that allows drawing with OpenGL.
open class GLArea: Widget {
  open override class var gType: GType { gtk_gl_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkGLArea: UnsafeMutablePointer<GtkGLArea> { pointer.assumingMemoryBound(to: GtkGLArea.self) }

  /// Creates a new `GLArea` widget.
  public init() {
    super.init(adopting: gtk_gl_area_new())
  }

  /// If set to `true` the `render` signal will be emitted every time the widget draws.
  public final var autoRender: Bool {
    get { gtk_gl_area_get_auto_render(gtkGLArea).isTrue }
    set { gtk_gl_area_set_auto_render(gtkGLArea, newValue.gboolean) }
  }

  /// The `Gdk.GLContext` used by the `GLArea` widget.
  public final var context: Gdk.GLContext? { lentObject(opaque: gtk_gl_area_get_context(gtkGLArea)) }

  /// If set to `true` the widget will allocate and enable a depth buffer for the target framebuffer.
  public final var hasDepthBuffer: Bool {
    get { gtk_gl_area_get_has_depth_buffer(gtkGLArea).isTrue }
    set { gtk_gl_area_set_has_depth_buffer(gtkGLArea, newValue.gboolean) }
  }

  /// If set to `true` the widget will allocate and enable a stencil buffer for the target framebuffer.
  public final var hasStencilBuffer: Bool {
    get { gtk_gl_area_get_has_stencil_buffer(gtkGLArea).isTrue }
    set { gtk_gl_area_set_has_stencil_buffer(gtkGLArea, newValue.gboolean) }
  }

  /// If set to `true` the widget will try to create a `Gdk.GLContext` using OpenGL ES instead of OpenGL.
  public final var useEs: Bool {
    get { gtk_gl_area_get_use_es(gtkGLArea).isTrue }
    set { gtk_gl_area_set_use_es(gtkGLArea, newValue.gboolean) }
  }

  /// Binds buffers to the framebuffer.
  public final func attachBuffers() { gtk_gl_area_attach_buffers(gtkGLArea) }

  /// Gets the current error set on the `area`.
  public final var error: GLib.Failure? {
    get { lentFailure(gtk_gl_area_get_error(gtkGLArea)) }
    set(error) {
      let lent = CallScope()
      defer { lent.end() }
      gtk_gl_area_set_error(gtkGLArea, lent.failure(error))
    }
  }

  /// Retrieves the required version of OpenGL.
  public final var requiredVersion: (major: Int, minor: Int) {
    var cMajor: Int32 = 0
    var cMinor: Int32 = 0
    gtk_gl_area_get_required_version(gtkGLArea, &cMajor, &cMinor)
    return (cMajor.int, cMinor.int)
  }

  /// Ensures that the `Gdk.GLContext` used by `area` is associated with the `GLArea`.
  public final func makeCurrent() { gtk_gl_area_make_current(gtkGLArea) }

  /// Marks the currently rendered data (if any) as invalid, and queues a redraw of the widget.
  public final func queueRender() { gtk_gl_area_queue_render(gtkGLArea) }

  /// Sets the required version of OpenGL to be used when creating the context for the widget.
  public final func setRequiredVersion(major: Int, minor: Int) {
    gtk_gl_area_set_required_version(gtkGLArea, major.int32, minor.int32)
  }
}

extension Reactive where Base: GLArea {
  /// If set to `true` the `render` signal will be emitted every time the widget draws.
  public var autoRender: DynamicSubject<Bool> {
    property("auto-render", get: { (object: GLArea) in object.autoRender }, set: { $0.autoRender = $1 })
  }

  /// The `Gdk.GLContext` used by the `GLArea` widget.
  public var context: SafeSignal<Gdk.GLContext?> { readOnlyProperty("context") }

  /// If set to `true` the widget will allocate and enable a depth buffer for the target framebuffer.
  public var hasDepthBuffer: DynamicSubject<Bool> {
    property("has-depth-buffer", get: { (object: GLArea) in object.hasDepthBuffer }, set: { $0.hasDepthBuffer = $1 })
  }

  /// If set to `true` the widget will allocate and enable a stencil buffer for the target framebuffer.
  public var hasStencilBuffer: DynamicSubject<Bool> {
    property(
      "has-stencil-buffer", get: { (object: GLArea) in object.hasStencilBuffer }, set: { $0.hasStencilBuffer = $1 })
  }

  /// If set to `true` the widget will try to create a `Gdk.GLContext` using OpenGL ES instead of OpenGL.
  public var useEs: DynamicSubject<Bool> {
    property("use-es", get: { (object: GLArea) in object.useEs }, set: { $0.useEs = $1 })
  }

  /// Emitted when the widget is being realized.
  public var createContext: SignalRequest<Gdk.GLContext?> { request("create-context") }

  /// Emitted every time the contents of the `GLArea` should be redrawn.
  ///
  /// Argument: `context`.
  public var render: SignalRequest<Bool, Gdk.GLContext> { request("render") }

  /// Emitted once when the widget is realized, and then each time the widget is changed while realized.
  ///
  /// Arguments: `width`, `height`.
  public var resize: SafeSignal<(Int, Int)> { signal(ofSeveral: "resize") }
}

/// `Gesture` is the base class for gesture recognition.
open class Gesture: EventController {
  open override class var gType: GType { gtk_gesture_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  /// The number of touch points that trigger recognition on this gesture.
  public final var nPoints: Int { getProperty("n-points") }

  /// If there are touch sequences being currently handled by `gesture`, returns `true` and fills in `rect` with the
  /// bounding box containing all active touches.
  public final var boundingBox: Gdk.Rectangle? {
    var cRect = GdkRectangle()
    let result = gtk_gesture_get_bounding_box(opaque, &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// If there are touch sequences being currently handled by `gesture`, returns `true` and fills in `x` and `y` with
  /// the center of the bounding box containing all active touches.
  public final var boundingBoxCenter: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_get_bounding_box_center(opaque, &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Returns the logical `Gdk.Device` that is currently operating on `gesture`.
  public final var device: Gdk.Device? { lentObject(opaque: gtk_gesture_get_device(opaque)) }

  /// Returns all gestures in the group of `gesture`
  public final func getGroup() -> [Gesture] {
    lists(gtk_gesture_get_group(opaque), isGiven: true) { lentObject($0) as Gesture? }
  }

  /// Returns the last event that was processed for `sequence`.
  public final func getLastEvent(_ sequence: Gdk.EventSequence?) -> Gdk.Event? {
    lentBoxed(opaque: gtk_gesture_get_last_event(opaque, sequence?.opaque))
  }

  /// Returns the `Gdk.EventSequence` that was last updated on `gesture`.
  public final var lastUpdatedSequence: Gdk.EventSequence? {
    lentBoxed(opaque: gtk_gesture_get_last_updated_sequence(opaque))
  }

  /// If `sequence` is currently being interpreted by `gesture`, returns `true` and fills in `x` and `y` with the last
  /// coordinates stored for that event sequence.
  public final func getPoint(_ sequence: Gdk.EventSequence?) -> (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_get_point(opaque, sequence?.opaque, &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Returns the `sequence` state, as seen by `gesture`.
  public final func getSequenceState(_ sequence: Gdk.EventSequence) -> EventSequenceState {
    EventSequenceState(cValue: gtk_gesture_get_sequence_state(opaque, sequence.opaque))
  }

  /// Returns the list of `Gdk.EventSequences` currently being interpreted by `gesture`.
  public final var sequences: [Gdk.EventSequence] {
    lists(gtk_gesture_get_sequences(opaque), isGiven: true) { lentBoxed($0) as Gdk.EventSequence? }
  }

  /// Adds `gesture` to the same group than `groupGesture`.
  public final func group(_ gesture: Gesture) { gtk_gesture_group(opaque, gesture.opaque) }

  /// Returns `true` if `gesture` is currently handling events corresponding to `sequence`.
  @discardableResult
  public final func handlesSequence(_ sequence: Gdk.EventSequence?) -> Bool {
    gtk_gesture_handles_sequence(opaque, sequence?.opaque).isTrue
  }

  /// Returns `true` if the gesture is currently active.
  public final var isActive: Bool { gtk_gesture_is_active(opaque).isTrue }

  /// Returns `true` if both gestures pertain to the same group.
  public final func isGroupedWith(_ other: Gesture) -> Bool { gtk_gesture_is_grouped_with(opaque, other.opaque).isTrue }

  /// Returns `true` if the gesture is currently recognized.
  public final var isRecognized: Bool { gtk_gesture_is_recognized(opaque).isTrue }

  /// Sets the state of `sequence` in `gesture`.
  @discardableResult
  public final func setSequenceState(_ sequence: Gdk.EventSequence, state: EventSequenceState) -> Bool {
    gtk_gesture_set_sequence_state(opaque, sequence.opaque, state.cValue).isTrue
  }

  /// Sets the state of all sequences that `gesture` is currently interacting with.
  @discardableResult
  public final func setState(_ state: EventSequenceState) -> Bool { gtk_gesture_set_state(opaque, state.cValue).isTrue }

  /// Separates `gesture` into an isolated group.
  public final func ungroup() { gtk_gesture_ungroup(opaque) }
}

extension Reactive where Base: Gesture {
  /// The number of touch points that trigger recognition on this gesture.
  public var nPoints: SafeSignal<Int> { readOnlyProperty("n-points") }

  /// Emitted when the gesture is recognized.
  ///
  /// Argument: `sequence`.
  public var begin: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "begin") }

  /// Emitted whenever a sequence is cancelled.
  ///
  /// Argument: `sequence`.
  public var cancel: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "cancel") }

  /// Emitted when `gesture` either stopped recognizing the event sequences as something to be handled, or the number of
  /// touch sequences became higher or lower than `Gesture.nPoints`.
  ///
  /// Argument: `sequence`.
  public var end: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "end") }

  /// Emitted whenever a sequence state changes.
  ///
  /// Arguments: `sequence`, `state`.
  public var sequenceStateChanged: SafeSignal<(Gdk.EventSequence?, EventSequenceState)> {
    signal(ofSeveral: "sequence-state-changed")
  }

  /// Emitted whenever an event is handled while the gesture is recognized.
  ///
  /// Argument: `sequence`.
  public var update: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "update") }
}

/// `GestureClick` is a `Gesture` implementation for clicks.
open class GestureClick: GestureSingle {
  open override class var gType: GType { gtk_gesture_click_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes single and multiple presses.
  public init() {
    super.init(adopting: gtk_gesture_click_new().raw)
  }
}

extension Reactive where Base: GestureClick {
  /// Emitted whenever a button or touch press happens.
  ///
  /// Arguments: `nPress`, `x`, `y`.
  public var pressed: SafeSignal<(Int, Double, Double)> { signal(ofSeveral: "pressed") }

  /// Emitted when a button or touch is released.
  ///
  /// Arguments: `nPress`, `x`, `y`.
  public var released: SafeSignal<(Int, Double, Double)> { signal(ofSeveral: "released") }

  /// Emitted whenever any time/distance threshold has been exceeded.
  public var stopped: SafeSignal<Void> { signal("stopped") }

  /// Emitted whenever the gesture receives a release event that had no previous corresponding press.
  ///
  /// Arguments: `x`, `y`, `button`, `sequence`.
  public var unpairedRelease: SafeSignal<(Double, Double, Int, Gdk.EventSequence?)> {
    signal(ofSeveral: "unpaired-release")
  }
}

/// `GestureDrag` is a `Gesture` implementation for drags.
open class GestureDrag: GestureSingle {
  open override class var gType: GType { gtk_gesture_drag_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a newly created `Gesture` that recognizes drags.
  public init() {
    super.init(adopting: gtk_gesture_drag_new().raw)
  }

  /// Gets the offset from the start point.
  public final var offset: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_drag_get_offset(opaque, &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Gets the point where the drag started.
  public final var startPoint: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_drag_get_start_point(opaque, &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }
}

extension Reactive where Base: GestureDrag {
  /// Emitted whenever dragging starts.
  ///
  /// Arguments: `startX`, `startY`.
  public var dragBegin: SafeSignal<(Double, Double)> { signal(ofSeveral: "drag-begin") }

  /// Emitted whenever the dragging is finished.
  ///
  /// Arguments: `offsetX`, `offsetY`.
  public var dragEnd: SafeSignal<(Double, Double)> { signal(ofSeveral: "drag-end") }

  /// Emitted whenever the dragging point moves.
  ///
  /// Arguments: `offsetX`, `offsetY`.
  public var dragUpdate: SafeSignal<(Double, Double)> { signal(ofSeveral: "drag-update") }
}
