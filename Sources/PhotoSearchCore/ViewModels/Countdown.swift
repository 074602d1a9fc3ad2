import BindingCore

extension Signal where Element == Duration, Failure == Never {
  /// Emits the remaining time, immediately and then every second, and completes when none remains.
  static func countdown(from duration: Duration, scheduler: any Scheduler) -> SafeSignal<Duration> {
    Signal(attach: { observer, subscription in
      let countdown = Countdown(until: scheduler.now + duration, scheduler, observer, subscription)
      subscription.add(BlockDisposable { countdown.timer?.dispose() })
      countdown.tick()
    })
  }
}

private final class Countdown {
  private let end: Duration
  private let scheduler: any Scheduler
  private let observer: Observer<Duration, Never>
  private weak var subscription: Subscription?
  var timer: (any Disposable)?

  init(
    until end: Duration, _ scheduler: any Scheduler, _ observer: Observer<Duration, Never>,
    _ subscription: Subscription
  ) {
    self.end = end
    self.scheduler = scheduler
    self.observer = observer
    self.subscription = subscription
  }

  func tick() {
    guard let subscription, !subscription.isDisposed else { return }
    let left = end - scheduler.now
    guard left > .zero else {
      observer.end?(.finished)
      return
    }
    timer = scheduler.schedule(after: min(left, .seconds(1))) { [self] in tick() }
    observer.next(left)
  }
}
