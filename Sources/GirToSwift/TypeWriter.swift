/// Writes wrapper classes and protocols.

struct TypeWriter {
  /// What the types are that members have: more with each trait.
  var types: TypeTable
  /// The names that a type and its ancestors have used.
  var memberNames: [String: MemberNames] = [:]
  var reactiveNames: [String: MemberNames] = [:]

  init(types: TypeTable) {
    self.types = types
    if !gtk.isEmpty {
      var names = MemberNames.ofObject
      names.claimByHand(Scope.tables.members["GObject.Object"] ?? [])
      memberNames["GObject.Object"] = names
    }
  }

  /// The Swift source of a class. Its parent must have been written before.
  ///
  /// - Parameter interfaces: those that the class has and its ancestors have not.
  mutating func write(_ description: ClassDescription, interfaces: [String]) -> String {
    if description.isFundamental { return writeFundamental(description) }
    let name = NameRules.typeName(description.name)
    let parent = description.parent.flatMap { types.isGenerated($0) ? $0 : nil } ?? "GObject.Object"
    let overridable = Scope.tables.superclassesByHand[description.name]
    let supertypes = [overridable ?? NameRules.typeName(parent)] + interfaces.map(NameRules.typeName)
    var body: [[String]] = [
      RegistryWriter.gType(description.typeFunction),
      adopting(isDerivable: overridable != nil || Scope.tables.derivable.contains(description.name)),
    ]
    body += types.pointerMember(of: description.name)
    if Scope.tables.shared.contains(description.name) {
      body.insert(["@_spi(Bindings) open override class var isShared: Bool { true }"], at: 1)
    }
    var writer = MembersWriter(
      types: types, namespace: Scope.namespace(of: description.name), isClass: true, owner: description.name,
      names: memberNames[parent] ?? memberNames["GObject.Object"] ?? .ofObject,
      reactiveNames: reactiveNames[parent] ?? MemberNames())
    body += writer.initialisers(description.members)
    body += writer.members(description.members)
    body += writer.functions(description.members)
    memberNames[description.name] = writer.names
    if !Configuration.current.isWritten(Scope.namespace(of: description.name)) {
      memberNames[description.name]?.claimByHand(Scope.tables.members[description.name] ?? [])
    }
    reactiveNames[description.name] = writer.reactiveNames
    let declaration = "open class \(NameRules.innerName(name)): \(supertypes.joined(separator: ", "))"
    return nested(name, documented(name, description.availability, block(declaration, body)))
      + reactiveExtension(of: name, writer.reactive)
  }

  /// Only classes that are made to be derived from make a GObject by themselves: the others inherit no default argument.
  private func adopting(isDerivable: Bool) -> [String] {
    let call = "{ super.init(adopting: pointer) }"
    guard isDerivable else { return ["public override init(adopting pointer: UnsafeMutableRawPointer) \(call)"] }
    return [
      "/// Wraps a new GObject, or makes that of a Swift subclass.",
      "public override init(adopting pointer: UnsafeMutableRawPointer = \(gtk)Object.unmade) \(call)",
    ]
  }

  /// An interface with one private class behind it, as that class.
  mutating func writeAsClass(_ description: InterfaceDescription) -> String {
    var members = description.members
    let makers = members.functions.filter { $0.name.hasPrefix("new_") }
    members.constructors += makers
    members.functions.removeAll { $0.name.hasPrefix("new_") }
    let stand = ClassDescription(
      name: description.name, cType: description.cType, typeFunction: description.typeFunction,
      members: members, availability: description.availability)
    return write(stand, interfaces: [])
  }

  /// The Swift source of a class whose objects are no GObjects. Its parent must have been written before.
  private mutating func writeFundamental(_ description: ClassDescription) -> String {
    let name = NameRules.typeName(description.name)
    let parent = description.parent.flatMap { types.isGenerated($0) ? $0 : nil }
    var body: [[String]] = [RegistryWriter.gType(description.typeFunction)]
    body += types.pointerMember(of: description.name)
    if parent == nil, let hold = description.referenceFunction, let release = description.unreferenceFunction {
      body += RecordWriter.holding(hold: hold, release: release)
    }
    var writer = MembersWriter(
      types: types, namespace: Scope.namespace(of: description.name), isClass: true, owner: description.name,
      names: parent.flatMap { memberNames[$0] } ?? .ofBoxed, reactiveNames: MemberNames())
    body += writer.heldMembers(description.members)
    memberNames[description.name] = writer.names
    let supertype = parent.map(NameRules.typeName) ?? "\(gtk)FundamentalObject"
    return nested(
      name,
      documented(name, description.availability, block("open class \(NameRules.innerName(name)): \(supertype)", body)))
  }

