import BindingCore
import BindingTesting
import Testing

/// `zip`: what is paired with what, and when it ends.
struct ZipTests {
  let scheduler = TestScheduler()

  @Test func theDiagramOfTheDocumentationIsTrue() {
    let a = scheduler.numbers("-1--2-----3--|")
    let b = scheduler.numbers("---5---6-------5-|")
    let expected: Marbles = "---6---8-------(8|)"
    #expect(scheduler.marbles(of: zip(a, b) { $0 + $1 }) == expected)
    #expect(scheduler.marbles(of: a.zip(with: b, combine: +)) == expected)
    #expect(scheduler.marbles(of: a.zip(with: b).map { $0 + $1 }) == expected)
    #expect(scheduler.marbles(of: zip([a, b]).map { $0[0] + $0[1] }) == expected)
    #expect(b.subscriptions.first == "^--------------!")
  }

  @Test func itFinishesAtOnceWhenAFinishedSignalHasNothingLeft() {
    let other = scheduler.numbers("1-2-3-4-5")
    #expect(scheduler.marbles(of: zip(scheduler.numbers("-1--|"), other) { $1 }) == "-1--|")
    #expect(scheduler.marbles(of: zip(other, scheduler.numbers("-|")) { $1 }) == "-|")
    #expect(other.subscriptions == ["^---!", "----^!"])
  }

  @Test func itGoesOnWhileAFinishedSignalHasElementsLeft() {
    let output = zip(scheduler.numbers("(123|)"), scheduler.numbers("--1--2--3--4--|")) { $0 + $1 }
    #expect(scheduler.marbles(of: output) == "--2--4--(6|)")
    #expect(scheduler.marbles(of: zip(scheduler.numbers("(123|)"), scheduler.numbers("1----")) { $0 + $1 }) == "2")
  }

  @Test func theFirstFailureIsTheEndAndLeavesTheOthers() {
    let other = scheduler.numbers("(123)")
    #expect(scheduler.marbles(of: zip(other, scheduler.numbers("-1-#")) { $0 + $1 }) == "-2-#")
    #expect(other.subscriptions == ["^--!"])
  }

  @Test func threeToSixSignalsArePairedInOrder() {
    func letters(_ text: String) -> SafeSignal<String> { Signal(sequence: text.map(String.init)) }
    var log: [String] = []
    zip(letters("ab"), letters("cd"), letters("ef")).observeNext { log.append($0.0 + $0.1 + $0.2) }
    zip(letters("ab"), letters("cd"), letters("ef")) { $0 + $1 + $2 }.observeNext { log.append($0) }
    zip(letters("ab"), letters("c"), letters("ef"), letters("gh")) { $0 + $1 + $2 + $3 }.observeNext { log.append($0) }
    zip(letters("a"), letters("b"), letters("c"), letters("d"), letters("e")) { $0 + $1 + $2 + $3 + $4 }
      .observeNext { log.append($0) }
    zip(letters("a"), letters("b"), letters("c"), letters("d"), letters("e"), letters("f"))
      .map { $0.0 + $0.1 + $0.2 + $0.3 + $0.4 + $0.5 }.observeNext { log.append($0) }
    #expect(log == ["ace", "bdf", "ace", "bdf", "aceg", "abcde", "abcdef"])
  }

