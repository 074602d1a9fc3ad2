import BindingCore
import BindingTesting
import Testing

/// Signals as asynchronous sequences.
struct AsyncStreamTests {
  private func elements(of stream: AsyncStream<Int>) async -> [Int] {
    var log: [Int] = []
    for await element in stream { log.append(element) }
    return log
  }

  @Test func theValuesAreAllKept() async {
    let numbers = Numbers()
    let stream = numbers.values
    for number in 1...100 { numbers.send(number) }
    numbers.send(completion: .finished)
    #expect(await elements(of: stream) == Array(1...100))
  }

  @Test func aLoopThatFallsBehindCanHaveTheNewestOnly() async {
    let numbers = Numbers()
    let stream = numbers.toAsyncStream(bufferingPolicy: .bufferingNewest(1))
    for number in 1...5 { numbers.send(number) }
    numbers.send(completion: .finished)
    #expect(await elements(of: stream) == [5])
  }

  @Test func aLoopThatFallsBehindCanHaveTheOldestOnly() async {
    let numbers = Numbers()
    let stream = numbers.toAsyncStream(bufferingPolicy: .bufferingOldest(2))
    for number in 1...5 { numbers.send(number) }
    numbers.send(completion: .finished)
    #expect(await elements(of: stream) == [1, 2])
  }

  @Test func theValuesOfAPropertyBeginWithTheCurrentOne() async {
    var property: Property? = Property(1)
    let values = property!.values
    property?.value = 2
    property = nil
    #expect(await elements(of: values) == [1, 2])
  }

  @Test func aFailureIsThrown() async {
    let subject = PassthroughSubject<Int, Failure>()
    let stream = subject.toAsyncThrowingStream()
    subject.send(1)
    subject.send(completion: .failure(.broken))
    var log: [Int] = []
    await #expect(throws: Failure.broken) {
      for try await element in stream { log.append(element) }
    }
    #expect(log == [1])
  }

  @Test func anEndEndsTheThrowingStream() async throws {
    let subject = PassthroughSubject<Int, Failure>()
    let stream = subject.toAsyncThrowingStream(bufferingPolicy: .bufferingNewest(1))
    subject.send(1)
    subject.send(2)
    subject.send(completion: .finished)
    var log: [Int] = []
    for try await element in stream { log.append(element) }
    #expect(log == [2])
  }

  @Test func leavingTheThrowingStreamEndsTheObservation() async {
    let subject = PassthroughSubject<Int, Failure>()
    let watched = Watched(subject)
    await withTaskGroup(of: Void.self) { group in
      let stream = watched.toAsyncThrowingStream()
      group.addTask { do { for try await _ in stream {} } catch {} }
      group.cancelAll()
    }
    #expect(await eventually { watched.observation?.isDisposed == true })
  }
}
