import BindingCore
import BindingTesting
import Testing

/// What each operator that keeps something, or has several sources, does with the end of a source. The policies are
/// written in the doc comments; here they stand side by side.
struct Promise8CompletionPolicyTests {
  /// The ends of one operator. The durations are in frames.
  nonisolated struct Policy: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// What the sources do and what comes of it.
    let cases: [(sources: [Marbles], result: Marbles)]
    let apply: @MainActor @Sendable ([Signal<Int, Failure>], TestScheduler) -> Signal<Int, Failure>

    init(
      _ name: String, _ cases: [(sources: [Marbles], result: Marbles)],
      _ apply: @escaping @MainActor @Sendable ([Signal<Int, Failure>], TestScheduler) -> Signal<Int, Failure>
    ) {
      testDescription = name
      self.cases = cases
      self.apply = apply
    }
  }

  /// Operators that deliver later: the finish brings what waits with it, a failure comes at once and drops it.
  nonisolated static let timing: [Policy] = [
    Policy(
      "throttle",
      [
        (["1-2|"], "1--(2|)"), (["1-2---|"], "1---2-|"), (["1|"], "1|"), (["|"], "|"), (["1-2#"], "1--#"),
        (["#"], "#"),
      ]
    ) { $0[0].throttle(for: .seconds(4), scheduler: $1) },
    Policy("throttle(latest: false)", [(["1-2|"], "1--|"), (["1-2#"], "1--#")]) {
      $0[0].throttle(for: .seconds(4), latest: false, scheduler: $1)
    },
    Policy(
      "debounce", [(["1-2|"], "---(2|)"), (["1-----|"], "----1-|"), (["|"], "|"), (["1-#"], "--#"), (["#"], "#")]
    ) { $0[0].debounce(for: .seconds(4), scheduler: $1) },
    Policy("delay", [(["12--|"], "---12--|"), (["|"], "---|"), (["12-#"], "---#"), (["1---#"], "---1#")]) {
      $0[0].delay(interval: .seconds(3), scheduler: $1)
    },
    Policy("sample", [(["-1|"], "--(1|)"), (["-1---|"], "----1|"), (["|"], "|"), (["-1#"], "--#")]) {
      $0[0].sample(interval: .seconds(4), scheduler: $1)
    },
    Policy("timeout", [(["-1|"], "-1|"), (["-1----"], "-1--#"), (["-----|"], "---#"), (["-1#"], "-1#")]) {
      $0[0].timeout(after: .seconds(3), with: .broken, scheduler: $1)
    },
    Policy("buffer(for:)", [(["12|"], "--(2|)"), (["|"], "|"), (["12#"], "--#")]) {
      $0[0].buffer(for: .seconds(4), scheduler: $1).map(\.count)
    },
  ]

  /// Operators with several sources: over as soon as nothing can come any more. The first failure is the end.
  nonisolated static let combining: [Policy] = [
    Policy(
      "combineLatest",
      [
        (["1--|", "-2-----3|"], "-3-----4|"), (["--|", "1-2-3-4"], "--|"), (["1|", "---|"], "---|"),
        (["1---#", "-2----"], "-3--#"), (["----2|", "-#"], "-#"),
      ]
    ) { signals, _ in combineLatest(signals[0], signals[1]) { $0 + $1 } },
    Policy(
      "zip",
      [
        (["1-2|", "---3--4|"], "---4--(6|)"), (["1--|", "2----3|"], "3--|"), (["1---2|", "3|"], "4|"),
        (["|", "1-2-3"], "|"), (["12|", "---#"], "---#"),
      ]
    ) { signals, _ in zip(signals[0], signals[1]) { $0 + $1 } },
    Policy("zip of three", [(["12|", "--3|", "----4-5|"], "----(8|)"), (["1--#", "1|", "-----1"], "---#")]) {
      signals, _ in zip(signals[0], signals[1], signals[2]) { $0 + $1 + $2 }
    },
    Policy("merge", [(["1-2|", "-3---4|"], "132--4|"), (["|", "1|"], "1|"), (["1-2-3", "-#"], "1#")]) {
      signals, _ in merge(signals[0], signals[1])
    },
    Policy("amb", [(["-1--2|", "--3|"], "-1--2|"), (["--1|", "-|"], "-|"), (["--1|", "-#"], "-#")]) {
      signals, _ in amb(signals[0], signals[1])
    },
    Policy(
      "with(latestFrom:)",
      [
        (["--1--2-|", "-3|"], "--4--5-|"), (["-1-2-3--", "--|"], "--|"), (["--1|", "-3-----"], "--4|"),
        (["-1-2-3", "2---#"], "-3-4#"), (["-1-#", "2-----"], "-3-#"),
      ]
    ) { signals, _ in signals[0].with(latestFrom: signals[1]) { $0 + $1 } },
    Policy(
      "replayLatest(when:)",
      [
        (["1-|", "---2--3|"], "1--1--1|"), (["-|", "--2---3|"], "-|"), (["1---2|", "-3|"], "11--2|"),
        (["1--#", "--3--"], "1-1#"),
      ]
    ) { signals, _ in signals[0].replayLatest(when: signals[1].suppressError(logging: false)) },
    Policy(
      "prefix(untilOutputFrom:)",
      [(["1-2-3-", "---1"], "1-2|"), (["1-2-3-", "---|"], "1-2|"), (["1|", "---1"], "1|")]
    ) {
      signals, _ in signals[0].prefix(untilOutputFrom: signals[1])
    },
    Policy("append", [(["1-|", "2-3|"], "1-2-3|"), (["1-#", "2-3|"], "1-#")]) { signals, _ in
      signals[0].append(signals[1])
    },
  ]

  /// The first source chooses: an element is the number of the signal to go on with.
  nonisolated static let flattening: [Policy] = [
    Policy(
      "flatMapLatest",
      [
        (["1-2|", "3-4-5|", "6---7|"], "3-6---7|"), (["1----|", "3|"], "3----|"), (["---|"], "---|"),
        (["1--#", "3-4-5"], "3-4#"), (["1-----", "3-#"], "3-#"), (["1-2|", "---#", "4|"], "--4|"),
      ]
    ) { signals, _ in signals[0].flatMapLatest { signals[$0] } },
    Policy(
      "flatMapMerge",
      [
        (["1-2|", "3-4-5|", "-6--7|"], "3-465-7|"), (["1----|", "3|"], "3----|"),
        (["1-2---", "3-4-5", "-#"], "3-4#"),
      ]
    ) { signals, _ in signals[0].flatMapMerge { signals[$0] } },
    Policy(
      "flatMapConcat",
      [(["1-2|", "3-4-5|", "6-7|"], "3-4-56-7|"), (["1----|", "3|"], "3----|"), (["12----", "3-#", "4"], "3-#")]
    ) { signals, _ in signals[0].flatMapConcat { signals[$0] } },
    Policy(
      "flatMapFirst",
      [(["1-2|", "3-4-5|", "6-7|"], "3-4-5|"), (["1----|", "3|"], "3----|"), (["1-----", "3-#"], "3-#")]
    ) {
      signals, _ in signals[0].flatMapFirst { signals[$0] }
    },
    Policy("flatMapError", [(["1-#", "2-3|"], "1-2-3|"), (["1-|", "2-3|"], "1-|"), (["1-#", "2-#"], "1-2-#")]) {
      signals, _ in signals[0].flatMapError { _ in signals[1] }
    },
  ]

  @Test(arguments: timing + combining + flattening)
  func theEndComesWhenTheDocumentationSays(_ policy: Policy) {
    for (sources, result) in policy.cases {
      expectNoLeaks {
        let scheduler = TestScheduler()
        let signals = sources.map { scheduler.numbers($0) }
        let actual = scheduler.marbles(of: policy.apply(signals.map { $0.toSignal() }, scheduler))
        #expect(actual.difference(from: result) == nil, "\(sources)")
        // What has ended has left all its sources.
        for (index, signal) in signals.enumerated() {
          for interval in signal.subscriptions {
            #expect(interval.disposalFrame != nil, "source \(index) of \(sources)")
          }
        }
      }
    }
  }

  /// Late observers of a signal that has ended are told what it remembers, and the end.
  @Test(arguments: ["12|", "12#"])
  func theEndOfASharedSignalIsToldToLateObserversToo(_ source: String) {
    let scheduler = TestScheduler()
    let numbers = scheduler.numbers(Marbles(source))
    let end = source.suffix(1)
    let shared = numbers.share(limit: 1)
    let replayed = numbers.replay()
    let published = numbers.publish()
    for signal in [shared, replayed.toSignal(), published.toSignal()] { _ = scheduler.record(signal) }
    replayed.connect()
    published.connect()
    scheduler.run()
    #expect(scheduler.marbles(of: shared).difference(from: Marbles("(2\(end))")) == nil)
    #expect(scheduler.marbles(of: replayed).difference(from: Marbles("(12\(end))")) == nil)
    #expect(scheduler.marbles(of: published).difference(from: Marbles(end.description)) == nil)
    #expect(numbers.subscriptions == ["^-!", "^-!", "^-!"], "each was observed once, and is not asked again")
  }
}
