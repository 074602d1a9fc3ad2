// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The class [`GtkListItemFactory`](https://docs.gtk.org/gtk4/class.ListItemFactory.html).
open class ListItemFactory: Object {
  open override class var gType: GType { gtk_list_item_factory_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}
