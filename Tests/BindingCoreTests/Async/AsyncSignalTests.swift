import BindingCore
import BindingTesting
import Testing

/// Where asynchronous code and signals meet.
struct AsyncSignalTests {
  /// Holds callers until it is opened.
  private final class Door {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private var isOpen = false

    func pass() async {
      if isOpen { return }
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      isOpen = true
      for continuation in waiting { continuation.resume() }
      waiting = []
    }
  }

  @Test func theResultIsDeliveredAndTheSignalFinishes() async {
    var log: [String] = []
    for await value in Signal<Int, Never>(async: { 7 }).handleEvents(receiveCompletion: { _ in log.append("|") }).values
    {
      log.append("\(value)")
    }
    #expect(log.sorted() == ["7", "|"])
  }

  @Test func eachObserverRunsTheWorkAnew() async {
    var runs = 0
    let signal = Signal<Int, Never>(async: {
      runs += 1
      return runs
    })
    var log: [Int] = []
    for await value in signal.values { log.append(value) }
    for await value in signal.values { log.append(value) }
    #expect(log == [1, 2])
  }

  @Test func aFunctionWithoutFailureIsASignal() async {
    let signal = Signal<Int, Never>(async: { 7 })
    #expect(await signal.firstElement() == 7)
  }

  @Test func aTypedFailureIsDelivered() async {
    let signal = Signal<Int, Failure>(async: { () async throws(Failure) -> Int in throw .broken })
    var failure: Failure?
    let observation = signal.observeFailed { failure = $0 }
    #expect(await eventually { observation.isDisposed })
    #expect(failure == .broken)
  }

  @Test func anyErrorCanBeAFailure() async {
    let signal = Signal<Int, any Error>(async: { throw Failure.broken })
    await #expect(throws: Failure.broken) { try await signal.firstElement() }
  }

  @Test func disposalCancelsTheWorkAndDropsItsResult() async {
    let door = Door()
    var wasCancelled: Bool?
    var log: [Int] = []
    var hasStarted = false
    let signal = Signal<Int, Never>(async: {
      hasStarted = true
      await door.pass()
      wasCancelled = Task.isCancelled
      return 1
    })
    let observation = signal.observeNext { log.append($0) }
    #expect(await eventually { hasStarted })
    observation.dispose()
    door.open()
    #expect(await eventually { wasCancelled != nil })
    #expect(wasCancelled == true)
    #expect(log.isEmpty)
  }

  @Test func workWhoseObservationIsDisposedAtOnceDoesNotStart() async {
    var hasStarted = false
    let signal = Signal<Int, Never>(async: {
      hasStarted = true
      return 1
    })
    signal.observeNext { _ in }.dispose()
    // Work that was asked for later has been done: the earlier has had its turn.
    for await _ in Signal<Int, Never>(async: { 2 }).values {}
    #expect(!hasStarted)
  }

  @Test func aSwitchCancelsTheWorkThatItLeaves() async {
    let doors = [Door(), Door()]
    var cancelled: [Bool?] = [nil, nil]
    let selection = Property(0)
    let answers = selection.flatMapLatest { index in
      Signal<Int, Never>(async: {
        await doors[index].pass()
        cancelled[index] = Task.isCancelled
        return index
      })
    }
    var log: [Int] = []
    let observation = answers.observeNext { log.append($0) }
    selection.value = 1
    doors[1].open()
    doors[0].open()
    #expect(await eventually { log == [1] })
    #expect(cancelled[0] != false)
    #expect(cancelled[1] == false)
    observation.dispose()
  }

  @Test func theValuesOfASignalAreASequenceThatEndsWithIt() async {
    let subject = Numbers()
    let values = subject.values
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    var log: [Int] = []
    for await value in values { log.append(value) }
    #expect(log == [1, 2])
  }

  @Test func leavingTheSequenceOfValuesEndsTheObservation() async {
    let subject = PassthroughSubject<Int, Never>()
    let watched = Watched(subject)
    await withTaskGroup(of: Void.self) { group in
      let values = watched.values
      group.addTask { for await _ in values {} }
      group.cancelAll()
    }
    #expect(await eventually { watched.observation?.isDisposed == true })
  }

  @Test func aSequenceOfValuesThatIsNeverAskedEndsItsObservation() async {
    let property = Property(1)
    let watched = Watched(property)
    do { _ = watched.values }
    #expect(await eventually { watched.observation?.isDisposed == true })
  }

  @Test func realTimePassesAndCanBeCancelled() async {
    let scheduler = MainScheduler.shared
    let before = scheduler.now
    var log: [String] = []
    scheduler.schedule(after: .milliseconds(1)) { log.append("cancelled") }.dispose()
    var values = Signal<Int, Never> { observer in
      scheduler.schedule(after: .milliseconds(2)) {
        observer.receive(1)
        observer.receive(completion: .finished)
      }
    }.values.makeAsyncIterator()
    #expect(await values.next() == 1)
    #expect(await values.next() == nil)
    #expect(log.isEmpty)
    #expect(scheduler.now - before >= .milliseconds(2))
  }
}
