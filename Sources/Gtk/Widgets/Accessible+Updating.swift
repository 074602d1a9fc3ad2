import CGtk

extension Accessible {
  /// Updates an accessible property: `bar.updateProperty(.valueText, value: "half")`.
  ///
  /// - Precondition: The property takes such a value.
  public func updateProperty(_ property: AccessibleProperty, value: some GValueWritable) {
    updateProperty([property], values: [value])
  }

  /// Updates accessible properties: `bar.updateProperty([.valueMin, .valueMax], values: [0, 10])`.
  ///
  /// - Precondition: There are as many values as properties, and each property takes such a value.
  public func updateProperty(_ properties: [AccessibleProperty], values: [any GValueWritable]) {
    precondition(properties.count == values.count, "as many values as properties")
    var cProperties = properties.map { $0.cValue as GtkAccessibleProperty }
    withAccessibleValues(values, for: properties, gtk_accessible_property_init_value, cProperties) {
      gtk_accessible_update_property_value(opaque, properties.count.int32, &cProperties, $0)
    }
  }

  /// Updates an accessible state: `list.updateState(.busy, value: true)`,
  /// `check.updateState(.checked, value: AccessibleTristate.mixed)`.
  ///
  /// - Precondition: The state takes such a value.
  public func updateState(_ state: AccessibleState, value: some GValueWritable) {
    updateState([state], values: [value])
  }

  /// Updates accessible states: `row.updateState([.expanded, .busy], values: [true, true])`.
  ///
  /// - Precondition: There are as many values as states, and each state takes such a value.
  public func updateState(_ states: [AccessibleState], values: [any GValueWritable]) {
    precondition(states.count == values.count, "as many values as states")
    var cStates = states.map { $0.cValue as GtkAccessibleState }
    withAccessibleValues(values, for: states, gtk_accessible_state_init_value, cStates) {
      gtk_accessible_update_state_value(opaque, states.count.int32, &cStates, $0)
    }
  }

  /// Updates an accessible relation to other widgets: `entry.updateRelation(.describedBy, widgets: [hint])`.
  ///
  /// - Precondition: The relation allows that number of widgets.
  public func updateRelation(_ relation: AccessibleRelation, widgets: [Widget]) {
    var cRelation = relation.cValue as GtkAccessibleRelation
    var value = GValue()
    gtk_accessible_relation_init_value(cRelation, &value)
    defer { g_value_unset(&value) }
    switch cgtk_fundamental_type(cgtk_value_type(&value)) {
    case FundamentalType.pointer: value.setAccessibleList(widgets)
    case FundamentalType.interface, FundamentalType.object:
      precondition(widgets.count <= 1, "'\(relation)' is a relation to one widget, not to \(widgets.count)")
      guard let widget = widgets.first else { return resetRelation(relation) }
      g_value_set_object(&value, widget.pointer)
    default: preconditionFailure("'\(relation)' takes a \(typeName(cgtk_value_type(&value))), not widgets")
    }
    gtk_accessible_update_relation_value(opaque, 1, &cRelation, &value)
  }

  /// Updates an accessible relation with a number, a text or a widget: `row.updateRelation(.posInSet, value: 3)`.
  ///
  /// - Precondition: The relation takes such a value.
  public func updateRelation(_ relation: AccessibleRelation, value: some GValueWritable) {
    updateRelation([relation], values: [value])
  }

  /// Updates accessible relations: `row.updateRelation([.posInSet, .setSize], values: [3, 10])`.
  ///
  /// - Precondition: There are as many values as relations, and each relation takes such a value.
  public func updateRelation(_ relations: [AccessibleRelation], values: [any GValueWritable]) {
    precondition(relations.count == values.count, "as many values as relations")
    var cRelations = relations.map { $0.cValue as GtkAccessibleRelation }
    withAccessibleValues(values, for: relations, gtk_accessible_relation_init_value, cRelations) {
      gtk_accessible_update_relation_value(opaque, relations.count.int32, &cRelations, $0)
    }
  }

  /// Calls a closure with the values, converted to the types that GTK reads.
  private func withAccessibleValues<Attribute, C>(
    _ values: [any GValueWritable], for attributes: [Attribute],
    _ initialise: (C, UnsafeMutablePointer<GValue>?) -> Void, _ cAttributes: [C],
    _ body: (UnsafePointer<GValue>) -> Void
  ) {
    var accepted = values.indices.map { index in
      var initialised = GValue()
      initialise(cAttributes[index], &initialised)
      defer { g_value_unset(&initialised) }
      return GValue(accessible: values[index], for: cgtk_value_type(&initialised), "\(attributes[index])")
    }
    body(&accepted)
    for index in accepted.indices { g_value_unset(&accepted[index]) }
  }
}

extension GValue {
  /// Creates the value of an accessible attribute, to be unset by the caller.
  ///
  /// For some attributes GTK initialises an enumeration value but reads a number (gtk/gtkaccessiblevalue.c).
  fileprivate init(accessible value: any GValueWritable, for type: GType, _ attribute: String) {
    switch cgtk_fundamental_type(type) {
    case FundamentalType.enum:
      var given = GValue(content: value)
      defer { g_value_unset(&given) }
      let isTruth = cgtk_value_type(&given) == FundamentalType.boolean && type == AccessibleTristate.gType
      // GObject would accept the number of one enumeration as that of another.
      precondition(
        isTruth || cgtk_value_type(&given) == type,
        "'\(attribute)' takes a \(typeName(type)), not a \(Swift.type(of: value))")
      self.init()
      g_value_init(&self, FundamentalType.int)
      g_value_transform(&given, &self)
    case FundamentalType.pointer:
      guard let widget = value as? Widget else {
        preconditionFailure("'\(attribute)' takes widgets, not a \(Swift.type(of: value))")
      }
      self.init()
      g_value_init(&self, type)
      setAccessibleList([widget])
    default: self.init(converting: value, to: type, for: attribute)
    }
  }

  /// Stores widgets in a value. GTK takes ownership of the list and frees it with the relation
  /// (gtk/gtkaccessiblevalue.c).
  fileprivate mutating func setAccessibleList(_ widgets: [Widget]) {
    g_value_set_pointer(&self, widgets.reversed().reduce(nil) { g_list_prepend($0, $1.pointer) })
  }
}
