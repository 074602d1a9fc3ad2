import BindingCore
import Testing

/// A source stops working as soon as nobody wants its elements.
struct Promise7EarlyTerminationTests {
  /// A million numbers and how many of them have been made.
  private final class Counted {
    var made = 0
    var signal: SafeSignal<Int> {
      Signal(
        sequence: (1...1_000_000).lazy.map {
          self.made += 1
          return $0
        })
    }
  }

  @Test func prefixStopsASynchronousProducer() {
    expectNoLeaks {
      let source = Counted()
      var log: [Int] = []
      var completed = 0
      source.signal.prefix(maxLength: 2).observe { event in
        switch event {
        case .next(let value): log.append(value)
        case .completed: completed += 1
        }
      }
      #expect(source.made == 2)
      #expect(log == [1, 2])
      #expect(completed == 1)
    }
  }

  @Test func prefixesThatAreMergedStopTheirProducers() {
    expectNoLeaks {
      let source = Counted()
      var log: [Int] = []
      let observation =
        merge(
          source.signal.map { $0 * 2 }.prefix(maxLength: 3),
          source.signal.filter { $0 % 2 == 0 }.prefix(maxLength: 1)
        ).observeNext { log.append($0) }
      #expect(source.made == 5)
      #expect(log == [2, 4, 6, 2])
      #expect(observation.isDisposed)
    }
  }

  @Test func prefixOfNothingDoesNotAskTheSource() {
    let source = Counted()
    var completed = false
    source.signal.prefix(maxLength: 0).observeCompleted { completed = true }
    #expect(source.made == 0)
    #expect(completed)
  }

  @Test func aProducerBehindAPrefixThatIsSatisfiedIsNotAsked() {
    let source = Counted()
    merge(Signal(just: 0), source.signal).prefix(maxLength: 1).observeNext { _ in }
    Signal<Int, Never>(just: 0).prepend(1).prefix(maxLength: 1).observeNext { _ in }
    source.signal.prepend(0).prefix(maxLength: 1).observeNext { _ in }
    #expect(source.made == 0)
  }

  @Test func aJoinWhoseFirstInputFailsDoesNotAskTheSecond() {
    let source = Counted()
    let second = Signal<Int, Failure>(attach: { observer, subscription in
      source.signal.attach(Observer(next: { observer.receive($0) }), subscription)
    })
    combineLatest(Signal<Int, Failure>.failed(.broken), second).observeNext { _ in }
    #expect(source.made == 0)
  }

  @Test func aSwitchStopsTheProducerThatItLeaves() {
    expectNoLeaks {
      let source = Counted()
      let selection = Numbers()
      selection.flatMapLatest { _ in
        source.signal.handleEvents(receiveOutput: { if $0 == 3 { selection.send(completion: .finished) } })
      }.prefix(maxLength: 5).observeNext { _ in }
      selection.send(0)
      #expect(source.made == 5)
    }
  }

  @Test func anObserverThatDisposesItselfStopsTheProducer() {
    let source = Counted()
    let target = Target(0)
    source.signal.bind(to: target) { target, value in if value == 4 { target.bag.dispose() } }
    #expect(source.made == 4)
  }

  @Test func aBindingToATargetThatIsGoneDoesNotAskItsSource() {
    expectNoLeaks {
      let source = Counted()
      let target = Target(0)
      target.bag.dispose()
      source.signal.bind(to: target.bond)
      var gone: Target<Int>? = Target(0)
      let bond = gone?.bond
      gone = nil
      bond.map { _ = source.signal.bind(to: $0) }
      #expect(source.made == 0)
    }
  }

  @Test func prefixIsNotFooledByWhatItsObserverSends() {
    expectNoLeaks {
      let subject = Numbers()
      var log: [Int] = []
      subject.prefix(maxLength: 2).observeNext {
        log.append($0)
        subject.send($0 + 1)
      }
      subject.send(1)
      subject.send(9)
      #expect(log == [1, 2])
    }
  }
}
