// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `PrintOperationPreview` is the interface that is used to implement print preview.
public protocol PrintOperationPreview: Object {}

extension PrintOperationPreview {
  /// Ends a preview.
  public func endPreview() { gtk_print_operation_preview_end_preview(opaque) }

  /// Returns whether the given page is included in the set of pages that have been selected for printing.
  public func isSelected(_ pageNr: Int) -> Bool { gtk_print_operation_preview_is_selected(opaque, pageNr.int32).isTrue }

  /// Renders a page to the preview.
  public func renderPage(_ pageNr: Int) { gtk_print_operation_preview_render_page(opaque, pageNr.int32) }
}

extension Reactive where Base: PrintOperationPreview {
  /// Emitted once for each page that gets rendered to the preview.
  ///
  /// Arguments: `context`, `pageSetup`.
  public var gotPageSize: SafeSignal<(PrintContext, PageSetup)> { signal(ofSeveral: "got-page-size") }

  /// The `ready` signal gets emitted once per preview operation, before the first page is rendered.
  ///
  /// Argument: `context`.
  public var ready: SafeSignal<PrintContext> { signal(ofOne: "ready") }
}

/// An object of a class that is private to its library, known by its interface.
final class PrintOperationPreviewObject: Object, PrintOperationPreview {}

/// `Root` is the interface implemented by all widgets that can act as a toplevel widget.
public protocol Root: Widget, Native {}

extension Root {
  /// Returns the display that this `Root` is on.
  public var display: Gdk.Display? { lentObject(opaque: gtk_root_get_display(opaque)) }

  /// Retrieves the current focused widget within the root.
  public var focus: Widget? {
    get { lentObject(gtk_root_get_focus(opaque)) }
    set(focus) { gtk_root_set_focus(opaque, focus?.gtkWidget) }
  }
}

/// `Scrollable` is an interface for widgets with native scrolling ability.
public protocol Scrollable: Object {}

extension Scrollable {
  /// Horizontal `Adjustment` of the scrollable widget.
  public var hadjustment: Adjustment? {
    get { lentObject(gtk_scrollable_get_hadjustment(opaque)) }
    set { gtk_scrollable_set_hadjustment(opaque, newValue?.gtkAdjustment) }
  }

  /// Determines when horizontal scrolling should start.
  public var hscrollPolicy: ScrollablePolicy {
    get { ScrollablePolicy(cValue: gtk_scrollable_get_hscroll_policy(opaque)) }
    set { gtk_scrollable_set_hscroll_policy(opaque, newValue.cValue) }
  }

  /// Vertical `Adjustment` of the scrollable widget.
  public var vadjustment: Adjustment? {
    get { lentObject(gtk_scrollable_get_vadjustment(opaque)) }
    set { gtk_scrollable_set_vadjustment(opaque, newValue?.gtkAdjustment) }
  }

  /// Determines when vertical scrolling should start.
  public var vscrollPolicy: ScrollablePolicy {
    get { ScrollablePolicy(cValue: gtk_scrollable_get_vscroll_policy(opaque)) }
    set { gtk_scrollable_set_vscroll_policy(opaque, newValue.cValue) }
  }

  /// Returns the size of a non-scrolling border around the outside of the scrollable.
  public var border: Border? {
    var cBorder = GtkBorder()
    let result = gtk_scrollable_get_border(opaque, &cBorder)
    guard result != 0 else { return nil }
    return Border(cValue: cBorder)
  }
}

extension Reactive where Base: Scrollable {
  /// Horizontal `Adjustment` of the scrollable widget.
  public var hadjustment: DynamicSubject<Adjustment?> { property("hadjustment") }

  /// Determines when horizontal scrolling should start.
  public var hscrollPolicy: DynamicSubject<ScrollablePolicy> { property("hscroll-policy") }

  /// Vertical `Adjustment` of the scrollable widget.
  public var vadjustment: DynamicSubject<Adjustment?> { property("vadjustment") }

  /// Determines when vertical scrolling should start.
  public var vscrollPolicy: DynamicSubject<ScrollablePolicy> { property("vscroll-policy") }
}

/// An object of a class that is private to its library, known by its interface.
final class ScrollableObject: Object, Scrollable {}

