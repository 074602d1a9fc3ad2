/// Everything that is generated, in the order in which it can be written.
///
/// With it comes what modules have that are used.

struct Library {
  let types: TypeTable
  /// Parents before their subclasses, otherwise by name.
  private(set) var classes: [ClassDescription]
  private(set) var interfaces: [InterfaceDescription]
  private(set) var enumerations: [EnumerationDescription]
  /// The codes of errors.
  private(set) var errors: [EnumerationDescription]
  /// Structs that are values or are held by classes.
  private(set) var records: [RecordDescription]
  private(set) var namespaces: [Namespace]

  init(_ namespaces: [Namespace]) {
    let types = TypeTable(namespaces)
    self.types = types
    self.namespaces = namespaces
    records = namespaces.flatMap(\.records).filter { Scope.includes($0) && types.isGenerated($0.name) }
      .sorted { $0.name < $1.name }
    interfaces = namespaces.flatMap(\.interfaces).filter(Scope.includes).sorted { $0.name < $1.name }
    enumerations = namespaces.flatMap(\.enumerations).filter(Scope.includes).sorted { $0.name < $1.name }
    errors = namespaces.flatMap(\.enumerations).filter(Scope.includesErrors).sorted { $0.name < $1.name }
    classes = Library.parentsFirst(namespaces.flatMap(\.classes).filter(Scope.includes).sorted { $0.name < $1.name })
  }

  /// Only what has one of these names.
  func written(_ isWritten: (String) -> Bool) -> Library {
    var library = self
    library.classes.removeAll { !isWritten($0.name) }
    library.interfaces.removeAll { !isWritten($0.name) }
    library.enumerations.removeAll { !isWritten($0.name) }
    library.errors.removeAll { !isWritten($0.name) }
    library.records.removeAll { !isWritten($0.name) }
    library.namespaces.removeAll { !isWritten("\($0.name).") }
    return library
  }

  /// The names of all types but enumerations, as GIR has them.
  var names: Set<String> {
    Set(classes.map(\.name) + interfaces.map(\.name) + records.map(\.name) + errors.map(\.name))
  }

  /// The classes that are derived from each, directly or not.
  var descendants: [String: [String]] {
    var parents: [String: String] = [:]
    for description in classes { parents[description.name] = description.parent }
    var result: [String: [String]] = [:]
    for description in classes {
      var ancestor = description.parent
      while let parent = ancestor {
        result[parent, default: []].append(description.name)
        ancestor = parents[parent]
      }
    }
    return result
  }

  /// The interfaces that a class has and none of its ancestors, and that are generated.
  func ownInterfaces(of description: ClassDescription) -> [String] {
    var inherited: Set<String> = []
    var ancestor = description.parent
    while let parent = classes.first(where: { $0.name == ancestor }) {
      inherited.formUnion(parent.implements)
      ancestor = parent.parent
    }
    return description.implements.filter { types.isInterface($0) && !inherited.contains($0) }
  }

  private static func parentsFirst(_ classes: [ClassDescription]) -> [ClassDescription] {
    let byName = Dictionary(uniqueKeysWithValues: classes.map { ($0.name, $0) })
    var done: Set<String> = []
    var result: [ClassDescription] = []
    func add(_ description: ClassDescription) {
      guard done.insert(description.name).inserted else { return }
      if let parent = description.parent.flatMap({ byName[$0] }) { add(parent) }
      result.append(description)
    }
    classes.forEach(add)
    return result
  }
}

extension Library {
  /// Notes which types are left out, and why.
  func noteTypesThatAreLeftOut() {
    for namespace in namespaces where Configuration.current.isWritten(namespace.name) {
      for type in namespace.classes { note(type.name, type.availability) }
      for type in namespace.interfaces { note(type.name, type.availability) }
      for type in namespace.records where !type.isTable && !type.name.hasSuffix("Private") {
        note(type.name, type.availability)
      }
      for type in namespace.enumerations where !types.isGenerated(type.name) {
        if Configuration.current.library(namespace.name)?.only == nil, !Scope.includesErrors(type) {
          note(type.name, type.availability, otherwise: "has no type")
        }
      }
    }
  }

  /// The name of the library that is not wrapped in part only.
  private var wholeTitle: String { Configuration.current.manifest.libraries[0].title }

  private func note(_ name: String, _ availability: Availability, otherwise reason: String? = nil) {
    guard !types.isGenerated(name) else { return }
    if let reason = Scope.tables.leaveOut[name] { return types.ledger.add(name, reason) }
    types.ledger.noting(name) { () throws(Unmapped) in
      try Scope.checkUsable(availability, in: Scope.namespace(of: name))
      if let reason { throw Unmapped(reason) }
      let isWhole = Configuration.current.library(Scope.namespace(of: name))?.only == nil
      throw Unmapped(isWhole ? "a struct of C that cannot be copied" : "nothing of \(wholeTitle) needs it")
    }
  }
}
