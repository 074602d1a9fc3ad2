import BindingCore
import Testing

/// What is made from properties is a property again, whose value agrees with its sources at any time.
struct DerivedPropertyTests {
  /// Ends what an observer of its own subject would keep alive.
  private let bag = DisposeBag()

  @Test func aMappedPropertyHasAValueAlsoWhenNobodyObservesIt() {
    let text = Property("ab")
    let length = text.map { $0.count }
    #expect(length.value == 2)
    text.value = "abc"
    #expect(length.value == 3)
  }

  @Test func aMappedPropertyDeliversItsValueAndEachChangeAndEndsWithItsSource() {
    expectNoLeaks {
      var log: [String] = []
      do {
        let number = Property(1)
        number.map { $0 * 10 }.observe { event in
          if case .next(let value) = event { log.append("\(value)") } else { log.append("|") }
        }
        number.value = 2
      }
      #expect(log == ["10", "20", "|"])
    }
  }

  @Test func aDerivedPropertyRetainsItsSourceWithoutACycle() {
    expectNoLeaks {
      weak var source: Property<Int>?
      do {
        let derived = {
          let property = Property(1)
          source = property
          return combineLatest(property.map { $0 + 1 }, property)
        }()
        derived.observeNext { _ in }
        #expect(source != nil)
        #expect(derived.value == (2, 1))
      }
      #expect(source == nil)
    }
  }

  @Test func theValueAgreesWithTheSourcesInTheMiddleOfAnEmission() {
    let a = Property(1)
    let sum = combineLatest(a, a.map { $0 * 10 }) { $0 + $1 }
    let isLarge = sum.map { $0 > 20 }
    var log: [String] = []
    // Before the observation of the sum in the table of `a`.
    a.observeNext { log.append("\($0) \(sum.value) \(isLarge.value)") }.dispose(in: bag)
    sum.observeNext { log.append("sum \($0) \(sum.value) \(a.value)") }.dispose(in: bag)
    a.value = 2
    #expect(log == ["1 11 false", "sum 11 11 1", "2 22 true", "sum 22 22 2"])
  }

  @Test func aDiamondOfDerivedPropertiesDeliversOnce() {
    let a = Property(1)
    let left = a.map { $0 * 10 }.readOnlyView
    let right = combineLatest(a, left, a) { $0 + $1 + $2 }
    var log: [String] = []
    combineLatest(left, right, a, a).observeNext { log.append("\($0.0) \($0.1) \($0.2)") }.dispose(in: bag)
    a.value = 2
    #expect(log == ["10 12 1", "20 24 2"])
  }

  @Test func aChangeFromInsideAnObserverIsSeenInOrder() {
    let a = Property(1)
    let doubled = a.map { $0 * 2 }
    var log: [Int] = []
    a.observeNext { if $0 == 2 { a.value = 3 } }.dispose(in: bag)
    doubled.observeNext { log.append($0) }.dispose(in: bag)
    a.value = 2
    #expect(log == [2, 4, 6])
    #expect(doubled.value == 6)
  }

  @Test func removeDuplicatesOfAPropertyKeepsTheValue() {
    let a = Property(1)
    let parity = a.map { $0 % 2 }.removeDuplicates()
    var log: [Int] = []
    parity.observeNext { log.append($0) }.dispose(in: bag)
    a.value = 3
    a.value = 4
    #expect(log == [1, 0])
    #expect(parity.value == 0)
    #expect(a.removeDuplicates { $0 / 10 == $1 / 10 }.value == 4)
  }

  @Test func theLatestOfChosenPropertiesIsAProperty() {
    expectNoLeaks {
      let selection = Property(0)
      let pages = [Property("a"), Property("x")]
      let page = selection.flatMapLatest { pages[$0] }
      var log: [String] = []
      let observation = page.observeNext { log.append($0) }
      pages[0].value = "b"
      pages[1].value = "y"
      selection.value = 1
      pages[0].value = "c"
      #expect(log == ["a", "b", "y"])
      #expect(page.value == "y")
      observation.dispose()
      selection.value = 0
      #expect(page.value == "c")
    }
  }

