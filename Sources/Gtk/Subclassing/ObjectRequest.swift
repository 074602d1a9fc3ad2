public import BindingCore
import CGtk

/// A signal that asks, which a Swift class adds to its GObject class: its handlers answer.
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
/// Of a signal that is answered with a `Bool` the first `true` counts, which means "handled": nobody else is asked. Of
/// all others the last answer counts. Where nobody answers, the answer is `false`, 0, an empty text or `nil`: a class as
/// the answer should be optional.
///
/// Handlers of other languages and those that a `.ui` file names are asked as well.
public final class ObjectRequest<Answer: GValueRepresentable, each Input: GValueRepresentable>: RequestProtocol {
  private weak var object: Object?
  private var id: guint = 0

  /// A signal, to be named in the `members` of the class.
  public init() {}

  func attach(to object: Object, name: String) {
    self.object = object
    id = g_signal_lookup(name, cgtk_type_of(object.pointer))
  }

  /// Asks everybody who answers the signal, in the order in which they began to.
  ///
  /// Precondition: the class has the signal among its `members`.
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

  /// Answers each emission with what `body` returns, until the result is disposed or the object goes away. Nothing is
  /// answered when `body` returns nil.
  ///
  /// To be called with its label: a closure behind the parentheses is one that always answers.
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

  /// Answers each emission with what `body` returns, which gets the arguments one by one, until the result is disposed or
  /// the object goes away.
  @discardableResult
  public func answer(_ body: @escaping (repeat each Input) -> Answer) -> Subscription {
    answer(orPass: { (input: (repeat each Input)) in body(repeat each input) })
  }

  /// `answer` by its other name.
  @discardableResult
  public func handle(_ body: @escaping (repeat each Input) -> Answer) -> Subscription { answer(body) }
}
