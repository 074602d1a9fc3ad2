import BindingCore
import BindingTesting
import Testing

/// `handleEvents`: who is called when, for each observer.
struct HandleEventsTests {
  let scheduler = TestScheduler()
  private final class Log {
    var lines: [String] = []
  }

  private func logged<Element, Failure: Error>(
    _ source: some SignalProtocol<Element, Failure>, _ log: Log
  ) -> Signal<Element, Failure> {
    source.handleEvents(
      receiveSubscription: { log.lines.append("^") },
      receiveOutput: { log.lines.append("\($0)") },
      receiveCompletion: { completion in
        if case .finished = completion { log.lines.append("|") } else { log.lines.append("#") }
      },
      receiveCancel: { log.lines.append("!") })
  }

  @Test func nothingIsChanged() {
    let log = Log()
    expectNoLeaks {
      #expect(scheduler.marbles(of: logged(scheduler.coldSignal("--1--2--|"), log)) == "--1--2--|")
      #expect(scheduler.marbles(of: scheduler.coldSignal("--1--2--|").handleEvents()) == "--1--2--|")
    }
    #expect(log.lines == ["^", "1", "2", "|", "!"])
  }

  @Test func aFailureIsReported() {
    let log = Log()
    #expect(scheduler.marbles(of: logged(scheduler.coldSignal("-1#", failure: Failure.broken), log)) == "-1#")
    #expect(log.lines == ["^", "1", "#", "!"])
  }

  @Test func disposalIsReportedOnce() {
    let log = Log()
    #expect(scheduler.marbles(of: logged(scheduler.coldSignal("-1-2"), log), subscription: "^-!") == "-1")
    #expect(log.lines == ["^", "1", "!"])
  }

  @Test func eachObserverIsReported() {
    let log = Log()
    let source = Numbers()
    let signal = logged(source, log)
    let first = signal.observeNext { _ in }
    let second = signal.observeNext { _ in }
    source.send(5)
    first.dispose()
    source.send(6)
    second.dispose()
    #expect(log.lines == ["^", "^", "5", "5", "!", "6", "!"])
  }

  @Test func theEndOfOneOfSeveralInputsIsReportedAtOnce() {
    let log = Log()
    let recording = scheduler.record(merge(logged(scheduler.coldSignal("1|"), log), scheduler.coldSignal("----2|")))
    scheduler.advance(by: .seconds(2))
    #expect(log.lines == ["^", "1", "|", "!"])
    scheduler.run()
    #expect(recording.marbles == "1---2|")
  }

  @Test func theClosuresComeBeforeTheObserver() {
    var lines: [String] = []
    Signal<Int, Never>(sequence: [1]).handleEvents(
      receiveOutput: { _ in lines.append("closure") }, receiveCompletion: { _ in lines.append("closure end") }
    ).observe { event in
      if case .next = event { lines.append("observer") } else { lines.append("observer end") }
    }
    #expect(lines == ["closure", "observer", "closure end", "observer end"])
  }

  @Test func anObserverThatStopsEarlyIsReportedAsDisposed() {
    let log = Log()
    logged(Signal<Int, Never>(sequence: 1...5), log).prefix(maxLength: 2).observeNext { _ in }
    #expect(log.lines == ["^", "1", "2", "!"])
  }

  @Test func whatIsDisposedAtItsSubscriptionIsNotAttached() {
    let bag = DisposeBag()
    let source = scheduler.coldSignal("1")
    let subscription = Subscription()
    bag.add(subscription)
    var cancelled = 0
    source.handleEvents(receiveSubscription: { bag.dispose() }, receiveCancel: { cancelled += 1 })
      .attach(Observer(next: { _ in Issue.record("nothing is delivered") }), subscription)
    scheduler.run()
    #expect(source.subscriptions.isEmpty)
    #expect(cancelled == 1)
  }
}
