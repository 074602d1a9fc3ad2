// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `SliceListModel` is a list model that presents a slice of another model.
open class SliceListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_slice_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new slice model.
  public init(model: (any Gio.ListModel)? = nil, offset: Int, size: Int) {
    super.init(adopting: gtk_slice_list_model_new(model?.given(), offset.uint32, size.uint32).raw)
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// Child model to take slice from.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_slice_list_model_get_model(opaque)) }
    set { gtk_slice_list_model_set_model(opaque, newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Offset of slice.
  public final var offset: Int {
    get { gtk_slice_list_model_get_offset(opaque).int }
    set { gtk_slice_list_model_set_offset(opaque, newValue.uint32) }
  }

  /// Maximum size of slice.
  public final var size: Int {
    get { gtk_slice_list_model_get_size(opaque).int }
    set { gtk_slice_list_model_set_size(opaque, newValue.uint32) }
  }
}

extension Reactive where Base: SliceListModel {
  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// Child model to take slice from.
  public var model: DynamicSubject<(any Gio.ListModel)?> {
    property("model", get: { SliceListModel.of($0).model }, set: { SliceListModel.of($0).model = $1 })
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Offset of slice.
  public var offset: DynamicSubject<Int> {
    property("offset", get: { SliceListModel.of($0).offset }, set: { SliceListModel.of($0).offset = $1 })
  }

  /// Maximum size of slice.
  public var size: DynamicSubject<Int> {
    property("size", get: { SliceListModel.of($0).size }, set: { SliceListModel.of($0).size = $1 })
  }
}

/// `Snapshot` assists in creating `Gsk.RenderNode`s for widgets.
open class Snapshot: Gdk.Snapshot {
  open override class var gType: GType { gtk_snapshot_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Snapshot`.
  public init() {
    super.init(adopting: gtk_snapshot_new().raw)
  }

  /// Appends a stroked border rectangle inside the given `outline`.
  public final func appendBorder(_ outline: Gsk.RoundedRect, borderWidth: [Double], borderColor: [Gdk.RGBA]) {
    var cOutline = outline.cValue
    precondition(borderWidth.count == 4, "borderWidth has 4 elements")
    let cBorderWidth = borderWidth.map { $0.float }
    precondition(borderColor.count == 4, "borderColor has 4 elements")
    let cBorderColor = borderColor.map { $0.cValue }
    gtk_snapshot_append_border(opaque, &cOutline, cBorderWidth, cBorderColor)
  }

  /// Creates a new `Gsk.CairoNode` and appends it to the current render node of `snapshot`, without changing the
  /// current node.
  @discardableResult
  public final func appendCairo(_ bounds: Graphene.Rect) -> Cairo.Context {
    var cBounds = bounds.cValue
    return promised(givenBoxed(opaque: gtk_snapshot_append_cairo(opaque, &cBounds)))
  }

  /// Creates a new render node drawing the `color` into the given `bounds` and appends it to the current render node of
  /// `snapshot`.
  public final func appendColor(_ color: Gdk.RGBA, bounds: Graphene.Rect) {
    var cColor = color.cValue
    var cBounds = bounds.cValue
    gtk_snapshot_append_color(opaque, &cColor, &cBounds)
  }

  /// Appends a conic gradient node with the given stops to `snapshot`.
  public final func appendConicGradient(
    _ bounds: Graphene.Rect, center: Graphene.Point, rotation: Double, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cCenter = center.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_conic_gradient(opaque, &cBounds, &cCenter, rotation.float, cStops, stops.count.uint)
  }

  /// Appends an inset shadow into the box given by `outline`.
  public final func appendInsetShadow(
    _ outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
  ) {
    var cOutline = outline.cValue
    var cColor = color.cValue
    gtk_snapshot_append_inset_shadow(opaque, &cOutline, &cColor, dx.float, dy.float, spread.float, blurRadius.float)
  }

  public final func appendLayout(_ layout: Pango.Layout, color: Gdk.RGBA) {
    var cColor = color.cValue
    gtk_snapshot_append_layout(opaque, layout.opaque, &cColor)
  }

  /// Appends a linear gradient node with the given stops to `snapshot`.
  public final func appendLinearGradient(
    _ bounds: Graphene.Rect, startPoint: Graphene.Point, endPoint: Graphene.Point, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cStartPoint = startPoint.cValue
    var cEndPoint = endPoint.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_linear_gradient(opaque, &cBounds, &cStartPoint, &cEndPoint, cStops, stops.count.uint)
  }

  /// Appends `node` to the current render node of `snapshot`, without changing the current node.
  public final func appendNode(_ node: Gsk.RenderNode) { gtk_snapshot_append_node(opaque, node.opaque) }

  /// Appends an outset shadow node around the box given by `outline`.
  public final func appendOutsetShadow(
    _ outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
  ) {
    var cOutline = outline.cValue
    var cColor = color.cValue
    gtk_snapshot_append_outset_shadow(opaque, &cOutline, &cColor, dx.float, dy.float, spread.float, blurRadius.float)
  }

  /// Appends a radial gradient node with the given stops to `snapshot`.
  public final func appendRadialGradient(
    _ bounds: Graphene.Rect, center: Graphene.Point, hradius: Double, vradius: Double, start: Double, end: Double,
    stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cCenter = center.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_radial_gradient(
      opaque, &cBounds, &cCenter, hradius.float, vradius.float, start.float, end.float, cStops, stops.count.uint)
  }

  /// Appends a repeating linear gradient node with the given stops to `snapshot`.
  public final func appendRepeatingLinearGradient(
    _ bounds: Graphene.Rect, startPoint: Graphene.Point, endPoint: Graphene.Point, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cStartPoint = startPoint.cValue
    var cEndPoint = endPoint.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_repeating_linear_gradient(opaque, &cBounds, &cStartPoint, &cEndPoint, cStops, stops.count.uint)
  }

  /// Appends a repeating radial gradient node with the given stops to `snapshot`.
  public final func appendRepeatingRadialGradient(
    _ bounds: Graphene.Rect, center: Graphene.Point, hradius: Double, vradius: Double, start: Double, end: Double,
    stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cCenter = center.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_repeating_radial_gradient(
      opaque, &cBounds, &cCenter, hradius.float, vradius.float, start.float, end.float, cStops, stops.count.uint)
  }

  /// Creates a new render node drawing the `texture` into the given `bounds` and appends it to the current render node
  /// of `snapshot`.
  public final func appendTexture(_ texture: Gdk.Texture, bounds: Graphene.Rect) {
    var cBounds = bounds.cValue
    gtk_snapshot_append_texture(opaque, texture.opaque, &cBounds)
  }

  /// Removes the top element from the stack of render nodes and adds it to the nearest `Gsk.GLShaderNode` below it.
  public final func glShaderPopTexture() { gtk_snapshot_gl_shader_pop_texture(opaque) }

  /// Applies a perspective projection transform.
  public final func perspective(_ depth: Double) { gtk_snapshot_perspective(opaque, depth.float) }

  /// Removes the top element from the stack of render nodes, and appends it to the node underneath it.
  public final func pop() { gtk_snapshot_pop(opaque) }

  /// Blends together two images with the given blend mode.
  public final func pushBlend(_ blendMode: Gsk.BlendMode) { gtk_snapshot_push_blend(opaque, blendMode.cValue) }

  /// Blurs an image.
  public final func pushBlur(_ radius: Double) { gtk_snapshot_push_blur(opaque, radius) }

  /// Clips an image to a rectangle.
  public final func pushClip(_ bounds: Graphene.Rect) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_clip(opaque, &cBounds)
  }

  /// Modifies the colors of an image by applying an affine transformation in RGB space.
  public final func pushColorMatrix(_ colorMatrix: Graphene.Matrix, colorOffset: Graphene.Vec4) {
    gtk_snapshot_push_color_matrix(opaque, colorMatrix.grapheneMatrixT, colorOffset.grapheneVec4T)
  }

  /// Snapshots a cross-fade operation between two images with the given `progress`.
  public final func pushCrossFade(_ progress: Double) { gtk_snapshot_push_cross_fade(opaque, progress) }

  /// Push a `Gsk.GLShaderNode`.
  public final func pushGlShader(_ shader: Gsk.GLShader, bounds: Graphene.Rect, takeArgs: GLib.Bytes) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_gl_shader(opaque, shader.opaque, &cBounds, takeArgs.given())
  }

  /// Modifies the opacity of an image.
  public final func pushOpacity(_ opacity: Double) { gtk_snapshot_push_opacity(opaque, opacity) }

  /// Creates a node that repeats the child node.
  public final func pushRepeat(_ bounds: Graphene.Rect, childBounds: Graphene.Rect?) {
    let lent = CallScope()
    defer { lent.end() }
    var cBounds = bounds.cValue
    gtk_snapshot_push_repeat(opaque, &cBounds, lent.structure(childBounds?.cValue))
  }

  /// Clips an image to a rounded rectangle.
  public final func pushRoundedClip(_ bounds: Gsk.RoundedRect) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_rounded_clip(opaque, &cBounds)
  }

  /// Applies a shadow to an image.
  public final func pushShadow(_ shadow: [Gsk.Shadow]) {
    let cShadow = shadow.map { $0.cValue }
    gtk_snapshot_push_shadow(opaque, cShadow, shadow.count.uint)
  }

  /// Creates a render node for the CSS background according to `context`, and appends it to the current node of
  /// `snapshot`, without changing the current node.
  public final func renderBackground(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_background(opaque, context.gtkStyleContext, x, y, width, height)
  }

  /// Creates a render node for the focus outline according to `context`, and appends it to the current node of
  /// `snapshot`, without changing the current node.
  public final func renderFocus(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_focus(opaque, context.gtkStyleContext, x, y, width, height)
  }

  /// Creates a render node for the CSS border according to `context`, and appends it to the current node of `snapshot`,
  /// without changing the current node.
  public final func renderFrame(_ context: StyleContext, x: Double, y: Double, width: Double, height: Double) {
    gtk_snapshot_render_frame(opaque, context.gtkStyleContext, x, y, width, height)
  }

  /// Draws a text caret using `snapshot` at the specified index of `layout`.
  public final func renderInsertionCursor(
    _ context: StyleContext, x: Double, y: Double, layout: Pango.Layout, index: Int, direction: Pango.Direction
  ) {
    gtk_snapshot_render_insertion_cursor(
      opaque, context.gtkStyleContext, x, y, layout.opaque, index.int32, direction.cValue)
  }

  /// Creates a render node for rendering `layout` according to the style information in `context`, and appends it to
  /// the current node of `snapshot`, without changing the current node.
  public final func renderLayout(_ context: StyleContext, x: Double, y: Double, layout: Pango.Layout) {
    gtk_snapshot_render_layout(opaque, context.gtkStyleContext, x, y, layout.opaque)
  }

  /// Restores `snapshot` to the state saved by a preceding call to `Snapshot.save()` and removes that state from the
  /// stack of saved states.
  public final func restore() { gtk_snapshot_restore(opaque) }

  /// Rotates @@snapshot's coordinate system by `angle` degrees in 2D space - or in 3D speak, rotates around the Z axis.
  public final func rotate(_ angle: Double) { gtk_snapshot_rotate(opaque, angle.float) }

  /// Rotates `snapshot`'s coordinate system by `angle` degrees around `axis`.
  public final func rotate3d(angle: Double, axis: Graphene.Vec3) {
    gtk_snapshot_rotate_3d(opaque, angle.float, axis.grapheneVec3T)
  }

  /// Makes a copy of the current state of `snapshot` and saves it on an internal stack.
  public final func save() { gtk_snapshot_save(opaque) }

  /// Scales `snapshot`'s coordinate system in 2-dimensional space by the given factors.
  public final func scale(factorX: Double, factorY: Double) { gtk_snapshot_scale(opaque, factorX.float, factorY.float) }

  /// Scales `snapshot`'s coordinate system by the given factors.
  public final func scale3d(factorX: Double, factorY: Double, factorZ: Double) {
    gtk_snapshot_scale_3d(opaque, factorX.float, factorY.float, factorZ.float)
  }

  /// Returns the render node that was constructed by `snapshot`.
  @discardableResult
  public final func toNode() -> Gsk.RenderNode? { givenBoxed(opaque: gtk_snapshot_to_node(opaque)) }

  /// Returns a paintable encapsulating the render node that was constructed by `snapshot`.
  @discardableResult
  public final func toPaintable(_ size: Graphene.Size?) -> (any Gdk.Paintable)? {
    let lent = CallScope()
    defer { lent.end() }
    return givenInterface(opaque: gtk_snapshot_to_paintable(opaque, lent.structure(size?.cValue)))
  }

  /// Transforms `snapshot`'s coordinate system with the given `transform`.
  public final func transform(_ transform: Gsk.Transform?) { gtk_snapshot_transform(opaque, transform?.opaque) }

  /// Transforms `snapshot`'s coordinate system with the given `matrix`.
  public final func transformMatrix(_ matrix: Graphene.Matrix) {
    gtk_snapshot_transform_matrix(opaque, matrix.grapheneMatrixT)
  }

  /// Translates `snapshot`'s coordinate system by `point` in 2-dimensional space.
  public final func translate(_ point: Graphene.Point) {
    var cPoint = point.cValue
    gtk_snapshot_translate(opaque, &cPoint)
  }

  /// Translates `snapshot`'s coordinate system by `point`.
  public final func translate3d(_ point: Graphene.Point3D) {
    var cPoint = point.cValue
    gtk_snapshot_translate_3d(opaque, &cPoint)
  }
}

/// A `GListModel` that sorts the elements of an underlying model according to a `Sorter`.
open class SortListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_sort_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new sort list model that uses the `sorter` to sort `model`.
  public init(model: (any Gio.ListModel)? = nil, sorter: Sorter? = nil) {
    super.init(adopting: gtk_sort_list_model_new(model?.given(), sorter?.given()).raw)
  }

  /// If the model should sort items incrementally.
  public final var incremental: Bool {
    get { gtk_sort_list_model_get_incremental(opaque).isTrue }
    set { gtk_sort_list_model_set_incremental(opaque, newValue.gboolean) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being sorted.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_sort_list_model_get_model(opaque)) }
    set { gtk_sort_list_model_set_model(opaque, newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Estimate of unsorted items remaining.
  public final var pending: Int { gtk_sort_list_model_get_pending(opaque).int }

  /// The sorter for this model.
  public final var sorter: Sorter? {
    get { lentObject(gtk_sort_list_model_get_sorter(opaque)) }
    set { gtk_sort_list_model_set_sorter(opaque, newValue?.gtkSorter) }
  }
}

extension Reactive where Base: SortListModel {
  /// If the model should sort items incrementally.
  public var incremental: DynamicSubject<Bool> {
    property("incremental", get: { SortListModel.of($0).incremental }, set: { SortListModel.of($0).incremental = $1 })
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being sorted.
  public var model: DynamicSubject<(any Gio.ListModel)?> {
    property("model", get: { SortListModel.of($0).model }, set: { SortListModel.of($0).model = $1 })
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Estimate of unsorted items remaining.
  public var pending: SafeSignal<Int> { readOnlyProperty("pending") }

  /// The sorter for this model.
  public var sorter: DynamicSubject<Sorter?> {
    property("sorter", get: { SortListModel.of($0).sorter }, set: { SortListModel.of($0).sorter = $1 })
  }
}

/// `Sorter` is an object to describe sorting criteria.
open class Sorter: Object {
  open override class var gType: GType { gtk_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkSorter: UnsafeMutablePointer<GtkSorter> { pointer.assumingMemoryBound(to: GtkSorter.self) }

  /// Notifies all users of the sorter that it has changed.
  public final func changed(_ change: SorterChange) { gtk_sorter_changed(gtkSorter, change.cValue) }

  /// Compares two given items according to the sort order implemented by the sorter.
  @discardableResult
  public final func compare(_ item1: Object, item2: Object) -> Ordering {
    Ordering(cValue: gtk_sorter_compare(gtkSorter, item1.pointer, item2.pointer))
  }

  /// Gets the order that `self` conforms to.
  public final var order: SorterOrder { SorterOrder(cValue: gtk_sorter_get_order(gtkSorter)) }
}

extension Reactive where Base: Sorter {
  /// Emitted whenever the sorter changed.
  ///
  /// Argument: `change`.
  public var changed: SafeSignal<SorterChange> { signal(ofOne: "changed") }
}

/// A `SpinButton` is an ideal way to allow the user to set the value of some attribute.
open class SpinButton: Widget, CellEditable, Editable, Orientable {
  open override class var gType: GType { gtk_spin_button_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `SpinButton`.
  public init(adjustment: Adjustment? = nil, climbRate: Double, digits: Int) {
    super.init(adopting: gtk_spin_button_new(adjustment?.gtkAdjustment, climbRate, digits.uint32))
  }

  /// Creates a new `SpinButton` with the given properties.
  public init(min: Double, max: Double, step: Double) {
    super.init(adopting: gtk_spin_button_new_with_range(min, max, step))
  }

  /// The adjustment that holds the value of the spin button.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_spin_button_get_adjustment(opaque)) }
    set { gtk_spin_button_set_adjustment(opaque, newValue?.gtkAdjustment) }
  }

  /// The acceleration rate when you hold down a button or key.
  public final var climbRate: Double {
    get { gtk_spin_button_get_climb_rate(opaque) }
    set { gtk_spin_button_set_climb_rate(opaque, newValue) }
  }

  /// The number of decimal places to display.
  public final var digits: Int {
    get { gtk_spin_button_get_digits(opaque).int }
    set { gtk_spin_button_set_digits(opaque, newValue.uint32) }
  }

  /// Whether non-numeric characters should be ignored.
  public final var numeric: Bool {
    get { gtk_spin_button_get_numeric(opaque).isTrue }
    set { gtk_spin_button_set_numeric(opaque, newValue.gboolean) }
  }

  /// Whether erroneous values are automatically changed to the spin buttons nearest step increment.
  public final var snapToTicks: Bool {
    get { gtk_spin_button_get_snap_to_ticks(opaque).isTrue }
    set { gtk_spin_button_set_snap_to_ticks(opaque, newValue.gboolean) }
  }

  /// Whether the spin button should update always, or only when the value is acceptable.
  public final var updatePolicy: SpinButtonUpdatePolicy {
    get { SpinButtonUpdatePolicy(cValue: gtk_spin_button_get_update_policy(opaque)) }
    set { gtk_spin_button_set_update_policy(opaque, newValue.cValue) }
  }

  /// The current value.
  public final var value: Double {
    get { gtk_spin_button_get_value(opaque) }
    set { gtk_spin_button_set_value(opaque, newValue) }
  }

  /// Whether a spin button should wrap upon reaching its limits.
  public final var wrap: Bool {
    get { gtk_spin_button_get_wrap(opaque).isTrue }
    set { gtk_spin_button_set_wrap(opaque, newValue.gboolean) }
  }

  /// Changes the properties of an existing spin button.
  public final func configure(_ adjustment: Adjustment?, climbRate: Double, digits: Int) {
    gtk_spin_button_configure(opaque, adjustment?.gtkAdjustment, climbRate, digits.uint32)
  }

  /// Gets the current step and page the increments used by `spinButton`.
  public final var increments: (step: Double, page: Double) {
    var cStep: Double = 0
    var cPage: Double = 0
    gtk_spin_button_get_increments(opaque, &cStep, &cPage)
    return (cStep, cPage)
  }

  /// Gets the range allowed for `spinButton`.
  public final var range: (min: Double, max: Double) {
    var cMin: Double = 0
    var cMax: Double = 0
    gtk_spin_button_get_range(opaque, &cMin, &cMax)
    return (cMin, cMax)
  }

  /// Get the value `spinButton` represented as an integer.
  public final var valueAsInt: Int { gtk_spin_button_get_value_as_int(opaque).int }

  /// Sets the step and page increments for spin_button.
  public final func setIncrements(step: Double, page: Double) { gtk_spin_button_set_increments(opaque, step, page) }

  /// Sets the minimum and maximum allowable values for `spinButton`.
  public final func setRange(min: Double, max: Double) { gtk_spin_button_set_range(opaque, min, max) }

  /// Increment or decrement a spin button’s value in a specified direction by a specified amount.
  public final func spin(direction: SpinType, increment: Double) {
    gtk_spin_button_spin(opaque, direction.cValue, increment)
  }

  /// Manually force an update of the spin button.
  public final func update() { gtk_spin_button_update(opaque) }
}

extension Reactive where Base: SpinButton {
  /// The adjustment that holds the value of the spin button.
  public var adjustment: DynamicSubject<Adjustment?> {
    property("adjustment", get: { SpinButton.of($0).adjustment }, set: { SpinButton.of($0).adjustment = $1 })
  }

  /// The acceleration rate when you hold down a button or key.
  public var climbRate: DynamicSubject<Double> {
    property("climb-rate", get: { SpinButton.of($0).climbRate }, set: { SpinButton.of($0).climbRate = $1 })
  }

  /// The number of decimal places to display.
  public var digits: DynamicSubject<Int> {
    property("digits", get: { SpinButton.of($0).digits }, set: { SpinButton.of($0).digits = $1 })
  }

  /// Whether non-numeric characters should be ignored.
  public var numeric: DynamicSubject<Bool> {
    property("numeric", get: { SpinButton.of($0).numeric }, set: { SpinButton.of($0).numeric = $1 })
  }

  /// Whether erroneous values are automatically changed to the spin buttons nearest step increment.
  public var snapToTicks: DynamicSubject<Bool> {
    property("snap-to-ticks", get: { SpinButton.of($0).snapToTicks }, set: { SpinButton.of($0).snapToTicks = $1 })
  }

  /// Whether the spin button should update always, or only when the value is acceptable.
  public var updatePolicy: DynamicSubject<SpinButtonUpdatePolicy> {
    property("update-policy", get: { SpinButton.of($0).updatePolicy }, set: { SpinButton.of($0).updatePolicy = $1 })
  }

  /// The current value.
  public var value: DynamicSubject<Double> {
    property("value", get: { SpinButton.of($0).value }, set: { SpinButton.of($0).value = $1 })
  }

  /// Whether a spin button should wrap upon reaching its limits.
  public var wrap: DynamicSubject<Bool> {
    property("wrap", get: { SpinButton.of($0).wrap }, set: { SpinButton.of($0).wrap = $1 })
  }

  /// Emitted when the user initiates a value change.
  ///
  /// Argument: `scroll`.
  public var changeValue: SafeSignal<ScrollType> { signal(ofOne: "change-value") }

  /// Emitted to convert the users input into a double value.
  ///
  /// Argument: `newValue`.
  public var input: SignalRequest<Int, SignalOutput<Double>> { request("input") }

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
    super.init(adopting: gtk_spinner_new())
  }

  /// Whether the spinner is spinning
  public final var spinning: Bool {
    get { gtk_spinner_get_spinning(opaque).isTrue }
    set { gtk_spinner_set_spinning(opaque, newValue.gboolean) }
  }

  /// Starts the animation of the spinner.
  public final func start() { gtk_spinner_start(opaque) }

  /// Stops the animation of the spinner.
  public final func stop() { gtk_spinner_stop(opaque) }
}

extension Reactive where Base: Spinner {
  /// Whether the spinner is spinning
  public var spinning: DynamicSubject<Bool> {
    property("spinning", get: { Spinner.of($0).spinning }, set: { Spinner.of($0).spinning = $1 })
  }
}

/// `Stack` is a container which only shows one of its children at a time.
open class Stack: Widget {
  open override class var gType: GType { gtk_stack_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Stack`.
  public init() {
    super.init(adopting: gtk_stack_new())
  }

  /// `true` if the stack allocates the same width for all children.
  public final var hhomogeneous: Bool {
    get { gtk_stack_get_hhomogeneous(opaque).isTrue }
    set { gtk_stack_set_hhomogeneous(opaque, newValue.gboolean) }
  }

  /// Whether or not the size should smoothly change during the transition.
  public final var interpolateSize: Bool {
    get { gtk_stack_get_interpolate_size(opaque).isTrue }
    set { gtk_stack_set_interpolate_size(opaque, newValue.gboolean) }
  }

  /// A selection model with the stack pages.
  public final var pages: (any SelectionModel)? { givenInterface(opaque: gtk_stack_get_pages(opaque)) }

  /// The animation duration, in milliseconds.
  public final var transitionDuration: Int {
    get { gtk_stack_get_transition_duration(opaque).int }
    set { gtk_stack_set_transition_duration(opaque, newValue.uint32) }
  }

  /// Whether or not the transition is currently running.
  public final var transitionRunning: Bool { gtk_stack_get_transition_running(opaque).isTrue }

  /// The type of animation used to transition.
  public final var transitionType: StackTransitionType {
    get { StackTransitionType(cValue: gtk_stack_get_transition_type(opaque)) }
    set { gtk_stack_set_transition_type(opaque, newValue.cValue) }
  }

  /// `true` if the stack allocates the same height for all children.
  public final var vhomogeneous: Bool {
    get { gtk_stack_get_vhomogeneous(opaque).isTrue }
    set { gtk_stack_set_vhomogeneous(opaque, newValue.gboolean) }
  }

  /// The widget currently visible in the stack.
  public final var visibleChild: Widget? {
    get { lentObject(gtk_stack_get_visible_child(opaque)) }
    set { gtk_stack_set_visible_child(opaque, newValue?.gtkWidget) }
  }

  /// The name of the widget currently visible in the stack.
  public final var visibleChildName: String? {
    get { lentString(ifAny: gtk_stack_get_visible_child_name(opaque)) }
    set { lend(newValue) { gtk_stack_set_visible_child_name(opaque, $0) } }
  }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addChild(_ child: Widget) -> StackPage {
    lentObject(opaque: gtk_stack_add_child(opaque, child.gtkWidget))!
  }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addNamed(_ child: Widget, name: String?) -> StackPage {
    lentObject(opaque: gtk_stack_add_named(opaque, child.gtkWidget, name))!
  }

  /// Adds a child to `stack`.
  @discardableResult
  public final func addTitled(_ child: Widget, name: String?, title: String) -> StackPage {
    lentObject(opaque: gtk_stack_add_titled(opaque, child.gtkWidget, name, title))!
  }

  /// Finds the child with the name given as the argument.
  public final func getChildByName(_ name: String) -> Widget? { lentObject(gtk_stack_get_child_by_name(opaque, name)) }

  /// Returns the `StackPage` object for `child`.
  public final func getPage(_ child: Widget) -> StackPage? {
    lentObject(opaque: gtk_stack_get_page(opaque, child.gtkWidget))
  }

  /// Removes a child widget from `stack`.
  public final func remove(_ child: Widget) { gtk_stack_remove(opaque, child.gtkWidget) }

  /// Makes the child with the given name visible.
  public final func setVisibleChildFull(_ name: String, transition: StackTransitionType) {
    gtk_stack_set_visible_child_full(opaque, name, transition.cValue)
  }
}

extension Reactive where Base: Stack {
  /// `true` if the stack allocates the same width for all children.
  public var hhomogeneous: DynamicSubject<Bool> {
    property("hhomogeneous", get: { Stack.of($0).hhomogeneous }, set: { Stack.of($0).hhomogeneous = $1 })
  }

  /// Whether or not the size should smoothly change during the transition.
  public var interpolateSize: DynamicSubject<Bool> {
    property("interpolate-size", get: { Stack.of($0).interpolateSize }, set: { Stack.of($0).interpolateSize = $1 })
  }

  /// A selection model with the stack pages.
  public var pages: SafeSignal<(any SelectionModel)?> { readOnlyInterfaceProperty("pages") }

  /// The animation duration, in milliseconds.
  public var transitionDuration: DynamicSubject<Int> {
    property(
      "transition-duration", get: { Stack.of($0).transitionDuration }, set: { Stack.of($0).transitionDuration = $1 })
  }

  /// Whether or not the transition is currently running.
  public var transitionRunning: SafeSignal<Bool> { readOnlyProperty("transition-running") }

  /// The type of animation used to transition.
  public var transitionType: DynamicSubject<StackTransitionType> {
    property("transition-type", get: { Stack.of($0).transitionType }, set: { Stack.of($0).transitionType = $1 })
  }

  /// `true` if the stack allocates the same height for all children.
  public var vhomogeneous: DynamicSubject<Bool> {
    property("vhomogeneous", get: { Stack.of($0).vhomogeneous }, set: { Stack.of($0).vhomogeneous = $1 })
  }

  /// The widget currently visible in the stack.
  public var visibleChild: DynamicSubject<Widget?> {
    property("visible-child", get: { Stack.of($0).visibleChild }, set: { Stack.of($0).visibleChild = $1 })
  }

  /// The name of the widget currently visible in the stack.
  public var visibleChildName: DynamicSubject<String?> {
    property("visible-child-name", get: { Stack.of($0).visibleChildName }, set: { Stack.of($0).visibleChildName = $1 })
  }
}

/// `StackPage` is an auxiliary class used by `Stack`.
open class StackPage: Object, Accessible {
  open override class var gType: GType { gtk_stack_page_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The child that this page is for.
  public final var child: Widget? { lentObject(gtk_stack_page_get_child(opaque)) }

  /// The icon name of the child page.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_stack_page_get_icon_name(opaque)) }
    set { lend(newValue) { gtk_stack_page_set_icon_name(opaque, $0) } }
  }

  /// The name of the child page.
  public final var name: String? {
    get { lentString(ifAny: gtk_stack_page_get_name(opaque)) }
    set { lend(newValue) { gtk_stack_page_set_name(opaque, $0) } }
  }

  /// Whether the page requires the user attention.
  public final var needsAttention: Bool {
    get { gtk_stack_page_get_needs_attention(opaque).isTrue }
    set { gtk_stack_page_set_needs_attention(opaque, newValue.gboolean) }
  }

  /// The title of the child page.
  public final var title: String? {
    get { lentString(ifAny: gtk_stack_page_get_title(opaque)) }
    set { lend(newValue) { gtk_stack_page_set_title(opaque, $0) } }
  }

  /// If set, an underline in the title indicates a mnemonic.
  public final var useUnderline: Bool {
    get { gtk_stack_page_get_use_underline(opaque).isTrue }
    set { gtk_stack_page_set_use_underline(opaque, newValue.gboolean) }
  }

  /// Whether this page is visible.
  public final var visible: Bool {
    get { gtk_stack_page_get_visible(opaque).isTrue }
    set { gtk_stack_page_set_visible(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: StackPage {
  /// The child that this page is for.
  public var child: SafeSignal<Widget?> { readOnlyProperty("child") }

  /// The icon name of the child page.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { StackPage.of($0).iconName }, set: { StackPage.of($0).iconName = $1 })
  }

  /// The name of the child page.
  public var name: DynamicSubject<String?> {
    property("name", get: { StackPage.of($0).name }, set: { StackPage.of($0).name = $1 })
  }

  /// Whether the page requires the user attention.
  public var needsAttention: DynamicSubject<Bool> {
    property("needs-attention", get: { StackPage.of($0).needsAttention }, set: { StackPage.of($0).needsAttention = $1 })
  }

  /// The title of the child page.
  public var title: DynamicSubject<String?> {
    property("title", get: { StackPage.of($0).title }, set: { StackPage.of($0).title = $1 })
  }

  /// If set, an underline in the title indicates a mnemonic.
  public var useUnderline: DynamicSubject<Bool> {
    property("use-underline", get: { StackPage.of($0).useUnderline }, set: { StackPage.of($0).useUnderline = $1 })
  }

  /// Whether this page is visible.
  public var visible: DynamicSubject<Bool> {
    property("visible", get: { StackPage.of($0).visible }, set: { StackPage.of($0).visible = $1 })
  }
}

/// A `StackSidebar` uses a sidebar to switch between `Stack` pages.
open class StackSidebar: Widget {
  open override class var gType: GType { gtk_stack_sidebar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `StackSidebar`.
  public init() {
    super.init(adopting: gtk_stack_sidebar_new())
  }

  /// The stack.
  public final var stack: Stack? {
    get { lentObject(opaque: gtk_stack_sidebar_get_stack(opaque)) }
    set { gtk_stack_sidebar_set_stack(opaque, newValue?.opaque) }
  }
}

extension Reactive where Base: StackSidebar {
  /// The stack.
  public var stack: DynamicSubject<Stack?> {
    property("stack", get: { StackSidebar.of($0).stack }, set: { StackSidebar.of($0).stack = $1 })
  }
}

/// The `StackSwitcher` shows a row of buttons to switch between `Stack` pages.
open class StackSwitcher: Widget, Orientable {
  open override class var gType: GType { gtk_stack_switcher_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Create a new `StackSwitcher`.
  public init() {
    super.init(adopting: gtk_stack_switcher_new())
  }

  /// The stack.
  public final var stack: Stack? {
    get { lentObject(opaque: gtk_stack_switcher_get_stack(opaque)) }
    set { gtk_stack_switcher_set_stack(opaque, newValue?.opaque) }
  }
}

extension Reactive where Base: StackSwitcher {
  /// The stack.
  public var stack: DynamicSubject<Stack?> {
    property("stack", get: { StackSwitcher.of($0).stack }, set: { StackSwitcher.of($0).stack = $1 })
  }
}

/// A `Statusbar` widget is usually placed along the bottom of an application's main `Window`.
open class Statusbar: Widget {
  open override class var gType: GType { gtk_statusbar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Statusbar` ready for messages.
  public init() {
    super.init(adopting: gtk_statusbar_new())
  }

  /// Returns a new context identifier, given a description of the actual context.
  public final func getContextId(_ contextDescription: String) -> Int {
    gtk_statusbar_get_context_id(opaque, contextDescription).int
  }

  /// Removes the first message in the `Statusbar`’s stack with the given context id.
  public final func pop(_ contextId: Int) { gtk_statusbar_pop(opaque, contextId.uint32) }

  /// Pushes a new message onto a statusbar’s stack.
  @discardableResult
  public final func push(contextId: Int, text: String) -> Int { gtk_statusbar_push(opaque, contextId.uint32, text).int }

  /// Forces the removal of a message from a statusbar’s stack. The exact `contextId` and `messageId` must be specified.
  public final func remove(contextId: Int, messageId: Int) {
    gtk_statusbar_remove(opaque, contextId.uint32, messageId.uint32)
  }

  /// Forces the removal of all messages from a statusbar's stack with the exact `contextId`.
  public final func removeAll(_ contextId: Int) { gtk_statusbar_remove_all(opaque, contextId.uint32) }
}

extension Reactive where Base: Statusbar {
  /// Emitted whenever a new message is popped off a statusbar's stack.
  ///
  /// Arguments: `contextId`, `text`.
  public var textPopped: SafeSignal<(Int, String)> { signal(ofSeveral: "text-popped") }

  /// Emitted whenever a new message gets pushed onto a statusbar's stack.
  ///
  /// Arguments: `contextId`, `text`.
  public var textPushed: SafeSignal<(Int, String)> { signal(ofSeveral: "text-pushed") }
}

/// `StringFilter` determines whether to include items by comparing strings to a fixed search term.
open class StringFilter: Filter {
  open override class var gType: GType { gtk_string_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new string filter.
  public init(expression: ValueExpression? = nil) {
    super.init(adopting: gtk_string_filter_new(expression?.given()).raw)
  }

  /// The expression to evaluate on item to get a string to compare with.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_string_filter_get_expression(opaque)) }
    set { gtk_string_filter_set_expression(opaque, newValue?.opaque) }
  }

  /// If matching is case sensitive.
  public final var ignoreCase: Bool {
    get { gtk_string_filter_get_ignore_case(opaque).isTrue }
    set { gtk_string_filter_set_ignore_case(opaque, newValue.gboolean) }
  }

  /// If exact matches are necessary or if substrings are allowed.
  public final var matchMode: StringFilterMatchMode {
    get { StringFilterMatchMode(cValue: gtk_string_filter_get_match_mode(opaque)) }
    set { gtk_string_filter_set_match_mode(opaque, newValue.cValue) }
  }

  /// The search term.
  public final var search: String? {
    get { lentString(ifAny: gtk_string_filter_get_search(opaque)) }
    set { lend(newValue) { gtk_string_filter_set_search(opaque, $0) } }
  }
}

extension Reactive where Base: StringFilter {
  /// The expression to evaluate on item to get a string to compare with.
  public var expression: DynamicSubject<ValueExpression?> {
    property("expression", get: { StringFilter.of($0).expression }, set: { StringFilter.of($0).expression = $1 })
  }

  /// If matching is case sensitive.
  public var ignoreCase: DynamicSubject<Bool> {
    property("ignore-case", get: { StringFilter.of($0).ignoreCase }, set: { StringFilter.of($0).ignoreCase = $1 })
  }

  /// If exact matches are necessary or if substrings are allowed.
  public var matchMode: DynamicSubject<StringFilterMatchMode> {
    property("match-mode", get: { StringFilter.of($0).matchMode }, set: { StringFilter.of($0).matchMode = $1 })
  }

  /// The search term.
  public var search: DynamicSubject<String?> {
    property("search", get: { StringFilter.of($0).search }, set: { StringFilter.of($0).search = $1 })
  }
}
