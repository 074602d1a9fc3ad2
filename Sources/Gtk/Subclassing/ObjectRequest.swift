public import BindingCore
import CGtk

/// A signal with a result that a Swift class adds to its GObject class:
///
///     final class Editor: Widget {
///       let closing = ObjectRequest<Bool, String>()
///
///       override class var members: [ObjectMember] { [.signal("closing", \Editor.closing)] }
///     }
///
///     editor.closing.answer { name in !isSaved(name) }
///     if editor.closing.emit("notes.txt") { return }
///
/// If the result is a `Bool`, the first `true` wins and means "handled"; no further handlers are called. For all other
/// types the last result wins. Without handlers the result is `false`, 0, an empty string or `nil`: an object result
/// should be optional.
///
/// Handlers in other languages and those named in a `.ui` file are called as well.
public final class ObjectRequest<Answer: GValueRepresentable, each Input: GValueRepresentable>: RequestProtocol {
  private weak var object: Object?
  private var id: guint = 0

  /// Creates a signal, to be listed in the `members` of the class.
  public init() {}

  func attach(to object: Object, name: String) {
    self.object = object
    id = g_signal_lookup(name, cgtk_type_of(object.pointer))
  }

  /// Calls the handlers of the signal, in the order in which they were connected.
  ///
  /// Precondition: The class has the signal among its `members`.
  @discardableResult
  public func emit(_ arguments: repeat each Input) -> Answer {
    guard id != 0 else { preconditionFailure("a signal is not among the members of its object") }
    var answer = GValue()
    g_value_init(&answer, Answer.gType)
    defer { g_value_unset(&answer) }
    if let object {
      var values = [GValue(writing: object)]
      for argument in repeat each arguments { values.append(GValue(writing: argument)) }
      g_signal_emitv(values, id, 0, &answer)
      for index in values.indices { g_value_unset(&values[index]) }
    }
    return Answer.read(GValueSlot(&answer))
  }

  /// Answers each emission with the result of `body` until the subscription or the object is disposed of. If `body`
  /// returns `nil`, the emission is left unanswered.
  ///
  /// Call this with its argument label: a trailing closure selects the overload that always answers.
  @discardableResult @_disfavoredOverload
  public func answer(orPass body: @escaping ((repeat each Input)) -> Answer?) -> Subscription {
    precondition(id != 0, "a signal is not among the members of its object")
    guard let object else {
      let subscription = Subscription()
      subscription.dispose()
      return subscription
    }
    return object.answer(SignalID(id: id, detail: 0), reading: { $0.read() }, orPass: body)
  }

  /// Answers each emission with the result of `body`, which receives the arguments separately, until the subscription
  /// or the object is disposed of.
  @discardableResult
  public func answer(_ body: @escaping (repeat each Input) -> Answer) -> Subscription {
    answer(orPass: { (input: (repeat each Input)) in body(repeat each input) })
  }

  /// Another name for `answer`.
  @discardableResult
  public func handle(_ body: @escaping (repeat each Input) -> Answer) -> Subscription { answer(body) }
}
