/// Writes what a trait brings to types that are there without it: extensions.

extension TypeWriter {
  /// The extension of a class, or nothing. Those of its ancestors must have been written before.
  ///
  /// - Parameters:
  ///   - interfaces: those that the class has only with the trait.
  ///   - descendants: the classes derived from it.
  mutating func writeExtension(
    of description: ClassDescription, interfaces: [String], descendants: [String]
  ) -> String {
    let name = NameRules.typeName(description.name)
    let namespace = Scope.namespace(of: description.name)
    let family = [description.name, description.parent].compactMap(\.self)
    var names = union(of: family, in: memberNames) ?? (description.isFundamental ? .ofBoxed : .ofObject)
    var reactiveNames = union(of: family, in: reactiveNames) ?? MemberNames()
    for descendant in descendants {
      memberNames[descendant].map { names.reserve($0) }
      self.reactiveNames[descendant].map { reactiveNames.reserve($0) }
    }
    var byHand = MemberNames()
    for type in descendants + [description.name, "GObject.Object", "Gtk.Widget"] {
      byHand.claimByHand(Scope.tables.members[type] ?? [])
    }
    names.reserve(byHand)
    var writer = MembersWriter(
      types: types, namespace: namespace, isClass: true, owner: description.name, names: names,
      reactiveNames: reactiveNames)
    writer.isExtension = true
    var body: [[String]] = []
    if description.isFundamental {
      body += writer.heldMembers(description.members)
    } else {
      body += writer.initialisers(description.members)
      body += writer.members(description.members)
      body += writer.functions(description.members)
    }
    writer.names.releaseReserved()
    writer.reactiveNames.releaseReserved()
    memberNames[description.name] = writer.names
    self.reactiveNames[description.name] = writer.reactiveNames
    return interfaces.map { "extension \(name): \(NameRules.typeName($0)) {}\n\n" }.joined()
      + extending(name, body, writer.reactive)
  }

  /// The extension of an interface, or nothing.
  mutating func writeExtension(of description: InterfaceDescription) -> String {
    var writer = MembersWriter(
      types: types, namespace: Scope.namespace(of: description.name), isClass: false, owner: description.name,
      names: memberNames[description.name] ?? .ofObject,
      reactiveNames: reactiveNames[description.name] ?? MemberNames())
    writer.isExtension = true
    let body = writer.members(description.members)
    (memberNames[description.name], reactiveNames[description.name]) = (writer.names, writer.reactiveNames)
    return extending(
      NameRules.typeName(description.name), body, writer.reactive.map { yieldingToClasses($0) })
  }

  /// The extension of a struct, or nothing.
  mutating func writeExtension(of description: RecordDescription) -> String {
    let records = RecordWriter(types: types, namespace: Scope.namespace(of: description.name))
    guard let type = try? types.swiftType(for: GirType(name: description.name)) else { return "" }
    var writer = records.membersWriter(description)
    writer.isExtension = true
    memberNames[description.name].map { writer.names = $0 }
    let body: [[String]]
    switch type {
    case .structure: body = writer.valueMembers(description.members)
    case .boxed: body = writer.heldMembers(description.members)
    default: return ""
    }
    memberNames[description.name] = writer.names
    return extending(NameRules.typeName(description.name), body, [])
  }

  private func extending(_ name: String, _ body: [[String]], _ reactive: [[String]]) -> String {
    (body.isEmpty ? "" : text(block("extension \(name)", body))) + reactiveExtension(of: name, reactive)
  }

  private func union(of types: [String], in names: [String: MemberNames]) -> MemberNames? {
    let known = types.compactMap { names[$0] }
    guard var union = known.first else { return nil }
    for other in known.dropFirst() { union.formUnion(other) }
    return union
  }
}
