// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkFixedLayout`](https://docs.gtk.org/gtk4/class.FixedLayout.html).
open class FixedLayout: LayoutManager {
  open override class var gType: GType { gtk_fixed_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_fixed_layout_new()`](https://docs.gtk.org/gtk4/ctor.FixedLayout.new.html).
  public init() {
    super.init(adopting: gtk_fixed_layout_new())
  }
}
