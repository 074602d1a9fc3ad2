import CGtk

extension CellArea {
  /// Returns the value of a renderer's cell property in this area, such as `expand` in a `CellAreaBox`.
  ///
  /// - Precondition: The class of the area has such a cell property.
  public final func cellGetProperty(_ renderer: CellRenderer, propertyName: String) -> AnyValue {
    let table = UnsafeMutableRawPointer(cgtk_object_class(pointer)!).assumingMemoryBound(to: GtkCellAreaClass.self)
    guard let specification = gtk_cell_area_class_find_cell_property(table, propertyName) else {
      preconditionFailure("\(typeName(cgtk_type_of(pointer))) has no property '\(propertyName)' for its cells")
    }
    var value = GValue()
    g_value_init(&value, specification.pointee.value_type)
    gtk_cell_area_cell_get_property(gtkCellArea, renderer.gtkCellRenderer, propertyName, &value)
    return AnyValue(taking: value)
  }
}
