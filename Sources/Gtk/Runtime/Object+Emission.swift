import CGtk

extension Object {
  /// Emits a signal, as if GTK did: `entry.emit("activate")`, `list.emit("row-activated", row)`. Everybody who observes
  /// the signal is called before this returns, and so is what the class itself does then.
  ///
  /// - Parameters:
  ///   - signal: the name that the signal has in GTK's documentation, with the detail of one that has details:
  ///     `notify::label`.
  ///   - arguments: the arguments, without the object itself.
  /// - Returns: the answer of a signal that asks, such as `close-request`.
  ///
  /// Precondition: the class has the signal, and it takes these arguments.
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
    // The lowest bit says that values need not be copied.
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
  /// A value of a type that C asks for, made of one of another type that fits: a number of another width, an object of a
  /// superclass, what an `AnyValue` holds. The caller must unset it.
  ///
  /// - Parameter taker: what the message says when it does not fit.
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
