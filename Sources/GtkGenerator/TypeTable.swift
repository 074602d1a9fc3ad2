/// Which Swift type stands for a GIR type.

struct TypeTable {
  private var types: [String: SwiftType] = [:]

  /// Knows the fundamental types and everything that is generated from `namespaces`.
  init(_ namespaces: [Namespace]) {
    types = TypeTable.fundamental
    for namespace in namespaces {
      for description in namespace.classes where Scope.includes(description) {
        types[description.name] = .object(NameRules.typeName(description.name))
      }
      for description in namespace.interfaces where Scope.includes(description) {
        types[description.name] = .interface(NameRules.typeName(description.name))
      }
      for description in namespace.enumerations where Scope.includes(description) {
        let name = NameRules.typeName(description.name)
        types[description.name] = description.isFlags ? .flags(name) : .enumeration(name)
      }
    }
  }

  /// The Swift type, or nil for what has none (structs, callbacks, lists, bytes).
  func swiftType(for type: GirType?) -> SwiftType? {
    guard let type else { return nil }
    if type.isArray { return type.name == "utf8" && !type.hasLengthParameter ? .strings : nil }
    return types[type.name]
  }

  /// Whether a qualified name is a class or an interface that is generated.
  func isGenerated(_ name: String) -> Bool { types[name] != nil }

  func isInterface(_ name: String) -> Bool {
    if case .interface = types[name] { return true }
    return false
  }

  /// Whether a property can be had: readable, usable, and of a type with a Swift counterpart.
  func canGenerate(_ property: PropertyDescription, in namespace: String) -> Bool {
    guard property.isReadable, Scope.isUsable(property.availability, in: namespace) else { return false }
    // A `GType` has no form of its own in a `GValue`.
    let type = swiftType(for: property.type)
    return type != nil && type != .type
  }

  private static let fundamental: [String: SwiftType] = [
    "gboolean": .boolean,
    "gint": .integer("Int32"), "guint": .integer("UInt32"),
    "gint8": .integer("Int8"), "guint8": .integer("UInt8"),
    "gint16": .integer("Int16"), "guint16": .integer("UInt16"),
    "gint32": .integer("Int32"), "guint32": .integer("UInt32"),
    "gint64": .integer("Int"), "guint64": .integer("UInt"),
    "glong": .integer("Int"), "gulong": .integer("UInt"),
    "gssize": .integer("Int"), "gsize": .integer("UInt"),
    "gfloat": .floating("Float"), "gdouble": .floating("Double"),
    "gunichar": .codePoint,
    "GType": .type,
    "utf8": .string, "filename": .string,
    "GObject.Object": .object("Object"), "GObject.InitiallyUnowned": .object("Object"),
  ]
}
