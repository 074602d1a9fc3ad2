// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// `PrintOperationPreview` is the interface that is used to implement print preview.
public protocol PrintOperationPreview: Object {}

extension PrintOperationPreview {
  /// Ends a preview.
  public func endPreview() { gtk_print_operation_preview_end_preview(cast()) }

  /// Returns whether the given page is included in the set of pages that have been selected for printing.
  public func isSelected(_ pageNr: Int) -> Bool { gtk_print_operation_preview_is_selected(cast(), Int32(pageNr)) != 0 }

  /// Renders a page to the preview.
  public func renderPage(_ pageNr: Int) { gtk_print_operation_preview_render_page(cast(), Int32(pageNr)) }
}

extension Reactive where Base: PrintOperationPreview {
  /// Emitted once for each page that gets rendered to the preview.
  ///
  /// Arguments: `context`, `pageSetup`.
  public var gotPageSize: SafeSignal<(PrintContext?, PageSetup?)> { signal("got-page-size") }

  /// The `ready` signal gets emitted once per preview operation, before the first page is rendered.
  ///
  /// Argument: `context`.
  public var ready: SafeSignal<PrintContext?> { signal("ready") }
}

/// An object of a class that is private to its library, known by its interface.
final class PrintOperationPreviewObject: Object, PrintOperationPreview {}

/// `Root` is the interface implemented by all widgets that can act as a toplevel widget.
public protocol Root: Widget, Native {}

extension Root {
  /// Returns the display that this `Root` is on.
  public var display: Gdk.Display? { lentObject(gtk_root_get_display(cast())) }

  /// Retrieves the current focused widget within the root.
  public var focus: Widget? { lentObject(gtk_root_get_focus(cast())) }

  /// If `focus` is not the current focus widget, and is focusable, sets it as the focus widget for the root.
  public func setFocus(_ focus: Widget?) { gtk_root_set_focus(cast(), focus?.cast()) }
}

/// `Scrollable` is an interface for widgets with native scrolling ability.
public protocol Scrollable: Object {}

extension Scrollable {
  /// Horizontal `Adjustment` of the scrollable widget.
  public var hadjustment: Adjustment? {
    get { lentObject(gtk_scrollable_get_hadjustment(cast())) }
    set { gtk_scrollable_set_hadjustment(cast(), newValue?.cast()) }
  }

  /// Determines when horizontal scrolling should start.
  public var hscrollPolicy: ScrollablePolicy {
    get { ScrollablePolicy(cValue: gtk_scrollable_get_hscroll_policy(cast())) }
    set { gtk_scrollable_set_hscroll_policy(cast(), newValue.cValue()) }
  }

  /// Vertical `Adjustment` of the scrollable widget.
  public var vadjustment: Adjustment? {
    get { lentObject(gtk_scrollable_get_vadjustment(cast())) }
    set { gtk_scrollable_set_vadjustment(cast(), newValue?.cast()) }
  }

