// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

/// The class [`GtkTreeStore`](https://docs.gtk.org/gtk4/class.TreeStore.html).
open class TreeStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_tree_store_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkTreeStore: UnsafeMutablePointer<GtkTreeStore> {
    pointer.assumingMemoryBound(to: GtkTreeStore.self)
  }

  /// Calls [`gtk_tree_store_newv()`](https://docs.gtk.org/gtk4/ctor.TreeStore.newv.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  public init(types: [any GTyped.Type] = []) {
    var cTypes = types.map { $0.registeredType }
    super.init(adopting: gtk_tree_store_newv(types.count.int32, &cTypes))
  }

  /// Calls [`gtk_tree_store_append()`](https://docs.gtk.org/gtk4/method.TreeStore.append.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  @discardableResult
  public final func append(_ parent: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_append(gtkTreeStore, &cIter, parent?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_store_clear()`](https://docs.gtk.org/gtk4/method.TreeStore.clear.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  public final func clear() { gtk_tree_store_clear(gtkTreeStore) }

  /// Calls [`gtk_tree_store_insert()`](https://docs.gtk.org/gtk4/method.TreeStore.insert.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  @discardableResult
  public final func insert(_ parent: TreeIter?, position: Int) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert(gtkTreeStore, &cIter, parent?.gtkTreeIter, position.int32)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_store_insert_after()`](https://docs.gtk.org/gtk4/method.TreeStore.insert_after.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  @discardableResult
  public final func insertAfter(_ parent: TreeIter?, sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert_after(gtkTreeStore, &cIter, parent?.gtkTreeIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_store_insert_before()`](https://docs.gtk.org/gtk4/method.TreeStore.insert_before.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  @discardableResult
  public final func insertBefore(_ parent: TreeIter?, sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_insert_before(gtkTreeStore, &cIter, parent?.gtkTreeIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_tree_store_insert_with_valuesv()`](https://docs.gtk.org/gtk4/method.TreeStore.insert_with_valuesv.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
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

  /// Calls [`gtk_tree_store_is_ancestor()`](https://docs.gtk.org/gtk4/method.TreeStore.is_ancestor.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  public final func isAncestor(_ iter: TreeIter, descendant: TreeIter) -> Bool {
    gtk_tree_store_is_ancestor(gtkTreeStore, iter.gtkTreeIter, descendant.gtkTreeIter).isTrue
  }

  /// Calls [`gtk_tree_store_iter_depth()`](https://docs.gtk.org/gtk4/method.TreeStore.iter_depth.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  @discardableResult
  public final func iterDepth(_ iter: TreeIter) -> Int { gtk_tree_store_iter_depth(gtkTreeStore, iter.gtkTreeIter).int }

  /// Calls [`gtk_tree_store_iter_is_valid()`](https://docs.gtk.org/gtk4/method.TreeStore.iter_is_valid.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_tree_store_iter_is_valid(gtkTreeStore, iter.gtkTreeIter).isTrue
  }

  /// Calls [`gtk_tree_store_move_after()`](https://docs.gtk.org/gtk4/method.TreeStore.move_after.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  public final func moveAfter(_ iter: TreeIter, position: TreeIter?) {
    gtk_tree_store_move_after(gtkTreeStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Calls [`gtk_tree_store_move_before()`](https://docs.gtk.org/gtk4/method.TreeStore.move_before.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  public final func moveBefore(_ iter: TreeIter, position: TreeIter?) {
    gtk_tree_store_move_before(gtkTreeStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Calls [`gtk_tree_store_prepend()`](https://docs.gtk.org/gtk4/method.TreeStore.prepend.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  @discardableResult
  public final func prepend(_ parent: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_tree_store_prepend(gtkTreeStore, &cIter, parent?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_tree_store_remove()`](https://docs.gtk.org/gtk4/method.TreeStore.remove.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  @discardableResult
  public final func remove(_ iter: TreeIter) -> Bool { gtk_tree_store_remove(gtkTreeStore, iter.gtkTreeIter).isTrue }

  /// Calls [`gtk_tree_store_set_column_types()`](https://docs.gtk.org/gtk4/method.TreeStore.set_column_types.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  public final func setColumnTypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_tree_store_set_column_types(gtkTreeStore, types.count.int32, &cTypes)
  }

  /// Calls [`gtk_tree_store_set_value()`](https://docs.gtk.org/gtk4/method.TreeStore.set_value.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  public final func setValue(_ iter: TreeIter, column: Int, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_tree_store_set_value(gtkTreeStore, iter.gtkTreeIter, column.int32, lent.value(value))
  }

  /// Calls [`gtk_tree_store_set_valuesv()`](https://docs.gtk.org/gtk4/method.TreeStore.set_valuesv.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  public final func set(_ iter: TreeIter, columns: [Int], values: [any GValueWritable]) {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cColumns = columns.map { $0.int32 }
    gtk_tree_store_set_valuesv(gtkTreeStore, iter.gtkTreeIter, &cColumns, lent.values(values), columns.count.int32)
  }

  /// Calls [`gtk_tree_store_swap()`](https://docs.gtk.org/gtk4/method.TreeStore.swap.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `TreeListModel` in GTK 4.10.")
  #endif
  public final func swap(_ a: TreeIter, b: TreeIter) { gtk_tree_store_swap(gtkTreeStore, a.gtkTreeIter, b.gtkTreeIter) }
}
