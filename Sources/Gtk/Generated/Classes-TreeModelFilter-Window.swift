// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// A `TreeModel` which hides parts of an underlying tree model
open class TreeModelFilter: Object, TreeDragSource, TreeModel {
  open override class var gType: GType { gtk_tree_model_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeModelFilter: UnsafeMutablePointer<GtkTreeModelFilter> {
    pointer.assumingMemoryBound(to: GtkTreeModelFilter.self)
  }

  public final var childModel: (any TreeModel)? { (getProperty("child-model") as Object?) as? any TreeModel }

  public final var virtualRoot: TreePath? { getProperty("virtual-root") }

  /// This function should almost never be called. It clears the `filter` of any cached iterators that haven’t been
  /// reffed with `gtk_tree_model_ref_node()`. This might be useful if the child model being filtered is static (and
  /// doesn’t change often) and there has been a lot of unreffed access to nodes. As a side effect of this function, all
  /// unreffed iters will be invalid.
  public final func clearCache() { gtk_tree_model_filter_clear_cache(gtkTreeModelFilter) }

  /// Sets `filterIter` to point to the row in `filter` that corresponds to the row pointed at by `childIter`. If
  /// `filterIter` was not set, `false` is returned.
  @discardableResult
  public final func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
    var cFilterIter = GtkTreeIter()
    let result = gtk_tree_model_filter_convert_child_iter_to_iter(
      gtkTreeModelFilter, &cFilterIter, childIter.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cFilterIter)
  }

  /// Converts `childPath` to a path relative to `filter`. That is, `childPath` points to a path in the child model. The
  /// rerturned path will point to the same row in the filtered model. If `childPath` isn’t a valid path on the child
  /// model or points to a row which is not visible in `filter`, then `nil` is returned.
  @discardableResult
  public final func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_filter_convert_child_path_to_path(gtkTreeModelFilter, childPath.opaque))
  }

  /// Sets `childIter` to point to the row pointed to by `filterIter`.
  @discardableResult
  public final func convertIterToChildIter(_ filterIter: TreeIter) -> TreeIter {
    var cChildIter = GtkTreeIter()
    gtk_tree_model_filter_convert_iter_to_child_iter(gtkTreeModelFilter, &cChildIter, filterIter.gtkTreeIter)
    return TreeIter(copying: &cChildIter)
  }

  /// Converts `filterPath` to a path on the child model of `filter`. That is, `filterPath` points to a location in
  /// `filter`. The returned path will point to the same location in the model not being filtered. If `filterPath` does
  /// not point to a location in the child model, `nil` is returned.
  @discardableResult
  public final func convertPathToChildPath(_ filterPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_filter_convert_path_to_child_path(gtkTreeModelFilter, filterPath.opaque))
  }

  /// Returns a pointer to the child model of `filter`.
  public final var model: (any TreeModel)? {
    lentInterface(opaque: gtk_tree_model_filter_get_model(gtkTreeModelFilter))
  }

  /// Emits `rowChanged` for each row in the child model, which causes the filter to re-evaluate whether a row is
  /// visible or not.
  public final func refilter() { gtk_tree_model_filter_refilter(gtkTreeModelFilter) }

  /// Sets `column` of the child_model to be the column where `filter` should look for visibility information. `columns`
  /// should be a column of type `G_TYPE_BOOLEAN`, where `true` means that a row is visible, and `false` if not.
  public final func setVisibleColumn(_ column: Int) {
    gtk_tree_model_filter_set_visible_column(gtkTreeModelFilter, column.int32)
  }

  /// Sets the visible function used when filtering the `filter` to be `func`. The function should return `true` if the
  /// given row should be visible and `false` otherwise.
  public final func setVisibleFunc(_ `func`: @escaping (any TreeModel, TreeIter) -> Bool) {
    gtk_tree_model_filter_set_visible_func(
      gtkTreeModelFilter, callGtkTreeModelFilterVisibleFunc, heldClosure(`func`), releaseClosure)
  }
}

extension Reactive where Base: TreeModelFilter {
  public var childModel: SafeSignal<(any TreeModel)?> { readOnlyInterfaceProperty("child-model") }

  public var virtualRoot: SafeSignal<TreePath?> { readOnlyProperty("virtual-root") }
}

/// A `TreeModel` which makes an underlying tree model sortable
open class TreeModelSort: Object, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_tree_model_sort_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeModelSort: UnsafeMutablePointer<GtkTreeModelSort> {
    pointer.assumingMemoryBound(to: GtkTreeModelSort.self)
  }

  /// Creates a new `TreeModelSort`, with `childModel` as the child model.
  public init(childModel: any TreeModel) {
    super.init(adopting: gtk_tree_model_sort_new_with_model(childModel.opaque).raw)
  }

  public final var model: (any TreeModel)? { lentInterface(opaque: gtk_tree_model_sort_get_model(gtkTreeModelSort)) }

  /// This function should almost never be called. It clears the `treeModelSort` of any cached iterators that haven’t
  /// been reffed with `gtk_tree_model_ref_node()`. This might be useful if the child model being sorted is static (and
  /// doesn’t change often) and there has been a lot of unreffed access to nodes. As a side effect of this function, all
  /// unreffed iters will be invalid.
  public final func clearCache() { gtk_tree_model_sort_clear_cache(gtkTreeModelSort) }

  /// Sets `sortIter` to point to the row in `treeModelSort` that corresponds to the row pointed at by `childIter`. If
  /// `sortIter` was not set, `false` is returned. Note: a boolean is only returned since 2.14.
  @discardableResult
  public final func convertChildIterToIter(_ childIter: TreeIter) -> TreeIter? {
    var cSortIter = GtkTreeIter()
    let result = gtk_tree_model_sort_convert_child_iter_to_iter(gtkTreeModelSort, &cSortIter, childIter.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cSortIter)
  }

  /// Converts `childPath` to a path relative to `treeModelSort`. That is, `childPath` points to a path in the child
  /// model. The returned path will point to the same row in the sorted model. If `childPath` isn’t a valid path on the
  /// child model, then `nil` is returned.
  @discardableResult
  public final func convertChildPathToPath(_ childPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_sort_convert_child_path_to_path(gtkTreeModelSort, childPath.opaque))
  }

  /// Sets `childIter` to point to the row pointed to by `sortedIter`.
  @discardableResult
  public final func convertIterToChildIter(_ sortedIter: TreeIter) -> TreeIter {
    var cChildIter = GtkTreeIter()
    gtk_tree_model_sort_convert_iter_to_child_iter(gtkTreeModelSort, &cChildIter, sortedIter.gtkTreeIter)
    return TreeIter(copying: &cChildIter)
  }

  /// Converts `sortedPath` to a path on the child model of `treeModelSort`. That is, `sortedPath` points to a location
  /// in `treeModelSort`. The returned path will point to the same location in the model not being sorted. If
  /// `sortedPath` does not point to a location in the child model, `nil` is returned.
  @discardableResult
  public final func convertPathToChildPath(_ sortedPath: TreePath) -> TreePath? {
    givenBoxed(opaque: gtk_tree_model_sort_convert_path_to_child_path(gtkTreeModelSort, sortedPath.opaque))
  }

  /// > This function is slow. Only use it for debugging and/or testing > purposes.
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_tree_model_sort_iter_is_valid(gtkTreeModelSort, iter.gtkTreeIter).isTrue
  }

  /// This resets the default sort function to be in the “unsorted” state. That is, it is in the same order as the child
  /// model. It will re-sort the model to be in the same order as the child model only if the `TreeModelSort` is in
  /// “unsorted” state.
  public final func resetDefaultSortFunc() { gtk_tree_model_sort_reset_default_sort_func(gtkTreeModelSort) }
}

extension Reactive where Base: TreeModelSort {
  public var model: SafeSignal<(any TreeModel)?> { readOnlyInterfaceProperty("model") }
}

