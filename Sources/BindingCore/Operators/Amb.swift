/// Delivers the events of the first signal to emit any event, and disposes the others immediately.
///
///     a:    ---1--2--|
///     b:    -3-----4--|
///     out:  -3-----4--|
///
/// An end counts too: a signal that finishes or fails before the others deliver wins, and the result ends. Signals are
/// observed in order; if one delivers immediately, the ones after it are not observed at all.
@MainActor public func amb<Element, Failure: Error>(
  _ a: any SignalProtocol<Element, Failure>, _ b: any SignalProtocol<Element, Failure>,
  _ more: any SignalProtocol<Element, Failure>...
) -> Signal<Element, Failure> {
  amb([a, b] + more)
}

/// `amb` of all signals in an array. An empty array finishes immediately.
@MainActor public func amb<Element, Failure: Error>(
  _ signals: [any SignalProtocol<Element, Failure>]
) -> Signal<Element, Failure> {
  if signals.isEmpty { return .completed() }
  return Signal(attach: { observer, subscription in
    let race = Race(signals.count, subscription)
    for (index, signal) in signals.enumerated() where !race.runners[index].isDisposed {
      signal.attach(
        Observer(
          next: { if race.isWon(by: index) { observer.next($0) } },
          end: { if race.isWon(by: index) { observer.end?($0) } },
          node: observer.node),
        race.runners[index])
    }
  })
}

/// The state of `amb` for one observer.
private final class Race {
  private(set) var runners: [Subscription]
  private var winner: Int?

  init(_ count: Int, _ subscription: Subscription) {
    runners = (0..<count).map { _ in Subscription() }
    for runner in runners { subscription.add(runner) }
  }

  /// Returns whether the runner has won. The first to ask wins.
  func isWon(by index: Int) -> Bool {
    if winner == nil {
      winner = index
      for loser in runners.indices where loser != index { runners[loser].dispose() }
    }
    return winner == index
  }
}
