/// What newer versions changed in what a module has without traits, and what cannot be in files of its own: cases of its
/// enumerations, and deprecations.
///
/// `--newest` finds it out and writes it into `Later.json`, from where the next run without that takes it: whoever has
/// only the oldest version can write the module's files.
struct LaterChanges: Codable, Sendable {
  struct Case: Codable, Sendable {
    var name: String
    var value: String
    /// Its name in C.
    var symbol: String
    var trait: String
    /// The version that brought it, for the documentation.
    var version: String?
  }

  struct Deprecation: Codable, Sendable {
    var trait: String
    var message: String
  }

  /// By the enumerations' names in GIR.
  var cases: [String: [Case]] = [:]
  /// By `Origin.id`.
  var deprecations: [String: Deprecation] = [:]
}

extension LaterChanges {
  /// - Parameters:
  ///   - base: the descriptions from which the module is written without traits.
  ///   - newest: the newest ones, compared with them (`Namespace.compared(with:)`).
  ///   - types: those that are written without traits.
  init(from base: [Namespace], to newest: [Namespace], of types: Set<String>) {
    var isDeprecated: [String: Bool] = [:]
    for var namespace in base {
      namespace.visit { availability, _ in
        if let id = availability.origin?.id { isDeprecated[id] = availability.isDeprecated }
      }
    }
    for var namespace in newest where Configuration.current.isWritten(namespace.name) {
      namespace.visit { availability, _ in
        guard let id = availability.origin?.id, isDeprecated[id] == false,
          let later = availability.laterDeprecation
        else { return }
        deprecations[id] = later
      }
      for enumeration in namespace.enumerations where types.contains(enumeration.name) {
        let known = Set(enumeration.cases.filter(\.availability.isInBase).map(\.name))
        let new = enumeration.cases.filter { !known.contains($0.name) && $0.availability.isIntrospectable }
        let later = new.compactMap { Case($0, in: namespace.name) }
        if !later.isEmpty { cases[enumeration.name] = later }
      }
    }
  }
}

extension LaterChanges.Case {
  /// `nil` for what came later than the last trait.
  init?(_ description: EnumerationDescription.Case, in library: String) {
    guard let trait = description.availability.trait(in: library) else { return nil }
    self.init(
      name: description.name, value: description.value, symbol: description.availability.origin?.symbol ?? "",
      trait: trait.name, version: description.availability.version)
  }

  /// As it is described in a version that has it.
  func description(in library: String) -> EnumerationDescription.Case {
    let origin = Origin(kind: .part, namespace: library, type: nil, name: name, symbol: symbol)
    return EnumerationDescription.Case(
      name: name, value: value, availability: Availability(origin: origin, version: version))
  }
}

extension Availability {
  /// The trait that brings what is not there without.
  func trait(in library: String) -> Manifest.Trait? {
    let manifest = Configuration.current.manifest
    guard let version = version.flatMap(Version.init) else { return manifest.traits.last }
    return manifest.trait(for: version, of: library)
  }
}

extension Namespace {
  /// The description with what is new in it marked.
  ///
  /// - Parameter base: the description from which the module is written without traits.
  func compared(with base: Namespace) -> Namespace {
    var known: Set<String> = []
    var older = base
    older.visit { availability, _ in
      if let id = availability.origin?.id { known.insert(id) }
    }
    var result = self
    result.visit { availability, owner in
      guard let id = availability.origin?.id else { return }
      availability.isInBase = known.contains(id)
      // A new type says for its members when they came.
      let isOfKnownType = owner.map(known.contains) ?? true
      availability.isUndated = !availability.isInBase && availability.version == nil && isOfKnownType
    }
    return result
  }

  /// Visits what is said of each type, member, function and constant, and the `Origin.id` of the type that it belongs to.
  mutating func visit(_ body: (inout Availability, _ owner: String?) -> Void) {
    func visitMembers(_ members: inout Members, of owner: String) {
      for index in members.properties.indices { body(&members.properties[index].availability, owner) }
      for index in members.signals.indices { body(&members.signals[index].availability, owner) }
      for group in [\Members.methods, \.constructors, \.functions] {
        for index in members[keyPath: group].indices { body(&members[keyPath: group][index].availability, owner) }
      }
    }
    for index in classes.indices {
      body(&classes[index].availability, nil)
      visitMembers(&classes[index].members, of: classes[index].name)
    }
    for index in interfaces.indices {
      body(&interfaces[index].availability, nil)
      visitMembers(&interfaces[index].members, of: interfaces[index].name)
    }
    for index in records.indices {
      body(&records[index].availability, nil)
      visitMembers(&records[index].members, of: records[index].name)
    }
    for index in enumerations.indices {
      body(&enumerations[index].availability, nil)
      for part in enumerations[index].cases.indices {
        body(&enumerations[index].cases[part].availability, enumerations[index].name)
      }
    }
    for index in functions.indices { body(&functions[index].availability, nil) }
    for index in constants.indices { body(&constants[index].availability, nil) }
  }
}
