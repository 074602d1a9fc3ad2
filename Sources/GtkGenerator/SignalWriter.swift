/// Writes GObject signals: as signals, or as request handlers when they return a value.

struct SignalWriter {
  let types: TypeTable
  let namespace: String

  /// The lines of the signal in `extension Reactive`; none when its result has no Swift counterpart.
  func write(_ signal: SignalDescription, names: inout MemberNames) -> [String] {
    guard Scope.isUsable(signal.availability, in: namespace) else { return [] }
    let arguments = signal.parameters.map { types.swiftType(for: $0.type)?.signalSpelling ?? "OpaqueValue" }
    let isVoid = signal.result.type?.isNothing == true
    let type: String
    if isVoid {
      type = "SafeSignal<\(element(arguments))>"
    } else if let result = types.swiftType(for: signal.result.type) {
      type = "SignalRequest<\(([result.signalSpelling] + arguments).joined(separator: ", "))>"
    } else {
      return []
    }
    let make = isVoid ? "signal" : "request"
    guard let name = name(of: signal, names: &names) else { return [] }
    return DocComment.lines(signal.availability.documentation, indentation: 2, note: note(signal)) + [
      "public var \(name): \(type) { \(make)(\"\(signal.name)\") }"
    ]
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
