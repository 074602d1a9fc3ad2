public import BindingCore

/// What tells how long the user has to wait.
public nonisolated protocol TellsWait: Equatable, Sendable {
  /// The longest of the waits, or `nil` if there is none.
  var wait: Duration? { get }
  /// The same when a part of the waits is over.
  func after(_ time: Duration) -> Self
}

extension SignalProtocol where Element: TellsWait, Failure == Never {
  /// Emits each element again as its wait gets shorter, until it is over: whenever the wait is told in another number.
  public func countingDown(on scheduler: any Scheduler = MainScheduler.shared) -> SafeSignal<Element> {
    flatMapLatest { element in
      guard let wait = element.wait, wait > .zero else { return SafeSignal(just: element) }
      return Signal.countdown(from: wait, scheduler: scheduler, every: \.untilToldAnew).append(.zero)
        .map { left in element.after(wait - left) }
    }
    .removeDuplicates()
  }
}

nonisolated extension PhotoSearchError: TellsWait {
  public var wait: Duration? { if case .rateLimited(let wait) = self { wait } else { nil } }

  public func after(_ time: Duration) -> PhotoSearchError {
    wait.map { .rateLimited(retryAfter: max(.zero, $0 - time)) } ?? self
  }
}

nonisolated extension SourceFailure: TellsWait {
  public var wait: Duration? { error.wait }

  public func after(_ time: Duration) -> SourceFailure { SourceFailure(source: source, error: error.after(time)) }
}

nonisolated extension SourceContribution: TellsWait {
  public var wait: Duration? { error?.wait }

  public func after(_ time: Duration) -> SourceContribution {
    guard let error else { return self }
    var later = self
    later.state = .failed(error.after(time))
    return later
  }
}

nonisolated extension SearchStatus: TellsWait {
  public var wait: Duration? { if case .failed(let error) = self { error.wait } else { nil } }

  public func after(_ time: Duration) -> SearchStatus {
    if case .failed(let error) = self { .failed(error.after(time)) } else { self }
  }
}

nonisolated extension Array: TellsWait where Element: TellsWait {
  public var wait: Duration? { compactMap(\.wait).max() }

  public func after(_ time: Duration) -> [Element] { map { $0.after(time) } }
}
