/// Puts the Swift body of a C call together, parameter by parameter.

struct CallBuilder {
  let types: TypeTable
  let callable: CallableDescription
  var call = CallWriter.Call()
  /// What C gets.
  var arguments: [String] = []
  var setup: [String] = []
  var teardown: [String] = []
  var usesScope = false
  /// What comes back in memory of ours, with the labels that it has in a tuple.
  var outputs: [(label: String, type: String, value: String)] = []
  private var isStructure = false
  /// Parameters that Swift does not show: lengths of arrays and contexts of callbacks. Their C arguments by index.
  var hidden: [Int: String] = [:]

  init(types: TypeTable, callable: CallableDescription) {
    self.types = types
    self.callable = callable.withFilledValues
  }

  mutating func receive(on receiver: CallWriter.Receiver) {
    switch receiver {
    case .none: break
    case .instance:
      let instance = callable.instance
      arguments.append(instance?.transfer == .full ? types.givenReceiver(of: callable) : types.receiver(of: callable))
    case .structure:
      isStructure = true
      setup.append("var structure = cValue")
      arguments.append("&structure")
      let cType = callable.instance?.type?.cType
      call.isMutating = cType?.hasPrefix("const") != true && cType != "gconstpointer"
    }
  }

  // MARK: Parameters

  mutating func addParameters(isConstruction: Bool = false) throws(Unmapped) {
    try hideParameters()
    for (index, parameter) in callable.parameters.enumerated() {
      if let argument = hidden[index] {
        arguments.append(argument)
      } else if parameter.isCompletion {
        arguments.append("finished")
      } else if parameter.direction == .out, callable.hasLengthOfResult(parameter) {
        arguments.append("nil")
      } else if parameter.direction == .out {
        try addOutput(parameter, at: index)
      } else if let name = parameter.type?.name, let callback = types.callback(named: name) {
        guard isConstruction, parameter.isNullable else {
          try addCallback(parameter, callback)
          continue
        }
        do { try addCallback(parameter, callback) } catch {
          arguments.append("nil")
          for index in [parameter.contextIndex, parameter.destroyIndex] { index.map { hidden[$0] = "nil" } }
        }
      } else if isConstruction, parameter.isNullable, (try? types.swiftType(for: parameter.type)) == nil {
        arguments.append("nil")
      } else {
        try addInput(parameter, at: index)
      }
    }
  }

  mutating func hideParameters() throws(Unmapped) {
    var lengths: [(index: Int, array: ParameterDescription?)] = []
    for parameter in callable.parameters {
      if case .array(let length?, _) = parameter.type?.kind { lengths.append((length, parameter)) }
      if parameter.isCompletion {
        if let index = parameter.contextIndex { hidden[index] = "userData" }
      } else if let name = parameter.type?.name, types.callback(named: name) != nil, Scope.checkCallback(name) {
        let function = Self.name(of: parameter, in: callable)
        let mark = parameter.isNullable ? "?" : ""
        let context =
          switch parameter.scope {
          case .call: parameter.isNullable ? "\(function).map { lent.closure($0) }" : "lent.closure(\(function))"
          default: parameter.isNullable ? "\(function).map { \(gtk)heldClosure($0) }" : "\(gtk)heldClosure(\(function))"
          }
        if let index = parameter.contextIndex { hidden[index] = context }
        if let index = parameter.destroyIndex, index != parameter.contextIndex {
          hidden[index] = mark.isEmpty ? "\(gtk)releaseClosure" : "\(function) == nil ? nil : \(gtk)releaseClosure"
        }
      }
    }
    if case .array(let length?, _) = callable.result.type?.kind { lengths.append((length, nil)) }
    var counted: [Int: String] = [:]
    for (index, array) in lengths where callable.parameters.indices.contains(index) {
      let length = callable.parameters[index]
      guard case .integer(let c) = try types.swiftType(for: length.type) else {
        throw Unmapped("a length of no number")
      }
      let name = Self.local(length.name)
      if length.direction == .out {
        guard length.type?.cType?.hasSuffix("*") != false else { throw Unmapped("memory that the caller provides") }
        guard hidden[index] == nil else { continue }
        setup.append("var \(name): \(c) = 0")
        hidden[index] = "&\(name)"
      } else if let array, length.direction == .in {
        let elements = Self.name(of: array, in: callable)
        if let other = counted[index] {
          // C would read past the end of the shorter one.
          setup.append("precondition(\(other).count == \(elements).count, \"as many \(elements) as \(other)\")")
        } else {
          counted[index] = elements
          hidden[index] = "\(elements).count.\(SwiftType.member(for: c))"
        }
      } else {
        throw Unmapped("a length that goes both ways")
      }
    }
    // A completion's context follows it, whether GIR says so or not.
    if let index = callable.parameters.firstIndex(where: \.isCompletion), index + 1 < callable.parameters.count,
      callable.parameters[index + 1].type?.name == "gpointer"
    {
      hidden[index + 1] = "userData"
    }
    if callable.parameters.contains(where: \.isCompletion),
      let index = callable.parameters.firstIndex(where: { $0.type?.name == "Gio.Cancellable" })
    {
      hidden[index] = "cancellable"
    }
  }

