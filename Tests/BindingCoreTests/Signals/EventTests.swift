import BindingCore
import Testing

/// What an event tells about itself.
struct EventTests {
  private typealias Event = BindingCore.Event<Int, Failure>

  @Test func anEventKnowsWhatItIs() {
    let events: [Event] = [.next(1), .failed(.broken), .completed]
    #expect(events.map(\.isNext) == [true, false, false])
    #expect(events.map(\.isFailed) == [false, true, false])
    #expect(events.map(\.isCompleted) == [false, false, true])
    #expect(events.map(\.isTerminal) == [false, true, true])
    #expect(events.map(\.element) == [1, nil, nil])
    #expect(events.map(\.error) == [nil, .broken, nil])
    #expect(events.map(\.completion) == [nil, .failure(.broken), .finished])
  }

  @Test func anElementThatIsNilIsAnElement() {
    let event = BindingCore.Event<Int?, Never>.next(nil)
    #expect(event.isNext)
    #expect(!event.isTerminal)
  }

  @Test func anEndIsAnEvent() {
    #expect(Event(.finished) == .completed)
    #expect(Event(.failure(.broken)) == .failed(.broken))
  }

  @Test func mapTransformsTheElementOnly() {
    #expect(Event.next(1).map { $0 + 1 } == .next(2))
    #expect(Event.failed(.broken).map { $0 + 1 } == .failed(.broken))
    #expect(Event.completed.map { $0 + 1 } == .completed)
  }

  @Test func mapErrorTransformsTheFailureOnly() {
    #expect(Event.next(1).mapError { _ in OtherFailure() } == .next(1))
    #expect(Event.failed(.broken).mapError { _ in OtherFailure() } == .failed(OtherFailure()))
    #expect(Event.completed.mapError { _ in OtherFailure() } == .completed)
  }

  @Test func anObserverTakesEvents() {
    var log: [Event] = []
    let signal = Signal<Int, Failure> { observer in
      observer.on(.next(1))
      observer.on(.failed(.broken))
      observer.on(.next(2))
      return BlockDisposable {}
    }
    signal.observe { log.append($0) }
    #expect(log == [.next(1), .failed(.broken)])
  }

  @Test func theLastElementIsFollowedByTheEnd() {
    var log: [Event] = []
    let signal = Signal<Int, Failure> { observer in
      observer.receive(lastElement: 1)
      observer.on(.completed)
      return BlockDisposable {}
    }
    signal.observe { log.append($0) }
    #expect(log == [.next(1), .completed])
  }

  @Test func anObserverOfVoidTakesNothing() {
    var count = 0
    let signal = SafeSignal<Void> { observer in
      observer.receive()
      observer.on(.completed)
      return BlockDisposable {}
    }
    signal.observe { if $0.isNext { count += 1 } }
    #expect(count == 1)
  }
}

/// A failure of another type.
struct OtherFailure: Error, Equatable {}
