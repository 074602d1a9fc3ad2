// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `LevelBar` is a widget that can be used as a level indicator.
open class LevelBar: Widget, Orientable {
  open override class var gType: GType { gtk_level_bar_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `LevelBar`.
  public init() {
    super.init(adopting: gtk_level_bar_new())
  }

  /// Creates a new `LevelBar` for the specified interval.
  public init(minValue: Double, maxValue: Double) {
    super.init(adopting: gtk_level_bar_new_for_interval(minValue, maxValue))
  }

  /// Whether the `LeveBar` is inverted.
  public final var inverted: Bool {
    get { gtk_level_bar_get_inverted(opaque).isTrue }
    set { gtk_level_bar_set_inverted(opaque, newValue.gboolean) }
  }

  /// Determines the maximum value of the interval that can be displayed by the bar.
  public final var maxValue: Double {
    get { gtk_level_bar_get_max_value(opaque) }
    set { gtk_level_bar_set_max_value(opaque, newValue) }
  }

  /// Determines the minimum value of the interval that can be displayed by the bar.
  public final var minValue: Double {
    get { gtk_level_bar_get_min_value(opaque) }
    set { gtk_level_bar_set_min_value(opaque, newValue) }
  }

  /// Determines the way `LevelBar` interprets the value properties to draw the level fill area.
  public final var mode: LevelBarMode {
    get { LevelBarMode(cValue: gtk_level_bar_get_mode(opaque)) }
    set { gtk_level_bar_set_mode(opaque, newValue.cValue) }
  }

  /// Determines the currently filled value of the level bar.
  public final var value: Double {
    get { gtk_level_bar_get_value(opaque) }
    set { gtk_level_bar_set_value(opaque, newValue) }
  }

  /// Adds a new offset marker on `self` at the position specified by `value`.
  public final func addOffsetValue(_ name: String, value: Double) {
    gtk_level_bar_add_offset_value(opaque, name, value)
  }

  /// Fetches the value specified for the offset marker `name` in `self`.
  public final func getOffsetValue(_ name: String?) -> Double? {
    var cValue: Double = 0
    let result = gtk_level_bar_get_offset_value(opaque, name, &cValue)
    guard result != 0 else { return nil }
    return cValue
  }

  /// Removes an offset marker from a `LevelBar`.
  public final func removeOffsetValue(_ name: String?) { gtk_level_bar_remove_offset_value(opaque, name) }
}

extension Reactive where Base: LevelBar {
  /// Whether the `LeveBar` is inverted.
  public var inverted: DynamicSubject<Bool> {
    property("inverted", get: { (object: LevelBar) in object.inverted }, set: { $0.inverted = $1 })
  }

  /// Determines the maximum value of the interval that can be displayed by the bar.
  public var maxValue: DynamicSubject<Double> {
    property("max-value", get: { (object: LevelBar) in object.maxValue }, set: { $0.maxValue = $1 })
  }

  /// Determines the minimum value of the interval that can be displayed by the bar.
  public var minValue: DynamicSubject<Double> {
    property("min-value", get: { (object: LevelBar) in object.minValue }, set: { $0.minValue = $1 })
  }

  /// Determines the way `LevelBar` interprets the value properties to draw the level fill area.
  public var mode: DynamicSubject<LevelBarMode> { property("mode") }

  /// Determines the currently filled value of the level bar.
  public var value: DynamicSubject<Double> {
    property("value", get: { (object: LevelBar) in object.value }, set: { $0.value = $1 })
  }

