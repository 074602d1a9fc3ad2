import CGtk

extension ValueExpression {
  /// Returns the value of the expression for an object, or `nil` if the object, or one that the expression leads to, is
  /// missing.
  public final func evaluate(_ object: Object?) -> AnyValue? {
    var value = GValue()
    guard gtk_expression_evaluate(opaque, object?.pointer, &value) != 0 else { return nil }
    return AnyValue(taking: value)
  }
}

extension ClosureExpression {
  /// Creates an expression whose value is what `compute` returns for an object, such as an element of a list:
  ///
  ///     dropDown.expression = ClosureExpression { ($0 as? StringObject)?.string.uppercased() ?? "" }
  ///
  /// GTK holds the closure as long as the expression. The value is computed only on request: unlike a
  /// `PropertyExpression`, this expression does not react to changes of the object's properties.
  public convenience init<Value: GValueWritable>(
    _ type: Value.Type = Value.self, _ compute: @escaping (Object?) -> Value
  ) {
    let evaluation: (SignalArguments) -> Void = { arguments in
      let object: Object? = lentObject(g_value_get_object(arguments.values))
      if let slot = arguments.result { compute(object).write(to: slot) }
    }
    let closure = ClosureExpression.closure(evaluation)
    self.init(taking: UnsafeMutableRawPointer(gtk_closure_expression_new(Value.gType, closure, 0, nil)))
  }

  /// Creates an expression whose value `compute` derives from other expressions, recomputed whenever one changes:
  ///
  ///     ClosureExpression(
  ///       PropertyExpression(Person.self, "name"), PropertyExpression(Person.self, "age")
  ///     ) { (name: String, age: Int) in "\(name), \(age)" }
  ///
  /// It has no value while one of the others has none.
  ///
  /// Precondition: `compute` has as many parameters as there are expressions, of their types.
  public convenience init<each Input: GValueRepresentable, Value: GValueWritable>(
    _ first: ValueExpression, _ others: ValueExpression..., compute: @escaping (repeat each Input) -> Value
  ) {
    let parameters = [first] + others
    var count = 0
    for _ in repeat (each Input).self { count += 1 }
    precondition(
      count == parameters.count,
      "a closure with \(count) parameters cannot compute with \(parameters.count) expressions")
    let closure = ClosureExpression.closure { arguments in
      let input: (repeat each Input) = arguments.read()
      if let slot = arguments.result { compute(repeat each input).write(to: slot) }
    }
    // C takes ownership of the array's references, but not of the array.
    var given: [OpaquePointer?] = parameters.map { $0.given() }
    self.init(
      taking: UnsafeMutableRawPointer(
        gtk_closure_expression_new(Value.gType, closure, guint(given.count), &given)))
  }

  /// Creates a floating `GClosure` that evaluates an expression.
  static func closure(_ evaluation: @escaping (SignalArguments) -> Void) -> UnsafeMutablePointer<GClosure> {
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), nil)!
    let context = heldClosure(evaluation)
    g_closure_set_meta_marshal(closure, context) { _, result, _, values, _, context in
      guard let context, let values else { return }
      // Sound: the evaluation is synchronous and on this thread; the pointers do not outlive it.
      nonisolated(unsafe) let evaluation = (context: context, values: values, result: result)
      MainActor.assumeIsolated {
        let body: (SignalArguments) -> Void = lentClosure(evaluation.context)
        body(SignalArguments(values: evaluation.values, result: evaluation.result.map { GValueSlot($0) }))
      }
    }
    g_closure_add_finalize_notifier(closure, context) { context, _ in releaseClosure(context) }
    return closure
  }
}
