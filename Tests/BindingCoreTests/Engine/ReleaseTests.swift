import BindingCore
import BindingTesting
import Testing

/// What waits for the clock must not reach the observers of an object that goes away.
struct ReleaseTests {
  @Test func anEndInsideOfAReleaseDoesNotMakeTheRestOfItAFinish() {
    expectNoLeaks {
      let scheduler = TestScheduler()
      var property: Property<Int>? = Property(1)
      let other = Numbers()
      var heard: [Int] = []
      property!.observe { if case .completed = $0 { other.send(completion: .finished) } }
      property!.debounce(for: .seconds(1), scheduler: scheduler).observeNext { heard.append($0) }
      property = nil
      scheduler.advance(by: .seconds(2))
      #expect(heard == [])
    }
  }

  @Test func aFinishInsideOfAReleaseIsAFinish() {
    expectNoLeaks {
      let scheduler = TestScheduler()
      var property: Property<Int>? = Property(1)
      let other = Numbers()
      var heard: [Int] = []
      other.debounce(for: .seconds(1), scheduler: scheduler).observeNext { heard.append($0) }
      other.send(7)
      property!.observe { if case .completed = $0 { other.send(completion: .finished) } }
      property = nil
      #expect(heard == [7])
    }
  }

  @Test func anEndThatWaitsAtAJoinIsStillThatOfAPropertyThatGoesAway() {
    expectNoLeaks {
      let scheduler = TestScheduler()
      var property: Property<Int>? = Property(1)
      let numbers = Numbers()
      var heard: [Int] = []
      zip(property!, numbers)
        .map { pair in
          // No further pair can come: the end waits until this one is out.
          property = nil
          return pair.1
        }
        .debounce(for: .seconds(1), scheduler: scheduler).observeNext { heard.append($0) }
      numbers.send(5)
      scheduler.advance(by: .seconds(2))
      #expect(heard == [])
    }
  }
}