  /// Determines when vertical scrolling should start.
  public var vscrollPolicy: ScrollablePolicy {
    get { ScrollablePolicy(cValue: gtk_scrollable_get_vscroll_policy(cast())) }
    set { gtk_scrollable_set_vscroll_policy(cast(), newValue.cValue()) }
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
  /// Checks if the given item is selected.
  public func isSelected(_ position: Int) -> Bool { gtk_selection_model_is_selected(cast(), UInt32(position)) != 0 }

  /// Requests to select all items in the model.
  @discardableResult
  public func selectAll() -> Bool { gtk_selection_model_select_all(cast()) != 0 }

  /// Requests to select an item in the model.
  @discardableResult
  public func selectItem(position: Int, unselectRest: Bool) -> Bool {
    gtk_selection_model_select_item(cast(), UInt32(position), unselectRest ? 1 : 0) != 0
  }

  /// Requests to select a range of items in the model.
  @discardableResult
  public func selectRange(position: Int, nItems: Int, unselectRest: Bool) -> Bool {
    gtk_selection_model_select_range(cast(), UInt32(position), UInt32(nItems), unselectRest ? 1 : 0) != 0
  }

  /// Helper function for implementations of `SelectionModel`.
  public func selectionChanged(position: Int, nItems: Int) {
    gtk_selection_model_selection_changed(cast(), UInt32(position), UInt32(nItems))
  }

  /// Requests to unselect all items in the model.
  @discardableResult
  public func unselectAll() -> Bool { gtk_selection_model_unselect_all(cast()) != 0 }

  /// Requests to unselect an item in the model.
  @discardableResult
  public func unselectItem(_ position: Int) -> Bool { gtk_selection_model_unselect_item(cast(), UInt32(position)) != 0 }

  /// Requests to unselect a range of items in the model.
  @discardableResult
  public func unselectRange(position: Int, nItems: Int) -> Bool {
    gtk_selection_model_unselect_range(cast(), UInt32(position), UInt32(nItems)) != 0
  }
}

extension Reactive where Base: SelectionModel {
  /// Emitted when the selection state of some of the items in `model` changes.
  ///
  /// Arguments: `position`, `nItems`.
  public var selectionChanged: SafeSignal<(Int, Int)> { signal("selection-changed") }
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

/// An object of a class that is private to its library, known by its interface.
final class SymbolicPaintableObject: Object, SymbolicPaintable {}

/// Interface for Drag-and-Drop destinations in `TreeView`.
public protocol TreeDragDest: Object {}

/// An object of a class that is private to its library, known by its interface.
final class TreeDragDestObject: Object, TreeDragDest {}

/// Interface for Drag-and-Drop destinations in `TreeView`.
public protocol TreeDragSource: Object {}

/// An object of a class that is private to its library, known by its interface.
final class TreeDragSourceObject: Object, TreeDragSource {}

/// The tree interface used by `TreeView`
public protocol TreeModel: Object {}

extension TreeModel {
  /// Returns the type of the column.
  public func getColumnType(_ index: Int) -> GType { gtk_tree_model_get_column_type(cast(), Int32(index)) }

  /// Returns a set of flags supported by this interface.
  public var flags: TreeModelFlags { TreeModelFlags(cValue: gtk_tree_model_get_flags(cast())) }

  /// Returns the number of columns supported by `treeModel`.
  public var nColumns: Int { Int(gtk_tree_model_get_n_columns(cast())) }
}

extension Reactive where Base: TreeModel {
  /// This signal is emitted when a row in the model has changed.
  ///
  /// Arguments: `path`, `iter`.
  public var rowChanged: SafeSignal<(OpaqueValue, OpaqueValue)> { signal("row-changed") }

  /// This signal is emitted when a row has been deleted.
  ///
  /// Argument: `path`.
  public var rowDeleted: SafeSignal<OpaqueValue> { signal("row-deleted") }

  /// This signal is emitted when a row has gotten the first child row or lost its last child row.
  ///
  /// Arguments: `path`, `iter`.
  public var rowHasChildToggled: SafeSignal<(OpaqueValue, OpaqueValue)> { signal("row-has-child-toggled") }

  /// This signal is emitted when a new row has been inserted in the model.
  ///
  /// Arguments: `path`, `iter`.
  public var rowInserted: SafeSignal<(OpaqueValue, OpaqueValue)> { signal("row-inserted") }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeModelObject: Object, TreeModel {}

/// The interface for sortable models used by `TreeView`
public protocol TreeSortable: TreeModel {}

extension TreeSortable {
  /// Returns `true` if the model has a default sort function. This is used primarily by `TreeViewColumns` in order to
  /// determine if a model can go back to the default state, or not.
  public func hasDefaultSortFunc() -> Bool { gtk_tree_sortable_has_default_sort_func(cast()) != 0 }

  /// Sets the current sort column to be `sortColumnId`. The `sortable` will resort itself to reflect this change, after
  /// emitting a `TreeSortable.sortColumnChanged` signal. `sortColumnId` may either be a regular column id, or one of
  /// the following special values:
  public func setSortColumnId(sortColumnId: Int, order: SortType) {
    gtk_tree_sortable_set_sort_column_id(cast(), Int32(sortColumnId), order.cValue())
  }

  /// Emits a `TreeSortable.sortColumnChanged` signal on `sortable`.
  public func sortColumnChanged() { gtk_tree_sortable_sort_column_changed(cast()) }
}

extension Reactive where Base: TreeSortable {
  /// The `sortColumnChanged` signal is emitted when the sort column or sort order of `sortable` is changed. The signal
  /// is emitted before the contents of `sortable` are resorted.
  public var sortColumnChanged: SafeSignal<Void> { signal("sort-column-changed") }
}

/// An object of a class that is private to its library, known by its interface.
final class TreeSortableObject: Object, TreeSortable {}
