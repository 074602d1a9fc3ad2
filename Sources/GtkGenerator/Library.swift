/// Everything that is generated, in the order in which it can be written.

struct Library {
  let types: TypeTable
  /// Parents before their subclasses, otherwise by name.
  let classes: [ClassDescription]
  let interfaces: [InterfaceDescription]
  let enumerations: [EnumerationDescription]
  /// The codes of errors.
  let errors: [EnumerationDescription]
  /// Structs that are values or are held by classes.
  let records: [RecordDescription]
  let namespaces: [Namespace]

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
    for namespace in namespaces {
      for type in namespace.classes { note(type.name, type.availability) }
      for type in namespace.interfaces { note(type.name, type.availability) }
      for type in namespace.records where !type.isTable && !type.name.hasSuffix("Private") {
        note(type.name, type.availability)
      }
      for type in namespace.enumerations where !types.isGenerated(type.name) && type.name.hasPrefix("G") {
        if ["Gtk", "Gdk", "Gsk"].contains(namespace.name), !Scope.includesErrors(type) {
          note(type.name, type.availability, otherwise: "has no type")
        }
      }
    }
  }

  private func note(_ name: String, _ availability: Availability, otherwise reason: String? = nil) {
    guard !types.isGenerated(name) else { return }
    if let reason = Scope.leftOut[name] { return types.ledger.add(name, reason) }
    types.ledger.noting(name) { () throws(Unmapped) in
      try Scope.checkUsable(availability, in: Scope.namespace(of: name))
      if let reason { throw Unmapped(reason) }
      let isOurs = ["Gtk", "Gdk", "Gsk"].contains(Scope.namespace(of: name))
      throw Unmapped(isOurs ? "a struct of C that cannot be copied" : "nothing of GTK needs it")
    }
  }
}
