import CGtk

/// What the handlers that a `.ui` file names do, by name, where they want the object that emits the signal and nothing
/// else. See ``BuilderHandler`` for those that get the signal's arguments, answer it or compute a value.
public typealias BuilderHandlers = [String: (Object) -> Void]

/// What a handler that a `.ui` file names does: it gets what GTK passes, each as the type of its parameter, and may
/// answer.
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
/// A handler that does not fit its place in the file is told as a `BuilderError`, with the line. What the file does not
/// say, such as the class of an object of a signal that is emitted later, is checked when the handler is called, and
/// stops the program with the names of the handler and the types.
public struct BuilderHandler {
  enum Role { case signal, value }

  let role: Role
  let parameters: [HandlerParameter]
  /// What it gives back, nil for nothing.
  let answer: HandlerParameter?
  let call: (HandlerArguments) -> Void

  /// A handler of a signal, `<signal handler="...">`.
  ///
  /// It gets the object that emits the signal, then the arguments of the signal, then the object that `object="..."`
  /// names or, in a template, the widget that has the template. It need not have parameters for all of them, only for the
  /// first. With `swapped="yes"`, which GTK assumes where there is `object="..."`, the first and the last change places.
  ///
  /// To a signal that asks it answers nothing: `false` for most.
  ///
  /// A handler of a template that takes the widget as its last parameter need not capture it, and so not be weak.
  public static func signal<each Argument: GValueRepresentable>(
    _ run: @escaping (repeat each Argument) -> Void
  ) -> BuilderHandler {
    BuilderHandler(role: .signal, parameters: HandlerParameter.all(repeat (each Argument).self), answer: nil) {
      run(repeat each $0.read(repeat (each Argument).self))
    }
  }

  /// A handler of a signal that asks, such as `close-request`.
  public static func signal<each Argument: GValueRepresentable, Answer: GValueRepresentable>(
    _ answer: @escaping (repeat each Argument) -> Answer
  ) -> BuilderHandler {
    BuilderHandler(.signal, answer)
  }

  /// A function that computes the value of an expression, `<closure type="..." function="...">`, from those of the
  /// expressions in it. It gets these values, and the object that `object="..."` names after them if it has one parameter
  /// more.
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

  /// What it takes, as a message says it: `(ListBox, ListBoxRow)`.
  var parameterNames: String { "(\(parameters.map(\.name).joined(separator: ", ")))" }
}

extension [String: BuilderHandler] {
  init(_ handlers: BuilderHandlers) {
    self = handlers.mapValues { BuilderHandler.signal($0) }
  }
}
