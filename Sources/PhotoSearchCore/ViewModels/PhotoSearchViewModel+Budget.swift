import BindingCore

extension PhotoSearchViewModel {
  /// Updates the budget and schedules an update for when it next changes by itself. Otherwise, no timer wakes an idle
  /// program.
  func showBudget() {
    let current = source(state.activeSource).budget
    if shownBudget.value != current { shownBudget.value = current }
    budgetTimer?.dispose()
    budgetTimer = current?.nextLook.map { wait in
      scheduler.schedule(after: max(wait, Self.budgetInterval)) { [weak self] in self?.showBudget() }
    }
  }

  /// Viewing a photo also sends requests: for related photos and the author's other photos.
  func bindBudget() {
    selection.detail.map { $0 == nil }.removeDuplicates().dropFirst(1).bind(to: self) { me, _ in me.showBudget() }
  }
}

extension RequestBudget {
  /// How long the displayed budget stays valid, or `nil` if indefinitely.
  fileprivate var nextLook: Duration? {
    demandedWait > .zero ? demandedWait.untilToldAnew : growsAfter
  }
}

nonisolated extension Duration {
  /// After which time a wait is told in another number: it is displayed in whole hours, minutes or seconds, of which only
  /// every fifth is told.
  var untilToldAnew: Duration {
    let seconds = components.seconds
    let step: Int64 = seconds > 7200 ? 3600 : seconds > 120 ? 60 : 5
    let rest = self - .seconds(seconds / step * step)
    return rest > .zero ? rest : .seconds(step)
  }
}

extension Signal where Element == Duration, Failure == Never {
  /// Emits the remaining time, immediately and then again and again, and completes when none remains.
  ///
  /// - Parameter interval: Returns for a remaining time when to emit the next one: every second, unless told otherwise.
  static func countdown(
    from duration: Duration, scheduler: any Scheduler,
    every interval: @escaping (Duration) -> Duration = { _ in .seconds(1) }
  ) -> SafeSignal<Duration> {
    Signal(attach: { observer, subscription in
      let countdown = Countdown(until: scheduler.now + duration, every: interval, scheduler, observer, subscription)
      subscription.add(BlockDisposable { countdown.timer?.dispose() })
      countdown.tick()
    })
  }
}

private final class Countdown {
  private let end: Duration
  private let interval: (Duration) -> Duration
  private let scheduler: any Scheduler
  private let observer: Observer<Duration, Never>
  private weak var subscription: Subscription?
  var timer: (any Disposable)?

  init(
    until end: Duration, every interval: @escaping (Duration) -> Duration, _ scheduler: any Scheduler,
    _ observer: Observer<Duration, Never>, _ subscription: Subscription
  ) {
    (self.end, self.interval) = (end, interval)
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
    timer = scheduler.schedule(after: min(left, interval(left))) { [self] in tick() }
    observer.next(left)
  }
}
