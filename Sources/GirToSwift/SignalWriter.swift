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
    let isVoid = signal.result.type?.isNothing == true
    let arguments = arguments(of: signal, symbol, isVoid: isVoid)
    let types = arguments.map(\.type)
    let type: String
    if isVoid {
      type = "SafeSignal<\(element(types))>"
    } else {
      let result: SwiftType
      do { result = try self.types.swiftType(for: signal.result.type) } catch {
        throw Unmapped("result: \(error.reason)")
      }
      type = "\(gtk)SignalRequest<\(([result.signalSpelling(isNullable: true)] + types).joined(separator: ", "))>"
    }
    let label = !isVoid || arguments.isEmpty ? "" : arguments.count == 1 ? "ofOne: " : "ofSeveral: "
    var make = (isVoid ? "signal" : "request") + "(\(label)\"\(signal.name)\")"
    if arguments.contains(where: { $0.read != nil }) {
      let reads = arguments.map { $0.read ?? "$0.value(at: \($0.index))" }
      let verb = isVoid ? "signal" : "request"
      make = "\(verb)(\"\(signal.name)\", reading: { (\(reads.joined(separator: ", "))) })"
    }
    guard let name = name(of: signal, names: &names) else { throw Unmapped("another member has its name") }
    return DocComment.lines(of: signal.availability, indentation: 2, note: note(signal, arguments))
      + signal.availability.attributes + ["public var \(name): \(type) { \(make) }"]
  }

  /// An argument as the handler gets it.
  private struct Argument {
    let name: String
    let type: String
    /// Its place in the emission, in which the sender comes first.
    let index: Int
    /// The code that reads it, for arguments that are more than one value or known by an interface.
    var read: String?
  }

  /// The arguments. An array and its length are one.
  private func arguments(of signal: SignalDescription, _ symbol: String, isVoid: Bool) -> [Argument] {
    var lengths: Set<Int> = []
    var result: [Int: Argument] = [:]
    for (index, parameter) in signal.parameters.enumerated() {
      if isVoid, case .array(let length?, _) = parameter.type?.kind, signal.parameters.indices.contains(length),
        case .array(.object(let name, _)) = try? types.swiftType(for: parameter.type)
      {
        lengths.insert(length)
        result[index] = Argument(
          name: parameter.name, type: "[\(name)]", index: index + 1,
          read: "$0.objects(at: \(index + 1), count: \(length + 1))")
      } else {
        let type = argument(parameter, of: symbol)
        result[index] = Argument(name: parameter.name, type: type, index: index + 1)
        if type.contains("any ") {
          let label = type.hasSuffix("?") ? "ifAnyAt" : "at"
          result[index]?.read = "$0.interface(\(label): \(index + 1))"
        }
      }
    }
    return signal.parameters.indices.filter { !lengths.contains($0) }.compactMap { result[$0] }
  }

  /// The type of an argument, `OpaqueValue` when it has no Swift counterpart.
  private func argument(_ parameter: ParameterDescription, of symbol: String) -> String {
    let type = types.ledger.noting("\(symbol).\(parameter.name)") { () throws(Unmapped) in
      let type = try types.swiftType(for: parameter.type)
      if parameter.direction != .in {
        guard let output = type.outputSpelling else { throw Unmapped("an argument that goes both ways") }
        return output
      }
      if types.withoutType.contains(parameter.type?.name ?? "") { throw Unmapped("a struct without a type") }
      if case .structure = type, parameter.isNullable { return type.spelling(isNullable: true) }
      let isNullable = parameter.isNullable || Scope.tables.nullableArguments.contains("\(symbol).\(parameter.name)")
      if case .interface = type {
        guard Scope.tables.interfacesOfPrivateWidgets.contains(parameter.type?.name ?? "") else {
          return type.spelling(isNullable: isNullable)
        }
        return isNullable ? "Widget?" : "Widget"
      }
      let spelling = type.signalSpelling(isNullable: isNullable)
      guard spelling != "\(gtk)OpaqueValue" else { throw Unmapped("a list as an argument of a signal") }
      return spelling
    }
    return type ?? "\(gtk)OpaqueValue"
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

  private func note(_ signal: SignalDescription, _ arguments: [Argument]) -> String? {
    guard !arguments.isEmpty else { return nil }
    let names = arguments.map { "`\(NameRules.camelCase($0.name))`" }
    return (names.count == 1 ? "Argument: " : "Arguments: ") + names.joined(separator: ", ") + "."
  }
}

extension SwiftType {
  /// The type of a signal's argument that the handler fills in.
  fileprivate var outputSpelling: String? {
    switch self {
    case .integer("Int32"), .floating("Double"), .structure: "\(gtk)SignalOutput<\(spelling(isNullable: false))>"
    default: nil
    }
  }
}
