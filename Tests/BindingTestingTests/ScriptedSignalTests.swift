import BindingCore
import BindingTesting
import Testing

struct ScriptedSignalTests {
  let scheduler = TestScheduler()

  @Test func aColdSignalStartsAnewForEachObserver() {
    let signal = scheduler.coldSignal("a-b|")
    let early = scheduler.record(signal)
    let late = scheduler.record(signal, subscription: "--^")
    scheduler.run()
    #expect(early.marbles == "a-b|")
    #expect(late.marbles == "--a-b|")
    #expect(signal.subscriptions == ["^--!", "--^--!"])
  }

  @Test func aHotSignalDeliversWhetherObservedOrNot() {
    let signal = scheduler.hotSignal("a-b-c|")
    #expect(scheduler.marbles(of: signal, subscription: "-^") == "--b-c|")
    #expect(signal.subscriptions == ["-^---!"])
  }

  @Test func whatStandsBeforeTheCaretOfAHotSignalHasHappenedAlready() {
    #expect(scheduler.marbles(of: scheduler.hotSignal("-a-^-b-|")) == "--b-|")
  }

  @Test func aLateObserverOfAHotSignalIsToldItsEnd() {
    let signal = scheduler.hotSignal("a|")
    #expect(scheduler.marbles(of: signal, subscription: "---^") == "---|")
    #expect(signal.subscriptions == ["---(^!)"])
  }

  @Test func disposalEndsTheIntervalAndCancelsWhatWaits() {
    let signal = scheduler.coldSignal("-a-b-c|")
    #expect(scheduler.marbles(of: signal, subscription: "^---!") == "-a-b")
    #expect(signal.subscriptions == ["^---!"])
    #expect(scheduler.waitingCount == 0)
  }

  @Test func anObservationThatGoesOnIsAnOpenInterval() {
    let signal = scheduler.coldSignal("-a")
    let recording = scheduler.record(signal)
    scheduler.run()
    #expect(signal.subscriptions == ["^"])
    recording.dispose()
    #expect(signal.subscriptions == ["^!"])
  }

  @Test func theIntervalOfAnInputEndsWithTheInputNotWithTheWholeChain() {
    let short = scheduler.coldSignal("a|")
    let long = scheduler.coldSignal("--b-|")
    #expect(scheduler.marbles(of: merge(short, long)) == "a-b-|")
    #expect(short.subscriptions == ["^!"])
    #expect(long.subscriptions == ["^---!"])
  }

  @Test func elementsAreMadeOfTheirNames() {
    let numbers = scheduler.record(scheduler.coldSignal("1-2|") { Int($0)! * 100 })
    let table = scheduler.record(scheduler.hotSignal("a-b|", values: ["a": 1, "b": 2]))
    scheduler.run()
    #expect(numbers.elements == [100, 200])
    #expect(table.elements == [1, 2])
  }

  @Test func aFailureIsTyped() {
    let cold = scheduler.record(scheduler.coldSignal("a-#", failure: Broken()))
    let hot = scheduler.record(scheduler.hotSignal("1#", values: ["1": 1], failure: Broken()))
    var failure: Broken?
    scheduler.coldSignal("#", failure: Broken()).observeFailed { failure = $0 }
    scheduler.run()
    #expect(cold.marbles == "a-#")
    #expect(hot.marbles == "1#")
    #expect(failure != nil)
  }

  @Test func eventsOfOneFrameKeepTheirOrder() {
    #expect(scheduler.marbles(of: scheduler.coldSignal("-(abc|)")) == "-(abc|)")
  }

  @Test func aFrameTakesAsLongAsTheSchedulerSays() {
    let scheduler = TestScheduler(frame: .milliseconds(100))
    let recording = scheduler.record(scheduler.coldSignal("-a-|"))
    scheduler.advance(by: .milliseconds(150))
    #expect(recording.entries.map(\.time) == [.milliseconds(100)])
    scheduler.run()
    #expect(recording.marbles == "-a-|")
    #expect(scheduler.now == .milliseconds(300))
  }

  @Test func aSignalThatCouldFailNeedsNoFailureToSucceed() {
    enum Failure: Error { case broken }
    let scheduler = TestScheduler()
    let cold: ScriptedSignal<Int, Failure> = scheduler.coldSignal("--a|", values: ["a": 1])
    let hot: ScriptedSignal<String, Failure> = scheduler.hotSignal("-b-|")
    #expect(scheduler.marbles(of: hot) == "-b-|")
    #expect(scheduler.marbles(of: cold) == "--1|")
  }
}

struct RecordingTests {
  let scheduler = TestScheduler()

  @Test func aRecordingCountsFramesFromItsOwnStart() {
    scheduler.advance(by: .seconds(5))
    let subject = PassthroughSubject<Int, Never>()
    let recording = scheduler.record(subject)
    scheduler.advance(by: .seconds(2))
    subject.send(7)
    subject.send(8)
    #expect(recording.marbles == "--(78)")
    #expect(recording.marbles { $0 == 7 ? "x" : "y" } == "--(xy)")
  }

  @Test func aRecordingStopsWhenItIsDisposed() {
    let subject = PassthroughSubject<Int, Never>()
    let recording = scheduler.record(subject)
    subject.send(1)
    recording.dispose()
    subject.send(2)
    #expect(recording.elements == [1])
  }

  @Test func anExpectationFailsWithBothDiagrams() {
    let actual = scheduler.marbles(of: scheduler.coldSignal("--a|"))
    #expect(actual != "--b|")
    #expect("\(actual)" == "--a|")
  }

  @Test func theOutputOfASignalThatDoesNotEndIsRecordedUntilNothingWaits() {
    let leaked = leakedSubscriptions { #expect(scheduler.marbles(of: scheduler.coldSignal("-a-b")) == "-a-b") }
    #expect(leaked == 0)
  }
}

struct LeakedSubscriptionsTests {
  @Test func anObservationThatGoesOnIsCounted() {
    let subject = PassthroughSubject<Int, Never>()
    var observation: Subscription?
    #expect(leakedSubscriptions { observation = subject.observeNext { _ in } } == 1)
    #expect(leakedSubscriptions { observation?.dispose() } == -1)
  }

  @Test func anObservationThatHasEndedIsNotCounted() {
    #expect(leakedSubscriptions { PassthroughSubject<Int, Never>().observeNext { _ in } } == 0)
  }
}

private struct Broken: Error {}
