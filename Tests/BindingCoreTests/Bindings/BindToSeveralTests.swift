import BindingCore
import Testing

/// One binding to several targets.
struct BindToSeveralTests {
  @Test func everyTargetGetsEachElementInTheOrderOfTheirNames() {
    expectNoLeaks {
      var log: [String] = []
      let source = Numbers()
      let first = Numbers()
      let second = Property(0)
      let target = Target(0)
      let binding = source.bind(to: first, second, target.bond)
      first.observeNext { log.append("first \($0) \(second.value)") }
      second.dropFirst(1).observeNext { log.append("second \($0) \(target.value)") }
      source.send(1)
      #expect(log == ["first 1 0", "second 1 0"])
      #expect(target.value == 1)
      binding.dispose()
      source.send(2)
      #expect(second.value == 1)
    }
  }

  @Test func theSignalIsObservedOnceForAll() {
    expectNoLeaks {
      var runs = 0
      let source = Property(1)
      let counted = source.map { number in
        runs += 1
        return number
      }
      let a = Property(0)
      let b = Property(0)
      counted.bind(to: a, b)
      source.value = 2
      #expect(runs == 2)
      #expect([a.value, b.value] == [2, 2])
    }
  }

  @Test func theBindingEndsWithItsLastTarget() {
    expectNoLeaks {
      let source = Property(1)
      var a: Property<Int>? = Property(0)
      var b: Property<Int>? = Property(0)
      var binding: Subscription?
      if let a, let b { binding = source.bind(to: a, b) }
      a = nil
      source.value = 2
      #expect(b?.value == 2)
      #expect(binding?.isDisposed == false)
      b = nil
      #expect(binding?.isDisposed == true)
    }
  }

  @Test func theBindingEndsWithItsSource() {
    expectNoLeaks {
      let a = Property(0)
      let b = Property(0)
      var source: Property<Int>? = Property(1)
      let binding = source?.bind(to: a, b)
      source = nil
      #expect(binding?.isDisposed == true)
      #expect(SafeSignal(just: 5).bind(to: a, b).isDisposed)
      #expect(b.value == 5)
    }
  }

  @Test func aProducerThatKeepsNothingOfItsObserverRunsUntilTheLastTargetGoes() {
    expectNoLeaks {
      var cancellations = 0
      var a: Property<Int>? = Property(0)
      var b: Target? = Target(0)
      if let a, let b {
        SafeSignal { _ in BlockDisposable { cancellations += 1 } }.bind(to: a, b.bond)
      }
      a = nil
      #expect(cancellations == 0)
      b = nil
      #expect(cancellations == 1)
    }
  }

  @Test func whatWaitsWhenTheSourceEndsReachesEveryTarget() {
    expectNoLeaks {
      let source = Numbers()
      let first = Property(0)
      let second = Property(0)
      let binding = source.bind(to: first, second)
      first.observeNext { number in
        if number != 1 { return }
        source.send(2)
        source.send(completion: .finished)
      }
      source.send(1)
      #expect([first.value, second.value] == [2, 2])
      #expect(binding.isDisposed)
    }
  }

  @Test func targetsThatAreGoneAlreadyAreNotBound() {
    expectNoLeaks {
      let source = Property(1)
      let bonds = [Target(0).bond, Target(0).bond]
      #expect(source.bind(to: bonds[0], bonds[1]).isDisposed)
    }
  }

  @Test func severalTargetsArePathsLikeAnyOther() {
    let source = Property(1)
    let a = Property(0)
    let b = Property(0)
    var log: [String] = []
    let before = combineLatest(source, a, b).observeNext { log.append("\($0.0) \($0.1) \($0.2)") }
    source.map { $0 * 10 }.bind(to: a, b)
    log = []
    source.value = 2
    #expect(log == ["2 20 20"])
    before.dispose()
  }

  @Test func anObserverMadeFromAnotherKeepsAHandWrittenOperatorGlitchFree() {
    let source = Property(1)
    func doubled<S: SignalProtocol>(_ signal: S) -> Signal<Int, S.Failure> where S.Element == Int {
      Signal(attach: { observer, subscription in
        signal.attach(observer.with { observer.receive($0 * 2) }, subscription)
      })
    }
    var log: [String] = []
    let observation = combineLatest(doubled(source), source).observeNext { log.append("\($0) \($1)") }
    source.value = 2
    #expect(log == ["2 1", "4 2"])
    observation.dispose()
  }
}
