import BindingCore
import BindingTesting
import Testing

/// `sample(when:)`: another signal says when.
struct SampleWhenTests {
  let scheduler = TestScheduler()

  private func sampled(_ source: Marbles, when other: Marbles) -> Marbles {
    var result: Marbles = ""
    expectNoLeaks {
      let scheduler = TestScheduler()
      let numbers = scheduler.coldSignal(source, failure: Failure.broken)
      result = scheduler.marbles(of: numbers.sample(when: scheduler.coldSignal(other)))
      #expect(scheduler.waitingCount == 0)
    }
    return result
  }

  @Test func theNewestIsDeliveredOnce() {
    #expect(sampled("-1--2--3-----4-|", when: "---x-----x-x----") == "---1-----3-----(4|)")
    #expect(sampled("-12---", when: "x--x-x") == "---2")
  }

  @Test func eitherMayFinishAndWhatWaitsIsDelivered() {
    #expect(sampled("1-|", when: "---") == "--(1|)")
    #expect(sampled("1-----", when: "-x-|") == "-1-|")
    #expect(sampled("1-----", when: "---|") == "---(1|)")
    #expect(sampled("|", when: "---") == "|")
    #expect(sampled("1-#", when: "---") == "--#")
  }

  @Test func bothAreLeftAtTheEnd() {
    let source = scheduler.coldSignal("1------")
    let other = scheduler.coldSignal("-x-|")
    #expect(scheduler.marbles(of: source.sample(when: other)) == "-1-|")
    #expect(source.subscriptions == ["^--!"])
    #expect(other.subscriptions == ["^--!"])
  }

  @Test func aChangeThatReachesBothDeliversTheNewElement() {
    expectNoLeaks {
      let property = Property(1)
      var log: [Int] = []
      property.map { $0 * 10 }.sample(when: property).observeNext { log.append($0) }
      property.filter { $0 > 0 }.sample(when: property.prefix(maxLength: 3)).observeNext { log.append($0) }
      property.value = 2
      property.value = 3
      #expect(log == [10, 1, 20, 2, 30, 3])
      property.value = 4
      #expect(log == [10, 1, 20, 2, 30, 3, 40])
    }
  }

  @Test func theResultHasNoGlitches() {
    expectNoLeaks {
      let property = Property(1)
      var log: [[Int]] = []
      combineLatest(property.sample(when: property), property).observeNext { log.append([$0.0, $0.1]) }
      property.value = 2
      #expect(log == [[1, 1], [2, 2]])
    }
  }

  @Test func anObserverMayAskForASample() {
    expectNoLeaks {
      let numbers = Numbers()
      let ticks = PassthroughSubject<Void, Never>()
      var log: [String] = []
      let observation = numbers.sample(when: ticks).observeNext {
        log.append("\($0) begins")
        if $0 == 1 {
          numbers.send(2)
          ticks.send()
        }
        log.append("\($0) is over")
      }
      numbers.send(1)
      ticks.send()
      #expect(log == ["1 begins", "1 is over", "2 begins", "2 is over"])
      observation.dispose()
    }
  }
}