/// `SelectionModel` is an interface that add support for selection to list models.
public protocol SelectionModel: Gio.ListModel {}

extension SelectionModel {
  /// Gets the set containing all currently selected items in the model.
  public var selection: Bitset { promised(givenBoxed(opaque: gtk_selection_model_get_selection(opaque))) }

  /// Gets the set of selected items in a range.
  public func getSelectionInRange(position: Int, nItems: Int) -> Bitset {
    promised(givenBoxed(opaque: gtk_selection_model_get_selection_in_range(opaque, position.uint32, nItems.uint32)))
  }

  /// Checks if the given item is selected.
  public func isSelected(_ position: Int) -> Bool { gtk_selection_model_is_selected(opaque, position.uint32).isTrue }

  /// Requests to select all items in the model.
  @discardableResult
  public func selectAll() -> Bool { gtk_selection_model_select_all(opaque).isTrue }

  /// Requests to select an item in the model.
  @discardableResult
  public func selectItem(position: Int, unselectRest: Bool) -> Bool {
    gtk_selection_model_select_item(opaque, position.uint32, unselectRest.gboolean).isTrue
  }

  /// Requests to select a range of items in the model.
  @discardableResult
  public func selectRange(position: Int, nItems: Int, unselectRest: Bool) -> Bool {
    gtk_selection_model_select_range(opaque, position.uint32, nItems.uint32, unselectRest.gboolean).isTrue
  }

  /// Helper function for implementations of `SelectionModel`.
  public func selectionChanged(position: Int, nItems: Int) {
    gtk_selection_model_selection_changed(opaque, position.uint32, nItems.uint32)
  }

  /// Make selection changes.
  @discardableResult
  public func setSelection(_ selected: Bitset, mask: Bitset) -> Bool {
    gtk_selection_model_set_selection(opaque, selected.opaque, mask.opaque).isTrue
  }

  /// Requests to unselect all items in the model.
  @discardableResult
  public func unselectAll() -> Bool { gtk_selection_model_unselect_all(opaque).isTrue }

  /// Requests to unselect an item in the model.
  @discardableResult
  public func unselectItem(_ position: Int) -> Bool {
    gtk_selection_model_unselect_item(opaque, position.uint32).isTrue
  }

  /// Requests to unselect a range of items in the model.
  @discardableResult
  public func unselectRange(position: Int, nItems: Int) -> Bool {
    gtk_selection_model_unselect_range(opaque, position.uint32, nItems.uint32).isTrue
  }
}

