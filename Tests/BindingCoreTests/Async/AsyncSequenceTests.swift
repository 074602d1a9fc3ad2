import BindingCore
import BindingTesting
import Testing

/// Asynchronous sequences as signals.
struct AsyncSequenceTests {
  /// Counts from 1, counting also how often it is asked. Throws at `limit`.
  private nonisolated final class Counter: AsyncSequence, AsyncIteratorProtocol {
    typealias Element = Int
    typealias Failure = BindingCoreTests.Failure
    private(set) var asked = 0
    let limit: Int

    init(throwingAt limit: Int) { self.limit = limit }

    func makeAsyncIterator() -> Counter { self }

    func next(isolation actor: isolated (any Actor)?) async throws(BindingCoreTests.Failure) -> Int? {
      asked += 1
      if asked == limit { throw .broken }
      return asked
    }
  }

  @Test func theElementsAreDeliveredAndTheSignalFinishes() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    var log: [String] = []
    let observation = stream.toSignal().observe { log.append("\($0)") }
    #expect(log.isEmpty)
    #expect(await eventually { observation.isDisposed })
    #expect(log == ["next(1)", "next(2)", "next(3)", "completed"])
  }

  @Test func aFailureOfTheSequenceKeepsItsType() async {
    let signal: Signal<Int, Failure> = Counter(throwingAt: 3).toSignal()
    var events: [Event<Int, Failure>] = []
    let observation = signal.observe { events.append($0) }
    #expect(await eventually { observation.isDisposed })
    #expect(events == [.next(1), .next(2), .failed(.broken)])
  }

  @Test func oneElementIsAskedForAtATime() async {
    let counter = Counter(throwingAt: 5)
    var asked: [Int] = []
    let observation = counter.toSignal().observeNext { _ in asked.append(counter.asked) }
    #expect(await eventually { observation.isDisposed })
    #expect(asked == [1, 2, 3, 4])
  }

  @Test func nothingIsAskedForAfterDisposal() async {
    let counter = Counter(throwingAt: 1000)
    var log: [Int] = []
    let observation = counter.toSignal().prefix(maxLength: 2).observeNext { log.append($0) }
    #expect(await eventually { observation.isDisposed })
    // Work that was asked for later has been done.
    _ = await Signal<Int, Never>(async: { 1 }).firstElement()
    #expect(log == [1, 2])
    #expect(counter.asked == 2)
  }

  @Test func aSequenceWhoseObservationIsDisposedAtOnceIsNotAsked() async {
    let counter = Counter(throwingAt: 1000)
    counter.toSignal().observeNext { _ in }.dispose()
    _ = await Signal<Int, Never>(async: { 1 }).firstElement()
    #expect(counter.asked == 0)
  }

  @Test func disposalCancelsTheTaskThatWaits() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let ended = MainRelay<Bool>()
    var wasCancelled: Bool?
    let end = ended.signal.observeNext { wasCancelled = $0 }
    continuation.onTermination = { if case .cancelled = $0 { ended.send(true) } else { ended.send(false) } }
    var log: [Int] = []
    let observation = stream.toSignal().observeNext { log.append($0) }
    continuation.yield(1)
    #expect(await eventually { log == [1] })
    observation.dispose()
    #expect(await eventually { wasCancelled != nil })
    #expect(wasCancelled == true)
    end.dispose()
  }

  @Test func anElementThatComesAfterDisposalIsDropped() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    var log: [Int] = []
    let observation = stream.toSignal().observeNext { log.append($0) }
    continuation.yield(1)
    #expect(await eventually { log == [1] })
    continuation.yield(2)
    observation.dispose()
    _ = await Signal<Int, Never>(async: { 1 }).firstElement()
    #expect(log == [1])
  }
}
