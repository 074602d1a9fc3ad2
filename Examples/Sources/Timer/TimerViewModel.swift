import BindingCore

/// Counts the elapsed time up to a duration that can be changed in the meantime.
final class TimerViewModel {
  /// The duration in seconds.
  let duration = Property(15.0)
  let elapsed = Property(Duration.zero)
  private let bag = DisposeBag()

  /// The elapsed fraction of the duration, 0 to 1.
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
      // The clock only ticks while there is something to count.
      .flatMapLatest { isRunning in isRunning ? SafeSignal.interval(step, scheduler: scheduler) : .never() }
      .observeNext { [elapsed] _ in elapsed.value += step }
      .dispose(in: bag)
  }

  func reset() { elapsed.value = .zero }
}
