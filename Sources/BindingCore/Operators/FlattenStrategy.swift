/// What to do with the signals that a signal delivers, when a new one comes before the last one has finished.
public nonisolated enum FlattenStrategy: Sendable {
  /// One after the other: the new one waits until those before it have finished (`flatMapConcat`).
  case concat
  /// Only the newest: the one before is left (`flatMapLatest`).
  case latest
  /// All side by side (`flatMapMerge`).
  case merge
  /// Only the running one: the new one is dropped (`flatMapFirst`).
  case first
}

extension SignalProtocol {
  /// Turns each element into a signal and delivers the elements of these signals as `strategy` says.
  ///
  /// A source that cannot fail goes through `castError()` when the signals can.
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

  /// `flatMap(_:_:)` with the strategy `.latest`: what a user interface wants is the newest. The `flatMap` of Combine and
  /// Rx is `flatMapMerge` here.
  @inlinable
  public func flatMap<Inner: SignalProtocol>(
    _ transform: @escaping (Element) -> Inner
  ) -> Signal<Inner.Element, Failure> where Inner.Failure == Failure {
    flatMapLatest(transform)
  }
}

extension SignalProtocol where Element: SignalProtocol, Element.Failure == Failure {
  /// Delivers the elements of the signals that this signal delivers, as `strategy` says.
  public func flatten(_ strategy: FlattenStrategy) -> Signal<Element.Element, Failure> {
    flatMap(strategy) { $0 }
  }

  /// Delivers the elements of the newest of the signals that this signal delivers (see `flatMapLatest`).
  @inlinable
  public func switchToLatest() -> Signal<Element.Element, Failure> { flatMapLatest { $0 } }

  /// Delivers the elements of all signals that this signal delivers, as they come (see `flatMapMerge`).
  public func merge() -> Signal<Element.Element, Failure> { flatMapMerge { $0 } }

  /// Delivers the elements of the signals that this signal delivers, one signal after the other (see `flatMapConcat`).
  public func concat() -> Signal<Element.Element, Failure> { flatMapConcat { $0 } }
}
