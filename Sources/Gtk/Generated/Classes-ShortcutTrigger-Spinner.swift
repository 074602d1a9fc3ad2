// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `ShortcutTrigger` tracks how a `Shortcut` should be activated.
open class ShortcutTrigger: Object {
  open override class var gType: GType { gtk_shortcut_trigger_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Tries to parse the given string into a trigger.
  public static func parseString(_ string: String) -> ShortcutTrigger? {
    givenObject(opaque: gtk_shortcut_trigger_parse_string(string))
  }

  /// The types of `trigger1` and `trigger2` are `gconstpointer` only to allow use of this function as a `GCompareFunc`.
  @discardableResult
  public final func compare(_ trigger2: ShortcutTrigger) -> Int {
    gtk_shortcut_trigger_compare(pointer, trigger2.pointer).int
  }

  /// Checks if `trigger1` and `trigger2` trigger under the same conditions.
  @discardableResult
  public final func equal(_ trigger2: ShortcutTrigger) -> Bool {
    gtk_shortcut_trigger_equal(pointer, trigger2.pointer).isTrue
  }

  /// Generates a hash value for a `ShortcutTrigger`.
  @discardableResult
  public final func hash() -> Int { gtk_shortcut_trigger_hash(pointer).int }

  /// Gets textual representation for the given trigger.
  @discardableResult
  public final func toLabel(_ display: Gdk.Display) -> String {
    givenString(gtk_shortcut_trigger_to_label(opaque, display.opaque))
  }

  /// Prints the given trigger into a human-readable string.
  @discardableResult
  public final func toString() -> String { givenString(gtk_shortcut_trigger_to_string(opaque)) }

  /// Checks if the given `event` triggers `self`.
  @discardableResult
  public final func trigger(_ event: Gdk.Event, enableMnemonics: Bool) -> Gdk.KeyMatch {
    Gdk.KeyMatch(cValue: gtk_shortcut_trigger_trigger(opaque, event.opaque, enableMnemonics.gboolean))
  }
}

/// A `ShortcutsShortcut` represents a single keyboard shortcut or gesture with a short text.
open class ShortcutsShortcut: Widget {
  open override class var gType: GType { gtk_shortcuts_shortcut_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The size group for the accelerator portion of this shortcut.
  public final func setAccelSizeGroup(_ newValue: SizeGroup?) {
    setProperty("accel-size-group", newValue)
  }

  /// The accelerator(s) represented by this object.
  public final var accelerator: String {
    get { getProperty("accelerator") }
    set { setProperty("accelerator", newValue) }
  }

  /// A detailed action name.
  public final var actionName: String {
    get { getProperty("action-name") }
    set { setProperty("action-name", newValue) }
  }

  /// An icon to represent the shortcut or gesture.
  public final var icon: (any Gio.Icon)? {
    get { (getProperty("icon") as Object?) as? any Gio.Icon }
    set { setProperty("icon", newValue as Object?) }
  }

  /// `true` if an icon has been set.
  public final var iconSet: Bool {
    get { getProperty("icon-set") }
    set { setProperty("icon-set", newValue) }
  }

  /// The type of shortcut that is represented.
  public final var shortcutType: ShortcutType {
    get { getProperty("shortcut-type") }
    set { setProperty("shortcut-type", newValue) }
  }

  /// The subtitle for the shortcut or gesture.
  public final var subtitle: String {
    get { getProperty("subtitle") }
    set { setProperty("subtitle", newValue) }
  }

  /// `true` if a subtitle has been set.
  public final var subtitleSet: Bool {
    get { getProperty("subtitle-set") }
    set { setProperty("subtitle-set", newValue) }
  }

  /// The textual description for the shortcut or gesture represented by this object.
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// The size group for the textual portion of this shortcut.
  public final func setTitleSizeGroup(_ newValue: SizeGroup?) {
    setProperty("title-size-group", newValue)
  }
}

extension Reactive where Base: ShortcutsShortcut {
  /// The size group for the accelerator portion of this shortcut.
  public var accelSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("accel-size-group", $1) } }

  /// The accelerator(s) represented by this object.
  public var accelerator: DynamicSubject<String> { property("accelerator") }

