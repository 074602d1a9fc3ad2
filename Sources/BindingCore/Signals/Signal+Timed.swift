extension Signal {
  /// Delivers one element after `interval`, then finishes.
  ///
  ///     init(just: 1, after: 3)
  ///     ---(1|)
  public init(just element: Element, after interval: Duration, scheduler: any Scheduler = MainScheduler.shared) {
    self = Signal(just: element).delay(interval: interval, scheduler: scheduler)
  }

  /// Delivers the elements of a sequence, one per `interval` and the first after one interval, and finishes when the
  /// next element is due but the sequence has ended.
  ///
  ///     init(sequence: 1...3, interval: 2)
  ///     --1-2-3-|
  ///
  /// Each element is read from the sequence when it is due. The rhythm does not drift. If the program was held up, the
  /// next element is delivered immediately and later ones resume the rhythm, without a burst.
  public init<Elements: Sequence>(
    sequence: Elements, interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) where Elements.Element == Element {
    self.init(attach: { observer, subscription in
      let downstream = TimedObserver(scheduler, observer, subscription)
      Rhythm(sequence.makeIterator(), interval, downstream).wait()
    })
  }
}

extension Signal where Element == Int {
  /// Counts from 0, one number per `interval`, the first after one interval.
  ///
  ///     interval(2)
  ///     --0-1-2-3-4
  public static func interval(_ interval: Duration, scheduler: any Scheduler = MainScheduler.shared) -> Signal {
    Signal(sequence: 0..., interval: interval, scheduler: scheduler)
  }
}

extension Signal where Element == Void, Failure == Never {
  /// Fires immediately and then once per `interval`, as in Bond. For periodic refreshes.
  ///
  ///     heartbeat(interval: 3).replaceElements(with: "x")
  ///     x--x--x--x
  public static func heartbeat(
    interval: Duration, scheduler: any Scheduler = MainScheduler.shared
  ) -> SafeSignal<Void> {
    SafeSignal<Int>.interval(interval, scheduler: scheduler).replaceElements(with: ()).prepend(())
  }
}

/// The state of one observer of a timed sequence.
private final class Rhythm<Elements: IteratorProtocol, Failure: Error> {
  private var elements: Elements
  private let interval: Duration
  private let downstream: TimedObserver<Elements.Element, Failure>
  private var due: Duration

  init(_ elements: Elements, _ interval: Duration, _ downstream: TimedObserver<Elements.Element, Failure>) {
    self.elements = elements
    self.interval = interval
    self.downstream = downstream
    due = downstream.now
  }

  func wait() {
    due = max(due + interval, downstream.now)
    downstream.wait(due - downstream.now) { self.deliver() }
  }

  private func deliver() {
    guard let element = elements.next() else { return downstream.end(.finished) }
    wait()
    downstream.deliver(element)
  }
}
