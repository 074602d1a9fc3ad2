/// Which Swift type stands for a GIR type.

struct TypeTable {
  /// What has no counterpart.
  let ledger = Ledger()
  /// The callbacks that are used.
  let closures = ClosureTable()
  private var types: [String: SwiftType] = [:]
  private var callbacks: [String: CallbackDescription] = [:]
  private var aliases: [String: GirType] = [:]
  /// The enumerations' and structs' names in C that have no type of their own at run time.
  private(set) var withoutType: Set<String> = []

  /// The structs of C of which the headers do not say what they consist of.
  private var opaqueStructs: Set<String> = []

  /// Knows the fundamental types and everything that is generated from `namespaces`.
  init(_ namespaces: [Namespace]) {
    types = TypeTable.fundamental
    for namespace in namespaces {
      aliases.merge(namespace.aliases) { first, _ in first }
      for description in namespace.callbacks { callbacks[description.name] = description }
      for description in namespace.classes where Scope.includes(description) {
        let name = NameRules.typeName(description.name)
        let c = description.isComplete ? "UnsafeMutablePointer<\(description.cType ?? "")>" : "OpaquePointer"
        types[description.name] = description.isFundamental ? .boxed(name, c: c) : .object(name, c: c)
        if !description.isComplete, let c = description.cType ?? description.registeredName { opaqueStructs.insert(c) }
      }
      for description in namespace.interfaces where Scope.includes(description) {
        let name = NameRules.typeName(description.name)
        types[description.name] =
          Scope.tables.interfacesAsClasses.contains(description.name)
          ? .object(name, c: "OpaquePointer") : .interface(name)
        if let c = description.cType { opaqueStructs.insert(c) }
      }
      for description in namespace.enumerations where Scope.includes(description) {
        let name = NameRules.typeName(description.name)
        let c = description.cType ?? ""
        types[description.name] = description.isFlags ? .flags(name, c: c) : .enumeration(name, c: c)
      }
    }
    // Structs may consist of structs.
    let records = namespaces.flatMap(\.records).filter(Scope.includes)
    for _ in 0..<2 {
      for description in records where types[description.name] == nil && isPlainStructure(description) {
        types[description.name] = .structure(NameRules.typeName(description.name), c: description.cType ?? "")
      }
    }
    for description in records where types[description.name] == nil && Scope.isHeld(description) {
      let c = description.isOpaque ? "OpaquePointer" : "UnsafeMutablePointer<\(description.cType ?? "")>"
      types[description.name] = .boxed(NameRules.typeName(description.name), c: c)
      if description.isOpaque, let c = description.cType { opaqueStructs.insert(c) }
    }
    for description in records where !Scope.isHeld(description) { withoutType.insert(description.name) }
  }

  /// Whether a C struct is nothing but its fields, which are numbers and the like.
  func isPlainStructure(_ description: RecordDescription) -> Bool {
    guard !description.isOpaque, !description.fields.isEmpty else { return false }
    return description.fields.allSatisfy { field in
      guard field.isReadable, let type = try? swiftType(for: field.type) else { return false }
      if field.type?.cType?.contains("*") == true { return false }
      switch type {
      case .boolean, .integer, .wide, .floating, .structure: return true
      case .enumeration, .flags: return true
      default: return false
      }
    }
  }

  /// The Swift type, or why there is none.
  func swiftType(for type: GirType?) throws(Unmapped) -> SwiftType {
    guard let type else { throw Unmapped("variable arguments or a type that GIR does not describe") }
    if let aliased = aliases[type.name] {
      var resolved = aliased
      resolved.kind = type.kind
      // The alias is spelled with its own name in C, with or without a `*`.
      resolved.cType = type.cType
      resolved.elementCType = type.elementCType
      return try swiftType(for: resolved)
    }
    switch type.kind {
    case .plain:
      // The importer takes these for the same as Swift's own.
      if type.cType == "size_t" { return .integer("Int") }
      if let known = types[type.name] { return known }
      throw Unmapped(reason(for: type))
    case .container: throw Unmapped("a container of GLib")
    case .dictionary: return .dictionary
    case .byteArray: return .byteArray
    case .pointerArray: return .pointerArray(try swiftType(for: type.element))
    case .list, .singlyLinkedList:
      return .list(try swiftType(for: type.element))
    case .array(nil, let size):
      if size == nil, type.name == "utf8" || type.name == "filename" { return .strings }
      return .array(try swiftType(for: type.element))
    case .array where type.name == "guint8" && type.cType?.contains(/^(const )?g?char\b/) == true:
      return .array(.integer("Int8"))
    case .array:
      return .array(try swiftType(for: type.element))
    }
  }

