/// Writes C structs: as Swift structs where they are nothing but their fields, as classes that hold them otherwise.

struct RecordWriter {
  let types: TypeTable
  let namespace: String

  /// The parts of a declaration, and the names of its members.
  struct Output {
    var declaration: String
    var body: [[String]]
    var names: MemberNames
  }

  /// A class that holds a struct, and copies and frees it as its type says.
  func boxed(_ description: RecordDescription, name: String) -> Output {
    var body: [[String]] = []
    if let function = description.typeFunction {
      body.append(["public override class var gType: \(gtk)GType { \(function)() }"])
    } else {
      body += Self.variant
    }
    body += types.pointerMember(of: description.name)
    let inner = NameRules.innerName(name)
    let comparison = comparison(of: description, name: inner)
    body += comparison.body
    var writer = membersWriter(description)
    body += writer.heldMembers(description.members)
    // Gtk has functions for them.
    if !gtk.isEmpty { body += fieldValues(of: description, &writer.names) }
    let supertypes = (["\(gtk)Boxed"] + comparison.conformances).joined(separator: ", ")
    return Output(declaration: "public final class \(inner): \(supertypes)", body: body, names: writer.names)
  }

  /// Properties for the fields that C programs read.
  private func fieldValues(of description: RecordDescription, _ names: inout MemberNames) -> [[String]] {
    guard let pointer = try? types.swiftType(for: GirType(name: description.name)), !pointer.hasOpaquePointer else {
      return []
    }
    var body: [[String]] = []
    for field in description.fields where field.isReadable {
      guard let type = try? types.swiftType(for: field.type) else { continue }
      switch type {
      case .boolean, .integer, .wide, .floating, .codePoint, .enumeration, .flags, .structure, .object: break
      default: continue
      }
      guard field.type?.cType?.hasSuffix("**") != true, field.type?.kind == .plain,
        let value = try? type.result(
          "\(pointer.pointerMember).pointee.\(field.name)", cType: field.type?.cType, transfer: .none,
          isNullable: true)
      else { continue }
      let name = NameRules.identifier(field.name)
      guard names.claimValue(name) else { continue }
      body.append(
        DocComment.lines(of: field.availability, indentation: 4) + [
          "public var \(name): \(type.resultSpelling(isNullable: true)) { \(value) }"
        ])
    }
    return body
  }

  /// What makes a struct that C has functions to compare with `Equatable`, and one that it can hash `Hashable`.
  private func comparison(
    of description: RecordDescription, name: String
  ) -> (conformances: [String], body: [[String]]) {
    let calls = CallWriter(types: types, namespace: namespace)
    let usable = description.members.methods.filter { (try? calls.call($0, on: .instance)) != nil }
    let equality = usable.first {
      ["equal", "equals", "is_equal"].contains($0.name) && $0.parameters.map(\.type?.name) == [description.name]
    }
    guard let equality else { return ([], []) }
    let equal = [
      "/// Whether both are equal, as C compares them.",
      "public static func == (left: \(name), right: \(name)) -> Bool { left.\(NameRules.identifier(equality.name))(right) }",
    ]
    guard usable.contains(where: { $0.name == "hash" && $0.parameters.isEmpty }),
      !Scope.tables.hashedByHand.contains(description.name)
    else { return (["@MainActor Equatable"], [equal]) }
    let hash = ["public func hash(into hasher: inout Hasher) { hasher.combine(hash()) }"]
    return (["@MainActor Hashable"], [equal, hash])
  }

