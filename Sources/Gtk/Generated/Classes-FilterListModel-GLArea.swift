// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `FilterListModel` is a list model that filters the elements of the underlying model according to a `Filter`.
open class FilterListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_filter_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FilterListModel` that will filter `model` using the given `filter`.
  public init(model: (any Gio.ListModel)? = nil, filter: Filter? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_filter_list_model_new(model?.given(), filter?.given())))
  }

  /// The filter for this model.
  public var filter: Filter? {
    get { lentObject(gtk_filter_list_model_get_filter(cast())) }
    set { gtk_filter_list_model_set_filter(cast(), newValue?.cast()) }
  }

  /// If the model should filter items incrementally.
  public var incremental: Bool {
    get { gtk_filter_list_model_get_incremental(cast()) != 0 }
    set { gtk_filter_list_model_set_incremental(cast(), newValue ? 1 : 0) }
  }

  /// The model being filtered.
  public var model: (any Gio.ListModel)? {
    get { lentInterface(gtk_filter_list_model_get_model(cast())) }
    set { gtk_filter_list_model_set_model(cast(), newValue?.cast()) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: Int { getProperty("n-items") }

  /// Number of items not yet filtered.
  public var pending: Int { Int(gtk_filter_list_model_get_pending(cast())) }
}

extension Reactive where Base: FilterListModel {
  /// The filter for this model.
  public var filter: DynamicSubject<Filter?> { property("filter") }

  /// If the model should filter items incrementally.
  public var incremental: DynamicSubject<Bool> { property("incremental") }

  /// The model being filtered.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Number of items not yet filtered.
  public var pending: SafeSignal<Int> { readOnlyProperty("pending") }
}

/// `Fixed` places its child widgets at fixed positions and with fixed sizes.
open class Fixed: Widget {
  open override class var gType: GType { gtk_fixed_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Fixed`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_fixed_new()))
  }

  /// Sets a translation transformation to the given `x` and `y` coordinates to the child `widget` of the `Fixed`.
  public final func move(_ widget: Widget, x: Double, y: Double) { gtk_fixed_move(cast(), widget.cast(), x, y) }

  /// Adds a widget to a `Fixed` at the given position.
  public final func put(_ widget: Widget, x: Double, y: Double) { gtk_fixed_put(cast(), widget.cast(), x, y) }

  /// Removes a child from `fixed`.
  public final func remove(_ widget: Widget) { gtk_fixed_remove(cast(), widget.cast()) }
}

