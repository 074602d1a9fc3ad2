/// How a signal ended.
public nonisolated enum Completion<Failure: Error> {
  /// The signal finished normally.
  case finished
  /// The signal failed.
  case failure(Failure)
}

/// An event of a signal: elements, then at most one end.
public nonisolated enum Event<Element, Failure: Error> {
  /// An element.
  case next(Element)
  /// The signal failed. Nothing follows.
  case failed(Failure)
  /// The signal finished. Nothing follows.
  case completed
}

nonisolated extension Event {
  /// Creates the event for a completion.
  @inlinable
  public init(_ completion: Completion<Failure>) {
    switch completion {
    case .finished: self = .completed
    case .failure(let failure): self = .failed(failure)
    }
  }

  /// Whether this is a `.next`.
  @inlinable
  public var isNext: Bool { element != nil }

  /// Whether this is a `.failed`.
  @inlinable
  public var isFailed: Bool { error != nil }

  /// Whether this is a `.completed`.
  @inlinable
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Whether nothing follows this event.
  @inlinable
  public var isTerminal: Bool { completion != nil }

  /// The element of a `.next`.
  @inlinable
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The failure of a `.failed`.
  @inlinable
  public var error: Failure? {
    if case .failed(let failure) = self { failure } else { nil }
  }

  /// The completion of a terminal event, or `nil` for a `.next`.
  @inlinable
  public var completion: Completion<Failure>? {
    switch self {
    case .next: nil
    case .failed(let failure): .failure(failure)
    case .completed: .finished
    }
  }

  /// Returns the same event with its element transformed.
  @inlinable
  public func map<Output>(_ transform: (Element) -> Output) -> Event<Output, Failure> {
    switch self {
    case .next(let element): .next(transform(element))
    case .failed(let failure): .failed(failure)
    case .completed: .completed
    }
  }

  /// Returns the same event with its failure transformed.
  @inlinable
  public func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Event<Element, NewFailure> {
    switch self {
    case .next(let element): .next(element)
    case .failed(let failure): .failed(transform(failure))
    case .completed: .completed
    }
  }
}

extension Completion: Equatable where Failure: Equatable {}
extension Completion: Sendable {}
extension Event: Equatable where Element: Equatable, Failure: Equatable {}
extension Event: Sendable where Element: Sendable {}
