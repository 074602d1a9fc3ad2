import BindingCore
import BindingTesting
import Testing

/// What becomes of a failure.
struct ErrorHandlingTests {
  let scheduler = TestScheduler()

  @Test func mapErrorChangesTheFailure() {
    var failure: OtherFailure?
    Signal<Int, Failure>.failed(.broken).mapError { _ in OtherFailure() }.observeFailed { failure = $0 }
    #expect(failure == OtherFailure())
    #expect(marbles("--1--2--#") { $0.mapError { _ in OtherFailure() } } == "--1--2--#")
    #expect(marbles("--1--|") { $0.mapError { _ in OtherFailure() } } == "--1--|")
  }

  @Test func castErrorChangesTheTypeOnly() {
    let source: Signal<String, Failure> = scheduler.coldSignal("--1--2--|").castError()
    #expect(scheduler.marbles(of: source) == "--1--2--|")
  }

  @Test func replaceErrorDeliversAnElementInstead() {
    #expect(marbles("--1--2--#") { $0.replaceError(with: 0) } == "--1--2--(0|)")
    #expect(marbles("--1--2--|") { $0.replaceError(with: 0) } == "--1--2--|")
    #expect(marbles("#") { $0.replaceError(with: 0) } == "(0|)")
  }

  @Test func suppressErrorFinishesInstead() {
    #expect(marbles("--1--2--#") { $0.suppressError(logging: false) } == "--1--2--|")
    #expect(marbles("--1--2--|") { $0.suppressError(logging: true) } == "--1--2--|")
  }

  @Test func suppressErrorSaysWhatAndWhere() {
    let said = warnings {
      Signal<Int, Failure>.failed(.broken).suppressError(logging: true, file: "A.swift", line: 7).observeNext { _ in }
      Signal<Int, Failure>.failed(.broken).suppressError(logging: false).observeNext { _ in }
      Signal<Int, Failure>.completed().suppressError(logging: true).observeNext { _ in }
    }
    #expect(said == ["Signal at A.swift:7 failed: broken"])
  }

  @Test func aSuppressedErrorIsFedToATarget() {
    expectNoLeaks {
      let failures = PassthroughSubject<Failure, Never>()
      var log: [Failure] = []
      failures.observeNext { log.append($0) }
      let said = warnings {
        #expect(marbles("--1--#") { $0.suppressAndFeedError(into: failures, logging: false) } == "--1--|")
        #expect(marbles("--1--|") { $0.suppressAndFeedError(into: failures) } == "--1--|")
      }
      #expect(log == [.broken])
      #expect(said.isEmpty)
    }
  }

  @Test func aSuppressedErrorIsLoggedUnlessToldOtherwise() {
    let said = warnings {
      let failures = PassthroughSubject<Failure, Never>()
      Signal<Int, Failure>.failed(.broken).suppressAndFeedError(into: failures, file: "A.swift", line: 7)
        .observeNext { _ in }
    }
    #expect(said == ["Signal at A.swift:7 failed: broken"])
  }

  @Test func branchesShareOneObservation() {
    expectNoLeaks {
      let source = scheduler.coldSignal("--1--2--#", failure: Failure.broken)
      let (elements, errors) = source.branchOutError()
      let first = scheduler.record(elements)
      let second = scheduler.record(errors)
      scheduler.run()
      #expect(first.marbles == "--1--2--|")
      #expect(second.marbles(naming: { _ in "x" }) == "--------(x|)")
      #expect(source.subscriptions == ["^-------!"])
    }
  }

  @Test func aBranchThatIsObservedLaterIsToldOfTheFailure() {
    expectNoLeaks {
      var attempts = 0
      let failing = Signal<Int, Failure>(attach: { observer, _ in
        attempts += 1
        observer.receive(1)
        observer.receive(2)
        observer.receive(completion: .failure(.broken))
      })
      let (elements, errors) = failing.branchOutError { "\($0)" }
      var messages: [String] = []
      var log: [Int] = []
      errors.observeNext { messages.append($0) }
      elements.observeNext { log.append($0) }
      #expect(messages == ["broken"])
      #expect(log == [2])
      #expect(attempts == 1)
    }
  }

