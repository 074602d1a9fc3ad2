// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `Constraint` describes a constraint between attributes of two widgets, expressed as a linear equation.
open class Constraint: Object {
  open override class var gType: GType { gtk_constraint_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new constraint representing a relation between a layout attribute on a source and a layout attribute on
  /// a target.
  public init(
    target: (any ConstraintTarget)? = nil, targetAttribute: ConstraintAttribute, relation: ConstraintRelation,
    source: (any ConstraintTarget)? = nil, sourceAttribute: ConstraintAttribute, multiplier: Double, constant: Double,
    strength: Int
  ) {
    super.init(
      adopting: gtk_constraint_new(
        target?.pointer, targetAttribute.cValue, relation.cValue, source?.pointer, sourceAttribute.cValue, multiplier,
        constant, strength.int32
      ).raw)
  }

  /// Creates a new constraint representing a relation between a layout attribute on a target and a constant value.
  public init(
    target: (any ConstraintTarget)?, targetAttribute: ConstraintAttribute, relation: ConstraintRelation,
    constant: Double, strength: Int
  ) {
    super.init(
      adopting: gtk_constraint_new_constant(
        target?.pointer, targetAttribute.cValue, relation.cValue, constant, strength.int32
      ).raw)
  }

  /// The constant value to be added to the `Constraint.sourceAttribute`.
  public final var constant: Double { gtk_constraint_get_constant(instance(self)) }

  /// The multiplication factor to be applied to the `Constraint.sourceAttribute`.
  public final var multiplier: Double { gtk_constraint_get_multiplier(instance(self)) }

  /// The order relation between the terms of the constraint.
  public final var relation: ConstraintRelation {
    ConstraintRelation(cValue: gtk_constraint_get_relation(instance(self)))
  }

  /// The source of the constraint.
  public final var source: (any ConstraintTarget)? { lentInterface(opaque: gtk_constraint_get_source(instance(self))) }

  /// The attribute of the `Constraint.source` read by the constraint.
  public final var sourceAttribute: ConstraintAttribute {
    ConstraintAttribute(cValue: gtk_constraint_get_source_attribute(instance(self)))
  }

  /// The strength of the constraint.
  public final var strength: Int { gtk_constraint_get_strength(instance(self)).int }

  /// The target of the constraint.
  public final var target: (any ConstraintTarget)? { lentInterface(opaque: gtk_constraint_get_target(instance(self))) }

  /// The attribute of the `Constraint.target` set by the constraint.
  public final var targetAttribute: ConstraintAttribute {
    ConstraintAttribute(cValue: gtk_constraint_get_target_attribute(instance(self)))
  }

  /// Checks whether the constraint is attached to a `ConstraintLayout`, and it is contributing to the layout.
  public final var isAttached: Bool { gtk_constraint_is_attached(instance(self)).isTrue }

  /// Checks whether the constraint describes a relation between an attribute on the `Constraint.target` and a constant
  /// value.
  public final var isConstant: Bool { gtk_constraint_is_constant(instance(self)).isTrue }

  /// Checks whether the constraint is a required relation for solving the constraint layout.
  public final var isRequired: Bool { gtk_constraint_is_required(instance(self)).isTrue }
}

extension Reactive where Base: Constraint {
  /// The constant value to be added to the `Constraint.sourceAttribute`.
  public var constant: SafeSignal<Double> { readOnlyProperty("constant") }

  /// The multiplication factor to be applied to the `Constraint.sourceAttribute`.
  public var multiplier: SafeSignal<Double> { readOnlyProperty("multiplier") }

  /// The order relation between the terms of the constraint.
  public var relation: SafeSignal<ConstraintRelation> { readOnlyProperty("relation") }

  /// The source of the constraint.
  public var source: SafeSignal<(any ConstraintTarget)?> { readOnlyInterfaceProperty("source") }

  /// The attribute of the `Constraint.source` read by the constraint.
  public var sourceAttribute: SafeSignal<ConstraintAttribute> { readOnlyProperty("source-attribute") }

  /// The strength of the constraint.
  public var strength: SafeSignal<Int> { readOnlyProperty("strength") }

  /// The target of the constraint.
  public var target: SafeSignal<(any ConstraintTarget)?> { readOnlyInterfaceProperty("target") }

  /// The attribute of the `Constraint.target` set by the constraint.
  public var targetAttribute: SafeSignal<ConstraintAttribute> { readOnlyProperty("target-attribute") }
}

/// A `ConstraintGuide` is an invisible layout element in a `ConstraintLayout`.
open class ConstraintGuide: Object, ConstraintTarget {
  open override class var gType: GType { gtk_constraint_guide_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ConstraintGuide` object.
  public init() {
    super.init(adopting: gtk_constraint_guide_new().raw)
  }

  /// The maximum height of the guide.
  public final var maxHeight: Int {
    get { getProperty("max-height") }
    set { setProperty("max-height", newValue) }
  }

  /// The maximum width of the guide.
  public final var maxWidth: Int {
    get { getProperty("max-width") }
    set { setProperty("max-width", newValue) }
  }

  /// The minimum height of the guide.
  public final var minHeight: Int {
    get { getProperty("min-height") }
    set { setProperty("min-height", newValue) }
  }

  /// The minimum width of the guide.
  public final var minWidth: Int {
    get { getProperty("min-width") }
    set { setProperty("min-width", newValue) }
  }

  /// A name that identifies the `ConstraintGuide`, for debugging.
  public final var name: String? {
    get { lentString(ifAny: gtk_constraint_guide_get_name(instance(self))) }
    set { lend(newValue) { gtk_constraint_guide_set_name(instance(self), $0) } }
  }

  /// The preferred, or natural, height of the guide.
  public final var natHeight: Int {
    get { getProperty("nat-height") }
    set { setProperty("nat-height", newValue) }
  }

  /// The preferred, or natural, width of the guide.
  public final var natWidth: Int {
    get { getProperty("nat-width") }
    set { setProperty("nat-width", newValue) }
  }

  /// The `ConstraintStrength` to be used for the constraint on the natural size of the guide.
  public final var strength: ConstraintStrength {
    get { ConstraintStrength(cValue: gtk_constraint_guide_get_strength(instance(self))) }
    set { gtk_constraint_guide_set_strength(instance(self), newValue.cValue) }
  }

  /// Gets the maximum size of `guide`.
  public final var maxSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_constraint_guide_get_max_size(instance(self), &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Gets the minimum size of `guide`.
  public final var minSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_constraint_guide_get_min_size(instance(self), &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Gets the natural size of `guide`.
  public final var natSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_constraint_guide_get_nat_size(instance(self), &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Sets the maximum size of `guide`.
  public final func setMaxSize(width: Int, height: Int) {
    gtk_constraint_guide_set_max_size(instance(self), width.int32, height.int32)
  }

  /// Sets the minimum size of `guide`.
  public final func setMinSize(width: Int, height: Int) {
    gtk_constraint_guide_set_min_size(instance(self), width.int32, height.int32)
  }

  /// Sets the natural size of `guide`.
  public final func setNatSize(width: Int, height: Int) {
    gtk_constraint_guide_set_nat_size(instance(self), width.int32, height.int32)
  }
}

extension Reactive where Base: ConstraintGuide {
  /// The maximum height of the guide.
  public var maxHeight: DynamicSubject<Int> { property("max-height") }

  /// The maximum width of the guide.
  public var maxWidth: DynamicSubject<Int> { property("max-width") }

  /// The minimum height of the guide.
  public var minHeight: DynamicSubject<Int> { property("min-height") }

  /// The minimum width of the guide.
  public var minWidth: DynamicSubject<Int> { property("min-width") }

  /// A name that identifies the `ConstraintGuide`, for debugging.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: ConstraintGuide) in object.name }, set: { $0.name = $1 })
  }

  /// The preferred, or natural, height of the guide.
  public var natHeight: DynamicSubject<Int> { property("nat-height") }

  /// The preferred, or natural, width of the guide.
  public var natWidth: DynamicSubject<Int> { property("nat-width") }

  /// The `ConstraintStrength` to be used for the constraint on the natural size of the guide.
  public var strength: DynamicSubject<ConstraintStrength> { property("strength") }
}

/// A layout manager using constraints to describe relations between widgets.
open class ConstraintLayout: LayoutManager, Buildable {
  open override class var gType: GType { gtk_constraint_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ConstraintLayout` layout manager.
  public init() {
    super.init(adopting: gtk_constraint_layout_new())
  }

  /// Adds a constraint to the layout manager.
  public final func addConstraint(_ constraint: Constraint) {
    gtk_constraint_layout_add_constraint(instance(self), constraint.given())
  }

  /// Adds a guide to `layout`.
  public final func addGuide(_ guide: ConstraintGuide) {
    gtk_constraint_layout_add_guide(instance(self), guide.given())
  }

  /// Returns a `GListModel` to track the constraints that are part of the layout.
  @discardableResult
  public final func observeConstraints() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_constraint_layout_observe_constraints(instance(self))) as (any Gio.ListModel)?)!
  }

  /// Returns a `GListModel` to track the guides that are part of the layout.
  @discardableResult
  public final func observeGuides() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_constraint_layout_observe_guides(instance(self))) as (any Gio.ListModel)?)!
  }

  /// Removes all constraints from the layout manager.
  public final func removeAllConstraints() { gtk_constraint_layout_remove_all_constraints(instance(self)) }

  /// Removes `constraint` from the layout manager, so that it no longer influences the layout.
  public final func removeConstraint(_ constraint: Constraint) {
    gtk_constraint_layout_remove_constraint(instance(self), constraint.opaque)
  }

  /// Removes `guide` from the layout manager, so that it no longer influences the layout.
  public final func removeGuide(_ guide: ConstraintGuide) {
    gtk_constraint_layout_remove_guide(instance(self), guide.opaque)
  }
}

