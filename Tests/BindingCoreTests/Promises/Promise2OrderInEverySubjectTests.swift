import BindingCore
import BindingTesting
import Testing

/// Whatever is sent to from inside an observer: both observers hear everything, in the order of sending.
struct Promise2OrderInEverySubjectTests {
  /// Something to send numbers to, and what it delivers.
  nonisolated struct Channel: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make: @MainActor @Sendable () -> (send: (Int) -> Void, signal: SafeSignal<Int>)

    init(_ name: String, _ make: @escaping @MainActor @Sendable () -> (send: (Int) -> Void, signal: SafeSignal<Int>)) {
      testDescription = name
      self.make = make
    }

    /// Through an operator behind one subject.
    init(_ name: String, through operation: @escaping @MainActor @Sendable (SafeSignal<Int>) -> SafeSignal<Int>) {
      self.init(name) {
        let subject = Numbers()
        return ({ subject.send($0) }, operation(subject.toSignal()))
      }
    }
  }

  nonisolated static let channels: [Channel] = [
    Channel("PassthroughSubject") {
      let subject = Numbers()
      return ({ subject.send($0) }, subject.toSignal())
    },
    Channel("ReplaySubject") {
      let subject = ReplaySubject<Int, Never>()
      return ({ subject.send($0) }, subject.toSignal())
    },
    Channel("ReplayOneSubject") {
      let subject = ReplayOneSubject<Int, Never>()
      return ({ subject.send($0) }, subject.toSignal())
    },
    Channel("Property") {
      let property = Property(0)
      return ({ property.value = $0 }, property.dropFirst(1))
    },
    Channel("ValidatingProperty") {
      let property = ValidatingProperty<Int, String>(0) { _ in .valid }
      return ({ property.value = $0 }, property.dropFirst(1))
    },
    Channel("a property bound both ways") {
      let (property, other) = (Property(0), Property(0))
      property.bidirectionalBind(to: other)
      return ({ property.value = $0 }, other.handleEvents(receiveOutput: { _ in _ = property }).dropFirst(1))
    },
    Channel("a bound property") {
      let (property, other) = (Property(0), Property(0))
      property.bind(to: other)
      return ({ property.value = $0 }, other.handleEvents(receiveOutput: { _ in _ = property }).dropFirst(1))
    },
    Channel("derived property") {
      let property = Property(0)
      return ({ property.value = $0 }, property.map { $0 }.dropFirst(1))
    },
    Channel("combineLatest", through: { combineLatest($0, $0) { first, _ in first } }),
    Channel("zip", through: { zip($0, $0) { first, _ in first } }),
    Channel("merge", through: { merge($0, SafeSignal.never()) }),
    Channel("amb", through: { amb($0, SafeSignal.never()) }),
    Channel("with(latestFrom:)", through: { $0.with(latestFrom: $0) { $1 } }),
    Channel("replayLatest", through: { $0.replayLatest(when: $0) }),
    Channel("share", through: { $0.share() }),
    Channel("publish", through: { $0.publish().refCount() }),
    Channel("flatMapLatest", through: { $0.flatMapLatest { SafeSignal(just: $0) } }),
    Channel("flatMapMerge", through: { $0.flatMapMerge { SafeSignal(just: $0) } }),
    Channel("flatMapConcat", through: { $0.flatMapConcat { SafeSignal(just: $0) } }),
    Channel("flatMapFirst", through: { $0.flatMapFirst { SafeSignal(just: $0) } }),
    Channel("append", through: { SafeSignal.completed().append($0) }),
    Channel("prefix(untilOutputFrom:)", through: { $0.prefix(untilOutputFrom: SafeSignal<Int>.never()) }),
    Channel("pausable", through: { $0.pausable(by: SafeSignal(just: true)) }),
  ]

  @Test(arguments: channels)
  func bothObserversHearEverythingInTheOrderOfSending(_ channel: Channel) {
    expectNoLeaks {
      let (send, signal) = channel.make()
      var heard: [[Int]] = [[], []]
      let observations = (0..<2).map { index in
        signal.observeNext { number in
          // Sends before it notes what it hears, and in the middle of what the other one does.
          if number < 10 { send(number * 10 + index) }
          heard[index].append(number)
        }
      }
      send(1)
      send(2)
      #expect(heard[0] == [1, 10, 11, 2, 20, 21])
      #expect(heard[1] == heard[0])
      for observation in observations { observation.dispose() }
    }
  }

  /// An observer that comes in the middle of it hears the end of what the others hear.
  @Test(arguments: channels)
  func whoComesInTheMiddleHearsTheRestInOrder(_ channel: Channel) {
    expectNoLeaks {
      let (send, signal) = channel.make()
      var heard: [Int] = []
      var late: [Int] = []
      var observations: [Subscription] = []
      observations.append(
        signal.observeNext { number in
          if number == 1 {
            send(2)
            observations.append(signal.observeNext { late.append($0) })
            send(3)
          }
          heard.append(number)
        })
      send(1)
      send(4)
      #expect(heard == [1, 2, 3, 4])
      #expect(late == Array(heard.suffix(late.count)) && late.count >= 1)
      for observation in observations { observation.dispose() }
    }
  }

  /// Observers of a random graph set its roots while they are told: afterwards every observer of a root has heard the
  /// same, the last it heard is the value, and every join agrees with the roots.
  @Test func rootsThatObserversSetSettle() {
    for seed in 1...1000 {
      var dice = Dice(seed: UInt64(seed))
      expectNoLeaks {
        let roots = (0..<3).map { _ in Property(0) }
        var heard = [[[Int]]](repeating: [[], []], count: 3)
        var last: [Int] = []
        var budget = 0
        var observations: [Subscription] = []
        @MainActor func meddle(_ number: Int) {
          guard budget > 0, number % 2 == 0 else { return }
          budget -= 1
          roots[dice.roll(3)].value = dice.roll(100)
        }
        for (index, root) in roots.enumerated() {
          observations.append(
            root.observeNext {
              meddle($0)
              heard[index][0].append($0)
            })
        }
        let sum = combineLatest(roots[0], roots[1], roots[2]) { $0 + $1 + $2 }
        let diamond = combineLatest(sum.toSignal(), roots[1].map { $0 * 2 }.toSignal(), roots[2].share(limit: 1))
        observations.append(
          diamond.observeNext {
            meddle($0.0)
            last = [$0.0, $0.1, $0.2]
          })
        for (index, root) in roots.enumerated() {
          observations.append(
            root.observeNext {
              heard[index][1].append($0)
              meddle($0)
            })
        }
        for _ in 0..<5 {
          budget = 6
          roots[dice.roll(3)].value = dice.roll(100)
          for (index, root) in roots.enumerated() {
            #expect(heard[index][0] == heard[index][1], "root \(index), seed \(seed)")
            #expect(heard[index][0].last == root.value, "root \(index), seed \(seed)")
          }
          #expect(last == [sum.value, roots[1].value * 2, roots[2].value], "seed \(seed)")
        }
        for observation in observations { observation.dispose() }
      }
    }
  }
}
