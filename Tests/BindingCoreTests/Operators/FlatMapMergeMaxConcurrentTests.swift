import BindingCore
import BindingTesting
import Testing

/// `flatMapMerge(maxConcurrent:)`: so many at a time, the others wait.
struct FlatMapMergeMaxConcurrentTests {
  /// The first signal chooses among the others.
  private func merged(_ sources: [Marbles], atMost limit: Int) -> Marbles {
    var result: Marbles = ""
    expectNoLeaks {
      let scheduler = TestScheduler()
      let signals = sources.map { source -> Signal<Int, Failure> in
        let signal: ScriptedSignal<Int, Failure> = scheduler.coldSignal(source, failure: .broken) { Int($0)! }
        return signal.toSignal()
      }
      result = scheduler.marbles(of: signals[0].flatMapMerge(maxConcurrent: limit) { signals[$0] })
      #expect(scheduler.waitingCount == 0)
    }
    return result
  }

  @Test func soManyRunAtATime() {
    #expect(merged(["123|", "--4--|", "--5---|", "-6|"], atMost: 2) == "--45--6|")
    #expect(merged(["123|", "--4--|", "--5---|", "-6|"], atMost: 3) == "--4(56)|")
  }

  @Test func oneAtATimeIsFlatMapConcat() {
    #expect(merged(["12|", "3-4|", "5-6|"], atMost: 1) == "3-45-6|")
  }

  @Test func theEndWaitsForAllAndAFailureDoesNot() {
    #expect(merged(["1|", "3---|"], atMost: 2) == "3---|")
    #expect(merged(["|"], atMost: 2) == "|")
    #expect(merged(["1---", "3-#"], atMost: 2) == "3-#")
    #expect(merged(["1--#", "3------"], atMost: 2) == "3--#")
    #expect(merged(["12-----", "-#", "3----"], atMost: 1) == "-#")
  }

  @Test func transformIsCalledWhenItsTurnComes() {
    expectNoLeaks {
      let first = Numbers()
      let numbers = Numbers()
      var started: [Int] = []
      let observation = numbers.flatMapMerge(maxConcurrent: 1) { number -> SafeSignal<Int> in
        started.append(number)
        return number == 1 ? first.toSignal() : .init(just: number)
      }.observeNext { _ in }
      for number in 1...3 { numbers.send(number) }
      #expect(started == [1])
      first.send(completion: .finished)
      #expect(started == [1, 2, 3])
      observation.dispose()
    }
  }

  @Test func signalsThatFinishAtOnceTakeNoStack() {
    expectNoLeaks {
      var sum = 0
      let inner = Numbers()
      let numbers = SafeSignal(sequence: 1...100_000)
      let observation = numbers.flatMapMerge(maxConcurrent: 1) { number in
        number == 1 ? inner.toSignal() : SafeSignal(just: number)
      }.observeNext { sum += $0 }
      #expect(sum == 0)
      inner.send(completion: .finished)
      #expect(sum == 100_000 * 100_001 / 2 - 1)
      #expect(observation.isDisposed)
    }
  }

  @Test func aProducerThatNobodyWantsIsNotAsked() {
    expectNoLeaks {
      var made = 0
      let inner = SafeSignal(
        sequence: (1...1_000_000).lazy.map {
          made += 1
          return $0
        })
      let merged = SafeSignal(sequence: 1...10).flatMapMerge(maxConcurrent: 2) { _ in inner }
      merged.prefix(maxLength: 3).observeNext { _ in }
      #expect(made == 3)
    }
  }

  @Test func signalsOfSignals() {
    var log: [Int] = []
    let signals = SafeSignal(sequence: [SafeSignal(just: 1), SafeSignal(just: 2)])
    signals.merge(maxConcurrent: 1).observeNext { log.append($0) }
    #expect(log == [1, 2])
  }
}
