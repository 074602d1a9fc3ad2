// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkBinLayout`](https://docs.gtk.org/gtk4/class.BinLayout.html).
open class BinLayout: LayoutManager {
  open override class var gType: GType { gtk_bin_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_bin_layout_new()`](https://docs.gtk.org/gtk4/ctor.BinLayout.new.html).
  public init() {
    super.init(adopting: gtk_bin_layout_new())
  }
}
