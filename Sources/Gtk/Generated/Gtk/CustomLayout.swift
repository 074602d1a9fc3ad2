// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkCustomLayout`](https://docs.gtk.org/gtk4/class.CustomLayout.html).
open class CustomLayout: LayoutManager {
  open override class var gType: GType { gtk_custom_layout_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}