  @Test func threeSignalsFinishWithTheFirstThatHasNothingLeft() {
    let output = zip(scheduler.numbers("(12|)"), scheduler.numbers("-1-2-3-"), scheduler.numbers("--1--2--")) {
      $0 + $1 + $2
    }
    #expect(scheduler.marbles(of: output) == "--3--(6|)")
    #expect(
      scheduler.marbles(
        of: zip(scheduler.numbers("1-"), scheduler.numbers("1-"), scheduler.numbers("--|")).map { $0.0 }) == "--|")
  }

  @Test func aFailureIsTheEndOfThreeSignalsAlsoWhereAnotherHasFinishedWithElementsLeft() {
    let (a, b, c) = (scheduler.numbers("1--#"), scheduler.numbers("1-|"), scheduler.numbers("------"))
    #expect(scheduler.marbles(of: zip(a, b, c).map { _ in "x" }) == "---#")
    #expect(c.subscriptions == ["^--!"])
  }

  @Test func moreThanSixSignalsOfAnyTypeArePaired() {
    let a = Numbers()
    let b = PassthroughSubject<String, Never>()
    var log: [String] = []
    zip(a, b, a, b, a, b, a).observeNext { row in log.append("\(row.0)\(row.1)\(row.5)\(row.6)") }
    zip(a, b, a, b, a, b, b) { $0 + $2 + $6.count }.observeNext { log.append("\($0)") }
    a.send(1)
    a.send(2)
    b.send("x")
    b.send("y")
    #expect(log == ["1xx1", "3", "2yy2", "5"])
  }

  @Test func anArrayOfNoSignalsFinishesAtOnce() {
    #expect(scheduler.marbles(of: zip([Signal<Int, Never>]())) == "|")
  }

  @Test func aChangeThatArrivesAlongBothPathsMakesOnePair() {
    expectNoLeaks {
      let a = Property(1)
      var log: [String] = []
      let pairs = zip(a.map { $0 * 10 }, a.map { $0 * 100 })
      let observation = combineLatest(pairs, a).observeNext { log.append("\($0.0),\($0.1),\($1)") }
      a.value = 2
      #expect(log == ["10,100,1", "20,200,2"])
      observation.dispose()
    }
  }

  @Test func eachObserverHasAQueueOfItsOwn() {
    let a = Numbers()
    let b = Numbers()
    let pairs = zip(a, b) { $0 * 10 + $1 }
    var early: [Int] = []
    var late: [Int] = []
    pairs.observeNext { early.append($0) }
    a.send(1)
    pairs.observeNext { late.append($0) }
    a.send(2)
    b.send(3)
    #expect(early == [13])
    #expect(late == [23])
  }

  @Test func whatAnObserverSendsIsPairedAfterwards() {
    let a = Numbers()
    let b = Numbers()
    let bag = DisposeBag()
    var log: [Int] = []
    var isDelivering = false
    zip(a, b) { $0 * 10 + $1 }.observeNext { pair in
      #expect(!isDelivering)
      isDelivering = true
      log.append(pair)
      if pair < 33 {
        b.send(pair / 10 + 1)
        a.send(pair / 10 + 1)
      }
      isDelivering = false
    }.dispose(in: bag)
    a.send(1)
    b.send(1)
    #expect(log == [11, 22, 33])
  }

  @Test func disposalInTheMiddleOfADeliveryLeavesBoth() {
    expectNoLeaks {
      let a = Numbers()
      var log: [Int] = []
      var observation: Subscription?
      observation = zip(a, a.map { $0 * 10 }).observeNext {
        log.append($1)
        observation?.dispose()
      }
      a.send(1)
      a.send(2)
      #expect(log == [10])
    }
  }

  @Test func aLongQueueIsTakenInOrder() {
    let a = Numbers()
    let b = Numbers()
    var isInOrder = true
    var count = 0
    zip(a, b).observeNext {
      if $0 != $1 { isInOrder = false }
      count += 1
    }
    for value in 0..<1000 { a.send(value) }
    for value in 0..<700 { b.send(value) }
    for value in 1000..<1300 { a.send(value) }
    for value in 700..<1300 { b.send(value) }
    #expect(isInOrder)
    #expect(count == 1300)
  }

  @Test func aSatisfiedPrefixStopsTheProducerThatIsPaired() {
    var made = 0
    let counted = Signal<Int, Never>(
      sequence: (1...1_000_000).lazy.map {
        made += 1
        return $0
      })
    zip(Signal(sequence: 1...5), counted).prefix(maxLength: 2).observeNext { _ in }
    zip(Signal(sequence: 1...3), counted).observeNext { _ in }
    #expect(made == 5)
  }
}