  /// A detailed action name.
  public var actionName: DynamicSubject<String> { property("action-name") }

  /// An icon to represent the shortcut or gesture.
  public var icon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("icon") }

  /// `true` if an icon has been set.
  public var iconSet: DynamicSubject<Bool> { property("icon-set") }

  /// The type of shortcut that is represented.
  public var shortcutType: DynamicSubject<ShortcutType> { property("shortcut-type") }

  /// The subtitle for the shortcut or gesture.
  public var subtitle: DynamicSubject<String> { property("subtitle") }

  /// `true` if a subtitle has been set.
  public var subtitleSet: DynamicSubject<Bool> { property("subtitle-set") }

  /// The textual description for the shortcut or gesture represented by this object.
  public var title: DynamicSubject<String> { property("title") }

  /// The size group for the textual portion of this shortcut.
  public var titleSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("title-size-group", $1) } }
}

/// A `Shortcut`Action that emits a signal.
open class SignalAction: ShortcutAction {
  open override class var gType: GType { gtk_signal_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates an action that when activated, emits the given action signal on the provided widget.
  public init(signalName: String) {
    super.init(adopting: gtk_signal_action_new(signalName).raw)
  }

  /// The name of the signal to emit.
  public final var signalName: String { lentString(gtk_signal_action_get_signal_name(opaque)) }
}

extension Reactive where Base: SignalAction {
  /// The name of the signal to emit.
  public var signalName: SafeSignal<String> { readOnlyProperty("signal-name") }
}

/// `SignalListItemFactory` is a `ListItemFactory` that emits signals to to manage listitems.
open class SignalListItemFactory: ListItemFactory {
  open override class var gType: GType { gtk_signal_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `SignalListItemFactory`.
  public init() {
    super.init(adopting: gtk_signal_list_item_factory_new().raw)
  }
}

extension Reactive where Base: SignalListItemFactory {
  /// Emitted when an object has been bound, for example when a new `ListItem.item` has been set on a `ListItem` and
  /// should be bound for use.
  ///
  /// Argument: `object`.
  public var bind: SafeSignal<Object> { signal(ofOne: "bind") }

  /// Emitted when a new listitem has been created and needs to be setup for use.
  ///
  /// Argument: `object`.
  public var setup: SafeSignal<Object> { signal(ofOne: "setup") }

  /// Emitted when an object is about to be destroyed.
  ///
  /// Argument: `object`.
  public var teardown: SafeSignal<Object> { signal(ofOne: "teardown") }

  /// Emitted when a object has been unbound from its item, for example when a listitem was removed from use in a list
  /// widget and its new `ListItem.item` is about to be unset.
  ///
  /// Argument: `object`.
  public var unbind: SafeSignal<Object> { signal(ofOne: "unbind") }
}

/// `SingleSelection` is a `SelectionModel` that allows selecting a single item.
open class SingleSelection: Object, Gio.ListModel, SelectionModel {
  open override class var gType: GType { gtk_single_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new selection to handle `model`.
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: gtk_single_selection_new(model?.given()).raw)
  }

  /// If the selection will always select an item.
  public final var autoselect: Bool {
    get { gtk_single_selection_get_autoselect(opaque).isTrue }
    set { gtk_single_selection_set_autoselect(opaque, newValue.gboolean) }
  }

