/// Writes a GObject property as a Swift property and as a reactive one.

struct PropertyWriter {
  let types: TypeTable
  let namespace: String
  /// The class or interface that the property belongs to.
  let owner: String
  /// What it has, for its C accessors.
  let members: Members
  /// How far the lines will be indented.
  let indentation: Int
  /// The class whose accessors the reactive properties use; nil in a protocol, of which no object is known to be one
  /// without looking it up.
  let targetClass: String?
  /// `final ` in classes: what may be overridden costs the compiler a dispatch thunk and a table entry for each accessor.
  var modifier = ""
  /// The names of ancestors' methods, and of what they have by hand, which is something else.
  var taken: Set<String> = []

  private var calls: CallWriter { CallWriter(types: types, namespace: namespace) }

  /// A property in the form that the generated code needs.
  struct Output {
    var name: String
    /// The lines of the property in the class.
    var plain: [String]
    /// The lines of the property in `extension Reactive`.
    var reactive: [String]
  }

  /// Throws when the property has no Swift counterpart.
  func write(_ property: PropertyDescription) throws(Unmapped) -> Output {
    let type = try types.type(of: property, in: namespace)
    var name = NameRules.identifier(Scope.tables.renames["\(owner):\(property.name)"] ?? property.name)
    if taken.contains(name) { name += "Value" }
    let spelling = type.resultSpelling(isNullable: isNullable(property, type))
    let isWritable = property.isWritable && !property.isConstructOnly
    return Output(
      name: name,
      plain: DocComment.lines(of: property.availability, indentation: indentation)
        + property.availability.attributes
        + plain(property, name: name, spelling: spelling, type: type, isWritable: isWritable),
      reactive: DocComment.lines(of: property.availability, indentation: 2)
        + property.availability.attributes + [
          reactive(property, name: name, spelling: spelling, type: type, isWritable: isWritable)
        ])
  }

  /// A property that cannot be read: a method in the class unless C has one, and a bond.
  func writeOnly(_ property: PropertyDescription) throws(Unmapped) -> Output {
    let type = try types.type(ofWriteOnly: property, in: namespace)
    let spelling = type.resultSpelling(isNullable: type.isPointer && !type.isCollection)
    let name = NameRules.identifier(property.name)
    let setter = "set-" + property.name
    let hasMethod = members.method(named: property.setter ?? setter.replacing("-", with: "_")) != nil
    var value = "newValue"
    if case .interface = type { value += " as \(gtk)Object?" }
    let bound = value.replacing("newValue", with: "$1")
    return Output(
      name: name,
      plain: hasMethod
        ? []
        : DocComment.lines(of: property.availability, indentation: indentation) + property.availability.attributes + [
          "public \(modifier)func \(NameRules.identifier(setter))(_ newValue: \(spelling)) {",
          "  setProperty(\"\(property.name)\", \(value))",
          "}",
        ],
      reactive: DocComment.lines(of: property.availability, indentation: 2) + property.availability.attributes + [
        "public var \(name): Bond<\(spelling)> { bond { $0.setProperty(\"\(property.name)\", \(bound)) } }"
      ])
  }

  private func plain(
    _ property: PropertyDescription, name: String, spelling: String, type: SwiftType, isWritable: Bool
  ) -> [String] {
    let read = getterCall(property, type: type, spelling: spelling) ?? getProperty(property, type: type)
    guard isWritable else { return ["public \(modifier)var \(name): \(spelling) { \(read) }"] }
    let write = setterCall(property, type: type, spelling: spelling) ?? setProperty(property, type: type)
    return [
      "public \(modifier)var \(name): \(spelling) {",
      "  get { \(read) }",
      "  set { \(write) }",
      "}",
    ]
  }

