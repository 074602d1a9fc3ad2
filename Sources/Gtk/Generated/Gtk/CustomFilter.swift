// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkCustomFilter`](https://docs.gtk.org/gtk4/class.CustomFilter.html).
open class CustomFilter: Filter {
  open override class var gType: GType { gtk_custom_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_custom_filter_new()`](https://docs.gtk.org/gtk4/ctor.CustomFilter.new.html).
  public init(matchFunc: ((Object) -> Bool)? = nil) {
    super.init(
      adopting: gtk_custom_filter_new(
        matchFunc == nil ? nil : callGtkCustomFilterFunc, matchFunc.map { heldClosure($0) },
        matchFunc == nil ? nil : releaseClosure
      ).raw)
  }

  /// Calls [`gtk_custom_filter_set_filter_func()`](https://docs.gtk.org/gtk4/method.CustomFilter.set_filter_func.html).
  public final func setFilterFunc(_ matchFunc: ((Object) -> Bool)?) {
    gtk_custom_filter_set_filter_func(
      instance(self), matchFunc == nil ? nil : callGtkCustomFilterFunc, matchFunc.map { heldClosure($0) },
      matchFunc == nil ? nil : releaseClosure)
  }
}
