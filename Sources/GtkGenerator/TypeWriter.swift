/// Writes wrapper classes and protocols.

struct TypeWriter {
  let types: TypeTable
  /// The names that ancestors have used, by class.
  private var memberNames: [String: MemberNames] = [:]
  private var reactiveNames: [String: MemberNames] = [:]

  init(types: TypeTable) {
    self.types = types
  }

  /// The Swift source of a class. Its parent must have been written before.
  ///
  /// - Parameter interfaces: those that the class has and its ancestors have not.
  mutating func write(_ description: ClassDescription, interfaces: [String]) -> String {
    let name = NameRules.typeName(description.name)
    let parent = description.parent.flatMap { types.isGenerated($0) ? $0 : nil } ?? "GObject.Object"
    let supertypes = [NameRules.typeName(parent)] + interfaces.map(NameRules.typeName)
    var body: [[String]] = [
      ["open override class var gType: GType { \(description.typeFunction ?? "")() }"],
      ["public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }"],
    ]
    var writer = MembersWriter(
      types: types, namespace: Scope.namespace(of: description.name), isClass: true,
      names: memberNames[parent] ?? .ofObject, reactiveNames: reactiveNames[parent] ?? MemberNames())
    body += writer.initialisers(description.members)
    body += writer.members(description.members)
    body += writer.functions(description.members)
    memberNames[description.name] = writer.names
    reactiveNames[description.name] = writer.reactiveNames
    let declaration = "open class \(NameRules.innerName(name)): \(supertypes.joined(separator: ", "))"
    return nested(name, documented(name, description.availability, block(declaration, body)))
      + reactiveExtension(of: name, writer.reactive)
  }

  /// The Swift source of a protocol for an interface, whose members are in an extension of it.
  func write(_ description: InterfaceDescription) -> String {
    let name = NameRules.typeName(description.name)
    let prerequisites = description.prerequisites.filter { types.isGenerated($0) && $0 != "GObject.Object" }
    // Swift wants the class before the protocols.
    let ordered = prerequisites.filter { !types.isInterface($0) } + prerequisites.filter(types.isInterface)
    let supertypes = ordered.isEmpty ? ["Object"] : ordered.map(NameRules.typeName)
    var writer = MembersWriter(
      types: types, namespace: Scope.namespace(of: description.name), isClass: false, names: .ofObject,
      reactiveNames: MemberNames())
    let body = writer.members(description.members)
    let declaration = "public protocol \(NameRules.innerName(name)): \(supertypes.joined(separator: ", ")) {}"
    return nested(name, documented(name, description.availability, [declaration]))
      + (body.isEmpty ? "" : text(block("extension \(name)", body)))
      + reactiveExtension(of: name, writer.reactive)
      + text(standIn(for: description))
  }

  /// A class for objects of which nothing is known but that they have the interface.
  private func standIn(for description: InterfaceDescription) -> [String] {
    guard description.canHaveStandIn(types) else { return [] }
    let name = NameRules.typeName(description.name)
    return [
      "/// An object of a class that is private to its library, known by its interface.",
      "final class \(description.standInName): Object, \(name) {}",
    ]
  }

  private func reactiveExtension(of name: String, _ members: [[String]]) -> String {
    members.isEmpty ? "" : text(block("extension Reactive where Base: \(name)", members))
  }

  private func documented(_ name: String, _ availability: Availability, _ lines: [String]) -> [String] {
    DocComment.lines(availability.documentation, indentation: name.contains(".") ? 2 : 0) + lines
  }

  /// Puts a type of another library into the enum of that name.
  private func nested(_ name: String, _ lines: [String]) -> String {
    guard let dot = name.firstIndex(of: ".") else { return text(lines) }
    return text(["extension \(name[..<dot]) {"] + lines.map { "  " + $0 } + ["}"])
  }

  private func block(_ declaration: String, _ members: [[String]]) -> [String] {
    let body = members.map { $0.map { "  " + $0 } }.joined(separator: [""])
    return ["\(declaration) {"] + body + ["}"]
  }

  private func text(_ lines: [String]) -> String {
    lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n\n"
  }
}
