// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `SingleSelection` is a `SelectionModel` that allows selecting a single item.
open class SingleSelection: Object, Gio.ListModel, SelectionModel {
  open override class var gType: GType { gtk_single_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new selection to handle `model`.
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_single_selection_new(model?.given())))
  }

  /// If the selection will always select an item.
  public var autoselect: Bool {
    get { gtk_single_selection_get_autoselect(cast()) != 0 }
    set { gtk_single_selection_set_autoselect(cast(), newValue ? 1 : 0) }
  }

  /// If unselecting the selected item is allowed.
  public var canUnselect: Bool {
    get { gtk_single_selection_get_can_unselect(cast()) != 0 }
    set { gtk_single_selection_set_can_unselect(cast(), newValue ? 1 : 0) }
  }

  /// The model being managed.
  public var model: (any Gio.ListModel)? {
    get { lentInterface(gtk_single_selection_get_model(cast())) }
    set { gtk_single_selection_set_model(cast(), newValue?.cast()) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: Int { getProperty("n-items") }

  /// Position of the selected item.
  public var selected: Int {
    get { Int(gtk_single_selection_get_selected(cast())) }
    set { gtk_single_selection_set_selected(cast(), UInt32(newValue)) }
  }

  /// The selected item.
  public var selectedItem: Object? { lentObject(gtk_single_selection_get_selected_item(cast())) }
}

extension Reactive where Base: SingleSelection {
  /// If the selection will always select an item.
  public var autoselect: DynamicSubject<Bool> { property("autoselect") }

  /// If unselecting the selected item is allowed.
  public var canUnselect: DynamicSubject<Bool> { property("can-unselect") }

  /// The model being managed.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Position of the selected item.
  public var selected: DynamicSubject<Int> { property("selected") }

  /// The selected item.
  public var selectedItem: SafeSignal<Object?> { readOnlyProperty("selected-item") }
}

/// `SizeGroup` groups widgets together so they all request the same size.
open class SizeGroup: Object, Buildable {
  open override class var gType: GType { gtk_size_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a new `SizeGroup`.
  public init(mode: SizeGroupMode) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_size_group_new(mode.cValue())))
  }

  /// The direction in which the size group affects requested sizes.
  public var mode: SizeGroupMode {
    get { SizeGroupMode(cValue: gtk_size_group_get_mode(cast())) }
    set { gtk_size_group_set_mode(cast(), newValue.cValue()) }
  }

  /// Adds a widget to a `SizeGroup`.
  public final func addWidget(_ widget: Widget) { gtk_size_group_add_widget(cast(), widget.cast()) }

  /// Removes a widget from a `SizeGroup`.
  public final func removeWidget(_ widget: Widget) { gtk_size_group_remove_widget(cast(), widget.cast()) }
}

extension Reactive where Base: SizeGroup {
  /// The direction in which the size group affects requested sizes.
  public var mode: DynamicSubject<SizeGroupMode> { property("mode") }
}

