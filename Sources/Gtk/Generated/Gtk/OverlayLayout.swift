// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkOverlayLayout`](https://docs.gtk.org/gtk4/class.OverlayLayout.html).
open class OverlayLayout: LayoutManager {
  open override class var gType: GType { gtk_overlay_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_overlay_layout_new()`](https://docs.gtk.org/gtk4/ctor.OverlayLayout.new.html).
  public init() {
    super.init(adopting: gtk_overlay_layout_new())
  }
}
