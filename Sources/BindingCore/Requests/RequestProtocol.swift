/// A question that the program has to answer with a value: what a callback that returns something is made of.
///
/// As a signal tells and expects nothing back, a request asks. It is answered by a closure or fed from a signal:
///
///     window.reactive.closeRequest.answer { _ in !document.isSaved }
///     window.reactive.closeRequest.feed(from: document.hasChanges)
@MainActor
public protocol RequestProtocol<Argument, Response> {
  /// What comes with the question.
  associatedtype Argument
  /// What an answer is.
  associatedtype Response

  /// Answers with what `body` returns, until the result is disposed or what asks goes away. When `body` returns `nil`
  /// the question goes to the answer that was given before this one.
  @discardableResult
  func answer(orPass body: @escaping (Argument) -> Response?) -> Subscription
}

extension RequestProtocol {
  /// Answers with what `body` returns, until the result is disposed or what asks goes away.
  @discardableResult
  public func answer(_ body: @escaping (Argument) -> Response) -> Subscription {
    answer(orPass: { body($0) })
  }

  /// Answers with what `body` makes of `target`, for as long as the target lives, without retaining it.
  @discardableResult
  public func answer<Target: Deallocatable>(
    with target: Target, _ body: @escaping (Target, Argument) -> Response
  ) -> Subscription {
    let subscription = answer(orPass: { [weak target] argument in target.map { body($0, argument) } })
    subscription.disposeWith(target)
    return subscription
  }

  /// Answers with what `map` makes of the newest element of `signal` and the argument.
  ///
  ///     list.reactive.rowHeight.feed(from: settings.density) { density, row in density.height(of: row) }
  ///
  /// A signal that has not delivered anything answers nothing yet. The answer ends with the signal: that of a property
  /// when the property goes away. The signal is not retained.
  @discardableResult
  public func feed<Source: SignalProtocol>(
    from signal: Source, map: @escaping (Source.Element, Argument) -> Response
  ) -> Subscription where Source.Failure == Never {
    let newest = Box<Source.Element?>(nil)
    let subscription = answer(orPass: { argument in newest.value.map { map($0, argument) } })
    signal.attach(Observer(next: { newest.value = $0 }, end: { _ in subscription.dispose() }), subscription)
    return subscription
  }

  /// Answers with the newest element of `signal`, whatever the argument.
  @discardableResult
  public func feed<Source: SignalProtocol>(from signal: Source) -> Subscription
  where Source.Failure == Never, Source.Element == Response {
    feed(from: signal) { element, _ in element }
  }
}
