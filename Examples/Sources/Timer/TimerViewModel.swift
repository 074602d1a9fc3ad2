import BindingCore

/// Counts the time up to a duration that can be changed meanwhile.
final class TimerViewModel {
  /// In seconds.
  let duration = Property(15.0)
  let elapsed = Property(Duration.zero)
  private let bag = DisposeBag()

  /// How much of the duration has passed, 0 to 1.
  var progress: AnyProperty<Double> {
    combineLatest(elapsed, duration) { elapsed, duration in
      duration > 0 ? min(elapsed / .seconds(duration), 1) : 1
    }
  }

  init(scheduler: any Scheduler = MainScheduler.shared) {
    let step = Duration.milliseconds(100)
    progress
      .map { $0 < 1 }
      .removeDuplicates()
      // No clock ticks while there is nothing to count.
      .flatMapLatest { isRunning in isRunning ? SafeSignal.interval(step, scheduler: scheduler) : .never() }
      .observeNext { [elapsed] _ in elapsed.value += step }
      .dispose(in: bag)
  }

  func reset() { elapsed.value = .zero }
}