/// `SliceListModel` is a list model that presents a slice of another model.
open class SliceListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_slice_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new slice model.
  public init(model: (any Gio.ListModel)? = nil, offset: Int, size: Int) {
    super.init(
      adopting: UnsafeMutableRawPointer(gtk_slice_list_model_new(model?.given(), UInt32(offset), UInt32(size))))
  }

  /// Child model to take slice from.
  public var model: (any Gio.ListModel)? {
    get { lentInterface(gtk_slice_list_model_get_model(cast())) }
    set { gtk_slice_list_model_set_model(cast(), newValue?.cast()) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: Int { getProperty("n-items") }

  /// Offset of slice.
  public var offset: Int {
    get { Int(gtk_slice_list_model_get_offset(cast())) }
    set { gtk_slice_list_model_set_offset(cast(), UInt32(newValue)) }
  }

  /// Maximum size of slice.
  public var size: Int {
    get { Int(gtk_slice_list_model_get_size(cast())) }
    set { gtk_slice_list_model_set_size(cast(), UInt32(newValue)) }
  }
}

extension Reactive where Base: SliceListModel {
  /// Child model to take slice from.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Offset of slice.
  public var offset: DynamicSubject<Int> { property("offset") }

  /// Maximum size of slice.
  public var size: DynamicSubject<Int> { property("size") }
}

/// `Snapshot` assists in creating `Gsk.RenderNode`s for widgets.
open class Snapshot: Object {
  open override class var gType: GType { gtk_snapshot_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Snapshot`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_snapshot_new()))
  }

  /// Removes the top element from the stack of render nodes and adds it to the nearest `Gsk.GLShaderNode` below it.
  public final func glShaderPopTexture() { gtk_snapshot_gl_shader_pop_texture(cast()) }

  /// Applies a perspective projection transform.
  public final func perspective(_ depth: Double) { gtk_snapshot_perspective(cast(), Float(depth)) }

  /// Removes the top element from the stack of render nodes, and appends it to the node underneath it.
  public final func pop() { gtk_snapshot_pop(cast()) }

  /// Blurs an image.
  public final func pushBlur(_ radius: Double) { gtk_snapshot_push_blur(cast(), radius) }

  /// Snapshots a cross-fade operation between two images with the given `progress`.
  public final func pushCrossFade(_ progress: Double) { gtk_snapshot_push_cross_fade(cast(), progress) }

  /// Modifies the opacity of an image.
  public final func pushOpacity(_ opacity: Double) { gtk_snapshot_push_opacity(cast(), opacity) }

  /// Creates a render node for the CSS background according to `context`, and appends it to the current node of
  /// `snapshot`, without changing the current node.
  public final func renderBackground(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_background(cast(), context.cast(), x, y, width, height)
  }

  /// Creates a render node for the focus outline according to `context`, and appends it to the current node of
  /// `snapshot`, without changing the current node.
  public final func renderFocus(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_focus(cast(), context.cast(), x, y, width, height)
  }

  /// Creates a render node for the CSS border according to `context`, and appends it to the current node of `snapshot`,
  /// without changing the current node.
  public final func renderFrame(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_frame(cast(), context.cast(), x, y, width, height)
  }

  /// Draws a text caret using `snapshot` at the specified index of `layout`.
  public final func renderInsertionCursor(
    _ context: StyleContext, x: Double, y: Double, layout: Pango.Layout, index: Int, direction: Pango.Direction
  ) {
    gtk_snapshot_render_insertion_cursor(cast(), context.cast(), x, y, layout.cast(), Int32(index), direction.cValue())
  }

  /// Creates a render node for rendering `layout` according to the style information in `context`, and appends it to
  /// the current node of `snapshot`, without changing the current node.
  public final func renderLayout(_ context: StyleContext, x: Double, y: Double, layout: Pango.Layout) {
    gtk_snapshot_render_layout(cast(), context.cast(), x, y, layout.cast())
  }

  /// Restores `snapshot` to the state saved by a preceding call to `Snapshot.save()` and removes that state from the
  /// stack of saved states.
  public final func restore() { gtk_snapshot_restore(cast()) }

  /// Rotates @@snapshot's coordinate system by `angle` degrees in 2D space - or in 3D speak, rotates around the Z axis.
  public final func rotate(_ angle: Double) { gtk_snapshot_rotate(cast(), Float(angle)) }

  /// Makes a copy of the current state of `snapshot` and saves it on an internal stack.
  public final func save() { gtk_snapshot_save(cast()) }

  /// Scales `snapshot`'s coordinate system in 2-dimensional space by the given factors.
  public final func scale(factorX: Double, factorY: Double) {
    gtk_snapshot_scale(cast(), Float(factorX), Float(factorY))
  }

  /// Scales `snapshot`'s coordinate system by the given factors.
  public final func scale3d(factorX: Double, factorY: Double, factorZ: Double) {
    gtk_snapshot_scale_3d(cast(), Float(factorX), Float(factorY), Float(factorZ))
  }
}

/// A `GListModel` that sorts the elements of an underlying model according to a `Sorter`.
open class SortListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_sort_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new sort list model that uses the `sorter` to sort `model`.
  public init(model: (any Gio.ListModel)? = nil, sorter: Sorter? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_sort_list_model_new(model?.given(), sorter?.given())))
  }

  /// If the model should sort items incrementally.
  public var incremental: Bool {
    get { gtk_sort_list_model_get_incremental(cast()) != 0 }
    set { gtk_sort_list_model_set_incremental(cast(), newValue ? 1 : 0) }
  }

  /// The model being sorted.
  public var model: (any Gio.ListModel)? {
    get { lentInterface(gtk_sort_list_model_get_model(cast())) }
    set { gtk_sort_list_model_set_model(cast(), newValue?.cast()) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: Int { getProperty("n-items") }

  /// Estimate of unsorted items remaining.
  public var pending: Int { Int(gtk_sort_list_model_get_pending(cast())) }

  /// The sorter for this model.
  public var sorter: Sorter? {
    get { lentObject(gtk_sort_list_model_get_sorter(cast())) }
    set { gtk_sort_list_model_set_sorter(cast(), newValue?.cast()) }
  }
}

extension Reactive where Base: SortListModel {
  /// If the model should sort items incrementally.
  public var incremental: DynamicSubject<Bool> { property("incremental") }

  /// The model being sorted.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Estimate of unsorted items remaining.
  public var pending: SafeSignal<Int> { readOnlyProperty("pending") }

  /// The sorter for this model.
  public var sorter: DynamicSubject<Sorter?> { property("sorter") }
}

/// `Sorter` is an object to describe sorting criteria.
open class Sorter: Object {
  open override class var gType: GType { gtk_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Notifies all users of the sorter that it has changed.
  public final func changed(_ change: SorterChange) { gtk_sorter_changed(cast(), change.cValue()) }

  /// Compares two given items according to the sort order implemented by the sorter.
  @discardableResult
  public final func compare(_ item1: Object, item2: Object) -> Ordering {
    Ordering(cValue: gtk_sorter_compare(cast(), item1.pointer, item2.pointer))
  }

  /// Gets the order that `self` conforms to.
  public var order: SorterOrder { SorterOrder(cValue: gtk_sorter_get_order(cast())) }
}

extension Reactive where Base: Sorter {
  /// Emitted whenever the sorter changed.
  ///
  /// Argument: `change`.
  public var changed: SafeSignal<SorterChange> { signal("changed") }
}

/// A `SpinButton` is an ideal way to allow the user to set the value of some attribute.
open class SpinButton: Widget, CellEditable, Editable, Orientable {
  open override class var gType: GType { gtk_spin_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `SpinButton`.
  public init(adjustment: Adjustment? = nil, climbRate: Double, digits: Int) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_spin_button_new(adjustment?.cast(), climbRate, UInt32(digits))))
  }

  /// Creates a new `SpinButton` with the given properties.
  public init(min: Double, max: Double, step: Double) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_spin_button_new_with_range(min, max, step)))
  }

  /// The adjustment that holds the value of the spin button.
  public var adjustment: Adjustment? {
    get { lentObject(gtk_spin_button_get_adjustment(cast())) }
    set { gtk_spin_button_set_adjustment(cast(), newValue?.cast()) }
  }

  /// The acceleration rate when you hold down a button or key.
  public var climbRate: Double {
    get { gtk_spin_button_get_climb_rate(cast()) }
    set { gtk_spin_button_set_climb_rate(cast(), newValue) }
  }

  /// The number of decimal places to display.
  public var digits: Int {
    get { Int(gtk_spin_button_get_digits(cast())) }
    set { gtk_spin_button_set_digits(cast(), UInt32(newValue)) }
  }

  /// Whether non-numeric characters should be ignored.
  public var numeric: Bool {
    get { gtk_spin_button_get_numeric(cast()) != 0 }
    set { gtk_spin_button_set_numeric(cast(), newValue ? 1 : 0) }
  }

  /// Whether erroneous values are automatically changed to the spin buttons nearest step increment.
  public var snapToTicks: Bool {
    get { gtk_spin_button_get_snap_to_ticks(cast()) != 0 }
    set { gtk_spin_button_set_snap_to_ticks(cast(), newValue ? 1 : 0) }
  }

  /// Whether the spin button should update always, or only when the value is acceptable.
  public var updatePolicy: SpinButtonUpdatePolicy {
    get { SpinButtonUpdatePolicy(cValue: gtk_spin_button_get_update_policy(cast())) }
    set { gtk_spin_button_set_update_policy(cast(), newValue.cValue()) }
  }

  /// The current value.
  public var value: Double {
    get { gtk_spin_button_get_value(cast()) }
    set { gtk_spin_button_set_value(cast(), newValue) }
  }

  /// Whether a spin button should wrap upon reaching its limits.
  public var wrap: Bool {
    get { gtk_spin_button_get_wrap(cast()) != 0 }
    set { gtk_spin_button_set_wrap(cast(), newValue ? 1 : 0) }
  }

  /// Changes the properties of an existing spin button.
  public final func configure(_ adjustment: Adjustment?, climbRate: Double, digits: Int) {
    gtk_spin_button_configure(cast(), adjustment?.cast(), climbRate, UInt32(digits))
  }

  /// Get the value `spinButton` represented as an integer.
  public var valueAsInt: Int { Int(gtk_spin_button_get_value_as_int(cast())) }

  /// Sets the step and page increments for spin_button.
  public final func setIncrements(step: Double, page: Double) { gtk_spin_button_set_increments(cast(), step, page) }

  /// Sets the minimum and maximum allowable values for `spinButton`.
  public final func setRange(min: Double, max: Double) { gtk_spin_button_set_range(cast(), min, max) }

  /// Increment or decrement a spin button’s value in a specified direction by a specified amount.
  public final func spin(direction: SpinType, increment: Double) {
    gtk_spin_button_spin(cast(), direction.cValue(), increment)
  }

  /// Manually force an update of the spin button.
  public final func update() { gtk_spin_button_update(cast()) }
}

extension Reactive where Base: SpinButton {
  /// The adjustment that holds the value of the spin button.
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The acceleration rate when you hold down a button or key.
  public var climbRate: DynamicSubject<Double> { property("climb-rate") }

  /// The number of decimal places to display.
  public var digits: DynamicSubject<Int> { property("digits") }

  /// Whether non-numeric characters should be ignored.
  public var numeric: DynamicSubject<Bool> { property("numeric") }

  /// Whether erroneous values are automatically changed to the spin buttons nearest step increment.
  public var snapToTicks: DynamicSubject<Bool> { property("snap-to-ticks") }

  /// Whether the spin button should update always, or only when the value is acceptable.
  public var updatePolicy: DynamicSubject<SpinButtonUpdatePolicy> { property("update-policy") }

  /// The current value.
  public var value: DynamicSubject<Double> { property("value") }

  /// Whether a spin button should wrap upon reaching its limits.
  public var wrap: DynamicSubject<Bool> { property("wrap") }

  /// Emitted when the user initiates a value change.
  ///
  /// Argument: `scroll`.
  public var changeValue: SafeSignal<ScrollType> { signal("change-value") }

  /// Emitted to convert the users input into a double value.
  ///
  /// Argument: `newValue`.
  public var input: SignalRequest<Int, Double> { request("input") }

  /// Emitted to tweak the formatting of the value for display.
  public var output: SignalRequest<Bool> { request("output") }

  /// Emitted when the value is changed.
  public var valueChanged: SafeSignal<Void> { signal("value-changed") }

  /// Emitted right after the spinbutton wraps from its maximum to its minimum value or vice-versa.
  public var wrapped: SafeSignal<Void> { signal("wrapped") }
}

/// A `Spinner` widget displays an icon-size spinning animation.
open class Spinner: Widget {
  open override class var gType: GType { gtk_spinner_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Returns a new spinner widget. Not yet started.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_spinner_new()))
  }

  /// Whether the spinner is spinning
  public var spinning: Bool {
    get { gtk_spinner_get_spinning(cast()) != 0 }
    set { gtk_spinner_set_spinning(cast(), newValue ? 1 : 0) }
  }

  /// Starts the animation of the spinner.
  public final func start() { gtk_spinner_start(cast()) }

  /// Stops the animation of the spinner.
  public final func stop() { gtk_spinner_stop(cast()) }
}

extension Reactive where Base: Spinner {
  /// Whether the spinner is spinning
  public var spinning: DynamicSubject<Bool> { property("spinning") }
}

/// `Stack` is a container which only shows one of its children at a time.
open class Stack: Widget {
  open override class var gType: GType { gtk_stack_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Stack`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_stack_new()))
  }

  /// `true` if the stack allocates the same width for all children.
  public var hhomogeneous: Bool {
    get { gtk_stack_get_hhomogeneous(cast()) != 0 }
    set { gtk_stack_set_hhomogeneous(cast(), newValue ? 1 : 0) }
  }

  /// Whether or not the size should smoothly change during the transition.
  public var interpolateSize: Bool {
    get { gtk_stack_get_interpolate_size(cast()) != 0 }
    set { gtk_stack_set_interpolate_size(cast(), newValue ? 1 : 0) }
  }

  /// A selection model with the stack pages.
  public var pages: (any SelectionModel)? { givenInterface(gtk_stack_get_pages(cast())) }

  /// The animation duration, in milliseconds.
  public var transitionDuration: Int {
    get { Int(gtk_stack_get_transition_duration(cast())) }
    set { gtk_stack_set_transition_duration(cast(), UInt32(newValue)) }
  }

  /// Whether or not the transition is currently running.
  public var transitionRunning: Bool { gtk_stack_get_transition_running(cast()) != 0 }

  /// The type of animation used to transition.
  public var transitionType: StackTransitionType {
    get { StackTransitionType(cValue: gtk_stack_get_transition_type(cast())) }
    set { gtk_stack_set_transition_type(cast(), newValue.cValue()) }
  }

  /// `true` if the stack allocates the same height for all children.
  public var vhomogeneous: Bool {
    get { gtk_stack_get_vhomogeneous(cast()) != 0 }
    set { gtk_stack_set_vhomogeneous(cast(), newValue ? 1 : 0) }
  }

  /// The widget currently visible in the stack.
  public var visibleChild: Widget? {
    get { lentObject(gtk_stack_get_visible_child(cast())) }
    set { gtk_stack_set_visible_child(cast(), newValue?.cast()) }
  }

  /// The name of the widget currently visible in the stack.
  public var visibleChildName: String? {
    get { lentString(gtk_stack_get_visible_child_name(cast())) }
    set { gtk_stack_set_visible_child_name(cast(), newValue) }
  }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addChild(_ child: Widget) -> StackPage? { lentObject(gtk_stack_add_child(cast(), child.cast())) }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addNamed(_ child: Widget, name: String?) -> StackPage? {
    lentObject(gtk_stack_add_named(cast(), child.cast(), name))
  }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addTitled(_ child: Widget, name: String?, title: String) -> StackPage? {
    lentObject(gtk_stack_add_titled(cast(), child.cast(), name, title))
  }

  /// Finds the child with the name given as the argument.
  public final func getChildByName(_ name: String) -> Widget? { lentObject(gtk_stack_get_child_by_name(cast(), name)) }

  /// Returns the `StackPage` object for `child`.
  public final func getPage(_ child: Widget) -> StackPage? { lentObject(gtk_stack_get_page(cast(), child.cast())) }

  /// Removes a child widget from `stack`.
  public final func remove(_ child: Widget) { gtk_stack_remove(cast(), child.cast()) }

  /// Makes the child with the given name visible.
  public final func setVisibleChildFull(_ name: String, transition: StackTransitionType) {
    gtk_stack_set_visible_child_full(cast(), name, transition.cValue())
  }
}

