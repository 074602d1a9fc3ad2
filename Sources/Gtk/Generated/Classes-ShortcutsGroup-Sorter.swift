// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A `ShortcutsGroup` represents a group of related keyboard shortcuts or gestures.
open class ShortcutsGroup: Box {
  open override class var gType: GType { gtk_shortcuts_group_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The size group for the accelerator portion of shortcuts in this group.
  public final func setAccelSizeGroup(_ newValue: SizeGroup?) {
    setProperty("accel-size-group", newValue)
  }

  /// A rough measure for the number of lines in this group.
  public final var groupHeight: Int { getProperty("height") }

  /// The title for this group of shortcuts.
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// The size group for the textual portion of shortcuts in this group.
  public final func setTitleSizeGroup(_ newValue: SizeGroup?) {
    setProperty("title-size-group", newValue)
  }

  /// An optional view that the shortcuts in this group are relevant for.
  public final var view: String {
    get { getProperty("view") }
    set { setProperty("view", newValue) }
  }
}

extension Reactive where Base: ShortcutsGroup {
  /// The size group for the accelerator portion of shortcuts in this group.
  public var accelSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("accel-size-group", $1) } }

  /// A rough measure for the number of lines in this group.
  public var groupHeight: SafeSignal<Int> { readOnlyProperty("height") }

  /// The title for this group of shortcuts.
  public var title: DynamicSubject<String> { property("title") }

  /// The size group for the textual portion of shortcuts in this group.
  public var titleSizeGroup: Bond<SizeGroup?> { bond { $0.setProperty("title-size-group", $1) } }

  /// An optional view that the shortcuts in this group are relevant for.
  public var view: DynamicSubject<String> { property("view") }
}

/// A `ShortcutsSection` collects all the keyboard shortcuts and gestures for a major application mode.
open class ShortcutsSection: Box {
  open override class var gType: GType { gtk_shortcuts_section_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The maximum number of lines to allow per column.
  public final var maxHeight: Int {
    get { getProperty("max-height") }
    set { setProperty("max-height", newValue) }
  }

  /// A unique name to identify this section among the sections added to the `ShortcutsWindow`.
  public final var sectionName: String {
    get { getProperty("section-name") }
    set { setProperty("section-name", newValue) }
  }

  /// The string to show in the section selector of the `ShortcutsWindow` for this section.
  public final var title: String {
    get { getProperty("title") }
    set { setProperty("title", newValue) }
  }

  /// A view name to filter the groups in this section by.
  public final var viewName: String {
    get { getProperty("view-name") }
    set { setProperty("view-name", newValue) }
  }
}

extension Reactive where Base: ShortcutsSection {
  /// The maximum number of lines to allow per column.
  public var maxHeight: DynamicSubject<Int> { property("max-height") }

  /// A unique name to identify this section among the sections added to the `ShortcutsWindow`.
  public var sectionName: DynamicSubject<String> { property("section-name") }

  /// The string to show in the section selector of the `ShortcutsWindow` for this section.
  public var title: DynamicSubject<String> { property("title") }

  /// A view name to filter the groups in this section by.
  public var viewName: DynamicSubject<String> { property("view-name") }

  /// Argument: `object`.
  public var changeCurrentPage: SignalRequest<Bool, Int> { request("change-current-page") }
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

/// A `ShortcutsWindow` shows information about the keyboard shortcuts and gestures of an application.
open class ShortcutsWindow: Window {
  open override class var gType: GType { gtk_shortcuts_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The name of the section to show.
  public final var sectionName: String {
    get { getProperty("section-name") }
    set { setProperty("section-name", newValue) }
  }

  /// The view name by which to filter the contents.
  public final var viewName: String {
    get { getProperty("view-name") }
    set { setProperty("view-name", newValue) }
  }
}

extension Reactive where Base: ShortcutsWindow {
  /// The name of the section to show.
  public var sectionName: DynamicSubject<String> { property("section-name") }

  /// The view name by which to filter the contents.
  public var viewName: DynamicSubject<String> { property("view-name") }

  /// Emitted when the user uses a keybinding to close the window.
  public var close: SafeSignal<Void> { signal("close") }

