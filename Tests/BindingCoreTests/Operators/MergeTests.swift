import BindingCore
import BindingTesting
import Testing

/// `merge` of many signals and `amb`.
struct MergeTests {
  let scheduler = TestScheduler()

  private func letters(_ diagram: Marbles) -> ScriptedSignal<String, Failure> {
    scheduler.coldSignal(diagram, failure: Failure.broken)
  }

  @Test func theDiagramOfTheDocumentationIsTrue() {
    let a = letters("--1-----3--|")
    let b = letters("----2---------4--|")
    #expect(scheduler.marbles(of: a.merge(with: b)) == "--1-2---3-----4--|")
    #expect(scheduler.marbles(of: merge([a, b])) == "--1-2---3-----4--|")
  }

  @Test func anyNumberOfSignalsIsMerged() {
    let signals = ["-a|", "--b|", "---c|", "----d|", "-----e|", "------f|"].map { letters(Marbles($0)) }
    let s = signals
    #expect(scheduler.marbles(of: merge(s[0], s[1], s[2])) == "-abc|")
    #expect(scheduler.marbles(of: merge(s[0], s[1], s[2], s[3])) == "-abcd|")
    #expect(scheduler.marbles(of: merge(s[0], s[1], s[2], s[3], s[4], s[5])) == "-abcdef|")
    #expect(scheduler.marbles(of: merge(signals)) == "-abcdef|")
    #expect(scheduler.marbles(of: merge([Signal<Int, Never>]())) == "|")
  }

  @Test func signalsOfDifferentTypesAreMerged() {
    let subject = Numbers()
    let property = Property(1)
    var log: [Int] = []
    merge(subject, property, Signal<Int, Never>(just: 2)).observeNext { log.append($0) }
    subject.send(3)
    #expect(log == [1, 2, 3])
  }

  @Test func theFirstFailureLeavesTheOthersWhateverFollows() {
    let other = letters("-1-2-3-4")
    let output = merge(other, letters("---#")).flatMapError { _ in letters("--8|") }
    #expect(scheduler.marbles(of: output) == "-1-2-8|")
    #expect(other.subscriptions == ["^--!"])
    #expect(scheduler.marbles(of: merge([letters("-#"), other])) == "-#")
  }

  @Test func aChangeThatArrivesAlongBothPathsIsTwoElements() {
    let a = Property(1)
    var log: [Int] = []
    merge(a.map { $0 * 10 }, a.map { $0 * 100 }).observeNext { log.append($0) }
    a.value = 2
    #expect(log == [10, 100, 20, 200])
  }

  @Test func whatAnObserverSendsComesInTheOrderOfSending() {
    let a = Numbers()
    let b = Numbers()
    let c = Numbers()
    let bag = DisposeBag()
    var log: [Int] = []
    merge(a, b, c).observeNext {
      log.append($0)
      if $0 == 1 {
        b.send(2)
        c.send(3)
        a.send(4)
        b.send(5)
      }
    }.dispose(in: bag)
    a.send(1)
    // `a` queues by itself until its observers have had the element, all of them.
    #expect(log == [1, 2, 3, 5, 4])
  }

  @Test func aSatisfiedPrefixStopsTheProducer() {
    expectNoLeaks {
      var made = 0
      let counted = Signal<Int, Never>(
        sequence: (0..<1_000_000).lazy.map {
          made += 1
          return $0
        })
      merge(counted, Numbers()).prefix(maxLength: 2).observeNext { _ in }
      merge([counted, counted, counted]).prefix(maxLength: 2).observeNext { _ in }
      amb(counted, counted).prefix(maxLength: 2).observeNext { _ in }
      Signal<Int, Never>(just: 0).append(counted).prefix(maxLength: 3).observeNext { _ in }
      #expect(made == 8)
    }
  }

  // MARK: amb

  @Test func theDiagramOfAmbIsTrue() {
    let a = letters("---1--2--|")
    let b = letters("-3-----4--|")
    #expect(scheduler.marbles(of: amb(a, b)) == "-3-----4--|")
    #expect(scheduler.marbles(of: b.amb(with: a)) == "-3-----4--|")
    #expect(a.subscriptions.first == "^!")
  }

  @Test func ambOfManyIsWonByTheFirst() {
    let signals = ["---1|", "--2|", "-3--3|", "--4|"].map { letters(Marbles($0)) }
    #expect(scheduler.marbles(of: amb(signals[0], signals[1], signals[2], signals[3])) == "-3--3|")
    #expect(scheduler.marbles(of: amb(signals)) == "-3--3|")
    #expect(scheduler.marbles(of: amb([Signal<Int, Never>]())) == "|")
  }

  @Test func anEndWinsTheRaceToo() {
    #expect(scheduler.marbles(of: amb(letters("--1|"), letters("-|"))) == "-|")
    #expect(scheduler.marbles(of: amb(letters("--1|"), letters("-#"))) == "-#")
  }

  @Test func theSignalsAfterOneThatDeliversAtOnceAreNotAsked() {
    let late = letters("1|")
    #expect(scheduler.marbles(of: amb(Signal<String, Failure>(just: "0"), late)) == "(0|)")
    #expect(late.subscriptions.isEmpty)
  }

  @Test func theLoserOfARaceThatOneChangeDecidesIsNotHeard() {
    expectNoLeaks {
      let a = Numbers()
      var log: [String] = []
      let observation = combineLatest(amb(a.map { $0 * 10 }, a.map { $0 * 100 }), a)
        .observeNext { log.append("\($0),\($1)") }
      a.send(1)
      a.send(2)
      #expect(log == ["10,1", "20,2"])
      observation.dispose()
    }
  }

  @Test func disposalOfARaceLeavesAllRunners() {
    expectNoLeaks {
      let a = letters("--1")
      let recording = scheduler.record(amb(a, a, a))
      scheduler.advance(by: .seconds(1))
      recording.dispose()
      #expect(a.subscriptions == ["^!", "^!", "^!"])
      scheduler.run()
      #expect(recording.elements.isEmpty)
    }
  }
}
