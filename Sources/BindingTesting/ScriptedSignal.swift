public import BindingCore

/// A signal that delivers the events of a marble diagram and records its observations.
///
/// Create one with `TestScheduler.coldSignal` or `TestScheduler.hotSignal`.
public final class ScriptedSignal<Element, Failure: Error>: SignalProtocol {
  private let clock: FrameClock
  private let play: (Observer<Element, Failure>, Subscription) -> Void
  private var intervals: [SubscriptionInterval] = []

  init(_ clock: FrameClock, play: @escaping (Observer<Element, Failure>, Subscription) -> Void) {
    self.clock = clock
    self.play = play
  }

  /// The duration of each observation, in the order in which they started, in frames since the signal was created:
  /// `["^--!", "--^"]` for one that was disposed, or completed, in frame 3 and one that started in frame 2 and is
  /// active.
  public var subscriptions: [Marbles] { intervals.map(\.marbles) }

  /// Records the subscription and plays the script.
  public func attach(_ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    let interval = SubscriptionInterval(clock)
    intervals.append(interval)
    subscription.add(BlockDisposable { interval.close() })
    play(
      Observer(
        next: observer.next,
        end: { completion in
          interval.close()
          observer.end?(completion)
        }), subscription)
  }
}

/// A clock that counts frames from its creation.
struct FrameClock {
  let scheduler: TestScheduler
  let start: Duration

  init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
    start = scheduler.now
  }

  var frame: Double { (scheduler.now - start) / scheduler.frame }
}

/// The interval of an observation.
private final class SubscriptionInterval {
  private let clock: FrameClock
  private(set) var marbles: Marbles

  init(_ clock: FrameClock) {
    self.clock = clock
    marbles = Marbles([.init(frame: clock.frame, event: .subscribed)])
  }

  func close() {
    if marbles.disposalFrame == nil { marbles.marbles.append(.init(frame: clock.frame, event: .disposed)) }
  }
}