  /// Emitted when the user uses a keybinding to start a search.
  public var search: SafeSignal<Void> { signal("search") }
}

/// A `Shortcut`Action that emits a signal.
open class SignalAction: ShortcutAction {
  open override class var gType: GType { gtk_signal_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates an action that when activated, emits the given action signal on the provided widget.
  public init(signalName: String) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_signal_action_new(signalName)))
  }

  /// The name of the signal to emit.
  public final var signalName: String { lentString(gtk_signal_action_get_signal_name(cast())) }
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_signal_list_item_factory_new()))
  }
}

extension Reactive where Base: SignalListItemFactory {
  /// Emitted when an object has been bound, for example when a new `ListItem.item` has been set on a `ListItem` and
  /// should be bound for use.
  ///
  /// Argument: `object`.
  public var bind: SafeSignal<Object> { signal("bind") }

  /// Emitted when a new listitem has been created and needs to be setup for use.
  ///
  /// Argument: `object`.
  public var setup: SafeSignal<Object> { signal("setup") }

  /// Emitted when an object is about to be destroyed.
  ///
  /// Argument: `object`.
  public var teardown: SafeSignal<Object> { signal("teardown") }

  /// Emitted when a object has been unbound from its item, for example when a listitem was removed from use in a list
  /// widget and its new `ListItem.item` is about to be unset.
  ///
  /// Argument: `object`.
  public var unbind: SafeSignal<Object> { signal("unbind") }
}

