// Written by script/generate-gtk. Do not edit: the next run overwrites it.

#if GTK_4_12
import CGtk

/// The class [`GtkColumnViewCell`](https://docs.gtk.org/gtk4/class.ColumnViewCell.html). Since GTK 4.12.
open class ColumnViewCell: ListItem {
  open override class var gType: GType { gtk_column_view_cell_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }
}

#endif