/// `FixedLayout` is a layout manager which can place child widgets at fixed positions.
open class FixedLayout: LayoutManager {
  open override class var gType: GType { gtk_fixed_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FixedLayout`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_fixed_layout_new()))
  }
}

/// `LayoutChild` subclass for children in a `FixedLayout`.
open class FixedLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_fixed_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// `FlattenListModel` is a list model that concatenates other list models.
open class FlattenListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_flatten_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FlattenListModel` that flattens `list`.
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_flatten_list_model_new(model?.given())))
  }

  /// The model being flattened.
  public var model: (any Gio.ListModel)? {
    get { lentInterface(gtk_flatten_list_model_get_model(cast())) }
    set { gtk_flatten_list_model_set_model(cast(), newValue?.cast()) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: Int { getProperty("n-items") }

  /// Returns the model containing the item at the given position.
  public final func getModelForItem(_ position: Int) -> (any Gio.ListModel)? {
    lentInterface(gtk_flatten_list_model_get_model_for_item(cast(), UInt32(position)))
  }
}

extension Reactive where Base: FlattenListModel {
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_flow_box_new()))
  }

  public var acceptUnpairedRelease: Bool {
    get { getProperty("accept-unpaired-release") }
    set { setProperty("accept-unpaired-release", newValue) }
  }

  /// Determines whether children can be activated with a single click, or require a double-click.
  public var activateOnSingleClick: Bool {
    get { gtk_flow_box_get_activate_on_single_click(cast()) != 0 }
    set { gtk_flow_box_set_activate_on_single_click(cast(), newValue ? 1 : 0) }
  }

  /// The amount of horizontal space between two children.
  public var columnSpacing: Int {
    get { Int(gtk_flow_box_get_column_spacing(cast())) }
    set { gtk_flow_box_set_column_spacing(cast(), UInt32(newValue)) }
  }

  /// Determines whether all children should be allocated the same size.
  public var homogeneous: Bool {
    get { gtk_flow_box_get_homogeneous(cast()) != 0 }
    set { gtk_flow_box_set_homogeneous(cast(), newValue ? 1 : 0) }
  }

  /// The maximum amount of children to request space for consecutively in the given orientation.
  public var maxChildrenPerLine: Int {
    get { Int(gtk_flow_box_get_max_children_per_line(cast())) }
    set { gtk_flow_box_set_max_children_per_line(cast(), UInt32(newValue)) }
  }

  /// The minimum number of children to allocate consecutively in the given orientation.
  public var minChildrenPerLine: Int {
    get { Int(gtk_flow_box_get_min_children_per_line(cast())) }
    set { gtk_flow_box_set_min_children_per_line(cast(), UInt32(newValue)) }
  }

  /// The amount of vertical space between two children.
  public var rowSpacing: Int {
    get { Int(gtk_flow_box_get_row_spacing(cast())) }
    set { gtk_flow_box_set_row_spacing(cast(), UInt32(newValue)) }
  }

  /// The selection mode used by the flow box.
  public var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_flow_box_get_selection_mode(cast())) }
    set { gtk_flow_box_set_selection_mode(cast(), newValue.cValue()) }
  }

  /// Adds `child` to the end of `self`.
  public final func append(_ child: Widget) { gtk_flow_box_append(cast(), child.cast()) }

  /// Gets the nth child in the `box`.
  public final func getChildAtIndex(_ idx: Int) -> FlowBoxChild? {
    lentObject(gtk_flow_box_get_child_at_index(cast(), Int32(idx)))
  }

  /// Gets the child in the (`x`, `y`) position.
  public final func getChildAtPos(x: Int, y: Int) -> FlowBoxChild? {
    lentObject(gtk_flow_box_get_child_at_pos(cast(), Int32(x), Int32(y)))
  }

  /// Inserts the `widget` into `box` at `position`.
  public final func insert(_ widget: Widget, position: Int) {
    gtk_flow_box_insert(cast(), widget.cast(), Int32(position))
  }

  /// Updates the filtering for all children.
  public final func invalidateFilter() { gtk_flow_box_invalidate_filter(cast()) }

  /// Updates the sorting for all children.
  public final func invalidateSort() { gtk_flow_box_invalidate_sort(cast()) }

  /// Adds `child` to the start of `self`.
  public final func prepend(_ child: Widget) { gtk_flow_box_prepend(cast(), child.cast()) }

  /// Removes a child from `box`.
  public final func remove(_ widget: Widget) { gtk_flow_box_remove(cast(), widget.cast()) }

  /// Select all children of `box`, if the selection mode allows it.
  public final func selectAll() { gtk_flow_box_select_all(cast()) }

  /// Selects a single child of `box`, if the selection mode allows it.
  public final func selectChild(_ child: FlowBoxChild) { gtk_flow_box_select_child(cast(), child.cast()) }

  /// Hooks up an adjustment to focus handling in `box`.
  public final func setHadjustment(_ adjustment: Adjustment) { gtk_flow_box_set_hadjustment(cast(), adjustment.cast()) }

  /// Hooks up an adjustment to focus handling in `box`.
  public final func setVadjustment(_ adjustment: Adjustment) { gtk_flow_box_set_vadjustment(cast(), adjustment.cast()) }

  /// Unselect all children of `box`, if the selection mode allows it.
  public final func unselectAll() { gtk_flow_box_unselect_all(cast()) }

  /// Unselects a single child of `box`, if the selection mode allows it.
  public final func unselectChild(_ child: FlowBoxChild) { gtk_flow_box_unselect_child(cast(), child.cast()) }
}

extension Reactive where Base: FlowBox {
  public var acceptUnpairedRelease: DynamicSubject<Bool> { property("accept-unpaired-release") }

  /// Determines whether children can be activated with a single click, or require a double-click.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The amount of horizontal space between two children.
  public var columnSpacing: DynamicSubject<Int> { property("column-spacing") }

  /// Determines whether all children should be allocated the same size.
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

  /// The maximum amount of children to request space for consecutively in the given orientation.
  public var maxChildrenPerLine: DynamicSubject<Int> { property("max-children-per-line") }