  /// The Swift source of a C struct.
  mutating func write(_ description: RecordDescription) -> String {
    let name = NameRules.typeName(description.name)
    let writer = RecordWriter(types: types, namespace: Scope.namespace(of: description.name))
    guard let type = try? types.swiftType(for: GirType(name: description.name)) else { return "" }
    let output: RecordWriter.Output
    switch type {
    case .structure(_, let c): output = writer.structure(description, name: name, c: c)
    case .boxed: output = writer.boxed(description, name: name)
    default: return ""
    }
    memberNames[description.name] = output.names
    return nested(name, documented(name, description.availability, block(output.declaration, output.body)))
  }

  /// The Swift source of a protocol for an interface, whose members are in an extension of it.
  mutating func write(_ description: InterfaceDescription) -> String {
    let name = NameRules.typeName(description.name)
    let prerequisites = description.prerequisites.filter { types.isGenerated($0) && $0 != "GObject.Object" }
    // Swift wants the class before the protocols.
    let ordered = prerequisites.filter { !types.isInterface($0) } + prerequisites.filter(types.isInterface)
    var supertypes = ordered.isEmpty ? ["\(gtk)Object"] : ordered.map(NameRules.typeName)
    if Scope.tables.subclassTraits.contains(description.name) { supertypes.append("\(gtk)SubclassTrait") }
    var writer = MembersWriter(
      types: types, namespace: Scope.namespace(of: description.name), isClass: false, owner: description.name,
      names: .ofObject, reactiveNames: MemberNames())
    let body = writer.members(description.members)
    (memberNames[description.name], reactiveNames[description.name]) = (writer.names, writer.reactiveNames)
    let declaration = "public protocol \(NameRules.innerName(name)): \(supertypes.joined(separator: ", ")) {}"
    return nested(name, documented(name, description.availability, [declaration]))
      + (body.isEmpty ? "" : text(block("extension \(name)", body)))
      + reactiveExtension(of: name, writer.reactive.map { yieldingToClasses($0) })
      + text(standIn(for: description))
  }

  /// A class for objects of which nothing is known but that they have the interface.
  private func standIn(for description: InterfaceDescription) -> [String] {
    guard description.canHaveStandIn(types) else { return [] }
    let name = NameRules.typeName(description.name)
    let isShared = Scope.tables.shared.contains(description.name)
    return [
      "/// An object of a class that is private to its library, known by its interface.",
      "final class \(description.standInName): \(gtk)Object, \(name) {\(isShared ? "" : "}")",
    ] + (isShared ? ["  override class var isShared: Bool { true }", "}"] : [])
  }

  /// A class may be able to set what the interface can only read. Then both would be equally good.
  func yieldingToClasses(_ lines: [String]) -> [String] {
    lines.flatMap { $0.contains("{ readOnly") ? ["@_disfavoredOverload", $0] : [$0] }
  }

  func reactiveExtension(of name: String, _ members: [[String]]) -> String {
    members.isEmpty ? "" : text(block("extension Reactive where Base: \(name)", members))
  }

  private func documented(_ name: String, _ availability: Availability, _ lines: [String]) -> [String] {
    DocComment.lines(of: availability, indentation: name.contains(".") ? 2 : 0, note: availability.deprecationNote)
      + lines
  }

  /// Puts a type of another library into the enum of that name.
  private func nested(_ name: String, _ lines: [String]) -> String {
    guard let dot = name.firstIndex(of: ".") else { return text(lines) }
    return text(["extension \(name[..<dot]) {"] + lines.map(\.indented) + ["}"])
  }

  func block(_ declaration: String, _ members: [[String]]) -> [String] {
    let body = members.map { $0.map(\.indented) }.joined(separator: [""])
    return ["\(declaration) {"] + body + ["}"]
  }

  func text(_ lines: [String]) -> String {
    lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n\n"
  }
}

extension String {
  /// One level deeper, unless it is empty.
  var indented: String { isEmpty ? self : "  " + self }
}
