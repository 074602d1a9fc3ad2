// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkAnyFilter`](https://docs.gtk.org/gtk4/class.AnyFilter.html).
open class AnyFilter: MultiFilter {
  open override class var gType: GType { gtk_any_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_any_filter_new()`](https://docs.gtk.org/gtk4/ctor.AnyFilter.new.html).
  public init() {
    super.init(adopting: gtk_any_filter_new().raw)
  }
}
