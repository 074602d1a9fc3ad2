import BindingCore
import BindingTesting
import Testing

/// `prefix(for:)` and `drop(untilOutputFrom:)`.
struct UntilTests {
  let scheduler = TestScheduler()

  @Test func prefixForEndsWithItsTime() {
    let source = scheduler.coldSignal("--1-2---3-4-|", failure: Failure.broken)
    expectNoLeaks {
      #expect(scheduler.marbles(of: source.prefix(for: .seconds(7), scheduler: scheduler)) == "--1-2--|")
    }
    #expect(source.subscriptions == ["^------!"])
    #expect(scheduler.waitingCount == 0)
  }

  @Test(arguments: ["-1-|", "-1-#"])
  func prefixForEndsWithItsSource(_ source: Marbles) {
    expectNoLeaks {
      let signal = scheduler.coldSignal(source, failure: Failure.broken)
      let recording = scheduler.record(signal.prefix(for: .seconds(60), scheduler: scheduler))
      scheduler.advance(by: .seconds(4))
      #expect(recording.marbles == source)
      #expect(scheduler.waitingCount == 0)
    }
  }

  private func dropped(_ source: Marbles, until other: Marbles) -> Marbles {
    var result: Marbles = ""
    expectNoLeaks {
      let scheduler = TestScheduler()
      let signal = scheduler.coldSignal(source, failure: Failure.broken)
      let gate = scheduler.coldSignal(other, failure: Failure.broken)
      result = scheduler.marbles(of: signal.drop(untilOutputFrom: gate))
    }
    return result
  }

  @Test func nothingPassesBeforeTheOtherDelivers() {
    #expect(dropped("--1--2--3--4--|", until: "-------x-------") == "--------3--4--|")
    #expect(dropped("-1-#", until: "------") == "---#")
    #expect(dropped("-1-2-#", until: "--x--|") == "---2-#")
  }

  @Test func withoutAnElementOfTheOtherNothingCanCome() {
    #expect(dropped("-1-2-3", until: "---|") == "---|")
    #expect(dropped("-1-2-3", until: "---#") == "---|")
    #expect(dropped("-1-2-3", until: "--(x|)") == "---2-3")
  }

  @Test func theOtherIsLeftWhenItHasDelivered() {
    let other = scheduler.coldSignal("-x-x-x")
    let source = scheduler.coldSignal("1-2-|")
    #expect(scheduler.marbles(of: source.drop(untilOutputFrom: other)) == "--2-|")
    #expect(other.subscriptions == ["^!"])
    #expect(source.subscriptions == ["^---!"])
  }

  @Test func whereNothingCanComeTheSourceIsNotAsked() {
    let source = scheduler.coldSignal("1-|")
    #expect(scheduler.marbles(of: source.drop(untilOutputFrom: SafeSignal<Int>.completed())) == "|")
    #expect(source.subscriptions.isEmpty)
  }

  @Test func aChangeThatReachesBothPasses() {
    expectNoLeaks {
      let property = Property(1)
      var log: [[Int]] = []
      let open = property.filter { $0 == 2 }
      combineLatest(property.drop(untilOutputFrom: open), property).observeNext { log.append([$0.0, $0.1]) }
      for value in 2...3 { property.value = value }
      #expect(log == [[2, 2], [3, 3]])
    }
  }

  @Test func aSynchronousProducerIsStopped() {
    expectNoLeaks {
      var made = 0
      let numbers = SafeSignal(
        sequence: (1...1_000_000).lazy.map {
          made += 1
          return $0
        })
      numbers.drop(untilOutputFrom: numbers).prefix(maxLength: 2).observeNext { _ in }
      #expect(made == 3)
    }
  }
}
