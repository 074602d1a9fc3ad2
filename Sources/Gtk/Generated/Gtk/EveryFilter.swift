// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkEveryFilter`](https://docs.gtk.org/gtk4/class.EveryFilter.html).
open class EveryFilter: MultiFilter {
  open override class var gType: GType { gtk_every_filter_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_every_filter_new()`](https://docs.gtk.org/gtk4/ctor.EveryFilter.new.html).
  public init() {
    super.init(adopting: gtk_every_filter_new().raw)
  }
}
