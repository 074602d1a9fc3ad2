import BindingCore
import BindingTesting
import Testing

/// An operator leaves what it needs no longer, also when its observer stays.
struct LeftSourcesTests {
  @Test func aSourceThatTookTooLongIsLeftAlsoWhenSomethingElseFollows() {
    expectNoLeaks {
      let scheduler = TestScheduler()
      let source = PassthroughSubject<Int, Failure>()
      var left = 0
      let observation = source.handleEvents(receiveCancel: { left += 1 })
        .timeout(after: .seconds(1), with: .broken, scheduler: scheduler)
        .flatMapError { _ in SafeSignal<Int>.never() }
        .observeNext { _ in }
      scheduler.advance(by: .seconds(2))
      #expect(left == 1)
      observation.dispose()
    }
  }

  @Test func theConditionOfAThrottleIsLeftWhenTheSourceHasFinished() {
    expectNoLeaks {
      let (source, condition) = (Numbers(), Property(true))
      var left = 0
      let observation = source.throttle(while: condition.handleEvents(receiveCancel: { left += 1 }))
        .append(SafeSignal<Int>.never())
        .observeNext { _ in }
      source.send(completion: .finished)
      #expect(left == 1)
      observation.dispose()
    }
  }

  @Test func whatAThrottleHoldsBackStaysInsideWhenThePropertyGoes() {
    expectNoLeaks {
      var property: Property<Int>? = Property(1)
      let condition = Property(true)
      var heard: [Int] = []
      property!.throttle(while: condition).observeNext { heard.append($0) }
      property = nil
      #expect(heard == [])
    }
  }

  @Test func aSampleThatIsAskedForBeforeTheChangeHasComeWaitsForIt() {
    expectNoLeaks {
      let (number, copy) = (Property(1), Property(1))
      var heard: [Int] = []
      copy.sample(when: number).observeNext { heard.append($0) }
      number.bind(to: copy)
      heard = []
      number.value = 2
      #expect(heard == [2])
    }
  }
}