  mutating func addInput(_ parameter: ParameterDescription, at index: Int) throws(Unmapped) {
    let name = Self.name(of: parameter, in: callable)
    let type: SwiftType
    do { type = try types.swiftType(for: parameter.type) } catch {
      throw Unmapped("parameter `\(parameter.name)`: \(error.reason)")
    }
    if parameter.direction == .inout, !type.isSharedStruct(parameter.type) {
      try addBothWays(parameter, type, name)
      return
    }
    var passing: Passing
    do {
      // What goes both ways is the caller's, whatever GIR says.
      let transfer = parameter.direction == .inout ? Transfer.none : parameter.transfer
      passing = try type.passing(
        name, cType: parameter.type?.cType, transfer: transfer, isNullable: parameter.isNullable)
    } catch { throw Unmapped("parameter `\(parameter.name)`: \(error.reason)") }
    if case .array = type, !passing.usesScope, callable.parameters.contains(where: \.isCompletion) {
      // C reads it until the function is ready.
      let elements = passing.setup.first?.split(separator: "= ", maxSplits: 1).last.map(String.init) ?? name
      passing = Passing(expression: "lent.elements(\(elements))", usesScope: true)
    }
    if case .array(nil, let size?) = parameter.type?.kind {
      setup.append("precondition(\(name).count == \(size), \"\(name) has \(size) elements\")")
    }
    setup += passing.setup
    usesScope = usesScope || passing.usesScope
    arguments.append(passing.expression)
    var swift = SwiftParameter(label: name, name: name, type: type.argumentSpelling(isNullable: parameter.isNullable))
    swift.isPlainValue = !type.isPointer
    swift.emptyValue = type.emptyValue(isNullable: parameter.isNullable)
    if parameter.type?.name == "Gio.Cancellable", parameter.isNullable { swift.defaultValue = "nil" }
    if isLengthOfText(at: index) { swift.defaultValue = "-1" }
    if parameter.name == "io_priority" { swift.defaultValue = "0" }
    call.parameters.append(swift)
  }

  /// Whether a parameter says how long the text before it is: -1 means all of it, whether GIR mentions it or not.
  private func isLengthOfText(at index: Int) -> Bool {
    let parameter = callable.parameters[index]
    guard index > 0, ["len", "length", "text_len", "n_chars", "n_initial_chars"].contains(parameter.name),
      callable.parameters[index - 1].type?.name == "utf8"
    else { return false }
    return ["gint", "gssize", "glong"].contains(parameter.type?.name)
  }

  private mutating func addBothWays(
    _ parameter: ParameterDescription, _ type: SwiftType, _ name: String
  ) throws(Unmapped) {
    let local = Self.local(parameter.name)
    switch type {
    case .integer(let c):
      setup.append("var \(local) = \(name).\(SwiftType.member(for: c))")
      teardown.append("\(name) = \(local).int")
    case .wide:
      setup.append("var \(local) = \(name)")
      teardown.append("\(name) = \(local)")
    case .floating(let c):
      setup.append("var \(local) = \(name).\(SwiftType.member(for: c))")
      teardown.append("\(name) = \(local).double")
    case .structure(let swift, _):
      setup.append("var \(local) = \(name).cValue")
      teardown.append("\(name) = \(swift)(cValue: \(local))")
    default: throw Unmapped("parameter `\(parameter.name)` goes both ways")
    }
    arguments.append("&\(local)")
    var swift = SwiftParameter(label: name, name: name, type: "inout \(type.spelling(isNullable: false))")
    swift.isPlainValue = true
    call.parameters.append(swift)
  }

