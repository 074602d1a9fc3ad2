import CGtk

extension Subclass {
  /// The class that a template is for: the class of the object, or one that it derives from. For a template of none of
  /// them it is the class of the object, and GTK says what is wrong.
  static func owner(ofTemplate name: String?, in type: any Templated.Type) -> (swiftClass: Any.Type, type: GType) {
    var candidate: Object.Type? = type
    while let swiftClass = candidate, let subclass = of(swiftClass) {
      if Gtk.typeName(subclass.type) == name { return (swiftClass, subclass.type) }
      candidate = _getSuperclass(swiftClass) as? Object.Type
    }
    return (type, of(type)?.type ?? type.gType)
  }
}
