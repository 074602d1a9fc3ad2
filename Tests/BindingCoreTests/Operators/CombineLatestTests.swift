import BindingCore
import BindingTesting
import Testing

/// `combineLatest` of many signals, and when it ends.
struct CombineLatestTests {
  let scheduler = TestScheduler()

  @Test func theDiagramOfTheDocumentationIsTrue() {
    let a = scheduler.numbers("--1-----2----|")
    let b = scheduler.numbers("----3-------5---|")
    #expect(scheduler.marbles(of: combineLatest(a, b) { $0 + $1 }) == "----4---5---7---|")
    #expect(scheduler.marbles(of: combineLatest([a, b]).map { $0.reduce(0, +) }) == "----4---5---7---|")
    #expect(scheduler.marbles(of: a.combineLatest(with: b, combine: +)) == "----4---5---7---|")
    #expect(scheduler.marbles(of: a.combineLatest(with: b).map { $0 + $1 }) == "----4---5---7---|")
  }

  @Test func itFinishesAtOnceWhenASignalFinishesWithoutAnElement() {
    let empty = scheduler.numbers("--|")
    let other = scheduler.numbers("-1-2-3-4-|")
    #expect(scheduler.marbles(of: combineLatest(empty, other).map { $1 }) == "--|")
    #expect(scheduler.marbles(of: combineLatest(other, empty).map { $0 }) == "--|")
    #expect(scheduler.marbles(of: combineLatest(other, other, empty).map { $0.0 }) == "--|")
    #expect(scheduler.marbles(of: combineLatest([other, empty]).map { $0[0] }) == "--|")
    #expect(other.subscriptions == ["^-!", "--^-!", "----^-!", "----^-!", "------^-!"])
  }

  @Test func aSignalThatIsEmptyFromTheStartKeepsTheNextOnesFromBeingAsked() {
    let other = scheduler.numbers("1|")
    #expect(scheduler.marbles(of: combineLatest(Signal<Int, Failure>.completed(), other).map { $1 }) == "|")
    #expect(scheduler.marbles(of: combineLatest([Signal<Int, Failure>.completed(), other]).map { $0[0] }) == "|")
    #expect(other.subscriptions.isEmpty)
  }

