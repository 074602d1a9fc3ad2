public import BindingCore
import CGtk

/// A GObject signal that asks: its handler returns a value to GTK.
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

  /// Answers each request with what `body` returns, until the result is disposed or the object goes away. Nothing is
  /// answered when `body` returns nil.
  ///
  /// With several answers GTK asks in the order in which they were given, and it depends on the signal whose answer
  /// counts: with most that return a `Bool` the first `true` does, which means "handled", and nobody else is asked.
  ///
  /// To be called with its label: a closure behind the parentheses is one that always answers.
  @discardableResult @_disfavoredOverload
  public func answer(orPass body: @escaping ((repeat each Input)) -> Answer?) -> Subscription {
    guard let object else {
      let subscription = Subscription()
      subscription.dispose()
      return subscription
    }
    return object.answer(SignalID(name, of: object), reading: read, orPass: body)
  }

  /// Answers each request with what `body` returns, which gets the arguments one by one, until the result is disposed or
  /// the object goes away.
  @discardableResult
  public func answer(_ body: @escaping (repeat each Input) -> Answer) -> Subscription {
    answer(orPass: { (input: (repeat each Input)) in body(repeat each input) })
  }

  /// `answer` by its other name.
  @discardableResult
  public func handle(_ body: @escaping (repeat each Input) -> Answer) -> Subscription { answer(body) }
}

extension Object {
  /// Answers a signal with what `body` returns, unless that is nil.
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
