import CGtk

extension Accessible {
  /// Tells assistive technology about a property: `bar.updateProperty(.valueText, value: "half")`.
  ///
  /// Precondition: the property takes such a value.
  public func updateProperty(_ property: AccessibleProperty, value: some GValueWritable) {
    var property = property.cValue as GtkAccessibleProperty
    var place = GValue()
    gtk_accessible_property_init_value(property, &place)
    var accepted = GValue(converting: value, to: cgtk_value_type(&place), for: "\(property)")
    gtk_accessible_update_property_value(opaque, 1, &property, &accepted)
    g_value_unset(&accepted)
    g_value_unset(&place)
  }

  /// Tells assistive technology about a state: `list.updateState(.busy, value: true)`.
  ///
  /// Precondition: the state takes such a value.
  public func updateState(_ state: AccessibleState, value: some GValueWritable) {
    var state = state.cValue as GtkAccessibleState
    var place = GValue()
    gtk_accessible_state_init_value(state, &place)
    var accepted = GValue(converting: value, to: cgtk_value_type(&place), for: "\(state)")
    gtk_accessible_update_state_value(opaque, 1, &state, &accepted)
    g_value_unset(&accepted)
    g_value_unset(&place)
  }

  /// Tells assistive technology how the widget is related to others: `entry.updateRelation(.describedBy, widgets: [hint])`.
  ///
  /// Precondition: the relation is one to widgets.
  public func updateRelation(_ relation: AccessibleRelation, widgets: [Widget]) {
    var list: UnsafeMutablePointer<GList>?
    for widget in widgets.reversed() { list = g_list_prepend(list, widget.pointer) }
    // GTK keeps the list and frees it with the relation (gtk/gtkaccessiblevalue.c).
    var relation = relation.cValue as GtkAccessibleRelation
    var value = GValue()
    gtk_accessible_relation_init_value(relation, &value)
    g_value_set_pointer(&value, list)
    gtk_accessible_update_relation_value(opaque, 1, &relation, &value)
    g_value_unset(&value)
  }
}
