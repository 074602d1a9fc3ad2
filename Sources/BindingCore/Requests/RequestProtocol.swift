/// A request that the program has to answer with a value: the counterpart of a callback that returns something.
///
/// A signal notifies and expects nothing back; a request asks. It is answered by a closure or fed from a signal:
///
///     window.reactive.closeRequest.answer { _ in !document.isSaved }
///     window.reactive.closeRequest.feed(from: document.hasChanges)
@MainActor
public protocol RequestProtocol<Argument, Response> {
  /// The argument of the request.
  associatedtype Argument
  /// The type of the response.
  associatedtype Response

  /// Answers with the result of `body` until the returned subscription is disposed or the requester is deallocated. If
  /// `body` returns `nil`, the request passes to another answer: the previous one of a `Request`, the next one of a
  /// signal of GTK.
  @discardableResult
  func answer(orPass body: @escaping (Argument) -> Response?) -> Subscription
}

extension RequestProtocol {
  /// Answers with the result of `body` until the returned subscription is disposed or the requester is deallocated.
  @discardableResult
  public func answer(_ body: @escaping (Argument) -> Response) -> Subscription {
    answer(orPass: { body($0) })
  }

  /// Answers with the result of `body` for `target`, for as long as the target lives, without retaining it.
  @discardableResult
  public func answer<Target: Deallocatable>(
    with target: Target, _ body: @escaping (Target, Argument) -> Response
  ) -> Subscription {
    let subscription = answer(orPass: { [weak target] argument in target.map { body($0, argument) } })
    subscription.disposeWith(target)
    return subscription
  }

  /// Answers with the result of `map` for the latest element of `signal` and the argument.
  ///
  ///     list.reactive.rowHeight.feed(from: settings.density) { density, row in density.height(of: row) }
  ///
  /// Until the signal delivers an element, there is no answer. The answer ends with the signal, which in the case of a
  /// property is when the property is deallocated. The signal is not retained.
  @discardableResult
  public func feed<Source: SignalProtocol>(
    from signal: Source, map: @escaping (Source.Element, Argument) -> Response
  ) -> Subscription where Source.Failure == Never {
    let newest = Box<Source.Element?>(nil)
    let subscription = answer(orPass: { argument in newest.value.map { map($0, argument) } })
    signal.attach(Observer(next: { newest.value = $0 }, end: { _ in subscription.dispose() }), subscription)
    return subscription
  }

  /// Answers with the latest element of `signal`, regardless of the argument.
  @discardableResult
  public func feed<Source: SignalProtocol>(from signal: Source) -> Subscription
  where Source.Failure == Never, Source.Element == Response {
    feed(from: signal) { element, _ in element }
  }
}
