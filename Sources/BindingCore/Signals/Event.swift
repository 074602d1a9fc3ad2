/// How a signal ended.
public nonisolated enum Completion<Failure: Error> {
  /// Everything has been delivered.
  case finished
  /// It broke off.
  case failure(Failure)
}

/// What a signal delivers: elements, then at most one end.
public nonisolated enum Event<Element, Failure: Error> {
  /// An element.
  case next(Element)
  /// The signal broke off. Nothing follows.
  case failed(Failure)
  /// The signal is over. Nothing follows.
  case completed

  /// The element of a `.next`.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }
}

extension Completion: Equatable where Failure: Equatable {}
extension Completion: Sendable {}
extension Event: Equatable where Element: Equatable, Failure: Equatable {}
extension Event: Sendable where Element: Sendable {}

/// The `Failure` of a signal that cannot fail, in the spelling of Bond 6.
public typealias NoError = Never
