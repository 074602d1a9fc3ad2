// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkCustomSorter`](https://docs.gtk.org/gtk4/class.CustomSorter.html).
open class CustomSorter: Sorter {
  open override class var gType: GType { gtk_custom_sorter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_custom_sorter_new()`](https://docs.gtk.org/gtk4/ctor.CustomSorter.new.html).
  public init(sortFunc: ((Object, Object) -> Int)? = nil) {
    super.init(
      adopting: gtk_custom_sorter_new(
        sortFunc == nil ? nil : callGCompareDataFunc, sortFunc.map { heldClosure($0) },
        sortFunc == nil ? nil : releaseClosure
      ).raw)
  }

  /// Calls [`gtk_custom_sorter_set_sort_func()`](https://docs.gtk.org/gtk4/method.CustomSorter.set_sort_func.html).
  public final func setSortFunc(_ sortFunc: ((Object, Object) -> Int)?) {
    gtk_custom_sorter_set_sort_func(
      instance(self), sortFunc == nil ? nil : callGCompareDataFunc, sortFunc.map { heldClosure($0) },
      sortFunc == nil ? nil : releaseClosure)
  }
}
