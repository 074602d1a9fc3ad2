/// What to do with a signal of signals when a new one arrives before the previous one has finished.
public nonisolated enum FlattenStrategy: Sendable {
  /// One after another: the new signal waits until the earlier ones have finished (`flatMapConcat`).
  case concat
  /// Only the newest: the previous signal is disposed (`flatMapLatest`).
  case latest
  /// All concurrently (`flatMapMerge`).
  case merge
  /// Only the running one: the new signal is dropped (`flatMapFirst`).
  case first
}

extension SignalProtocol {
  /// Turns each element into a signal and delivers the elements of these signals according to `strategy`.
  ///
  /// If the signals can fail but the source cannot, apply `castError()` to the source.
  public func flatMap<Inner: SignalProtocol>(
    _ strategy: FlattenStrategy, _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Failure> where Inner.Failure == Failure {
    switch strategy {
    case .concat: flatMapConcat(transform)
    case .latest: flatMapLatest(transform)
    case .merge: flatMapMerge(transform)
    case .first: flatMapFirst(transform)
    }
  }

  /// `flatMap(_:_:)` with the strategy `.latest`, since a user interface usually needs the newest value. The `flatMap`
  /// of Combine and Rx is called `flatMapMerge` here.
  @inlinable
  public func flatMap<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Failure> where Inner.Failure == Failure {
    flatMapLatest(transform)
  }
}

extension SignalProtocol where Element: SignalProtocol, Element.Failure == Failure {
  /// Delivers the elements of this signal's signals according to `strategy`.
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Element.Element, Failure> {
    flatMap(strategy) { $0 }
  }

  /// Delivers the elements of the newest of this signal's signals (see `flatMapLatest`).
  @inlinable
  public func switchToLatest() -> Signal<Element.Element, Failure> { flatMapLatest { $0 } }

  /// Delivers the elements of all of this signal's signals, as they arrive (see `flatMapMerge`).
  public func merge() -> Signal<Element.Element, Failure> { flatMapMerge { $0 } }

  /// Delivers the elements of this signal's signals, one signal after another (see `flatMapConcat`).
  public func concat() -> Signal<Element.Element, Failure> { flatMapConcat { $0 } }
}