  private func reactive(
    _ property: PropertyDescription, name: String, spelling: String, type: SwiftType, isWritable: Bool
  ) -> String {
    let result = isWritable ? "DynamicSubject<\(spelling)>" : "SafeSignal<\(spelling)>"
    if isWritable, let accessors = accessors(property, name: name, spelling: spelling, type: type) {
      return "public var \(name): \(result) { property(\"\(property.name)\", \(accessors)) }"
    }
    let make =
      switch (type, isWritable) {
      case (.interface, true): "interfaceProperty"
      case (.interface, false): "readOnlyInterfaceProperty"
      case (_, true): "property"
      case (_, false): "readOnlyProperty"
      }
    return "public var \(name): \(result) { \(make)(\"\(property.name)\") }"
  }

  /// Closures around the C accessors, which need not look the property up by its name; nil where C has not both.
  ///
  /// They capture nothing, not even the class that the object is of, so that nothing is allocated for them. Only numbers
  /// and texts have them, which are what changes often: they are two functions to compile for each property.
  private func accessors(_ property: PropertyDescription, name: String, spelling: String, type: SwiftType) -> String? {
    guard type.isNumberOrText, let get = getterCall(property, type: type, spelling: spelling),
      let set = setterCall(property, type: type, spelling: spelling)
    else { return nil }
    if let targetClass {
      return "get: { (object: \(targetClass)) in object.\(name) }, set: { $0.\(name) = $1 }"
    }
    func ofTarget(_ call: String) -> String {
      [property.getter, property.setter].compactMap(members.method(named:)).reduce(call) { call, function in
        let name = function.cIdentifier
        return call.replacing(
          "\(name)(\(types.receiver(of: function))", with: "\(name)(\(types.receiver(of: function, as: "object"))")
      }
    }
    return "get: { (object: \(gtk)Object) in \(ofTarget(get)) }, set: { object, newValue in \(ofTarget(set)) }"
  }

  /// Whether NULL means something else than the empty string, as far as the C accessors say.
  private func isNullable(_ property: PropertyDescription, _ type: SwiftType) -> Bool {
    let setter = members.method(named: property.setter)
    switch type {
    case .boxed: return true
    case .structure: return setter?.parameters.first?.isNullable != false
    default:
      return members.method(named: property.getter)?.result.isNullable == true
        || setter?.parameters.first?.isNullable == true
    }
  }

  private func getterCall(_ property: PropertyDescription, type: SwiftType, spelling: String) -> String? {
    guard let getter = members.method(named: property.getter), getter.parameters.isEmpty,
      !Scope.tables.wrongGetters.contains(getter.cIdentifier),
      let call = try? calls.call(getter, on: .instance), call.effects.isEmpty, call.result == spelling
    else { return nil }
    return call.expression
  }

  private func setterCall(_ property: PropertyDescription, type: SwiftType, spelling: String) -> String? {
    guard let setter = members.method(named: property.setter), setter.parameters.count == 1, !setter.canThrow,
      (try? calls.checkUsable(setter)) != nil, let parameterType = try? types.swiftType(for: setter.parameters[0].type),
      parameterType == type
    else { return nil }
    let parameter = setter.parameters[0]
    let passing = try? parameterType.passing(
      "newValue", cType: parameter.type?.cType, transfer: parameter.transfer, isNullable: spelling.hasSuffix("?"))
    guard let passing, passing.setup.isEmpty, !passing.usesScope, type != .type else { return nil }
    let function = Scope.tables.setters[setter.cIdentifier] ?? setter.cIdentifier
    if passing.expression == "newValue", case .string = type {
      return "\(gtk)lend(newValue) { \(function)(\(types.receiver(of: setter)), $0) }"
    }
    return "\(function)(\(types.receiver(of: setter)), \(passing.expression))"
  }

  private func getProperty(_ property: PropertyDescription, type: SwiftType) -> String {
    guard case .interface(let name) = type else { return "getProperty(\"\(property.name)\")" }
    return "(getProperty(\"\(property.name)\") as \(gtk)Object?) as? any \(name)"
  }

  private func setProperty(_ property: PropertyDescription, type: SwiftType) -> String {
    guard case .interface = type else { return "setProperty(\"\(property.name)\", newValue)" }
    return "setProperty(\"\(property.name)\", newValue as \(gtk)Object?)"
  }
}
