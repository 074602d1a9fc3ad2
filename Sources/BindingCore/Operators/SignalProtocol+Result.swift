extension SignalProtocol {
  /// Delivers elements and the failure as results; the resulting signal cannot fail.
  ///
  ///     --1--2--#
  ///     mapToResult().map { (try? $0.get()) ?? 0 }
  ///     --1--2--(0|)
  @inlinable
  public func mapToResult() -> SafeSignal<Result<Element, Failure>> {
    materialize().compactMap { event in
      switch event {
      case .next(let element): .success(element)
      case .failed(let failure): .failure(failure)
      case .completed: nil
      }
    }
  }

  /// Transforms each element, or fails with the error that `transform` throws. The source then stops immediately.
  ///
  ///     --1--2--3--|
  ///     tryMap { n throws(Failure) in if n == 2 { throw .broken } else { n * 2 } }
  ///     --2--#
  @inlinable
  public func tryMap<Output>(
    _ transform: @escaping (Element) throws(Failure) -> Output
  ) -> Signal<Output, Failure> {
    map { element in Result { () throws(Failure) in try transform(element) } }.getValues()
  }

  /// Delivers the values of results, or fails with the first failure. The source then stops immediately.
  ///
  ///     --1--2--x--4--|
  ///     map { $0 == "x" ? .failure(.broken) : .success($0) }.getValues()
  ///     --1--2--#
  @inlinable
  public func getValues<Value>() -> Signal<Value, Failure> where Element == Result<Value, Failure> {
    Signal(attach: { observer, subscription in
      let source = subscription.makeChild()
      attach(
        observer.with { result in
          switch result {
          case .success(let value): observer.next(value)
          case .failure(let failure): observer.receive(completion: .failure(failure), leaving: source)
          }
        }, source)
    })
  }

  /// Transforms the values of results; failures are unchanged.
  ///
  ///     --1--2--#
  ///     mapToResult().mapValue { $0 * 2 }.map { (try? $0.get()) ?? 0 }
  ///     --2--4--(0|)
  @inlinable
  public func mapValue<Value, Output, ResultFailure>(
    _ transform: @escaping (Value) -> Output
  ) -> Signal<Result<Output, ResultFailure>, Failure> where Element == Result<Value, ResultFailure> {
    map { $0.map(transform) }
  }
}

extension SignalProtocol where Failure == Never {
  /// `tryMap` of a signal that cannot fail.
  @_disfavoredOverload
  @inlinable
  public func tryMap<Output, NewFailure>(
    _ transform: @escaping (Element) throws(NewFailure) -> Output
  ) -> Signal<Output, NewFailure> {
    castError().tryMap(transform)
  }

  /// `getValues` of a signal that cannot fail.
  @_disfavoredOverload
  @inlinable
  public func getValues<Value, NewFailure>() -> Signal<Value, NewFailure>
  where Element == Result<Value, NewFailure> {
    castError().getValues()
  }
}