/// `LayoutChild` subclass for children in a `ConstraintLayout`.
open class ConstraintLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_constraint_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// `CssProvider` is an object implementing the `StyleProvider` interface for CSS.
open class CssProvider: Object, StyleProvider {
  open override class var gType: GType { gtk_css_provider_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkCssProvider: UnsafeMutablePointer<GtkCssProvider> {
    pointer.assumingMemoryBound(to: GtkCssProvider.self)
  }

  /// Returns a newly created `CssProvider`.
  public init() {
    super.init(adopting: gtk_css_provider_new())
  }

  /// Loads the data contained in `file` into `cssProvider`.
  public final func loadFromFile(_ file: Gio.File) { gtk_css_provider_load_from_file(gtkCssProvider, file.opaque) }

  /// Loads the data contained in `path` into `cssProvider`.
  public final func loadFromPath(_ path: String) { gtk_css_provider_load_from_path(gtkCssProvider, path) }

  /// Loads the data contained in the resource at `resourcePath` into the `cssProvider`.
  public final func loadFromResource(_ resourcePath: String) {
    gtk_css_provider_load_from_resource(gtkCssProvider, resourcePath)
  }

  /// Loads a theme from the usual theme paths.
  public final func loadNamed(_ name: String, variant: String?) {
    gtk_css_provider_load_named(gtkCssProvider, name, variant)
  }

  /// Converts the `provider` into a string representation in CSS format.
  @discardableResult
  public final func toString() -> String { givenString(gtk_css_provider_to_string(gtkCssProvider)) }
}

extension Reactive where Base: CssProvider {
  /// Signals that a parsing error occurred.
  ///
  /// Arguments: `section`, `error`.
  public var parsingError: SafeSignal<(CssSection, GLib.Failure)> { signal(ofSeveral: "parsing-error") }
}

/// `CustomFilter` determines whether to include items with a callback.
open class CustomFilter: Filter {
  open override class var gType: GType { gtk_custom_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new filter using the given `matchFunc` to filter items.
  public init(matchFunc: ((Object) -> Bool)? = nil) {
    super.init(
      adopting: gtk_custom_filter_new(
        matchFunc == nil ? nil : callGtkCustomFilterFunc, matchFunc.map { heldClosure($0) },
        matchFunc == nil ? nil : releaseClosure
      ).raw)
  }

  /// Sets the function used for filtering items.
  public final func setFilterFunc(_ matchFunc: ((Object) -> Bool)?) {
    gtk_custom_filter_set_filter_func(
      instance(self), matchFunc == nil ? nil : callGtkCustomFilterFunc, matchFunc.map { heldClosure($0) },
      matchFunc == nil ? nil : releaseClosure)
  }
}

/// `CustomLayout` uses closures for size negotiation.
open class CustomLayout: LayoutManager {
  open override class var gType: GType { gtk_custom_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// `CustomSorter` is a `Sorter` implementation that sorts via a callback function.
open class CustomSorter: Sorter {
  open override class var gType: GType { gtk_custom_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Sorter` that works by calling `sortFunc` to compare items.
  public init(sortFunc: ((Object, Object) -> Int)? = nil) {
    super.init(
      adopting: gtk_custom_sorter_new(
        sortFunc == nil ? nil : callGCompareDataFunc, sortFunc.map { heldClosure($0) },
        sortFunc == nil ? nil : releaseClosure
      ).raw)
  }

  /// Sets (or unsets) the function used for sorting items.
  public final func setSortFunc(_ sortFunc: ((Object, Object) -> Int)?) {
    gtk_custom_sorter_set_sort_func(
      instance(self), sortFunc == nil ? nil : callGCompareDataFunc, sortFunc.map { heldClosure($0) },
      sortFunc == nil ? nil : releaseClosure)
  }
}

/// Dialogs are a convenient way to prompt the user for a small amount of input.
open class Dialog: Window {
  open override class var gType: GType { gtk_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkDialog: UnsafeMutablePointer<GtkDialog> { pointer.assumingMemoryBound(to: GtkDialog.self) }

  /// Creates a new dialog box.
  public override init() {
    super.init(adopting: gtk_dialog_new())
  }

  /// `true` if the dialog uses a headerbar for action buttons instead of the action-area.
  public final var useHeaderBar: Int { getProperty("use-header-bar") }

  /// Adds an activatable widget to the action area of a `Dialog`.
  public final func addActionWidget(_ child: Widget, responseId: Int) {
    gtk_dialog_add_action_widget(gtkDialog, child.gtkWidget, responseId.int32)
  }

  /// Adds a button with the given text.
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: Int) -> Widget {
    lentObject(widget: gtk_dialog_add_button(gtkDialog, buttonText, responseId.int32))!
  }

  /// Returns the content area of `dialog`.
  public final var contentArea: Box? { lentObject(widget: gtk_dialog_get_content_area(gtkDialog)) }

  /// Returns the header bar of `dialog`.
  public final var headerBar: HeaderBar? { lentObject(widget: gtk_dialog_get_header_bar(gtkDialog)) }

  /// Gets the response id of a widget in the action area of a dialog.
  public final func getResponseForWidget(_ widget: Widget) -> Int {
    gtk_dialog_get_response_for_widget(gtkDialog, widget.gtkWidget).int
  }

  /// Gets the widget button that uses the given response ID in the action area of a dialog.
  public final func getWidgetForResponse(_ responseId: Int) -> Widget? {
    lentObject(widget: gtk_dialog_get_widget_for_response(gtkDialog, responseId.int32))
  }

  /// Emits the `response` signal with the given response ID.
  public final func response(_ responseId: Int) { gtk_dialog_response(gtkDialog, responseId.int32) }

  /// Sets the default widget for the dialog based on the response ID.
  public final func setDefaultResponse(_ responseId: Int) {
    gtk_dialog_set_default_response(gtkDialog, responseId.int32)
  }

  /// A convenient way to sensitize/desensitize dialog buttons.
  public final func setResponseSensitive(responseId: Int, setting: Bool) {
    gtk_dialog_set_response_sensitive(gtkDialog, responseId.int32, setting.gboolean)
  }
}

extension Reactive where Base: Dialog {
  /// `true` if the dialog uses a headerbar for action buttons instead of the action-area.
  public var useHeaderBar: SafeSignal<Int> { readOnlyProperty("use-header-bar") }

  /// Emitted when the user uses a keybinding to close the dialog.
  public var close: SafeSignal<Void> { signal("close") }

  /// Emitted when an action widget is clicked.
  ///
  /// Argument: `responseId`.
  public var response: SafeSignal<Int> { signal(ofOne: "response") }
}

/// `DirectoryList` is a list model that wraps `g_file_enumerate_children_async()`.
open class DirectoryList: Object, Gio.ListModel {
  open override class var gType: GType { gtk_directory_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DirectoryList`.
  public init(attributes: String? = nil, file: Gio.File? = nil) {
    super.init(adopting: gtk_directory_list_new(attributes, file?.opaque).raw)
  }

  /// The attributes to query.
  public final var attributes: String? {
    get { lentString(ifAny: gtk_directory_list_get_attributes(instance(self))) }
    set { lend(newValue) { gtk_directory_list_set_attributes(instance(self), $0) } }
  }

  /// Error encountered while loading files.
  public final var error: GLib.Failure? { lentFailure(gtk_directory_list_get_error(instance(self))) }

  /// File to query.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_directory_list_get_file(instance(self))) }
    set { gtk_directory_list_set_file(instance(self), newValue?.opaque) }
  }

  /// Priority used when loading.
  public final var ioPriority: Int {
    get { gtk_directory_list_get_io_priority(instance(self)).int }
    set { gtk_directory_list_set_io_priority(instance(self), newValue.int32) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// `true` if files are being loaded.
  public final var loading: Bool { getProperty("loading") }

  /// `true` if the directory is monitored for changed.
  public final var monitored: Bool {
    get { gtk_directory_list_get_monitored(instance(self)).isTrue }
    set { gtk_directory_list_set_monitored(instance(self), newValue.gboolean) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Returns `true` if the children enumeration is currently in progress.
  public final var isLoading: Bool { gtk_directory_list_is_loading(instance(self)).isTrue }
}

extension Reactive where Base: DirectoryList {
  /// The attributes to query.
  public var attributes: DynamicSubject<String?> {
    property("attributes", get: { (object: DirectoryList) in object.attributes }, set: { $0.attributes = $1 })
  }

  /// Error encountered while loading files.
  public var error: SafeSignal<GLib.Failure?> { readOnlyProperty("error") }

  /// File to query.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// Priority used when loading.
  public var ioPriority: DynamicSubject<Int> {
    property("io-priority", get: { (object: DirectoryList) in object.ioPriority }, set: { $0.ioPriority = $1 })
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// `true` if files are being loaded.
  public var loading: SafeSignal<Bool> { readOnlyProperty("loading") }

  /// `true` if the directory is monitored for changed.
  public var monitored: DynamicSubject<Bool> { property("monitored") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `DragIcon` is a `Root` implementation for drag icons.
open class DragIcon: Widget, Native, Root {
  open override class var gType: GType { gtk_drag_icon_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The widget to display as drag icon.
  public final var child: Widget? {
    get { lentObject(widget: gtk_drag_icon_get_child(instance(self))) }
    set { gtk_drag_icon_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// Creates a widget that can be used as a drag icon for the given `value`.
  @discardableResult
  public static func createWidgetForValue(_ value: any GValueWritable) -> Widget? {
    let lent = CallScope()
    defer { lent.end() }
    return givenObject(widget: gtk_drag_icon_create_widget_for_value(lent.value(value)))
  }

  /// Gets the `DragIcon` in use with `drag`.
  public static func getForDrag(_ drag: Gdk.Drag) -> Widget {
    lentObject(widget: gtk_drag_icon_get_for_drag(drag.opaque))!
  }

  /// Creates a `DragIcon` that shows `paintable`, and associates it with the drag operation.
  public static func setFromPaintable(_ drag: Gdk.Drag, paintable: any Gdk.Paintable, hotX: Int, hotY: Int) {
    gtk_drag_icon_set_from_paintable(drag.opaque, paintable.opaque, hotX.int32, hotY.int32)
  }
}

extension Reactive where Base: DragIcon {
  /// The widget to display as drag icon.
  public var child: DynamicSubject<Widget?> { property("child") }
}

/// `DragSource` is an event controller to initiate Drag-And-Drop operations.
open class DragSource: GestureSingle {
  open override class var gType: GType { gtk_drag_source_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DragSource` object.
  public init() {
    super.init(adopting: gtk_drag_source_new().raw)
  }

  /// The actions that are supported by drag operations from the source.
  public final var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drag_source_get_actions(instance(self))) }
    set { gtk_drag_source_set_actions(instance(self), newValue.cValue) }
  }

  /// The data that is offered by drag operations from this source.
  public final var content: Gdk.ContentProvider? {
    get { lentObject(gtk_drag_source_get_content(instance(self))) }
    set { gtk_drag_source_set_content(instance(self), newValue?.gdkContentProvider) }
  }

  /// Cancels a currently ongoing drag operation.
  public final func dragCancel() { gtk_drag_source_drag_cancel(instance(self)) }

  /// Returns the underlying `Gdk.Drag` object for an ongoing drag.
  public final var drag: Gdk.Drag? { lentObject(opaque: gtk_drag_source_get_drag(instance(self))) }

  /// Sets a paintable to use as icon during DND operations.
  public final func setIcon(_ paintable: (any Gdk.Paintable)?, hotX: Int, hotY: Int) {
    gtk_drag_source_set_icon(instance(self), paintable?.opaque, hotX.int32, hotY.int32)
  }
}

extension Reactive where Base: DragSource {
  /// The actions that are supported by drag operations from the source.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The data that is offered by drag operations from this source.
  public var content: DynamicSubject<Gdk.ContentProvider?> { property("content") }

  /// Emitted on the drag source when a drag is started.
  ///
  /// Argument: `drag`.
  public var dragBegin: SafeSignal<Gdk.Drag> { signal(ofOne: "drag-begin") }

  /// Emitted on the drag source when a drag has failed.
  ///
  /// Arguments: `drag`, `reason`.
  public var dragCancel: SignalRequest<Bool, Gdk.Drag, Gdk.DragCancelReason> { request("drag-cancel") }

  /// Emitted on the drag source when a drag is finished.
  ///
  /// Arguments: `drag`, `deleteData`.
  public var dragEnd: SafeSignal<(Gdk.Drag, Bool)> { signal(ofSeveral: "drag-end") }

  /// Emitted when a drag is about to be initiated.
  ///
  /// Arguments: `x`, `y`.
  public var prepare: SignalRequest<Gdk.ContentProvider?, Double, Double> { request("prepare") }
}

/// `DrawingArea` is a widget that allows drawing with cairo.
open class DrawingArea: Widget {
  open override class var gType: GType { gtk_drawing_area_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkDrawingArea: UnsafeMutablePointer<GtkDrawingArea> {
    pointer.assumingMemoryBound(to: GtkDrawingArea.self)
  }

  /// Creates a new drawing area.
  public init() {
    super.init(adopting: gtk_drawing_area_new())
  }

  /// The content height.
  public final var contentHeight: Int {
    get { gtk_drawing_area_get_content_height(gtkDrawingArea).int }
    set { gtk_drawing_area_set_content_height(gtkDrawingArea, newValue.int32) }
  }

  /// The content width.
  public final var contentWidth: Int {
    get { gtk_drawing_area_get_content_width(gtkDrawingArea).int }
    set { gtk_drawing_area_set_content_width(gtkDrawingArea, newValue.int32) }
  }

  /// Setting a draw function is the main thing you want to do when using a drawing area.
  public final func setDrawFunc(_ drawFunc: ((DrawingArea, Cairo.Context, Int, Int) -> Void)?) {
    gtk_drawing_area_set_draw_func(
      gtkDrawingArea, drawFunc == nil ? nil : callGtkDrawingAreaDrawFunc, drawFunc.map { heldClosure($0) },
      drawFunc == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: DrawingArea {
  /// The content height.
  public var contentHeight: DynamicSubject<Int> {
    property("content-height", get: { (object: DrawingArea) in object.contentHeight }, set: { $0.contentHeight = $1 })
  }

  /// The content width.
  public var contentWidth: DynamicSubject<Int> {
    property("content-width", get: { (object: DrawingArea) in object.contentWidth }, set: { $0.contentWidth = $1 })
  }

  /// Emitted once when the widget is realized, and then each time the widget is changed while realized.
  ///
  /// Arguments: `width`, `height`.
  public var resize: SafeSignal<(Int, Int)> { signal(ofSeveral: "resize") }
}

/// `DropControllerMotion` is an event controller tracking the pointer during Drag-and-Drop operations.
open class DropControllerMotion: EventController {
  open override class var gType: GType { gtk_drop_controller_motion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle pointer motion events during drag and drop.
  public init() {
    super.init(adopting: gtk_drop_controller_motion_new().raw)
  }

  /// Whether the pointer of a Drag-and-Drop operation is in the controller's widget or a descendant.
  public final var containsPointer: Bool { gtk_drop_controller_motion_contains_pointer(instance(self)).isTrue }

  /// The ongoing drop operation over the controller's widget or its descendant.
  public final var drop: Gdk.Drop? { lentObject(opaque: gtk_drop_controller_motion_get_drop(instance(self))) }

  /// Whether the pointer is in the controllers widget itself, as opposed to in a descendent widget.
  public final var isPointer: Bool { gtk_drop_controller_motion_is_pointer(instance(self)).isTrue }
}

extension Reactive where Base: DropControllerMotion {
  /// Whether the pointer of a Drag-and-Drop operation is in the controller's widget or a descendant.
  public var containsPointer: SafeSignal<Bool> { readOnlyProperty("contains-pointer") }

  /// The ongoing drop operation over the controller's widget or its descendant.
  public var drop: SafeSignal<Gdk.Drop?> { readOnlyProperty("drop") }

  /// Whether the pointer is in the controllers widget itself, as opposed to in a descendent widget.
  public var isPointer: SafeSignal<Bool> { readOnlyProperty("is-pointer") }

  /// Signals that the pointer has entered the widget.
  ///
  /// Arguments: `x`, `y`.
  public var enter: SafeSignal<(Double, Double)> { signal(ofSeveral: "enter") }

  /// Signals that the pointer has left the widget.
  public var leave: SafeSignal<Void> { signal("leave") }

  /// Emitted when the pointer moves inside the widget.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal(ofSeveral: "motion") }
}

/// `DropDown` is a widget that allows the user to choose an item from a list of options.
open class DropDown: Widget {
  open override class var gType: GType { gtk_drop_down_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DropDown`.
  public init(model: (any Gio.ListModel)? = nil, expression: ValueExpression? = nil) {
    super.init(adopting: gtk_drop_down_new(model?.given(), expression?.given()))
  }

  /// Creates a new `DropDown` that is populated with the strings.
  public init(strings: [String]) {
    let lent = CallScope()
    defer { lent.end() }
    super.init(adopting: gtk_drop_down_new_from_strings(lent.strings(strings)))
  }

  /// Whether to show a search entry in the popup.
  public final var enableSearch: Bool {
    get { gtk_drop_down_get_enable_search(instance(self)).isTrue }
    set { gtk_drop_down_set_enable_search(instance(self), newValue.gboolean) }
  }

  /// An expression to evaluate to obtain strings to match against the search term.
  public final var expression: ValueExpression? {
    get { lentBoxed(opaque: gtk_drop_down_get_expression(instance(self))) }
    set { gtk_drop_down_set_expression(instance(self), newValue?.opaque) }
  }

  /// Factory for populating list items.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_drop_down_get_factory(instance(self))) }
    set { gtk_drop_down_set_factory(instance(self), newValue?.opaque) }
  }

  /// The factory for populating list items in the popup.
  public final var listFactory: ListItemFactory? {
    get { lentObject(opaque: gtk_drop_down_get_list_factory(instance(self))) }
    set { gtk_drop_down_set_list_factory(instance(self), newValue?.opaque) }
  }

  /// Model for the displayed items.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_drop_down_get_model(instance(self))) }
    set { gtk_drop_down_set_model(instance(self), newValue?.opaque) }
  }

  /// The position of the selected item.
  public final var selected: Int {
    get { gtk_drop_down_get_selected(instance(self)).int }
    set { DropDown.setSelected(instance(self), newValue.uint32) }
  }

  /// The selected item.
  public final var selectedItem: Object? { lentObject(gtk_drop_down_get_selected_item(instance(self))) }

  /// Whether to show an arrow within the `DropDown` widget.
  public final var showArrow: Bool {
    get { gtk_drop_down_get_show_arrow(instance(self)).isTrue }
    set { gtk_drop_down_set_show_arrow(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: DropDown {
  /// Whether to show a search entry in the popup.
  public var enableSearch: DynamicSubject<Bool> { property("enable-search") }

  /// An expression to evaluate to obtain strings to match against the search term.
  public var expression: DynamicSubject<ValueExpression?> { property("expression") }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// The factory for populating list items in the popup.
  public var listFactory: DynamicSubject<ListItemFactory?> { property("list-factory") }

  /// Model for the displayed items.
  public var model: DynamicSubject<(any Gio.ListModel)?> { interfaceProperty("model") }

  /// The position of the selected item.
  public var selected: DynamicSubject<Int> {
    property("selected", get: { (object: DropDown) in object.selected }, set: { $0.selected = $1 })
  }

  /// The selected item.
  public var selectedItem: SafeSignal<Object?> { readOnlyProperty("selected-item") }

  /// Whether to show an arrow within the `DropDown` widget.
  public var showArrow: DynamicSubject<Bool> { property("show-arrow") }

  /// Emitted to when the drop down is activated.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// `DropTarget` is an event controller to receive Drag-and-Drop operations.
open class DropTarget: EventController {
  open override class var gType: GType { gtk_drop_target_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DropTarget` object.
  public init(type: any GTyped.Type, actions: Gdk.DragAction = []) {
    super.init(adopting: gtk_drop_target_new(type.registeredType, actions.cValue).raw)
  }

  /// The `Gdk.DragActions` that this drop target supports.
  public final var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drop_target_get_actions(instance(self))) }
    set { gtk_drop_target_set_actions(instance(self), newValue.cValue) }
  }

  /// The `Gdk.Drop` that is currently being performed.
  public final var currentDrop: Gdk.Drop? { lentObject(opaque: gtk_drop_target_get_current_drop(instance(self))) }

  /// The `Gdk.ContentFormats` that determine the supported data formats.
  public final var formats: Gdk.ContentFormats? { lentBoxed(opaque: gtk_drop_target_get_formats(instance(self))) }

  /// Whether the drop data should be preloaded when the pointer is only hovering over the widget but has not been
  /// released.
  public final var preload: Bool {
    get { gtk_drop_target_get_preload(instance(self)).isTrue }
    set { gtk_drop_target_set_preload(instance(self), newValue.gboolean) }
  }

  /// The value for this drop operation.
  public final var value: AnyValue? { lentValue(gtk_drop_target_get_value(instance(self))) }

  /// Gets the list of supported `GType`s that can be dropped on the target.
  public final var gtypes: [GType] {
    var cNTypes: UInt = 0
    let result = gtk_drop_target_get_gtypes(instance(self), &cNTypes)
    return elements(result, count: cNTypes.int, isGiven: false) { $0 }
  }

  /// Rejects the ongoing drop operation.
  public final func reject() { gtk_drop_target_reject(instance(self)) }

  /// Sets the supported `GTypes` for this drop target.
  public final func setGtypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_drop_target_set_gtypes(instance(self), &cTypes, types.count.uint)
  }

  /// Gets the currently handled drop operation.
  @available(*, deprecated, message: "Use `DropTarget.currentDrop` instead")
  public final var drop: Gdk.Drop? { lentObject(opaque: gtk_drop_target_get_drop(instance(self))) }
}

extension Reactive where Base: DropTarget {
  /// The `Gdk.DragActions` that this drop target supports.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The `Gdk.Drop` that is currently being performed.
  public var currentDrop: SafeSignal<Gdk.Drop?> { readOnlyProperty("current-drop") }

  /// The `Gdk.ContentFormats` that determine the supported data formats.
  public var formats: SafeSignal<Gdk.ContentFormats?> { readOnlyProperty("formats") }

  /// Whether the drop data should be preloaded when the pointer is only hovering over the widget but has not been
  /// released.
  public var preload: DynamicSubject<Bool> { property("preload") }

  /// The value for this drop operation.
  public var value: SafeSignal<AnyValue?> { readOnlyProperty("value") }

  /// Emitted on the drop site when a drop operation is about to begin.
  ///
  /// Argument: `drop`.
  public var accept: SignalRequest<Bool, Gdk.Drop> { request("accept") }

  /// Emitted on the drop site when the user drops the data onto the widget.
  ///
  /// Arguments: `value`, `x`, `y`.
  public var drop: SignalRequest<Bool, AnyValue, Double, Double> { request("drop") }

  /// Emitted on the drop site when the pointer enters the widget.
  ///
  /// Arguments: `x`, `y`.
  public var enter: SignalRequest<Gdk.DragAction, Double, Double> { request("enter") }

  /// Emitted on the drop site when the pointer leaves the widget.
  public var leave: SafeSignal<Void> { signal("leave") }

  /// Emitted while the pointer is moving over the drop target.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SignalRequest<Gdk.DragAction, Double, Double> { request("motion") }
}

/// `DropTargetAsync` is an event controller to receive Drag-and-Drop operations, asynchronously.
open class DropTargetAsync: EventController {
  open override class var gType: GType { gtk_drop_target_async_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DropTargetAsync` object.
  public init(formats: Gdk.ContentFormats? = nil, actions: Gdk.DragAction = []) {
    super.init(adopting: gtk_drop_target_async_new(formats?.given(), actions.cValue).raw)
  }

  /// The `Gdk.DragActions` that this drop target supports.
  public final var actions: Gdk.DragAction {
    get { Gdk.DragAction(cValue: gtk_drop_target_async_get_actions(instance(self))) }
    set { gtk_drop_target_async_set_actions(instance(self), newValue.cValue) }
  }

  /// The `Gdk.ContentFormats` that determines the supported data formats.
  public final var formats: Gdk.ContentFormats? {
    get { givenBoxed(opaque: gtk_drop_target_async_get_formats(instance(self))) }
    set { gtk_drop_target_async_set_formats(instance(self), newValue?.opaque) }
  }

  /// Sets the `drop` as not accepted on this drag site.
  public final func rejectDrop(_ drop: Gdk.Drop) { gtk_drop_target_async_reject_drop(instance(self), drop.opaque) }
}

extension Reactive where Base: DropTargetAsync {
  /// The `Gdk.DragActions` that this drop target supports.
  public var actions: DynamicSubject<Gdk.DragAction> { property("actions") }

  /// The `Gdk.ContentFormats` that determines the supported data formats.
  public var formats: DynamicSubject<Gdk.ContentFormats?> { property("formats") }

  /// Emitted on the drop site when a drop operation is about to begin.
  ///
  /// Argument: `drop`.
  public var accept: SignalRequest<Bool, Gdk.Drop> { request("accept") }

  /// Emitted on the drop site when the pointer enters the widget.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var dragEnter: SignalRequest<Gdk.DragAction, Gdk.Drop, Double, Double> { request("drag-enter") }

  /// Emitted on the drop site when the pointer leaves the widget.
  ///
  /// Argument: `drop`.
  public var dragLeave: SafeSignal<Gdk.Drop> { signal(ofOne: "drag-leave") }

  /// Emitted while the pointer is moving over the drop target.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var dragMotion: SignalRequest<Gdk.DragAction, Gdk.Drop, Double, Double> { request("drag-motion") }

  /// Emitted on the drop site when the user drops the data onto the widget.
  ///
  /// Arguments: `drop`, `x`, `y`.
  public var drop: SignalRequest<Bool, Gdk.Drop, Double, Double> { request("drop") }
}

/// A `EditableLabel` is a label that allows users to edit the text by switching to an “edit mode”.
open class EditableLabel: Widget, Editable {
  open override class var gType: GType { gtk_editable_label_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `EditableLabel` widget.
  public init(text: String) {
    super.init(adopting: gtk_editable_label_new(text))
  }

  /// This property is `true` while the widget is in edit mode.
  public final var editing: Bool {
    get { gtk_editable_label_get_editing(instance(self)).isTrue }
    set { setProperty("editing", newValue) }
  }

  /// Switches the label into “editing mode”.
  public final func startEditing() { gtk_editable_label_start_editing(instance(self)) }

  /// Switches the label out of “editing mode”.
  public final func stopEditing(_ commit: Bool) { gtk_editable_label_stop_editing(instance(self), commit.gboolean) }
}

extension Reactive where Base: EditableLabel {
  /// This property is `true` while the widget is in edit mode.
  public var editing: DynamicSubject<Bool> { property("editing") }
}

/// The `EmojiChooser` is used by text widgets such as `Entry` or `TextView` to let users insert Emoji characters.
open class EmojiChooser: Popover {
  open override class var gType: GType { gtk_emoji_chooser_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `EmojiChooser`.
  public override init() {
    super.init(adopting: gtk_emoji_chooser_new())
  }
}

extension Reactive where Base: EmojiChooser {
  /// Emitted when the user selects an Emoji.
  ///
  /// Argument: `text`.
  public var emojiPicked: SafeSignal<String> { signal(ofOne: "emoji-picked") }
}

/// `Entry` is a single line text entry widget.
open class Entry: Widget, CellEditable, Editable {
  open override class var gType: GType { gtk_entry_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkEntry: UnsafeMutablePointer<GtkEntry> { pointer.assumingMemoryBound(to: GtkEntry.self) }

  /// Creates a new entry.
  public init() {
    super.init(adopting: gtk_entry_new())
  }

  /// Creates a new entry with the specified text buffer.
  public init(buffer: EntryBuffer) {
    super.init(adopting: gtk_entry_new_with_buffer(buffer.gtkEntryBuffer))
  }

  /// Whether to activate the default widget when Enter is pressed.
  public final var activatesDefault: Bool {
    get { gtk_entry_get_activates_default(gtkEntry).isTrue }
    set { gtk_entry_set_activates_default(gtkEntry, newValue.gboolean) }
  }

  /// A list of Pango attributes to apply to the text of the entry.
  public final var attributes: Pango.AttrList? {
    get { lentBoxed(opaque: gtk_entry_get_attributes(gtkEntry)) }
    set { gtk_entry_set_attributes(gtkEntry, newValue?.opaque) }
  }

  /// The buffer object which actually stores the text.
  public final var buffer: EntryBuffer? {
    get { lentObject(gtk_entry_get_buffer(gtkEntry)) }
    set { gtk_entry_set_buffer(gtkEntry, newValue?.gtkEntryBuffer) }
  }

  /// The auxiliary completion object to use with the entry.
  public final var completion: EntryCompletion? {
    get { lentObject(opaque: gtk_entry_get_completion(gtkEntry)) }
    set { gtk_entry_set_completion(gtkEntry, newValue?.opaque) }
  }

  /// Whether to suggest Emoji replacements for :-delimited names like `:heart:`.
  public final var enableEmojiCompletion: Bool {
    get { getProperty("enable-emoji-completion") }
    set { setProperty("enable-emoji-completion", newValue) }
  }

  /// A menu model whose contents will be appended to the context menu.
  public final var extraMenu: Gio.MenuModel? {
    get { lentObject(gtk_entry_get_extra_menu(gtkEntry)) }
    set { gtk_entry_set_extra_menu(gtkEntry, newValue?.gMenuModel) }
  }

  /// Whehter the entry should draw a frame.
  public final var hasFrame: Bool {
    get { gtk_entry_get_has_frame(gtkEntry).isTrue }
    set { gtk_entry_set_has_frame(gtkEntry, newValue.gboolean) }
  }

  /// Which IM (input method) module should be used for this entry.
  public final var imModule: String {
    get { getProperty("im-module") }
    set { setProperty("im-module", newValue) }
  }

  /// Additional hints that allow input methods to fine-tune their behavior.
  public final var inputHints: InputHints {
    get { InputHints(cValue: gtk_entry_get_input_hints(gtkEntry)) }
    set { gtk_entry_set_input_hints(gtkEntry, newValue.cValue) }
  }

  /// The purpose of this text field.
  public final var inputPurpose: InputPurpose {
    get { InputPurpose(cValue: gtk_entry_get_input_purpose(gtkEntry)) }
    set { gtk_entry_set_input_purpose(gtkEntry, newValue.cValue) }
  }

  /// The character to use when masking entry contents (“password mode”).
  public final var invisibleChar: Int {
    get { getProperty("invisible-char") }
    set { setProperty("invisible-char", newValue) }
  }

  /// Whether the invisible char has been set for the `Entry`.
  public final var invisibleCharSet: Bool {
    get { getProperty("invisible-char-set") }
    set { setProperty("invisible-char-set", newValue) }
  }

  /// Maximum number of characters for this entry.
  public final var maxLength: Int {
    get { gtk_entry_get_max_length(gtkEntry).int }
    set { gtk_entry_set_max_length(gtkEntry, newValue.int32) }
  }

  /// If text is overwritten when typing in the `Entry`.
  public final var overwriteMode: Bool {
    get { gtk_entry_get_overwrite_mode(gtkEntry).isTrue }
    set { gtk_entry_set_overwrite_mode(gtkEntry, newValue.gboolean) }
  }

  /// The text that will be displayed in the `Entry` when it is empty and unfocused.
  public final var placeholderText: String? {
    get { lentString(ifAny: gtk_entry_get_placeholder_text(gtkEntry)) }
    set { lend(newValue) { gtk_entry_set_placeholder_text(gtkEntry, $0) } }
  }

  /// Whether the primary icon is activatable.
  public final var primaryIconActivatable: Bool {
    get { getProperty("primary-icon-activatable") }
    set { setProperty("primary-icon-activatable", newValue) }
  }

  /// The `GIcon` to use for the primary icon for the entry.
  public final var primaryIconGicon: (any Gio.Icon)? {
    get { (getProperty("primary-icon-gicon") as Object?) as? any Gio.Icon }
    set { setProperty("primary-icon-gicon", newValue as Object?) }
  }

  /// The icon name to use for the primary icon for the entry.
  public final var primaryIconName: String {
    get { getProperty("primary-icon-name") }
    set { setProperty("primary-icon-name", newValue) }
  }

  /// A `Gdk.Paintable` to use as the primary icon for the entry.
  public final var primaryIconPaintable: (any Gdk.Paintable)? {
    get { (getProperty("primary-icon-paintable") as Object?) as? any Gdk.Paintable }
    set { setProperty("primary-icon-paintable", newValue as Object?) }
  }

  /// Whether the primary icon is sensitive.
  public final var primaryIconSensitive: Bool {
    get { getProperty("primary-icon-sensitive") }
    set { setProperty("primary-icon-sensitive", newValue) }
  }

  /// The representation which is used for the primary icon of the entry.
  public final var primaryIconStorageType: ImageType { getProperty("primary-icon-storage-type") }

  /// The contents of the tooltip on the primary icon, with markup.
  public final var primaryIconTooltipMarkup: String {
    get { getProperty("primary-icon-tooltip-markup") }
    set { setProperty("primary-icon-tooltip-markup", newValue) }
  }

  /// The contents of the tooltip on the primary icon.
  public final var primaryIconTooltipText: String {
    get { getProperty("primary-icon-tooltip-text") }
    set { setProperty("primary-icon-tooltip-text", newValue) }
  }

  /// The current fraction of the task that's been completed.
  public final var progressFraction: Double {
    get { gtk_entry_get_progress_fraction(gtkEntry) }
    set { gtk_entry_set_progress_fraction(gtkEntry, newValue) }
  }

  /// The fraction of total entry width to move the progress bouncing block for each pulse.
  public final var progressPulseStep: Double {
    get { gtk_entry_get_progress_pulse_step(gtkEntry) }
    set { gtk_entry_set_progress_pulse_step(gtkEntry, newValue) }
  }

  /// Number of pixels of the entry scrolled off the screen to the left.
  public final var scrollOffset: Int { getProperty("scroll-offset") }

  /// Whether the secondary icon is activatable.
  public final var secondaryIconActivatable: Bool {
    get { getProperty("secondary-icon-activatable") }
    set { setProperty("secondary-icon-activatable", newValue) }
  }

  /// The `GIcon` to use for the secondary icon for the entry.
  public final var secondaryIconGicon: (any Gio.Icon)? {
    get { (getProperty("secondary-icon-gicon") as Object?) as? any Gio.Icon }
    set { setProperty("secondary-icon-gicon", newValue as Object?) }
  }

  /// The icon name to use for the secondary icon for the entry.
  public final var secondaryIconName: String {
    get { getProperty("secondary-icon-name") }
    set { setProperty("secondary-icon-name", newValue) }
  }

  /// A `Gdk.Paintable` to use as the secondary icon for the entry.
  public final var secondaryIconPaintable: (any Gdk.Paintable)? {
    get { (getProperty("secondary-icon-paintable") as Object?) as? any Gdk.Paintable }
    set { setProperty("secondary-icon-paintable", newValue as Object?) }
  }

  /// Whether the secondary icon is sensitive.
  public final var secondaryIconSensitive: Bool {
    get { getProperty("secondary-icon-sensitive") }
    set { setProperty("secondary-icon-sensitive", newValue) }
  }

  /// The representation which is used for the secondary icon of the entry.
  public final var secondaryIconStorageType: ImageType { getProperty("secondary-icon-storage-type") }

  /// The contents of the tooltip on the secondary icon, with markup.
  public final var secondaryIconTooltipMarkup: String {
    get { getProperty("secondary-icon-tooltip-markup") }
    set { setProperty("secondary-icon-tooltip-markup", newValue) }
  }

  /// The contents of the tooltip on the secondary icon.
  public final var secondaryIconTooltipText: String {
    get { getProperty("secondary-icon-tooltip-text") }
    set { setProperty("secondary-icon-tooltip-text", newValue) }
  }

  public final var showEmojiIcon: Bool {
    get { getProperty("show-emoji-icon") }
    set { setProperty("show-emoji-icon", newValue) }
  }

  public final var tabs: Pango.TabArray? {
    get { lentBoxed(opaque: gtk_entry_get_tabs(gtkEntry)) }
    set { gtk_entry_set_tabs(gtkEntry, newValue?.opaque) }
  }

  /// The length of the text in the `Entry`.
  public final var textLength: Int { gtk_entry_get_text_length(gtkEntry).int }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public final var truncateMultiline: Bool {
    get { getProperty("truncate-multiline") }
    set { setProperty("truncate-multiline", newValue) }
  }

  /// Whether the entry should show the “invisible char” instead of the actual text (“password mode”).
  public final var visibility: Bool {
    get { gtk_entry_get_visibility(gtkEntry).isTrue }
    set { gtk_entry_set_visibility(gtkEntry, newValue.gboolean) }
  }

  /// Gets the value set by `gtk_entry_set_alignment()`.
  public final var alignment: Double {
    get { gtk_entry_get_alignment(gtkEntry).double }
    set(xalign) { gtk_entry_set_alignment(gtkEntry, xalign.float) }
  }

  /// Returns the index of the icon which is the source of the current DND operation, or -1.
  public final var currentIconDragSource: Int { gtk_entry_get_current_icon_drag_source(gtkEntry).int }

  /// Returns whether the icon is activatable.
  public final func getIconActivatable(_ iconPos: EntryIconPosition) -> Bool {
    gtk_entry_get_icon_activatable(gtkEntry, iconPos.cValue).isTrue
  }

  /// Gets the area where entry’s icon at `iconPos` is drawn.
  public final func getIconArea(_ iconPos: EntryIconPosition) -> Gdk.Rectangle {
    var cIconArea = GdkRectangle()
    gtk_entry_get_icon_area(gtkEntry, iconPos.cValue, &cIconArea)
    return Gdk.Rectangle(cValue: cIconArea)
  }

  /// Finds the icon at the given position and return its index.
  public final func getIconAtPos(x: Int, y: Int) -> Int { gtk_entry_get_icon_at_pos(gtkEntry, x.int32, y.int32).int }

  /// Retrieves the `GIcon` used for the icon.
  public final func getIconGicon(_ iconPos: EntryIconPosition) -> (any Gio.Icon)? {
    lentInterface(opaque: gtk_entry_get_icon_gicon(gtkEntry, iconPos.cValue))
  }

  /// Retrieves the icon name used for the icon.
  public final func getIconName(_ iconPos: EntryIconPosition) -> String? {
    lentString(ifAny: gtk_entry_get_icon_name(gtkEntry, iconPos.cValue))
  }

  /// Retrieves the `Gdk.Paintable` used for the icon.
  public final func getIconPaintable(_ iconPos: EntryIconPosition) -> (any Gdk.Paintable)? {
    lentInterface(opaque: gtk_entry_get_icon_paintable(gtkEntry, iconPos.cValue))
  }

  /// Returns whether the icon appears sensitive or insensitive.
  public final func getIconSensitive(_ iconPos: EntryIconPosition) -> Bool {
    gtk_entry_get_icon_sensitive(gtkEntry, iconPos.cValue).isTrue
  }

  /// Gets the type of representation being used by the icon to store image data.
  public final func getIconStorageType(_ iconPos: EntryIconPosition) -> ImageType {
    ImageType(cValue: gtk_entry_get_icon_storage_type(gtkEntry, iconPos.cValue))
  }

  /// Gets the contents of the tooltip on the icon at the specified position in `entry`.
  public final func getIconTooltipMarkup(_ iconPos: EntryIconPosition) -> String? {
    givenString(ifAny: gtk_entry_get_icon_tooltip_markup(gtkEntry, iconPos.cValue))
  }

  /// Gets the contents of the tooltip on the icon at the specified position in `entry`.
  public final func getIconTooltipText(_ iconPos: EntryIconPosition) -> String? {
    givenString(ifAny: gtk_entry_get_icon_tooltip_text(gtkEntry, iconPos.cValue))
  }

  /// Causes `entry` to have keyboard focus.
  @discardableResult
  public final func grabFocusWithoutSelecting() -> Bool { gtk_entry_grab_focus_without_selecting(gtkEntry).isTrue }

  /// Indicates that some progress is made, but you don’t know how much.
  public final func progressPulse() { gtk_entry_progress_pulse(gtkEntry) }

  /// Reset the input method context of the entry if needed.
  public final func resetImContext() { gtk_entry_reset_im_context(gtkEntry) }

  /// Sets whether the icon is activatable.
  public final func setIconActivatable(iconPos: EntryIconPosition, activatable: Bool) {
    gtk_entry_set_icon_activatable(gtkEntry, iconPos.cValue, activatable.gboolean)
  }

  /// Sets up the icon at the given position as drag source.
  public final func setIconDragSource(
    iconPos: EntryIconPosition, provider: Gdk.ContentProvider, actions: Gdk.DragAction
  ) { gtk_entry_set_icon_drag_source(gtkEntry, iconPos.cValue, provider.gdkContentProvider, actions.cValue) }

  /// Sets the icon shown in the entry at the specified position from the current icon theme.
  public final func setIconFromGicon(iconPos: EntryIconPosition, icon: (any Gio.Icon)?) {
    gtk_entry_set_icon_from_gicon(gtkEntry, iconPos.cValue, icon?.opaque)
  }

  /// Sets the icon shown in the entry at the specified position from the current icon theme.
  public final func setIconFromIconName(iconPos: EntryIconPosition, iconName: String?) {
    gtk_entry_set_icon_from_icon_name(gtkEntry, iconPos.cValue, iconName)
  }

  /// Sets the icon shown in the specified position using a `Gdk.Paintable`.
  public final func setIconFromPaintable(iconPos: EntryIconPosition, paintable: (any Gdk.Paintable)?) {
    gtk_entry_set_icon_from_paintable(gtkEntry, iconPos.cValue, paintable?.opaque)
  }

  /// Sets the sensitivity for the specified icon.
  public final func setIconSensitive(iconPos: EntryIconPosition, sensitive: Bool) {
    gtk_entry_set_icon_sensitive(gtkEntry, iconPos.cValue, sensitive.gboolean)
  }

  /// Sets `tooltip` as the contents of the tooltip for the icon at the specified position.
  public final func setIconTooltipText(iconPos: EntryIconPosition, tooltip: String?) {
    gtk_entry_set_icon_tooltip_text(gtkEntry, iconPos.cValue, tooltip)
  }

  /// Unsets the invisible char, so that the default invisible char is used again. See `Entry.invisibleChar`.
  public final func unsetInvisibleChar() { gtk_entry_unset_invisible_char(gtkEntry) }
}

extension Reactive where Base: Entry {
  /// Whether to activate the default widget when Enter is pressed.
  public var activatesDefault: DynamicSubject<Bool> { property("activates-default") }

  /// A list of Pango attributes to apply to the text of the entry.
  public var attributes: DynamicSubject<Pango.AttrList?> { property("attributes") }

  /// The buffer object which actually stores the text.
  public var buffer: DynamicSubject<EntryBuffer?> { property("buffer") }

  /// The auxiliary completion object to use with the entry.
  public var completion: DynamicSubject<EntryCompletion?> { property("completion") }

  /// Whether to suggest Emoji replacements for :-delimited names like `:heart:`.
  public var enableEmojiCompletion: DynamicSubject<Bool> { property("enable-emoji-completion") }

  /// A menu model whose contents will be appended to the context menu.
  public var extraMenu: DynamicSubject<Gio.MenuModel?> { property("extra-menu") }

  /// Whehter the entry should draw a frame.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// Which IM (input method) module should be used for this entry.
  public var imModule: DynamicSubject<String> { property("im-module") }

  /// Additional hints that allow input methods to fine-tune their behavior.
  public var inputHints: DynamicSubject<InputHints> { property("input-hints") }

  /// The purpose of this text field.
  public var inputPurpose: DynamicSubject<InputPurpose> { property("input-purpose") }

  /// The character to use when masking entry contents (“password mode”).
  public var invisibleChar: DynamicSubject<Int> { property("invisible-char") }

  /// Whether the invisible char has been set for the `Entry`.
  public var invisibleCharSet: DynamicSubject<Bool> { property("invisible-char-set") }

  /// Maximum number of characters for this entry.
  public var maxLength: DynamicSubject<Int> {
    property("max-length", get: { (object: Entry) in object.maxLength }, set: { $0.maxLength = $1 })
  }

  /// If text is overwritten when typing in the `Entry`.
  public var overwriteMode: DynamicSubject<Bool> { property("overwrite-mode") }

  /// The text that will be displayed in the `Entry` when it is empty and unfocused.
  public var placeholderText: DynamicSubject<String?> {
    property("placeholder-text", get: { (object: Entry) in object.placeholderText }, set: { $0.placeholderText = $1 })
  }

  /// Whether the primary icon is activatable.
  public var primaryIconActivatable: DynamicSubject<Bool> { property("primary-icon-activatable") }

  /// The `GIcon` to use for the primary icon for the entry.
  public var primaryIconGicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("primary-icon-gicon") }

  /// The icon name to use for the primary icon for the entry.
  public var primaryIconName: DynamicSubject<String> { property("primary-icon-name") }

  /// A `Gdk.Paintable` to use as the primary icon for the entry.
  public var primaryIconPaintable: DynamicSubject<(any Gdk.Paintable)?> { interfaceProperty("primary-icon-paintable") }

  /// Whether the primary icon is sensitive.
  public var primaryIconSensitive: DynamicSubject<Bool> { property("primary-icon-sensitive") }

  /// The representation which is used for the primary icon of the entry.
  public var primaryIconStorageType: SafeSignal<ImageType> { readOnlyProperty("primary-icon-storage-type") }

  /// The contents of the tooltip on the primary icon, with markup.
  public var primaryIconTooltipMarkup: DynamicSubject<String> { property("primary-icon-tooltip-markup") }

  /// The contents of the tooltip on the primary icon.
  public var primaryIconTooltipText: DynamicSubject<String> { property("primary-icon-tooltip-text") }

  /// The current fraction of the task that's been completed.
  public var progressFraction: DynamicSubject<Double> {
    property(
      "progress-fraction", get: { (object: Entry) in object.progressFraction }, set: { $0.progressFraction = $1 })
  }

  /// The fraction of total entry width to move the progress bouncing block for each pulse.
  public var progressPulseStep: DynamicSubject<Double> {
    property(
      "progress-pulse-step", get: { (object: Entry) in object.progressPulseStep }, set: { $0.progressPulseStep = $1 })
  }

  /// Number of pixels of the entry scrolled off the screen to the left.
  public var scrollOffset: SafeSignal<Int> { readOnlyProperty("scroll-offset") }

  /// Whether the secondary icon is activatable.
  public var secondaryIconActivatable: DynamicSubject<Bool> { property("secondary-icon-activatable") }

  /// The `GIcon` to use for the secondary icon for the entry.
  public var secondaryIconGicon: DynamicSubject<(any Gio.Icon)?> { interfaceProperty("secondary-icon-gicon") }

  /// The icon name to use for the secondary icon for the entry.
  public var secondaryIconName: DynamicSubject<String> { property("secondary-icon-name") }

  /// A `Gdk.Paintable` to use as the secondary icon for the entry.
  public var secondaryIconPaintable: DynamicSubject<(any Gdk.Paintable)?> {
    interfaceProperty("secondary-icon-paintable")
  }

  /// Whether the secondary icon is sensitive.
  public var secondaryIconSensitive: DynamicSubject<Bool> { property("secondary-icon-sensitive") }

  /// The representation which is used for the secondary icon of the entry.
  public var secondaryIconStorageType: SafeSignal<ImageType> { readOnlyProperty("secondary-icon-storage-type") }

  /// The contents of the tooltip on the secondary icon, with markup.
  public var secondaryIconTooltipMarkup: DynamicSubject<String> { property("secondary-icon-tooltip-markup") }

  /// The contents of the tooltip on the secondary icon.
  public var secondaryIconTooltipText: DynamicSubject<String> { property("secondary-icon-tooltip-text") }

  public var showEmojiIcon: DynamicSubject<Bool> { property("show-emoji-icon") }

  public var tabs: DynamicSubject<Pango.TabArray?> { property("tabs") }

  /// The length of the text in the `Entry`.
  public var textLength: SafeSignal<Int> { readOnlyProperty("text-length") }

  /// When `true`, pasted multi-line text is truncated to the first line.
  public var truncateMultiline: DynamicSubject<Bool> { property("truncate-multiline") }

  /// Whether the entry should show the “invisible char” instead of the actual text (“password mode”).
  public var visibility: DynamicSubject<Bool> { property("visibility") }

  /// Emitted when the entry is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when an activatable icon is clicked.
  ///
  /// Argument: `iconPos`.
  public var iconPress: SafeSignal<EntryIconPosition> { signal(ofOne: "icon-press") }

  /// Emitted on the button release from a mouse click over an activatable icon.
  ///
  /// Argument: `iconPos`.
  public var iconRelease: SafeSignal<EntryIconPosition> { signal(ofOne: "icon-release") }
}

/// A `EntryBuffer` hold the text displayed in a `Text` widget.
open class EntryBuffer: Object {
  open override class var gType: GType { gtk_entry_buffer_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkEntryBuffer: UnsafeMutablePointer<GtkEntryBuffer> {
    pointer.assumingMemoryBound(to: GtkEntryBuffer.self)
  }

  /// Create a new `EntryBuffer` object.
  public init(text: String? = nil, length: Int = -1) {
    super.init(adopting: gtk_entry_buffer_new(text, length.int32))
  }

  /// The length (in characters) of the text in buffer.
  public final var length: Int { gtk_entry_buffer_get_length(gtkEntryBuffer).int }

  /// The maximum length (in characters) of the text in the buffer.
  public final var maxLength: Int {
    get { gtk_entry_buffer_get_max_length(gtkEntryBuffer).int }
    set { gtk_entry_buffer_set_max_length(gtkEntryBuffer, newValue.int32) }
  }

  /// The contents of the buffer.
  public final var text: String {
    get { lentString(gtk_entry_buffer_get_text(gtkEntryBuffer)) }
    set { setProperty("text", newValue) }
  }

  /// Deletes a sequence of characters from the buffer.
  @discardableResult
  public final func deleteText(position: Int, nChars: Int) -> Int {
    gtk_entry_buffer_delete_text(gtkEntryBuffer, position.uint32, nChars.int32).int
  }

  /// Used when subclassing `EntryBuffer`.
  public final func emitDeletedText(position: Int, nChars: Int) {
    gtk_entry_buffer_emit_deleted_text(gtkEntryBuffer, position.uint32, nChars.uint32)
  }

  /// Used when subclassing `EntryBuffer`.
  public final func emitInsertedText(position: Int, chars: String, nChars: Int) {
    gtk_entry_buffer_emit_inserted_text(gtkEntryBuffer, position.uint32, chars, nChars.uint32)
  }

  /// Retrieves the length in bytes of the buffer.
  public final var bytes: Int { gtk_entry_buffer_get_bytes(gtkEntryBuffer).int }

  /// Inserts `nChars` characters of `chars` into the contents of the buffer, at position `position`.
  @discardableResult
  public final func insertText(position: Int, chars: String, nChars: Int = -1) -> Int {
    gtk_entry_buffer_insert_text(gtkEntryBuffer, position.uint32, chars, nChars.int32).int
  }

  /// Sets the text in the buffer.
  public final func setText(_ chars: String, nChars: Int = -1) {
    gtk_entry_buffer_set_text(gtkEntryBuffer, chars, nChars.int32)
  }
}

extension Reactive where Base: EntryBuffer {
  /// The length (in characters) of the text in buffer.
  public var length: SafeSignal<Int> { readOnlyProperty("length") }

  /// The maximum length (in characters) of the text in the buffer.
  public var maxLength: DynamicSubject<Int> {
    property("max-length", get: { (object: EntryBuffer) in object.maxLength }, set: { $0.maxLength = $1 })
  }

  /// The contents of the buffer.
  public var text: DynamicSubject<String> { property("text") }

  /// The text is altered in the default handler for this signal.
  ///
  /// Arguments: `position`, `nChars`.
  public var deletedText: SafeSignal<(Int, Int)> { signal(ofSeveral: "deleted-text") }

  /// This signal is emitted after text is inserted into the buffer.
  ///
  /// Arguments: `position`, `chars`, `nChars`.
  public var insertedText: SafeSignal<(Int, String, Int)> { signal(ofSeveral: "inserted-text") }
}

/// `EntryCompletion` is an auxiliary object to provide completion functionality for `Entry`.
open class EntryCompletion: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_entry_completion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `EntryCompletion` object.
  public init() {
    super.init(adopting: gtk_entry_completion_new().raw)
  }

  /// Creates a new `EntryCompletion` object using the specified `area`.
  public init(area: CellArea) {
    super.init(adopting: gtk_entry_completion_new_with_area(area.gtkCellArea).raw)
  }

  /// The `CellArea` used to layout cell renderers in the treeview column.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  /// Determines whether the common prefix of the possible completions should be inserted automatically in the entry.
  public final var inlineCompletion: Bool {
    get { gtk_entry_completion_get_inline_completion(instance(self)).isTrue }
    set { gtk_entry_completion_set_inline_completion(instance(self), newValue.gboolean) }
  }

  /// Determines whether the possible completions on the popup will appear in the entry as you navigate through them.
  public final var inlineSelection: Bool {
    get { gtk_entry_completion_get_inline_selection(instance(self)).isTrue }
    set { gtk_entry_completion_set_inline_selection(instance(self), newValue.gboolean) }
  }

  public final var minimumKeyLength: Int {
    get { gtk_entry_completion_get_minimum_key_length(instance(self)).int }
    set { gtk_entry_completion_set_minimum_key_length(instance(self), newValue.int32) }
  }

  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_entry_completion_get_model(instance(self))) }
    set { gtk_entry_completion_set_model(instance(self), newValue?.opaque) }
  }

  /// Determines whether the possible completions should be shown in a popup window.
  public final var popupCompletion: Bool {
    get { gtk_entry_completion_get_popup_completion(instance(self)).isTrue }
    set { gtk_entry_completion_set_popup_completion(instance(self), newValue.gboolean) }
  }

  /// Determines whether the completions popup window will be resized to the width of the entry.
  public final var popupSetWidth: Bool {
    get { gtk_entry_completion_get_popup_set_width(instance(self)).isTrue }
    set { gtk_entry_completion_set_popup_set_width(instance(self), newValue.gboolean) }
  }

  /// Determines whether the completions popup window will shown for a single possible completion.
  public final var popupSingleMatch: Bool {
    get { gtk_entry_completion_get_popup_single_match(instance(self)).isTrue }
    set { gtk_entry_completion_set_popup_single_match(instance(self), newValue.gboolean) }
  }

  /// The column of the model containing the strings.
  public final var textColumn: Int {
    get { gtk_entry_completion_get_text_column(instance(self)).int }
    set { gtk_entry_completion_set_text_column(instance(self), newValue.int32) }
  }

  /// Requests a completion operation, or in other words a refiltering of the current list with completions, using the
  /// current key.
  public final func complete() { gtk_entry_completion_complete(instance(self)) }

  /// Computes the common prefix that is shared by all rows in `completion` that start with `key`.
  public final func computePrefix(_ key: String) -> String? {
    givenString(ifAny: gtk_entry_completion_compute_prefix(instance(self), key))
  }

  /// Get the original text entered by the user that triggered the completion or `nil` if there’s no completion ongoing.
  public final var completionPrefix: String? {
    lentString(ifAny: gtk_entry_completion_get_completion_prefix(instance(self)))
  }

  /// Gets the entry `completion` has been attached to.
  public final var entry: Widget? { lentObject(widget: gtk_entry_completion_get_entry(instance(self))) }

  /// Requests a prefix insertion.
  public final func insertPrefix() { gtk_entry_completion_insert_prefix(instance(self)) }

  /// Sets the match function for `completion` to be `func`.
  public final func setMatchFunc(_ `func`: @escaping (EntryCompletion, String, TreeIter) -> Bool) {
    gtk_entry_completion_set_match_func(
      instance(self), callGtkEntryCompletionMatchFunc, heldClosure(`func`), releaseClosure)
  }
}

extension Reactive where Base: EntryCompletion {
  /// The `CellArea` used to layout cell renderers in the treeview column.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  /// Determines whether the common prefix of the possible completions should be inserted automatically in the entry.
  public var inlineCompletion: DynamicSubject<Bool> { property("inline-completion") }

  /// Determines whether the possible completions on the popup will appear in the entry as you navigate through them.
  public var inlineSelection: DynamicSubject<Bool> { property("inline-selection") }

  public var minimumKeyLength: DynamicSubject<Int> {
    property(
      "minimum-key-length", get: { (object: EntryCompletion) in object.minimumKeyLength },
      set: { $0.minimumKeyLength = $1 })
  }

  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  /// Determines whether the possible completions should be shown in a popup window.
  public var popupCompletion: DynamicSubject<Bool> { property("popup-completion") }

  /// Determines whether the completions popup window will be resized to the width of the entry.
  public var popupSetWidth: DynamicSubject<Bool> { property("popup-set-width") }

  /// Determines whether the completions popup window will shown for a single possible completion.
  public var popupSingleMatch: DynamicSubject<Bool> { property("popup-single-match") }

  /// The column of the model containing the strings.
  public var textColumn: DynamicSubject<Int> {
    property("text-column", get: { (object: EntryCompletion) in object.textColumn }, set: { $0.textColumn = $1 })
  }

  /// Emitted when a match from the cursor is on a match of the list.
  ///
  /// Arguments: `model`, `iter`.
  public var cursorOnMatch: SignalRequest<Bool, any TreeModel, TreeIter> {
    request("cursor-on-match", reading: { ($0.interface(at: 1), $0.value(at: 2)) })
  }

  /// Emitted when the inline autocompletion is triggered.
  ///
  /// Argument: `prefix`.
  public var insertPrefix: SignalRequest<Bool, String> { request("insert-prefix") }

  /// Emitted when a match from the list is selected.
  ///
  /// Arguments: `model`, `iter`.
  public var matchSelected: SignalRequest<Bool, any TreeModel, TreeIter> {
    request("match-selected", reading: { ($0.interface(at: 1), $0.value(at: 2)) })
  }

  /// Emitted when the filter model has zero number of rows in completion_complete method.
  public var noMatches: SafeSignal<Void> { signal("no-matches") }
}

/// `EventController` is the base class for event controllers.
open class EventController: Object {
  open override class var gType: GType { gtk_event_controller_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  /// The name for this controller, typically used for debugging purposes.
  public final var name: String? {
    get { lentString(ifAny: gtk_event_controller_get_name(instance(self))) }
    set { lend(newValue) { gtk_event_controller_set_name(instance(self), $0) } }
  }

  /// The limit for which events this controller will handle.
  public final var propagationLimit: PropagationLimit {
    get { PropagationLimit(cValue: gtk_event_controller_get_propagation_limit(instance(self))) }
    set { gtk_event_controller_set_propagation_limit(instance(self), newValue.cValue) }
  }

  /// The propagation phase at which this controller will handle events.
  public final var propagationPhase: PropagationPhase {
    get { PropagationPhase(cValue: gtk_event_controller_get_propagation_phase(instance(self))) }
    set { gtk_event_controller_set_propagation_phase(instance(self), newValue.cValue) }
  }

  /// The widget receiving the `Gdk.Events` that the controller will handle.
  public final var widget: Widget? { lentObject(widget: gtk_event_controller_get_widget(instance(self))) }

  /// Returns the event that is currently being handled by the controller.
  public final var currentEvent: Gdk.Event? {
    lentBoxed(opaque: gtk_event_controller_get_current_event(instance(self)))
  }

  /// Returns the device of the event that is currently being handled by the controller.
  public final var currentEventDevice: Gdk.Device? {
    lentObject(opaque: gtk_event_controller_get_current_event_device(instance(self)))
  }

  /// Returns the modifier state of the event that is currently being handled by the controller.
  public final var currentEventState: Gdk.ModifierType {
    Gdk.ModifierType(cValue: gtk_event_controller_get_current_event_state(instance(self)))
  }

  /// Returns the timestamp of the event that is currently being handled by the controller.
  public final var currentEventTime: Int { gtk_event_controller_get_current_event_time(instance(self)).int }

  /// Resets the `controller` to a clean state.
  public final func reset() { gtk_event_controller_reset(instance(self)) }

  /// Sets a name on the controller that can be used for debugging.
  public final func setStaticName(_ name: String?) { gtk_event_controller_set_static_name(instance(self), name) }
}

extension Reactive where Base: EventController {
  /// The name for this controller, typically used for debugging purposes.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: EventController) in object.name }, set: { $0.name = $1 })
  }

  /// The limit for which events this controller will handle.
  public var propagationLimit: DynamicSubject<PropagationLimit> { property("propagation-limit") }

  /// The propagation phase at which this controller will handle events.
  public var propagationPhase: DynamicSubject<PropagationPhase> { property("propagation-phase") }

  /// The widget receiving the `Gdk.Events` that the controller will handle.
  public var widget: SafeSignal<Widget?> { readOnlyProperty("widget") }
}

/// `EventControllerFocus` is an event controller to keep track of keyboard focus.
open class EventControllerFocus: EventController {
  open override class var gType: GType { gtk_event_controller_focus_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle focus events.
  public init() {
    super.init(adopting: gtk_event_controller_focus_new().raw)
  }

  /// `true` if focus is contained in the controllers widget.
  public final var containsFocus: Bool { gtk_event_controller_focus_contains_focus(instance(self)).isTrue }

  /// `true` if focus is in the controllers widget itself, as opposed to in a descendent widget.
  public final var isFocus: Bool { gtk_event_controller_focus_is_focus(instance(self)).isTrue }
}

extension Reactive where Base: EventControllerFocus {
  /// `true` if focus is contained in the controllers widget.
  public var containsFocus: SafeSignal<Bool> { readOnlyProperty("contains-focus") }

  /// `true` if focus is in the controllers widget itself, as opposed to in a descendent widget.
  public var isFocus: SafeSignal<Bool> { readOnlyProperty("is-focus") }

  /// Emitted whenever the focus enters into the widget or one of its descendents.
  public var enter: SafeSignal<Void> { signal("enter") }

  /// Emitted whenever the focus leaves the widget hierarchy that is rooted at the widget that the controller is
  /// attached to.
  public var leave: SafeSignal<Void> { signal("leave") }
}

/// `EventControllerKey` is an event controller that provides access to key events.
open class EventControllerKey: EventController {
  open override class var gType: GType { gtk_event_controller_key_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle key events.
  public init() {
    super.init(adopting: gtk_event_controller_key_new().raw)
  }

  /// Forwards the current event of this `controller` to a `widget`.
  @discardableResult
  public final func forward(_ widget: Widget) -> Bool {
    gtk_event_controller_key_forward(instance(self), widget.gtkWidget).isTrue
  }

  /// Gets the key group of the current event of this `controller`.
  public final var group: Int { gtk_event_controller_key_get_group(instance(self)).int }

  /// Gets the input method context of the key `controller`.
  public final var imContext: IMContext? {
    get { lentObject(gtk_event_controller_key_get_im_context(instance(self))) }
    set(imContext) { gtk_event_controller_key_set_im_context(instance(self), imContext?.gtkIMContext) }
  }
}

extension Reactive where Base: EventControllerKey {
  /// Emitted whenever the input method context filters away a keypress and prevents the `controller` receiving it.
  public var imUpdate: SafeSignal<Void> { signal("im-update") }

  /// Emitted whenever a key is pressed.
  ///
  /// Arguments: `keyval`, `keycode`, `state`.
  public var keyPressed: SignalRequest<Bool, Int, Int, Gdk.ModifierType> { request("key-pressed") }

  /// Emitted whenever a key is released.
  ///
  /// Arguments: `keyval`, `keycode`, `state`.
  public var keyReleased: SafeSignal<(Int, Int, Gdk.ModifierType)> { signal(ofSeveral: "key-released") }

  /// Emitted whenever the state of modifier keys and pointer buttons change.
  ///
  /// Argument: `keyval`.
  public var modifiers: SignalRequest<Bool, Gdk.ModifierType> { request("modifiers") }
}

/// `EventControllerLegacy` is an event controller that provides raw access to the event stream.
open class EventControllerLegacy: EventController {
  open override class var gType: GType { gtk_event_controller_legacy_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new legacy event controller.
  public init() {
    super.init(adopting: gtk_event_controller_legacy_new().raw)
  }
}

extension Reactive where Base: EventControllerLegacy {
  /// Emitted for each GDK event delivered to `controller`.
  ///
  /// Argument: `event`.
  public var event: SignalRequest<Bool, Gdk.Event> { request("event") }
}

/// `EventControllerMotion` is an event controller tracking the pointer position.
open class EventControllerMotion: EventController {
  open override class var gType: GType { gtk_event_controller_motion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle motion events.
  public init() {
    super.init(adopting: gtk_event_controller_motion_new().raw)
  }

  /// Whether the pointer is in the controllers widget or a descendant.
  public final var containsPointer: Bool { gtk_event_controller_motion_contains_pointer(instance(self)).isTrue }

  /// Whether the pointer is in the controllers widget itself, as opposed to in a descendent widget.
  public final var isPointer: Bool { gtk_event_controller_motion_is_pointer(instance(self)).isTrue }
}

extension Reactive where Base: EventControllerMotion {
  /// Whether the pointer is in the controllers widget or a descendant.
  public var containsPointer: SafeSignal<Bool> { readOnlyProperty("contains-pointer") }

  /// Whether the pointer is in the controllers widget itself, as opposed to in a descendent widget.
  public var isPointer: SafeSignal<Bool> { readOnlyProperty("is-pointer") }

  /// Signals that the pointer has entered the widget.
  ///
  /// Arguments: `x`, `y`.
  public var enter: SafeSignal<(Double, Double)> { signal(ofSeveral: "enter") }

  /// Signals that the pointer has left the widget.
  public var leave: SafeSignal<Void> { signal("leave") }

  /// Emitted when the pointer moves inside the widget.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal(ofSeveral: "motion") }
}

/// `EventControllerScroll` is an event controller that handles scroll events.
open class EventControllerScroll: EventController {
  open override class var gType: GType { gtk_event_controller_scroll_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new event controller that will handle scroll events.
  public init(flags: EventControllerScrollFlags = []) {
    super.init(adopting: gtk_event_controller_scroll_new(flags.cValue).raw)
  }

  /// The flags affecting event controller behavior.
  public final var flags: EventControllerScrollFlags {
    get { EventControllerScrollFlags(cValue: gtk_event_controller_scroll_get_flags(instance(self))) }
    set { gtk_event_controller_scroll_set_flags(instance(self), newValue.cValue) }
  }

  /// Gets the scroll unit of the last `EventControllerScroll.scroll` signal received.
  public final var unit: Gdk.ScrollUnit { Gdk.ScrollUnit(cValue: gtk_event_controller_scroll_get_unit(instance(self))) }
}

extension Reactive where Base: EventControllerScroll {
  /// The flags affecting event controller behavior.
  public var flags: DynamicSubject<EventControllerScrollFlags> { property("flags") }

  /// Emitted after scroll is finished if the `GTK_EVENT_CONTROLLER_SCROLL_KINETIC` flag is set.
  ///
  /// Arguments: `velX`, `velY`.
  public var decelerate: SafeSignal<(Double, Double)> { signal(ofSeveral: "decelerate") }

  /// Signals that the widget should scroll by the amount specified by `dx` and `dy`.
  ///
  /// Arguments: `dx`, `dy`.
  public var scroll: SignalRequest<Bool, Double, Double> { request("scroll") }

  /// Signals that a new scrolling operation has begun.
  public var scrollBegin: SafeSignal<Void> { signal("scroll-begin") }

  /// Signals that a scrolling operation has finished.
  public var scrollEnd: SafeSignal<Void> { signal("scroll-end") }
}

/// `EveryFilter` matches an item when each of its filters matches.
open class EveryFilter: MultiFilter {
  open override class var gType: GType { gtk_every_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty "every" filter.
  public init() {
    super.init(adopting: gtk_every_filter_new().raw)
  }
}

/// `Expander` allows the user to reveal its child by clicking on an expander triangle.
open class Expander: Widget {
  open override class var gType: GType { gtk_expander_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new expander using `label` as the text of the label.
  public init(label: String? = nil) {
    super.init(adopting: gtk_expander_new(label))
  }

  /// Creates a new expander using `label` as the text of the label.
  public init(mnemonic: String?) {
    super.init(adopting: gtk_expander_new_with_mnemonic(mnemonic))
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(widget: gtk_expander_get_child(instance(self))) }
    set { gtk_expander_set_child(instance(self), newValue?.gtkWidget) }
  }

  /// Whether the expander has been opened to reveal the child.
  public final var expanded: Bool {
    get { gtk_expander_get_expanded(instance(self)).isTrue }
    set { gtk_expander_set_expanded(instance(self), newValue.gboolean) }
  }

  /// The text of the expanders label.
  public final var label: String? {
    get { lentString(ifAny: gtk_expander_get_label(instance(self))) }
    set { lend(newValue) { gtk_expander_set_label(instance(self), $0) } }
  }

  /// A widget to display instead of the usual expander label.
  public final var labelWidget: Widget? {
    get { lentObject(widget: gtk_expander_get_label_widget(instance(self))) }
    set { gtk_expander_set_label_widget(instance(self), newValue?.gtkWidget) }
  }

  /// When this property is `true`, the expander will resize the toplevel widget containing the expander upon expanding
  /// and collapsing.
  public final var resizeToplevel: Bool {
    get { gtk_expander_get_resize_toplevel(instance(self)).isTrue }
    set { gtk_expander_set_resize_toplevel(instance(self), newValue.gboolean) }
  }

  /// Whether the text in the label is Pango markup.
  public final var useMarkup: Bool {
    get { gtk_expander_get_use_markup(instance(self)).isTrue }
    set { gtk_expander_set_use_markup(instance(self), newValue.gboolean) }
  }

  /// Whether an underline in the text indicates a mnemonic.
  public final var useUnderline: Bool {
    get { gtk_expander_get_use_underline(instance(self)).isTrue }
    set { gtk_expander_set_use_underline(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Expander {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the expander has been opened to reveal the child.
  public var expanded: DynamicSubject<Bool> { property("expanded") }

  /// The text of the expanders label.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: Expander) in object.label }, set: { $0.label = $1 })
  }

  /// A widget to display instead of the usual expander label.
  public var labelWidget: DynamicSubject<Widget?> { property("label-widget") }

  /// When this property is `true`, the expander will resize the toplevel widget containing the expander upon expanding
  /// and collapsing.
  public var resizeToplevel: DynamicSubject<Bool> { property("resize-toplevel") }

  /// Whether the text in the label is Pango markup.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }

  /// Whether an underline in the text indicates a mnemonic.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }

  /// Activates the `Expander`.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// `FileChooserNative` is an abstraction of a dialog suitable for use with “File Open” or “File Save as” commands.
open class FileChooserNative: NativeDialog, FileChooser {
  open override class var gType: GType { gtk_file_chooser_native_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FileChooserNative`.
  public init(
    title: String? = nil, parent: Window? = nil, action: FileChooserAction, acceptLabel: String? = nil,
    cancelLabel: String? = nil
  ) {
    super.init(
      adopting: gtk_file_chooser_native_new(title, parent?.gtkWindow, action.cValue, acceptLabel, cancelLabel).raw)
  }

  /// The text used for the label on the accept button in the dialog, or `nil` to use the default text.
  public final var acceptLabel: String? {
    get { lentString(ifAny: gtk_file_chooser_native_get_accept_label(instance(self))) }
    set { lend(newValue) { gtk_file_chooser_native_set_accept_label(instance(self), $0) } }
  }

  /// The text used for the label on the cancel button in the dialog, or `nil` to use the default text.
  public final var cancelLabel: String? {
    get { lentString(ifAny: gtk_file_chooser_native_get_cancel_label(instance(self))) }
    set { lend(newValue) { gtk_file_chooser_native_set_cancel_label(instance(self), $0) } }
  }
}

extension Reactive where Base: FileChooserNative {
  /// The text used for the label on the accept button in the dialog, or `nil` to use the default text.
  public var acceptLabel: DynamicSubject<String?> {
    property("accept-label", get: { (object: FileChooserNative) in object.acceptLabel }, set: { $0.acceptLabel = $1 })
  }

  /// The text used for the label on the cancel button in the dialog, or `nil` to use the default text.
  public var cancelLabel: DynamicSubject<String?> {
    property("cancel-label", get: { (object: FileChooserNative) in object.cancelLabel }, set: { $0.cancelLabel = $1 })
  }
}

/// `FileChooserWidget` is a widget for choosing files.
open class FileChooserWidget: Widget, FileChooser {
  open override class var gType: GType { gtk_file_chooser_widget_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FileChooserWidget`.
  public init(action: FileChooserAction) {
    super.init(adopting: gtk_file_chooser_widget_new(action.cValue))
  }

  public final var searchMode: Bool {
    get { getProperty("search-mode") }
    set { setProperty("search-mode", newValue) }
  }

  public final var subtitle: String { getProperty("subtitle") }
}

extension Reactive where Base: FileChooserWidget {
  public var searchMode: DynamicSubject<Bool> { property("search-mode") }

  public var subtitle: SafeSignal<String> { readOnlyProperty("subtitle") }

  /// Emitted when the user asks for it.
  public var desktopFolder: SafeSignal<Void> { signal("desktop-folder") }

  /// Emitted when the user asks for it.
  public var downFolder: SafeSignal<Void> { signal("down-folder") }

  /// Emitted when the user asks for it.
  public var homeFolder: SafeSignal<Void> { signal("home-folder") }

  /// Emitted when the user asks for it.
  ///
  /// Argument: `path`.
  public var locationPopup: SafeSignal<String> { signal(ofOne: "location-popup") }

  /// Emitted when the user asks for it.
  public var locationPopupOnPaste: SafeSignal<Void> { signal("location-popup-on-paste") }

  /// Emitted when the user asks for it.
  public var locationTogglePopup: SafeSignal<Void> { signal("location-toggle-popup") }

  /// Emitted when the user asks for it.
  public var placesShortcut: SafeSignal<Void> { signal("places-shortcut") }

  /// Emitted when the user asks for it.
  ///
  /// Argument: `bookmarkIndex`.
  public var quickBookmark: SafeSignal<Int> { signal(ofOne: "quick-bookmark") }

  /// Emitted when the user asks for it.
  public var recentShortcut: SafeSignal<Void> { signal("recent-shortcut") }

  /// Emitted when the user asks for it.
  public var searchShortcut: SafeSignal<Void> { signal("search-shortcut") }

  /// Emitted when the user asks for it.
  public var showHidden: SafeSignal<Void> { signal("show-hidden") }

  /// Emitted when the user asks for it.
  public var upFolder: SafeSignal<Void> { signal("up-folder") }
}

/// `FileFilter` filters files by name or mime type.
open class FileFilter: Filter, Buildable {
  open override class var gType: GType { gtk_file_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FileFilter` with no rules added to it.
  public init() {
    super.init(adopting: gtk_file_filter_new().raw)
  }

  /// Deserialize a file filter from a `GVariant`.
  public init(variant: GLib.Variant) {
    super.init(adopting: gtk_file_filter_new_from_gvariant(variant.opaque).raw)
  }

  /// The human-readable name of the filter.
  public final var name: String? {
    get { lentString(ifAny: gtk_file_filter_get_name(instance(self))) }
    set { lend(newValue) { gtk_file_filter_set_name(instance(self), $0) } }
  }

  /// Adds a rule allowing a given mime type to `filter`.
  public final func addMimeType(_ mimeType: String) { gtk_file_filter_add_mime_type(instance(self), mimeType) }

  /// Adds a rule allowing a shell style glob to a filter.
  public final func addPattern(_ pattern: String) { gtk_file_filter_add_pattern(instance(self), pattern) }

  /// Adds a rule allowing image files in the formats supported by `Gdk.Pixbuf`.
  public final func addPixbufFormats() { gtk_file_filter_add_pixbuf_formats(instance(self)) }

  /// Adds a suffix match rule to a filter.
  public final func addSuffix(_ suffix: String) { gtk_file_filter_add_suffix(instance(self), suffix) }

  /// Gets the attributes that need to be filled in for the `GFileInfo` passed to this filter.
  public final var attributes: [String] { lentStrings(gtk_file_filter_get_attributes(instance(self))) }

  /// Serialize a file filter to an `a{sv}` variant.
  @discardableResult
  public final func toGvariant() -> GLib.Variant {
    promised(lentBoxed(opaque: gtk_file_filter_to_gvariant(instance(self))))
  }
}

extension Reactive where Base: FileFilter {
  /// The human-readable name of the filter.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: FileFilter) in object.name }, set: { $0.name = $1 })
  }
}

/// A `Filter` object describes the filtering to be performed by a `FilterListModel`.
open class Filter: Object {
  open override class var gType: GType { gtk_filter_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkFilter: UnsafeMutablePointer<GtkFilter> { pointer.assumingMemoryBound(to: GtkFilter.self) }

  /// Notifies all users of the filter that it has changed.
  public final func changed(_ change: FilterChange) { gtk_filter_changed(gtkFilter, change.cValue) }

  /// Gets the known strictness of `filters`.
  public final var strictness: FilterMatch { FilterMatch(cValue: gtk_filter_get_strictness(gtkFilter)) }

  /// Checks if the given `item` is matched by the filter or not.
  @discardableResult
  public final func match(_ item: Object) -> Bool { gtk_filter_match(gtkFilter, item.pointer).isTrue }
}

extension Reactive where Base: Filter {
  /// Emitted whenever the filter changed.
  ///
  /// Argument: `change`.
  public var changed: SafeSignal<FilterChange> { signal(ofOne: "changed") }
}

/// `FilterListModel` is a list model that filters the elements of the underlying model according to a `Filter`.
open class FilterListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_filter_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `FilterListModel` that will filter `model` using the given `filter`.
  public init(model: (any Gio.ListModel)? = nil, filter: Filter? = nil) {
    super.init(
      adopting: gtk_filter_list_model_new(
        model?.given(), filter?.givenPointer().assumingMemoryBound(to: GtkFilter.self)
      ).raw)
  }

  /// The filter for this model.
  public final var filter: Filter? {
    get { lentObject(gtk_filter_list_model_get_filter(instance(self))) }
    set { gtk_filter_list_model_set_filter(instance(self), newValue?.gtkFilter) }
  }

  /// If the model should filter items incrementally.
  public final var incremental: Bool {
    get { gtk_filter_list_model_get_incremental(instance(self)).isTrue }
    set { gtk_filter_list_model_set_incremental(instance(self), newValue.gboolean) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being filtered.
  public final var model: (any Gio.ListModel)? {
    get { lentInterface(opaque: gtk_filter_list_model_get_model(instance(self))) }
    set { gtk_filter_list_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Number of items not yet filtered.
  public final var pending: Int { gtk_filter_list_model_get_pending(instance(self)).int }
}

extension Reactive where Base: FilterListModel {
  /// The filter for this model.
  public var filter: DynamicSubject<Filter?> { property("filter") }

  /// If the model should filter items incrementally.
  public var incremental: DynamicSubject<Bool> { property("incremental") }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

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

  final var gtkFixed: UnsafeMutablePointer<GtkFixed> { pointer.assumingMemoryBound(to: GtkFixed.self) }

  /// Creates a new `Fixed`.
  public init() {
    super.init(adopting: gtk_fixed_new())
  }

  /// Retrieves the translation transformation of the given child `Widget` in the `Fixed`.
  public final func getChildPosition(_ widget: Widget) -> (x: Double, y: Double) {
    var cX: Double = 0
    var cY: Double = 0
    gtk_fixed_get_child_position(gtkFixed, widget.gtkWidget, &cX, &cY)
    return (cX, cY)
  }

  /// Retrieves the transformation for `widget` set using `gtk_fixed_set_child_transform()`.
  public final func getChildTransform(_ widget: Widget) -> Gsk.Transform? {
    lentBoxed(opaque: gtk_fixed_get_child_transform(gtkFixed, widget.gtkWidget))
  }

  /// Sets a translation transformation to the given `x` and `y` coordinates to the child `widget` of the `Fixed`.
  public final func move(_ widget: Widget, x: Double, y: Double) { gtk_fixed_move(gtkFixed, widget.gtkWidget, x, y) }

  /// Adds a widget to a `Fixed` at the given position.
  public final func put(_ widget: Widget, x: Double, y: Double) { gtk_fixed_put(gtkFixed, widget.gtkWidget, x, y) }

  /// Removes a child from `fixed`.
  public final func remove(_ widget: Widget) { gtk_fixed_remove(gtkFixed, widget.gtkWidget) }

  /// Sets the transformation for `widget`.
  public final func setChildTransform(_ widget: Widget, transform: Gsk.Transform?) {
    gtk_fixed_set_child_transform(gtkFixed, widget.gtkWidget, transform?.opaque)
  }
}

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
    get { lentBoxed(opaque: gtk_fixed_layout_child_get_transform(instance(self))) }
    set { gtk_fixed_layout_child_set_transform(instance(self), newValue?.opaque) }
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
    get { lentInterface(opaque: gtk_flatten_list_model_get_model(instance(self))) }
    set { gtk_flatten_list_model_set_model(instance(self), newValue?.opaque) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Returns the model containing the item at the given position.
  public final func getModelForItem(_ position: Int) -> (any Gio.ListModel)? {
    lentInterface(opaque: gtk_flatten_list_model_get_model_for_item(instance(self), position.uint32))
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
    get { gtk_flow_box_get_activate_on_single_click(instance(self)).isTrue }
    set { gtk_flow_box_set_activate_on_single_click(instance(self), newValue.gboolean) }
  }

  /// The amount of horizontal space between two children.
  public final var columnSpacing: Int {
    get { gtk_flow_box_get_column_spacing(instance(self)).int }
    set { gtk_flow_box_set_column_spacing(instance(self), newValue.uint32) }
  }

  /// Determines whether all children should be allocated the same size.
  public final var homogeneous: Bool {
    get { gtk_flow_box_get_homogeneous(instance(self)).isTrue }
    set { gtk_flow_box_set_homogeneous(instance(self), newValue.gboolean) }
  }

  /// The maximum amount of children to request space for consecutively in the given orientation.
  public final var maxChildrenPerLine: Int {
    get { gtk_flow_box_get_max_children_per_line(instance(self)).int }
    set { gtk_flow_box_set_max_children_per_line(instance(self), newValue.uint32) }
  }

  /// The minimum number of children to allocate consecutively in the given orientation.
  public final var minChildrenPerLine: Int {
    get { gtk_flow_box_get_min_children_per_line(instance(self)).int }
    set { gtk_flow_box_set_min_children_per_line(instance(self), newValue.uint32) }
  }

  /// The amount of vertical space between two children.
  public final var rowSpacing: Int {
    get { gtk_flow_box_get_row_spacing(instance(self)).int }
    set { gtk_flow_box_set_row_spacing(instance(self), newValue.uint32) }
  }

  /// The selection mode used by the flow box.
  public final var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_flow_box_get_selection_mode(instance(self))) }
    set { gtk_flow_box_set_selection_mode(instance(self), newValue.cValue) }
  }

  /// Adds `child` to the end of `self`.
  public final func append(_ child: Widget) { gtk_flow_box_append(instance(self), child.gtkWidget) }

  /// Binds `model` to `box`.
  public final func bindModel(_ model: (any Gio.ListModel)?, createWidgetFunc: @escaping (Object) -> Widget) {
    gtk_flow_box_bind_model(
      instance(self), model?.opaque, callGtkFlowBoxCreateWidgetFunc, heldClosure(createWidgetFunc), releaseClosure)
  }

  /// Gets the nth child in the `box`.
  public final func getChildAtIndex(_ idx: Int) -> FlowBoxChild? {
    lentObject(gtk_flow_box_get_child_at_index(instance(self), idx.int32))
  }

  /// Gets the child in the (`x`, `y`) position.
  public final func getChildAtPos(x: Int, y: Int) -> FlowBoxChild? {
    lentObject(gtk_flow_box_get_child_at_pos(instance(self), x.int32, y.int32))
  }

  /// Creates a list of all selected children.
  public final var selectedChildren: [FlowBoxChild] {
    lists(gtk_flow_box_get_selected_children(instance(self)), isGiven: true) { lentObject($0) as FlowBoxChild? }
  }

  /// Inserts the `widget` into `box` at `position`.
  public final func insert(_ widget: Widget, position: Int) {
    gtk_flow_box_insert(instance(self), widget.gtkWidget, position.int32)
  }

  /// Updates the filtering for all children.
  public final func invalidateFilter() { gtk_flow_box_invalidate_filter(instance(self)) }

  /// Updates the sorting for all children.
  public final func invalidateSort() { gtk_flow_box_invalidate_sort(instance(self)) }

  /// Adds `child` to the start of `self`.
  public final func prepend(_ child: Widget) { gtk_flow_box_prepend(instance(self), child.gtkWidget) }

  /// Removes a child from `box`.
  public final func remove(_ widget: Widget) { gtk_flow_box_remove(instance(self), widget.gtkWidget) }

  /// Select all children of `box`, if the selection mode allows it.
  public final func selectAll() { gtk_flow_box_select_all(instance(self)) }

  /// Selects a single child of `box`, if the selection mode allows it.
  public final func selectChild(_ child: FlowBoxChild) {
    gtk_flow_box_select_child(instance(self), child.gtkFlowBoxChild)
  }

  /// Calls a function for each selected child.
  public final func selectedForeach(_ `func`: @escaping (FlowBox, FlowBoxChild) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_flow_box_selected_foreach(instance(self), callGtkFlowBoxForeachFunc, lent.closure(`func`))
  }

  /// By setting a filter function on the `box` one can decide dynamically which of the children to show.
  public final func setFilterFunc(_ filterFunc: ((FlowBoxChild) -> Bool)?) {
    gtk_flow_box_set_filter_func(
      instance(self), filterFunc == nil ? nil : callGtkFlowBoxFilterFunc, filterFunc.map { heldClosure($0) },
      filterFunc == nil ? nil : releaseClosure)
  }

  /// Hooks up an adjustment to focus handling in `box`.
  public final func setHadjustment(_ adjustment: Adjustment) {
    gtk_flow_box_set_hadjustment(instance(self), adjustment.gtkAdjustment)
  }

  /// By setting a sort function on the `box`, one can dynamically reorder the children of the box, based on the
  /// contents of the children.
  public final func setSortFunc(_ sortFunc: ((FlowBoxChild, FlowBoxChild) -> Int)?) {
    gtk_flow_box_set_sort_func(
      instance(self), sortFunc == nil ? nil : callGtkFlowBoxSortFunc, sortFunc.map { heldClosure($0) },
      sortFunc == nil ? nil : releaseClosure)
  }

  /// Hooks up an adjustment to focus handling in `box`.
  public final func setVadjustment(_ adjustment: Adjustment) {
    gtk_flow_box_set_vadjustment(instance(self), adjustment.gtkAdjustment)
  }

  /// Unselect all children of `box`, if the selection mode allows it.
  public final func unselectAll() { gtk_flow_box_unselect_all(instance(self)) }

  /// Unselects a single child of `box`, if the selection mode allows it.
  public final func unselectChild(_ child: FlowBoxChild) {
    gtk_flow_box_unselect_child(instance(self), child.gtkFlowBoxChild)
  }
}

extension Reactive where Base: FlowBox {
  public var acceptUnpairedRelease: DynamicSubject<Bool> { property("accept-unpaired-release") }

  /// Determines whether children can be activated with a single click, or require a double-click.
  public var activateOnSingleClick: DynamicSubject<Bool> { property("activate-on-single-click") }

  /// The amount of horizontal space between two children.
  public var columnSpacing: DynamicSubject<Int> {
    property("column-spacing", get: { (object: FlowBox) in object.columnSpacing }, set: { $0.columnSpacing = $1 })
  }

  /// Determines whether all children should be allocated the same size.
  public var homogeneous: DynamicSubject<Bool> { property("homogeneous") }

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
    get { lentObject(widget: gtk_flow_box_child_get_child(gtkFlowBoxChild)) }
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
    get { gtk_font_button_get_modal(instance(self)).isTrue }
    set { gtk_font_button_set_modal(instance(self), newValue.gboolean) }
  }

  /// The title of the font chooser dialog.
  public final var title: String {
    get { lentString(gtk_font_button_get_title(instance(self))) }
    set { lend(newValue) { gtk_font_button_set_title(instance(self), $0) } }
  }

  /// Whether the buttons label will be drawn in the selected font.
  public final var useFont: Bool {
    get { gtk_font_button_get_use_font(instance(self)).isTrue }
    set { gtk_font_button_set_use_font(instance(self), newValue.gboolean) }
  }

  /// Whether the buttons label will use the selected font size.
  public final var useSize: Bool {
    get { gtk_font_button_get_use_size(instance(self)).isTrue }
    set { gtk_font_button_set_use_size(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: FontButton {
  /// Whether the font chooser dialog should be modal.
  public var modal: DynamicSubject<Bool> { property("modal") }

  /// The title of the font chooser dialog.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: FontButton) in object.title }, set: { $0.title = $1 })
  }

  /// Whether the buttons label will be drawn in the selected font.
  public var useFont: DynamicSubject<Bool> { property("use-font") }

  /// Whether the buttons label will use the selected font size.
  public var useSize: DynamicSubject<Bool> { property("use-size") }

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
    get { lentObject(widget: gtk_frame_get_child(gtkFrame)) }
    set { gtk_frame_set_child(gtkFrame, newValue?.gtkWidget) }
  }

  /// Text of the frame's label.
  public final var label: String? {
    get { lentString(ifAny: gtk_frame_get_label(gtkFrame)) }
    set { lend(newValue) { gtk_frame_set_label(gtkFrame, $0) } }
  }

  /// Widget to display in place of the usual frame label.
  public final var labelWidget: Widget? {
    get { lentObject(widget: gtk_frame_get_label_widget(gtkFrame)) }
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
  public var autoRender: DynamicSubject<Bool> { property("auto-render") }

  /// The `Gdk.GLContext` used by the `GLArea` widget.
  public var context: SafeSignal<Gdk.GLContext?> { readOnlyProperty("context") }

  /// If set to `true` the widget will allocate and enable a depth buffer for the target framebuffer.
  public var hasDepthBuffer: DynamicSubject<Bool> { property("has-depth-buffer") }

  /// If set to `true` the widget will allocate and enable a stencil buffer for the target framebuffer.
  public var hasStencilBuffer: DynamicSubject<Bool> { property("has-stencil-buffer") }

  /// If set to `true` the widget will try to create a `Gdk.GLContext` using OpenGL ES instead of OpenGL.
  public var useEs: DynamicSubject<Bool> { property("use-es") }

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
    let result = gtk_gesture_get_bounding_box(instance(self), &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// If there are touch sequences being currently handled by `gesture`, returns `true` and fills in `x` and `y` with
  /// the center of the bounding box containing all active touches.
  public final var boundingBoxCenter: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_get_bounding_box_center(instance(self), &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Returns the logical `Gdk.Device` that is currently operating on `gesture`.
  public final var device: Gdk.Device? { lentObject(opaque: gtk_gesture_get_device(instance(self))) }

  /// Returns all gestures in the group of `gesture`
  public final func getGroup() -> [Gesture] {
    lists(gtk_gesture_get_group(instance(self)), isGiven: true) { lentObject($0) as Gesture? }
  }

  /// Returns the last event that was processed for `sequence`.
  public final func getLastEvent(_ sequence: Gdk.EventSequence?) -> Gdk.Event? {
    lentBoxed(opaque: gtk_gesture_get_last_event(instance(self), sequence?.opaque))
  }

  /// Returns the `Gdk.EventSequence` that was last updated on `gesture`.
  public final var lastUpdatedSequence: Gdk.EventSequence? {
    lentBoxed(opaque: gtk_gesture_get_last_updated_sequence(instance(self)))
  }

  /// If `sequence` is currently being interpreted by `gesture`, returns `true` and fills in `x` and `y` with the last
  /// coordinates stored for that event sequence.
  public final func getPoint(_ sequence: Gdk.EventSequence?) -> (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_get_point(instance(self), sequence?.opaque, &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Returns the `sequence` state, as seen by `gesture`.
  public final func getSequenceState(_ sequence: Gdk.EventSequence) -> EventSequenceState {
    EventSequenceState(cValue: gtk_gesture_get_sequence_state(instance(self), sequence.opaque))
  }

  /// Returns the list of `Gdk.EventSequences` currently being interpreted by `gesture`.
  public final var sequences: [Gdk.EventSequence] {
    lists(gtk_gesture_get_sequences(instance(self)), isGiven: true) { lentBoxed($0) as Gdk.EventSequence? }
  }

  /// Adds `gesture` to the same group than `groupGesture`.
  public final func group(_ gesture: Gesture) { gtk_gesture_group(instance(self), gesture.opaque) }

  /// Returns `true` if `gesture` is currently handling events corresponding to `sequence`.
  @discardableResult
  public final func handlesSequence(_ sequence: Gdk.EventSequence?) -> Bool {
    gtk_gesture_handles_sequence(instance(self), sequence?.opaque).isTrue
  }

  /// Returns `true` if the gesture is currently active.
  public final var isActive: Bool { gtk_gesture_is_active(instance(self)).isTrue }

  /// Returns `true` if both gestures pertain to the same group.
  public final func isGroupedWith(_ other: Gesture) -> Bool {
    gtk_gesture_is_grouped_with(instance(self), other.opaque).isTrue
  }

  /// Returns `true` if the gesture is currently recognized.
  public final var isRecognized: Bool { gtk_gesture_is_recognized(instance(self)).isTrue }

  /// Sets the state of `sequence` in `gesture`.
  @discardableResult
  public final func setSequenceState(_ sequence: Gdk.EventSequence, state: EventSequenceState) -> Bool {
    gtk_gesture_set_sequence_state(instance(self), sequence.opaque, state.cValue).isTrue
  }

  /// Sets the state of all sequences that `gesture` is currently interacting with.
  @discardableResult
  public final func setState(_ state: EventSequenceState) -> Bool {
    gtk_gesture_set_state(instance(self), state.cValue).isTrue
  }

  /// Separates `gesture` into an isolated group.
  public final func ungroup() { gtk_gesture_ungroup(instance(self)) }
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
    let result = gtk_gesture_drag_get_offset(instance(self), &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Gets the point where the drag started.
  public final var startPoint: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_drag_get_start_point(instance(self), &cX, &cY)
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