  /// The minimum number of children to allocate consecutively in the given orientation.
  public var minChildrenPerLine: DynamicSubject<Int> { property("min-children-per-line") }

  /// The amount of vertical space between two children.
  public var rowSpacing: DynamicSubject<Int> { property("row-spacing") }

  /// The selection mode used by the flow box.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

  /// Emitted when the user activates the `box`.
  public var activateCursorChild: SafeSignal<Void> { signal("activate-cursor-child") }

  /// Emitted when a child has been activated by the user.
  ///
  /// Argument: `child`.
  public var childActivated: SafeSignal<FlowBoxChild?> { signal("child-activated") }

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

  /// Creates a new `FlowBoxChild`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_flow_box_child_new()))
  }

  /// The child widget.
  public var child: Widget? {
    get { lentObject(gtk_flow_box_child_get_child(cast())) }
    set { gtk_flow_box_child_set_child(cast(), newValue?.cast()) }
  }

  /// Marks `child` as changed, causing any state that depends on this to be updated.
  public final func changed() { gtk_flow_box_child_changed(cast()) }

  /// Gets the current index of the `child` in its `FlowBox` container.
  public var index: Int { Int(gtk_flow_box_child_get_index(cast())) }

  /// Returns whether the `child` is currently selected in its `FlowBox` container.
  public final func isSelected() -> Bool { gtk_flow_box_child_is_selected(cast()) != 0 }
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_font_button_new()))
  }

  /// Creates a new font picker widget showing the given font.
  public init(fontname: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_font_button_new_with_font(fontname)))
  }

  /// Whether the font chooser dialog should be modal.
  public var modal: Bool {
    get { gtk_font_button_get_modal(cast()) != 0 }
    set { gtk_font_button_set_modal(cast(), newValue ? 1 : 0) }
  }

  /// The title of the font chooser dialog.
  public var title: String {
    get { lentString(gtk_font_button_get_title(cast())) }
    set { gtk_font_button_set_title(cast(), newValue) }
  }

  /// Whether the buttons label will be drawn in the selected font.
  public var useFont: Bool {
    get { gtk_font_button_get_use_font(cast()) != 0 }
    set { gtk_font_button_set_use_font(cast(), newValue ? 1 : 0) }
  }

  /// Whether the buttons label will use the selected font size.
  public var useSize: Bool {
    get { gtk_font_button_get_use_size(cast()) != 0 }
    set { gtk_font_button_set_use_size(cast(), newValue ? 1 : 0) }
  }
}

extension Reactive where Base: FontButton {
  /// Whether the font chooser dialog should be modal.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The title of the font chooser dialog.
  public var title: DynamicSubject<String> { property("title") }

  /// Whether the buttons label will be drawn in the selected font.
  public var useFont: DynamicSubject<Bool> { property("use-font") }

  /// Whether the buttons label will use the selected font size.
  public var useSize: DynamicSubject<Bool> { property("use-size") }

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
    super.init(adopting: UnsafeMutableRawPointer(gtk_font_chooser_dialog_new(title, parent?.cast())))
  }
}

