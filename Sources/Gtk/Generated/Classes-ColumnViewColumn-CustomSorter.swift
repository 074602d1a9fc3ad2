// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `ColumnViewColumn` represents the columns being added to `ColumnView`.
open class ColumnViewColumn: Object {
  open override class var gType: GType { gtk_column_view_column_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ColumnViewColumn` that uses the given `factory` for mapping items to widgets.
  public init(title: String? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_column_view_column_new(title, factory?.given()).raw)
  }

  /// The `ColumnView` this column is a part of.
  public final var columnView: ColumnView? { lentObject(opaque: gtk_column_view_column_get_column_view(opaque)) }

  /// Column gets share of extra width allocated to the view.
  public final var expand: Bool {
    get { gtk_column_view_column_get_expand(opaque).isTrue }
    set { gtk_column_view_column_set_expand(opaque, newValue.gboolean) }
  }

  /// Factory for populating list items.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_column_view_column_get_factory(opaque)) }
    set { gtk_column_view_column_set_factory(opaque, newValue?.opaque) }
  }

  /// If not -1, this is the width that the column is allocated, regardless of the size of its content.
  public final var fixedWidth: Int {
    get { gtk_column_view_column_get_fixed_width(opaque).int }
    set { gtk_column_view_column_set_fixed_width(opaque, newValue.int32) }
  }

  /// Menu model used to create the context menu for the column header.
  public final var headerMenu: Gio.MenuModel? {
    get { lentObject(gtk_column_view_column_get_header_menu(opaque)) }
    set { gtk_column_view_column_set_header_menu(opaque, newValue?.gMenuModel) }
  }

  /// Whether this column is resizable.
  public final var resizable: Bool {
    get { gtk_column_view_column_get_resizable(opaque).isTrue }
    set { gtk_column_view_column_set_resizable(opaque, newValue.gboolean) }
  }

  /// Sorter for sorting items according to this column.
  public final var sorter: Sorter? {
    get { lentObject(gtk_column_view_column_get_sorter(opaque)) }
    set { gtk_column_view_column_set_sorter(opaque, newValue?.gtkSorter) }
  }

  /// Title displayed in the header.
  public final var title: String? {
    get { lentString(ifAny: gtk_column_view_column_get_title(opaque)) }
    set { lend(newValue) { gtk_column_view_column_set_title(opaque, $0) } }
  }

  /// Whether this column is visible.
  public final var visible: Bool {
    get { gtk_column_view_column_get_visible(opaque).isTrue }
    set { gtk_column_view_column_set_visible(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: ColumnViewColumn {
  /// The `ColumnView` this column is a part of.
  public var columnView: SafeSignal<ColumnView?> { readOnlyProperty("column-view") }

  /// Column gets share of extra width allocated to the view.
  public var expand: DynamicSubject<Bool> {
    property("expand", get: { ColumnViewColumn.of($0).expand }, set: { ColumnViewColumn.of($0).expand = $1 })
  }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> {
    property("factory", get: { ColumnViewColumn.of($0).factory }, set: { ColumnViewColumn.of($0).factory = $1 })
  }

  /// If not -1, this is the width that the column is allocated, regardless of the size of its content.
  public var fixedWidth: DynamicSubject<Int> {
    property(
      "fixed-width", get: { ColumnViewColumn.of($0).fixedWidth }, set: { ColumnViewColumn.of($0).fixedWidth = $1 })
  }

  /// Menu model used to create the context menu for the column header.
  public var headerMenu: DynamicSubject<Gio.MenuModel?> {
    property(
      "header-menu", get: { ColumnViewColumn.of($0).headerMenu }, set: { ColumnViewColumn.of($0).headerMenu = $1 })
  }

  /// Whether this column is resizable.
  public var resizable: DynamicSubject<Bool> {
    property("resizable", get: { ColumnViewColumn.of($0).resizable }, set: { ColumnViewColumn.of($0).resizable = $1 })
  }

  /// Sorter for sorting items according to this column.
  public var sorter: DynamicSubject<Sorter?> {
    property("sorter", get: { ColumnViewColumn.of($0).sorter }, set: { ColumnViewColumn.of($0).sorter = $1 })
  }

  /// Title displayed in the header.
  public var title: DynamicSubject<String?> {
    property("title", get: { ColumnViewColumn.of($0).title }, set: { ColumnViewColumn.of($0).title = $1 })
  }

  /// Whether this column is visible.
  public var visible: DynamicSubject<Bool> {
    property("visible", get: { ColumnViewColumn.of($0).visible }, set: { ColumnViewColumn.of($0).visible = $1 })
  }
}

/// A `ComboBox` is a widget that allows the user to choose from a list of valid choices.
open class ComboBox: Widget, CellEditable, CellLayout {
  open override class var gType: GType { gtk_combo_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkComboBox: UnsafeMutablePointer<GtkComboBox> { pointer.assumingMemoryBound(to: GtkComboBox.self) }

  /// Creates a new empty `ComboBox`.
  public init() {
    super.init(adopting: gtk_combo_box_new())
  }

  /// Creates a new empty `ComboBox` with an entry.
  public static func withEntry() -> ComboBox { ComboBox(adopting: gtk_combo_box_new_with_entry()) }

  /// Creates a new `ComboBox` with a model.
  public init(model: any TreeModel) {
    super.init(adopting: gtk_combo_box_new_with_model(model.opaque))
  }

  /// Creates a new empty `ComboBox` with an entry and a model.
  public static func withModelAndEntry(_ model: any TreeModel) -> ComboBox {
    ComboBox(adopting: gtk_combo_box_new_with_model_and_entry(model.opaque))
  }

  /// The item which is currently active.
  public final var active: Int {
    get { gtk_combo_box_get_active(gtkComboBox).int }
    set { gtk_combo_box_set_active(gtkComboBox, newValue.int32) }
  }

  /// The value of the ID column of the active row.
  public final var activeId: String? {
    get { lentString(ifAny: gtk_combo_box_get_active_id(gtkComboBox)) }
    set { lend(newValue) { gtk_combo_box_set_active_id(gtkComboBox, $0) } }
  }

  /// Whether the dropdown button is sensitive when the model is empty.
  public final var buttonSensitivity: SensitivityType {
    get { SensitivityType(cValue: gtk_combo_box_get_button_sensitivity(gtkComboBox)) }
    set { gtk_combo_box_set_button_sensitivity(gtkComboBox, newValue.cValue) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_combo_box_get_child(gtkComboBox)) }
    set { gtk_combo_box_set_child(gtkComboBox, newValue?.gtkWidget) }
  }

  /// The model column to associate with strings from the entry.
  public final var entryTextColumn: Int {
    get { gtk_combo_box_get_entry_text_column(gtkComboBox).int }
    set { gtk_combo_box_set_entry_text_column(gtkComboBox, newValue.int32) }
  }

  /// Whether the combo box has an entry.
  public final var hasEntry: Bool { gtk_combo_box_get_has_entry(gtkComboBox).isTrue }

  /// The `has-frame` property controls whether a frame is drawn around the entry.
  public final var hasFrame: Bool {
    get { getProperty("has-frame") }
    set { setProperty("has-frame", newValue) }
  }

  /// The model column that provides string IDs for the values in the model, if != -1.
  public final var idColumn: Int {
    get { gtk_combo_box_get_id_column(gtkComboBox).int }
    set { gtk_combo_box_set_id_column(gtkComboBox, newValue.int32) }
  }

  /// The model from which the combo box takes its values.
  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_combo_box_get_model(gtkComboBox)) }
    set { gtk_combo_box_set_model(gtkComboBox, newValue?.opaque) }
  }

  /// Whether the popup's width should be a fixed width matching the allocated width of the combo box.
  public final var popupFixedWidth: Bool {
    get { gtk_combo_box_get_popup_fixed_width(gtkComboBox).isTrue }
    set { gtk_combo_box_set_popup_fixed_width(gtkComboBox, newValue.gboolean) }
  }

  /// Whether the combo boxes dropdown is popped up.
  public final var popupShown: Bool { getProperty("popup-shown") }

  /// Sets `iter` to point to the currently active item.
  public final var activeIter: TreeIter? {
    get {
      var cIter = GtkTreeIter()
      let result = gtk_combo_box_get_active_iter(gtkComboBox, &cIter)
      guard result != 0 else { return nil }
      return TreeIter(copying: &cIter)
    }
    set(iter) { gtk_combo_box_set_active_iter(gtkComboBox, iter?.gtkTreeIter) }
  }

  /// Hides the menu or dropdown list of `comboBox`.
  public final func popdown() { gtk_combo_box_popdown(gtkComboBox) }

  /// Pops up the menu or dropdown list of `comboBox`.
  public final func popup() { gtk_combo_box_popup(gtkComboBox) }

  /// Pops up the menu of `comboBox`.
  public final func popupForDevice(_ device: Gdk.Device) { gtk_combo_box_popup_for_device(gtkComboBox, device.opaque) }

  /// Sets the row separator function, which is used to determine whether a row should be drawn as a separator.
  public final func setRowSeparatorFunc(_ `func`: ((any TreeModel, TreeIter) -> Bool)?) {
    gtk_combo_box_set_row_separator_func(
      gtkComboBox, `func` == nil ? nil : callGtkTreeViewRowSeparatorFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: ComboBox {
  /// The item which is currently active.
  public var active: DynamicSubject<Int> {
    property("active", get: { ComboBox.of($0).active }, set: { ComboBox.of($0).active = $1 })
  }

  /// The value of the ID column of the active row.
  public var activeId: DynamicSubject<String?> {
    property("active-id", get: { ComboBox.of($0).activeId }, set: { ComboBox.of($0).activeId = $1 })
  }

  /// Whether the dropdown button is sensitive when the model is empty.
  public var buttonSensitivity: DynamicSubject<SensitivityType> {
    property(
      "button-sensitivity", get: { ComboBox.of($0).buttonSensitivity }, set: { ComboBox.of($0).buttonSensitivity = $1 })
  }

  /// The child widget.
  public var child: DynamicSubject<Widget?> {
    property("child", get: { ComboBox.of($0).child }, set: { ComboBox.of($0).child = $1 })
  }

  /// The model column to associate with strings from the entry.
  public var entryTextColumn: DynamicSubject<Int> {
    property(
      "entry-text-column", get: { ComboBox.of($0).entryTextColumn }, set: { ComboBox.of($0).entryTextColumn = $1 })
  }

  /// Whether the combo box has an entry.
  public var hasEntry: SafeSignal<Bool> { readOnlyProperty("has-entry") }

  /// The `has-frame` property controls whether a frame is drawn around the entry.
  public var hasFrame: DynamicSubject<Bool> { property("has-frame") }

  /// The model column that provides string IDs for the values in the model, if != -1.
  public var idColumn: DynamicSubject<Int> {
    property("id-column", get: { ComboBox.of($0).idColumn }, set: { ComboBox.of($0).idColumn = $1 })
  }

  /// The model from which the combo box takes its values.
  public var model: DynamicSubject<(any TreeModel)?> {
    property("model", get: { ComboBox.of($0).model }, set: { ComboBox.of($0).model = $1 })
  }

  /// Whether the popup's width should be a fixed width matching the allocated width of the combo box.
  public var popupFixedWidth: DynamicSubject<Bool> {
    property(
      "popup-fixed-width", get: { ComboBox.of($0).popupFixedWidth }, set: { ComboBox.of($0).popupFixedWidth = $1 })
  }

  /// Whether the combo boxes dropdown is popped up.
  public var popupShown: SafeSignal<Bool> { readOnlyProperty("popup-shown") }

  /// Emitted to when the combo box is activated.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// Emitted when the active item is changed.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// Emitted to allow changing how the text in a combo box's entry is displayed.
  ///
  /// Argument: `path`.
  public var formatEntryText: SignalRequest<String, String> { request("format-entry-text") }

  /// Emitted to move the active selection.
  ///
  /// Argument: `scrollType`.
  public var moveActive: SafeSignal<ScrollType> { signal(ofOne: "move-active") }

  /// Emitted to popdown the combo box list.
  public var popdown: SignalRequest<Bool> { request("popdown") }

  /// Emitted to popup the combo box list.
  public var popup: SafeSignal<Void> { signal("popup") }
}

/// A `ComboBoxText` is a simple variant of `ComboBox` for text-only use cases.
open class ComboBoxText: ComboBox {
  open override class var gType: GType { gtk_combo_box_text_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ComboBoxText`.
  public override init() {
    super.init(adopting: gtk_combo_box_text_new())
  }

  /// Creates a new `ComboBoxText` with an entry.
  public static func newWithEntry() -> ComboBoxText { ComboBoxText(adopting: gtk_combo_box_text_new_with_entry()) }

  /// Appends `text` to the list of strings stored in `comboBox`.
  public final func append(_ id: String?, text: String) { gtk_combo_box_text_append(opaque, id, text) }

  /// Appends `text` to the list of strings stored in `comboBox`.
  public final func appendText(_ text: String) { gtk_combo_box_text_append_text(opaque, text) }

  /// Returns the currently active string in `comboBox`.
  public final var activeText: String? { givenString(ifAny: gtk_combo_box_text_get_active_text(opaque)) }

  /// Inserts `text` at `position` in the list of strings stored in `comboBox`.
  public final func insert(position: Int, id: String?, text: String) {
    gtk_combo_box_text_insert(opaque, position.int32, id, text)
  }

  /// Inserts `text` at `position` in the list of strings stored in `comboBox`.
  public final func insertText(position: Int, text: String) {
    gtk_combo_box_text_insert_text(opaque, position.int32, text)
  }

  /// Prepends `text` to the list of strings stored in `comboBox`.
  public final func prepend(_ id: String?, text: String) { gtk_combo_box_text_prepend(opaque, id, text) }

  /// Prepends `text` to the list of strings stored in `comboBox`.
  public final func prependText(_ text: String) { gtk_combo_box_text_prepend_text(opaque, text) }

  /// Removes the string at `position` from `comboBox`.
  public final func remove(_ position: Int) { gtk_combo_box_text_remove(opaque, position.int32) }

  /// Removes all the text entries from the combo box.
  public final func removeAll() { gtk_combo_box_text_remove_all(opaque) }
}

/// A constant value in a `ValueExpression`.
open class ConstantExpression: ValueExpression {
  open override class var gType: GType { gtk_constant_expression_get_type() }

  /// Creates an expression that always evaluates to the given `value`.
  public convenience init(value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    self.init(taking: gtk_constant_expression_new_for_value(lent.value(value)).raw)
  }

  /// Gets the value that a constant expression evaluates to.
  public final var value: AnyValue { lentValue(gtk_constant_expression_get_value(opaque)) }
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
    property("name", get: { ConstraintGuide.of($0).name }, set: { ConstraintGuide.of($0).name = $1 })
  }

  /// The preferred, or natural, height of the guide.
  public var natHeight: DynamicSubject<Int> { property("nat-height") }

  /// The preferred, or natural, width of the guide.
  public var natWidth: DynamicSubject<Int> { property("nat-width") }

  /// The `ConstraintStrength` to be used for the constraint on the natural size of the guide.
  public var strength: DynamicSubject<ConstraintStrength> {
    property("strength", get: { ConstraintGuide.of($0).strength }, set: { ConstraintGuide.of($0).strength = $1 })
  }
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