/// The selection object for `TreeView`
open class TreeSelection: Object {
  open override class var gType: GType { gtk_tree_selection_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Selection mode. See `gtk_tree_selection_set_mode()` for more information on this property.
  public final var mode: SelectionMode {
    get { SelectionMode(cValue: gtk_tree_selection_get_mode(opaque)) }
    set { gtk_tree_selection_set_mode(opaque, newValue.cValue) }
  }

  /// Returns the number of rows that have been selected in `tree`.
  @discardableResult
  public final func countSelectedRows() -> Int { gtk_tree_selection_count_selected_rows(opaque).int }

  /// Sets `iter` to the currently selected node if `selection` is set to `GTK_SELECTION_SINGLE` or
  /// `GTK_SELECTION_BROWSE`. `iter` may be NULL if you just want to test if `selection` has any selected nodes. `model`
  /// is filled with the current model as a convenience. This function will not work if you use `selection` is
  /// `GTK_SELECTION_MULTIPLE`.
  public final var selected: (model: (any TreeModel)?, iter: TreeIter)? {
    var cModel: OpaquePointer?
    var cIter = GtkTreeIter()
    let result = gtk_tree_selection_get_selected(opaque, &cModel, &cIter)
    guard result != 0 else { return nil }
    return (lentInterface(opaque: cModel), TreeIter(copying: &cIter))
  }

  /// Creates a list of path of all selected rows. Additionally, if you are planning on modifying the model after
  /// calling this function, you may want to convert the returned list into a list of `TreeRowReference`s. To do this,
  /// you can use `gtk_tree_row_reference_new()`.
  public final var selectedRows: (result: [TreePath], model: (any TreeModel)?) {
    var cModel: OpaquePointer?
    let result = gtk_tree_selection_get_selected_rows(opaque, &cModel)
    return (lists(result, isGiven: true) { givenBoxed($0) as TreePath? }, lentInterface(opaque: cModel))
  }

  /// Returns the tree view associated with `selection`.
  public final var treeView: TreeView? { lentObject(gtk_tree_selection_get_tree_view(opaque)) }

  /// Returns `true` if the row at `iter` is currently selected.
  public final func iterIsSelected(_ iter: TreeIter) -> Bool {
    gtk_tree_selection_iter_is_selected(opaque, iter.gtkTreeIter).isTrue
  }

  /// Returns `true` if the row pointed to by `path` is currently selected. If `path` does not point to a valid
  /// location, `false` is returned
  public final func pathIsSelected(_ path: TreePath) -> Bool {
    gtk_tree_selection_path_is_selected(opaque, path.opaque).isTrue
  }

  /// Selects all the nodes. `selection` must be set to `GTK_SELECTION_MULTIPLE` mode.
  public final func selectAll() { gtk_tree_selection_select_all(opaque) }

  /// Selects the specified iterator.
  public final func selectIter(_ iter: TreeIter) { gtk_tree_selection_select_iter(opaque, iter.gtkTreeIter) }

  /// Select the row at `path`.
  public final func selectPath(_ path: TreePath) { gtk_tree_selection_select_path(opaque, path.opaque) }

  /// Selects a range of nodes, determined by `startPath` and `endPath` inclusive. `selection` must be set to
  /// `GTK_SELECTION_MULTIPLE` mode.
  public final func selectRange(_ startPath: TreePath, endPath: TreePath) {
    gtk_tree_selection_select_range(opaque, startPath.opaque, endPath.opaque)
  }

  /// Calls a function for each selected node. Note that you cannot modify the tree or selection from within this
  /// function. As a result, `gtk_tree_selection_get_selected_rows()` might be more useful.
  public final func selectedForeach(_ `func`: @escaping (any TreeModel, TreePath, TreeIter) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_selection_selected_foreach(opaque, callGtkTreeSelectionForeachFunc, lent.closure(`func`))
  }

  /// Sets the selection function.
  public final func setSelectFunction(_ `func`: ((TreeSelection, any TreeModel, TreePath, Bool) -> Bool)?) {
    gtk_tree_selection_set_select_function(
      opaque, `func` == nil ? nil : callGtkTreeSelectionFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Unselects all the nodes.
  public final func unselectAll() { gtk_tree_selection_unselect_all(opaque) }

  /// Unselects the specified iterator.
  public final func unselectIter(_ iter: TreeIter) { gtk_tree_selection_unselect_iter(opaque, iter.gtkTreeIter) }

  /// Unselects the row at `path`.
  public final func unselectPath(_ path: TreePath) { gtk_tree_selection_unselect_path(opaque, path.opaque) }

  /// Unselects a range of nodes, determined by `startPath` and `endPath` inclusive.
  public final func unselectRange(_ startPath: TreePath, endPath: TreePath) {
    gtk_tree_selection_unselect_range(opaque, startPath.opaque, endPath.opaque)
  }
}

extension Reactive where Base: TreeSelection {
  /// Selection mode. See `gtk_tree_selection_set_mode()` for more information on this property.
  public var mode: DynamicSubject<SelectionMode> { property("mode") }

  /// Emitted whenever the selection has (possibly) changed. Please note that this signal is mostly a hint. It may only
  /// be emitted once when a range of rows are selected, and it may occasionally be emitted when nothing has happened.
  public var changed: SafeSignal<Void> { signal("changed") }
}

/// A tree-like data structure that can be used with the `TreeView`
open class TreeStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_tree_store_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeStore: UnsafeMutablePointer<GtkTreeStore> { pointer.assumingMemoryBound(to: GtkTreeStore.self) }

  /// Non vararg creation function. Used primarily by language bindings.
  public init(types: [any GTyped.Type] = []) {
    var cTypes = types.map { $0.registeredType }
    super.init(adopting: gtk_tree_store_newv(types.count.int32, &cTypes))
  }

  /// Appends a new row to `treeStore`. If `parent` is non-`nil`, then it will append the new row after the last child
  /// of `parent`, otherwise it will append a row to the top level. `iter` will be changed to point to this new row. The
  /// row will be empty after this function is called. To fill in values, you need to call `gtk_tree_store_set()` or
  /// `gtk_tree_store_set_value()`.
  @discardableResult
  public final func append(_ parent: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_append(gtkTreeStore, &cIter, parent?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Removes all rows from `treeStore`
  public final func clear() { gtk_tree_store_clear(gtkTreeStore) }

  /// Creates a new row at `position`. If parent is non-`nil`, then the row will be made a child of `parent`. Otherwise,
  /// the row will be created at the toplevel. If `position` is -1 or is larger than the number of rows at that level,
  /// then the new row will be inserted to the end of the list. `iter` will be changed to point to this new row. The row
  /// will be empty after this function is called. To fill in values, you need to call `gtk_tree_store_set()` or
  /// `gtk_tree_store_set_value()`.
  @discardableResult
  public final func insert(_ parent: TreeIter?, position: Int) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert(gtkTreeStore, &cIter, parent?.gtkTreeIter, position.int32)
    return TreeIter(copying: &cIter)
  }

  /// Inserts a new row after `sibling`. If `sibling` is `nil`, then the row will be prepended to `parent` ’s children.
  /// If `parent` and `sibling` are `nil`, then the row will be prepended to the toplevel. If both `sibling` and
  /// `parent` are set, then `parent` must be the parent of `sibling`. When `sibling` is set, `parent` is optional.
  @discardableResult
  public final func insertAfter(_ parent: TreeIter?, sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert_after(gtkTreeStore, &cIter, parent?.gtkTreeIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Inserts a new row before `sibling`. If `sibling` is `nil`, then the row will be appended to `parent` ’s children.
  /// If `parent` and `sibling` are `nil`, then the row will be appended to the toplevel. If both `sibling` and `parent`
  /// are set, then `parent` must be the parent of `sibling`. When `sibling` is set, `parent` is optional.
  @discardableResult
  public final func insertBefore(_ parent: TreeIter?, sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert_before(gtkTreeStore, &cIter, parent?.gtkTreeIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// A variant of `gtk_tree_store_insert_with_values()` which takes the columns and values as two arrays, instead of
  /// varargs. This function is mainly intended for language bindings.
  @discardableResult
  public final func insertWithValues(_ parent: TreeIter?, position: Int, columns: [Int], values: [any GValueWritable])
    -> TreeIter
  {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cIter = GtkTreeIter()
    var cColumns = columns.map { $0.int32 }
    gtk_tree_store_insert_with_valuesv(
      gtkTreeStore, &cIter, parent?.gtkTreeIter, position.int32, &cColumns, lent.values(values), columns.count.int32)
    return TreeIter(copying: &cIter)
  }

  /// Returns `true` if `iter` is an ancestor of `descendant`. That is, `iter` is the parent (or grandparent or
  /// great-grandparent) of `descendant`.
  public final func isAncestor(_ iter: TreeIter, descendant: TreeIter) -> Bool {
    gtk_tree_store_is_ancestor(gtkTreeStore, iter.gtkTreeIter, descendant.gtkTreeIter).isTrue
  }

  /// Returns the depth of `iter`. This will be 0 for anything on the root level, 1 for anything down a level, etc.
  @discardableResult
  public final func iterDepth(_ iter: TreeIter) -> Int { gtk_tree_store_iter_depth(gtkTreeStore, iter.gtkTreeIter).int }

  /// Checks if the given iter is a valid iter for this `TreeStore`.
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_tree_store_iter_is_valid(gtkTreeStore, iter.gtkTreeIter).isTrue
  }

  /// Moves `iter` in `treeStore` to the position after `position`. `iter` and `position` should be in the same level.
  /// Note that this function only works with unsorted stores. If `position` is `nil`, `iter` will be moved to the start
  /// of the level.
  public final func moveAfter(_ iter: TreeIter, position: TreeIter?) {
    gtk_tree_store_move_after(gtkTreeStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Moves `iter` in `treeStore` to the position before `position`. `iter` and `position` should be in the same level.
  /// Note that this function only works with unsorted stores. If `position` is `nil`, `iter` will be moved to the end
  /// of the level.
  public final func moveBefore(_ iter: TreeIter, position: TreeIter?) {
    gtk_tree_store_move_before(gtkTreeStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Prepends a new row to `treeStore`. If `parent` is non-`nil`, then it will prepend the new row before the first
  /// child of `parent`, otherwise it will prepend a row to the top level. `iter` will be changed to point to this new
  /// row. The row will be empty after this function is called. To fill in values, you need to call
  /// `gtk_tree_store_set()` or `gtk_tree_store_set_value()`.
  @discardableResult
  public final func prepend(_ parent: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_prepend(gtkTreeStore, &cIter, parent?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Removes `iter` from `treeStore`. After being removed, `iter` is set to the next valid row at that level, or
  /// invalidated if it previously pointed to the last one.
  @discardableResult
  public final func remove(_ iter: TreeIter) -> Bool { gtk_tree_store_remove(gtkTreeStore, iter.gtkTreeIter).isTrue }

  /// This function is meant primarily for `GObjects` that inherit from `TreeStore`, and should only be used when
  /// constructing a new `TreeStore`. It will not function after a row has been added, or a method on the `TreeModel`
  /// interface is called.
  public final func setColumnTypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_tree_store_set_column_types(gtkTreeStore, types.count.int32, &cTypes)
  }

  /// Sets the data in the cell specified by `iter` and `column`. The type of `value` must be convertible to the type of
  /// the column.
  public final func setValue(_ iter: TreeIter, column: Int, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_store_set_value(gtkTreeStore, iter.gtkTreeIter, column.int32, lent.value(value))
  }

  /// A variant of `gtk_tree_store_set_valist()` which takes the columns and values as two arrays, instead of varargs.
  /// This function is mainly intended for language bindings or in case the number of columns to change is not known
  /// until run-time.
  public final func set(_ iter: TreeIter, columns: [Int], values: [any GValueWritable]) {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cColumns = columns.map { $0.int32 }
    gtk_tree_store_set_valuesv(gtkTreeStore, iter.gtkTreeIter, &cColumns, lent.values(values), columns.count.int32)
  }

  /// Swaps `a` and `b` in the same level of `treeStore`. Note that this function only works with unsorted stores.
  public final func swap(_ a: TreeIter, b: TreeIter) { gtk_tree_store_swap(gtkTreeStore, a.gtkTreeIter, b.gtkTreeIter) }
}

/// A widget for displaying both trees and lists
open class TreeView: Widget, Scrollable {
  open override class var gType: GType { gtk_tree_view_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkTreeView: UnsafeMutablePointer<GtkTreeView> { pointer.assumingMemoryBound(to: GtkTreeView.self) }

  /// Creates a new `TreeView` widget.
  public init() {
    super.init(adopting: gtk_tree_view_new())
  }

  /// Creates a new `TreeView` widget with the model initialized to `model`.
  public init(model: any TreeModel) {
    super.init(adopting: gtk_tree_view_new_with_model(model.opaque))
  }

  /// The activate-on-single-click property specifies whether the "row-activated" signal will be emitted after a single
  /// click.
  public final var activateOnSingleClick: Bool {
    get { gtk_tree_view_get_activate_on_single_click(gtkTreeView).isTrue }
    set { gtk_tree_view_set_activate_on_single_click(gtkTreeView, newValue.gboolean) }
  }

  public final var enableGridLines: TreeViewGridLines {
    get { getProperty("enable-grid-lines") }
    set { setProperty("enable-grid-lines", newValue) }
  }

  public final var enableSearch: Bool {
    get { gtk_tree_view_get_enable_search(gtkTreeView).isTrue }
    set { gtk_tree_view_set_enable_search(gtkTreeView, newValue.gboolean) }
  }

  public final var enableTreeLines: Bool {
    get { gtk_tree_view_get_enable_tree_lines(gtkTreeView).isTrue }
    set { gtk_tree_view_set_enable_tree_lines(gtkTreeView, newValue.gboolean) }
  }

  public final var expanderColumn: TreeViewColumn? {
    get { lentObject(opaque: gtk_tree_view_get_expander_column(gtkTreeView)) }
    set { gtk_tree_view_set_expander_column(gtkTreeView, newValue?.opaque) }
  }

  /// Setting the `fixedHeightMode` property to `true` speeds up `TreeView` by assuming that all rows have the same
  /// height. Only enable this option if all rows are the same height. Please see
  /// `gtk_tree_view_set_fixed_height_mode()` for more information on this option.
  public final var fixedHeightMode: Bool {
    get { gtk_tree_view_get_fixed_height_mode(gtkTreeView).isTrue }
    set { gtk_tree_view_set_fixed_height_mode(gtkTreeView, newValue.gboolean) }
  }

  public final var headersClickable: Bool {
    get { gtk_tree_view_get_headers_clickable(gtkTreeView).isTrue }
    set { gtk_tree_view_set_headers_clickable(gtkTreeView, newValue.gboolean) }
  }

  public final var headersVisible: Bool {
    get { gtk_tree_view_get_headers_visible(gtkTreeView).isTrue }
    set { gtk_tree_view_set_headers_visible(gtkTreeView, newValue.gboolean) }
  }

  /// Enables or disables the hover expansion mode of `treeView`. Hover expansion makes rows expand or collapse if the
  /// pointer moves over them.
  public final var hoverExpand: Bool {
    get { gtk_tree_view_get_hover_expand(gtkTreeView).isTrue }
    set { gtk_tree_view_set_hover_expand(gtkTreeView, newValue.gboolean) }
  }

  /// Enables or disables the hover selection mode of `treeView`. Hover selection makes the selected row follow the
  /// pointer. Currently, this works only for the selection modes `GTK_SELECTION_SINGLE` and `GTK_SELECTION_BROWSE`.
  public final var hoverSelection: Bool {
    get { gtk_tree_view_get_hover_selection(gtkTreeView).isTrue }
    set { gtk_tree_view_set_hover_selection(gtkTreeView, newValue.gboolean) }
  }

  /// Extra indentation for each level.
  public final var levelIndentation: Int {
    get { gtk_tree_view_get_level_indentation(gtkTreeView).int }
    set { gtk_tree_view_set_level_indentation(gtkTreeView, newValue.int32) }
  }

  public final var model: (any TreeModel)? {
    get { lentInterface(opaque: gtk_tree_view_get_model(gtkTreeView)) }
    set { gtk_tree_view_set_model(gtkTreeView, newValue?.opaque) }
  }

  public final var reorderable: Bool {
    get { gtk_tree_view_get_reorderable(gtkTreeView).isTrue }
    set { gtk_tree_view_set_reorderable(gtkTreeView, newValue.gboolean) }
  }

  public final var rubberBanding: Bool {
    get { gtk_tree_view_get_rubber_banding(gtkTreeView).isTrue }
    set { gtk_tree_view_set_rubber_banding(gtkTreeView, newValue.gboolean) }
  }

  public final var searchColumn: Int {
    get { gtk_tree_view_get_search_column(gtkTreeView).int }
    set { gtk_tree_view_set_search_column(gtkTreeView, newValue.int32) }
  }

  /// `true` if the view has expanders.
  public final var showExpanders: Bool {
    get { gtk_tree_view_get_show_expanders(gtkTreeView).isTrue }
    set { gtk_tree_view_set_show_expanders(gtkTreeView, newValue.gboolean) }
  }

  public final var tooltipColumn: Int {
    get { gtk_tree_view_get_tooltip_column(gtkTreeView).int }
    set { gtk_tree_view_set_tooltip_column(gtkTreeView, newValue.int32) }
  }

  /// Appends `column` to the list of columns. If `treeView` has “fixed_height” mode enabled, then `column` must have
  /// its “sizing” property set to be GTK_TREE_VIEW_COLUMN_FIXED.
  @discardableResult
  public final func appendColumn(_ column: TreeViewColumn) -> Int {
    gtk_tree_view_append_column(gtkTreeView, column.opaque).int
  }

  /// Recursively collapses all visible, expanded nodes in `treeView`.
  public final func collapseAll() { gtk_tree_view_collapse_all(gtkTreeView) }

  /// Collapses a row (hides its child rows, if they exist).
  @discardableResult
  public final func collapseRow(_ path: TreePath) -> Bool {
    gtk_tree_view_collapse_row(gtkTreeView, path.opaque).isTrue
  }

  /// Resizes all columns to their optimal width. Only works after the treeview has been realized.
  public final func columnsAutosize() { gtk_tree_view_columns_autosize(gtkTreeView) }

  /// Converts bin_window coordinates to coordinates for the tree (the full scrollable area of the tree).
  @discardableResult
  public final func convertBinWindowToTreeCoords(bx: Int, by: Int) -> (tx: Int, ty: Int) {
    var cTx: Int32 = 0
    var cTy: Int32 = 0
    gtk_tree_view_convert_bin_window_to_tree_coords(gtkTreeView, bx.int32, by.int32, &cTx, &cTy)
    return (cTx.int, cTy.int)
  }

  /// Converts bin_window coordinates to widget relative coordinates.
  @discardableResult
  public final func convertBinWindowToWidgetCoords(bx: Int, by: Int) -> (wx: Int, wy: Int) {
    var cWx: Int32 = 0
    var cWy: Int32 = 0
    gtk_tree_view_convert_bin_window_to_widget_coords(gtkTreeView, bx.int32, by.int32, &cWx, &cWy)
    return (cWx.int, cWy.int)
  }

  /// Converts tree coordinates (coordinates in full scrollable area of the tree) to bin_window coordinates.
  @discardableResult
  public final func convertTreeToBinWindowCoords(tx: Int, ty: Int) -> (bx: Int, by: Int) {
    var cBx: Int32 = 0
    var cBy: Int32 = 0
    gtk_tree_view_convert_tree_to_bin_window_coords(gtkTreeView, tx.int32, ty.int32, &cBx, &cBy)
    return (cBx.int, cBy.int)
  }

  /// Converts tree coordinates (coordinates in full scrollable area of the tree) to widget coordinates.
  @discardableResult
  public final func convertTreeToWidgetCoords(tx: Int, ty: Int) -> (wx: Int, wy: Int) {
    var cWx: Int32 = 0
    var cWy: Int32 = 0
    gtk_tree_view_convert_tree_to_widget_coords(gtkTreeView, tx.int32, ty.int32, &cWx, &cWy)
    return (cWx.int, cWy.int)
  }

  /// Converts widget coordinates to coordinates for the bin_window.
  @discardableResult
  public final func convertWidgetToBinWindowCoords(wx: Int, wy: Int) -> (bx: Int, by: Int) {
    var cBx: Int32 = 0
    var cBy: Int32 = 0
    gtk_tree_view_convert_widget_to_bin_window_coords(gtkTreeView, wx.int32, wy.int32, &cBx, &cBy)
    return (cBx.int, cBy.int)
  }

  /// Converts widget coordinates to coordinates for the tree (the full scrollable area of the tree).
  @discardableResult
  public final func convertWidgetToTreeCoords(wx: Int, wy: Int) -> (tx: Int, ty: Int) {
    var cTx: Int32 = 0
    var cTy: Int32 = 0
    gtk_tree_view_convert_widget_to_tree_coords(gtkTreeView, wx.int32, wy.int32, &cTx, &cTy)
    return (cTx.int, cTy.int)
  }

  /// Creates a `cairo_surface_t` representation of the row at `path`. This image is used for a drag icon.
  @discardableResult
  public final func createRowDragIcon(_ path: TreePath) -> (any Gdk.Paintable)? {
    givenInterface(opaque: gtk_tree_view_create_row_drag_icon(gtkTreeView, path.opaque))
  }

  /// Turns `treeView` into a drop destination for automatic DND. Calling this method sets `TreeView`:reorderable to
  /// `false`.
  public final func enableModelDragDest(_ formats: Gdk.ContentFormats, actions: Gdk.DragAction) {
    gtk_tree_view_enable_model_drag_dest(gtkTreeView, formats.opaque, actions.cValue)
  }

  /// Turns `treeView` into a drag source for automatic DND. Calling this method sets `TreeView`:reorderable to `false`.
  public final func enableModelDragSource(
    startButtonMask: Gdk.ModifierType, formats: Gdk.ContentFormats, actions: Gdk.DragAction
  ) { gtk_tree_view_enable_model_drag_source(gtkTreeView, startButtonMask.cValue, formats.opaque, actions.cValue) }

  /// Recursively expands all nodes in the `treeView`.
  public final func expandAll() { gtk_tree_view_expand_all(gtkTreeView) }

  /// Opens the row so its children are visible.
  @discardableResult
  public final func expandRow(_ path: TreePath, openAll: Bool) -> Bool {
    gtk_tree_view_expand_row(gtkTreeView, path.opaque, openAll.gboolean).isTrue
  }

  /// Expands the row at `path`. This will also expand all parent rows of `path` as necessary.
  public final func expandToPath(_ path: TreePath) { gtk_tree_view_expand_to_path(gtkTreeView, path.opaque) }

  /// Fills the bounding rectangle in bin_window coordinates for the cell at the row specified by `path` and the column
  /// specified by `column`. If `path` is `nil`, or points to a node not found in the tree, the `y` and `height` fields
  /// of the rectangle will be filled with 0. If `column` is `nil`, the `x` and `width` fields will be filled with 0.
  /// The returned rectangle is equivalent to the `backgroundArea` passed to `gtk_cell_renderer_render()`. These
  /// background areas tile to cover the entire bin window. Contrast with the `cellArea`, returned by
  /// `gtk_tree_view_get_cell_area()`, which returns only the cell itself, excluding surrounding borders and the tree
  /// expander area.
  public final func getBackgroundArea(_ path: TreePath?, column: TreeViewColumn?) -> Gdk.Rectangle {
    var cRect = GdkRectangle()
    gtk_tree_view_get_background_area(gtkTreeView, path?.opaque, column?.opaque, &cRect)
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Fills the bounding rectangle in bin_window coordinates for the cell at the row specified by `path` and the column
  /// specified by `column`. If `path` is `nil`, or points to a path not currently displayed, the `y` and `height`
  /// fields of the rectangle will be filled with 0. If `column` is `nil`, the `x` and `width` fields will be filled
  /// with 0. The sum of all cell rects does not cover the entire tree; there are extra pixels in between rows, for
  /// example. The returned rectangle is equivalent to the `cellArea` passed to `gtk_cell_renderer_render()`. This
  /// function is only valid if `treeView` is realized.
  public final func getCellArea(_ path: TreePath?, column: TreeViewColumn?) -> Gdk.Rectangle {
    var cRect = GdkRectangle()
    gtk_tree_view_get_cell_area(gtkTreeView, path?.opaque, column?.opaque, &cRect)
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Gets the `TreeViewColumn` at the given position in the #tree_view.
  public final func getColumn(_ n: Int) -> TreeViewColumn? {
    lentObject(opaque: gtk_tree_view_get_column(gtkTreeView, n.int32))
  }

  /// Returns a `GList` of all the `TreeViewColumn`s currently in `treeView`. The returned list must be freed with
  /// g_list_free ().
  public final var columns: [TreeViewColumn] {
    lists(gtk_tree_view_get_columns(gtkTreeView), isGiven: true) { lentObject($0) as TreeViewColumn? }
  }

  /// Fills in `path` and `focusColumn` with the current path and focus column. If the cursor isn’t currently set, then
  /// *@path will be `nil`. If no column currently has focus, then *@focus_column will be `nil`.
  public final func getCursor() -> (path: TreePath?, focusColumn: TreeViewColumn?) {
    var cPath: OpaquePointer?
    var cFocusColumn: OpaquePointer?
    gtk_tree_view_get_cursor(gtkTreeView, &cPath, &cFocusColumn)
    return (givenBoxed(opaque: cPath), lentObject(opaque: cFocusColumn))
  }

  /// Determines the destination row for a given position. `dragX` and `dragY` are expected to be in widget coordinates.
  /// This function is only meaningful if `treeView` is realized. Therefore this function will always return `false` if
  /// `treeView` is not realized or does not have a model.
  public final func getDestRowAtPos(dragX: Int, dragY: Int) -> (path: TreePath?, pos: TreeViewDropPosition)? {
    var cPath: OpaquePointer?
    var cPos = GtkTreeViewDropPosition(rawValue: 0)
    let result = gtk_tree_view_get_dest_row_at_pos(gtkTreeView, dragX.int32, dragY.int32, &cPath, &cPos)
    guard result != 0 else { return nil }
    return (givenBoxed(opaque: cPath), TreeViewDropPosition(cValue: cPos))
  }

  /// Gets information about the row that is highlighted for feedback.
  public final var dragDestRow: (path: TreePath?, pos: TreeViewDropPosition) {
    var cPath: OpaquePointer?
    var cPos = GtkTreeViewDropPosition(rawValue: 0)
    gtk_tree_view_get_drag_dest_row(gtkTreeView, &cPath, &cPos)
    return (givenBoxed(opaque: cPath), TreeViewDropPosition(cValue: cPos))
  }

  /// Returns which grid lines are enabled in `treeView`.
  public final var gridLines: TreeViewGridLines {
    get { TreeViewGridLines(cValue: gtk_tree_view_get_grid_lines(gtkTreeView)) }
    set(gridLines) { gtk_tree_view_set_grid_lines(gtkTreeView, gridLines.cValue) }
  }

  /// Queries the number of columns in the given `treeView`.
  public final var nColumns: Int { gtk_tree_view_get_n_columns(gtkTreeView).int }

  /// Finds the path at the point (`x`, `y`), relative to bin_window coordinates. That is, `x` and `y` are relative to
  /// an events coordinates. Widget-relative coordinates must be converted using
  /// `gtk_tree_view_convert_widget_to_bin_window_coords()`. It is primarily for things like popup menus. If `path` is
  /// non-`nil`, then it will be filled with the `TreePath` at that point. This path should be freed with
  /// `gtk_tree_path_free()`. If `column` is non-`nil`, then it will be filled with the column at that point. `cellX`
  /// and `cellY` return the coordinates relative to the cell background (i.e. the `backgroundArea` passed to
  /// `gtk_cell_renderer_render()`). This function is only meaningful if `treeView` is realized. Therefore this function
  /// will always return `false` if `treeView` is not realized or does not have a model.
  public final func getPathAtPos(x: Int, y: Int) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)?
  {
    var cPath: OpaquePointer?
    var cColumn: OpaquePointer?
    var cCellX: Int32 = 0
    var cCellY: Int32 = 0
    let result = gtk_tree_view_get_path_at_pos(gtkTreeView, x.int32, y.int32, &cPath, &cColumn, &cCellX, &cCellY)
    guard result != 0 else { return nil }
    return (givenBoxed(opaque: cPath), lentObject(opaque: cColumn), cCellX.int, cCellY.int)
  }

  /// Returns the `Entry` which is currently in use as interactive search entry for `treeView`. In case the built-in
  /// entry is being used, `nil` will be returned.
  public final var searchEntry: (any Editable)? {
    get { lentInterface(opaque: gtk_tree_view_get_search_entry(gtkTreeView)) }
    set(entry) { gtk_tree_view_set_search_entry(gtkTreeView, entry?.opaque) }
  }

  /// Gets the `TreeSelection` associated with `treeView`.
  public final var selection: TreeSelection? { lentObject(opaque: gtk_tree_view_get_selection(gtkTreeView)) }

  /// This function is supposed to be used in a `queryTooltip` signal handler for `TreeView`. The `x`, `y` and
  /// `keyboardTip` values which are received in the signal handler, should be passed to this function without
  /// modification.
  public final func getTooltipContext(x: Int, y: Int, keyboardTip: Bool) -> (
    model: (any TreeModel)?, path: TreePath, iter: TreeIter
  )? {
    var cModel: OpaquePointer?
    var cPath: OpaquePointer?
    var cIter = GtkTreeIter()
    let result = gtk_tree_view_get_tooltip_context(
      gtkTreeView, x.int32, y.int32, keyboardTip.gboolean, &cModel, &cPath, &cIter)
    guard result != 0 else { return nil }
    return (lentInterface(opaque: cModel), promised(givenBoxed(opaque: cPath)), TreeIter(copying: &cIter))
  }

  /// Sets `startPath` and `endPath` to be the first and last visible path. Note that there may be invisible paths in
  /// between.
  public final var visibleRange: (startPath: TreePath, endPath: TreePath)? {
    var cStartPath: OpaquePointer?
    var cEndPath: OpaquePointer?
    let result = gtk_tree_view_get_visible_range(gtkTreeView, &cStartPath, &cEndPath)
    guard result != 0 else { return nil }
    return (promised(givenBoxed(opaque: cStartPath)), promised(givenBoxed(opaque: cEndPath)))
  }

  /// Fills `visibleRect` with the currently-visible region of the buffer, in tree coordinates. Convert to bin_window
  /// coordinates with `gtk_tree_view_convert_tree_to_bin_window_coords()`. Tree coordinates start at 0,0 for row 0 of
  /// the tree, and cover the entire scrollable area of the tree.
  public final var visibleRect: Gdk.Rectangle {
    var cVisibleRect = GdkRectangle()
    gtk_tree_view_get_visible_rect(gtkTreeView, &cVisibleRect)
    return Gdk.Rectangle(cValue: cVisibleRect)
  }

  /// This inserts the `column` into the `treeView` at `position`. If `position` is -1, then the column is inserted at
  /// the end. If `treeView` has “fixed_height” mode enabled, then `column` must have its “sizing” property set to be
  /// GTK_TREE_VIEW_COLUMN_FIXED.
  @discardableResult
  public final func insertColumn(_ column: TreeViewColumn, position: Int) -> Int {
    gtk_tree_view_insert_column(gtkTreeView, column.opaque, position.int32).int
  }

  /// Convenience function that inserts a new column into the `TreeView` with the given cell renderer and a
  /// `TreeCellDataFunc` to set cell renderer attributes (normally using data from the model). See also
  /// `gtk_tree_view_column_set_cell_data_func()`, `gtk_tree_view_column_pack_start()`. If `treeView` has “fixed_height”
  /// mode enabled, then the new column will have its “sizing” property set to be GTK_TREE_VIEW_COLUMN_FIXED.
  @discardableResult
  public final func insertColumnWithDataFunc(
    position: Int, title: String, cell: CellRenderer,
    `func`: @escaping (TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void
  ) -> Int {
    gtk_tree_view_insert_column_with_data_func(
      gtkTreeView, position.int32, title, cell.gtkCellRenderer, callGtkTreeCellDataFunc, heldClosure(`func`),
      releaseClosure
    ).int
  }

  /// Determine whether the point (`x`, `y`) in `treeView` is blank, that is no cell content nor an expander arrow is
  /// drawn at the location. If so, the location can be considered as the background. You might wish to take special
  /// action on clicks on the background, such as clearing a current selection, having a custom context menu or starting
  /// rubber banding.
  public final func isBlankAtPos(x: Int, y: Int) -> (path: TreePath?, column: TreeViewColumn?, cellX: Int, cellY: Int)?
  {
    var cPath: OpaquePointer?
    var cColumn: OpaquePointer?
    var cCellX: Int32 = 0
    var cCellY: Int32 = 0
    let result = gtk_tree_view_is_blank_at_pos(gtkTreeView, x.int32, y.int32, &cPath, &cColumn, &cCellX, &cCellY)
    guard result != 0 else { return nil }
    return (givenBoxed(opaque: cPath), lentObject(opaque: cColumn), cCellX.int, cCellY.int)
  }

  /// Returns whether a rubber banding operation is currently being done in `treeView`.
  public final var isRubberBandingActive: Bool { gtk_tree_view_is_rubber_banding_active(gtkTreeView).isTrue }

  /// Calls `func` on all expanded rows.
  public final func mapExpandedRows(_ `func`: @escaping (TreeView, TreePath) -> Void) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_view_map_expanded_rows(gtkTreeView, callGtkTreeViewMappingFunc, lent.closure(`func`))
  }

  /// Moves `column` to be after to `baseColumn`. If `baseColumn` is `nil`, then `column` is placed in the first
  /// position.
  public final func moveColumnAfter(_ column: TreeViewColumn, baseColumn: TreeViewColumn?) {
    gtk_tree_view_move_column_after(gtkTreeView, column.opaque, baseColumn?.opaque)
  }

  /// Removes `column` from `treeView`.
  @discardableResult
  public final func removeColumn(_ column: TreeViewColumn) -> Int {
    gtk_tree_view_remove_column(gtkTreeView, column.opaque).int
  }

  /// Activates the cell determined by `path` and `column`.
  public final func rowActivated(_ path: TreePath, column: TreeViewColumn?) {
    gtk_tree_view_row_activated(gtkTreeView, path.opaque, column?.opaque)
  }

  /// Returns `true` if the node pointed to by `path` is expanded in `treeView`.
  @discardableResult
  public final func rowExpanded(_ path: TreePath) -> Bool {
    gtk_tree_view_row_expanded(gtkTreeView, path.opaque).isTrue
  }

  /// Moves the alignments of `treeView` to the position specified by `column` and `path`. If `column` is `nil`, then no
  /// horizontal scrolling occurs. Likewise, if `path` is `nil` no vertical scrolling occurs. At a minimum, one of
  /// `column` or `path` need to be non-`nil`. `rowAlign` determines where the row is placed, and `colAlign` determines
  /// where `column` is placed. Both are expected to be between 0.0 and 1.0. 0.0 means left/top alignment, 1.0 means
  /// right/bottom alignment, 0.5 means center.
  public final func scrollToCell(
    _ path: TreePath?, column: TreeViewColumn?, useAlign: Bool, rowAlign: Double, colAlign: Double
  ) {
    gtk_tree_view_scroll_to_cell(
      gtkTreeView, path?.opaque, column?.opaque, useAlign.gboolean, rowAlign.float, colAlign.float)
  }

  /// Scrolls the tree view such that the top-left corner of the visible area is `treeX`, `treeY`, where `treeX` and
  /// `treeY` are specified in tree coordinates. The `treeView` must be realized before this function is called. If it
  /// isn't, you probably want to be using `gtk_tree_view_scroll_to_cell()`.
  public final func scrollToPoint(treeX: Int, treeY: Int) {
    gtk_tree_view_scroll_to_point(gtkTreeView, treeX.int32, treeY.int32)
  }

  /// Sets a user function for determining where a column may be dropped when dragged. This function is called on every
  /// column pair in turn at the beginning of a column drag to determine where a drop can take place. The arguments
  /// passed to `func` are: the `treeView`, the `TreeViewColumn` being dragged, the two `TreeViewColumn`s determining
  /// the drop spot, and `userData`. If either of the `TreeViewColumn` arguments for the drop spot are `nil`, then they
  /// indicate an edge. If `func` is set to be `nil`, then `treeView` reverts to the default behavior of allowing all
  /// columns to be dropped everywhere.
  public final func setColumnDragFunction(
    _ `func`: ((TreeView, TreeViewColumn, TreeViewColumn, TreeViewColumn) -> Bool)?
  ) {
    gtk_tree_view_set_column_drag_function(
      gtkTreeView, `func` == nil ? nil : callGtkTreeViewColumnDropFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Sets the current keyboard focus to be at `path`, and selects it. This is useful when you want to focus the user’s
  /// attention on a particular row. If `focusColumn` is not `nil`, then focus is given to the column specified by it.
  /// Additionally, if `focusColumn` is specified, and `startEditing` is `true`, then editing should be started in the
  /// specified cell. This function is often followed by `gtkWidgetGrabFocus` (`treeView`) in order to give keyboard
  /// focus to the widget. Please note that editing can only happen when the widget is realized.
  public final func setCursor(_ path: TreePath, focusColumn: TreeViewColumn?, startEditing: Bool) {
    gtk_tree_view_set_cursor(gtkTreeView, path.opaque, focusColumn?.opaque, startEditing.gboolean)
  }

  /// Sets the current keyboard focus to be at `path`, and selects it. This is useful when you want to focus the user’s
  /// attention on a particular row. If `focusColumn` is not `nil`, then focus is given to the column specified by it.
  /// If `focusColumn` and `focusCell` are not `nil`, and `focusColumn` contains 2 or more editable or activatable
  /// cells, then focus is given to the cell specified by `focusCell`. Additionally, if `focusColumn` is specified, and
  /// `startEditing` is `true`, then editing should be started in the specified cell. This function is often followed by
  /// `gtkWidgetGrabFocus` (`treeView`) in order to give keyboard focus to the widget. Please note that editing can only
  /// happen when the widget is realized.
  public final func setCursorOnCell(
    _ path: TreePath, focusColumn: TreeViewColumn?, focusCell: CellRenderer?, startEditing: Bool
  ) {
    gtk_tree_view_set_cursor_on_cell(
      gtkTreeView, path.opaque, focusColumn?.opaque, focusCell?.gtkCellRenderer, startEditing.gboolean)
  }

  /// Sets the row that is highlighted for feedback. If `path` is `nil`, an existing highlight is removed.
  public final func setDragDestRow(_ path: TreePath?, pos: TreeViewDropPosition) {
    gtk_tree_view_set_drag_dest_row(gtkTreeView, path?.opaque, pos.cValue)
  }

  /// Sets the row separator function, which is used to determine whether a row should be drawn as a separator. If the
  /// row separator function is `nil`, no separators are drawn. This is the default value.
  public final func setRowSeparatorFunc(_ `func`: ((any TreeModel, TreeIter) -> Bool)?) {
    gtk_tree_view_set_row_separator_func(
      gtkTreeView, `func` == nil ? nil : callGtkTreeViewRowSeparatorFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }

  /// Sets the compare function for the interactive search capabilities; note that somewhat like strcmp() returning 0
  /// for equality `TreeView`SearchEqualFunc returns `false` on matches.
  public final func setSearchEqualFunc(_ searchEqualFunc: @escaping (any TreeModel, Int, String, TreeIter) -> Bool) {
    gtk_tree_view_set_search_equal_func(
      gtkTreeView, callGtkTreeViewSearchEqualFunc, heldClosure(searchEqualFunc), releaseClosure)
  }

  /// Sets the tip area of `tooltip` to the area `path`, `column` and `cell` have in common. For example if `path` is
  /// `nil` and `column` is set, the tip area will be set to the full area covered by `column`. See also
  /// `gtk_tooltip_set_tip_area()`.
  public final func setTooltipCell(_ tooltip: Tooltip, path: TreePath?, column: TreeViewColumn?, cell: CellRenderer?) {
    gtk_tree_view_set_tooltip_cell(gtkTreeView, tooltip.opaque, path?.opaque, column?.opaque, cell?.gtkCellRenderer)
  }

  /// Sets the tip area of `tooltip` to be the area covered by the row at `path`. See also
  /// `gtk_tree_view_set_tooltip_column()` for a simpler alternative. See also `gtk_tooltip_set_tip_area()`.
  public final func setTooltipRow(_ tooltip: Tooltip, path: TreePath) {
    gtk_tree_view_set_tooltip_row(gtkTreeView, tooltip.opaque, path.opaque)
  }

  /// Undoes the effect of `gtk_tree_view_enable_model_drag_dest()`. Calling this method sets `TreeView`:reorderable to
  /// `false`.
  public final func unsetRowsDragDest() { gtk_tree_view_unset_rows_drag_dest(gtkTreeView) }

  /// Undoes the effect of `gtk_tree_view_enable_model_drag_source()`. Calling this method sets `TreeView`:reorderable
  /// to `false`.
  public final func unsetRowsDragSource() { gtk_tree_view_unset_rows_drag_source(gtkTreeView) }
}

extension Reactive where Base: TreeView {
  /// The activate-on-single-click property specifies whether the "row-activated" signal will be emitted after a single
  /// click.
  public var activateOnSingleClick: DynamicSubject<Bool> {
    property(
      "activate-on-single-click", get: { (object: TreeView) in object.activateOnSingleClick },
      set: { $0.activateOnSingleClick = $1 })
  }

  public var enableGridLines: DynamicSubject<TreeViewGridLines> { property("enable-grid-lines") }

  public var enableSearch: DynamicSubject<Bool> {
    property("enable-search", get: { (object: TreeView) in object.enableSearch }, set: { $0.enableSearch = $1 })
  }

  public var enableTreeLines: DynamicSubject<Bool> {
    property(
      "enable-tree-lines", get: { (object: TreeView) in object.enableTreeLines }, set: { $0.enableTreeLines = $1 })
  }

  public var expanderColumn: DynamicSubject<TreeViewColumn?> { property("expander-column") }

  /// Setting the `fixedHeightMode` property to `true` speeds up `TreeView` by assuming that all rows have the same
  /// height. Only enable this option if all rows are the same height. Please see
  /// `gtk_tree_view_set_fixed_height_mode()` for more information on this option.
  public var fixedHeightMode: DynamicSubject<Bool> {
    property(
      "fixed-height-mode", get: { (object: TreeView) in object.fixedHeightMode }, set: { $0.fixedHeightMode = $1 })
  }

  public var headersClickable: DynamicSubject<Bool> {
    property(
      "headers-clickable", get: { (object: TreeView) in object.headersClickable }, set: { $0.headersClickable = $1 })
  }

  public var headersVisible: DynamicSubject<Bool> {
    property("headers-visible", get: { (object: TreeView) in object.headersVisible }, set: { $0.headersVisible = $1 })
  }

  /// Enables or disables the hover expansion mode of `treeView`. Hover expansion makes rows expand or collapse if the
  /// pointer moves over them.
  public var hoverExpand: DynamicSubject<Bool> {
    property("hover-expand", get: { (object: TreeView) in object.hoverExpand }, set: { $0.hoverExpand = $1 })
  }

  /// Enables or disables the hover selection mode of `treeView`. Hover selection makes the selected row follow the
  /// pointer. Currently, this works only for the selection modes `GTK_SELECTION_SINGLE` and `GTK_SELECTION_BROWSE`.
  public var hoverSelection: DynamicSubject<Bool> {
    property("hover-selection", get: { (object: TreeView) in object.hoverSelection }, set: { $0.hoverSelection = $1 })
  }

  /// Extra indentation for each level.
  public var levelIndentation: DynamicSubject<Int> {
    property(
      "level-indentation", get: { (object: TreeView) in object.levelIndentation }, set: { $0.levelIndentation = $1 })
  }

  public var model: DynamicSubject<(any TreeModel)?> { interfaceProperty("model") }

  public var reorderable: DynamicSubject<Bool> {
    property("reorderable", get: { (object: TreeView) in object.reorderable }, set: { $0.reorderable = $1 })
  }

  public var rubberBanding: DynamicSubject<Bool> {
    property("rubber-banding", get: { (object: TreeView) in object.rubberBanding }, set: { $0.rubberBanding = $1 })
  }

  public var searchColumn: DynamicSubject<Int> {
    property("search-column", get: { (object: TreeView) in object.searchColumn }, set: { $0.searchColumn = $1 })
  }

  /// `true` if the view has expanders.
  public var showExpanders: DynamicSubject<Bool> {
    property("show-expanders", get: { (object: TreeView) in object.showExpanders }, set: { $0.showExpanders = $1 })
  }

  public var tooltipColumn: DynamicSubject<Int> {
    property("tooltip-column", get: { (object: TreeView) in object.tooltipColumn }, set: { $0.tooltipColumn = $1 })
  }

  /// The number of columns of the treeview has changed.
  public var columnsChanged: SafeSignal<Void> { signal("columns-changed") }

  /// The position of the cursor (focused cell) has changed.
  public var cursorChanged: SafeSignal<Void> { signal("cursor-changed") }

  /// Arguments: `object`, `p0`, `p1`.
  public var expandCollapseCursorRow: SignalRequest<Bool, Bool, Bool, Bool> { request("expand-collapse-cursor-row") }

  /// The `TreeView.moveCursor` signal is a [keybinding signal]`SignalAction` which gets emitted when the user presses
  /// one of the cursor keys.
  ///
  /// Arguments: `step`, `direction`, `extend`, `modify`.
  public var moveCursor: SignalRequest<Bool, MovementStep, Int, Bool, Bool> { request("move-cursor") }

  /// The "row-activated" signal is emitted when the method [`method@Gtk.TreeView.row_activated`] is called.
  ///
  /// Arguments: `path`, `column`.
  public var rowActivated: SafeSignal<(TreePath, TreeViewColumn?)> { signal(ofSeveral: "row-activated") }

  /// The given row has been collapsed (child nodes are hidden).
  ///
  /// Arguments: `iter`, `path`.
  public var rowCollapsed: SafeSignal<(TreeIter, TreePath)> { signal(ofSeveral: "row-collapsed") }

  /// The given row has been expanded (child nodes are shown).
  ///
  /// Arguments: `iter`, `path`.
  public var rowExpanded: SafeSignal<(TreeIter, TreePath)> { signal(ofSeveral: "row-expanded") }

  public var selectAll: SignalRequest<Bool> { request("select-all") }

  public var selectCursorParent: SignalRequest<Bool> { request("select-cursor-parent") }

  /// Argument: `object`.
  public var selectCursorRow: SignalRequest<Bool, Bool> { request("select-cursor-row") }

  public var startInteractiveSearch: SignalRequest<Bool> { request("start-interactive-search") }

  /// The given row is about to be collapsed (hide its children nodes). Use this signal if you need to control the
  /// collapsibility of individual rows.
  ///
  /// Arguments: `iter`, `path`.
  public var testCollapseRow: SignalRequest<Bool, TreeIter, TreePath> { request("test-collapse-row") }

  /// The given row is about to be expanded (show its children nodes). Use this signal if you need to control the
  /// expandability of individual rows.
  ///
  /// Arguments: `iter`, `path`.
  public var testExpandRow: SignalRequest<Bool, TreeIter, TreePath> { request("test-expand-row") }

  public var toggleCursorRow: SignalRequest<Bool> { request("toggle-cursor-row") }

  public var unselectAll: SignalRequest<Bool> { request("unselect-all") }
}

/// A visible column in a `TreeView` widget
open class TreeViewColumn: Object, Buildable, CellLayout {
  open override class var gType: GType { gtk_tree_view_column_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `TreeViewColumn`.
  public init() {
    super.init(adopting: gtk_tree_view_column_new().raw)
  }

  /// Creates a new `TreeViewColumn` using `area` to render its cells.
  public init(area: CellArea) {
    super.init(adopting: gtk_tree_view_column_new_with_area(area.gtkCellArea).raw)
  }

  public final var alignment: Double {
    get { gtk_tree_view_column_get_alignment(opaque).double }
    set { gtk_tree_view_column_set_alignment(opaque, newValue.float) }
  }

  /// The `CellArea` used to layout cell renderers for this column.
  public final var cellArea: CellArea? { getProperty("cell-area") }

  public final var clickable: Bool {
    get { gtk_tree_view_column_get_clickable(opaque).isTrue }
    set { gtk_tree_view_column_set_clickable(opaque, newValue.gboolean) }
  }

  public final var expand: Bool {
    get { gtk_tree_view_column_get_expand(opaque).isTrue }
    set { gtk_tree_view_column_set_expand(opaque, newValue.gboolean) }
  }

  public final var fixedWidth: Int {
    get { gtk_tree_view_column_get_fixed_width(opaque).int }
    set { gtk_tree_view_column_set_fixed_width(opaque, newValue.int32) }
  }

  public final var maxWidth: Int {
    get { gtk_tree_view_column_get_max_width(opaque).int }
    set { gtk_tree_view_column_set_max_width(opaque, newValue.int32) }
  }

  public final var minWidth: Int {
    get { gtk_tree_view_column_get_min_width(opaque).int }
    set { gtk_tree_view_column_set_min_width(opaque, newValue.int32) }
  }

  public final var reorderable: Bool {
    get { gtk_tree_view_column_get_reorderable(opaque).isTrue }
    set { gtk_tree_view_column_set_reorderable(opaque, newValue.gboolean) }
  }

  public final var resizable: Bool {
    get { gtk_tree_view_column_get_resizable(opaque).isTrue }
    set { gtk_tree_view_column_set_resizable(opaque, newValue.gboolean) }
  }

  public final var sizing: TreeViewColumnSizing {
    get { TreeViewColumnSizing(cValue: gtk_tree_view_column_get_sizing(opaque)) }
    set { gtk_tree_view_column_set_sizing(opaque, newValue.cValue) }
  }

  /// Logical sort column ID this column sorts on when selected for sorting. Setting the sort column ID makes the column
  /// header clickable. Set to -1 to make the column unsortable.
  public final var sortColumnId: Int {
    get { gtk_tree_view_column_get_sort_column_id(opaque).int }
    set { gtk_tree_view_column_set_sort_column_id(opaque, newValue.int32) }
  }

  public final var sortIndicator: Bool {
    get { gtk_tree_view_column_get_sort_indicator(opaque).isTrue }
    set { gtk_tree_view_column_set_sort_indicator(opaque, newValue.gboolean) }
  }

  public final var sortOrder: SortType {
    get { SortType(cValue: gtk_tree_view_column_get_sort_order(opaque)) }
    set { gtk_tree_view_column_set_sort_order(opaque, newValue.cValue) }
  }

  public final var spacing: Int {
    get { gtk_tree_view_column_get_spacing(opaque).int }
    set { gtk_tree_view_column_set_spacing(opaque, newValue.int32) }
  }

  public final var title: String {
    get { lentString(gtk_tree_view_column_get_title(opaque)) }
    set { lend(newValue) { gtk_tree_view_column_set_title(opaque, $0) } }
  }

  public final var visible: Bool {
    get { gtk_tree_view_column_get_visible(opaque).isTrue }
    set { gtk_tree_view_column_set_visible(opaque, newValue.gboolean) }
  }

  public final var widget: Widget? {
    get { lentObject(gtk_tree_view_column_get_widget(opaque)) }
    set { gtk_tree_view_column_set_widget(opaque, newValue?.gtkWidget) }
  }

  public final var width: Int { gtk_tree_view_column_get_width(opaque).int }

  public final var xOffset: Int { gtk_tree_view_column_get_x_offset(opaque).int }

  /// Adds an attribute mapping to the list in `treeColumn`.
  public final func addAttribute(_ cellRenderer: CellRenderer, attribute: String, column: Int) {
    gtk_tree_view_column_add_attribute(opaque, cellRenderer.gtkCellRenderer, attribute, column.int32)
  }

  /// Obtains the horizontal position and size of a cell in a column.
  public final func cellGetPosition(_ cellRenderer: CellRenderer) -> (xOffset: Int, width: Int)? {
    var cXOffset: Int32 = 0
    var cWidth: Int32 = 0
    let result = gtk_tree_view_column_cell_get_position(opaque, cellRenderer.gtkCellRenderer, &cXOffset, &cWidth)
    guard result != 0 else { return nil }
    return (cXOffset.int, cWidth.int)
  }

  /// Obtains the width and height needed to render the column. This is used primarily by the `TreeView`.
  public final func cellGetSize() -> (xOffset: Int, yOffset: Int, width: Int, height: Int) {
    var cXOffset: Int32 = 0
    var cYOffset: Int32 = 0
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_tree_view_column_cell_get_size(opaque, &cXOffset, &cYOffset, &cWidth, &cHeight)
    return (cXOffset.int, cYOffset.int, cWidth.int, cHeight.int)
  }

  /// Returns `true` if any of the cells packed into the `treeColumn` are visible. For this to be meaningful, you must
  /// first initialize the cells with `gtk_tree_view_column_cell_set_cell_data()`
  public final func cellIsVisible() -> Bool { gtk_tree_view_column_cell_is_visible(opaque).isTrue }

  /// Sets the cell renderer based on the `treeModel` and `iter`. That is, for every attribute mapping in `treeColumn`,
  /// it will get a value from the set column on the `iter`, and use that value to set the attribute on the cell
  /// renderer. This is used primarily by the `TreeView`.
  public final func cellSetCellData(_ treeModel: any TreeModel, iter: TreeIter, isExpander: Bool, isExpanded: Bool) {
    gtk_tree_view_column_cell_set_cell_data(
      opaque, treeModel.opaque, iter.gtkTreeIter, isExpander.gboolean, isExpanded.gboolean)
  }

  /// Unsets all the mappings on all renderers on the `treeColumn`.
  public final func clear() { gtk_tree_view_column_clear(opaque) }

  /// Clears all existing attributes previously set with `gtk_tree_view_column_set_attributes()`.
  public final func clearAttributes(_ cellRenderer: CellRenderer) {
    gtk_tree_view_column_clear_attributes(opaque, cellRenderer.gtkCellRenderer)
  }

  /// Emits the “clicked” signal on the column. This function will only work if `treeColumn` is clickable.
  public final func clicked() { gtk_tree_view_column_clicked(opaque) }

  /// Sets the current keyboard focus to be at `cell`, if the column contains 2 or more editable and activatable cells.
  public final func focusCell(_ cell: CellRenderer) { gtk_tree_view_column_focus_cell(opaque, cell.gtkCellRenderer) }

  /// Returns the button used in the treeview column header
  public final var button: Widget? { lentObject(gtk_tree_view_column_get_button(opaque)) }

  /// Returns the `TreeView` wherein `treeColumn` has been inserted. If `column` is currently not inserted in any tree
  /// view, `nil` is returned.
  public final var treeView: Widget? { lentObject(gtk_tree_view_column_get_tree_view(opaque)) }

  /// Adds the `cell` to end of the column. If `expand` is `false`, then the `cell` is allocated no more space than it
  /// needs. Any unused space is divided evenly between cells for which `expand` is `true`.
  public final func packEnd(_ cell: CellRenderer, expand: Bool) {
    gtk_tree_view_column_pack_end(opaque, cell.gtkCellRenderer, expand.gboolean)
  }

  /// Packs the `cell` into the beginning of the column. If `expand` is `false`, then the `cell` is allocated no more
  /// space than it needs. Any unused space is divided evenly between cells for which `expand` is `true`.
  public final func packStart(_ cell: CellRenderer, expand: Bool) {
    gtk_tree_view_column_pack_start(opaque, cell.gtkCellRenderer, expand.gboolean)
  }

  /// Flags the column, and the cell renderers added to this column, to have their sizes renegotiated.
  public final func queueResize() { gtk_tree_view_column_queue_resize(opaque) }

  /// Sets the `TreeCellDataFunc` to use for the column.
  public final func setCellDataFunc(
    _ cellRenderer: CellRenderer, `func`: ((TreeViewColumn, CellRenderer, any TreeModel, TreeIter) -> Void)?
  ) {
    gtk_tree_view_column_set_cell_data_func(
      opaque, cellRenderer.gtkCellRenderer, `func` == nil ? nil : callGtkTreeCellDataFunc,
      `func`.map { heldClosure($0) }, `func` == nil ? nil : releaseClosure)
  }
}

extension Reactive where Base: TreeViewColumn {
  public var alignment: DynamicSubject<Double> {
    property("alignment", get: { (object: TreeViewColumn) in object.alignment }, set: { $0.alignment = $1 })
  }

  /// The `CellArea` used to layout cell renderers for this column.
  public var cellArea: SafeSignal<CellArea?> { readOnlyProperty("cell-area") }

  public var clickable: DynamicSubject<Bool> {
    property("clickable", get: { (object: TreeViewColumn) in object.clickable }, set: { $0.clickable = $1 })
  }

  public var expand: DynamicSubject<Bool> {
    property("expand", get: { (object: TreeViewColumn) in object.expand }, set: { $0.expand = $1 })
  }

  public var fixedWidth: DynamicSubject<Int> {
    property("fixed-width", get: { (object: TreeViewColumn) in object.fixedWidth }, set: { $0.fixedWidth = $1 })
  }

  public var maxWidth: DynamicSubject<Int> {
    property("max-width", get: { (object: TreeViewColumn) in object.maxWidth }, set: { $0.maxWidth = $1 })
  }

  public var minWidth: DynamicSubject<Int> {
    property("min-width", get: { (object: TreeViewColumn) in object.minWidth }, set: { $0.minWidth = $1 })
  }

  public var reorderable: DynamicSubject<Bool> {
    property("reorderable", get: { (object: TreeViewColumn) in object.reorderable }, set: { $0.reorderable = $1 })
  }

  public var resizable: DynamicSubject<Bool> {
    property("resizable", get: { (object: TreeViewColumn) in object.resizable }, set: { $0.resizable = $1 })
  }

  public var sizing: DynamicSubject<TreeViewColumnSizing> { property("sizing") }

  /// Logical sort column ID this column sorts on when selected for sorting. Setting the sort column ID makes the column
  /// header clickable. Set to -1 to make the column unsortable.
  public var sortColumnId: DynamicSubject<Int> {
    property("sort-column-id", get: { (object: TreeViewColumn) in object.sortColumnId }, set: { $0.sortColumnId = $1 })
  }

  public var sortIndicator: DynamicSubject<Bool> {
    property(
      "sort-indicator", get: { (object: TreeViewColumn) in object.sortIndicator }, set: { $0.sortIndicator = $1 })
  }

  public var sortOrder: DynamicSubject<SortType> { property("sort-order") }

  public var spacing: DynamicSubject<Int> {
    property("spacing", get: { (object: TreeViewColumn) in object.spacing }, set: { $0.spacing = $1 })
  }

  public var title: DynamicSubject<String> {
    property("title", get: { (object: TreeViewColumn) in object.title }, set: { $0.title = $1 })
  }

  public var visible: DynamicSubject<Bool> {
    property("visible", get: { (object: TreeViewColumn) in object.visible }, set: { $0.visible = $1 })
  }

  public var widget: DynamicSubject<Widget?> { property("widget") }

  public var width: SafeSignal<Int> { readOnlyProperty("width") }

  public var xOffset: SafeSignal<Int> { readOnlyProperty("x-offset") }

  /// Emitted when the column's header has been clicked.
  public var clicked: SafeSignal<Void> { signal("clicked") }
}

/// `ValueExpression` provides a way to describe references to values.
open class ValueExpression: FundamentalObject {
  open override class var gType: GType { gtk_expression_get_type() }

  override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer(gtk_expression_ref(pointer.cast()))
  }

  override class func release(_ pointer: UnsafeMutableRawPointer) {
    gtk_expression_unref(UnsafeRawPointer(pointer).cast())
  }

  /// Bind `target`'s property named `property` to `self`.
  @discardableResult
  public final func bind(_ target: Object, property: String, this: Object?) -> ExpressionWatch {
    promised(lentBoxed(opaque: gtk_expression_bind(given(), target.pointer, property, this?.pointer)))
  }

  /// Gets the `GType` that this expression evaluates to.
  public final var valueType: GType { gtk_expression_get_value_type(opaque) }

  /// Checks if the expression is static.
  public final var isStatic: Bool { gtk_expression_is_static(opaque).isTrue }

  /// Watch the given `expression` for changes.
  @discardableResult
  public final func watch(_ this: Object?, notify: @escaping () -> Void) -> ExpressionWatch {
    promised(
      lentBoxed(
        opaque: gtk_expression_watch(
          opaque, this?.pointer, callGtkExpressionNotify, heldClosure(notify), releaseClosure)))
  }
}

/// `Video` is a widget to show a `MediaStream` with media controls.
open class Video: Widget {
  open override class var gType: GType { gtk_video_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new empty `Video`.
  public init() {
    super.init(adopting: gtk_video_new())
  }

  /// Creates a `Video` to play back the given `file`.
  public init(file: Gio.File?) {
    super.init(adopting: gtk_video_new_for_file(file?.opaque))
  }

  /// Creates a `Video` to play back the given `filename`.
  public init(filename: String?) {
    super.init(adopting: gtk_video_new_for_filename(filename))
  }

  /// Creates a `Video` to play back the given `stream`.
  public init(stream: MediaStream?) {
    super.init(adopting: gtk_video_new_for_media_stream(stream?.gtkMediaStream))
  }

  /// Creates a `Video` to play back the resource at the given `resourcePath`.
  public init(resourcePath: String?) {
    super.init(adopting: gtk_video_new_for_resource(resourcePath))
  }

  /// If the video should automatically begin playing.
  public final var autoplay: Bool {
    get { gtk_video_get_autoplay(opaque).isTrue }
    set { gtk_video_set_autoplay(opaque, newValue.gboolean) }
  }

  /// The file played by this video if the video is playing a file.
  public final var file: Gio.File? {
    get { lentObject(opaque: gtk_video_get_file(opaque)) }
    set { gtk_video_set_file(opaque, newValue?.opaque) }
  }

  /// If new media files should be set to loop.
  public final var loop: Bool {
    get { gtk_video_get_loop(opaque).isTrue }
    set { gtk_video_set_loop(opaque, newValue.gboolean) }
  }

  /// The media-stream played
  public final var mediaStream: MediaStream? {
    get { lentObject(gtk_video_get_media_stream(opaque)) }
    set { gtk_video_set_media_stream(opaque, newValue?.gtkMediaStream) }
  }

  /// Makes `self` play the given `filename`.
  public final func setFilename(_ filename: String?) { gtk_video_set_filename(opaque, filename) }

  /// Makes `self` play the resource at the given `resourcePath`.
  public final func setResource(_ resourcePath: String?) { gtk_video_set_resource(opaque, resourcePath) }
}

extension Reactive where Base: Video {
  /// If the video should automatically begin playing.
  public var autoplay: DynamicSubject<Bool> {
    property("autoplay", get: { (object: Video) in object.autoplay }, set: { $0.autoplay = $1 })
  }

  /// The file played by this video if the video is playing a file.
  public var file: DynamicSubject<Gio.File?> { property("file") }

  /// If new media files should be set to loop.
  public var loop: DynamicSubject<Bool> {
    property("loop", get: { (object: Video) in object.loop }, set: { $0.loop = $1 })
  }

  /// The media-stream played
  public var mediaStream: DynamicSubject<MediaStream?> { property("media-stream") }
}

/// `Viewport` implements scrollability for widgets that lack their own scrolling capabilities.
open class Viewport: Widget, Scrollable {
  open override class var gType: GType { gtk_viewport_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new `Viewport`.
  public init(hadjustment: Adjustment? = nil, vadjustment: Adjustment? = nil) {
    super.init(adopting: gtk_viewport_new(hadjustment?.gtkAdjustment, vadjustment?.gtkAdjustment))
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_viewport_get_child(opaque)) }
    set { gtk_viewport_set_child(opaque, newValue?.gtkWidget) }
  }

  /// Whether to scroll when the focus changes.
  public final var scrollToFocus: Bool {
    get { gtk_viewport_get_scroll_to_focus(opaque).isTrue }
    set { gtk_viewport_set_scroll_to_focus(opaque, newValue.gboolean) }
  }
}

extension Reactive where Base: Viewport {
  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether to scroll when the focus changes.
  public var scrollToFocus: DynamicSubject<Bool> {
    property("scroll-to-focus", get: { (object: Viewport) in object.scrollToFocus }, set: { $0.scrollToFocus = $1 })
  }
}

/// The base class for all widgets.
open class Widget: OverridableWidget, Accessible, Buildable, ConstraintTarget {
  open override class var gType: GType { gtk_widget_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  final var gtkWidget: UnsafeMutablePointer<GtkWidget> { pointer.assumingMemoryBound(to: GtkWidget.self) }

  /// Whether the widget or any of its descendents can accept the input focus.
  public final var canFocus: Bool {
    get { gtk_widget_get_can_focus(gtkWidget).isTrue }
    set { gtk_widget_set_can_focus(gtkWidget, newValue.gboolean) }
  }

  /// Whether the widget can receive pointer events.
  public final var canTarget: Bool {
    get { gtk_widget_get_can_target(gtkWidget).isTrue }
    set { gtk_widget_set_can_target(gtkWidget, newValue.gboolean) }
  }

  /// A list of css classes applied to this widget.
  public final var cssClasses: [String] {
    get { givenStrings(gtk_widget_get_css_classes(gtkWidget)) }
    set { setProperty("css-classes", newValue) }
  }

  /// The name of this widget in the CSS tree.
  public final var cssName: String { lentString(gtk_widget_get_css_name(gtkWidget)) }

  /// The cursor used by `widget`.
  public final var cursor: Gdk.Cursor? {
    get { lentObject(opaque: gtk_widget_get_cursor(gtkWidget)) }
    set { gtk_widget_set_cursor(gtkWidget, newValue?.opaque) }
  }

  /// Whether the widget should grab focus when it is clicked with the mouse.
  public final var focusOnClick: Bool {
    get { gtk_widget_get_focus_on_click(gtkWidget).isTrue }
    set { gtk_widget_set_focus_on_click(gtkWidget, newValue.gboolean) }
  }

  /// Whether this widget itself will accept the input focus.
  public final var focusable: Bool {
    get { gtk_widget_get_focusable(gtkWidget).isTrue }
    set { gtk_widget_set_focusable(gtkWidget, newValue.gboolean) }
  }

  /// How to distribute horizontal space if widget gets extra space.
  public final var halign: Align {
    get { Align(cValue: gtk_widget_get_halign(gtkWidget)) }
    set { gtk_widget_set_halign(gtkWidget, newValue.cValue) }
  }

  /// Whether the widget is the default widget.
  public final var hasDefault: Bool { gtk_widget_has_default(gtkWidget).isTrue }

  /// Whether the widget has the input focus.
  public final var hasFocus: Bool { gtk_widget_has_focus(gtkWidget).isTrue }

  /// Enables or disables the emission of the `queryTooltip` signal on `widget`.
  public final var hasTooltip: Bool {
    get { gtk_widget_get_has_tooltip(gtkWidget).isTrue }
    set { gtk_widget_set_has_tooltip(gtkWidget, newValue.gboolean) }
  }

  /// Override for height request of the widget.
  public final var heightRequest: Int {
    get { getProperty("height-request") }
    set { setProperty("height-request", newValue) }
  }

  /// Whether to expand horizontally.
  public final var hexpand: Bool {
    get { gtk_widget_get_hexpand(gtkWidget).isTrue }
    set { gtk_widget_set_hexpand(gtkWidget, newValue.gboolean) }
  }

  /// Whether to use the `hexpand` property.
  public final var hexpandSet: Bool {
    get { gtk_widget_get_hexpand_set(gtkWidget).isTrue }
    set { gtk_widget_set_hexpand_set(gtkWidget, newValue.gboolean) }
  }

  /// The `LayoutManager` instance to use to compute the preferred size of the widget, and allocate its children.
  public final var layoutManager: LayoutManager? {
    get { lentObject(gtk_widget_get_layout_manager(gtkWidget)) }
    set {
      gtk_widget_set_layout_manager(gtkWidget, newValue?.givenPointer().assumingMemoryBound(to: GtkLayoutManager.self))
    }
  }

  /// Margin on bottom side of widget.
  public final var marginBottom: Int {
    get { gtk_widget_get_margin_bottom(gtkWidget).int }
    set { gtk_widget_set_margin_bottom(gtkWidget, newValue.int32) }
  }

  /// Margin on end of widget, horizontally.
  public final var marginEnd: Int {
    get { gtk_widget_get_margin_end(gtkWidget).int }
    set { gtk_widget_set_margin_end(gtkWidget, newValue.int32) }
  }

  /// Margin on start of widget, horizontally.
  public final var marginStart: Int {
    get { gtk_widget_get_margin_start(gtkWidget).int }
    set { gtk_widget_set_margin_start(gtkWidget, newValue.int32) }
  }

  /// Margin on top side of widget.
  public final var marginTop: Int {
    get { gtk_widget_get_margin_top(gtkWidget).int }
    set { gtk_widget_set_margin_top(gtkWidget, newValue.int32) }
  }

  /// The name of the widget.
  public final var name: String {
    get { lentString(gtk_widget_get_name(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_name(gtkWidget, $0) } }
  }

  /// The requested opacity of the widget.
  public final var opacity: Double {
    get { gtk_widget_get_opacity(gtkWidget) }
    set { gtk_widget_set_opacity(gtkWidget, newValue) }
  }

  /// How content outside the widget's content area is treated.
  public final var overflow: Overflow {
    get { Overflow(cValue: gtk_widget_get_overflow(gtkWidget)) }
    set { gtk_widget_set_overflow(gtkWidget, newValue.cValue) }
  }

  /// The parent widget of this widget.
  public final var parent: Widget? { lentObject(gtk_widget_get_parent(gtkWidget)) }

  /// Whether the widget will receive the default action when it is focused.
  public final var receivesDefault: Bool {
    get { gtk_widget_get_receives_default(gtkWidget).isTrue }
    set { gtk_widget_set_receives_default(gtkWidget, newValue.gboolean) }
  }

  /// The `Root` widget of the widget tree containing this widget.
  public final var root: (any Root)? { lentInterface(opaque: gtk_widget_get_root(gtkWidget)) }

  /// The scale factor of the widget.
  public final var scaleFactor: Int { gtk_widget_get_scale_factor(gtkWidget).int }

  /// Whether the widget responds to input.
  public final var sensitive: Bool {
    get { gtk_widget_get_sensitive(gtkWidget).isTrue }
    set { gtk_widget_set_sensitive(gtkWidget, newValue.gboolean) }
  }

  /// Sets the text of tooltip to be the given string, which is marked up with Pango markup.
  public final var tooltipMarkup: String? {
    get { lentString(ifAny: gtk_widget_get_tooltip_markup(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_tooltip_markup(gtkWidget, $0) } }
  }

  /// Sets the text of tooltip to be the given string.
  public final var tooltipText: String? {
    get { lentString(ifAny: gtk_widget_get_tooltip_text(gtkWidget)) }
    set { lend(newValue) { gtk_widget_set_tooltip_text(gtkWidget, $0) } }
  }

  /// How to distribute vertical space if widget gets extra space.
  public final var valign: Align {
    get { Align(cValue: gtk_widget_get_valign(gtkWidget)) }
    set { gtk_widget_set_valign(gtkWidget, newValue.cValue) }
  }

  /// Whether to expand vertically.
  public final var vexpand: Bool {
    get { gtk_widget_get_vexpand(gtkWidget).isTrue }
    set { gtk_widget_set_vexpand(gtkWidget, newValue.gboolean) }
  }

  /// Whether to use the `vexpand` property.
  public final var vexpandSet: Bool {
    get { gtk_widget_get_vexpand_set(gtkWidget).isTrue }
    set { gtk_widget_set_vexpand_set(gtkWidget, newValue.gboolean) }
  }

  /// Whether the widget is visible.
  public final var visible: Bool {
    get { gtk_widget_get_visible(gtkWidget).isTrue }
    set { gtk_widget_set_visible(gtkWidget, newValue.gboolean) }
  }

  /// Override for width request of the widget.
  public final var widthRequest: Int {
    get { getProperty("width-request") }
    set { setProperty("width-request", newValue) }
  }

  /// Enable or disable an action installed with `gtk_widget_class_install_action()`.
  public final func actionSetEnabled(_ actionName: String, enabled: Bool) {
    gtk_widget_action_set_enabled(gtkWidget, actionName, enabled.gboolean)
  }

  /// For widgets that can be “activated” (buttons, menu items, etc.), this function activates them.
  @discardableResult
  public final func activate() -> Bool { gtk_widget_activate(gtkWidget).isTrue }

  /// Looks up the action in the action groups associated with `widget` and its ancestors, and activates it.
  @discardableResult
  public final func activateAction(_ name: String, args: GLib.Variant?) -> Bool {
    gtk_widget_activate_action_variant(gtkWidget, name, args?.opaque).isTrue
  }

  /// Activates the `default.activate` action from `widget`.
  public final func activateDefault() { gtk_widget_activate_default(gtkWidget) }

  /// Adds `controller` to `widget` so that it will receive events.
  public final func addController(_ controller: EventController) {
    gtk_widget_add_controller(gtkWidget, controller.given())
  }

  /// Adds a style class to `widget`.
  public final func addCssClass(_ cssClass: String) { gtk_widget_add_css_class(gtkWidget, cssClass) }

  /// Adds a widget to the list of mnemonic labels for this widget.
  public final func addMnemonicLabel(_ label: Widget) { gtk_widget_add_mnemonic_label(gtkWidget, label.gtkWidget) }

  /// Queues an animation frame update and adds a callback to be called before each frame.
  @discardableResult
  public final func addTickCallback(_ callback: @escaping (Widget, Gdk.FrameClock) -> Bool) -> Int {
    gtk_widget_add_tick_callback(gtkWidget, callGtkTickCallback, heldClosure(callback), releaseClosure).int
  }

  /// This function is only used by `Widget` subclasses, to assign a size, position and (optionally) baseline to their
  /// child widgets.
  public final func allocate(width: Int, height: Int, baseline: Int, transform: Gsk.Transform?) {
    gtk_widget_allocate(gtkWidget, width.int32, height.int32, baseline.int32, transform?.given())
  }

  /// Called by widgets as the user moves around the window using keyboard shortcuts.
  @discardableResult
  public final func childFocus(_ direction: DirectionType) -> Bool {
    gtk_widget_child_focus(gtkWidget, direction.cValue).isTrue
  }

  /// Computes the bounds for `widget` in the coordinate space of `target`.
  public final func computeBounds(_ target: Widget) -> Graphene.Rect? {
    var cOutBounds = graphene_rect_t()
    let result = gtk_widget_compute_bounds(gtkWidget, target.gtkWidget, &cOutBounds)
    guard result != 0 else { return nil }
    return Graphene.Rect(cValue: cOutBounds)
  }

  /// Computes whether a container should give this widget extra space when possible.
  public final func computeExpand(_ orientation: Orientation) -> Bool {
    gtk_widget_compute_expand(gtkWidget, orientation.cValue).isTrue
  }

  /// Translates the given `point` in `widget`'s coordinates to coordinates relative to `target`’s coordinate system.
  public final func computePoint(_ target: Widget, point: Graphene.Point) -> Graphene.Point? {
    var cPoint = point.cValue
    var cOutPoint = graphene_point_t()
    let result = gtk_widget_compute_point(gtkWidget, target.gtkWidget, &cPoint, &cOutPoint)
    guard result != 0 else { return nil }
    return Graphene.Point(cValue: cOutPoint)
  }

  /// Computes a matrix suitable to describe a transformation from `widget`'s coordinate system into `target`'s
  /// coordinate system.
  public final func computeTransform(_ target: Widget) -> Graphene.Matrix? {
    var cOutTransform = graphene_matrix_t()
    let result = gtk_widget_compute_transform(gtkWidget, target.gtkWidget, &cOutTransform)
    guard result != 0 else { return nil }
    return Graphene.Matrix(copying: &cOutTransform)
  }

  /// Creates a new `Pango.Context` with the appropriate font map, font options, font description, and base direction
  /// for drawing text for this widget.
  @discardableResult
  public final func createPangoContext() -> Pango.Context {
    givenObject(opaque: gtk_widget_create_pango_context(gtkWidget))!
  }

  /// Creates a new `Pango.Layout` with the appropriate font map, font description, and base direction for drawing text
  /// for this widget.
  @discardableResult
  public final func createPangoLayout(_ text: String?) -> Pango.Layout {
    givenObject(opaque: gtk_widget_create_pango_layout(gtkWidget, text))!
  }

  /// Clears the template children for the given widget.
  public final func disposeTemplate(_ widgetType: any GTyped.Type) {
    gtk_widget_dispose_template(gtkWidget, widgetType.registeredType)
  }

  /// Checks to see if a drag movement has passed the GTK drag threshold.
  @discardableResult
  public final func dragCheckThreshold(startX: Int, startY: Int, currentX: Int, currentY: Int) -> Bool {
    gtk_drag_check_threshold(gtkWidget, startX.int32, startY.int32, currentX.int32, currentY.int32).isTrue
  }

  /// Notifies the user about an input-related error on this widget.
  public final func errorBell() { gtk_widget_error_bell(gtkWidget) }

  /// Returns the baseline that has currently been allocated to `widget`.
  public final var allocatedBaseline: Int { gtk_widget_get_allocated_baseline(gtkWidget).int }

  /// Returns the height that has currently been allocated to `widget`.
  public final var allocatedHeight: Int { gtk_widget_get_allocated_height(gtkWidget).int }

  /// Returns the width that has currently been allocated to `widget`.
  public final var allocatedWidth: Int { gtk_widget_get_allocated_width(gtkWidget).int }

  /// Retrieves the widget’s allocation.
  public final var allocation: Gdk.Rectangle {
    var cAllocation = GdkRectangle()
    gtk_widget_get_allocation(gtkWidget, &cAllocation)
    return Gdk.Rectangle(cValue: cAllocation)
  }

  /// Gets the first ancestor of `widget` with type `widgetType`.
  public final func getAncestor(_ widgetType: any GTyped.Type) -> Widget? {
    lentObject(gtk_widget_get_ancestor(gtkWidget, widgetType.registeredType))
  }

  /// Gets the value set with `gtk_widget_set_child_visible()`.
  public final var childVisible: Bool {
    get { gtk_widget_get_child_visible(gtkWidget).isTrue }
    set(childVisible) { gtk_widget_set_child_visible(gtkWidget, childVisible.gboolean) }
  }

  /// Gets the clipboard object for `widget`.
  public final var clipboard: Gdk.Clipboard? { lentObject(opaque: gtk_widget_get_clipboard(gtkWidget)) }

  /// Gets the reading direction for a particular widget.
  public final var direction: TextDirection {
    get { TextDirection(cValue: gtk_widget_get_direction(gtkWidget)) }
    set(dir) { gtk_widget_set_direction(gtkWidget, dir.cValue) }
  }

  /// Get the `Gdk.Display` for the toplevel window associated with this widget.
  public final var display: Gdk.Display? { lentObject(opaque: gtk_widget_get_display(gtkWidget)) }

  /// Returns the widgets first child.
  public final var firstChild: Widget? { lentObject(gtk_widget_get_first_child(gtkWidget)) }

  /// Returns the current focus child of `widget`.
  public final var focusChild: Widget? {
    get { lentObject(gtk_widget_get_focus_child(gtkWidget)) }
    set(child) { gtk_widget_set_focus_child(gtkWidget, child?.gtkWidget) }
  }

  /// Gets the font map of `widget`.
  public final var fontMap: Pango.FontMap? {
    get { lentObject(gtk_widget_get_font_map(gtkWidget)) }
    set(fontMap) { gtk_widget_set_font_map(gtkWidget, fontMap?.pangoFontMap) }
  }

  /// Obtains the frame clock for a widget.
  public final var frameClock: Gdk.FrameClock? { lentObject(opaque: gtk_widget_get_frame_clock(gtkWidget)) }

  /// Returns the content height of the widget.
  public final var height: Int { gtk_widget_get_height(gtkWidget).int }

  /// Returns the widgets last child.
  public final var lastChild: Widget? { lentObject(gtk_widget_get_last_child(gtkWidget)) }

  /// Whether the widget is mapped.
  public final var mapped: Bool { gtk_widget_get_mapped(gtkWidget).isTrue }

  /// Returns the nearest `Native` ancestor of `widget`.
  public final var native: (any Native)? { lentInterface(opaque: gtk_widget_get_native(gtkWidget)) }

  /// Returns the widgets next sibling.
  public final var nextSibling: Widget? { lentObject(gtk_widget_get_next_sibling(gtkWidget)) }

  /// Gets a `Pango.Context` with the appropriate font map, font description, and base direction for this widget.
  public final var pangoContext: Pango.Context? { lentObject(opaque: gtk_widget_get_pango_context(gtkWidget)) }

  /// Retrieves the minimum and natural size of a widget, taking into account the widget’s preference for
  /// height-for-width management.
  public final var preferredSize: (minimumSize: Requisition, naturalSize: Requisition) {
    var cMinimumSize = GtkRequisition()
    var cNaturalSize = GtkRequisition()
    gtk_widget_get_preferred_size(gtkWidget, &cMinimumSize, &cNaturalSize)
    return (Requisition(cValue: cMinimumSize), Requisition(cValue: cNaturalSize))
  }

  /// Returns the widgets previous sibling.
  public final var prevSibling: Widget? { lentObject(gtk_widget_get_prev_sibling(gtkWidget)) }

  /// Gets the primary clipboard of `widget`.
  public final var primaryClipboard: Gdk.Clipboard? { lentObject(opaque: gtk_widget_get_primary_clipboard(gtkWidget)) }

  /// Determines whether `widget` is realized.
  public final var realized: Bool { gtk_widget_get_realized(gtkWidget).isTrue }

  /// Gets whether the widget prefers a height-for-width layout or a width-for-height layout.
  public final var requestMode: SizeRequestMode { SizeRequestMode(cValue: gtk_widget_get_request_mode(gtkWidget)) }

  /// Gets the settings object holding the settings used for this widget.
  public final var settings: ToolkitSettings? { lentObject(opaque: gtk_widget_get_settings(gtkWidget)) }

  /// Returns the content width or height of the widget.
  public final func getSize(_ orientation: Orientation) -> Int {
    gtk_widget_get_size(gtkWidget, orientation.cValue).int
  }

  /// Gets the size request that was explicitly set for the widget using `gtk_widget_set_size_request()`.
  public final var sizeRequest: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_widget_get_size_request(gtkWidget, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Returns the widget state as a flag set.
  public final var stateFlags: StateFlags { StateFlags(cValue: gtk_widget_get_state_flags(gtkWidget)) }

  /// Returns the style context associated to `widget`.
  public final var styleContext: StyleContext? { lentObject(gtk_widget_get_style_context(gtkWidget)) }

  /// Fetch an object build from the template XML for `widgetType` in this `widget` instance.
  public final func getTemplateChild(widgetType: any GTyped.Type, name: String) -> Object? {
    lentObject(gtk_widget_get_template_child(gtkWidget, widgetType.registeredType, name))
  }

  /// Returns the content width of the widget.
  public final var width: Int { gtk_widget_get_width(gtkWidget).int }

  /// Returns whether `cssClass` is currently applied to `widget`.
  public final func hasCssClass(_ cssClass: String) -> Bool { gtk_widget_has_css_class(gtkWidget, cssClass).isTrue }

  /// Determines if the widget should show a visible indication that it has the global input focus.
  public final var hasVisibleFocus: Bool { gtk_widget_has_visible_focus(gtkWidget).isTrue }

  /// Reverses the effects of `gtk_widget_show()`.
  public final func hide() { gtk_widget_hide(gtkWidget) }

  /// Returns whether the widget is currently being destroyed.
  public final func inDestruction() -> Bool { gtk_widget_in_destruction(gtkWidget).isTrue }

  /// Creates and initializes child widgets defined in templates.
  public final func initTemplate() { gtk_widget_init_template(gtkWidget) }

  /// Inserts `group` into `widget`.
  public final func insertActionGroup(_ name: String, group: (any Gio.ActionGroup)?) {
    gtk_widget_insert_action_group(gtkWidget, name, group?.opaque)
  }

  /// Inserts `widget` into the child widget list of `parent`.
  public final func insertAfter(_ parent: Widget, previousSibling: Widget?) {
    gtk_widget_insert_after(gtkWidget, parent.gtkWidget, previousSibling?.gtkWidget)
  }

  /// Inserts `widget` into the child widget list of `parent`.
  public final func insertBefore(_ parent: Widget, nextSibling: Widget?) {
    gtk_widget_insert_before(gtkWidget, parent.gtkWidget, nextSibling?.gtkWidget)
  }

  /// Determines whether `widget` is somewhere inside `ancestor`, possibly with intermediate containers.
  public final func isAncestor(_ ancestor: Widget) -> Bool {
    gtk_widget_is_ancestor(gtkWidget, ancestor.gtkWidget).isTrue
  }

  /// Determines whether `widget` can be drawn to.
  public final var isDrawable: Bool { gtk_widget_is_drawable(gtkWidget).isTrue }

  /// Determines if the widget is the focus widget within its toplevel.
  public final var isFocus: Bool { gtk_widget_is_focus(gtkWidget).isTrue }

  /// Returns the widget’s effective sensitivity.
  public final var isSensitive: Bool { gtk_widget_is_sensitive(gtkWidget).isTrue }

  /// Determines whether the widget and all its parents are marked as visible.
  public final var isVisible: Bool { gtk_widget_is_visible(gtkWidget).isTrue }

  /// Emits the `::keynav-failed` signal on the widget.
  @discardableResult
  public final func keynavFailed(_ direction: DirectionType) -> Bool {
    gtk_widget_keynav_failed(gtkWidget, direction.cValue).isTrue
  }

  /// Returns the widgets for which this widget is the target of a mnemonic.
  @discardableResult
  public final func listMnemonicLabels() -> [Widget] {
    lists(gtk_widget_list_mnemonic_labels(gtkWidget), isGiven: true) { lentObject($0) as Widget? }
  }

  /// Causes a widget to be mapped if it isn’t already.
  public final func map() { gtk_widget_map(gtkWidget) }

  /// Emits the `mnemonicActivate` signal.
  @discardableResult
  public final func mnemonicActivate(_ groupCycling: Bool) -> Bool {
    gtk_widget_mnemonic_activate(gtkWidget, groupCycling.gboolean).isTrue
  }

  /// Returns a `GListModel` to track the children of `widget`.
  @discardableResult
  public final func observeChildren() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_widget_observe_children(gtkWidget)) as (any Gio.ListModel)?)!
  }

  /// Returns a `GListModel` to track the `EventController`s of `widget`.
  @discardableResult
  public final func observeControllers() -> any Gio.ListModel {
    (givenInterface(opaque: gtk_widget_observe_controllers(gtkWidget)) as (any Gio.ListModel)?)!
  }

  /// Finds the descendant of `widget` closest to the point (`x`, `y`).
  @discardableResult
  public final func pick(x: Double, y: Double, flags: PickFlags) -> Widget? {
    lentObject(gtk_widget_pick(gtkWidget, x, y, flags.cValue))
  }

  /// Flags the widget for a rerun of the `Widget.sizeAllocate()` function.
  public final func queueAllocate() { gtk_widget_queue_allocate(gtkWidget) }

  /// Schedules this widget to be redrawn in the paint phase of the current or the next frame.
  public final func queueDraw() { gtk_widget_queue_draw(gtkWidget) }

  /// Flags a widget to have its size renegotiated.
  public final func queueResize() { gtk_widget_queue_resize(gtkWidget) }

  /// Creates the GDK resources associated with a widget.
  public final func realize() { gtk_widget_realize(gtkWidget) }

  /// Removes `controller` from `widget`, so that it doesn't process events anymore.
  public final func removeController(_ controller: EventController) {
    gtk_widget_remove_controller(gtkWidget, controller.opaque)
  }

  /// Removes a style from `widget`.
  public final func removeCssClass(_ cssClass: String) { gtk_widget_remove_css_class(gtkWidget, cssClass) }

  /// Removes a widget from the list of mnemonic labels for this widget.
  public final func removeMnemonicLabel(_ label: Widget) {
    gtk_widget_remove_mnemonic_label(gtkWidget, label.gtkWidget)
  }

  /// Removes a tick callback previously registered with `gtk_widget_add_tick_callback()`.
  public final func removeTickCallback(_ id: Int) { gtk_widget_remove_tick_callback(gtkWidget, id.uint32) }

  /// Sets a named cursor to be shown when pointer devices point towards `widget`.
  public final func setCursorFromName(_ name: String?) { gtk_widget_set_cursor_from_name(gtkWidget, name) }

  /// Sets `parent` as the parent widget of `widget`.
  public final func setParent(_ parent: Widget) { gtk_widget_set_parent(gtkWidget, parent.gtkWidget) }

  /// Sets the minimum size of a widget.
  public final func setSizeRequest(width: Int, height: Int) {
    gtk_widget_set_size_request(gtkWidget, width.int32, height.int32)
  }

  /// Turns on flag values in the current widget state.
  public final func setStateFlags(flags: StateFlags, clear: Bool) {
    gtk_widget_set_state_flags(gtkWidget, flags.cValue, clear.gboolean)
  }

  /// Returns whether `widget` should contribute to the measuring and allocation of its parent.
  public final func shouldLayout() -> Bool { gtk_widget_should_layout(gtkWidget).isTrue }

  /// Flags a widget to be displayed.
  public final func show() { gtk_widget_show(gtkWidget) }

  /// Allocates widget with a transformation that translates the origin to the position in `allocation`.
  public final func sizeAllocate(_ allocation: Gdk.Rectangle, baseline: Int) {
    var cAllocation = allocation.cValue
    gtk_widget_size_allocate(gtkWidget, &cAllocation, baseline.int32)
  }

  /// Snapshot the a child of `widget`.
  public final func snapshotChild(_ child: Widget, snapshot: Snapshot) {
    gtk_widget_snapshot_child(gtkWidget, child.gtkWidget, snapshot.opaque)
  }

  /// Translate coordinates relative to `srcWidget`’s allocation to coordinates relative to `destWidget`’s allocations.
  @discardableResult
  public final func translateCoordinates(_ destWidget: Widget, srcX: Double, srcY: Double) -> (
    destX: Double, destY: Double
  )? {
    var cDestX: Double = 0
    var cDestY: Double = 0
    let result = gtk_widget_translate_coordinates(gtkWidget, destWidget.gtkWidget, srcX, srcY, &cDestX, &cDestY)
    guard result != 0 else { return nil }
    return (cDestX, cDestY)
  }

  /// Triggers a tooltip query on the display where the toplevel of `widget` is located.
  public final func triggerTooltipQuery() { gtk_widget_trigger_tooltip_query(gtkWidget) }

  /// Causes a widget to be unmapped if it’s currently mapped.
  public final func unmap() { gtk_widget_unmap(gtkWidget) }

  /// Dissociate `widget` from its parent.
  public final func unparent() { gtk_widget_unparent(gtkWidget) }

  /// Causes a widget to be unrealized (frees all GDK resources associated with the widget).
  public final func unrealize() { gtk_widget_unrealize(gtkWidget) }

  /// Turns off flag values for the current widget state.
  public final func unsetStateFlags(_ flags: StateFlags) { gtk_widget_unset_state_flags(gtkWidget, flags.cValue) }

  /// Obtains the current default reading direction.
  public static var defaultDirection: TextDirection { TextDirection(cValue: gtk_widget_get_default_direction()) }

  /// Sets the default reading direction for widgets.
  public static func setDefaultDirection(_ dir: TextDirection) { gtk_widget_set_default_direction(dir.cValue) }
}

extension Reactive where Base: Widget {
  /// Whether the widget or any of its descendents can accept the input focus.
  public var canFocus: DynamicSubject<Bool> {
    property("can-focus", get: { (object: Widget) in object.canFocus }, set: { $0.canFocus = $1 })
  }

  /// Whether the widget can receive pointer events.
  public var canTarget: DynamicSubject<Bool> {
    property("can-target", get: { (object: Widget) in object.canTarget }, set: { $0.canTarget = $1 })
  }

  /// A list of css classes applied to this widget.
  public var cssClasses: DynamicSubject<[String]> { property("css-classes") }

  /// The name of this widget in the CSS tree.
  public var cssName: SafeSignal<String> { readOnlyProperty("css-name") }

  /// The cursor used by `widget`.
  public var cursor: DynamicSubject<Gdk.Cursor?> { property("cursor") }

  /// Whether the widget should grab focus when it is clicked with the mouse.
  public var focusOnClick: DynamicSubject<Bool> {
    property("focus-on-click", get: { (object: Widget) in object.focusOnClick }, set: { $0.focusOnClick = $1 })
  }

  /// Whether this widget itself will accept the input focus.
  public var focusable: DynamicSubject<Bool> {
    property("focusable", get: { (object: Widget) in object.focusable }, set: { $0.focusable = $1 })
  }

  /// How to distribute horizontal space if widget gets extra space.
  public var halign: DynamicSubject<Align> { property("halign") }

  /// Whether the widget is the default widget.
  public var hasDefault: SafeSignal<Bool> { readOnlyProperty("has-default") }

  /// Whether the widget has the input focus.
  public var hasFocus: SafeSignal<Bool> { readOnlyProperty("has-focus") }

  /// Enables or disables the emission of the `queryTooltip` signal on `widget`.
  public var hasTooltip: DynamicSubject<Bool> {
    property("has-tooltip", get: { (object: Widget) in object.hasTooltip }, set: { $0.hasTooltip = $1 })
  }

  /// Override for height request of the widget.
  public var heightRequest: DynamicSubject<Int> { property("height-request") }

  /// Whether to expand horizontally.
  public var hexpand: DynamicSubject<Bool> {
    property("hexpand", get: { (object: Widget) in object.hexpand }, set: { $0.hexpand = $1 })
  }

  /// Whether to use the `hexpand` property.
  public var hexpandSet: DynamicSubject<Bool> {
    property("hexpand-set", get: { (object: Widget) in object.hexpandSet }, set: { $0.hexpandSet = $1 })
  }

  /// The `LayoutManager` instance to use to compute the preferred size of the widget, and allocate its children.
  public var layoutManager: DynamicSubject<LayoutManager?> { property("layout-manager") }

  /// Margin on bottom side of widget.
  public var marginBottom: DynamicSubject<Int> {
    property("margin-bottom", get: { (object: Widget) in object.marginBottom }, set: { $0.marginBottom = $1 })
  }

  /// Margin on end of widget, horizontally.
  public var marginEnd: DynamicSubject<Int> {
    property("margin-end", get: { (object: Widget) in object.marginEnd }, set: { $0.marginEnd = $1 })
  }

  /// Margin on start of widget, horizontally.
  public var marginStart: DynamicSubject<Int> {
    property("margin-start", get: { (object: Widget) in object.marginStart }, set: { $0.marginStart = $1 })
  }

  /// Margin on top side of widget.
  public var marginTop: DynamicSubject<Int> {
    property("margin-top", get: { (object: Widget) in object.marginTop }, set: { $0.marginTop = $1 })
  }

  /// The name of the widget.
  public var name: DynamicSubject<String> {
    property("name", get: { (object: Widget) in object.name }, set: { $0.name = $1 })
  }

  /// The requested opacity of the widget.
  public var opacity: DynamicSubject<Double> {
    property("opacity", get: { (object: Widget) in object.opacity }, set: { $0.opacity = $1 })
  }

  /// How content outside the widget's content area is treated.
  public var overflow: DynamicSubject<Overflow> { property("overflow") }

  /// The parent widget of this widget.
  public var parent: SafeSignal<Widget?> { readOnlyProperty("parent") }

  /// Whether the widget will receive the default action when it is focused.
  public var receivesDefault: DynamicSubject<Bool> {
    property("receives-default", get: { (object: Widget) in object.receivesDefault }, set: { $0.receivesDefault = $1 })
  }

  /// The `Root` widget of the widget tree containing this widget.
  public var root: SafeSignal<(any Root)?> { readOnlyInterfaceProperty("root") }

  /// The scale factor of the widget.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// Whether the widget responds to input.
  public var sensitive: DynamicSubject<Bool> {
    property("sensitive", get: { (object: Widget) in object.sensitive }, set: { $0.sensitive = $1 })
  }

  /// Sets the text of tooltip to be the given string, which is marked up with Pango markup.
  public var tooltipMarkup: DynamicSubject<String?> {
    property("tooltip-markup", get: { (object: Widget) in object.tooltipMarkup }, set: { $0.tooltipMarkup = $1 })
  }

  /// Sets the text of tooltip to be the given string.
  public var tooltipText: DynamicSubject<String?> {
    property("tooltip-text", get: { (object: Widget) in object.tooltipText }, set: { $0.tooltipText = $1 })
  }

  /// How to distribute vertical space if widget gets extra space.
  public var valign: DynamicSubject<Align> { property("valign") }

  /// Whether to expand vertically.
  public var vexpand: DynamicSubject<Bool> {
    property("vexpand", get: { (object: Widget) in object.vexpand }, set: { $0.vexpand = $1 })
  }

  /// Whether to use the `vexpand` property.
  public var vexpandSet: DynamicSubject<Bool> {
    property("vexpand-set", get: { (object: Widget) in object.vexpandSet }, set: { $0.vexpandSet = $1 })
  }

  /// Whether the widget is visible.
  public var visible: DynamicSubject<Bool> {
    property("visible", get: { (object: Widget) in object.visible }, set: { $0.visible = $1 })
  }

  /// Override for width request of the widget.
  public var widthRequest: DynamicSubject<Int> { property("width-request") }

  /// Signals that all holders of a reference to the widget should release the reference that they hold.
  public var destroy: SafeSignal<Void> { signal("destroy") }

  /// Emitted when the text direction of a widget changes.
  ///
  /// Argument: `previousDirection`.
  public var directionChanged: SafeSignal<TextDirection> { signal(ofOne: "direction-changed") }

  /// Emitted when `widget` is hidden.
  public var hide: SafeSignal<Void> { signal("hide") }

  /// Emitted if keyboard navigation fails.
  ///
  /// Argument: `direction`.
  public var keynavFailed: SignalRequest<Bool, DirectionType> { request("keynav-failed") }

  /// Emitted when `widget` is going to be mapped.
  public var map: SafeSignal<Void> { signal("map") }

  /// Emitted when a widget is activated via a mnemonic.
  ///
  /// Argument: `groupCycling`.
  public var mnemonicActivate: SignalRequest<Bool, Bool> { request("mnemonic-activate") }

  /// Emitted when the focus is moved.
  ///
  /// Argument: `direction`.
  public var moveFocus: SafeSignal<DirectionType> { signal(ofOne: "move-focus") }

  /// Emitted when the widgets tooltip is about to be shown.
  ///
  /// Arguments: `x`, `y`, `keyboardMode`, `tooltip`.
  public var queryTooltip: SignalRequest<Bool, Int, Int, Bool, Tooltip> { request("query-tooltip") }

  /// Emitted when `widget` is associated with a `Gdk.Surface`.
  public var realize: SafeSignal<Void> { signal("realize") }

  /// Emitted when `widget` is shown.
  public var show: SafeSignal<Void> { signal("show") }

  /// Emitted when the widget state changes.
  ///
  /// Argument: `flags`.
  public var stateFlagsChanged: SafeSignal<StateFlags> { signal(ofOne: "state-flags-changed") }

  /// Emitted when `widget` is going to be unmapped.
  public var unmap: SafeSignal<Void> { signal("unmap") }

  /// Emitted when the `Gdk.Surface` associated with `widget` is destroyed.
  public var unrealize: SafeSignal<Void> { signal("unrealize") }
}

/// `WidgetPaintable` is a `Gdk.Paintable` that displays the contents of a widget.
open class WidgetPaintable: Object, Gdk.Paintable {
  open override class var gType: GType { gtk_widget_paintable_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Creates a new widget paintable observing the given widget.
  public init(widget: Widget? = nil) {
    super.init(adopting: gtk_widget_paintable_new(widget?.gtkWidget).raw)
  }

  /// The observed widget or `nil` if none.
  public final var widget: Widget? {
    get { lentObject(gtk_widget_paintable_get_widget(opaque)) }
    set { gtk_widget_paintable_set_widget(opaque, newValue?.gtkWidget) }
  }
}

extension Reactive where Base: WidgetPaintable {
  /// The observed widget or `nil` if none.
  public var widget: DynamicSubject<Widget?> { property("widget") }
}

/// A `Window` is a toplevel window which can contain other widgets.
open class Window: Widget, Native, Root, ShortcutManager {
  open override class var gType: GType { gtk_window_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  final var gtkWindow: UnsafeMutablePointer<GtkWindow> { pointer.assumingMemoryBound(to: GtkWindow.self) }

  /// Creates a new `Window`.
  public init() {
    super.init(adopting: gtk_window_new())
  }

  /// The `Application` associated with the window.
  public final var application: Application? {
    get { lentObject(gtk_window_get_application(gtkWindow)) }
    set { gtk_window_set_application(gtkWindow, newValue?.gtkApplication) }
  }

  /// The child widget.
  public final var child: Widget? {
    get { lentObject(gtk_window_get_child(gtkWindow)) }
    set { gtk_window_set_child(gtkWindow, newValue?.gtkWidget) }
  }

  /// Whether the window should have a frame (also known as *decorations*).
  public final var decorated: Bool {
    get { gtk_window_get_decorated(gtkWindow).isTrue }
    set { gtk_window_set_decorated(gtkWindow, newValue.gboolean) }
  }

  /// The default height of the window.
  public final var defaultHeight: Int {
    get { getProperty("default-height") }
    set { setProperty("default-height", newValue) }
  }

  /// The default widget.
  public final var defaultWidget: Widget? {
    get { lentObject(gtk_window_get_default_widget(gtkWindow)) }
    set { gtk_window_set_default_widget(gtkWindow, newValue?.gtkWidget) }
  }

  /// The default width of the window.
  public final var defaultWidth: Int {
    get { getProperty("default-width") }
    set { setProperty("default-width", newValue) }
  }

  /// Whether the window frame should have a close button.
  public final var deletable: Bool {
    get { gtk_window_get_deletable(gtkWindow).isTrue }
    set { gtk_window_set_deletable(gtkWindow, newValue.gboolean) }
  }

  /// If this window should be destroyed when the parent is destroyed.
  public final var destroyWithParent: Bool {
    get { gtk_window_get_destroy_with_parent(gtkWindow).isTrue }
    set { gtk_window_set_destroy_with_parent(gtkWindow, newValue.gboolean) }
  }

  /// Whether 'focus rectangles' are currently visible in this window.
  public final var focusVisible: Bool {
    get { gtk_window_get_focus_visible(gtkWindow).isTrue }
    set { gtk_window_set_focus_visible(gtkWindow, newValue.gboolean) }
  }

  /// The focus widget.
  public final var focusWidget: Widget? {
    get { getProperty("focus-widget") }
    set { setProperty("focus-widget", newValue) }
  }

  /// Whether the window is fullscreen.
  public final var fullscreened: Bool {
    get { getProperty("fullscreened") }
    set { setProperty("fullscreened", newValue) }
  }

  /// Whether the window frame should handle F10 for activating menubars.
  public final var handleMenubarAccel: Bool {
    get { gtk_window_get_handle_menubar_accel(gtkWindow).isTrue }
    set { gtk_window_set_handle_menubar_accel(gtkWindow, newValue.gboolean) }
  }

  /// If this window should be hidden when the users clicks the close button.
  public final var hideOnClose: Bool {
    get { gtk_window_get_hide_on_close(gtkWindow).isTrue }
    set { gtk_window_set_hide_on_close(gtkWindow, newValue.gboolean) }
  }

  /// Specifies the name of the themed icon to use as the window icon.
  public final var iconName: String? {
    get { lentString(ifAny: gtk_window_get_icon_name(gtkWindow)) }
    set { lend(newValue) { gtk_window_set_icon_name(gtkWindow, $0) } }
  }

  /// Whether the toplevel is the currently active window.
  public final var isActive: Bool { gtk_window_is_active(gtkWindow).isTrue }

  /// Whether the window is maximized.
  public final var maximized: Bool {
    get { getProperty("maximized") }
    set { setProperty("maximized", newValue) }
  }

  /// Whether mnemonics are currently visible in this window.
  public final var mnemonicsVisible: Bool {
    get { gtk_window_get_mnemonics_visible(gtkWindow).isTrue }
    set { gtk_window_set_mnemonics_visible(gtkWindow, newValue.gboolean) }
  }

  /// If `true`, the window is modal.
  public final var modal: Bool {
    get { gtk_window_get_modal(gtkWindow).isTrue }
    set { gtk_window_set_modal(gtkWindow, newValue.gboolean) }
  }

  /// If `true`, users can resize the window.
  public final var resizable: Bool {
    get { gtk_window_get_resizable(gtkWindow).isTrue }
    set { gtk_window_set_resizable(gtkWindow, newValue.gboolean) }
  }

  /// The title of the window.
  public final var title: String? {
    get { lentString(ifAny: gtk_window_get_title(gtkWindow)) }
    set { lend(newValue) { gtk_window_set_title(gtkWindow, $0) } }
  }

  /// The titlebar widget.
  public final var titlebar: Widget? {
    get { lentObject(gtk_window_get_titlebar(gtkWindow)) }
    set { gtk_window_set_titlebar(gtkWindow, newValue?.gtkWidget) }
  }

  /// The transient parent of the window.
  public final var transientFor: Window? {
    get { lentObject(gtk_window_get_transient_for(gtkWindow)) }
    set { gtk_window_set_transient_for(gtkWindow, newValue?.gtkWindow) }
  }

  /// Requests that the window is closed.
  public final func close() { gtk_window_close(gtkWindow) }

  /// Drop the internal reference GTK holds on toplevel windows.
  public final func destroy() { gtk_window_destroy(gtkWindow) }

  /// Asks to place `window` in the fullscreen state.
  public final func fullscreen() { gtk_window_fullscreen(gtkWindow) }

  /// Asks to place `window` in the fullscreen state on the given `monitor`.
  public final func fullscreenOnMonitor(_ monitor: Gdk.Monitor) {
    gtk_window_fullscreen_on_monitor(gtkWindow, monitor.opaque)
  }

  /// Gets the default size of the window.
  public final var defaultSize: (width: Int, height: Int) {
    var cWidth: Int32 = 0
    var cHeight: Int32 = 0
    gtk_window_get_default_size(gtkWindow, &cWidth, &cHeight)
    return (cWidth.int, cHeight.int)
  }

  /// Retrieves the current focused widget within the window.
  public final var focus: Widget? {
    get { lentObject(gtk_window_get_focus(gtkWindow)) }
    set(focus) { gtk_window_set_focus(gtkWindow, focus?.gtkWidget) }
  }

  /// Returns the group for `window`.
  public final var group: WindowGroup? { lentObject(gtk_window_get_group(gtkWindow)) }

  /// Returns whether `window` has an explicit window group.
  public final var hasGroup: Bool { gtk_window_has_group(gtkWindow).isTrue }

  /// Retrieves the current fullscreen state of `window`.
  public final var isFullscreen: Bool { gtk_window_is_fullscreen(gtkWindow).isTrue }

  /// Retrieves the current maximized state of `window`.
  public final var isMaximized: Bool { gtk_window_is_maximized(gtkWindow).isTrue }

  /// Asks to maximize `window`, so that it fills the screen.
  public final func maximize() { gtk_window_maximize(gtkWindow) }

  /// Asks to minimize the specified `window`.
  public final func minimize() { gtk_window_minimize(gtkWindow) }

  /// Presents a window to the user.
  public final func present() { gtk_window_present(gtkWindow) }

  /// Presents a window to the user.
  public final func presentWithTime(_ timestamp: Int) { gtk_window_present_with_time(gtkWindow, timestamp.uint32) }

  /// Sets the default size of a window.
  public final func setDefaultSize(width: Int, height: Int) {
    gtk_window_set_default_size(gtkWindow, width.int32, height.int32)
  }

  /// Sets the startup notification ID.
  public final func setStartupId(_ startupId: String) { gtk_window_set_startup_id(gtkWindow, startupId) }

  /// Asks to remove the fullscreen state for `window`, and return to its previous state.
  public final func unfullscreen() { gtk_window_unfullscreen(gtkWindow) }

  /// Asks to unmaximize `window`.
  public final func unmaximize() { gtk_window_unmaximize(gtkWindow) }

  /// Asks to unminimize the specified `window`.
  public final func unminimize() { gtk_window_unminimize(gtkWindow) }

  /// Returns the fallback icon name for windows.
  public static var defaultIconName: String? { lentString(ifAny: gtk_window_get_default_icon_name()) }

  /// Returns a list of all existing toplevel windows.
  public static var toplevels: any Gio.ListModel {
    (lentInterface(opaque: gtk_window_get_toplevels()) as (any Gio.ListModel)?)!
  }

  /// Returns a list of all existing toplevel windows.
  @discardableResult
  public static func listToplevels() -> [Widget] {
    lists(gtk_window_list_toplevels(), isGiven: true) { lentObject($0) as Widget? }
  }

  /// Sets whether the window should request startup notification.
  public static func setAutoStartupNotification(_ setting: Bool) {
    gtk_window_set_auto_startup_notification(setting.gboolean)
  }

  /// Sets an icon to be used as fallback.
  public static func setDefaultIconName(_ name: String) { gtk_window_set_default_icon_name(name) }

  /// Opens or closes the [interactive debugger](running.html#interactive-debugging).
  public static func setInteractiveDebugging(_ enable: Bool) { gtk_window_set_interactive_debugging(enable.gboolean) }
}

extension Reactive where Base: Window {
  /// The `Application` associated with the window.
  public var application: DynamicSubject<Application?> { property("application") }

  /// The child widget.
  public var child: DynamicSubject<Widget?> { property("child") }

  /// Whether the window should have a frame (also known as *decorations*).
  public var decorated: DynamicSubject<Bool> {
    property("decorated", get: { (object: Window) in object.decorated }, set: { $0.decorated = $1 })
  }

  /// The default height of the window.
  public var defaultHeight: DynamicSubject<Int> { property("default-height") }

  /// The default widget.
  public var defaultWidget: DynamicSubject<Widget?> { property("default-widget") }

  /// The default width of the window.
  public var defaultWidth: DynamicSubject<Int> { property("default-width") }

  /// Whether the window frame should have a close button.
  public var deletable: DynamicSubject<Bool> {
    property("deletable", get: { (object: Window) in object.deletable }, set: { $0.deletable = $1 })
  }

  /// If this window should be destroyed when the parent is destroyed.
  public var destroyWithParent: DynamicSubject<Bool> {
    property(
      "destroy-with-parent", get: { (object: Window) in object.destroyWithParent }, set: { $0.destroyWithParent = $1 })
  }

  /// Whether 'focus rectangles' are currently visible in this window.
  public var focusVisible: DynamicSubject<Bool> {
    property("focus-visible", get: { (object: Window) in object.focusVisible }, set: { $0.focusVisible = $1 })
  }

  /// The focus widget.
  public var focusWidget: DynamicSubject<Widget?> { property("focus-widget") }

  /// Whether the window is fullscreen.
  public var fullscreened: DynamicSubject<Bool> { property("fullscreened") }

  /// Whether the window frame should handle F10 for activating menubars.
  public var handleMenubarAccel: DynamicSubject<Bool> {
    property(
      "handle-menubar-accel", get: { (object: Window) in object.handleMenubarAccel },
      set: { $0.handleMenubarAccel = $1 })
  }

  /// If this window should be hidden when the users clicks the close button.
  public var hideOnClose: DynamicSubject<Bool> {
    property("hide-on-close", get: { (object: Window) in object.hideOnClose }, set: { $0.hideOnClose = $1 })
  }

  /// Specifies the name of the themed icon to use as the window icon.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Window) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// Whether the toplevel is the currently active window.
  public var isActive: SafeSignal<Bool> { readOnlyProperty("is-active") }

  /// Whether the window is maximized.
  public var maximized: DynamicSubject<Bool> { property("maximized") }

  /// Whether mnemonics are currently visible in this window.
  public var mnemonicsVisible: DynamicSubject<Bool> {
    property(
      "mnemonics-visible", get: { (object: Window) in object.mnemonicsVisible }, set: { $0.mnemonicsVisible = $1 })
  }

  /// If `true`, the window is modal.
  public var modal: DynamicSubject<Bool> {
    property("modal", get: { (object: Window) in object.modal }, set: { $0.modal = $1 })
  }

  /// If `true`, users can resize the window.
  public var resizable: DynamicSubject<Bool> {
    property("resizable", get: { (object: Window) in object.resizable }, set: { $0.resizable = $1 })
  }

  /// A write-only property for setting window's startup notification identifier.
  public var startupId: Bond<String?> { bond { $0.setProperty("startup-id", $1) } }

  /// The title of the window.
  public var title: DynamicSubject<String?> {
    property("title", get: { (object: Window) in object.title }, set: { $0.title = $1 })
  }

  /// The titlebar widget.
  public var titlebar: DynamicSubject<Widget?> { property("titlebar") }

  /// The transient parent of the window.
  public var transientFor: DynamicSubject<Window?> { property("transient-for") }

  /// Emitted when the user activates the default widget of `window`.
  public var activateDefault: SafeSignal<Void> { signal("activate-default") }

  /// Emitted when the user activates the currently focused widget of `window`.
  public var activateFocus: SafeSignal<Void> { signal("activate-focus") }

  /// Emitted when the user clicks on the close button of the window.
  public var closeRequest: SignalRequest<Bool> { request("close-request") }

  /// Emitted when the user enables or disables interactive debugging.
  ///
  /// Argument: `toggle`.
  public var enableDebugging: SignalRequest<Bool, Bool> { request("enable-debugging") }

  /// emitted when the set of accelerators or mnemonics that are associated with `window` changes.
  public var keysChanged: SafeSignal<Void> { signal("keys-changed") }
}
