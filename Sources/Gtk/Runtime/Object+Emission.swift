import CGtk

extension Object {
  /// Emits a signal, as if GTK did: `entry.emit("activate")`, `list.emit("row-activated", row)`. All observers and the
  /// class's own handler run before this returns.
  ///
  /// - Parameters:
  ///   - signal: The signal's name in GTK's documentation, with the detail if the signal has details: `notify::label`.
  ///   - arguments: The arguments, without the object itself.
  /// - Returns: The result of a signal that has one, such as `close-request`.
  ///
  /// Precondition: The class has the signal, and it takes these arguments.
  @discardableResult
  public final func emit(_ signal: String, _ arguments: any GValueWritable...) -> AnyValue? {
    let type = cgtk_type_of(pointer)
    var id: guint = 0
    var detail: GQuark = 0
    guard g_signal_parse_name(signal, type, &id, &detail, 1) != 0 else {
      preconditionFailure("\(typeName(type)) has no signal '\(signal)'")
    }
    var query = GSignalQuery()
    g_signal_query(id, &query)
    let count = Int(query.n_params)
    precondition(count == arguments.count, "'\(signal)' has \(count) arguments, not \(arguments.count)")
    var values = [GValue(writing: self)]
    for (index, argument) in arguments.enumerated() {
      values.append(GValue(converting: argument, to: query.param_types[index] & ~1, for: signal))
    }
    defer { for index in values.indices { g_value_unset(&values[index]) } }
    // The lowest bit means that values need not be copied.
    let answerType = query.return_type & ~1
    guard answerType != FundamentalType.none else {
      g_signal_emitv(values, id, detail, nil)
      return nil
    }
    var answer = GValue()
    g_value_init(&answer, answerType)
    g_signal_emitv(values, id, detail, &answer)
    return AnyValue(taking: answer)
  }
}

extension GValue {
  /// Creates a value of the given type from a compatible one: a number of another width, an object of a superclass, the
  /// contents of an `AnyValue`. The caller must unset it.
  ///
  /// - Parameter taker: The name of the recipient for the error message.
  init(converting value: any GValueWritable, to type: GType, for taker: @autoclosure () -> String) {
    var given = type == AnyValue.gType ? GValue(writing: value) : GValue(content: value)
    self.init()
    g_value_init(&self, type)
    precondition(
      cgtk_value_type(&given) != 0 && g_value_transform(&given, &self) != 0,
      "'\(taker())' takes a \(typeName(type)), not a \(Swift.type(of: value))")
    g_value_unset(&given)
  }
}
