extension SignalProtocol {
  /// Transforms the failure.
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

  /// Finishes when the source fails.
  ///
  ///     --1--2--#
  ///     suppressError(logging: false)
  ///     --1--2--|
  ///
  /// With `logging`, a message on standard error reports where the signal was created and the failure.
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

  /// Finishes when the source fails, and passes the failure to `target`: a property, a subject or a property of a
  /// widget.
  ///
  ///     --1--2--#
  ///     suppressAndFeedError(into: failures, logging: false)
  ///     --1--2--|
  ///
  /// With `logging`, the failure is also written to standard error.
  public func suppressAndFeedError(
    into target: some BindableProtocol<Failure>, logging: Bool = true, file: String = #fileID, line: Int = #line
  ) -> SafeSignal<Element> {
    feedError(into: target).suppressError(logging: logging, file: file, line: line)
  }

  /// Finishes when the source fails, and passes the failure to a target that takes optional values.
  public func suppressAndFeedError(
    into target: some BindableProtocol<Failure?>, logging: Bool = true, file: String = #fileID, line: Int = #line
  ) -> SafeSignal<Element> {
    feedError(into: target).suppressError(logging: logging, file: file, line: line)
  }

  /// Returns the elements and the failure as two signals that cannot fail, sharing one observation of the source.
  ///
  ///     let (photos, failure) = search.branchOutError()
  ///     photos.bind(to: list)
  ///     failure.map { $0.message }.bind(to: label.reactive.text)
  ///
  /// The source is observed when the first of the two is observed, and disposed when neither is observed any more. The
  /// one observed later starts with the last element, and receives a failure that has already happened.
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

  /// Delivers the failure as an element, and nothing else from the source.
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
  /// Returns the same signal as one that may fail, so that it can be combined with others that can.
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
