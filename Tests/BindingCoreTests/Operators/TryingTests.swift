import BindingCore
import BindingTesting
import Testing

/// `Signal(trying:)`: the next of several signals when one fails.
struct TryingTests {
  private func tried(_ sources: [Marbles]) -> Marbles {
    var result: Marbles = ""
    expectNoLeaks {
      let scheduler = TestScheduler()
      let signals = sources.map { scheduler.coldSignal($0, failure: Failure.broken) }
      result = scheduler.marbles(of: Signal(trying: signals))
    }
    return result
  }

  @Test func theNextBeginsWhereOneFails() {
    #expect(tried(["-1--2--#", "-8--9|"]) == "-1--2---8--9|")
    #expect(tried(["-1|", "-2|"]) == "-1|")
    #expect(tried(["-#", "-1#", "-2#"]) == "--1-2#")
    #expect(tried([]) == "|")
  }

  @Test func manyFailuresTakeNoStackAndTheSequenceIsLazy() {
    expectNoLeaks {
      var asked = 0
      let signals = (1...100_000).lazy.map { number -> Signal<Int, Failure> in
        asked += 1
        return number == 50_000 ? .init(just: number) : .failed(.broken)
      }
      var log: [Int] = []
      let observation = Signal(trying: signals).observeNext { log.append($0) }
      #expect(log == [50_000])
      #expect(asked == 50_000)
      #expect(observation.isDisposed)
    }
  }

  @Test func aDisposedObservationAsksForNothing() {
    expectNoLeaks {
      let first = PassthroughSubject<Int, Failure>()
      let second = PassthroughSubject<Int, Failure>()
      let observation = Signal(trying: [first, second]).observeNext { _ in }
      observation.dispose()
      first.send(completion: .failure(.broken))
      var isAsked = false
      Signal<Int, Failure>(trying: [first.toSignal(), second.handleEvents(receiveSubscription: { isAsked = true })])
        .prefix(maxLength: 0).observeNext { _ in }
      #expect(!isAsked)
    }
  }
}
