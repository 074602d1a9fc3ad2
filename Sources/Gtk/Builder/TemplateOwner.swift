import CGtk

extension Subclass {
  /// Returns the class that a template is for: the class of the object or one of its superclasses. If none matches,
  /// returns the class of the object, and GTK reports the error.
  static func owner(ofTemplate name: String?, in type: any Templated.Type) -> (swiftClass: Any.Type, type: GType) {
    var candidate: Object.Type? = type
    while let swiftClass = candidate, let subclass = of(swiftClass) {
      if Gtk.typeName(subclass.type) == name { return (swiftClass, subclass.type) }
      candidate = _getSuperclass(swiftClass) as? Object.Type
    }
    return (type, of(type)?.type ?? type.gType)
  }
}
