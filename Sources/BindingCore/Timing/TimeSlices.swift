/// Divides long work on the main actor into slices, between which the main loop handles input and draws frames.
///
/// The operators on observable arrays that take one need no more than one slice at a time, however long the array:
///
///     let slices = TimeSlices()
///     lines.filterCollection(in: slices) { $0.isError }
///       .sortedCollection(in: slices) { $0.date < $1.date }
///       .bind(to: listView) { LineCell() }
///     slices.isWorking.bind(to: spinner.reactive.spinning)
///
/// All that share an instance take turns, and none runs twice within a slice. What takes less than a slice is done at
/// once, before the edit that caused it returns.
public final class TimeSlices {
  /// The slices of operators that share no others.
  public static let shared = TimeSlices()

  private let length: Duration
  private let pause: Duration
  private let scheduler: any Scheduler
  private let working = Property(false)
  /// Sorting makes changes of at most so many elements at once.
  package var few = 256
  private var waiting: [any SlicedWork] = []
  /// The number of works that wait for the end of a delay.
  private var delayed = 0
  private var isRunning = false
  /// What begins the next slice.
  private var next: [any Disposable] = []

  /// Creates slices without work.
  ///
  /// - Parameters:
  ///   - length: The time after which a slice ends. It takes longer if a single call of a user's function does, and up
  ///     to about a millisecond longer because the clock is not read for each element.
  ///   - pause: The longest time for the main loop before the next slice. In real time it begins sooner if the main loop
  ///     has nothing else to do. Must be positive, because frames have a lower priority than work that is ready.
  ///   - scheduler: The clock and timer.
  public init(
    of length: Duration = .milliseconds(3), pause: Duration = .milliseconds(1),
    scheduler: any Scheduler = MainScheduler.shared
  ) {
    precondition(length > .zero && pause > .zero, "Slices and the pauses between them take time")
    self.length = length
    self.pause = pause
    self.scheduler = scheduler
  }

  /// Whether any work is left after the current slice, in the lists that show its results as well.
  public var isWorking: AnyProperty<Bool> { AnyProperty(working) }

  /// Does some work: immediately, unless other work is waiting or in progress, and what is left in the next slices.
  package func start(_ work: any SlicedWork) {
    if waiting.contains(where: { $0 === work }) { return }
    waiting.append(work)
    if !isRunning, next.isEmpty { run() }
  }

  /// Does some work in the next slices.
  package func startLater(_ work: any SlicedWork) {
    waiting.append(work)
    if !isRunning, next.isEmpty { schedule() }
  }

  /// Does some work in a slice after a delay. It counts as work meanwhile.
  package func start(_ work: any SlicedWork, after delay: Duration) {
    delayed += 1
    updateWorking()
    // Nothing cancels it.
    _ = scheduler.schedule(after: delay) {
      self.delayed -= 1
      self.start(work)
    }
  }

  /// The value of `isWorking`.
  package var isBusy: Bool { working.value }

  /// Drops work that is no longer needed.
  package func cancel(_ work: any SlicedWork) {
    waiting.removeAll { $0 === work }
    if !isRunning { updateWorking() }
  }

  private func run() {
    isRunning = true
    var slice = Slice(of: length, scheduler)
    while !slice.isOver, let work = waiting.first {
      let isDone = work.work(in: &slice)
      // It may have been cancelled meanwhile.
      guard let index = waiting.firstIndex(where: { $0 === work }) else { continue }
      waiting.remove(at: index)
      if !isDone { waiting.append(work) }
    }
    isRunning = false
    if !waiting.isEmpty { schedule() }
    updateWorking()
  }

  private func updateWorking() {
    let isWorking = !waiting.isEmpty || delayed > 0
    if working.value != isWorking { working.value = isWorking }
  }

  private func schedule() {
    let begin = {
      for other in self.next { other.dispose() }
      self.next = []
      self.run()
    }
    next = [scheduler.schedule(after: pause, begin)]
    // Not instead: a main loop that draws all the time, such as a spinner on a slow computer, is never idle.
    if scheduler === MainScheduler.shared, let whenIdle = MainScheduler.whenIdle { next.append(whenIdle(begin)) }
  }
}

/// Work that is done in slices of time.
@usableFromInline
package protocol SlicedWork: AnyObject {
  /// Works until the slice is over or everything is done.
  ///
  /// - Returns: Whether everything is done.
  func work(in slice: inout Slice) -> Bool
}

/// The current slice: it says how much may be done before asking again.
@usableFromInline
package struct Slice {
  private let length: Duration
  private let end: Duration
  private let scheduler: (any Scheduler)?
  private var asked: Duration?
  private var stride = 1

  /// Whether the time is over.
  @usableFromInline package private(set) var isOver = false

  fileprivate init(of length: Duration, _ scheduler: any Scheduler) {
    self.length = length
    end = scheduler.now + length
    self.scheduler = scheduler
  }

  private init() {
    (length, end) = (.zero, .zero)
    scheduler = nil
  }

  /// A slice that never ends.
  package static var unlimited: Slice { Slice() }

  /// The time now, or zero if the slice never ends.
  @usableFromInline package var now: Duration { scheduler?.now ?? .zero }

  /// Ends the slice before a step that takes long by itself, unless the slice has just begun.
  @usableFromInline
  mutating func endUnlessFresh() {
    guard let scheduler else { return }
    if end - scheduler.now < length * 3 / 4 { isOver = true }
  }

  /// Returns the number of elements to handle next, or zero if the slice is over. The first result is never zero, so
  /// each slice makes progress.
  ///
  /// The number adapts to the time that the previous elements have taken.
  @usableFromInline
  package mutating func next(atMost limit: Int) -> Int {
    guard let scheduler else { return .max }
    if isOver { return 0 }
    let now = scheduler.now
    if let asked {
      if now >= end {
        isOver = true
        return 0
      }
      let taken = now - asked
      if taken < .microseconds(100) {
        stride = min(stride * 2, 1 << 16)
      } else if taken > .microseconds(500) {
        stride = max(stride / 2, 1)
      }
    }
    asked = now
    return min(stride, limit)
  }
}
