// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

/// The interface [`GtkCellLayout`](https://docs.gtk.org/gtk4/iface.CellLayout.html).
public protocol CellLayout: Object {}

extension CellLayout {
  /// Calls [`gtk_cell_layout_add_attribute()`](https://docs.gtk.org/gtk4/method.CellLayout.add_attribute.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func addAttribute(_ cell: CellRenderer, attribute: String, column: Int) {
    gtk_cell_layout_add_attribute(opaque, cell.gtkCellRenderer, attribute, column.int32)
  }

  /// Calls [`gtk_cell_layout_clear()`](https://docs.gtk.org/gtk4/method.CellLayout.clear.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func clear() { gtk_cell_layout_clear(opaque) }

  /// Calls [`gtk_cell_layout_clear_attributes()`](https://docs.gtk.org/gtk4/method.CellLayout.clear_attributes.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func clearAttributes(_ cell: CellRenderer) { gtk_cell_layout_clear_attributes(opaque, cell.gtkCellRenderer) }

  /// Calls [`gtk_cell_layout_get_area()`](https://docs.gtk.org/gtk4/method.CellLayout.get_area.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var area: CellArea? { lentObject(gtk_cell_layout_get_area(opaque)) }

  /// Calls [`gtk_cell_layout_get_cells()`](https://docs.gtk.org/gtk4/method.CellLayout.get_cells.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public var cells: [CellRenderer] {
    lists(gtk_cell_layout_get_cells(opaque), isGiven: true) { lentObject($0) as CellRenderer? }
  }

  /// Calls [`gtk_cell_layout_pack_end()`](https://docs.gtk.org/gtk4/method.CellLayout.pack_end.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func packEnd(_ cell: CellRenderer, expand: Bool) {
    gtk_cell_layout_pack_end(opaque, cell.gtkCellRenderer, expand.gboolean)
  }

  /// Calls [`gtk_cell_layout_pack_start()`](https://docs.gtk.org/gtk4/method.CellLayout.pack_start.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func packStart(_ cell: CellRenderer, expand: Bool) {
    gtk_cell_layout_pack_start(opaque, cell.gtkCellRenderer, expand.gboolean)
  }

  /// Calls [`gtk_cell_layout_reorder()`](https://docs.gtk.org/gtk4/method.CellLayout.reorder.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func reorder(_ cell: CellRenderer, position: Int) {
    gtk_cell_layout_reorder(opaque, cell.gtkCellRenderer, position.int32)
  }

  /// Calls
  /// [`gtk_cell_layout_set_cell_data_func()`](https://docs.gtk.org/gtk4/method.CellLayout.set_cell_data_func.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Deprecated since GTK 4.10.")
  #endif
  public func setCellDataFunc(
    _ cell: CellRenderer, `func`: ((any CellLayout, CellRenderer, any TreeModel, TreeIter) -> Void)?
  ) {
    gtk_cell_layout_set_cell_data_func(
      opaque, cell.gtkCellRenderer, `func` == nil ? nil : callGtkCellLayoutDataFunc, `func`.map { heldClosure($0) },
      `func` == nil ? nil : releaseClosure)
  }
}

/// An object of a class that is private to its library, known by its interface.
final class CellLayoutObject: Object, CellLayout {}
