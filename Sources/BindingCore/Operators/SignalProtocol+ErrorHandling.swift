extension SignalProtocol {
  /// Fails with what `transform` makes of the failure.
  ///
  ///     --1--2--#
  ///     mapError { _ in OtherFailure() }
  ///     --1--2--#
  @inlinable
  public func mapError<NewFailure>(_ transform: @escaping (Failure) -> NewFailure) -> Signal<Element, NewFailure> {
    Signal(attach: { observer, subscription in
      attach(
        observer.with(end: { (completion: Completion<Failure>) in
          switch completion {
          case .finished: observer.end?(.finished)
          case .failure(let failure): observer.end?(.failure(transform(failure)))
          }
        }), subscription)
    })
  }

  /// Delivers `element` instead of a failure, then finishes.
  ///
  ///     --1--2--#
  ///     replaceError(with: 0)
  ///     --1--2--(0|)
  @inlinable
  public func replaceError(with element: Element) -> SafeSignal<Element> {
    Signal(attach: { observer, subscription in
      attach(
        observer.with(end: { (completion: Completion<Failure>) in
          if case .failure = completion {
            observer.next(element)
            if subscription.isDisposed { return }
          }
          observer.end?(.finished)
        }), subscription)
    })
  }

  /// Finishes where the source fails.
  ///
  ///     --1--2--#
  ///     suppressError(logging: false)
  ///     --1--2--|
  ///
  /// With `logging` a message on standard error says where the signal was made and what it failed with.
  public func suppressError(
    logging: Bool, file: String = #fileID, line: Int = #line
  ) -> SafeSignal<Element> {
    Signal(attach: { observer, subscription in
      attach(
        observer.with(end: { (completion: Completion<Failure>) in
          if logging, case .failure(let failure) = completion {
            Warning.output("Signal at \(file):\(line) failed: \(failure)")
          }
          observer.end?(.finished)
        }), subscription)
    })
  }

  /// Finishes where the source fails, and gives the failure to `target`: a property, a subject, a part of a widget.
  ///
  ///     --1--2--#
  ///     suppressAndFeedError(into: failures, logging: false)
  ///     --1--2--|
  ///
  /// With `logging` it is written to standard error too.
  public func suppressAndFeedError(
    into target: some BindableProtocol<Failure>, logging: Bool = true, file: String = #fileID, line: Int = #line
  ) -> SafeSignal<Element> {
    feedError(into: target).suppressError(logging: logging, file: file, line: line)
  }

  /// Finishes where the source fails, and gives the failure to a target that takes optional values.
  public func suppressAndFeedError(
    into target: some BindableProtocol<Failure?>, logging: Bool = true, file: String = #fileID, line: Int = #line
  ) -> SafeSignal<Element> {
    feedError(into: target).suppressError(logging: logging, file: file, line: line)
  }

  /// The elements and the failure as two signals that cannot fail, of one observation of the source.
  ///
  ///     let (photos, failure) = search.branchOutError()
  ///     photos.bind(to: list)
  ///     failure.map { $0.message }.bind(to: label.reactive.text)
  ///
  /// The source is observed when one of the two is first observed, and left when neither is any more. The one that is
  /// observed later begins with the last element, and is told of a failure that has happened already.
  public func branchOutError() -> (elements: SafeSignal<Element>, errors: SafeSignal<Failure>) {
    let shared = share(limit: 1)
    return (shared.suppressError(logging: false), shared.toErrorSignal())
  }

  /// `branchOutError()` with the failure transformed.
  public func branchOutError<NewFailure>(
    _ mapError: @escaping (Failure) -> NewFailure
  ) -> (elements: SafeSignal<Element>, errors: SafeSignal<NewFailure>) {
    let (elements, errors) = branchOutError()
    return (elements, errors.map(mapError))
  }

  /// Delivers the failure as an element, and nothing else of the source.
  ///
  ///     --1--2--#
  ///     toErrorSignal().map { _ in "x" }
  ///     --------(x|)
  @inlinable
  public func toErrorSignal() -> SafeSignal<Failure> {
    materialize().compactMap(\.error)
  }
}

extension SignalProtocol where Failure == Never {
  /// The same signal as one that may fail, to be combined with others that can.
  ///
  ///     --1--2--|
  ///     castError()
  ///     --1--2--|
  @inlinable
  public func castError<NewFailure>() -> Signal<Element, NewFailure> {
    Signal(attach: { observer, subscription in
      attach(observer.with(end: { (_: Completion<Never>) in observer.end?(.finished) }), subscription)
    })
  }
}