  /// A value with the struct's fields.
  func structure(_ description: RecordDescription, name: String, c: String) -> Output {
    let fields = description.fields.compactMap {
      field -> (name: String, type: SwiftType, availability: Availability)? in
      guard let type = try? types.swiftType(for: field.type) else { return nil }
      return (NameRules.identifier(field.name), type, field.availability)
    }
    var body: [[String]] = fields.map {
      DocComment.lines(of: $0.availability, indentation: 4) + [
        "public var \($0.name): \($0.type.spelling(isNullable: false))"
      ]
    }
    let parameters = fields.map { "\($0.name): \($0.type.spelling(isNullable: false))" }.joined(separator: ", ")
    body.append(
      ["/// Makes one of its fields.", "public init(\(parameters)) {"] + fields.map { "  self.\($0.name) = \($0.name)" }
        + ["}"])
    let inner = NameRules.innerName(name)
    body.append(
      ["@_spi(Bindings) public init(cValue: \(c)) {"]
        + zip(fields, description.fields).map { "  \($0.name) = \(fromC($0.type, "cValue.\($1.name)"))" } + ["}"])
    let arguments = zip(fields, description.fields).map { "\($1.name): \(toC($0.type, $0.name))" }
    body.append(["@_spi(Bindings) public var cValue: \(c) { \(c)(\(arguments.joined(separator: ", "))) }"])
    var conformances = "Hashable, Sendable"
    if let function = description.typeFunction {
      conformances = "\(gtk)CStructure, " + conformances
      body.append(["public static var gType: \(gtk)GType { \(function)() }"])
      body.append([
        "public static func readNullable(_ slot: \(gtk)GValueSlot) -> \(inner)? {",
        "  slot.structure.map { \(inner)(cValue: $0.assumingMemoryBound(to: \(c).self).pointee) }",
        "}",
      ])
      body.append([
        "public static func read(_ slot: \(gtk)GValueSlot) -> \(inner) {",
        "  readNullable(slot) ?? \(inner)(cValue: \(c)())",
        "}",
      ])
      body.append([
        "public func write(to slot: \(gtk)GValueSlot) {",
        "  var structure = cValue",
        "  g_value_set_boxed(slot.pointer, &structure)",
        "}",
      ])
    }
    var writer = membersWriter(description)
    for field in fields { _ = writer.names.claimValue(field.name) }
    body += writer.valueMembers(description.members)
    return Output(declaration: "public struct \(inner): \(conformances)", body: body, names: writer.names)
  }

  func membersWriter(_ description: RecordDescription) -> MembersWriter {
    MembersWriter(
      types: types, namespace: namespace, isClass: false, owner: description.name, names: .ofBoxed,
      reactiveNames: MemberNames())
  }

  private func fromC(_ type: SwiftType, _ value: String) -> String {
    (try? type.result(value, cType: nil, transfer: .none, isNullable: false)) ?? value
  }

  private func toC(_ type: SwiftType, _ value: String) -> String {
    if case .structure = type { return "\(value).cValue" }
    return (try? type.passing(value, cType: nil, transfer: .none, isNullable: false).expression) ?? value
  }

  /// What wrappers do by themselves.
  static func isMemoryManagement(_ method: CallableDescription) -> Bool {
    ["copy", "free", "ref", "unref", "ref_sink", "take_ref"].contains(method.name)
      || ["init_", "unref_", "free_"].contains(where: method.name.hasPrefix) || method.name == "init"
  }

  /// How a class holds objects that are no GObjects.
  static func holding(hold: String, release: String) -> [[String]] {
    [
      [
        "@_spi(Bindings) public override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {",
        "  UnsafeMutableRawPointer(\(hold)(pointer.cast()))",
        "}",
      ],
      [
        "@_spi(Bindings) public override class func release(_ pointer: UnsafeMutableRawPointer) {",
        "  \(release)(UnsafeRawPointer(pointer).cast())",
        "}",
      ],
    ]
  }

  /// `GVariant` is no boxed type, and new ones are floating.
  private static let variant: [[String]] =
    [["public override class var gType: \(gtk)GType { \(gtk)FundamentalType.variant }"]]
    + holding(hold: "g_variant_ref_sink", release: "g_variant_unref")
    + [
      [
        "@_spi(Bindings) public override class func store(_ pointer: UnsafeMutableRawPointer?, in slot: \(gtk)GValueSlot) {",
        "  g_value_set_variant(slot.pointer, pointer.map { OpaquePointer($0) })",
        "}",
      ]
    ]
}
