/// Writes GObject signals: as signals, or as request handlers when they return a value.

struct SignalWriter {
  let types: TypeTable
  let namespace: String

  /// The class or interface that the signal belongs to.
  let owner: String

  /// The lines of the signal in `extension Reactive`; none when its result has no Swift counterpart.
  func write(_ signal: SignalDescription, names: inout MemberNames) -> [String] {
    let symbol = "\(owner)::\(signal.name)"
    let written = types.ledger.noting(symbol) { () throws(Unmapped) in try lines(signal, symbol, names: &names) }
    return written ?? []
  }

  private func lines(
    _ signal: SignalDescription, _ symbol: String, names: inout MemberNames
  ) throws(Unmapped) -> [String] {
    try Scope.checkUsable(signal.availability, in: namespace)
    let arguments = signal.parameters.map { argument($0, of: symbol) }
    let isVoid = signal.result.type?.isNothing == true
    let type: String
    if isVoid {
      type = "SafeSignal<\(element(arguments))>"
    } else {
      let result: SwiftType
      do { result = try types.swiftType(for: signal.result.type) } catch { throw Unmapped("result: \(error.reason)") }
      type = "SignalRequest<\(([result.signalSpelling] + arguments).joined(separator: ", "))>"
    }
    let make = isVoid ? "signal" : "request"
    guard let name = name(of: signal, names: &names) else { throw Unmapped("another member has its name") }
    return DocComment.lines(signal.availability.documentation, indentation: 2, note: note(signal))
      + signal.availability.attributes + ["public var \(name): \(type) { \(make)(\"\(signal.name)\") }"]
  }

  /// The type of an argument, `OpaqueValue` when it has no Swift counterpart.
  private func argument(_ parameter: ParameterDescription, of symbol: String) -> String {
    let type = types.ledger.noting("\(symbol).\(parameter.name)") { () throws(Unmapped) in
      let type = try types.swiftType(for: parameter.type)
      if parameter.direction != .in { throw Unmapped("an argument that goes both ways") }
      if types.withoutType.contains(parameter.type?.name ?? "") { throw Unmapped("a struct without a type") }
      if case .structure = type, parameter.isNullable { return type.spelling(isNullable: true) }
      guard type.signalSpelling != "OpaqueValue" else { throw Unmapped("a list as an argument of a signal") }
      return type.signalSpelling
    }
    return type ?? "OpaqueValue"
  }

  private func element(_ arguments: [String]) -> String {
    switch arguments.count {
    case 0: "Void"
    case 1: arguments[0]
    default: "(\(arguments.joined(separator: ", ")))"
    }
  }

  /// A signal that shares its name with a property is called `...Signal`.
  private func name(of signal: SignalDescription, names: inout MemberNames) -> String? {
    let candidates = [signal.name, signal.name + "-signal"].map(NameRules.identifier)
    return candidates.first { names.claimValue($0) }
  }

  private func note(_ signal: SignalDescription) -> String? {
    guard !signal.parameters.isEmpty else { return nil }
    let names = signal.parameters.map { "`\(NameRules.camelCase($0.name))`" }
    return (names.count == 1 ? "Argument: " : "Arguments: ") + names.joined(separator: ", ") + "."
  }
}
