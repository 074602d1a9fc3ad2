/// Turns calls of C functions into Swift.

struct CallWriter {
  let types: TypeTable
  /// The GIR namespace whose functions are called.
  let namespace: String

  /// What is called on: `cast()` for methods, nothing for constructors and static functions.
  enum Receiver: String {
    case instance = "cast()"
    case none = ""
  }

  /// A C call as the body of a Swift function.
  struct Call {
    var parameters: [SwiftParameter]
    /// Calls C and turns the result into Swift.
    var expression: String
    /// Nil for `Void`.
    var result: String?
  }

  /// The call, or nil when the function is not for us or has parameters or a result without a Swift counterpart.
  func call(_ callable: CallableDescription, on receiver: Receiver) -> Call? {
    guard isUsable(callable), let (parameters, arguments) = parameters(of: callable, on: receiver) else { return nil }
    let call = "\(callable.cIdentifier)(\(arguments))"
    let result = callable.result
    if result.type?.isNothing == true { return Call(parameters: parameters, expression: lending(call, callable)) }
    guard let type = types.swiftType(for: result.type),
      let expression = type.result(
        call, cType: result.type?.cType, transfer: result.transfer, isNullable: result.isNullable)
    else { return nil }
    return Call(
      parameters: parameters, expression: lending(expression, callable),
      result: type.resultSpelling(isNullable: result.isNullable))
  }

  /// The call of a constructor, whose result is not converted. It passes NULL for what may be NULL and has no
  /// counterpart in Swift.
  func construction(_ callable: CallableDescription) -> Call? {
    guard isUsable(callable), let (parameters, arguments) = parameters(of: callable, on: .none, isConstruction: true)
    else { return nil }
    return Call(parameters: parameters, expression: lending("\(callable.cIdentifier)(\(arguments))", callable))
  }

  /// Lends arrays of strings to C for the duration of the call.
  private func lending(_ call: String, _ callable: CallableDescription) -> String {
    callable.parameters.filter { types.swiftType(for: $0.type) == .strings }.reduce(call) { call, parameter in
      let name = name(of: parameter, in: callable)
      return "\(name).withCStrings { \(name) in \(call) }"
    }
  }

  func isUsable(_ callable: CallableDescription) -> Bool {
    var availability = callable.availability
    if Scope.notOnlyForC.contains(callable.cIdentifier) { availability.isIntrospectable = true }
    return !callable.isReplaced && !callable.canThrow && !Scope.writtenByHand.contains(callable.cIdentifier)
      && Scope.isUsable(availability, in: namespace)
  }

  private func parameters(
    of callable: CallableDescription, on receiver: Receiver, isConstruction: Bool = false
  ) -> (parameters: [SwiftParameter], arguments: String)? {
    var parameters: [SwiftParameter] = []
    var arguments = receiver == .none ? [] : [receiver.rawValue]
    for parameter in callable.parameters {
      let name = name(of: parameter, in: callable)
      if isConstruction, parameter.isNullable, parameter.type.map({ types.swiftType(for: $0) == nil }) == true {
        arguments.append("nil")
        continue
      }
      guard parameter.direction == .in, let type = types.swiftType(for: parameter.type),
        let argument = type.argument(
          name, cType: parameter.type?.cType, transfer: parameter.transfer, isNullable: parameter.isNullable)
      else { return nil }
      var swift = SwiftParameter(label: name, name: name, type: type.spelling(isNullable: parameter.isNullable))
      swift.isPlainValue = !type.isPointer
      swift.emptyValue = type.emptyValue(isNullable: parameter.isNullable)
      parameters.append(swift)
      arguments.append(argument)
    }
    return (parameters, arguments.joined(separator: ", "))
  }

  private func name(of parameter: ParameterDescription, in callable: CallableDescription) -> String {
    let key = "\(callable.cIdentifier).\(parameter.name)"
    return NameRules.identifier(NameRules.renamedInitialiserLabels[key] ?? parameter.name)
  }
}