  @Test func toErrorSignalDeliversTheFailureOnly() {
    #expect(marbles("--1--2--#") { $0.toErrorSignal().map { _ in "x" } } == "--------(x|)")
    #expect(marbles("--1--2--|") { $0.toErrorSignal() } == "--------|")
  }

  @Test func retryObservesAnewSoManyTimes() {
    #expect(marbles("--1--#") { $0.retry(1) } == "--1----1--#")
    #expect(marbles("--1--|") { $0.retry(1) } == "--1--|")
    #expect(marbles("-1#") { $0.retry(0) } == "-1#")
    #expect(marbles("-1#") { $0.retry(3) } == "-1-1-1-1#")
  }

  @Test func retryAsksWhetherItShould() {
    var asked = 0
    let output = marbles("-1#") {
      $0.retry(9) { _ in
        asked += 1
        return asked < 3
      }
    }
    #expect(output == "-1-1-1#")
    #expect(asked == 3)
  }

  @Test func eachAttemptEndsBeforeTheNextBegins() {
    let source = scheduler.coldSignal("-1#", failure: Failure.broken)
    let output = scheduler.marbles(of: source.retry(1), subscription: "^--!")
    #expect(output == "-1-")
    #expect(source.subscriptions == ["^-!", "--^!"])
  }

  @Test func manyAttemptsThatFailAtOnceTakeNoStack() {
    expectNoLeaks {
      var attempts = 0
      var failure: Failure?
      let failing = Signal<Int, Failure>(attach: { observer, _ in
        attempts += 1
        observer.receive(completion: .failure(.broken))
      })
      failing.retry(100_000).observeFailed { failure = $0 }
      #expect(attempts == 100_001)
      #expect(failure == .broken)
    }
  }

  @Test func retryWhenWaitsForTheOther() {
    expectNoLeaks {
      let other = scheduler.hotSignal("-------x--------x---|")
      let source = scheduler.coldSignal("--1--#", failure: Failure.broken)
      #expect(scheduler.marbles(of: source.retry(when: other)) == "--1------1--------1--#")
      #expect(other.subscriptions == ["-----^-!", "------------^---!", "---------------------(^!)"])
    }
  }

  @Test func retryWhenPassesTheFailureOnWhenTheOtherGivesUp() {
    #expect(marbles("-1#") { $0.retry(when: scheduler.coldSignal("")) } == "-1")
    #expect(marbles("-1#") { $0.retry(when: SafeSignal<Int>.completed()) } == "-1#")
    #expect(marbles("-1#") { $0.retry(when: SafeSignal(just: 1), if: { _ in false }) } == "-1#")
  }

  @Test func retryWhenSomethingFiresAtOnceTakesNoStack() {
    expectNoLeaks {
      var attempts = 0
      let failing = Signal<Int, Failure>(attach: { observer, _ in
        attempts += 1
        observer.receive(completion: attempts < 100_000 ? .failure(.broken) : .finished)
      })
      var completed = false
      failing.retry(when: SafeSignal(just: 1)).observeCompleted { completed = true }
      #expect(attempts == 100_000)
      #expect(completed)
    }
  }

  @Test func retryIsOverWhenItIsDisposedInBetween() {
    expectNoLeaks {
      let trigger = PassthroughSubject<Void, Never>()
      var attempts = 0
      let failing = Signal<Int, Failure>(attach: { observer, _ in
        attempts += 1
        observer.receive(completion: .failure(.broken))
      })
      let waiting = failing.retry(when: trigger).observe { _ in }
      trigger.send()
      #expect(attempts == 2)
      waiting.dispose()
      trigger.send()
      #expect(attempts == 2)

      let observation = Subscription()
      failing.retry(9) { _ in
        observation.dispose()
        return true
      }.attach(Observer(next: { _ in }), observation)
      #expect(attempts == 3)
    }
  }
}