  @Test func everyArityCombines() {
    let p = (1...6).map { Property($0) }
    let (two, three) = (combineLatest(p[0], p[1]), combineLatest(p[0], p[1], p[2]))
    let four = combineLatest(p[0], p[1], p[2], p[3])
    let five = combineLatest(p[0], p[1], p[2], p[3], p[4])
    let six = combineLatest(p[0], p[1], p[2], p[3], p[4], p[5])
    #expect(two.value == (1, 2))
    #expect(three.value == (1, 2, 3))
    #expect(four.value == (1, 2, 3, 4))
    #expect(five.value == (1, 2, 3, 4, 5))
    #expect(six.value == (1, 2, 3, 4, 5, 6))
    let ofTwo = combineLatest(p[0], p[1]) { $0 * $1 }
    let ofThree = combineLatest(p[0], p[1], p[2]) { $0 + $1 * $2 }
    let ofFour = combineLatest(p[0], p[1], p[2], p[3]) { $0 + $1 + $2 * $3 }
    // The type checker takes seconds over these when more overloads fit than the one that is meant.
    let ofFive: AnyProperty = combineLatest(p[0], p[1], p[2], p[3], p[4]) { $0 + $1 + $2 + $3 * $4 }
    let ofSix: AnyProperty = combineLatest(p[0], p[1], p[2], p[3], p[4], p[5]) { $0 + $1 + $2 + $3 + $4 * $5 }
    #expect(ofTwo.value == 2)
    #expect(ofThree.value == 7)
    #expect(ofFour.value == 15)
    #expect(ofFive.value == 26)
    #expect(ofSix.value == 40)
    let method = p[0].combineLatest(with: p[1])
    let transformed = p[0].combineLatest(with: p[1]) { $0 - $1 }
    #expect(method.value == (1, 2))
    #expect(transformed.value == -1)
    var sums: [Int] = []
    let repeated = combineLatest(p[0], p[1], p[2], p[0], p[4], p[0])
    repeated.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5].reduce(0, +) }.observeNext { sums.append($0) }.dispose(in: bag)
    p[0].value = 10
    #expect(sums == [13, 40], "one change, delivered once")
  }

  @Test func aConstantIsDeliveredOnce() {
    expectNoLeaks {
      var log: [Int] = []
      let constant = AnyProperty.constant(5)
      let observation = combineLatest(constant, Property(1)) { $0 + $1 }.observeNext { log.append($0) }
      #expect(log == [6])
      #expect(constant.value == 5)
      observation.dispose()
    }
  }

  @Test func observingAViewOfAPropertyDoesNotKeepTheViewAlive() {
    expectNoLeaks {
      let property = Property(1)
      var log: [Int] = []
      var view: AnyProperty<Int>? = property.readOnlyView
      weak let watched = view
      let observation = view?.observeNext { log.append($0) }
      view = nil
      #expect(watched == nil)
      property.value = 2
      #expect(log == [1, 2])
      observation?.dispose()
    }
  }

  @Test func aPropertyGoesOnWithWhatASignalDelivers() {
    expectNoLeaks {
      let numbers = Numbers()
      var log: [String] = []
      let note: (String) -> (Event<Int, Never>) -> Void = { name in
        { event in
          if case .next(let value) = event { log.append("\(name)\(value)") } else { log.append("\(name)|") }
        }
      }
      let property = AnyProperty(initial: 0, then: numbers.toSignal())
      numbers.send(1)
      #expect(property.value == 1)
      property.map { $0 * 10 }.observe(with: note("a"))
      numbers.send(2)
      numbers.send(completion: .finished)
      property.observe(with: note("late "))
      #expect(log == ["a10", "a20", "a|", "late 2", "late |"])
      #expect(property.value == 2)
      #expect(AnyProperty(initial: 0, then: .init(just: 5)).value == 5)
    }
  }

  @Test func aPropertyThatNobodyHoldsLeavesItsSignalWhenItsObserverDoes() {
    expectNoLeaks {
      let numbers = Numbers()
      var log: [Int] = []
      let observation = AnyProperty(initial: 0, then: numbers.toSignal()).observeNext { log.append($0) }
      numbers.send(1)
      let before = Subscription.liveCount
      observation.dispose()
      #expect(Subscription.liveCount == before - 2, "the observation and that of the signal")
      numbers.send(2)
      #expect(log == [0, 1])
    }
  }

  @Test func whereASignalIsAskedForTheOperatorsMakeOne() {
    let text = Property("four")
    let valid = Property(false)
    let signal: SafeSignal<Int> = text.map { $0.count }
    let joined: SafeSignal<(Int, String)> = combineLatest(text.map { $0.count }, text)
    func distinct() -> SafeSignal<Bool> { text.map { $0.count > 3 }.removeDuplicates() }
    text.map { $0.count > 3 }.bind(to: valid)
    var log: [Int] = []
    signal.observeNext { log.append($0) }
    joined.observeNext { log.append($0.0) }
    distinct().observeNext { log.append($0 ? 1 : 0) }
    combineLatest(text, valid, text, valid).throttle(for: 0.5).observeNext { log.append($0.0.count) }.dispose()
    text.map { text in
      let count = text.count
      return count + 1
    }.filter { $0 > 2 }.prepend(0).observeNext { log.append($0) }
    #expect(valid.value)
    #expect(log == [4, 4, 1, 4, 0, 5])
  }

  @Test func aLongChainStaysAProperty() {
    let a = Property(1)
    let chain = a.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
      .removeDuplicates().map { "\($0)" }.removeDuplicates().map { $0.count }.map { $0 * 2 }
    #expect(chain.value == 2)
    let signal: SafeSignal<Int> = a.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }.map { $0 + 1 }
      .removeDuplicates().map { "\($0)" }.removeDuplicates().map { $0.count }.map { $0 * 2 }
    var log: [Int] = []
    signal.observeNext { log.append($0) }
    #expect(log == [2])
  }
}
