import BindingCore
import BindingTesting
import Testing

/// `feedActivity`, `feedNext` and `feedError`: what passes is told to something else too.
struct FeedingTests {
  let scheduler = TestScheduler()

  @Test func activityIsTrueWhileAnObservationLasts() {
    expectNoLeaks {
      let activity = PassthroughSubject<Bool, Never>()
      let recording = scheduler.record(activity)
      let work = scheduler.coldSignal("--a-|").feedActivity(into: activity)
      #expect(scheduler.marbles(of: work) == "--a-|")
      #expect(recording.marbles { $0 ? "t" : "f" } == "t---f")
      recording.dispose()
    }
  }

  @Test func activityEndsWithAFailureAndWithDisposalToo() {
    expectNoLeaks {
      let isBusy = Property(false)
      var log: [Bool] = []
      isBusy.dropFirst(1).observeNext { log.append($0) }
      let failing = scheduler.coldSignal("-#", failure: Failure.broken).feedActivity(into: isBusy)
      #expect(scheduler.marbles(of: failing) == "-#")
      #expect(log == [true, false])
      let endless = Signal<Int, Never>.never().feedActivity(into: isBusy).observeNext { _ in }
      #expect(isBusy.value)
      endless.dispose()
      #expect(!isBusy.value)
    }
  }

  @Test func aTargetIsFedAndNotKept() {
    expectNoLeaks {
      let source = Numbers()
      weak var gone: Target<Bool>?
      var target: Target<Bool>? = Target(false)
      gone = target
      let observation = source.feedActivity(into: target!.bond).observeNext { _ in }
      #expect(target?.history == [true])
      target = nil
      #expect(gone == nil)
      source.send(1)
      observation.dispose()
    }
  }

  @Test func elementsReachTheTargetFirst() {
    expectNoLeaks {
      let last = Property(0)
      var log: [Bool] = []
      SafeSignal(sequence: 1...3).feedNext(into: last).observeNext { log.append(last.value == $0) }
      #expect(log == [true, true, true])
    }
  }

  @Test func elementsMayBeChosenAndMapped() {
    expectNoLeaks {
      let text = Property("")
      var history: [String] = []
      text.dropFirst(1).observeNext { history.append($0) }
      SafeSignal(sequence: 1...4).feedNext(into: text, when: { $0 % 2 == 0 }, map: { "\($0)" }).observeNext { _ in }
      #expect(history == ["2", "4"])
      SafeSignal(just: 9).feedNext(into: text, map: { "\($0)" }).observeNext { _ in }
      #expect(text.value == "9")
    }
  }

  @Test func theFailureIsFed() {
    expectNoLeaks {
      let errors = PassthroughSubject<Failure, Never>()
      let recording = scheduler.record(errors)
      #expect(scheduler.marbles(of: scheduler.coldSignal("-a#", failure: .broken).feedError(into: errors)) == "-a#")
      #expect(recording.elements == [.broken])
      recording.dispose()
    }
  }

  @Test func targetsThatTakeOptionalValuesAreFedToo() {
    expectNoLeaks {
      let last = Property<Int?>(nil)
      let failure = Property<Failure?>(nil)
      let swallowed = Property<Failure?>(nil)
      let broken = Signal<Int, Failure>.failed(.broken).prepend(2)
      broken.feedNext(into: last).feedError(into: failure)
        .suppressAndFeedError(into: swallowed, logging: false).observeNext { _ in }
      #expect(last.value == 2)
      #expect(failure.value == .broken)
      #expect(swallowed.value == .broken)
      Signal<Int?, Failure>(just: nil).feedNext(into: last).observe { _ in }
      #expect(last.value == nil, "what is optional already is not lifted")
    }
  }

  @Test func theTargetDoesNotEndWithTheSignal() {
    expectNoLeaks {
      let subject = Numbers()
      let recording = scheduler.record(subject)
      SafeSignal(just: 1).feedNext(into: subject).observeNext { _ in }
      subject.send(2)
      #expect(recording.marbles == "(12)")
      recording.dispose()
    }
  }

  @Test func theSourceGoesOnWhenTheTargetIsGone() {
    expectNoLeaks {
      let source = Numbers()
      var target: Property<Int>? = Property(0)
      let recording = scheduler.record(source.feedNext(into: target!))
      source.send(1)
      target = nil
      source.send(2)
      #expect(recording.elements == [1, 2])
      recording.dispose()
    }
  }
}