  /// If unselecting the selected item is allowed.
  public final var canUnselect: Bool {
    get { gtk_single_selection_get_can_unselect(opaque).isTrue }
    set { gtk_single_selection_set_can_unselect(opaque, newValue.gboolean) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being managed.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_single_selection_get_model(opaque)) }
    set { gtk_single_selection_set_model(opaque, newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Position of the selected item.
  public final var selected: Int {
    get { gtk_single_selection_get_selected(opaque).int }
    set { gtk_single_selection_set_selected(opaque, newValue.uint32) }
  }

  /// The selected item.
  public final var selectedItem: Object? { lentObject(gtk_single_selection_get_selected_item(opaque)) }
}

extension Reactive where Base: SingleSelection {
  /// If the selection will always select an item.
  public var autoselect: DynamicSubject<Bool> {
    property("autoselect", get: { (object: SingleSelection) in object.autoselect }, set: { $0.autoselect = $1 })
  }

  /// If unselecting the selected item is allowed.
  public var canUnselect: DynamicSubject<Bool> {
    property("can-unselect", get: { (object: SingleSelection) in object.canUnselect }, set: { $0.canUnselect = $1 })
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being managed.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Position of the selected item.
  public var selected: DynamicSubject<Int> {
    property("selected", get: { (object: SingleSelection) in object.selected }, set: { $0.selected = $1 })
  }

  /// The selected item.
  public var selectedItem: SafeSignal<Object?> { readOnlyProperty("selected-item") }
}

/// `SizeGroup` groups widgets together so they all request the same size.
open class SizeGroup: Object, Buildable {
  open override class var gType: GType { gtk_size_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkSizeGroup: UnsafeMutablePointer<GtkSizeGroup> { pointer.assumingMemoryBound(to: GtkSizeGroup.self) }

  /// Create a new `SizeGroup`.
  public init(mode: SizeGroupMode) {
    super.init(adopting: gtk_size_group_new(mode.cValue))
  }

  /// The direction in which the size group affects requested sizes.
  public final var mode: SizeGroupMode {
    get { SizeGroupMode(cValue: gtk_size_group_get_mode(gtkSizeGroup)) }
    set { gtk_size_group_set_mode(gtkSizeGroup, newValue.cValue) }
  }

  /// Adds a widget to a `SizeGroup`.
  public final func addWidget(_ widget: Widget) { gtk_size_group_add_widget(gtkSizeGroup, widget.gtkWidget) }

  /// Returns the list of widgets associated with `sizeGroup`.
  public final var widgets: [Widget] {
    lists(gtk_size_group_get_widgets(gtkSizeGroup), isGiven: false) { lentObject($0) as Widget? }
  }

  /// Removes a widget from a `SizeGroup`.
  public final func removeWidget(_ widget: Widget) { gtk_size_group_remove_widget(gtkSizeGroup, widget.gtkWidget) }
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
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Offset of slice.
  public var offset: DynamicSubject<Int> {
    property("offset", get: { (object: SliceListModel) in object.offset }, set: { $0.offset = $1 })
  }

  /// Maximum size of slice.
  public var size: DynamicSubject<Int> {
    property("size", get: { (object: SliceListModel) in object.size }, set: { $0.size = $1 })
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
    super.init(
      adopting: gtk_sort_list_model_new(model?.given(), sorter?.givenPointer().assumingMemoryBound(to: GtkSorter.self))
        .raw)
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
    property("incremental", get: { (object: SortListModel) in object.incremental }, set: { $0.incremental = $1 })
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

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

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

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
  public var adjustment: DynamicSubject<Adjustment?> { property("adjustment") }

  /// The acceleration rate when you hold down a button or key.
  public var climbRate: DynamicSubject<Double> {
    property("climb-rate", get: { (object: SpinButton) in object.climbRate }, set: { $0.climbRate = $1 })
  }

  /// The number of decimal places to display.
  public var digits: DynamicSubject<Int> {
    property("digits", get: { (object: SpinButton) in object.digits }, set: { $0.digits = $1 })
  }

  /// Whether non-numeric characters should be ignored.
  public var numeric: DynamicSubject<Bool> {
    property("numeric", get: { (object: SpinButton) in object.numeric }, set: { $0.numeric = $1 })
  }

  /// Whether erroneous values are automatically changed to the spin buttons nearest step increment.
  public var snapToTicks: DynamicSubject<Bool> {
    property("snap-to-ticks", get: { (object: SpinButton) in object.snapToTicks }, set: { $0.snapToTicks = $1 })
  }

  /// Whether the spin button should update always, or only when the value is acceptable.
  public var updatePolicy: DynamicSubject<SpinButtonUpdatePolicy> { property("update-policy") }

  /// The current value.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: SpinButton) in object.value }, set: { $0.value = $1 })
  }

  /// Whether a spin button should wrap upon reaching its limits.
  public var wrap: DynamicSubject<Bool> {
    property("wrap", get: { (object: SpinButton) in object.wrap }, set: { $0.wrap = $1 })
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
    property("spinning", get: { (object: Spinner) in object.spinning }, set: { $0.spinning = $1 })
  }
}
