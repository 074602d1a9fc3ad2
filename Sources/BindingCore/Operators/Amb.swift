/// Delivers what the signal delivers that is the first to do anything, and leaves the others at once.
///
///     a:    ---1--2--|
///     b:    -3-----4--|
///     out:  -3-----4--|
///
/// An end counts as well as an element: a signal that finishes or fails before the others deliver has won, and that is
/// the end. Signals are asked in order; when one delivers at once, those after it are not asked at all.
public func amb<Element, Failure: Error>(
  _ a: any SignalProtocol<Element, Failure>, _ b: any SignalProtocol<Element, Failure>,
  _ more: any SignalProtocol<Element, Failure>...
) -> Signal<Element, Failure> {
  amb([a, b] + more)
}

/// `amb` of all signals in an array. Of none it finishes at once.
public func amb<Element, Failure: Error>(
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

/// The state of one observer of `amb`.
private final class Race {
  private(set) var runners: [Subscription]
  private var winner: Int?

  init(_ count: Int, _ subscription: Subscription) {
    runners = (0..<count).map { _ in Subscription() }
    for runner in runners { subscription.add(runner) }
  }

  /// Whether the runner has won. The first that asks has.
  func isWon(by index: Int) -> Bool {
    if winner == nil {
      winner = index
      for loser in runners.indices where loser != index { runners[loser].dispose() }
    }
    return winner == index
  }
}
