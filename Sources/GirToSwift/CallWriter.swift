/// Turns calls of C functions into Swift.

struct CallWriter {
  let types: TypeTable
  /// The GIR namespace whose functions are called.
  let namespace: String

  /// What is called on.
  enum Receiver: Equatable {
    /// `cast()`: an object, or a struct of which a pointer is held.
    case instance
    /// A copy of the Swift struct in C's form.
    case structure
    /// Constructors and static functions.
    case none
  }

  /// A C call as the body of a Swift function.
  struct Call {
    var parameters: [SwiftParameter] = []
    /// Calls C and turns the result into Swift.
    var body: [String] = []
    /// Nil for `Void`.
    var result: String?
    /// ` throws(GLib.Failure)` and the like.
    var effects = ""
    /// Whether a struct is another one after the call.
    var isMutating = false

    /// The body when it is nothing but an expression.
    var expression: String? { body.count == 1 ? body[0] : nil }
  }

  /// The call, or why the function is not for us: what it is, or what its parameters and result are.
  ///
  /// - Parameter siblings: where the function is that gives the result of an asynchronous one.
  func call(
    _ callable: CallableDescription, on receiver: Receiver, siblings: [CallableDescription] = []
  ) throws(Unmapped) -> Call {
    try checkUsable(callable)
    let isAsynchronous = callable.parameters.contains(where: \.isCompletion)
    var builder = CallBuilder(types: types, callable: callable)
    builder.receive(on: receiver)
    guard isAsynchronous else {
      try builder.addParameters()
      return try builder.finish()
    }
    let finisher = try finisher(of: callable, among: siblings)
    try builder.addParameters()
    return try builder.finish(with: finisher, isMethod: receiver == .instance)
  }

  /// The call of a constructor, whose result is not converted: the expression in the end is a pointer. It passes NULL
  /// for what may be NULL and has no counterpart in Swift.
  func construction(_ callable: CallableDescription) throws(Unmapped) -> Call {
    try checkUsable(callable)
    guard !callable.parameters.contains(where: \.isCompletion) else { throw Unmapped("an asynchronous constructor") }
    var builder = CallBuilder(types: types, callable: callable)
    try builder.addParameters(isConstruction: true)
    return try builder.finishConstruction()
  }

  /// The function that gives the result: `foo_finish` for `foo_async` and `foo`.
  private func finisher(
    of callable: CallableDescription, among siblings: [CallableDescription]
  ) throws(Unmapped) -> CallableDescription {
    let base = callable.name.hasSuffix("_async") ? String(callable.name.dropLast(6)) : callable.name
    // `replace_contents_bytes_async` shares the function that gives the result of `replace_contents_async`.
    let variants = ["", "_full", "_bytes"].map { base.replacing($0, with: "") + "_finish" }
    for name in [callable.finisher].compactMap({ $0 }) + variants {
      if let found = siblings.first(where: { $0.name == name || $0.cIdentifier == name }) { return found }
    }
    throw Unmapped("no function gives the result")
  }

  func checkUsable(_ callable: CallableDescription) throws(Unmapped) {
    if let reason = Scope.reasonToLeaveOut(callable.cIdentifier) {
      throw Unmapped(reason)
    }
    if callable.isReplaced { throw Unmapped("another function takes its place") }
    var availability = callable.availability
    if Scope.tables.introspectable.contains(callable.cIdentifier) { availability.isIntrospectable = true }
    try Scope.checkUsable(availability, in: namespace)
    if let since = Scope.tables.newerThanSaid[callable.cIdentifier] {
      throw Unmapped("not in the library before \(since)")
    }
  }
}

extension CallableDescription {
  /// Whether the result is promised to be there: something new, or something that does not depend on an object, which may
  /// have been disposed of.
  var isMaker: Bool {
    if instance == nil || Scope.tables.makers.contains(cIdentifier) { return true }
    if name.hasPrefix("get_") { return false }
    return result.transfer == .full || name.hasPrefix("create_") || name.hasPrefix("add_")
  }

  /// The same with the values as out-parameters that C fills in, which GIR does not say of all: those that it only reads
  /// are `const`.
  var withFilledValues: CallableDescription {
    guard !Scope.tables.readsValue.contains(cIdentifier) else { return self }
    var corrected = self
    for (index, parameter) in parameters.enumerated()
    where parameter.type?.name == "GObject.Value" && parameter.type?.kind == .plain
      && parameter.type?.cType == "GValue*" && parameter.direction == .in
    {
      corrected.parameters[index].direction = .out
      corrected.parameters[index].isCallerAllocated = true
    }
    return corrected
  }

  /// Whether a parameter says how long the text is that comes back, which Swift's knows itself.
  func hasLengthOfResult(_ parameter: ParameterDescription) -> Bool {
    ["len", "length"].contains(parameter.name) && result.type?.name == "utf8"
      && ["gsize", "gint"].contains(parameter.type?.name)
  }
}

extension ParameterDescription {
  /// What C calls when an asynchronous function is ready.
  var isCompletion: Bool { type?.name == "Gio.AsyncReadyCallback" }
}
