// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

/// The class [`GtkListStore`](https://docs.gtk.org/gtk4/class.ListStore.html).
open class ListStore: Object, Buildable, TreeDragDest, TreeDragSource, TreeModel, TreeSortable {
  open override class var gType: GType { gtk_list_store_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  @_spi(Bindings) public final var gtkListStore: UnsafeMutablePointer<GtkListStore> {
    pointer.assumingMemoryBound(to: GtkListStore.self)
  }

  /// Calls [`gtk_list_store_newv()`](https://docs.gtk.org/gtk4/ctor.ListStore.newv.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Gio.ListStore` in GTK 4.10.")
  #endif
  public init(types: [any GTyped.Type] = []) {
    var cTypes = types.map { $0.registeredType }
    super.init(adopting: gtk_list_store_newv(types.count.int32, &cTypes))
  }

  /// Calls [`gtk_list_store_append()`](https://docs.gtk.org/gtk4/method.ListStore.append.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func append() -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_append(gtkListStore, &cIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_list_store_clear()`](https://docs.gtk.org/gtk4/method.ListStore.clear.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func clear() { gtk_list_store_clear(gtkListStore) }

  /// Calls [`gtk_list_store_insert()`](https://docs.gtk.org/gtk4/method.ListStore.insert.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func insert(_ position: Int) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert(gtkListStore, &cIter, position.int32)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_list_store_insert_after()`](https://docs.gtk.org/gtk4/method.ListStore.insert_after.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func insertAfter(_ sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert_after(gtkListStore, &cIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_list_store_insert_before()`](https://docs.gtk.org/gtk4/method.ListStore.insert_before.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func insertBefore(_ sibling: TreeIter?) -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_insert_before(gtkListStore, &cIter, sibling?.gtkTreeIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls
  /// [`gtk_list_store_insert_with_valuesv()`](https://docs.gtk.org/gtk4/method.ListStore.insert_with_valuesv.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
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

  /// Calls [`gtk_list_store_iter_is_valid()`](https://docs.gtk.org/gtk4/method.ListStore.iter_is_valid.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func iterIsValid(_ iter: TreeIter) -> Bool {
    gtk_list_store_iter_is_valid(gtkListStore, iter.gtkTreeIter).isTrue
  }

  /// Calls [`gtk_list_store_move_after()`](https://docs.gtk.org/gtk4/method.ListStore.move_after.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func moveAfter(_ iter: TreeIter, position: TreeIter?) {
    gtk_list_store_move_after(gtkListStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Calls [`gtk_list_store_move_before()`](https://docs.gtk.org/gtk4/method.ListStore.move_before.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func moveBefore(_ iter: TreeIter, position: TreeIter?) {
    gtk_list_store_move_before(gtkListStore, iter.gtkTreeIter, position?.gtkTreeIter)
  }

  /// Calls [`gtk_list_store_prepend()`](https://docs.gtk.org/gtk4/method.ListStore.prepend.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func prepend() -> TreeIter {
    var cIter = GtkTreeIter()
    gtk_list_store_prepend(gtkListStore, &cIter)
    return TreeIter(copying: &cIter)
  }

  /// Calls [`gtk_list_store_remove()`](https://docs.gtk.org/gtk4/method.ListStore.remove.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  @discardableResult
  public final func remove(_ iter: TreeIter) -> Bool { gtk_list_store_remove(gtkListStore, iter.gtkTreeIter).isTrue }

  /// Calls [`gtk_list_store_reorder()`](https://docs.gtk.org/gtk4/method.ListStore.reorder.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func reorder(_ newOrder: [Int]) {
    var cNewOrder = newOrder.map { $0.int32 }
    gtk_list_store_reorder(gtkListStore, &cNewOrder)
  }

  /// Calls [`gtk_list_store_set_column_types()`](https://docs.gtk.org/gtk4/method.ListStore.set_column_types.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setColumnTypes(_ types: [any GTyped.Type]) {
    var cTypes = types.map { $0.registeredType }
    gtk_list_store_set_column_types(gtkListStore, types.count.int32, &cTypes)
  }

  /// Calls [`gtk_list_store_set_value()`](https://docs.gtk.org/gtk4/method.ListStore.set_value.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func setValue(_ iter: TreeIter, column: Int, value: any GValueWritable) {
    let lent = CallScope()
    defer { lent.end() }
    gtk_list_store_set_value(gtkListStore, iter.gtkTreeIter, column.int32, lent.value(value))
  }

  /// Calls [`gtk_list_store_set_valuesv()`](https://docs.gtk.org/gtk4/method.ListStore.set_valuesv.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func set(_ iter: TreeIter, columns: [Int], values: [any GValueWritable]) {
    let lent = CallScope()
    defer { lent.end() }
    precondition(columns.count == values.count, "as many values as columns")
    var cColumns = columns.map { $0.int32 }
    gtk_list_store_set_valuesv(gtkListStore, iter.gtkTreeIter, &cColumns, lent.values(values), columns.count.int32)
  }

  /// Calls [`gtk_list_store_swap()`](https://docs.gtk.org/gtk4/method.ListStore.swap.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public final func swap(_ a: TreeIter, b: TreeIter) { gtk_list_store_swap(gtkListStore, a.gtkTreeIter, b.gtkTreeIter) }
}
