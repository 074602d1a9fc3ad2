/// How a C callback is a Swift closure.

struct ClosureType: Equatable {
  /// The type in Swift.
  let spelling: String
  /// The C function that calls the closure, which is its context.
  let function: String
  /// The declaration of that function.
  let declaration: [String]

  /// - Parameters:
  ///   - scope: how long C needs the closure.
  ///   - caller: the C function that takes it.
  init(
    _ callback: CallbackDescription, scope: CallbackScope?, in caller: String, _ types: TypeTable
  ) throws(Unmapped) {
    guard let scope else { throw Unmapped("nothing says how long it is needed") }
    guard scope == .call || Scope.checkCallback(callback.name) else { throw Unmapped("`\(callback.name)` is for C") }
    guard !callback.canThrow else { throw Unmapped("it throws") }
    let treatsAsObjects = callback.name == "GLib.CompareDataFunc"
    guard let context = Self.contextIndex(of: callback) else { throw Unmapped("it has no context") }
    var inputs: [String] = []
    var values: [String] = []
    var names: [String] = []
    let isTaken = callback.parameters.contains { $0.name == "context" && $0.type?.name != "gpointer" }
    let contextName = isTaken ? "closure" : "context"
    for (index, parameter) in callback.parameters.enumerated() {
      let name = NameRules.identifier(parameter.name)
      names.append(index == context ? contextName : name)
      if index == context { continue }
      guard parameter.direction == .in else { throw Unmapped("it has out-parameters") }
      if treatsAsObjects {
        inputs.append("\(gtk)Object")
        values.append("\(gtk)lentObject(UnsafeMutableRawPointer(mutating: \(name)))!")
        continue
      }
      let type = try types.swiftType(for: parameter.type)
      if case .array = parameter.type?.kind, type != .strings { throw Unmapped("it takes an array") }
      let isNullable = parameter.isNullable
      var value = try type.result(
        name, cType: parameter.type?.cType, transfer: parameter.transfer, isNullable: isNullable)
      switch type {
      case .interface where !isNullable: value = "\(gtk)promised(\(value))"
      case .object where !isNullable: value += "!"
      case .structure where !isNullable && parameter.type?.cType?.contains("*") == true:
        value = value.replacing(".pointee", with: "!.pointee")
      default: break
      }
      inputs.append(type.spelling(isNullable: isNullable))
      values.append(value)
    }
    var result = "Void"
    var conclusion = "body(\(values.joined(separator: ", ")))"
    if callback.result.type?.isNothing != true {
      let type = try types.swiftType(for: callback.result.type)
      result = type.spelling(isNullable: callback.result.isNullable)
      conclusion = try Self.answer(conclusion, type, callback.result)
    }
    spelling = "(\(inputs.joined(separator: ", "))) -> \(result)"
    let isOnce = scope == .async
    function = "call" + callback.cType + (isOnce ? "Once" : "")
    declaration = [
      "let \(function): \(callback.cType) = { \(names.joined(separator: ", ")) in",
      "  let body: \(spelling) = \(isOnce ? "\(gtk)takenClosure" : "\(gtk)lentClosure")(\(contextName))",
      result == "Void" ? "  \(conclusion)" : "  return \(conclusion)",
      "}",
    ]
  }

  /// What C gets for the closure's result.
  private static func answer(
    _ value: String, _ type: SwiftType, _ result: ResultDescription
  ) throws(Unmapped) -> String {
    switch type {
    case .string where result.transfer == .full:
      return result.isNullable ? "\(value).map { g_strdup($0) }" : "g_strdup(\(value))"
    case .object, .interface, .boxed:
      // C would have to keep what it is lent.
      guard result.transfer == .full else { throw Unmapped("it lends an object") }
      let mark = result.isNullable ? "?" : ""
      return result.type?.cType == "gpointer"
        ? "\(value)\(mark).givenPointer()" : type.given("\(value)\(mark)")
    case .boolean, .integer, .wide, .floating, .enumeration, .flags, .codePoint:
      return try type.passing(value, cType: result.type?.cType, transfer: .none, isNullable: false).expression
    default: throw Unmapped("its result is a \(type.spelling(isNullable: false))")
    }
  }

  private static func contextIndex(of callback: CallbackDescription) -> Int? {
    if let index = callback.parameters.compactMap(\.contextIndex).first { return index }
    return callback.parameters.lastIndex { $0.type?.name == "gpointer" && ["user_data", "data"].contains($0.name) }
  }
}

/// The C functions that call closures, each needed once.
final class ClosureTable {
  private var declarations: [String: [String]] = [:]

  func removeAll() { declarations = [:] }

  /// The names of the functions.
  var names: Set<String> { Set(declarations.keys) }

  /// Leaves those out that are there already.
  func remove(_ names: Set<String>) {
    for name in names { declarations[name] = nil }
  }

  func add(_ closure: ClosureType) { declarations[closure.function] = closure.declaration }

  var text: String {
    declarations.sorted { $0.key < $1.key }.map { $0.value.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}