/// The `FontChooserWidget` widget lets the user select a font.
open class FontChooserWidget: Widget, FontChooser {
  open override class var gType: GType { gtk_font_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FontChooserWidget`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_font_chooser_widget_new()))
  }

  /// A toggle action that can be used to switch to the tweak page of the font chooser widget, which lets the user tweak
  /// the OpenType features and variation axes of the selected font.
  public var tweakAction: (any Gio.Action)? { (getProperty("tweak-action") as Object?) as? any Gio.Action }
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

  /// Creates a new `Frame`, with optional label `label`.
  public init(label: String? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_frame_new(label)))
  }

  /// The child widget.
  public var child: Widget? {
    get { lentObject(gtk_frame_get_child(cast())) }
    set { gtk_frame_set_child(cast(), newValue?.cast()) }
  }

  /// Text of the frame's label.
  public var label: String? {
    get { lentString(gtk_frame_get_label(cast())) }
    set { gtk_frame_set_label(cast(), newValue) }
  }

  /// Widget to display in place of the usual frame label.
  public var labelWidget: Widget? {
    get { lentObject(gtk_frame_get_label_widget(cast())) }
    set { gtk_frame_set_label_widget(cast(), newValue?.cast()) }
  }

  /// The horizontal alignment of the label.
  public var labelXalign: Double {
    get { getProperty("label-xalign") }
    set { setProperty("label-xalign", newValue) }
  }

  /// Retrieves the X alignment of the frame’s label.
  public var labelAlign: Double { Double(gtk_frame_get_label_align(cast())) }

  /// Sets the X alignment of the frame widget’s label.
  public final func setLabelAlign(_ xalign: Double) { gtk_frame_set_label_align(cast(), Float(xalign)) }
}

extension Reactive where Base: Frame {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Text of the frame's label.
  public var label: DynamicSubject<String?> { property("label") }

  /// Widget to display in place of the usual frame label.
  public var labelWidget: DynamicSubject<Widget?> { property("label-widget") }

  /// The horizontal alignment of the label.
  public var labelXalign: DynamicSubject<Double> { property("label-xalign") }
}

/// `GLArea` is a widget that allows drawing with OpenGL.
open class GLArea: Widget {
  open override class var gType: GType { gtk_gl_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `GLArea` widget.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_gl_area_new()))
  }

  /// If set to `true` the `render` signal will be emitted every time the widget draws.
  public var autoRender: Bool {
    get { gtk_gl_area_get_auto_render(cast()) != 0 }
    set { gtk_gl_area_set_auto_render(cast(), newValue ? 1 : 0) }
  }

  /// If set to `true` the widget will allocate and enable a depth buffer for the target framebuffer.
  public var hasDepthBuffer: Bool {
    get { gtk_gl_area_get_has_depth_buffer(cast()) != 0 }
    set { gtk_gl_area_set_has_depth_buffer(cast(), newValue ? 1 : 0) }
  }

  /// If set to `true` the widget will allocate and enable a stencil buffer for the target framebuffer.
  public var hasStencilBuffer: Bool {
    get { gtk_gl_area_get_has_stencil_buffer(cast()) != 0 }
    set { gtk_gl_area_set_has_stencil_buffer(cast(), newValue ? 1 : 0) }
  }

  /// If set to `true` the widget will try to create a `Gdk.GLContext` using OpenGL ES instead of OpenGL.
  public var useEs: Bool {
    get { gtk_gl_area_get_use_es(cast()) != 0 }
    set { gtk_gl_area_set_use_es(cast(), newValue ? 1 : 0) }
  }

  /// Binds buffers to the framebuffer.
  public final func attachBuffers() { gtk_gl_area_attach_buffers(cast()) }

  /// Ensures that the `Gdk.GLContext` used by `area` is associated with the `GLArea`.
  public final func makeCurrent() { gtk_gl_area_make_current(cast()) }

  /// Marks the currently rendered data (if any) as invalid, and queues a redraw of the widget.
  public final func queueRender() { gtk_gl_area_queue_render(cast()) }

  /// Sets the required version of OpenGL to be used when creating the context for the widget.
  public final func setRequiredVersion(major: Int, minor: Int) {
    gtk_gl_area_set_required_version(cast(), Int32(major), Int32(minor))
  }
}

extension Reactive where Base: GLArea {
  /// If set to `true` the `render` signal will be emitted every time the widget draws.
  public var autoRender: DynamicSubject<Bool> { property("auto-render") }

  /// If set to `true` the widget will allocate and enable a depth buffer for the target framebuffer.
  public var hasDepthBuffer: DynamicSubject<Bool> { property("has-depth-buffer") }

  /// If set to `true` the widget will allocate and enable a stencil buffer for the target framebuffer.
  public var hasStencilBuffer: DynamicSubject<Bool> { property("has-stencil-buffer") }

  /// If set to `true` the widget will try to create a `Gdk.GLContext` using OpenGL ES instead of OpenGL.
  public var useEs: DynamicSubject<Bool> { property("use-es") }

  /// Emitted every time the contents of the `GLArea` should be redrawn.
  ///
  /// Argument: `context`.
  public var render: SignalRequest<Bool, OpaqueValue> { request("render") }

  /// Emitted once when the widget is realized, and then each time the widget is changed while realized.
  ///
  /// Arguments: `width`, `height`.
  public var resize: SafeSignal<(Int, Int)> { signal("resize") }
}
