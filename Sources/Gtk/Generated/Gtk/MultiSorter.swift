// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkMultiSorter`](https://docs.gtk.org/gtk4/class.MultiSorter.html).
open class MultiSorter: Sorter, Gio.ListModel, Buildable {
  open override class var gType: GType { gtk_multi_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_multi_sorter_new()`](https://docs.gtk.org/gtk4/ctor.MultiSorter.new.html).
  public init() {
    super.init(adopting: gtk_multi_sorter_new().raw)
  }

  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MultiSorter.item-type.html) of `GtkMultiSorter`.
  /// Since GTK 4.8.
  public final var itemType: GType { getProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MultiSorter.n-items.html) of `GtkMultiSorter`. Since
  /// GTK 4.8.
  public final var nItems: Int { getProperty("n-items") }

  /// Calls [`gtk_multi_sorter_append()`](https://docs.gtk.org/gtk4/method.MultiSorter.append.html).
  public final func append(_ sorter: Sorter) {
    gtk_multi_sorter_append(instance(self), sorter.givenPointer().assumingMemoryBound(to: GtkSorter.self))
  }

  /// Calls [`gtk_multi_sorter_remove()`](https://docs.gtk.org/gtk4/method.MultiSorter.remove.html).
  public final func remove(_ position: Int) { gtk_multi_sorter_remove(instance(self), position.uint32) }
}

extension Reactive where Base: MultiSorter {
  /// The property [`item-type`](https://docs.gtk.org/gtk4/property.MultiSorter.item-type.html) of `GtkMultiSorter`.
  /// Since GTK 4.8.
  public var itemType: SafeSignal<GType> { readOnlyProperty("item-type") }

  /// The property [`n-items`](https://docs.gtk.org/gtk4/property.MultiSorter.n-items.html) of `GtkMultiSorter`. Since
  /// GTK 4.8.
  public var nItems: SafeSignal<Int> { readOnlyProperty("n-items") }
}
