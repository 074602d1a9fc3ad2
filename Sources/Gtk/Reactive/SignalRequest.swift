public import BindingCore
import CGtk

/// A GObject signal whose handler returns a value to GTK:
///
///     window.reactive.closeRequest.answer { !document.isSaved }
///     window.reactive.closeRequest.feed(from: document.hasChanges)
public struct SignalRequest<Answer: GValueRepresentable, each Input>: RequestProtocol {
  private weak var object: Object?
  private let name: StaticString
  private let read: (SignalArguments) -> (repeat each Input)

  init(object: Object, name: StaticString, reading read: @escaping (SignalArguments) -> (repeat each Input)) {
    self.object = object
    self.name = name
    self.read = read
  }

  /// Answers each request with the result of `body` until the subscription or the object is disposed of. If `body`
  /// returns `nil`, the request is left unanswered.
  ///
  /// GTK calls several answers in the order in which they were connected, and the signal determines which result is
  /// used. For most signals that return a `Bool` it is the first `true`, which means "handled" and ends the emission.
  ///
  /// Call this with its argument label: a trailing closure selects the overload that always answers.
  @discardableResult @_disfavoredOverload
  public func answer(orPass body: @escaping ((repeat each Input)) -> Answer?) -> Subscription {
    guard let object else {
      let subscription = Subscription()
      subscription.dispose()
      return subscription
    }
    return object.answer(SignalID(name, of: object), reading: read, orPass: body)
  }

  /// Answers each request with the result of `body`, which receives the arguments separately, until the subscription or
  /// the object is disposed of.
  @discardableResult
  public func answer(_ body: @escaping (repeat each Input) -> Answer) -> Subscription {
    answer(orPass: { (input: (repeat each Input)) in body(repeat each input) })
  }

  /// Another name for `answer`.
  @discardableResult
  public func handle(_ body: @escaping (repeat each Input) -> Answer) -> Subscription { answer(body) }
}

extension Object {
  /// Answers a signal with the result of `body`, unless it is `nil`.
  func answer<Answer: GValueRepresentable, each Input>(
    _ signal: SignalID, reading read: @escaping (SignalArguments) -> (repeat each Input),
    orPass body: @escaping ((repeat each Input)) -> Answer?
  ) -> Subscription {
    let subscription = Subscription()
    let handler = SignalHandler(
      self, signal, for: subscription,
      body: { arguments in
        let input: (repeat each Input) = read(arguments)
        if let answer = body((repeat each input)), let slot = arguments.result { answer.write(to: slot) }
      },
      ended: { subscription.dispose() })
    subscription.add(handler)
    return subscription
  }
}