  private mutating func addCallback(
    _ parameter: ParameterDescription, _ callback: CallbackDescription
  ) throws(Unmapped) {
    let closure: ClosureType
    do { closure = try ClosureType(callback, scope: parameter.scope, in: callable.cIdentifier, types) } catch {
      throw Unmapped("the callback `\(parameter.name)`: \(error.reason)")
    }
    guard parameter.contextIndex != nil else { throw Unmapped("the callback `\(parameter.name)` without a context") }
    let name = Self.name(of: parameter, in: callable)
    usesScope = usesScope || parameter.scope == .call
    types.closures.add(closure)
    arguments.append(parameter.isNullable ? "\(name) == nil ? nil : \(closure.function)" : closure.function)
    let type = parameter.isNullable ? "(\(closure.spelling))?" : "@escaping \(closure.spelling)"
    var swift = SwiftParameter(label: name, name: name, type: type)
    swift.emptyValue = parameter.isNullable ? "nil" : nil
    call.parameters.append(swift)
  }

  mutating func addOutput(_ parameter: ParameterDescription, at index: Int) throws(Unmapped) {
    do throws(Unmapped) {
      var type = try types.swiftType(for: parameter.type)
      let cType = parameter.type?.cType
      let local = Self.local(parameter.name)
      var value: String
      if case .array(let length?, _) = parameter.type?.kind {
        guard callable.parameters[length].direction == .out else { throw Unmapped("memory that the caller provides") }
        if type == .strings { type = .array(.string) }
        setup.append(try type.variable(local, cType: cType, isCallerAllocated: false))
        value = try type.counted(
          local, count: Self.local(callable.parameters[length].name) + ".int", transfer: parameter.transfer)
      } else {
        if case .array(nil, .some) = parameter.type?.kind { throw Unmapped("an array of fixed size") }
        setup.append(try type.variable(local, cType: cType, isCallerAllocated: parameter.isCallerAllocated))
        value = try type.filled(
          local, cType: cType, transfer: parameter.transfer, isNullable: parameter.isNullable,
          isCallerAllocated: parameter.isCallerAllocated)
      }
      arguments.append("&\(local)")
      let isNullable = parameter.isNullable && !parameter.isCallerAllocated
      outputs.append(
        (NameRules.identifier(parameter.name), type.resultSpelling(isNullable: isNullable), value))
    } catch { throw Unmapped("out-parameter `\(parameter.name)`: \(error.reason)") }
  }

  // MARK: The call

  mutating func finish() throws(Unmapped) -> CallWriter.Call {
    var converted: (type: String, value: String)?
    let result = callable.result
    var returnsSuccess = false
    if result.type?.isNothing != true {
      let type: SwiftType
      do { type = try types.swiftType(for: result.type) } catch { throw Unmapped("result: \(error.reason)") }
      // `true` for "it worked" says nothing that an error or nil would not.
      returnsSuccess = type == .boolean && (callable.canThrow || !outputs.isEmpty)
      if !returnsSuccess { converted = try convert(result, type) }
    }
    let statements = try statements(result: converted, returnsSuccess: returnsSuccess)
    call.body = statements
    if callable.canThrow { call.effects = " throws(GLib.Failure)" }
    return call
  }

  var cCall: String { "\(callable.cIdentifier)(\(arguments.joined(separator: ", ")))" }

  /// Whether the result must be kept in a variable before it is converted.
  private var isLong: Bool {
    callable.canThrow || !outputs.isEmpty || !teardown.isEmpty || (isStructure && call.isMutating)
      || hasCountedResult
  }

  private var hasCountedResult: Bool {
    if case .array(.some, _) = callable.result.type?.kind { return true }
    return false
  }

