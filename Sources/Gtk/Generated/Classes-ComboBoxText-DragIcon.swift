// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A `ComboBoxText` is a simple variant of `ComboBox` for text-only use cases.
open class ComboBoxText: ComboBox {
  open override class var gType: GType { gtk_combo_box_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ComboBoxText`.
  public override init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_combo_box_text_new()))
  }

  /// Appends `text` to the list of strings stored in `comboBox`.
  public final func append(_ id: String?, text: String) { gtk_combo_box_text_append(cast(), id, text) }

  /// Appends `text` to the list of strings stored in `comboBox`.
  public final func appendText(_ text: String) { gtk_combo_box_text_append_text(cast(), text) }

  /// Returns the currently active string in `comboBox`.
  public var activeText: String? { givenString(gtk_combo_box_text_get_active_text(cast())) }

  /// Inserts `text` at `position` in the list of strings stored in `comboBox`.
  public final func insert(position: Int, id: String?, text: String) {
    gtk_combo_box_text_insert(cast(), Int32(position), id, text)
  }

  /// Inserts `text` at `position` in the list of strings stored in `comboBox`.
  public final func insertText(position: Int, text: String) {
    gtk_combo_box_text_insert_text(cast(), Int32(position), text)
  }

  /// Prepends `text` to the list of strings stored in `comboBox`.
  public final func prepend(_ id: String?, text: String) { gtk_combo_box_text_prepend(cast(), id, text) }

  /// Prepends `text` to the list of strings stored in `comboBox`.
  public final func prependText(_ text: String) { gtk_combo_box_text_prepend_text(cast(), text) }

  /// Removes the string at `position` from `comboBox`.
  public final func remove(_ position: Int) { gtk_combo_box_text_remove(cast(), Int32(position)) }

  /// Removes all the text entries from the combo box.
  public final func removeAll() { gtk_combo_box_text_remove_all(cast()) }
}

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
      adopting: UnsafeMutableRawPointer(
        gtk_constraint_new(
          target?.pointer, targetAttribute.cValue(), relation.cValue(), source?.pointer, sourceAttribute.cValue(),
          multiplier, constant, Int32(strength))))
  }

  /// Creates a new constraint representing a relation between a layout attribute on a target and a constant value.
  public init(
    target: (any ConstraintTarget)?, targetAttribute: ConstraintAttribute, relation: ConstraintRelation,
    constant: Double, strength: Int
  ) {
    super.init(
      adopting: UnsafeMutableRawPointer(
        gtk_constraint_new_constant(
          target?.pointer, targetAttribute.cValue(), relation.cValue(), constant, Int32(strength))))
  }

  /// The constant value to be added to the `Constraint.sourceAttribute`.
  public var constant: Double { gtk_constraint_get_constant(cast()) }

  /// The multiplication factor to be applied to the `Constraint.sourceAttribute`.
  public var multiplier: Double { gtk_constraint_get_multiplier(cast()) }

  /// The order relation between the terms of the constraint.
  public var relation: ConstraintRelation { ConstraintRelation(cValue: gtk_constraint_get_relation(cast())) }

  /// The source of the constraint.
  public var source: (any ConstraintTarget)? { lentInterface(gtk_constraint_get_source(cast())) }

  /// The attribute of the `Constraint.source` read by the constraint.
  public var sourceAttribute: ConstraintAttribute {
    ConstraintAttribute(cValue: gtk_constraint_get_source_attribute(cast()))
  }

  /// The strength of the constraint.
  public var strength: Int { Int(gtk_constraint_get_strength(cast())) }

  /// The target of the constraint.
  public var target: (any ConstraintTarget)? { lentInterface(gtk_constraint_get_target(cast())) }

  /// The attribute of the `Constraint.target` set by the constraint.
  public var targetAttribute: ConstraintAttribute {
    ConstraintAttribute(cValue: gtk_constraint_get_target_attribute(cast()))
  }

  /// Checks whether the constraint is attached to a `ConstraintLayout`, and it is contributing to the layout.
  public final func isAttached() -> Bool { gtk_constraint_is_attached(cast()) != 0 }

  /// Checks whether the constraint describes a relation between an attribute on the `Constraint.target` and a constant
  /// value.
  public final func isConstant() -> Bool { gtk_constraint_is_constant(cast()) != 0 }

  /// Checks whether the constraint is a required relation for solving the constraint layout.
  public final func isRequired() -> Bool { gtk_constraint_is_required(cast()) != 0 }
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
    super.init(adopting: UnsafeMutableRawPointer(gtk_constraint_guide_new()))
  }

  /// The maximum height of the guide.
  public var maxHeight: Int {
    get { getProperty("max-height") }
    set { setProperty("max-height", newValue) }
  }

  /// The maximum width of the guide.
  public var maxWidth: Int {
    get { getProperty("max-width") }
    set { setProperty("max-width", newValue) }
  }

  /// The minimum height of the guide.
  public var minHeight: Int {
    get { getProperty("min-height") }
    set { setProperty("min-height", newValue) }
  }

  /// The minimum width of the guide.
  public var minWidth: Int {
    get { getProperty("min-width") }
    set { setProperty("min-width", newValue) }
  }

  /// A name that identifies the `ConstraintGuide`, for debugging.
  public var name: String? {
    get { lentString(gtk_constraint_guide_get_name(cast())) }
    set { gtk_constraint_guide_set_name(cast(), newValue) }
  }

  /// The preferred, or natural, height of the guide.
  public var natHeight: Int {
    get { getProperty("nat-height") }
    set { setProperty("nat-height", newValue) }
  }

  /// The preferred, or natural, width of the guide.
  public var natWidth: Int {
    get { getProperty("nat-width") }
    set { setProperty("nat-width", newValue) }
  }

  /// The `ConstraintStrength` to be used for the constraint on the natural size of the guide.
  public var strength: ConstraintStrength {
    get { ConstraintStrength(cValue: gtk_constraint_guide_get_strength(cast())) }
    set { gtk_constraint_guide_set_strength(cast(), newValue.cValue()) }
  }

  /// Sets the maximum size of `guide`.
  public final func setMaxSize(width: Int, height: Int) {
    gtk_constraint_guide_set_max_size(cast(), Int32(width), Int32(height))
  }

  /// Sets the minimum size of `guide`.
  public final func setMinSize(width: Int, height: Int) {
    gtk_constraint_guide_set_min_size(cast(), Int32(width), Int32(height))
  }

  /// Sets the natural size of `guide`.
  public final func setNatSize(width: Int, height: Int) {
    gtk_constraint_guide_set_nat_size(cast(), Int32(width), Int32(height))
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
  public var name: DynamicSubject<String?> { property("name") }

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
    super.init(adopting: UnsafeMutableRawPointer(gtk_constraint_layout_new()))
  }

  /// Adds a constraint to the layout manager.
  public final func addConstraint(_ constraint: Constraint) {
    gtk_constraint_layout_add_constraint(cast(), constraint.given())
  }

  /// Adds a guide to `layout`.
  public final func addGuide(_ guide: ConstraintGuide) { gtk_constraint_layout_add_guide(cast(), guide.given()) }

  /// Returns a `GListModel` to track the constraints that are part of the layout.
  @discardableResult
  public final func observeConstraints() -> (any Gio.ListModel)? {
    givenInterface(gtk_constraint_layout_observe_constraints(cast()))
  }

  /// Returns a `GListModel` to track the guides that are part of the layout.
  @discardableResult
  public final func observeGuides() -> (any Gio.ListModel)? {
    givenInterface(gtk_constraint_layout_observe_guides(cast()))
  }

  /// Removes all constraints from the layout manager.
  public final func removeAllConstraints() { gtk_constraint_layout_remove_all_constraints(cast()) }

  /// Removes `constraint` from the layout manager, so that it no longer influences the layout.
  public final func removeConstraint(_ constraint: Constraint) {
    gtk_constraint_layout_remove_constraint(cast(), constraint.cast())
  }

  /// Removes `guide` from the layout manager, so that it no longer influences the layout.
  public final func removeGuide(_ guide: ConstraintGuide) { gtk_constraint_layout_remove_guide(cast(), guide.cast()) }
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

  /// Returns a newly created `CssProvider`.
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_css_provider_new()))
  }

  /// Loads the data contained in `path` into `cssProvider`.
  public final func loadFromPath(_ path: String) { gtk_css_provider_load_from_path(cast(), path) }

  /// Loads the data contained in the resource at `resourcePath` into the `cssProvider`.
  public final func loadFromResource(_ resourcePath: String) {
    gtk_css_provider_load_from_resource(cast(), resourcePath)
  }

  /// Loads a theme from the usual theme paths.
  public final func loadNamed(_ name: String, variant: String?) { gtk_css_provider_load_named(cast(), name, variant) }

  /// Converts the `provider` into a string representation in CSS format.
  @discardableResult
  public final func toString() -> String { givenString(gtk_css_provider_to_string(cast())) }
}

extension Reactive where Base: CssProvider {
  /// Signals that a parsing error occurred.
  ///
  /// Arguments: `section`, `error`.
  public var parsingError: SafeSignal<(OpaqueValue, OpaqueValue)> { signal("parsing-error") }
}

/// `CustomFilter` determines whether to include items with a callback.
open class CustomFilter: Filter {
  open override class var gType: GType { gtk_custom_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
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
  public init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_custom_sorter_new(nil, nil, nil)))
  }
}

/// Dialogs are a convenient way to prompt the user for a small amount of input.
open class Dialog: Window {
  open override class var gType: GType { gtk_dialog_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new dialog box.
  public override init() {
    super.init(adopting: UnsafeMutableRawPointer(gtk_dialog_new()))
  }

  /// `true` if the dialog uses a headerbar for action buttons instead of the action-area.
  public var useHeaderBar: Int { getProperty("use-header-bar") }

  /// Adds an activatable widget to the action area of a `Dialog`.
  public final func addActionWidget(_ child: Widget, responseId: Int) {
    gtk_dialog_add_action_widget(cast(), child.cast(), Int32(responseId))
  }

  /// Adds a button with the given text.
  @discardableResult
  public final func addButton(_ buttonText: String, responseId: Int) -> Widget? {
    lentObject(gtk_dialog_add_button(cast(), buttonText, Int32(responseId)))
  }

  /// Returns the content area of `dialog`.
  public var contentArea: Box? { lentObject(gtk_dialog_get_content_area(cast())) }

  /// Returns the header bar of `dialog`.
  public var headerBar: HeaderBar? { lentObject(gtk_dialog_get_header_bar(cast())) }

  /// Gets the response id of a widget in the action area of a dialog.
  public final func getResponseForWidget(_ widget: Widget) -> Int {
    Int(gtk_dialog_get_response_for_widget(cast(), widget.cast()))
  }

  /// Gets the widget button that uses the given response ID in the action area of a dialog.
  public final func getWidgetForResponse(_ responseId: Int) -> Widget? {
    lentObject(gtk_dialog_get_widget_for_response(cast(), Int32(responseId)))
  }

  /// Emits the `response` signal with the given response ID.
  public final func response(_ responseId: Int) { gtk_dialog_response(cast(), Int32(responseId)) }

  /// Sets the default widget for the dialog based on the response ID.
  public final func setDefaultResponse(_ responseId: Int) { gtk_dialog_set_default_response(cast(), Int32(responseId)) }

  /// A convenient way to sensitize/desensitize dialog buttons.
  public final func setResponseSensitive(responseId: Int, setting: Bool) {
    gtk_dialog_set_response_sensitive(cast(), Int32(responseId), setting ? 1 : 0)
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
  public var response: SafeSignal<Int> { signal("response") }
}

/// `DirectoryList` is a list model that wraps `g_file_enumerate_children_async()`.
open class DirectoryList: Object, Gio.ListModel {
  open override class var gType: GType { gtk_directory_list_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `DirectoryList`.
  public init(attributes: String? = nil) {
    super.init(adopting: UnsafeMutableRawPointer(gtk_directory_list_new(attributes, nil)))
  }

  /// The attributes to query.
  public var attributes: String? {
    get { lentString(gtk_directory_list_get_attributes(cast())) }
    set { gtk_directory_list_set_attributes(cast(), newValue) }
  }

  /// Priority used when loading.
  public var ioPriority: Int {
    get { Int(gtk_directory_list_get_io_priority(cast())) }
    set { gtk_directory_list_set_io_priority(cast(), Int32(newValue)) }
  }

  /// `true` if files are being loaded.
  public var loading: Bool { getProperty("loading") }

  /// `true` if the directory is monitored for changed.
  public var monitored: Bool {
    get { gtk_directory_list_get_monitored(cast()) != 0 }
    set { gtk_directory_list_set_monitored(cast(), newValue ? 1 : 0) }
  }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: Int { getProperty("n-items") }

  /// Returns `true` if the children enumeration is currently in progress.
  public final func isLoading() -> Bool { gtk_directory_list_is_loading(cast()) != 0 }
}

extension Reactive where Base: DirectoryList {
  /// The attributes to query.
  public var attributes: DynamicSubject<String?> { property("attributes") }

  /// Priority used when loading.
  public var ioPriority: DynamicSubject<Int> { property("io-priority") }

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
  public var child: Widget? {
    get { lentObject(gtk_drag_icon_get_child(cast())) }
    set { gtk_drag_icon_set_child(cast(), newValue?.cast()) }
  }

  /// Gets the `DragIcon` in use with `drag`.
  public static func getForDrag(_ drag: Gdk.Drag) -> Widget? { lentObject(gtk_drag_icon_get_for_drag(drag.cast())) }

  /// Creates a `DragIcon` that shows `paintable`, and associates it with the drag operation.
  public static func setFromPaintable(_ drag: Gdk.Drag, paintable: any Gdk.Paintable, hotX: Int, hotY: Int) {
    gtk_drag_icon_set_from_paintable(drag.cast(), paintable.cast(), Int32(hotX), Int32(hotY))
  }
}

extension Reactive where Base: DragIcon {
  /// The widget to display as drag icon.
  public var child: DynamicSubject<Widget?> { property("child") }
}
