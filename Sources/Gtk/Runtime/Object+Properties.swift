import CGtk

extension Object {
  /// The value of a GObject property.
  @_spi(Bindings) public final func getProperty<V: GValueRepresentable>(_ name: StaticString) -> V {
    getProperty(named: name.cString)
  }

  /// Sets a GObject property. GObject notifies observers even if the value is unchanged.
  @_spi(Bindings) public final func setProperty<V: GValueRepresentable>(_ name: StaticString, _ value: V) {
    setProperty(named: name.cString, value)
  }

  final func getProperty<V: GValueRepresentable>(named name: UnsafePointer<CChar>) -> V {
    var value = GValue()
    g_value_init(&value, propertySpecification(name).pointee.value_type)
    defer { g_value_unset(&value) }
    g_object_get_property(cast(), name, &value)
    return V.read(GValueSlot(&value))
  }

  final func setProperty<V: GValueRepresentable>(named name: UnsafePointer<CChar>, _ newValue: V) {
    var value = GValue()
    g_value_init(&value, propertySpecification(name).pointee.value_type)
    defer { g_value_unset(&value) }
    newValue.write(to: GValueSlot(&value))
    g_object_set_property(cast(), name, &value)
  }

  /// Returns the specification of a property. GObject only warns about unknown names; here they trap, because a
  /// misspelt name is a programming error that would otherwise read as an empty value.
  final func propertySpecification(_ name: UnsafePointer<CChar>) -> UnsafeMutablePointer<GParamSpec> {
    guard let specification = g_object_class_find_property(cgtk_object_class(pointer), name) else {
      preconditionFailure("\(typeName(cgtk_type_of(pointer))) has no property '\(String(cString: name))'")
    }
    return specification
  }
}
