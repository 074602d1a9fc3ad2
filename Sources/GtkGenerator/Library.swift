/// Everything that is generated, in the order in which it can be written.

struct Library {
  let types: TypeTable
  /// Parents before their subclasses, otherwise by name.
  let classes: [ClassDescription]
  let interfaces: [InterfaceDescription]
  let enumerations: [EnumerationDescription]

  init(_ namespaces: [Namespace]) {
    types = TypeTable(namespaces)
    interfaces = namespaces.flatMap(\.interfaces).filter(Scope.includes).sorted { $0.name < $1.name }
    enumerations = namespaces.flatMap(\.enumerations).filter(Scope.includes).sorted { $0.name < $1.name }
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
