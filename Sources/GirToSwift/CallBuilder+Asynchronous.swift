/// Calls of asynchronous C functions, which are two: one starts, the other gives the result.

extension CallBuilder {
  /// An asynchronous call: starts, waits, and asks `finisher` for the result.
  mutating func finish(with finisher: CallableDescription, isMethod: Bool) throws(Unmapped) -> CallWriter.Call {
    guard outputs.isEmpty, teardown.isEmpty, !callable.canThrow else {
      throw Unmapped("an asynchronous function that answers at once as well")
    }
    let cancellable = arguments.contains("cancellable") ? "cancellable" : "_"
    var start: [String] = []
    if usesScope { start += ["let lent = \(gtk)CallScope()", "defer { lent.end() }"] }
    start += setup
    start.append("let outcome = await \(gtk)awaitOutcome { \(cancellable), finished, userData in \(cCall) }")
    start.append("defer { outcome.end() }")
    var end = CallBuilder(types: types, callable: finisher)
    end.arguments = isMethod ? [types.receiver(of: finisher)] : []
    try end.addFinishingParameters(startedBy: callable)
    var ending = try end.finish()
    ending.body = ending.body.map {
      $0.replacing("throw GLib.Failure(consuming: error)", with: "throw outcome.failure(error)")
    }
    if ending.result != nil, ending.body.count == 1 { ending.body[0] = "return " + ending.body[0] }
    call.body = start + ending.body
    call.result = ending.result
    call.effects = finisher.canThrow ? " async throws" : " async"
    return call
  }

  private mutating func addFinishingParameters(startedBy start: CallableDescription) throws(Unmapped) {
    try hideParameters()
    for (index, parameter) in callable.parameters.enumerated() {
      if let argument = hidden[index] {
        arguments.append(argument)
      } else if parameter.type?.name == "Gio.AsyncResult" {
        arguments.append("outcome.pointer")
      } else if parameter.direction == .out {
        try addOutput(parameter, at: index)
      } else if let same = start.parameters.first(where: { $0.name == parameter.name }) {
        try addInput(same, at: index)
      } else {
        throw Unmapped("the result is asked for with `\(parameter.name)`")
      }
    }
  }
}
