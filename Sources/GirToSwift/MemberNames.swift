/// The names that a type and its ancestors have given to their members so far.
///
/// GTK may use one name for a property, a method and a signal, and a subclass may use its parent's names again; Swift
/// needs them apart.
struct MemberNames {
  private var values: Set<String> = []
  private var functions: Set<String> = []
  private(set) var functionNames: Set<String> = []
  private var initialisers: Set<String> = []
  private var setters: Set<String> = []
  /// The names that ancestors in other modules have by hand.
  private(set) var byHand: Set<String> = []

  /// The names that are used where members of a newer version would get in their way: in subclasses, and by hand.
  private var reservedValues: Set<String> = []
  private var reservedFunctions: Set<String> = []
  private var reservedFunctionNames: Set<String> = []

  /// What every class has from `Boxed`.
  static let ofBoxed: MemberNames = {
    var names = MemberNames()
    names.values = ["gType", "pointer"]
    return names
  }()

  /// What every class has from `Object`.
  static let ofObject: MemberNames = {
    var names = MemberNames()
    names.values = ["deallocated", "gType", "pointer", "reactive"]
    return names
  }()

  /// Claims the name of a property. False when it is taken.
  mutating func claimValue(_ name: String) -> Bool {
    guard !functionNames.contains(name), !reservedValues.contains(name), !reservedFunctionNames.contains(name) else {
      return false
    }
    return values.insert(name).inserted
  }

  /// Claims what a class of another module has by hand, functions with `()`.
  mutating func claimByHand(_ members: [String]) {
    for member in members {
      let name = member.replacing("()", with: "")
      byHand.insert(name)
      if member.hasSuffix("()") { functionNames.insert(name) } else { values.insert(name) }
    }
  }

  /// Notes that a C function is the setter of a property.
  mutating func claimSetter(_ cIdentifier: String) { setters.insert(cIdentifier) }

  func isSetterOfProperty(_ cIdentifier: String) -> Bool { setters.contains(cIdentifier) }

  /// Claims a function with these argument labels and types. False when it is taken.
  mutating func claimFunction(_ name: String, _ parameters: [SwiftParameter], isAsynchronous: Bool = false) -> Bool {
    let key = signature(name, parameters) + (isAsynchronous ? " async" : "")
    guard !values.contains(name), !reservedValues.contains(name), !reservedFunctions.contains(key),
      functions.insert(key).inserted
    else { return false }
    functionNames.insert(name)
    return true
  }

  /// Claims an initialiser. False when it is taken.
  mutating func claimInitialiser(_ parameters: [SwiftParameter]) -> Bool {
    initialisers.insert(signature("init", parameters)).inserted
  }

  /// Adds the names of another set.
  mutating func formUnion(_ other: MemberNames) {
    values.formUnion(other.values)
    functions.formUnion(other.functions)
    functionNames.formUnion(other.functionNames)
    initialisers.formUnion(other.initialisers)
    setters.formUnion(other.setters)
    byHand.formUnion(other.byHand)
  }

  /// Keeps names from being claimed, until `releaseReserved()`.
  mutating func reserve(_ other: MemberNames) {
    reservedValues.formUnion(other.values)
    reservedFunctions.formUnion(other.functions)
    reservedFunctionNames.formUnion(other.functionNames)
  }

  func isReserved(_ name: String) -> Bool { reservedValues.contains(name) || reservedFunctionNames.contains(name) }

  mutating func releaseReserved() {
    reservedValues = []
    reservedFunctions = []
    reservedFunctionNames = []
  }

  /// Adds the initialisers of another set.
  mutating func formUnionOfInitialisers(_ other: MemberNames) {
    initialisers.formUnion(other.initialisers)
  }

  func hasInitialiser(_ parameters: [SwiftParameter]) -> Bool {
    initialisers.contains(signature("init", parameters))
  }

  private func signature(_ name: String, _ parameters: [SwiftParameter]) -> String {
    name + "(" + parameters.map { "\($0.label):\($0.type)" }.joined(separator: ",") + ")"
  }
}

/// A parameter of a Swift function.
struct SwiftParameter: Equatable {
  /// `_` for none.
  var label: String
  var name: String
  var type: String
  /// A number, a truth value or the like, whose meaning only its label tells.
  var isPlainValue = false
  /// What says "none", if anything does.
  var emptyValue: String?
  var defaultValue: String?

  var declaration: String {
    let names = label == name ? name : "\(label) \(name)"
    return "\(names): \(type)" + (defaultValue.map { " = \($0)" } ?? "")
  }
}
