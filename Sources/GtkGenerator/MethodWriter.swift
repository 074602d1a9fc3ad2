/// Writes methods, static functions and initialisers.

struct MethodWriter {
  let calls: CallWriter
  /// Methods of a class cannot be overridden; those of a protocol extension cannot in any case.
  let isFinal: Bool
  /// How far the lines will be indented.
  let indentation: Int

  /// A C method as a Swift method, or as a read-only property when it is called `get_...` and takes nothing.
  func method(_ method: CallableDescription, names: inout MemberNames) -> [String] {
    guard var call = calls.call(method, on: .instance) else { return [] }
    let documentation = DocComment.lines(method.availability.documentation, indentation: indentation)
    if let result = call.result, let value = valueName(method, call), names.claimValue(value) {
      return documentation + ["public var \(value): \(result) { \(call.expression) }"]
    }
    let name = NameRules.identifier(method.name)
    call.parameters = labelled(call.parameters)
    guard names.claimFunction(name, call.parameters) else { return [] }
    return documentation + discardable(method, call) + [
      "public \(isFinal ? "final " : "")func \(name)\(signature(call)) { \(call.expression) }"
    ]
  }

  /// A C function that belongs to a class but to no instance.
  func function(_ function: CallableDescription, names: inout MemberNames) -> [String] {
    guard var call = calls.call(function, on: .none) else { return [] }
    let documentation = DocComment.lines(function.availability.documentation, indentation: indentation)
    if let result = call.result, let value = valueName(function, call), names.claimValue(value) {
      return documentation + ["public static var \(value): \(result) { \(call.expression) }"]
    }
    let name = NameRules.identifier(function.name)
    call.parameters = labelled(call.parameters)
    guard names.claimFunction(name, call.parameters) else { return [] }
    return documentation + discardable(function, call) + [
      "public static func \(name)\(signature(call)) { \(call.expression) }"
    ]
  }

  /// A C constructor as a designated initialiser. In the primary one, `new`, what may be empty may be left out.
  ///
  /// - Parameters:
  ///   - inherited: the names of ancestors, whose initialisers are overridden.
  ///   - own: those of the class itself.
  func initialiser(
    _ constructor: CallableDescription, inherited: MemberNames, own: inout MemberNames
  ) -> [String] {
    guard var call = calls.construction(constructor) else { return [] }
    if constructor.name == "new" {
      for index in call.parameters.indices {
        call.parameters[index].defaultValue = call.parameters[index].emptyValue
      }
    }
    guard own.claimInitialiser(call.parameters) else { return [] }
    let overrides = inherited.hasInitialiser(call.parameters)
    return DocComment.lines(constructor.availability.documentation, indentation: indentation) + [
      "public \(overrides ? "override " : "")init\(signature(call)) {",
      "  super.init(adopting: UnsafeMutableRawPointer(\(call.expression)))",
      "}",
    ]
  }

  /// `firstChild` for `get_first_child()`, `shared` for `get()`.
  private func valueName(_ callable: CallableDescription, _ call: CallWriter.Call) -> String? {
    guard call.parameters.isEmpty else { return nil }
    if callable.name == "get" { return "shared" }
    guard callable.name.hasPrefix("get_") else { return nil }
    return NameRules.identifier(String(callable.name.dropFirst(4)))
  }

  /// One argument, or the object or text that the method is about, has no label: `attach(button, column: 0, ...)`,
  /// but `setSizeRequest(width: 100, height: 50)`.
  private func labelled(_ parameters: [SwiftParameter]) -> [SwiftParameter] {
    guard let first = parameters.first else { return [] }
    guard parameters.count == 1 || !first.isPlainValue else { return parameters }
    var parameters = parameters
    parameters[0].label = "_"
    return parameters
  }

  private func signature(_ call: CallWriter.Call) -> String {
    let parameters = call.parameters.map(\.declaration).joined(separator: ", ")
    return "(\(parameters))" + (call.result.map { " -> \($0)" } ?? "")
  }

  /// What is called for its effect may be called without looking at the result.
  private func discardable(_ callable: CallableDescription, _ call: CallWriter.Call) -> [String] {
    let questions: Set<Substring> = ["get", "is", "has", "in", "can", "should", "query", "dup", "lookup", "compute"]
    let asks = !questions.isDisjoint(with: callable.name.split(separator: "_"))
    return call.result == nil || asks ? [] : ["@discardableResult"]
  }
}
