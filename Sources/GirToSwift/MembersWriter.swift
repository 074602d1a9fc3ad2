/// Writes the members of one class or interface, and remembers the names that they take.

struct MembersWriter {
  let types: TypeTable
  let namespace: String
  let isClass: Bool
  /// The class or interface whose members are written.
  let owner: String
  var names: MemberNames
  var reactiveNames: MemberNames
  /// Whether only the members are written that a trait brings, in an extension.
  var isExtension = false
  /// The members of `extension Reactive`.
  private(set) var reactive: [[String]] = []

  /// Classes of other libraries are nested in an enum.
  private var indentation: Int {
    !isExtension && isClass && Configuration.current.library(namespace)?.isTopLevel != true ? 4 : 2
  }

  private var methodWriter: MethodWriter {
    MethodWriter(
      calls: CallWriter(types: types, namespace: namespace), modifier: isClass ? "final " : "", indentation: indentation
    )
  }

  init(
    types: TypeTable, namespace: String, isClass: Bool, owner: String, names: MemberNames,
    reactiveNames: MemberNames
  ) {
    self.types = types
    self.namespace = namespace
    self.isClass = isClass
    self.owner = owner
    self.names = names
    self.reactiveNames = reactiveNames
  }

  mutating func initialisers(_ members: Members) -> [[String]] {
    var own = MemberNames()
    var body: [[String]] = []
    for constructor in wanted(members.constructors).deprecatedLast() {
      if Scope.tables.finders.contains(constructor.cIdentifier) {
        body.append(methodWriter.finder(constructor, names: &names))
        continue
      }
      // The initialisers that subclasses override cannot be in extensions.
      let lines = isExtension ? nil : methodWriter.initialiser(constructor, inherited: names, own: &own)
      body.append(lines ?? methodWriter.factory(constructor, of: owner, isHeld: false, names: &names))
    }
    names.formUnionOfInitialisers(own)
    return body.filter { !$0.isEmpty }
  }

  /// Properties first, then methods; signals go to `reactive`.
  mutating func members(_ members: Members) -> [[String]] {
    var body: [[String]] = []
    let properties = wanted(members.properties)
    var written = Set(members.properties.map(\.name)).subtracting(properties.map(\.name))
    let propertyWriter = PropertyWriter(
      types: types, namespace: namespace, owner: owner, members: members, indentation: indentation,
      targetClass: isClass ? NameRules.typeName(owner) : nil, modifier: isClass ? "final " : "",
      taken: gtk.isEmpty ? [] : names.functionNames.union(names.byHand))
    for property in properties.deprecatedLast() {
      let symbol = "\(owner):\(property.name)"
      if !property.isReadable {
        let output = types.ledger.noting(symbol) { () throws(Unmapped) in try propertyWriter.writeOnly(property) }
        guard let output, reactiveNames.claimValue(output.name) else { continue }
        reactive.append(output.reactive)
        body.append(output.plain)
        continue
      }
      let output = types.ledger.noting(symbol) { () throws(Unmapped) in
        if let reason = Scope.reasonToLeaveOut(symbol) { throw Unmapped(reason) }
        return try propertyWriter.write(property)
      }
      guard let output else { continue }
      guard names.claimValue(output.name) else {
        // An ancestor has it.
        written.insert(property.name)
        // The functions of C that read and set it were there before it was a property.
        guard isExtension else { continue }
        if names.isReserved(output.name) {
          types.ledger.add(symbol, "a subclass has its name")
        } else if reactiveNames.claimValue(output.name) {
          reactive.append(output.reactive)
        }
        continue
      }
      written.insert(property.name)
      body.append(output.plain)
      if members.hasSignal(insteadOf: property) { continue }
      if reactiveNames.claimValue(output.name) { reactive.append(output.reactive) }
    }
    for method in wanted(members.methods).deprecatedLast() {
      // Accessors are there as properties already.
      if let property = method.accessedProperty, written.contains(property), method.isPlainAccessor(of: property) {
        continue
      }
      body.append(methodWriter.method(method, siblings: members.methods, names: &names))
    }
    let signalWriter = SignalWriter(types: types, namespace: namespace, owner: owner)
    for signal in wanted(members.signals) { reactive.append(signalWriter.write(signal, names: &reactiveNames)) }
    reactive.removeAll(where: \.isEmpty)
    return body.filter { !$0.isEmpty }
  }

  /// The members of a class that holds a C struct, or an object that is no GObject.
  mutating func heldMembers(_ members: Members) -> [[String]] {
    var own = MemberNames()
    var body: [[String]] = []
    for constructor in wanted(members.constructors).deprecatedLast() {
      let lines = methodWriter.initialiser(constructor, inherited: nil, own: &own)
      body.append(lines ?? methodWriter.factory(constructor, of: owner, isHeld: true, names: &names))
    }
    for method in wanted(members.methods) where !RecordWriter.isMemoryManagement(method) {
      body.append(methodWriter.method(method, siblings: members.methods, names: &names))
    }
    return body.filter { !$0.isEmpty } + functions(members)
  }

  /// The members of a struct that is a value.
  mutating func valueMembers(_ members: Members) -> [[String]] {
    var writer = methodWriter
    writer.receiver = .structure
    var body: [[String]] = []
    for method in wanted(members.methods) where !RecordWriter.isMemoryManagement(method) {
      body.append(writer.method(method, siblings: members.methods, names: &names))
    }
    return body.filter { !$0.isEmpty } + functions(members)
  }

  mutating func functions(_ members: Members) -> [[String]] {
    var body: [[String]] = []
    for function in wanted(members.functions) {
      body.append(
        methodWriter.function(function, siblings: members.functions + members.constructors, names: &names))
    }
    return body.filter { !$0.isEmpty }
  }

  private func wanted<Member: Described>(_ members: [Member]) -> [Member] {
    isExtension ? members.filter { Scope.isBroughtByTrait($0.availability, in: namespace) } : members
  }
}

extension Array where Element: Described {
  /// What has a successor must not take its name.
  fileprivate func deprecatedLast() -> [Element] {
    filter { !$0.availability.isDeprecated } + filter { $0.availability.isDeprecated }
  }
}

extension CallableDescription {
  /// Whether an accessor does nothing but what its property does, under the property's name. One of another name, such as
  /// `set_from_paintable`, is what people look for who have read GTK's documentation, and older descriptions do not say
  /// that it is an accessor.
  fileprivate func isPlainAccessor(of property: String) -> Bool {
    let property = property.replacing("-", with: "_")
    return switch name {
    case property, "get_" + property: parameters.isEmpty
    case "set_" + property: parameters.count == 1
    default: false
    }
  }
}

extension Members {
  /// Whether a property that nobody should use any more would take a signal's name.
  fileprivate func hasSignal(insteadOf property: PropertyDescription) -> Bool {
    property.availability.isDeprecated
      && signals.contains { $0.name == property.name && !$0.availability.isDeprecated }
  }
}