  @Test func aSignalThatFinishesWithAnElementLetsTheOthersGoOn() {
    #expect(
      scheduler.marbles(of: combineLatest(scheduler.numbers("1|"), scheduler.numbers("--1-2-|")) { $0 + $1 })
        == "--2-3-|")
    #expect(
      scheduler.marbles(of: combineLatest([scheduler.numbers("1|"), scheduler.numbers("--1-2-|")]).map { $0[1] })
        == "--1-2-|")
  }

  @Test func theFirstFailureLeavesTheOthersAtOnceWhateverFollows() {
    let other = scheduler.numbers("1-------")
    let failing = combineLatest(other, scheduler.numbers("-1-#"), other).map { $0.1 }
    let output = failing.flatMapError { _ in scheduler.numbers("--8---|") }
    #expect(scheduler.marbles(of: output) == "-1---8---|")
    #expect(other.subscriptions == ["^--!", "^--!"])
  }

  @Test func fiveAndSixSignalsDeliverEachChange() {
    let p = (1...6).map(Property.init)
    let signals = p.map { $0.toSignal() }
    var five: [Int] = []
    var six: [Int] = []
    combineLatest(signals[0], signals[1], signals[2], signals[3], signals[4]) { ($0 + $1) * ($2 + $3 + $4) }
      .observeNext { five.append($0) }
    combineLatest(signals[0], signals[1], signals[2], signals[3], signals[4], signals[5])
      .observeNext { six.append($0.0 * 10 + $0.5) }
    p[4].value = 10
    p[5].value = 7
    #expect(five == [36, 51])
    #expect(six == [16, 16, 17])
  }

  @Test func threeToSixSignalsWithATransformationKeepTheirOrder() {
    let a = Signal<String, Never>(just: "a")
    let b = Signal<String, Never>(just: "b")
    var log: [String] = []
    combineLatest(a, b, a) { $0 + $1 + $2 }.observeNext { log.append($0) }
    combineLatest(a, b, a, b) { $0 + $1 + $2 + $3 }.observeNext { log.append($0) }
    combineLatest(a, b, a, b, b) { $0 + $1 + $2 + $3 + $4 }.observeNext { log.append($0) }
    combineLatest(a, b, a, b, b, a) { $0 + $1 + $2 + $3 + $4 + $5 }.observeNext { log.append($0) }
    #expect(log == ["aba", "abab", "ababb", "ababba"])
  }

  @Test func moreThanSixSignalsOfAnyTypeAreCombined() {
    expectNoLeaks {
      let count = Property(1)
      let name = PassthroughSubject<String, Never>()
      let flag = Property<Bool?>(nil)
      var log: [String] = []
      let all = combineLatest(count, name, flag, count, name, flag, count)
      let observation = all.observeNext { row in log.append("\(row.0)\(row.1)\(row.2 == nil)\(row.4)\(row.6)") }
      let eight = combineLatest(count, count, count, count, count, count, count, name) { $0 + $6 + $7.count }
      var sums: [Int] = []
      let second = eight.observeNext { sums.append($0) }
      name.send("x")
      count.value = 2
      flag.value = true
      #expect(log == ["1xtruex1", "2xtruex2", "2xfalsex2"])
      #expect(sums == [3, 5])
      observation.dispose()
      second.dispose()
    }
  }

  @Test func anArrayOfAHundredSignalsIsCombinedWithoutGlitches() {
    expectNoLeaks {
      let a = Property(1)
      var sums: [Int] = []
      let observation = combineLatest((0..<100).map { factor in a.map { $0 * factor } })
        .observeNext { sums.append($0.reduce(0, +)) }
      a.value = 2
      #expect(sums == [4950, 9900])
      observation.dispose()
    }
  }

  @Test func anArrayThatIsKeptDoesNotChange() {
    let a = Property(1)
    var kept: [[Int]] = []
    combineLatest([a, Property(5)]).observeNext { kept.append($0) }
    a.value = 2
    #expect(kept == [[1, 5], [2, 5]])
  }

  @Test func anArrayOfNoSignalsFinishesAtOnce() {
    #expect(scheduler.marbles(of: combineLatest([Signal<Int, Never>]())) == "|")
  }

  @Test func whatAnObserverSetsComesAfterWhatItIsGiven() {
    let a = Property(1)
    let b = Property(1)
    let bag = DisposeBag()
    var first: [[Int]] = []
    var second: [[Int]] = []
    let all = combineLatest([a, b])
    all.observeNext {
      first.append($0)
      if $0 == [2, 1] { b.value = 2 }
    }.dispose(in: bag)
    all.observeNext { second.append($0) }.dispose(in: bag)
    a.value = 2
    #expect(first == [[1, 1], [2, 1], [2, 2]])
    #expect(second.last == [2, 2])
  }

  @Test func disposalInTheMiddleOfADeliveryLeavesAll() {
    expectNoLeaks {
      let a = Property(1)
      var log: [Int] = []
      var observation: Subscription?
      observation = combineLatest(a, a.map { $0 * 10 }, a).observeNext {
        log.append($0.1)
        if $0.0 == 2 { observation?.dispose() }
      }
      a.value = 2
      a.value = 3
      #expect(log == [10, 20])
    }
  }

  @Test func inputsThatEndWithTheirLastElementDeliverItConsistently() {
    expectNoLeaks {
      let a = Numbers()
      var log: [String] = []
      combineLatest([a.prefix(maxLength: 1), a.map { $0 * 10 }.prefix(maxLength: 1), a.prefix(maxLength: 2)])
        .observe { event in
          if case .next(let row) = event {
            log.append(row.map(String.init).joined(separator: ","))
          } else {
            log.append("|")
          }
        }
      a.send(1)
      a.send(2)
      #expect(log == ["1,10,1", "1,10,2", "|"])
    }
  }
}
