// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gio {
  /// The class [`GListStore`](https://docs.gtk.org/gio/class.ListStore.html).
  open class ListStore: Object, Gio.ListModel {
    open override class var gType: GType { g_list_store_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`g_list_store_new()`](https://docs.gtk.org/gio/ctor.ListStore.new.html). Since GLib 2.44.
    public init(itemType: any GTyped.Type) {
      super.init(adopting: g_list_store_new(itemType.registeredType).raw)
    }

    /// The property [`item-type`](https://docs.gtk.org/gio/property.ListStore.item-type.html) of `GListStore`. Since
    /// GLib 2.44.
    public final var itemType: GType { getProperty("item-type") }

    /// The property [`n-items`](https://docs.gtk.org/gio/property.ListStore.n-items.html) of `GListStore`. Since GLib
    /// 2.74.
    public final var nItems: Int { getProperty("n-items") }

    /// Calls [`g_list_store_append()`](https://docs.gtk.org/gio/method.ListStore.append.html). Since GLib 2.44.
    public final func append(_ item: Object) { g_list_store_append(instance(self), item.pointer) }

    /// Calls [`g_list_store_find()`](https://docs.gtk.org/gio/method.ListStore.find.html). Since GLib 2.64.
    @discardableResult
    public final func find(_ item: Object) -> Int? {
      var cPosition: UInt32 = 0
      let result = g_list_store_find(instance(self), item.pointer, &cPosition)
      guard result != 0 else { return nil }
      return cPosition.int
    }

    /// Calls [`g_list_store_insert()`](https://docs.gtk.org/gio/method.ListStore.insert.html). Since GLib 2.44.
    public final func insert(position: Int, item: Object) {
      g_list_store_insert(instance(self), position.uint32, item.pointer)
    }

    /// Calls [`g_list_store_insert_sorted()`](https://docs.gtk.org/gio/method.ListStore.insert_sorted.html). Since GLib
    /// 2.44.
    @discardableResult
    public final func insertSorted(_ item: Object, compareFunc: @escaping (Object, Object) -> Int) -> Int {
      let lent = CallScope()
      defer { lent.end() }
      return g_list_store_insert_sorted(instance(self), item.pointer, callGCompareDataFunc, lent.closure(compareFunc))
        .int
    }

    /// Calls [`g_list_store_remove()`](https://docs.gtk.org/gio/method.ListStore.remove.html). Since GLib 2.44.
    public final func remove(_ position: Int) { g_list_store_remove(instance(self), position.uint32) }

    /// Calls [`g_list_store_remove_all()`](https://docs.gtk.org/gio/method.ListStore.remove_all.html). Since GLib 2.44.
    public final func removeAll() { g_list_store_remove_all(instance(self)) }

    /// Calls [`g_list_store_sort()`](https://docs.gtk.org/gio/method.ListStore.sort.html). Since GLib 2.46.
    public final func sort(_ compareFunc: @escaping (Object, Object) -> Int) {
      let lent = CallScope()
      defer { lent.end() }
      g_list_store_sort(instance(self), callGCompareDataFunc, lent.closure(compareFunc))
    }

    /// Calls [`g_list_store_splice()`](https://docs.gtk.org/gio/method.ListStore.splice.html). Since GLib 2.44.
    public final func splice(position: Int, nRemovals: Int, additions: [Object]) {
      let lent = CallScope()
      defer { lent.end() }
      g_list_store_splice(
        instance(self), position.uint32, nRemovals.uint32, lent.array(additions, by: \.pointer), additions.count.uint32)
    }
  }
}

extension Reactive where Base: Gio.ListStore {
  /// The property [`item-type`](https://docs.gtk.org/gio/property.ListStore.item-type.html) of `GListStore`. Since GLib
  /// 2.44.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gio/property.ListStore.n-items.html) of `GListStore`. Since GLib
  /// 2.74.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}
