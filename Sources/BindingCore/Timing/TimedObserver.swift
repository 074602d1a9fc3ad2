/// The downstream side of an operator that delivers from a timer: the observer, one timer, and a gate, because a timer
/// delivers outside any emission of the source, and elements that the observer then sends come back to the operator.
///
/// The timer keeps the operator's state alive: when it fires, the source may be silent, or deallocated without an end.
final class TimedObserver<Element, Failure: Error> {
  private let scheduler: any Scheduler
  private let observer: Observer<Element, Failure>
  private let subscription: Subscription
  private let gate: Gate
  private var due: Duration?
  private var timer: (any Disposable)?

  init(_ scheduler: any Scheduler, _ observer: Observer<Element, Failure>, _ subscription: Subscription) {
    self.scheduler = scheduler
    self.observer = observer
    self.subscription = subscription
    gate = Gate(subscription)
    subscription.add(BlockDisposable { [weak self] in self?.stop() })
  }

  var now: Duration { scheduler.now }

  /// Whether the timer is running.
  var isWaiting: Bool { due != nil }

  /// Whether the time for which the timer is set has come.
  var isDue: Bool { due.map { $0 <= now } ?? false }

  /// Calls `action` after `interval`. If the timer is running, postpones the action that was set with it instead.
  ///
  /// Postponing costs nothing: when the running timer fires, it finds that it has to continue. To an earlier time it
  /// cannot be moved.
  func wait(_ interval: Duration, _ action: @escaping () -> Void) {
    if subscription.isDisposed { return }
    due = now + interval
    if timer == nil { start(interval, action) }
  }

  private func start(_ interval: Duration, _ action: @escaping () -> Void) {
    timer = scheduler.schedule(after: interval) {
      self.timer = nil
      guard let due = self.due else { return }
      let left = due - self.now
      if left > .zero { return self.start(left, action) }
      self.due = nil
      action()
    }
  }

  func stop() {
    due = nil
    let timer = timer
    self.timer = nil
    timer?.dispose()
  }

  func deliver(_ element: Element) {
    if !subscription.isDisposed { pass(gate, element, observer.next) }
  }

  /// Whether to deliver waiting elements before this end. Not if the source has failed or is being deallocated, because
  /// its observers may be parts of the same object.
  func delivers(before completion: Completion<Failure>) -> Bool {
    if case .finished = completion { !Release.isUnderway } else { false }
  }

  func end(_ completion: Completion<Failure>) {
    stop()
    if !subscription.isDisposed { passEnd(gate, completion, observer) }
  }
}