extension Reactive where Base: Stack {
  /// `true` if the stack allocates the same width for all children.
  public var hhomogeneous: DynamicSubject<Bool> { property("hhomogeneous") }

  /// Whether or not the size should smoothly change during the transition.
  public var interpolateSize: DynamicSubject<Bool> { property("interpolate-size") }

  /// A selection model with the stack pages.
  public var pages: SafeSignal<(any SelectionModel)?> { readOnlyInterfaceProperty("pages") }

  /// The animation duration, in milliseconds.
  public var transitionDuration: DynamicSubject<Int> { property("transition-duration") }

  /// Whether or not the transition is currently running.
  public var transitionRunning: SafeSignal<Bool> { readOnlyProperty("transition-running") }

  /// The type of animation used to transition.
  public var transitionType: DynamicSubject<StackTransitionType> { property("transition-type") }

  /// `true` if the stack allocates the same height for all children.
  public var vhomogeneous: DynamicSubject<Bool> { property("vhomogeneous") }

  /// The widget currently visible in the stack.
  public var visibleChild: DynamicSubject<Widget?> { property("visible-child") }

  /// The name of the widget currently visible in the stack.
  public var visibleChildName: DynamicSubject<String?> { property("visible-child-name") }
}

/// `StackPage` is an auxiliary class used by `Stack`.
open class StackPage: Object, Accessible {
  open override class var gType: GType { gtk_stack_page_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The child that this page is for.
  public var child: Widget? { lentObject(gtk_stack_page_get_child(cast())) }

  /// The icon name of the child page.
  public var iconName: String? {
    get { lentString(gtk_stack_page_get_icon_name(cast())) }
    set { gtk_stack_page_set_icon_name(cast(), newValue) }
  }

  /// The name of the child page.
  public var name: String? {
    get { lentString(gtk_stack_page_get_name(cast())) }
    set { gtk_stack_page_set_name(cast(), newValue) }
  }

  /// Whether the page requires the user attention.
  public var needsAttention: Bool {
    get { gtk_stack_page_get_needs_attention(cast()) != 0 }
    set { gtk_stack_page_set_needs_attention(cast(), newValue ? 1 : 0) }
  }

  /// The title of the child page.
  public var title: String? {
    get { lentString(gtk_stack_page_get_title(cast())) }
    set { gtk_stack_page_set_title(cast(), newValue) }
  }

  /// If set, an underline in the title indicates a mnemonic.
  public var useUnderline: Bool {
    get { gtk_stack_page_get_use_underline(cast()) != 0 }
    set { gtk_stack_page_set_use_underline(cast(), newValue ? 1 : 0) }
  }

  /// Whether this page is visible.
  public var visible: Bool {
    get { gtk_stack_page_get_visible(cast()) != 0 }
    set { gtk_stack_page_set_visible(cast(), newValue ? 1 : 0) }
  }
}

extension Reactive where Base: StackPage {
  /// The child that this page is for.
  public var child: SafeSignal<Widget?> { readOnlyProperty("child") }

