import CGtk

/// The handlers named in a `.ui` file, by name, if they need only the object that emits the signal. See
/// ``BuilderHandler`` for handlers that take the signal's arguments, return a result or compute a value.
public typealias BuilderHandlers = [String: (Object) -> Void]

/// A handler named in a `.ui` file. It receives what GTK passes, each as the type of its parameter, and may return a
/// result.
///
///     try Builder(resource: "/org/example/window.ui", handlers: [
///       "close": .signal { (window: Window) in !document.isSaved },
///       "open": .signal { (list: ListBox, row: ListBoxRow) in open(row.index) },
///       "fullName": .value { (first: String, last: String) in "\(first) \(last)" },
///     ])
///
///     <object class="GtkWindow"><signal name="close-request" handler="close"/></object>
///     <object class="GtkListBox"><signal name="row-activated" handler="open"/></object>
///     <binding name="label"><closure type="gchararray" function="fullName">
///       <lookup name="first-name">person</lookup>
///       <lookup name="last-name">person</lookup>
///     </closure></binding>
///
/// A handler that does not fit its use in the file is reported as a `BuilderError` with the line. Anything that the
/// file does not specify, such as the class of an object in a signal that is emitted later, is checked when the handler
/// is called; a mismatch stops the program with the names of the handler and the types.
public struct BuilderHandler {
  enum Role { case signal, value }

  let role: Role
  let parameters: [HandlerParameter]
  /// The type of the result, or `nil` for none.
  let answer: HandlerParameter?
  let call: (HandlerArguments) -> Void

  /// Creates a handler of a signal, `<signal handler="...">`.
  ///
  /// It receives the object that emits the signal, then the arguments of the signal, then the object named in
  /// `object="..."` or, in a template, the widget that has the template. It may omit trailing parameters. With
  /// `swapped="yes"`, which GTK assumes if there is `object="..."`, the first and the last are swapped.
  ///
  /// If the signal has a result, the handler leaves it unset: `false` for most.
  ///
  /// A handler in a template that takes the widget as its last parameter need not capture it, so no `[weak self]`.
  public static func signal<each Argument: GValueRepresentable>(
    _ run: @escaping (repeat each Argument) -> Void
  ) -> BuilderHandler {
    BuilderHandler(role: .signal, parameters: HandlerParameter.all(repeat (each Argument).self), answer: nil) {
      run(repeat each $0.read(repeat (each Argument).self))
    }
  }

  /// Creates a handler of a signal with a result, such as `close-request`.
  public static func signal<each Argument: GValueRepresentable, Answer: GValueRepresentable>(
    _ answer: @escaping (repeat each Argument) -> Answer
  ) -> BuilderHandler {
    BuilderHandler(.signal, answer)
  }

  /// Creates a function that computes the value of an expression, `<closure type="..." function="...">`, from the
  /// values of the expressions inside. If it has one more parameter, it also receives the object named in
  /// `object="..."`.
  public static func value<each Argument: GValueRepresentable, Answer: GValueRepresentable>(
    _ compute: @escaping (repeat each Argument) -> Answer
  ) -> BuilderHandler {
    BuilderHandler(.value, compute)
  }

  private init<each Argument: GValueRepresentable, Answer: GValueRepresentable>(
    _ role: Role, _ answer: @escaping (repeat each Argument) -> Answer
  ) {
    self.init(
      role: role, parameters: HandlerParameter.all(repeat (each Argument).self), answer: HandlerParameter(Answer.self)
    ) {
      let answer = answer(repeat each $0.read(repeat (each Argument).self))
      if let slot = $0.result { answer.write(to: slot) }
    }
  }

  private init(
    role: Role, parameters: [HandlerParameter], answer: HandlerParameter?, call: @escaping (HandlerArguments) -> Void
  ) {
    self.role = role
    self.parameters = parameters
    self.answer = answer
    self.call = call
  }

  /// The parameters in the format of messages: `(ListBox, ListBoxRow)`.
  var parameterNames: String { "(\(parameters.map(\.name).joined(separator: ", ")))" }
}

extension [String: BuilderHandler] {
  init(_ handlers: BuilderHandlers) {
    self = handlers.mapValues { BuilderHandler.signal($0) }
  }
}
