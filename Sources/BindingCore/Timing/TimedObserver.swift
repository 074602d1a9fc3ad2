/// What an operator has downstream that delivers from a timer: the observer, one timer, and a gate, because a timer
/// delivers outside any emission of the source and what the observer then sends comes back to the operator.
///
/// The timer keeps the operator's state alive: a source may be silent, or gone without an end, when something is due.
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

  /// Whether the timer runs.
  var isWaiting: Bool { due != nil }

  /// Whether the time that the timer runs to has come.
  var isDue: Bool { due.map { $0 <= now } ?? false }

  /// Calls `action` once `interval` has passed, and not at the time that was set before.
  ///
  /// A later time costs nothing: the timer that runs finds out at its end that it has to go on.
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

  /// Whether what waits is to be delivered before this end. Not when the source has failed, nor when it goes away: those
  /// who observe it may be parts of what goes away with it.
  func delivers(before completion: Completion<Failure>) -> Bool {
    if case .finished = completion { !Release.isUnderway } else { false }
  }

  func end(_ completion: Completion<Failure>) {
    stop()
    if !subscription.isDisposed { passEnd(gate, completion, observer) }
  }
}
