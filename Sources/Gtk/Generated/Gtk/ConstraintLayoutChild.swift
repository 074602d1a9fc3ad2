// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkConstraintLayoutChild`](https://docs.gtk.org/gtk4/class.ConstraintLayoutChild.html).
open class ConstraintLayoutChild: LayoutChild {
  open override class var gType: GType { gtk_constraint_layout_child_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}
