import BindingCore
import BindingTesting
import GeneratedCases
import Testing

/// Recursion through synchronous signals, and long chains, overflowed the stack; many observers took quadratic time.
struct DepthRegressionTests {
  private let steps = 1_000_000

  private func countByConcat(_ number: Int) -> SafeSignal<Int> {
    number == 0 ? .init(just: 0) : SafeSignal(just: number).flatMapConcat { countByConcat($0 - 1) }
  }

  private func countByAppend(_ number: Int) -> SafeSignal<Int> {
    number == 0 ? .init(just: 0) : SafeSignal(just: number).append(Signal(deferring: { countByAppend(number - 1) }))
  }

  private func countByRecovery(_ number: Int) -> SafeSignal<Int> {
    if number == 0 { return .init(just: 0) }
    return Signal<Int, Failure>.failed(.broken).flatMapError { _ in countByRecovery(number - 1) }
  }

  @Test(.long) func aRecursiveFlatMapConcatRunsAMillionSteps() {
    expectNoLeaks {
      var heard: [Int] = []
      var ends = 0
      countByConcat(steps).observe { if let element = $0.element { heard.append(element) } else { ends += 1 } }
      #expect(heard == [0])
      #expect(ends == 1)
    }
  }

  @Test func aRecursiveAppendRunsAMillionSteps() {
    expectNoLeaks {
      var (count, sum, ends) = (0, 0, 0)
      countByAppend(steps).observe { event in
        guard let element = event.element else {
          ends += 1
          return
        }
        count += 1
        sum += element
      }
      #expect(count == steps + 1)
      #expect(sum == steps * (steps + 1) / 2)
      #expect(ends == 1)
    }
  }

  @Test func aRecursiveRecoveryRunsAMillionSteps() {
    expectNoLeaks {
      var heard: [Int] = []
      countByRecovery(steps).observeNext { heard.append($0) }
      #expect(heard == [0])
    }
  }

  @Test func aMillionRetriesOfASynchronousSignalRun() {
    expectNoLeaks {
      var attempts = 0
      let signal = Signal<Int, Failure>(evaluating: {
        attempts += 1
        return attempts > steps ? .success(attempts) : .failure(.broken)
      })
      var heard: [Int] = []
      signal.retry(steps).observe { if let element = $0.element { heard.append(element) } }
      #expect(heard == [steps + 1])
    }
  }

  @Test func whatARecursionDeliversStaysInOrder() {
    func tree(_ depth: Int, _ number: Int) -> SafeSignal<Int> {
      if depth == 0 { return .init(just: number) }
      return SafeSignal(sequence: [number * 2, number * 2 + 1]).flatMapConcat { tree(depth - 1, $0) }
    }
    var heard: [Int] = []
    tree(12, 0).observeNext { heard.append($0) }
    #expect(heard == Array(0..<4096))

    func appended(_ range: Range<Int>) -> SafeSignal<Int> {
      if range.count == 1 { return .init(just: range.lowerBound) }
      let middle = (range.lowerBound + range.upperBound) / 2
      let rest = Signal(deferring: { appended(middle..<range.upperBound) })
      return Signal(deferring: { appended(range.lowerBound..<middle) }).append(rest)
    }
    heard = []
    appended(0..<3000).observeNext { heard.append($0) }
    #expect(heard == Array(0..<3000))
    heard = []
    countByAppend(300).observeNext { heard.append($0) }
    #expect(heard == Array((0...300).reversed()))
  }

  @Test(arguments: [true, false]) func manyObserversThatLeaveInTheirOrderTakeLinearTime(firstComeFirstOut: Bool) {
    expectNoLeaks {
      let subject = Numbers()
      var count = 0
      let observations = (0..<200_000).map { _ in subject.observeNext { count += $0 } }
      for observation in observations.prefix(100_000) { observation.dispose() }
      subject.send(1)
      #expect(count == 100_000)
      let rest = observations.dropFirst(100_000)
      for observation in firstComeFirstOut ? Array(rest) : rest.reversed() { observation.dispose() }
      subject.send(1)
      #expect(count == 100_000)
    }
  }

  @Test func manyBindingsIntoOneTargetThatLeaveInTheirOrderTakeLinearTime() {
    expectNoLeaks {
      let target = Property(0)
      let sources = (0..<100_000).map { Property($0) }
      let bindings = sources.map { $0.bind(to: target) }
      for binding in bindings { binding.dispose() }
      #expect(target.value == 99_999)
    }
  }

  @Test func observersThatLeaveAnywhereStayInOrder() {
    for seed in 1...200 {
      var dice = Dice(seed: UInt64(seed))
      expectNoLeaks {
        let subject = Numbers()
        var heard: [Int] = []
        var alive: [(Int, Subscription)] = []
        var next = 0
        for _ in 0..<60 {
          switch dice.roll(5) {
          case 0, 1:
            let number = next
            next += 1
            alive.append((number, subject.observeNext { _ in heard.append(number) }))
          case 2 where !alive.isEmpty: alive.removeFirst().1.dispose()
          case 3 where !alive.isEmpty: alive.remove(at: dice.roll(alive.count)).1.dispose()
          default:
            heard = []
            subject.send(0)
            #expect(heard == alive.map(\.0), "seed \(seed)")
          }
        }
      }
    }
  }

  /// The depth that the documentation of `SignalProtocol` promises.
  @Test func chainsReachTheirPromisedDepth() {
    let depth = 2_000
    expectNoLeaks {
      let root = Property(1)
      var signal = root.toSignal()
      for _ in 0..<depth { signal = signal.map { $0 + 1 } }
      var heard: [Int] = []
      signal.observeNext { heard.append($0) }
      root.value = 2
      #expect(heard == [1 + depth, 2 + depth])
    }
    expectNoLeaks {
      let properties = (0...depth).map { _ in Property(0) }
      for index in 0..<depth { properties[index].bind(to: properties[index + 1]) }
      var heard: [Int] = []
      combineLatest(properties[depth], properties[0]).observeNext { heard.append($0 + $1) }
      properties[0].value = 1
      #expect(heard == [0, 2])
    }
    expectNoLeaks {
      let root = Property(1)
      var signal = root.toSignal()
      for _ in 0..<depth { signal = combineLatest(signal, root) { $0 &+ $1 } }
      var heard: [Int] = []
      signal.observeNext { heard.append($0) }
      root.value = 2
      #expect(heard == [1 + depth, 2 + 2 * depth])
    }
    expectNoLeaks {
      var signal = SafeSignal(just: 0)
      for number in 1...depth { signal = signal.append(SafeSignal(just: number)) }
      var heard: [Int] = []
      signal.observeNext { heard.append($0) }
      #expect(heard == Array(0...depth))
    }
  }
}