extension Reactive where Base: SelectionModel {
  /// Emitted when the selection state of some of the items in `model` changes.
  ///
  /// Arguments: `position`, `nItems`.
  public var selectionChanged: SafeSignal<(Int, Int)> { signal(ofSeveral: "selection-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class SelectionModelObject: Object, SelectionModel {}

/// The `ShortcutManager` interface is used to implement shortcut scopes.
public protocol ShortcutManager: Object {}

/// An object of a class that is private to its library, known by its interface.
final class ShortcutManagerObject: Object, ShortcutManager {}

/// `StyleProvider` is an interface for style information used by `StyleContext`.
public protocol StyleProvider: Object {}

extension Reactive where Base: StyleProvider {
  public var gtkPrivateChanged: SafeSignal<Void> { signal("gtk-private-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class StyleProviderObject: Object, StyleProvider {}

/// `SymbolicPaintable` is an interface that support symbolic colors in paintables.
public protocol SymbolicPaintable: Gdk.Paintable {}

extension SymbolicPaintable {
  /// Snapshots the paintable with the given colors.
  public func snapshotSymbolic(_ snapshot: Gdk.Snapshot, width: Double, height: Double, colors: [Gdk.RGBA]) {
    let cColors = colors.map { $0.cValue }
    gtk_symbolic_paintable_snapshot_symbolic(opaque, snapshot.opaque, width, height, cColors, colors.count.uint)
  }
}

/// An object of a class that is private to its library, known by its interface.
final class SymbolicPaintableObject: Object, SymbolicPaintable {}

/// Interface for Drag-and-Drop destinations in `TreeView`.
public protocol TreeDragDest: Object {}

extension TreeDragDest {
  /// Asks the `TreeDragDest` to insert a row before the path `dest`, deriving the contents of the row from `value`. If
  /// `dest` is outside the tree so that inserting before it is impossible, `false` will be returned. Also, `false` may
  /// be returned if the new row is not created for some model-specific reason. Should robustly handle a `dest` no
  /// longer found in the model!
  @discardableResult
  public func dragDataReceived(_ dest: TreePath, value: any GValueWritable) -> Bool {
    let lent = CallScope()
    defer { lent.end() }
    return gtk_tree_drag_dest_drag_data_received(opaque, dest.opaque, lent.value(value)).isTrue
  }

  /// Determines whether a drop is possible before the given `destPath`, at the same depth as `destPath`. i.e., can we
  /// drop the data in `value` at that location. `destPath` does not have to exist; the return value will almost
  /// certainly be `false` if the parent of `destPath` doesn’t exist, though.
  @discardableResult
  public func rowDropPossible(_ destPath: TreePath, value: any GValueWritable) -> Bool {
    let lent = CallScope()
    defer { lent.end() }
    return gtk_tree_drag_dest_row_drop_possible(opaque, destPath.opaque, lent.value(value)).isTrue
  }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeDragDestObject: Object, TreeDragDest {}

/// Interface for Drag-and-Drop destinations in `TreeView`.
public protocol TreeDragSource: Object {}

extension TreeDragSource {
  /// Asks the `TreeDragSource` to delete the row at `path`, because it was moved somewhere else via drag-and-drop.
  /// Returns `false` if the deletion fails because `path` no longer exists, or for some model-specific reason. Should
  /// robustly handle a `path` no longer found in the model!
  @discardableResult
  public func dragDataDelete(_ path: TreePath) -> Bool {
    gtk_tree_drag_source_drag_data_delete(opaque, path.opaque).isTrue
  }

  /// Asks the `TreeDragSource` to return a `Gdk.ContentProvider` representing the row at `path`. Should robustly handle
  /// a `path` no longer found in the model!
  public func dragDataGet(_ path: TreePath) -> Gdk.ContentProvider? {
    givenObject(gtk_tree_drag_source_drag_data_get(opaque, path.opaque))
  }

  /// Asks the `TreeDragSource` whether a particular row can be used as the source of a DND operation. If the source
  /// doesn’t implement this interface, the row is assumed draggable.
  @discardableResult
  public func rowDraggable(_ path: TreePath) -> Bool { gtk_tree_drag_source_row_draggable(opaque, path.opaque).isTrue }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeDragSourceObject: Object, TreeDragSource {}

/// The tree interface used by `TreeView`
public protocol TreeModel: Object {}

extension TreeModel {
  /// Creates a new `TreeModel`, with `childModel` as the child_model and `root` as the virtual root.
  @discardableResult
  public func filterNew(_ root: TreePath?) -> any TreeModel {
    (givenInterface(opaque: gtk_tree_model_filter_new(opaque, root?.opaque)) as (any TreeModel)?)!
  }

  /// Calls `func` on each node in model in a depth-first fashion.
  public func foreach(_ `func`: @escaping (any TreeModel, TreePath, TreeIter) -> Bool) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_model_foreach(opaque, callGtkTreeModelForeachFunc, lent.closure(`func`))
  }

  /// Returns the type of the column.
  public func getColumnType(_ index: Int) -> GType { gtk_tree_model_get_column_type(opaque, index.int32) }

  /// Returns a set of flags supported by this interface.
  public var flags: TreeModelFlags { TreeModelFlags(cValue: gtk_tree_model_get_flags(opaque)) }

  /// Sets `iter` to a valid iterator pointing to `path`.
  public func getIter(_ path: TreePath) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_get_iter(opaque, &cIter, path.opaque)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Initializes `iter` with the first iterator in the tree (the one at the path "0").
  public var iterFirst: TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_get_iter_first(opaque, &cIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Sets `iter` to a valid iterator pointing to `pathString`, if it exists.
  public func getIterFromString(_ pathString: String) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_get_iter_from_string(opaque, &cIter, pathString)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Returns the number of columns supported by `treeModel`.
  public var nColumns: Int { gtk_tree_model_get_n_columns(opaque).int }

  /// Returns a newly-created `TreePath` referenced by `iter`.
  public func getPath(_ iter: TreeIter) -> TreePath {
    promised(givenBoxed(opaque: gtk_tree_model_get_path(opaque, iter.gtkTreeIter)))
  }

  /// Generates a string representation of the iter.
  public func getStringFromIter(_ iter: TreeIter) -> String? {
    givenString(ifAny: gtk_tree_model_get_string_from_iter(opaque, iter.gtkTreeIter))
  }

  /// Initializes and sets `value` to that at `column`.
  public func getValue(_ iter: TreeIter, column: Int) -> AnyValue {
    var cValue = GValue()
    gtk_tree_model_get_value(opaque, iter.gtkTreeIter, column.int32, &cValue)
    return AnyValue(taking: cValue)
  }

  /// Sets `iter` to point to the first child of `parent`.
  @discardableResult
  public func iterChildren(_ parent: TreeIter?) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_iter_children(opaque, &cIter, parent?.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Returns `true` if `iter` has children, `false` otherwise.
  public func iterHasChild(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_has_child(opaque, iter.gtkTreeIter).isTrue }

  /// Returns the number of children that `iter` has.
  @discardableResult
  public func iterNChildren(_ iter: TreeIter?) -> Int { gtk_tree_model_iter_n_children(opaque, iter?.gtkTreeIter).int }

  /// Sets `iter` to point to the node following it at the current level.
  @discardableResult
  public func iterNext(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_next(opaque, iter.gtkTreeIter).isTrue }

  /// Sets `iter` to be the child of `parent`, using the given index.
  @discardableResult
  public func iterNthChild(_ parent: TreeIter?, n: Int) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_iter_nth_child(opaque, &cIter, parent?.gtkTreeIter, n.int32)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Sets `iter` to be the parent of `child`.
  @discardableResult
  public func iterParent(_ child: TreeIter) -> TreeIter? {
    var cIter = GtkTreeIter()
    let result = gtk_tree_model_iter_parent(opaque, &cIter, child.gtkTreeIter)
    guard result != 0 else { return nil }
    return TreeIter(copying: &cIter)
  }

  /// Sets `iter` to point to the previous node at the current level.
  @discardableResult
  public func iterPrevious(_ iter: TreeIter) -> Bool { gtk_tree_model_iter_previous(opaque, iter.gtkTreeIter).isTrue }

  /// Lets the tree ref the node.
  public func refNode(_ iter: TreeIter) { gtk_tree_model_ref_node(opaque, iter.gtkTreeIter) }

  /// Emits the `rowChanged` signal on `treeModel`.
  public func rowChanged(_ path: TreePath, iter: TreeIter) {
    gtk_tree_model_row_changed(opaque, path.opaque, iter.gtkTreeIter)
  }

  /// Emits the `rowDeleted` signal on `treeModel`.
  public func rowDeleted(_ path: TreePath) { gtk_tree_model_row_deleted(opaque, path.opaque) }

  /// Emits the `rowHasChildToggled` signal on `treeModel`.
  public func rowHasChildToggled(_ path: TreePath, iter: TreeIter) {
    gtk_tree_model_row_has_child_toggled(opaque, path.opaque, iter.gtkTreeIter)
  }

  /// Emits the `rowInserted` signal on `treeModel`.
  public func rowInserted(_ path: TreePath, iter: TreeIter) {
    gtk_tree_model_row_inserted(opaque, path.opaque, iter.gtkTreeIter)
  }

  /// Emits the `rowsReordered` signal on `treeModel`.
  public func rowsReordered(_ path: TreePath, iter: TreeIter?, newOrder: [Int]) {
    var cNewOrder = newOrder.map { $0.int32 }
    gtk_tree_model_rows_reordered_with_length(opaque, path.opaque, iter?.gtkTreeIter, &cNewOrder, newOrder.count.int32)
  }

  /// Lets the tree unref the node.
  public func unrefNode(_ iter: TreeIter) { gtk_tree_model_unref_node(opaque, iter.gtkTreeIter) }
}

extension Reactive where Base: TreeModel {
  /// This signal is emitted when a row in the model has changed.
  ///
  /// Arguments: `path`, `iter`.
  public var rowChanged: SafeSignal<(TreePath, TreeIter)> { signal(ofSeveral: "row-changed") }

  /// This signal is emitted when a row has been deleted.
  ///
  /// Argument: `path`.
  public var rowDeleted: SafeSignal<TreePath> { signal(ofOne: "row-deleted") }

  /// This signal is emitted when a row has gotten the first child row or lost its last child row.
  ///
  /// Arguments: `path`, `iter`.
  public var rowHasChildToggled: SafeSignal<(TreePath, TreeIter)> { signal(ofSeveral: "row-has-child-toggled") }

  /// This signal is emitted when a new row has been inserted in the model.
  ///
  /// Arguments: `path`, `iter`.
  public var rowInserted: SafeSignal<(TreePath, TreeIter)> { signal(ofSeveral: "row-inserted") }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeModelObject: Object, TreeModel {}

/// The interface for sortable models used by `TreeView`
public protocol TreeSortable: TreeModel {}

extension TreeSortable {
  /// Fills in `sortColumnId` and `order` with the current sort column and the order. It returns `true` unless the
  /// `sortColumnId` is `GTK_TREE_SORTABLE_DEFAULT_SORT_COLUMN_ID` or `GTK_TREE_SORTABLE_UNSORTED_SORT_COLUMN_ID`.
  public var sortColumnId: (sortColumnId: Int, order: SortType)? {
    var cSortColumnId: Int32 = 0
    var cOrder = GtkSortType(rawValue: 0)
    let result = gtk_tree_sortable_get_sort_column_id(opaque, &cSortColumnId, &cOrder)
    guard result != 0 else { return nil }
    return (cSortColumnId.int, SortType(cValue: cOrder))
  }

  /// Returns `true` if the model has a default sort function. This is used primarily by `TreeViewColumns` in order to
  /// determine if a model can go back to the default state, or not.
  public var hasDefaultSortFunc: Bool { gtk_tree_sortable_has_default_sort_func(opaque).isTrue }

  /// Sets the default comparison function used when sorting to be `sortFunc`. If the current sort column id of
  /// `sortable` is `GTK_TREE_SORTABLE_DEFAULT_SORT_COLUMN_ID`, then the model will sort using this function.
  public func setDefaultSortFunc(_ sortFunc: @escaping (any TreeModel, TreeIter, TreeIter) -> Int) {
    gtk_tree_sortable_set_default_sort_func(opaque, callGtkTreeIterCompareFunc, heldClosure(sortFunc), releaseClosure)
  }

  /// Sets the current sort column to be `sortColumnId`. The `sortable` will resort itself to reflect this change, after
  /// emitting a `TreeSortable.sortColumnChanged` signal. `sortColumnId` may either be a regular column id, or one of
  /// the following special values:
  public func setSortColumnId(sortColumnId: Int, order: SortType) {
    gtk_tree_sortable_set_sort_column_id(opaque, sortColumnId.int32, order.cValue)
  }

  /// Sets the comparison function used when sorting to be `sortFunc`. If the current sort column id of `sortable` is
  /// the same as `sortColumnId`, then the model will sort using this function.
  public func setSortFunc(sortColumnId: Int, sortFunc: @escaping (any TreeModel, TreeIter, TreeIter) -> Int) {
    gtk_tree_sortable_set_sort_func(
      opaque, sortColumnId.int32, callGtkTreeIterCompareFunc, heldClosure(sortFunc), releaseClosure)
  }

  /// Emits a `TreeSortable.sortColumnChanged` signal on `sortable`.
  public func sortColumnChanged() { gtk_tree_sortable_sort_column_changed(opaque) }
}

extension Reactive where Base: TreeSortable {
  /// The `sortColumnChanged` signal is emitted when the sort column or sort order of `sortable` is changed. The signal
  /// is emitted before the contents of `sortable` are resorted.
  public var sortColumnChanged: SafeSignal<Void> { signal("sort-column-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeSortableObject: Object, TreeSortable {}