  /// The icon name of the child page.
  public var iconName: DynamicSubject<String?> { property("icon-name") }

  /// The name of the child page.
  public var name: DynamicSubject<String?> { property("name") }

  /// Whether the page requires the user attention.
  public var needsAttention: DynamicSubject<Bool> { property("needs-attention") }

  /// The title of the child page.
  public var title: DynamicSubject<String?> { property("title") }

  /// If set, an underline in the title indicates a mnemonic.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// Whether this page is visible.
  public var visible: DynamicSubject<Bool> { property("visible") }
}

/// A `StackSidebar` uses a sidebar to switch between `Stack` pages.
open class StackSidebar: Widget {
  open override class var gType: GType { gtk_stack_sidebar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `StackSidebar`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_stack_sidebar_new()))
  }

  /// The stack.
  public var stack: Stack? {
    get { lentObject(gtk_stack_sidebar_get_stack(cast())) }
    set { gtk_stack_sidebar_set_stack(cast(), newValue?.cast()) }
  }
}

extension Reactive where Base: StackSidebar {
  /// The stack.
  public var stack: DynamicSubject<Stack?> { property("stack") }
}

/// The `StackSwitcher` shows a row of buttons to switch between `Stack` pages.
open class StackSwitcher: Widget, Orientable {
  open override class var gType: GType { gtk_stack_switcher_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a new `StackSwitcher`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_stack_switcher_new()))
  }

  /// The stack.
  public var stack: Stack? {
    get { lentObject(gtk_stack_switcher_get_stack(cast())) }
    set { gtk_stack_switcher_set_stack(cast(), newValue?.cast()) }
  }
}

extension Reactive where Base: StackSwitcher {
  /// The stack.
  public var stack: DynamicSubject<Stack?> { property("stack") }
}
