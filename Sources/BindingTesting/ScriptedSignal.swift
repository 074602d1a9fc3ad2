public import BindingCore

/// A signal that delivers what a marble diagram says, and remembers who observed it when.
///
/// Made by `TestScheduler.coldSignal` and `TestScheduler.hotSignal`.
public final class ScriptedSignal<Element, Failure: Error>: SignalProtocol {
  private let clock: FrameClock
  private let play: (Observer<Element, Failure>, Subscription) -> Void
  private var intervals: [SubscriptionInterval] = []

  init(_ clock: FrameClock, play: @escaping (Observer<Element, Failure>, Subscription) -> Void) {
    self.clock = clock
    self.play = play
  }

  /// From when to when each observation lasted, in the order in which they began, in frames since the signal was made:
  /// `["^--!", "--^"]` for one that was disposed, or saw the end, in frame 3 and one that began in frame 2 and goes on.
  public var subscriptions: [Marbles] { intervals.map(\.marbles) }

  /// Notes the subscription and plays the script.
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

/// Frames since some moment.
struct FrameClock {
  let scheduler: TestScheduler
  let start: Duration

  init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
    start = scheduler.now
  }

  var frame: Double { (scheduler.now - start) / scheduler.frame }
}

/// From when to when somebody observed.
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
