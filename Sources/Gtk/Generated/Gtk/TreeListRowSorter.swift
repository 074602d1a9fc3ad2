// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkTreeListRowSorter`](https://docs.gtk.org/gtk4/class.TreeListRowSorter.html).
open class TreeListRowSorter: Sorter {
  open override class var gType: GType { gtk_tree_list_row_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_tree_list_row_sorter_new()`](https://docs.gtk.org/gtk4/ctor.TreeListRowSorter.new.html).
  public init(sorter: Sorter? = nil) {
    super.init(
      adopting: gtk_tree_list_row_sorter_new(sorter?.givenPointer().assumingMemoryBound(to: GtkSorter.self)).raw)
  }

  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.TreeListRowSorter.sorter.html) of
  /// `GtkTreeListRowSorter`.
  public final var sorter: Sorter? {
    get { lentObject(gtk_tree_list_row_sorter_get_sorter(instance(self))) }
    set { gtk_tree_list_row_sorter_set_sorter(instance(self), newValue?.gtkSorter) }
  }
}

extension Reactive where Base: TreeListRowSorter {
  /// The property [`sorter`](https://docs.gtk.org/gtk4/property.TreeListRowSorter.sorter.html) of
  /// `GtkTreeListRowSorter`.
  public var sorter: DynamicSubject<Sorter?> { property("sorter") }
}