  private func reason(for type: GirType) -> String {
    switch type.name {
    case "gpointer", "none": "an untyped pointer"
    case let name where callbacks[name] != nil: "the callback `\(name)`"
    default: "the type `\(type.name)`"
    }
  }

  /// The declaration of a wrapper's pointer as C wants it, for the class itself.
  func pointerMember(of name: String) -> [[String]] {
    (try? swiftType(for: GirType(name: name)).pointerDeclaration).map { [[$0]] } ?? []
  }

  /// The pointer of the object that a method is called on: of `self`, or of the variable `name`.
  func receiver(of method: CallableDescription, as name: String? = nil) -> String {
    let prefix = name.map { "\($0)." } ?? ""
    if ["gpointer", "gconstpointer"].contains(method.instance?.type?.cType) { return "\(prefix)pointer" }
    guard let type = try? swiftType(for: method.instance?.type) else { return "\(prefix)opaque" }
    if case .object = type, type.hasOpaquePointer { return "\(gtk)instance(\(name ?? "self"))" }
    return prefix + type.pointerMember
  }

  /// The same with a reference of its own, for a method that takes it over.
  func givenReceiver(of method: CallableDescription) -> String {
    guard let type = try? swiftType(for: method.instance?.type) else { return "given()" }
    return String(type.given("self").dropFirst("self.".count))
  }

  /// Whether the importer knows a pointer of C as an `OpaquePointer`.
  func isOpaque(_ type: GirType?) -> Bool {
    guard let cType = type?.cType else { return (try? swiftType(for: type).hasOpaquePointer) == true }
    return opaqueStructs.contains(cType.replacing("const ", with: "").filter { $0 != "*" && $0 != " " })
  }

  func callback(named name: String) -> CallbackDescription? { callbacks[name] }

  /// Whether a qualified name is a class or an interface that is generated.
  func isGenerated(_ name: String) -> Bool { types[name] != nil }

  func isInterface(_ name: String) -> Bool {
    if case .interface = types[name] { return true }
    return false
  }

  /// The type of a property that can be had: readable, usable, and of a type that a `GValue` can carry.
  func type(of property: PropertyDescription, in namespace: String) throws(Unmapped) -> SwiftType {
    guard property.isReadable else { throw Unmapped("can only be written") }
    try Scope.checkUsable(property.availability, in: namespace)
    let type = try swiftType(for: property.type)
    guard type.fitsValue else { throw Unmapped("a property that holds a list") }
    return type
  }

  /// The type of a property that can be set but not read.
  func type(ofWriteOnly property: PropertyDescription, in namespace: String) throws(Unmapped) -> SwiftType {
    guard !property.isConstructOnly else { throw Unmapped("can only be given to a new object") }
    var readable = property
    readable.isReadable = true
    return try type(of: readable, in: namespace)
  }

  private static var fundamental: [String: SwiftType] {
    [
      "gboolean": .boolean,
      "gint": .integer("Int32"), "guint": .integer("UInt32"),
      "gint8": .integer("Int8"), "guint8": .integer("UInt8"), "gchar": .integer("Int8"), "guchar": .integer("UInt8"),
      "gint16": .integer("Int16"), "guint16": .integer("UInt16"),
      "gint32": .integer("Int32"), "guint32": .integer("UInt32"),
      "gint64": .integer("Int"), "guint64": gtk.isEmpty ? .integer("UInt") : .wide,
      "glong": .integer("Int"), "gulong": .integer("UInt"),
      "gssize": .integer("Int"), "gsize": .integer("UInt"),
      "gfloat": .floating("Float"), "gdouble": .floating("Double"),
      "gunichar": .codePoint,
      "GType": .type,
      "utf8": .string, "filename": .string,
      "GObject.Value": .anyValue,
      "GLib.Error": .failure,
      "GObject.Object": .object("\(gtk)Object", c: "UnsafeMutablePointer<GObject>"),
      "GObject.InitiallyUnowned": .object("\(gtk)Object", c: "UnsafeMutablePointer<GObject>"),
      "Gsk.RoundedRect": .structure("Gsk.RoundedRect", c: "GskRoundedRect"),
      "cairo.Context": .boxed("Cairo.Context", c: "OpaquePointer"),
      "cairo.Region": .boxed("Cairo.Region", c: "OpaquePointer"),
      "GObject.ParamSpec": .boxed("\(gtk)ParamSpec", c: "UnsafeMutablePointer<GParamSpec>"),
      "cairo.Surface": .boxed("Cairo.Surface", c: "OpaquePointer"),
    ]
  }
}
