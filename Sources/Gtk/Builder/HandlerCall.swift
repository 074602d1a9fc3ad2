import CGtk

/// A use of a handler in a `.ui` file.
struct HandlerCall {
  /// The handler's name in the file.
  let name: String
  let handler: BuilderHandler
  /// The object passed with the arguments. It exists as long as the closure is called.
  let object: UnsafeMutableRawPointer?
  let isSwapped: Bool

  /// Creates a closure that calls the handler as long as the object exists.
  func makeClosure() -> UnsafeMutablePointer<GClosure> {
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), nil)!
    let context = heldClosure(self)
    g_closure_set_meta_marshal(closure, context) { _, result, count, values, hint, context in
      guard let context, let values else { return }
      HandlerBody.stopElsewhere()
      let call: HandlerCall = lentClosure(context)
      call.run(UnsafeBufferPointer(start: values, count: Int(count)), result, hint)
    }
    g_closure_add_finalize_notifier(closure, context) { context, _ in releaseClosure(context) }
    if let object { g_object_watch_closure(object.assumingMemoryBound(to: GObject.self), closure) }
    return closure
  }

  /// Calls the handler.
  ///
  /// - Parameters:
  ///   - given: The object that emits the signal, or for which an expression is evaluated, and the arguments.
  ///   - hint: The signal, or `nil` for an expression.
  private func run(
    _ given: UnsafeBufferPointer<GValue>, _ result: UnsafeMutablePointer<GValue>?, _ hint: UnsafeMutableRawPointer?
  ) {
    // The values remain their owner's, except for the added one.
    var values = Array(given)
    var added = GValue()
    if let object {
      g_value_init(&added, cgtk_type_of(object))
      g_value_set_object(&added, object)
      values.append(added)
    }
    defer { if object != nil { g_value_unset(&added) } }
    switch handler.role {
    case .signal: if object != nil && isSwapped { values.swapAt(0, values.count - 1) }
    // The object that an expression is evaluated for is not one of its parameters.
    case .value: values.removeFirst()
    }
    check(values, result, hint?.assumingMemoryBound(to: GSignalInvocationHint.self).pointee.signal_id)
    let outer = SignalLoans.open.count
    values.withUnsafeBufferPointer {
      handler.call(HandlerArguments(values: $0, result: result.map { GValueSlot($0) }))
    }
    if SignalLoans.open.count > outer { SignalLoans.end(downTo: outer) }
  }

  /// Stops the program if the handler does not fit these values.
  private func check(_ values: [GValue], _ result: UnsafeMutablePointer<GValue>?, _ signal: guint?) {
    precondition(
      (signal != nil) == (handler.role == .signal),
      "\(isOf(signal)) must be a BuilderHandler.\(signal != nil ? "signal" : "value")")
    precondition(
      handler.parameters.count <= values.count && zip(handler.parameters, values).allSatisfy { $0.takes($1) },
      "\(isOf(signal)) takes \(handler.parameterNames), not \(HandlerCall.names(of: values))")
    guard let result, let answer = handler.answer else { return }
    precondition(
      answer.isCompatible(with: cgtk_value_type(result)),
      "\(isOf(signal)) gives a \(answer.name), not a \(typeName(cgtk_value_type(result)))")
  }

  private func isOf(_ signal: guint?) -> String {
    guard let signal else { return "the handler '\(name)' of an expression" }
    return "the handler '\(name)' of '\(String(cString: g_signal_name(signal)))'"
  }

  private static func names(of values: [GValue]) -> String {
    let names = values.map { value in
      var value = value
      let type = cgtk_value_type(&value)
      guard g_type_is_a(type, FundamentalType.object) != 0 else { return typeName(type) }
      return g_value_get_object(&value).map { typeName(cgtk_type_of($0)) } ?? "NULL"
    }
    return "(\(names.joined(separator: ", ")))"
  }
}
