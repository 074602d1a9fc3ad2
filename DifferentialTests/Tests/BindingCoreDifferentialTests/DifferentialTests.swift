import BindingCore
import BindingTesting
import Testing

/// The operators that OpenCombine has too deliver the same events in the same programs.
///
/// Where they are meant to differ, and why, is in `DocumentedDifferencesTests`.
struct DifferentialTests {
  @Test func randomChainsDeliverTheSameEvents() {
    compare(4000) { dice in
      Program(&dice, chain: chain(&dice, 1...5, of: Stage.simple + Stage.others), beginsWithSubjects: false)
    }
  }

  /// One observer, of operators that deliver one element for one. OpenCombine delivers the reply at once, from inside:
  /// before the rest of what the element has become, and before other observers hear of the element itself.
  @Test func randomChainsWhoseObserversReplyDeliverTheSameEvents() {
    compare(2000) { dice in
      Program(&dice, chain: chain(&dice, 1...5, of: Stage.simple), allowsLateObservers: false, replies: 3)
    }
  }

  /// Of subjects: OpenCombine goes on observing when its only observer leaves while it begins. Its `flatMap` does not
  /// leave a source when an inner signal fails, which is seen when the head of the shared chain remembers something.
  @Test func sharedChainsDeliverTheSameEvents() {
    compare(1000) { dice in
      let head = chain(&dice, 0...2, of: Stage.simple)
      return Program(
        &dice,
        chain: head + [Stage.share] + chain(&dice, 0...2, of: head.isEmpty ? Stage.simple + Stage.others : Stage.simple)
      )
    }
  }

  @Test func zippedChainsDeliverTheSameEvents() {
    compare(1000) { dice in
      let head = chain(&dice, 0...2, of: Stage.simple) + [dice.pick(Stage.zips)]
      return Program(&dice, chain: head + chain(&dice, 0...2, of: Stage.simple), allowsLateObservers: false)
    }
  }

  // What the timing operators do with an element that waits for its time when the source ends is a policy, and ours is
  // another one. So the sources end only where both libraries have the same.

  @Test func debouncedChainsDeliverTheSameEventsAtTheSameTimes() {
    compareTimed(Stage.debounce, ends: [.failed(Broken())])
  }

  @Test func throttledChainsDeliverTheSameEventsAtTheSameTimes() {
    compareTimed(Stage.throttle, ends: [])
  }

  @Test func delayedChainsDeliverTheSameEventsAtTheSameTimes() {
    compareTimed(Stage.delay, ends: [.completed])
  }

  @Test func chainsWithATimeoutDeliverTheSameEventsAtTheSameTimes() {
    compareTimed(Stage.timeout, ends: [.completed, .failed(Broken())])
  }

  private func compareTimed(_ timing: @escaping Stage.Maker, ends: [Event<Int, Broken>]) {
    compare(500) { dice in
      Program(&dice, chain: [timing] + chain(&dice, 0...2, of: Stage.simple), ends: ends, longestWait: 2)
    }
  }

  private func chain(_ dice: inout Dice, _ depth: ClosedRange<Int>, of makers: [Stage.Maker]) -> [Stage.Maker] {
    (0..<depth.lowerBound + dice.roll(depth.count)).map { _ in dice.pick(makers) }
  }

  /// Runs programs and compares what their observers were told.
  private func compare(_ count: Int, _ make: (inout Dice) -> Program) {
    var events = 0
    for seed in 1...count {
      let leaked = leakedSubscriptions {
        var dice = Dice(seed: seed)
        let program = make(&dice)
        for _ in 0..<25 { program.step(&dice) }
        program.wait(10)
        events += program.eventCount
        #expect(program.difference == nil, "seed \(seed)")
        program.disposeEverything()
      }
      #expect(leaked == 0, "seed \(seed)")
    }
    // So that nobody makes programs in which nothing happens.
    #expect(events > count)
  }
}