  /// Emitted when an offset specified on the bar changes value.
  ///
  /// Argument: `name`.
  public var offsetChanged: SafeSignal<String> { signal(ofOne: "offset-changed") }
}

/// `ListBase` is the abstract base class for GTK's list widgets.
open class ListBase: Widget, Orientable, Scrollable {
  open override class var gType: GType { gtk_list_base_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The orientation of the list. See GtkOrientable:orientation for details.
  public final var orientation: Orientation {
    get { getProperty("orientation") }
    set { setProperty("orientation", newValue) }
  }
}

extension Reactive where Base: ListBase {
  /// The orientation of the list. See GtkOrientable:orientation for details.
  public var orientation: DynamicSubject<Orientation> { property("orientation") }
}

/// `ListBox` is a vertical list.
open class ListBox: Widget {
  open override class var gType: GType { gtk_list_box_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ListBox` container.
  public init() {
    super.init(adopting: gtk_list_box_new())
  }

  /// Whether to accept unpaired release events.
  public final var acceptUnpairedRelease: Bool {
    get { getProperty("accept-unpaired-release") }
    set { setProperty("accept-unpaired-release", newValue) }
  }

  /// Determines whether children can be activated with a single click, or require a double-click.
  public final var activateOnSingleClick: Bool {
    get { gtk_list_box_get_activate_on_single_click(opaque).isTrue }
    set { gtk_list_box_set_activate_on_single_click(opaque, newValue.gboolean) }
  }

  /// The selection mode used by the list box.
  public final var selectionMode: SelectionMode {
    get { SelectionMode(cValue: gtk_list_box_get_selection_mode(opaque)) }
    set { gtk_list_box_set_selection_mode(opaque, newValue.cValue) }
  }

  /// Whether to show separators between rows.
  public final var showSeparators: Bool {
    get { gtk_list_box_get_show_separators(opaque).isTrue }
    set { gtk_list_box_set_show_separators(opaque, newValue.gboolean) }
  }

  /// Append a widget to the list.
  public final func append(_ child: Widget) { gtk_list_box_append(opaque, child.gtkWidget) }

  /// Binds `model` to `box`.
  public final func bindModel(_ model: (any Gio.ListModel)?, createWidgetFunc: ((Object) -> Widget)?) {
    gtk_list_box_bind_model(
      opaque, model?.opaque, createWidgetFunc == nil ? nil : callGtkListBoxCreateWidgetFunc,
      createWidgetFunc.map { heldClosure($0) }, createWidgetFunc == nil ? nil : releaseClosure)
  }

  /// Add a drag highlight to a row.
  public final func dragHighlightRow(_ row: ListBoxRow) { gtk_list_box_drag_highlight_row(opaque, row.gtkListBoxRow) }

  /// If a row has previously been highlighted via `gtk_list_box_drag_highlight_row()`, it will have the highlight
  /// removed.
  public final func dragUnhighlightRow() { gtk_list_box_drag_unhighlight_row(opaque) }

  /// Gets the adjustment (if any) that the widget uses to for vertical scrolling.
  public final var adjustment: Adjustment? {
    get { lentObject(gtk_list_box_get_adjustment(opaque)) }
    set(adjustment) { gtk_list_box_set_adjustment(opaque, adjustment?.gtkAdjustment) }
  }

  /// Gets the n-th child in the list (not counting headers).
  public final func getRowAtIndex(_ index: Int) -> ListBoxRow? {
    lentObject(gtk_list_box_get_row_at_index(opaque, index.int32))
  }

  /// Gets the row at the `y` position.
  public final func getRowAtY(_ y: Int) -> ListBoxRow? { lentObject(gtk_list_box_get_row_at_y(opaque, y.int32)) }

  /// Gets the selected row, or `nil` if no rows are selected.
  public final var selectedRow: ListBoxRow? { lentObject(gtk_list_box_get_selected_row(opaque)) }

  /// Creates a list of all selected children.
  public final var selectedRows: [ListBoxRow] {
    lists(gtk_list_box_get_selected_rows(opaque), isGiven: true) { lentObject($0) as ListBoxRow? }
  }

  /// Insert the `child` into the `box` at `position`.
  public final func insert(_ child: Widget, position: Int) {
    gtk_list_box_insert(opaque, child.gtkWidget, position.int32)
  }

  /// Update the filtering for all rows.
  public final func invalidateFilter() { gtk_list_box_invalidate_filter(opaque) }

  /// Update the separators for all rows.
  public final func invalidateHeaders() { gtk_list_box_invalidate_headers(opaque) }

  /// Update the sorting for all rows.
  public final func invalidateSort() { gtk_list_box_invalidate_sort(opaque) }

  /// Prepend a widget to the list.
  public final func prepend(_ child: Widget) { gtk_list_box_prepend(opaque, child.gtkWidget) }

  /// Removes a child from `box`.
  public final func remove(_ child: Widget) { gtk_list_box_remove(opaque, child.gtkWidget) }

  /// Select all children of `box`, if the selection mode allows it.
  public final func selectAll() { gtk_list_box_select_all(opaque) }

  /// Make `row` the currently selected row.
  public final func selectRow(_ row: ListBoxRow?) { gtk_list_box_select_row(opaque, row?.gtkListBoxRow) }

  /// Calls a function for each selected child.
  public final func selectedForeach(_ `func`: @escaping (ListBox, ListBoxRow) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_list_box_selected_foreach(opaque, callGtkListBoxForeachFunc, lent.closure(`func`))
  }

  /// By setting a filter function on the `box` one can decide dynamically which of the rows to show.
  public final func setFilterFunc(_ filterFunc: ((ListBoxRow) -> Bool)?) {
    gtk_list_box_set_filter_func(
      opaque, filterFunc == nil ? nil : callGtkListBoxFilterFunc, filterFunc.map { heldClosure($0) },
      filterFunc == nil ? nil : releaseClosure)
  }

  /// Sets a header function.
  public final func setHeaderFunc(_ updateHeader: ((ListBoxRow, ListBoxRow?) -> Void)?) {
    gtk_list_box_set_header_func(
      opaque, updateHeader == nil ? nil : callGtkListBoxUpdateHeaderFunc, updateHeader.map { heldClosure($0) },
      updateHeader == nil ? nil : releaseClosure)
  }

  /// Sets the placeholder widget that is shown in the list when it doesn't display any visible children.
  public final func setPlaceholder(_ placeholder: Widget?) {
    gtk_list_box_set_placeholder(opaque, placeholder?.gtkWidget)
  }

  /// Sets a sort function.
  public final func setSortFunc(_ sortFunc: ((ListBoxRow, ListBoxRow) -> Int)?) {
    gtk_list_box_set_sort_func(
      opaque, sortFunc == nil ? nil : callGtkListBoxSortFunc, sortFunc.map { heldClosure($0) },
      sortFunc == nil ? nil : releaseClosure)
  }

  /// Unselect all children of `box`, if the selection mode allows it.
  public final func unselectAll() { gtk_list_box_unselect_all(opaque) }

  /// Unselects a single row of `box`, if the selection mode allows it.
  public final func unselectRow(_ row: ListBoxRow) { gtk_list_box_unselect_row(opaque, row.gtkListBoxRow) }
}

extension Reactive where Base: ListBox {
  /// Whether to accept unpaired release events.
  public var acceptUnpairedRelease: DynamicSubject<Bool> { property("accept-unpaired-release") }

  /// Determines whether children can be activated with a single click, or require a double-click.
  public var activateOnSingleClick: DynamicSubject<Bool> {
    property(
      "activate-on-single-click", get: { (object: ListBox) in object.activateOnSingleClick },
      set: { $0.activateOnSingleClick = $1 })
  }

  /// The selection mode used by the list box.
  public var selectionMode: DynamicSubject<SelectionMode> { property("selection-mode") }

  /// Whether to show separators between rows.
  public var showSeparators: DynamicSubject<Bool> {
    property("show-separators", get: { (object: ListBox) in object.showSeparators }, set: { $0.showSeparators = $1 })
  }

  public var activateCursorRow: SafeSignal<Void> { signal("activate-cursor-row") }

  /// Arguments: `object`, `p0`, `p1`, `p2`.
  public var moveCursor: SafeSignal<(MovementStep, Int, Bool, Bool)> { signal(ofSeveral: "move-cursor") }

  /// Emitted when a row has been activated by the user.
  ///
  /// Argument: `row`.
  public var rowActivated: SafeSignal<ListBoxRow> { signal(ofOne: "row-activated") }

  /// Emitted when a new row is selected, or (with a `nil` `row`) when the selection is cleared.
  ///
  /// Argument: `row`.
  public var rowSelected: SafeSignal<ListBoxRow?> { signal(ofOne: "row-selected") }

  /// Emitted to select all children of the box, if the selection mode permits it.
  public var selectAll: SafeSignal<Void> { signal("select-all") }

  /// Emitted when the set of selected rows changes.
  public var selectedRowsChanged: SafeSignal<Void> { signal("selected-rows-changed") }

  public var toggleCursorRow: SafeSignal<Void> { signal("toggle-cursor-row") }

  /// Emitted to unselect all children of the box, if the selection mode permits it.
  public var unselectAll: SafeSignal<Void> { signal("unselect-all") }
}

/// `ListBoxRow` is the kind of widget that can be added to a `ListBox`.
open class ListBoxRow: Widget, Actionable {
  open override class var gType: GType { gtk_list_box_row_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkListBoxRow: UnsafeMutablePointer<GtkListBoxRow> { pointer.assumingMemoryBound(to: GtkListBoxRow.self) }

  /// Creates a new `ListBoxRow`.
  public init() {
    super.init(adopting: gtk_list_box_row_new())
  }

  /// Determines whether the `rowActivated` signal will be emitted for this row.
  public final var activatable: Bool {
    get { gtk_list_box_row_get_activatable(gtkListBoxRow).isTrue }
    set { gtk_list_box_row_set_activatable(gtkListBoxRow, newValue.gboolean) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_list_box_row_get_child(gtkListBoxRow)) }
    set { gtk_list_box_row_set_child(gtkListBoxRow, newValue?.gtkWidget) }
  }

  /// Determines whether this row can be selected.
  public final var selectable: Bool {
    get { gtk_list_box_row_get_selectable(gtkListBoxRow).isTrue }
    set { gtk_list_box_row_set_selectable(gtkListBoxRow, newValue.gboolean) }
  }

  /// Marks `row` as changed, causing any state that depends on this to be updated.
  public final func changed() { gtk_list_box_row_changed(gtkListBoxRow) }

  /// Returns the current header of the `row`.
  public final var header: Widget? {
    get { lentObject(gtk_list_box_row_get_header(gtkListBoxRow)) }
    set(header) { gtk_list_box_row_set_header(gtkListBoxRow, header?.gtkWidget) }
  }

  /// Gets the current index of the `row` in its `ListBox` container.
  public final var index: Int { gtk_list_box_row_get_index(gtkListBoxRow).int }

  /// Returns whether the child is currently selected in its `ListBox` container.
  public final var isSelected: Bool { gtk_list_box_row_is_selected(gtkListBoxRow).isTrue }
}

extension Reactive where Base: ListBoxRow {
  /// Determines whether the `rowActivated` signal will be emitted for this row.
  public var activatable: DynamicSubject<Bool> {
    property("activatable", get: { (object: ListBoxRow) in object.activatable }, set: { $0.activatable = $1 })
  }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Determines whether this row can be selected.
  public var selectable: DynamicSubject<Bool> {
    property("selectable", get: { (object: ListBoxRow) in object.selectable }, set: { $0.selectable = $1 })
  }

  /// This is a keybinding signal, which will cause this row to be activated.
  public var activate: SafeSignal<Void> { signal("activate") }
}

/// `ListItem` is used by list widgets to represent items in a `GListModel`.
open class ListItem: Object {
  open override class var gType: GType { gtk_list_item_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// If the item can be activated by the user.
  public final var activatable: Bool {
    get { gtk_list_item_get_activatable(opaque).isTrue }
    set { gtk_list_item_set_activatable(opaque, newValue.gboolean) }
  }

  /// Widget used for display.
  public final var child: Widget? {
    get { lentObject(gtk_list_item_get_child(opaque)) }
    set { gtk_list_item_set_child(opaque, newValue?.gtkWidget) }
  }

  /// Displayed item.
  public final var item: Object? { lentObject(gtk_list_item_get_item(opaque)) }

  /// Position of the item.
  public final var position: Int { gtk_list_item_get_position(opaque).int }

  /// If the item can be selected by the user.
  public final var selectable: Bool {
    get { gtk_list_item_get_selectable(opaque).isTrue }
    set { gtk_list_item_set_selectable(opaque, newValue.gboolean) }
  }

  /// If the item is currently selected.
  public final var selected: Bool { gtk_list_item_get_selected(opaque).isTrue }
}

extension Reactive where Base: ListItem {
  /// If the item can be activated by the user.
  public var activatable: DynamicSubject<Bool> {
    property("activatable", get: { (object: ListItem) in object.activatable }, set: { $0.activatable = $1 })
  }

  /// Widget used for display.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Displayed item.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }

  /// Position of the item.
  public var position: SafeSignal<Int> { readOnlyProperty("position") }

  /// If the item can be selected by the user.
  public var selectable: DynamicSubject<Bool> {
    property("selectable", get: { (object: ListItem) in object.selectable }, set: { $0.selectable = $1 })
  }

  /// If the item is currently selected.
  public var selected: SafeSignal<Bool> { readOnlyProperty("selected") }
}

/// A `ListItemFactory` creates widgets for the items taken from a `GListModel`.
open class ListItemFactory: Object {
  open override class var gType: GType { gtk_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

/// A list-like data structure that can be used with the `TreeView`.
open class ListStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_list_store_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkListStore: UnsafeMutablePointer<GtkListStore> { pointer.assumingMemoryBound(to: GtkListStore.self) }

  /// Non-vararg creation function. Used primarily by language bindings.
  public init(types: [any GTyped.Type] = []) {
    var cTypes = types.map { $0.registeredType }
    super.init(adopting: gtk_list_store_newv(types.count.int32, &cTypes))
  }

  /// Appends a new row to `listStore`. `iter` will be changed to point to this new row. The row will be empty after
  /// this function is called. To fill in values, you need to call `gtk_list_store_set()` or
  /// `gtk_list_store_set_value()`.
  @discardableResult
  public final func append() -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_append(gtkListStore, &cIter)
    return TreeIter(copying: &cIter)
  }

  /// Removes all rows from the list store.
  public final func clear() { gtk_list_store_clear(gtkListStore) }

  /// Creates a new row at `position`. `iter` will be changed to point to this new row. If `position` is -1 or is larger
  /// than the number of rows on the list, then the new row will be appended to the list. The row will be empty after
  /// this function is called. To fill in values, you need to call `gtk_list_store_set()` or
  /// `gtk_list_store_set_value()`.
  @discardableResult
  public final func insert(_ position: Int) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert(gtkListStore, &cIter, position.int32)
    return TreeIter(copying: &cIter)
  }

  /// Inserts a new row after `sibling`. If `sibling` is `nil`, then the row will be prepended to the beginning of the
  /// list. `iter` will be changed to point to this new row. The row will be empty after this function is called. To
  /// fill in values, you need to call `gtk_list_store_set()` or `gtk_list_store_set_value()`.
  @discardableResult
  public final func insertAfter(_ sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert_after(gtkListStore, &cIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Inserts a new row before `sibling`. If `sibling` is `nil`, then the row will be appended to the end of the list.
  /// `iter` will be changed to point to this new row. The row will be empty after this function is called. To fill in
  /// values, you need to call `gtk_list_store_set()` or `gtk_list_store_set_value()`.
  @discardableResult
  public final func insertBefore(_ sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert_before(gtkListStore, &cIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// A variant of `gtk_list_store_insert_with_values()` which takes the columns and values as two arrays, instead of
  /// varargs.
  @discardableResult
  public final func insertWithValues(position: Int, columns: [Int], values: [any GValueWritable]) -> TreeIter {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cIter = GtkTreeIter()
    var cColumns = columns.map { $0.int32 }
    gtk_list_store_insert_with_valuesv(
      gtkListStore, &cIter, position.int32, &cColumns, lent.values(values), columns.count.int32)
    return TreeIter(copying: &cIter)
  }

  /// Checks if the given iter is a valid iter for this `ListStore`.
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_list_store_iter_is_valid(gtkListStore, iter.gtkTreeIter).isTrue
  }

  /// Moves `iter` in `store` to the position after `position`. Note that this function only works with unsorted stores.
  /// If `position` is `nil`, `iter` will be moved to the start of the list.
  public final func moveAfter(_ iter: TreeIter, position: TreeIter?) {
    gtk_list_store_move_after(gtkListStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Moves `iter` in `store` to the position before `position`. Note that this function only works with unsorted
  /// stores. If `position` is `nil`, `iter` will be moved to the end of the list.
  public final func moveBefore(_ iter: TreeIter, position: TreeIter?) {
    gtk_list_store_move_before(gtkListStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Prepends a new row to `listStore`. `iter` will be changed to point to this new row. The row will be empty after
  /// this function is called. To fill in values, you need to call `gtk_list_store_set()` or
  /// `gtk_list_store_set_value()`.
  @discardableResult
  public final func prepend() -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_prepend(gtkListStore, &cIter)
    return TreeIter(copying: &cIter)
  }

  /// Removes the given row from the list store. After being removed, `iter` is set to be the next valid row, or
  /// invalidated if it pointed to the last row in `listStore`.
  @discardableResult
  public final func remove(_ iter: TreeIter) -> Bool { gtk_list_store_remove(gtkListStore, iter.gtkTreeIter).isTrue }

  /// Reorders `store` to follow the order indicated by `newOrder`. Note that this function only works with unsorted
  /// stores.
  public final func reorder(_ newOrder: [Int]) {
    var cNewOrder = newOrder.map { $0.int32 }
    gtk_list_store_reorder(gtkListStore, &cNewOrder)
  }

  /// This function is meant primarily for `GObject`s that inherit from `ListStore`, and should only be used when
  /// constructing a new `ListStore`. It will not function after a row has been added, or a method on the `TreeModel`
  /// interface is called.
  public final func setColumnTypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_list_store_set_column_types(gtkListStore, types.count.int32, &cTypes)
  }

  /// Sets the data in the cell specified by `iter` and `column`. The type of `value` must be convertible to the type of
  /// the column.
  public final func setValue(_ iter: TreeIter, column: Int, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_list_store_set_value(gtkListStore, iter.gtkTreeIter, column.int32, lent.value(value))
  }

  /// A variant of `gtk_list_store_set_valist()` which takes the columns and values as two arrays, instead of varargs.
  /// This function is mainly intended for language-bindings and in case the number of columns to change is not known
  /// until run-time.
  public final func set(_ iter: TreeIter, columns: [Int], values: [any GValueWritable]) {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cColumns = columns.map { $0.int32 }
    gtk_list_store_set_valuesv(gtkListStore, iter.gtkTreeIter, &cColumns, lent.values(values), columns.count.int32)
  }

  /// Swaps `a` and `b` in `store`. Note that this function only works with unsorted stores.
  public final func swap(_ a: TreeIter, b: TreeIter) { gtk_list_store_swap(gtkListStore, a.gtkTreeIter, b.gtkTreeIter) }
}

/// `ListView` presents a large dynamic list of items.
open class ListView: ListBase {
  open override class var gType: GType { gtk_list_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `ListView` that uses the given `factory` for mapping items to widgets.
  public init(model: (any SelectionModel)? = nil, factory: ListItemFactory? = nil) {
    super.init(adopting: gtk_list_view_new(model?.given(), factory?.given()))
  }

  /// Allow rubberband selection.
  public final var enableRubberband: Bool {
    get { gtk_list_view_get_enable_rubberband(opaque).isTrue }
    set { gtk_list_view_set_enable_rubberband(opaque, newValue.gboolean) }
  }

  /// Factory for populating list items.
  public final var factory: ListItemFactory? {
    get { lentObject(opaque: gtk_list_view_get_factory(opaque)) }
    set { gtk_list_view_set_factory(opaque, newValue?.opaque) }
  }

  /// Model for the items displayed.
  public final var model: (any SelectionModel)? {
    get { lentInterface(opaque: gtk_list_view_get_model(opaque)) }
    set { gtk_list_view_set_model(opaque, newValue?.opaque) }
  }

  /// Show separators between rows.
  public final var showSeparators: Bool {
    get { gtk_list_view_get_show_separators(opaque).isTrue }
    set { gtk_list_view_set_show_separators(opaque, newValue.gboolean) }
  }

  /// Activate rows on single click and select them on hover.
  public final var singleClickActivate: Bool {
    get { gtk_list_view_get_single_click_activate(opaque).isTrue }
    set { gtk_list_view_set_single_click_activate(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: ListView {
  /// Allow rubberband selection.
  public var enableRubberband: DynamicSubject<Bool> {
    property(
      "enable-rubberband", get: { (object: ListView) in object.enableRubberband }, set: { $0.enableRubberband = $1 })
  }

  /// Factory for populating list items.
  public var factory: DynamicSubject<ListItemFactory?> { property("factory") }

  /// Model for the items displayed.
  public var model: DynamicSubject<(any SelectionModel)?> { interfaceProperty("model") }

  /// Show separators between rows.
  public var showSeparators: DynamicSubject<Bool> {
    property("show-separators", get: { (object: ListView) in object.showSeparators }, set: { $0.showSeparators = $1 })
  }

  /// Activate rows on single click and select them on hover.
  public var singleClickActivate: DynamicSubject<Bool> {
    property(
      "single-click-activate", get: { (object: ListView) in object.singleClickActivate },
      set: { $0.singleClickActivate = $1 })
  }

  /// Emitted when a row has been activated by the user, usually via activating the GtkListView|list.activate-item
  /// action.
  ///
  /// Argument: `position`.
  public var activate: SafeSignal<Int> { signal(ofOne: "activate") }
}

/// A `MapListModel` maps the items in a list model to different items.
open class MapListModel: Object, Gio.ListModel {
  open override class var gType: GType { gtk_map_list_model_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `MapListModel` for the given arguments.
  public init(model: (any Gio.ListModel)? = nil, mapFunc: ((Object) -> Object)? = nil) {
    super.init(
      adopting: gtk_map_list_model_new(
        model?.given(), mapFunc == nil ? nil : callGtkMapListModelMapFunc, mapFunc.map { heldClosure($0) },
        mapFunc == nil ? nil : releaseClosure
      ).raw)
  }

  /// If a map is set for this model
  public final var hasMap: Bool { gtk_map_list_model_has_map(opaque).isTrue }

  /// The type of items. See `Gio.ListModel.itemType`.
  public final var itemType: GType { getProperty("item-type") }

  /// The model being mapped.
  public final var model: (any Gio.ListModel)? { lentInterface(opaque: gtk_map_list_model_get_model(opaque)) }

  /// The number of items. See `Gio.ListModel.nItems`.
  public final var nItems: Int { getProperty("n-items") }

  /// Sets the function used to map items.
  public final func setMapFunc(_ mapFunc: ((Object) -> Object)?) {
    gtk_map_list_model_set_map_func(
      opaque, mapFunc == nil ? nil : callGtkMapListModelMapFunc, mapFunc.map { heldClosure($0) },
      mapFunc == nil ? nil : releaseClosure)
  }

  /// Sets the model to be mapped.
  public final func setModel(_ model: (any Gio.ListModel)?) { gtk_map_list_model_set_model(opaque, model?.opaque) }
}

extension Reactive where Base: MapListModel {
  /// If a map is set for this model
  public var hasMap: SafeSignal<Bool> { readOnlyProperty("has-map") }

  /// The type of items. See `Gio.ListModel.itemType`.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The model being mapped.
  public var model: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("model") }

  /// The number of items. See `Gio.ListModel.nItems`.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}

/// `MediaControls` is a widget to show controls for a video.
open class MediaControls: Widget {
  open override class var gType: GType { gtk_media_controls_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `MediaControls` managing the `stream` passed to it.
  public init(stream: MediaStream? = nil) {
    super.init(adopting: gtk_media_controls_new(stream?.gtkMediaStream))
  }

  /// The media-stream managed by this object or `nil` if none.
  public final var mediaStream: MediaStream? {
    get { lentObject(gtk_media_controls_get_media_stream(opaque)) }
    set { gtk_media_controls_set_media_stream(opaque, newValue?.gtkMediaStream) }
  }
}

extension Reactive where Base: MediaControls {
  /// The media-stream managed by this object or `nil` if none.
  public var mediaStream: DynamicSubject<MediaStream?> { property("media-stream") }
}

/// `MediaFile` implements `MediaStream` for files.
open class MediaFile: MediaStream {
  open override class var gType: GType { gtk_media_file_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkMediaFile: UnsafeMutablePointer<GtkMediaFile> { pointer.assumingMemoryBound(to: GtkMediaFile.self) }

  /// Creates a new empty media file.
  public init() {
    super.init(adopting: gtk_media_file_new())
  }

  /// Creates a new media file to play `file`.
  public init(file: Gio.File) {
    super.init(adopting: gtk_media_file_new_for_file(file.opaque))
  }

  /// Creates a new media file for the given filename.
  public init(filename: String) {
    super.init(adopting: gtk_media_file_new_for_filename(filename))
  }

  /// Creates a new media file to play `stream`.
  public init(stream: Gio.InputStream) {
    super.init(adopting: gtk_media_file_new_for_input_stream(stream.gInputStream))
  }

  /// Creates a new new media file for the given resource.
  public init(resourcePath: String) {
    super.init(adopting: gtk_media_file_new_for_resource(resourcePath))
  }

  /// The file being played back or `nil` if not playing a file.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_media_file_get_file(gtkMediaFile)) }
    set { gtk_media_file_set_file(gtkMediaFile, newValue?.opaque) }
  }

  /// The stream being played back or `nil` if not playing a stream.
  public final var inputStream: Gio.InputStream? {
    get { lentObject(gtk_media_file_get_input_stream(gtkMediaFile)) }
    set { gtk_media_file_set_input_stream(gtkMediaFile, newValue?.gInputStream) }
  }

  /// Resets the media file to be empty.
  public final func clear() { gtk_media_file_clear(gtkMediaFile) }

  /// Sets the `GtkMediaFile to play the given file.
  public final func setFilename(_ filename: String?) { gtk_media_file_set_filename(gtkMediaFile, filename) }

  /// Sets the `GtkMediaFile to play the given resource.
  public final func setResource(_ resourcePath: String?) { gtk_media_file_set_resource(gtkMediaFile, resourcePath) }
}

extension Reactive where Base: MediaFile {
  /// The file being played back or `nil` if not playing a file.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// The stream being played back or `nil` if not playing a stream.
  public var inputStream: DynamicSubject<Gio.InputStream?> { property("input-stream") }
}

/// `MediaStream` is the integration point for media playback inside GTK.
open class MediaStream: Object, Gdk.Paintable {
  open override class var gType: GType { gtk_media_stream_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkMediaStream: UnsafeMutablePointer<GtkMediaStream> {
    pointer.assumingMemoryBound(to: GtkMediaStream.self)
  }

  /// The stream's duration in microseconds or 0 if unknown.
  public final var duration: Int { gtk_media_stream_get_duration(gtkMediaStream) }

  /// Set when playback has finished.
  public final var ended: Bool { getProperty("ended") }

  /// `nil` for a properly working stream or the `GError` that the stream is in.
  public final var error: GLib.Failure? { lentFailure(gtk_media_stream_get_error(gtkMediaStream)) }

  /// Whether the stream contains audio.
  public final var hasAudio: Bool { gtk_media_stream_has_audio(gtkMediaStream).isTrue }

  /// Whether the stream contains video.
  public final var hasVideo: Bool { gtk_media_stream_has_video(gtkMediaStream).isTrue }

  /// Try to restart the media from the beginning once it ended.
  public final var loop: Bool {
    get { gtk_media_stream_get_loop(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_loop(gtkMediaStream, newValue.gboolean) }
  }

  /// Whether the audio stream should be muted.
  public final var muted: Bool {
    get { gtk_media_stream_get_muted(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_muted(gtkMediaStream, newValue.gboolean) }
  }

  /// Whether the stream is currently playing.
  public final var playing: Bool {
    get { gtk_media_stream_get_playing(gtkMediaStream).isTrue }
    set { gtk_media_stream_set_playing(gtkMediaStream, newValue.gboolean) }
  }

  /// Whether the stream has finished initializing and existence of audio and video is known.
  public final var prepared: Bool {
    get { getProperty("prepared") }
    set { setProperty("prepared", newValue) }
  }

  /// Set unless the stream is known to not support seeking.
  public final var seekable: Bool { getProperty("seekable") }

  /// Set while a seek is in progress.
  public final var seeking: Bool { getProperty("seeking") }

  /// The current presentation timestamp in microseconds.
  public final var timestamp: Int { gtk_media_stream_get_timestamp(gtkMediaStream) }

  /// Volume of the audio stream.
  public final var volume: Double {
    get { gtk_media_stream_get_volume(gtkMediaStream) }
    set { gtk_media_stream_set_volume(gtkMediaStream, newValue) }
  }

  /// Sets `self` into an error state.
  public final func gerror(_ error: GLib.Failure) { gtk_media_stream_gerror(gtkMediaStream, error.makeError()) }

  /// Returns whether the stream has finished initializing.
  public final var isPrepared: Bool { gtk_media_stream_is_prepared(gtkMediaStream).isTrue }

  /// Checks if a stream may be seekable.
  public final var isSeekable: Bool { gtk_media_stream_is_seekable(gtkMediaStream).isTrue }

  /// Checks if there is currently a seek operation going on.
  public final var isSeeking: Bool { gtk_media_stream_is_seeking(gtkMediaStream).isTrue }

  /// Pauses playback of the stream.
  public final func pause() { gtk_media_stream_pause(gtkMediaStream) }

  /// Starts playing the stream.
  public final func play() { gtk_media_stream_play(gtkMediaStream) }

  /// Called by users to attach the media stream to a `Gdk.Surface` they manage.
  public final func realize(_ surface: Gdk.Surface) { gtk_media_stream_realize(gtkMediaStream, surface.opaque) }

  /// Start a seek operation on `self` to `timestamp`.
  public final func seek(_ timestamp: Int) { gtk_media_stream_seek(gtkMediaStream, timestamp) }

  /// Ends a seek operation started via GtkMediaStream.seek() as a failure.
  public final func seekFailed() { gtk_media_stream_seek_failed(gtkMediaStream) }

  /// Ends a seek operation started via GtkMediaStream.seek() successfully.
  public final func seekSuccess() { gtk_media_stream_seek_success(gtkMediaStream) }

  /// Pauses the media stream and marks it as ended.
  public final func streamEnded() { gtk_media_stream_stream_ended(gtkMediaStream) }

  /// Called by `MediaStream` implementations to advertise the stream being ready to play and providing details about
  /// the stream.
  public final func streamPrepared(hasAudio: Bool, hasVideo: Bool, seekable: Bool, duration: Int) {
    gtk_media_stream_stream_prepared(gtkMediaStream, hasAudio.gboolean, hasVideo.gboolean, seekable.gboolean, duration)
  }

  /// Resets a given media stream implementation.
  public final func streamUnprepared() { gtk_media_stream_stream_unprepared(gtkMediaStream) }

  /// Undoes a previous call to `gtk_media_stream_realize()`.
  public final func unrealize(_ surface: Gdk.Surface) { gtk_media_stream_unrealize(gtkMediaStream, surface.opaque) }

  /// Media stream implementations should regularly call this function to update the timestamp reported by the stream.
  public final func update(_ timestamp: Int) { gtk_media_stream_update(gtkMediaStream, timestamp) }
}

extension Reactive where Base: MediaStream {
  /// The stream's duration in microseconds or 0 if unknown.
  public var duration: SafeSignal<Int> { readOnlyProperty("duration") }

  /// Set when playback has finished.
  public var ended: SafeSignal<Bool> { readOnlyProperty("ended") }

  /// `nil` for a properly working stream or the `GError` that the stream is in.
  public var error: SafeSignal<GLib.Failure?> { readOnlyProperty("error") }

  /// Whether the stream contains audio.
  public var hasAudio: SafeSignal<Bool> { readOnlyProperty("has-audio") }

  /// Whether the stream contains video.
  public var hasVideo: SafeSignal<Bool> { readOnlyProperty("has-video") }

  /// Try to restart the media from the beginning once it ended.
  public var loop: DynamicSubject<Bool> {
    property("loop", get: { (object: MediaStream) in object.loop }, set: { $0.loop = $1 })
  }

  /// Whether the audio stream should be muted.
  public var muted: DynamicSubject<Bool> {
    property("muted", get: { (object: MediaStream) in object.muted }, set: { $0.muted = $1 })
  }

  /// Whether the stream is currently playing.
  public var playing: DynamicSubject<Bool> {
    property("playing", get: { (object: MediaStream) in object.playing }, set: { $0.playing = $1 })
  }

  /// Whether the stream has finished initializing and existence of audio and video is known.
  public var prepared: DynamicSubject<Bool> { property("prepared") }

  /// Set unless the stream is known to not support seeking.
  public var seekable: SafeSignal<Bool> { readOnlyProperty("seekable") }

  /// Set while a seek is in progress.
  public var seeking: SafeSignal<Bool> { readOnlyProperty("seeking") }

  /// The current presentation timestamp in microseconds.
  public var timestamp: SafeSignal<Int> { readOnlyProperty("timestamp") }

  /// Volume of the audio stream.
  public var volume: DynamicSubject<Double> {
    property("volume", get: { (object: MediaStream) in object.volume }, set: { $0.volume = $1 })
  }
}
