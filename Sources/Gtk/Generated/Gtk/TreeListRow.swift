// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkTreeListRow`](https://docs.gtk.org/gtk4/class.TreeListRow.html).
open class TreeListRow: Object {
  open override class var gType: GType { gtk_tree_list_row_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// The property [`children`](https://docs.gtk.org/gtk4/property.TreeListRow.children.html) of `GtkTreeListRow`.
  public final var children: (any Gio.ListModel)? {
    lentInterface(opaque: gtk_tree_list_row_get_children(instance(self)))
  }

  /// The property [`depth`](https://docs.gtk.org/gtk4/property.TreeListRow.depth.html) of `GtkTreeListRow`.
  public final var depth: Int { gtk_tree_list_row_get_depth(instance(self)).int }

  /// The property [`expandable`](https://docs.gtk.org/gtk4/property.TreeListRow.expandable.html) of `GtkTreeListRow`.
  public final var expandable: Bool { getProperty("expandable") }

  /// The property [`expanded`](https://docs.gtk.org/gtk4/property.TreeListRow.expanded.html) of `GtkTreeListRow`.
  public final var expanded: Bool {
    get { gtk_tree_list_row_get_expanded(instance(self)).isTrue }
    set { gtk_tree_list_row_set_expanded(instance(self), newValue.gboolean) }
  }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.TreeListRow.item.html) of `GtkTreeListRow`.
  public final var item: Object? { givenObject(gtk_tree_list_row_get_item(instance(self))) }

  /// Calls [`gtk_tree_list_row_get_child_row()`](https://docs.gtk.org/gtk4/method.TreeListRow.get_child_row.html).
  public final func getChildRow(_ position: Int) -> TreeListRow? {
    givenObject(opaque: gtk_tree_list_row_get_child_row(instance(self), position.uint32))
  }

  /// Calls [`gtk_tree_list_row_get_parent()`](https://docs.gtk.org/gtk4/method.TreeListRow.get_parent.html).
  public final var parent: TreeListRow? { givenObject(opaque: gtk_tree_list_row_get_parent(instance(self))) }

  /// Calls [`gtk_tree_list_row_get_position()`](https://docs.gtk.org/gtk4/method.TreeListRow.get_position.html).
  public final var position: Int { gtk_tree_list_row_get_position(instance(self)).int }

  /// Calls [`gtk_tree_list_row_is_expandable()`](https://docs.gtk.org/gtk4/method.TreeListRow.is_expandable.html).
  public final var isExpandable: Bool { gtk_tree_list_row_is_expandable(instance(self)).isTrue }
}

extension Reactive where Base: TreeListRow {
  /// The property [`children`](https://docs.gtk.org/gtk4/property.TreeListRow.children.html) of `GtkTreeListRow`.
  public var children: SafeSignal<(any Gio.ListModel)?> { readOnlyInterfaceProperty("children") }

  /// The property [`depth`](https://docs.gtk.org/gtk4/property.TreeListRow.depth.html) of `GtkTreeListRow`.
  public var depth: SafeSignal<Int> { readOnlyProperty("depth") }

  /// The property [`expandable`](https://docs.gtk.org/gtk4/property.TreeListRow.expandable.html) of `GtkTreeListRow`.
  public var expandable: SafeSignal<Bool> { readOnlyProperty("expandable") }

  /// The property [`expanded`](https://docs.gtk.org/gtk4/property.TreeListRow.expanded.html) of `GtkTreeListRow`.
  public var expanded: DynamicSubject<Bool> { property("expanded") }

  /// The property [`item`](https://docs.gtk.org/gtk4/property.TreeListRow.item.html) of `GtkTreeListRow`.
  public var item: SafeSignal<Object?> { readOnlyProperty("item") }
}
