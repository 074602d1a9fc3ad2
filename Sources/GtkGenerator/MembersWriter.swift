/// Writes the members of one class or interface, and remembers the names that they take.

struct MembersWriter {
  let types: TypeTable
  let namespace: String
  let isClass: Bool
  var names: MemberNames
  var reactiveNames: MemberNames
  /// The members of `extension Reactive`.
  private(set) var reactive: [[String]] = []

  /// Classes of other libraries are nested in an enum.
  private var indentation: Int { isClass && namespace != "Gtk" ? 4 : 2 }

  private var methodWriter: MethodWriter {
    MethodWriter(calls: CallWriter(types: types, namespace: namespace), isFinal: isClass, indentation: indentation)
  }

  init(types: TypeTable, namespace: String, isClass: Bool, names: MemberNames, reactiveNames: MemberNames) {
    self.types = types
    self.namespace = namespace
    self.isClass = isClass
    self.names = names
    self.reactiveNames = reactiveNames
  }

  mutating func initialisers(_ members: Members) -> [[String]] {
    var own = MemberNames()
    var body: [[String]] = []
    for constructor in members.constructors {
      body.append(methodWriter.initialiser(constructor, inherited: names, own: &own))
    }
    names.formUnionOfInitialisers(own)
    return body.filter { !$0.isEmpty }
  }

  /// Properties first, then methods; signals go to `reactive`.
  mutating func members(_ members: Members) -> [[String]] {
    var body: [[String]] = []
    var written: Set<String> = []
    let propertyWriter = PropertyWriter(types: types, namespace: namespace, members: members, indentation: indentation)
    for property in members.properties {
      guard let output = propertyWriter.write(property), names.claimValue(output.name) else { continue }
      written.insert(property.name)
      body.append(output.plain)
      if reactiveNames.claimValue(output.name) { reactive.append(output.reactive) }
    }
    for method in members.methods {
      // Accessors are there as properties already.
      if let property = method.accessedProperty, written.contains(property) { continue }
      body.append(methodWriter.method(method, names: &names))
    }
    let signalWriter = SignalWriter(types: types, namespace: namespace)
    for signal in members.signals { reactive.append(signalWriter.write(signal, names: &reactiveNames)) }
    reactive.removeAll(where: \.isEmpty)
    return body.filter { !$0.isEmpty }
  }

  mutating func functions(_ members: Members) -> [[String]] {
    var body: [[String]] = []
    for function in members.functions { body.append(methodWriter.function(function, names: &names)) }
    return body.filter { !$0.isEmpty }
  }
}