  private func convert(_ result: ResultDescription, _ type: SwiftType) throws(Unmapped) -> (String, String) {
    let source = isLong ? "result" : cCall
    do {
      if case .array(let length?, _) = result.type?.kind {
        let counted = type == .strings ? .array(.string) : type
        let count = Self.local(callable.parameters[length].name) + ".int"
        return (
          type.resultSpelling(isNullable: false),
          try counted.counted(source, count: count, transfer: result.transfer)
        )
      }
      if case .array(nil, let size?) = result.type?.kind {
        return (
          type.resultSpelling(isNullable: false), try type.counted(source, count: "\(size)", transfer: result.transfer)
        )
      }
      let isCertain = !result.isNullable && (callable.canThrow || callable.isMaker)
      if case .structure(let name, _) = type, result.transfer == .full, result.type?.cType?.hasSuffix("*") == true,
        !types.withoutType.contains(result.type?.name ?? "")
      {
        let mark = result.isNullable ? "" : "!"
        return (
          type.spelling(isNullable: result.isNullable),
          "\(gtk)givenStructure(\(source)) { \(name)(cValue: $0) }\(mark)"
        )
      }
      var value = try type.result(
        source, cType: result.type?.cType, transfer: result.transfer, isNullable: result.isNullable,
        isCertain: isCertain)
      if isLong, case .structure = type, result.type?.cType?.contains("*") == true, !result.isNullable {
        value = value.replacing("result.pointee", with: "result!.pointee")
      }
      let spelling = isCertain ? type.spelling(isNullable: false) : type.resultSpelling(isNullable: result.isNullable)
      return (spelling, value)
    } catch { throw Unmapped("result: \(error.reason)") }
  }

  private mutating func statements(
    result: (type: String, value: String)?, returnsSuccess: Bool, failing: String = "GLib.Failure(consuming: error)"
  ) throws(Unmapped) -> [String] {
    var lines: [String] = []
    if usesScope { lines += ["let lent = \(gtk)CallScope()", "defer { lent.end() }"] }
    lines += setup
    if callable.canThrow {
      lines.append("var error: UnsafeMutablePointer<GError>?")
      arguments.append("&error")
    }
    let isNilWhenFailed = returnsSuccess && !callable.canThrow
    let isKept = isLong && (result != nil || isNilWhenFailed)
    if !isLong {
      let value = result?.value ?? cCall
      call.result = result?.type
      return lines + [lines.isEmpty || result == nil ? value : "return \(value)"]
    }
    lines.append(isKept ? "let result = \(cCall)" : cCall)
    if callable.canThrow { lines.append("if let error { throw \(failing) }") }
    lines += teardown
    if isStructure && call.isMutating { lines.append("self = .init(cValue: structure)") }
    var values = outputs
    if let result { values.insert(("result", result.type, result.value), at: 0) }
    if isNilWhenFailed {
      let condition = SwiftType.isTruth(callable.result.type?.cType) ? "result" : "result != 0"
      lines.append("guard \(condition) else { return nil }")
    }
    guard !values.isEmpty else { return lines }
    let mark = isNilWhenFailed ? "?" : ""
    if values.count == 1 {
      let type = values[0].type
      call.result = mark.isEmpty || type.hasSuffix("?") ? type : (type.hasPrefix("any ") ? "(\(type))?" : type + "?")
      return lines + ["return \(values[0].value)"]
    }
    call.result = "(" + values.map { "\($0.label): \($0.type)" }.joined(separator: ", ") + ")" + mark
    return lines + ["return (" + values.map(\.value).joined(separator: ", ") + ")"]
  }

  /// A constructor: the last line is the new pointer.
  mutating func finishConstruction() throws(Unmapped) -> CallWriter.Call {
    guard outputs.isEmpty, teardown.isEmpty else { throw Unmapped("a constructor with out-parameters") }
    if callable.canThrow {
      setup.append("var error: UnsafeMutablePointer<GError>?")
      arguments.append("&error")
      call.effects = " throws(GLib.Failure)"
    }
    let scope = usesScope ? ["let lent = \(gtk)CallScope()", "defer { lent.end() }"] : []
    call.body = scope + setup + [cCall]
    return call
  }

  // MARK: Names

  static func name(of parameter: ParameterDescription, in callable: CallableDescription) -> String {
    let key = "\(callable.cIdentifier).\(parameter.name)"
    return NameRules.identifier(Scope.tables.renames[key] ?? parameter.name)
  }

  /// The variable in C's form: `cWidth` for `width`.
  private static func local(_ name: String) -> String { NameRules.camelCase("c_" + name) }
}
