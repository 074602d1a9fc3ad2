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
  public final var constant: Double { gtk_constraint_get_constant(opaque) }

  /// The multiplication factor to be applied to the `Constraint.sourceAttribute`.
  public final var multiplier: Double { gtk_constraint_get_multiplier(opaque) }

  /// The order relation between the terms of the constraint.
  public final var relation: ConstraintRelation { ConstraintRelation(cValue: gtk_constraint_get_relation(opaque)) }

  /// The source of the constraint.
  public final var source: (any ConstraintTarget)? { lentInterface(opaque: gtk_constraint_get_source(opaque)) }

  /// The attribute of the `Constraint.source` read by the constraint.
  public final var sourceAttribute: ConstraintAttribute {
    ConstraintAttribute(cValue: gtk_constraint_get_source_attribute(opaque))
  }

  /// The strength of the constraint.
  public final var strength: Int { gtk_constraint_get_strength(opaque).int }

  /// The target of the constraint.
  public final var target: (any ConstraintTarget)? { lentInterface(opaque: gtk_constraint_get_target(opaque)) }

  /// The attribute of the `Constraint.target` set by the constraint.
  public final var targetAttribute: ConstraintAttribute {
    ConstraintAttribute(cValue: gtk_constraint_get_target_attribute(opaque))
  }

  /// Checks whether the constraint is attached to a `ConstraintLayout`, and it is contributing to the layout.
  public final var isAttached: Bool { gtk_constraint_is_attached(opaque).isTrue }

  /// Checks whether the constraint describes a relation between an attribute on the `Constraint.target` and a constant
  /// value.
  public final var isConstant: Bool { gtk_constraint_is_constant(opaque).isTrue }

  /// Checks whether the constraint is a required relation for solving the constraint layout.
  public final var isRequired: Bool { gtk_constraint_is_required(opaque).isTrue }
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
    get { lentString(ifAny: gtk_constraint_guide_get_name(opaque)) }
    set { lend(newValue) { gtk_constraint_guide_set_name(opaque, $0) } }
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
    get { ConstraintStrength(cValue: gtk_constraint_guide_get_strength(opaque)) }
    set { gtk_constraint_guide_set_strength(opaque, newValue.cValue) }
  }

  /// Gets the maximum size of `guide`.
  public final var maxSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_constraint_guide_get_max_size(opaque, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Gets the minimum size of `guide`.
  public final var minSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_constraint_guide_get_min_size(opaque, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Gets the natural size of `guide`.
  public final var natSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_constraint_guide_get_nat_size(opaque, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Sets the maximum size of `guide`.
  public final func setMaxSize(width: Int, height: Int) {
    gtk_constraint_guide_set_max_size(opaque, width.int32, height.int32)
  }

  /// Sets the minimum size of `guide`.
  public final func setMinSize(width: Int, height: Int) {
    gtk_constraint_guide_set_min_size(opaque, width.int32, height.int32)
  }

  /// Sets the natural size of `guide`.
  public final func setNatSize(width: Int, height: Int) {
    gtk_constraint_guide_set_nat_size(opaque, width.int32, height.int32)
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
    gtk_constraint_layout_add_constraint(opaque, constraint.given())
  }

  /// Adds a guide to `layout`.
  public final func addGuide(_ guide: ConstraintGuide) { gtk_constraint_layout_add_guide(opaque, guide.given()) }

  /// Returns a `GListModel` to track the constraints that are part of the layout.
  @discardableResult
  public final func observeConstraints() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_constraint_layout_observe_constraints(opaque)) as (any Gio.ListModel)?)!
  }

  /// Returns a `GListModel` to track the guides that are part of the layout.
  @discardableResult
  public final func observeGuides() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_constraint_layout_observe_guides(opaque)) as (any Gio.ListModel)?)!
  }

  /// Removes all constraints from the layout manager.
  public final func removeAllConstraints() { gtk_constraint_layout_remove_all_constraints(opaque) }

  /// Removes `constraint` from the layout manager, so that it no longer influences the layout.
  public final func removeConstraint(_ constraint: Constraint) {
    gtk_constraint_layout_remove_constraint(opaque, constraint.opaque)
  }

  /// Removes `guide` from the layout manager, so that it no longer influences the layout.
  public final func removeGuide(_ guide: ConstraintGuide) { gtk_constraint_layout_remove_guide(opaque, guide.opaque) }
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
      opaque, matchFunc == nil ? nil : callGtkCustomFilterFunc, matchFunc.map { heldClosure($0) },
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
      opaque, sortFunc == nil ? nil : callGCompareDataFunc, sortFunc.map { heldClosure($0) },
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
    lentObject(gtk_dialog_add_button(gtkDialog, buttonText, responseId.int32))!
  }

  /// Returns the content area of `dialog`.
  public final var contentArea: Box? { lentObject(gtk_dialog_get_content_area(gtkDialog)) }

  /// Returns the header bar of `dialog`.
  public final var headerBar: HeaderBar? { lentObject(gtk_dialog_get_header_bar(gtkDialog)) }

  /// Gets the response id of a widget in the action area of a dialog.
  public final func getResponseForWidget(_ widget: Widget) -> Int {
    gtk_dialog_get_response_for_widget(gtkDialog, widget.gtkWidget).int
  }

  /// Gets the widget button that uses the given response ID in the action area of a dialog.
  public final func getWidgetForResponse(_ responseId: Int) -> Widget? {
    lentObject(gtk_dialog_get_widget_for_response(gtkDialog, responseId.int32))
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
    get { lentString(ifAny: gtk_directory_list_get_attributes(opaque)) }
    set { lend(newValue) { gtk_directory_list_set_attributes(opaque, $0) } }
  }

  /// Error encountered while loading files.
  public final var error: GLib.Failure? { lentFailure(gtk_directory_list_get_error(opaque)) }

  /// File to query.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_directory_list_get_file(opaque)) }
    set { gtk_directory_list_set_file(opaque, newValue?.opaque) }
  }

  /// Priority used when loading.
  public final var ioPriority: Int {
    get { gtk_directory_list_get_io_priority(opaque).int }
    set { gtk_directory_list_set_io_priority(opaque, newValue.int32) }
  }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// `true` if files are being loaded.
  public final var loading: Bool { getProperty("loading") }

  /// `true` if the directory is monitored for changed.
  public final var monitored: Bool {
    get { gtk_directory_list_get_monitored(opaque).isTrue }
    set { gtk_directory_list_set_monitored(opaque, newValue.gboolean) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Returns `true` if the children enumeration is currently in progress.
  public final var isLoading: Bool { gtk_directory_list_is_loading(opaque).isTrue }
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
  public var monitored: DynamicSubject<Bool> {
    property("monitored", get: { (object: DirectoryList) in object.monitored }, set: { $0.monitored = $1 })
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `DragIcon` is a `Root` implementation for drag icons.
open class DragIcon: Widget, Native, Root {
  open override class var gType: GType { gtk_drag_icon_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The widget to display as drag icon.
  public final var child: Widget? {
    get { lentObject(gtk_drag_icon_get_child(opaque)) }
    set { gtk_drag_icon_set_child(opaque, newValue?.gtkWidget) }
  }

  /// Creates a widget that can be used as a drag icon for the given `value`.
  @discardableResult
  public static func createWidgetForValue(_ value: any GValueWritable) -> Widget? {
    let lent = CallScope()
    defer { lent.end() }
    return givenObject(gtk_drag_icon_create_widget_for_value(lent.value(value)))
  }

  /// Gets the `DragIcon` in use with `drag`.
  public static func getForDrag(_ drag: Gdk.Drag) -> Widget { lentObject(gtk_drag_icon_get_for_drag(drag.opaque))! }

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
    get { Gdk.DragAction(cValue: gtk_drag_source_get_actions(opaque)) }
    set { gtk_drag_source_set_actions(opaque, newValue.cValue) }
  }

  /// The data that is offered by drag operations from this source.
  public final var content: Gdk.ContentProvider? {
    get { lentObject(gtk_drag_source_get_content(opaque)) }
    set { gtk_drag_source_set_content(opaque, newValue?.gdkContentProvider) }
  }

  /// Cancels a currently ongoing drag operation.
  public final func dragCancel() { gtk_drag_source_drag_cancel(opaque) }

  /// Returns the underlying `Gdk.Drag` object for an ongoing drag.
  public final var drag: Gdk.Drag? { lentObject(opaque: gtk_drag_source_get_drag(opaque)) }

  /// Sets a paintable to use as icon during DND operations.
  public final func setIcon(_ paintable: (any Gdk.Paintable)?, hotX: Int, hotY: Int) {
    gtk_drag_source_set_icon(opaque, paintable?.opaque, hotX.int32, hotY.int32)
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