/// `SingleSelection` is a `SelectionModel` that allows selecting a single item.
open class SingleSelection: Object, Gio.ListModel, SelectionModel {
  open override class var gType: GType { gtk_single_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new selection to handle `model`.
  public init(model: (any Gio.ListModel)? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_single_selection_new(model?.given())))
  }

  /// If the selection will always select an item.
  public final var autoselect: Bool {
    get { Bool(c: gtk_single_selection_get_autoselect(cast())) }
    set { gtk_single_selection_set_autoselect(cast(), gboolean(swift: newValue)) }
  }

  /// If unselecting the selected item is allowed.
  public final var canUnselect: Bool {
    get { Bool(c: gtk_single_selection_get_can_unselect(cast())) }
    set { gtk_single_selection_set_can_unselect(cast(), gboolean(swift: newValue)) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being managed.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(gtk_single_selection_get_model(cast())) }
    set { gtk_single_selection_set_model(cast(), newValue?.cast()) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Position of the selected item.
  public final var selected: Int {
    get { Int(c: gtk_single_selection_get_selected(cast())) }
    set { gtk_single_selection_set_selected(cast(), UInt32(swift: newValue)) }
  }

  /// The selected item.
  public final var selectedItem: Object? { lentObject(gtk_single_selection_get_selected_item(cast())) }
}

extension Reactive where Base: SingleSelection {
  /// If the selection will always select an item.
  public var autoselect: DynamicSubject<Bool> {
    property("autoselect", get: { SingleSelection.of($0).autoselect }, set: { SingleSelection.of($0).autoselect = $1 })
  }

  /// If unselecting the selected item is allowed.
  public var canUnselect: DynamicSubject<Bool> {
    property(
      "can-unselect", get: { SingleSelection.of($0).canUnselect }, set: { SingleSelection.of($0).canUnselect = $1 })
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being managed.
  public var model: DynamicSubject<(any Gio.ListModel)?> {
    property("model", get: { SingleSelection.of($0).model }, set: { SingleSelection.of($0).model = $1 })
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }

  /// Position of the selected item.
  public var selected: DynamicSubject<Int> {
    property("selected", get: { SingleSelection.of($0).selected }, set: { SingleSelection.of($0).selected = $1 })
  }

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
  public final var mode: SizeGroupMode {
    get { SizeGroupMode(cValue: gtk_size_group_get_mode(cast())) }
    set { gtk_size_group_set_mode(cast(), newValue.cValue()) }
  }

  /// Adds a widget to a `SizeGroup`.
  public final func addWidget(_ widget: Widget) { gtk_size_group_add_widget(cast(), widget.cast()) }

  /// Returns the list of widgets associated with `sizeGroup`.
  public final var widgets: [Widget] {
    lists(gtk_size_group_get_widgets(cast()), isGiven: false) { lentObject($0) as Widget? }
  }

  /// Removes a widget from a `SizeGroup`.
  public final func removeWidget(_ widget: Widget) { gtk_size_group_remove_widget(cast(), widget.cast()) }
}

extension Reactive where Base: SizeGroup {
  /// The direction in which the size group affects requested sizes.
  public var mode: DynamicSubject<SizeGroupMode> {
    property("mode", get: { SizeGroup.of($0).mode }, set: { SizeGroup.of($0).mode = $1 })
  }
}

/// `SliceListModel` is a list model that presents a slice of another model.
open class SliceListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_slice_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new slice model.
  public init(model: (any Gio.ListModel)? = nil, offset: Int, size: Int) {
    super.init(
      adopting: UnsafeMutableRawPointer(
        gtk_slice_list_model_new(model?.given(), UInt32(swift: offset), UInt32(swift: size))))
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// Child model to take slice from.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(gtk_slice_list_model_get_model(cast())) }
    set { gtk_slice_list_model_set_model(cast(), newValue?.cast()) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Offset of slice.
  public final var offset: Int {
    get { Int(c: gtk_slice_list_model_get_offset(cast())) }
    set { gtk_slice_list_model_set_offset(cast(), UInt32(swift: newValue)) }
  }

  /// Maximum size of slice.
  public final var size: Int {
    get { Int(c: gtk_slice_list_model_get_size(cast())) }
    set { gtk_slice_list_model_set_size(cast(), UInt32(swift: newValue)) }
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_snapshot_new()))
  }

  /// Appends a stroked border rectangle inside the given `outline`.
  public final func appendBorder(_ outline: Gsk.RoundedRect, borderWidth: [Double], borderColor: [Gdk.RGBA]) {
    var cOutline = outline.cValue
    precondition(borderWidth.count == 4, "borderWidth has 4 elements")
    let cBorderWidth = borderWidth.map { Float($0) }
    precondition(borderColor.count == 4, "borderColor has 4 elements")
    let cBorderColor = borderColor.map { $0.cValue }
    gtk_snapshot_append_border(cast(), &cOutline, cBorderWidth, cBorderColor)
  }

  /// Creates a new `Gsk.CairoNode` and appends it to the current render node of `snapshot`, without changing the
  /// current node.
  @discardableResult
  public final func appendCairo(_ bounds: Graphene.Rect) -> Cairo.Context {
    var cBounds = bounds.cValue
    return givenBoxed(gtk_snapshot_append_cairo(cast(), &cBounds))
  }

  /// Creates a new render node drawing the `color` into the given `bounds` and appends it to the current render node of
  /// `snapshot`.
  public final func appendColor(_ color: Gdk.RGBA, bounds: Graphene.Rect) {
    var cColor = color.cValue
    var cBounds = bounds.cValue
    gtk_snapshot_append_color(cast(), &cColor, &cBounds)
  }

  /// Appends a conic gradient node with the given stops to `snapshot`.
  public final func appendConicGradient(
    _ bounds: Graphene.Rect, center: Graphene.Point, rotation: Double, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cCenter = center.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_conic_gradient(cast(), &cBounds, &cCenter, Float(rotation), cStops, UInt(stops.count))
  }

  /// Appends an inset shadow into the box given by `outline`.
  public final func appendInsetShadow(
    _ outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
  ) {
    var cOutline = outline.cValue
    var cColor = color.cValue
    gtk_snapshot_append_inset_shadow(cast(), &cOutline, &cColor, Float(dx), Float(dy), Float(spread), Float(blurRadius))
  }

  public final func appendLayout(_ layout: Pango.Layout, color: Gdk.RGBA) {
    var cColor = color.cValue
    gtk_snapshot_append_layout(cast(), layout.cast(), &cColor)
  }

  /// Appends a linear gradient node with the given stops to `snapshot`.
  public final func appendLinearGradient(
    _ bounds: Graphene.Rect, startPoint: Graphene.Point, endPoint: Graphene.Point, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cStartPoint = startPoint.cValue
    var cEndPoint = endPoint.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_linear_gradient(cast(), &cBounds, &cStartPoint, &cEndPoint, cStops, UInt(stops.count))
  }

  /// Appends `node` to the current render node of `snapshot`, without changing the current node.
  public final func appendNode(_ node: Gsk.RenderNode) { gtk_snapshot_append_node(cast(), node.cast()) }

  /// Appends an outset shadow node around the box given by `outline`.
  public final func appendOutsetShadow(
    _ outline: Gsk.RoundedRect, color: Gdk.RGBA, dx: Double, dy: Double, spread: Double, blurRadius: Double
  ) {
    var cOutline = outline.cValue
    var cColor = color.cValue
    gtk_snapshot_append_outset_shadow(
      cast(), &cOutline, &cColor, Float(dx), Float(dy), Float(spread), Float(blurRadius))
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
      cast(), &cBounds, &cCenter, Float(hradius), Float(vradius), Float(start), Float(end), cStops, UInt(stops.count))
  }

  /// Appends a repeating linear gradient node with the given stops to `snapshot`.
  public final func appendRepeatingLinearGradient(
    _ bounds: Graphene.Rect, startPoint: Graphene.Point, endPoint: Graphene.Point, stops: [Gsk.ColorStop]
  ) {
    var cBounds = bounds.cValue
    var cStartPoint = startPoint.cValue
    var cEndPoint = endPoint.cValue
    let cStops = stops.map { $0.cValue }
    gtk_snapshot_append_repeating_linear_gradient(cast(), &cBounds, &cStartPoint, &cEndPoint, cStops, UInt(stops.count))
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
      cast(), &cBounds, &cCenter, Float(hradius), Float(vradius), Float(start), Float(end), cStops, UInt(stops.count))
  }

  /// Creates a new render node drawing the `texture` into the given `bounds` and appends it to the current render node
  /// of `snapshot`.
  public final func appendTexture(_ texture: Gdk.Texture, bounds: Graphene.Rect) {
    var cBounds = bounds.cValue
    gtk_snapshot_append_texture(cast(), texture.cast(), &cBounds)
  }

  /// Removes the top element from the stack of render nodes and adds it to the nearest `Gsk.GLShaderNode` below it.
  public final func glShaderPopTexture() { gtk_snapshot_gl_shader_pop_texture(cast()) }

  /// Applies a perspective projection transform.
  public final func perspective(_ depth: Double) { gtk_snapshot_perspective(cast(), Float(depth)) }

  /// Removes the top element from the stack of render nodes, and appends it to the node underneath it.
  public final func pop() { gtk_snapshot_pop(cast()) }

  /// Blends together two images with the given blend mode.
  public final func pushBlend(_ blendMode: Gsk.BlendMode) { gtk_snapshot_push_blend(cast(), blendMode.cValue()) }

  /// Blurs an image.
  public final func pushBlur(_ radius: Double) { gtk_snapshot_push_blur(cast(), radius) }

  /// Clips an image to a rectangle.
  public final func pushClip(_ bounds: Graphene.Rect) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_clip(cast(), &cBounds)
  }

  /// Modifies the colors of an image by applying an affine transformation in RGB space.
  public final func pushColorMatrix(_ colorMatrix: Graphene.Matrix, colorOffset: Graphene.Vec4) {
    gtk_snapshot_push_color_matrix(cast(), colorMatrix.cast(), colorOffset.cast())
  }

  /// Snapshots a cross-fade operation between two images with the given `progress`.
  public final func pushCrossFade(_ progress: Double) { gtk_snapshot_push_cross_fade(cast(), progress) }

  /// Push a `Gsk.GLShaderNode`.
  public final func pushGlShader(_ shader: Gsk.GLShader, bounds: Graphene.Rect, takeArgs: GLib.Bytes) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_gl_shader(cast(), shader.cast(), &cBounds, takeArgs.given())
  }

  /// Modifies the opacity of an image.
  public final func pushOpacity(_ opacity: Double) { gtk_snapshot_push_opacity(cast(), opacity) }

  /// Creates a node that repeats the child node.
  public final func pushRepeat(_ bounds: Graphene.Rect, childBounds: Graphene.Rect?) {
    let lent = CallScope()
    defer { lent.end() }
    var cBounds = bounds.cValue
    gtk_snapshot_push_repeat(cast(), &cBounds, lent.structure(childBounds?.cValue))
  }

  /// Clips an image to a rounded rectangle.
  public final func pushRoundedClip(_ bounds: Gsk.RoundedRect) {
    var cBounds = bounds.cValue
    gtk_snapshot_push_rounded_clip(cast(), &cBounds)
  }

  /// Applies a shadow to an image.
  public final func pushShadow(_ shadow: [Gsk.Shadow]) {
    let cShadow = shadow.map { $0.cValue }
    gtk_snapshot_push_shadow(cast(), cShadow, UInt(shadow.count))
  }

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
    gtk_snapshot_render_insertion_cursor(
      cast(), context.cast(), x, y, layout.cast(), Int32(swift: index), direction.cValue())
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

  /// Rotates `snapshot`'s coordinate system by `angle` degrees around `axis`.
  public final func rotate3d(angle: Double, axis: Graphene.Vec3) {
    gtk_snapshot_rotate_3d(cast(), Float(angle), axis.cast())
  }

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

  /// Returns the render node that was constructed by `snapshot`.
  @discardableResult
  public final func toNode() -> Gsk.RenderNode? { givenBoxed(gtk_snapshot_to_node(cast())) }

  /// Returns a paintable encapsulating the render node that was constructed by `snapshot`.
  @discardableResult
  public final func toPaintable(_ size: Graphene.Size?) -> (any Gdk.Paintable)? {
    let lent = CallScope()
    defer { lent.end() }
    return givenInterface(gtk_snapshot_to_paintable(cast(), lent.structure(size?.cValue)))
  }

  /// Transforms `snapshot`'s coordinate system with the given `transform`.
  public final func transform(_ transform: Gsk.Transform?) { gtk_snapshot_transform(cast(), transform?.cast()) }

  /// Transforms `snapshot`'s coordinate system with the given `matrix`.
  public final func transformMatrix(_ matrix: Graphene.Matrix) { gtk_snapshot_transform_matrix(cast(), matrix.cast()) }

  /// Translates `snapshot`'s coordinate system by `point` in 2-dimensional space.
  public final func translate(_ point: Graphene.Point) {
    var cPoint = point.cValue
    gtk_snapshot_translate(cast(), &cPoint)
  }

  /// Translates `snapshot`'s coordinate system by `point`.
  public final func translate3d(_ point: Graphene.Point3D) {
    var cPoint = point.cValue
    gtk_snapshot_translate_3d(cast(), &cPoint)
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
  public final var incremental: Bool {
    get { Bool(c: gtk_sort_list_model_get_incremental(cast())) }
    set { gtk_sort_list_model_set_incremental(cast(), gboolean(swift: newValue)) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being sorted.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(gtk_sort_list_model_get_model(cast())) }
    set { gtk_sort_list_model_set_model(cast(), newValue?.cast()) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Estimate of unsorted items remaining.
  public final var pending: Int { Int(c: gtk_sort_list_model_get_pending(cast())) }

  /// The sorter for this model.
  public final var sorter: Sorter? {
    get { lentObject(gtk_sort_list_model_get_sorter(cast())) }
    set { gtk_sort_list_model_set_sorter(cast(), newValue?.cast()) }
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

  /// Notifies all users of the sorter that it has changed.
  public final func changed(_ change: SorterChange) { gtk_sorter_changed(cast(), change.cValue()) }

  /// Compares two given items according to the sort order implemented by the sorter.
  @discardableResult
  public final func compare(_ item1: Object, item2: Object) -> Ordering {
    Ordering(cValue: gtk_sorter_compare(cast(), item1.pointer, item2.pointer))
  }

  /// Gets the order that `self` conforms to.
  public final var order: SorterOrder { SorterOrder(cValue: gtk_sorter_get_order(cast())) }
}

extension Reactive where Base: Sorter {
  /// Emitted whenever the sorter changed.
  ///
  /// Argument: `change`.
  public var changed: SafeSignal<SorterChange> { signal("changed") }
}
