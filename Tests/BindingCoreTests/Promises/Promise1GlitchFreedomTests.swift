import BindingCore
import Testing

/// A change that reaches an observer along several paths is delivered once, with consistent values.
struct Promise1GlitchFreedomTests {
  /// Ends what an observer of its own subject would keep alive.
  private let bag = DisposeBag()

  @Test func aDiamondDeliversOnce() {
    expectNoLeaks {
      let a = Property(1)
      var log: [String] = []
      let observation = combineLatest(a.map { $0 * 10 }, a.map { $0 * 100 }).observeNext { log.append("\($0),\($1)") }
      a.value = 2
      a.value = 3
      #expect(log == ["10,100", "20,200", "30,300"])
      observation.dispose()
    }
  }

  @Test func aPathThatFiltersTheChangeOutDoesNotHoldItUp() {
    let a = Property(1)
    var log: [String] = []
    combineLatest(a.filter { $0 % 2 == 1 }, a.map { $0 }).observeNext { log.append("\($0),\($1)") }
    a.value = 2
    a.value = 3
    #expect(log == ["1,1", "1,2", "3,3"])
  }

  @Test func nestedJoinsDeliverOnceInBothOrders() {
    expectNoLeaks {
      let a = Property(1)
      let b = Property(1)
      var innerFirst: [String] = []
      var innerLast: [String] = []
      let sum = combineLatest(a, b).map { $0 + $1 }
      let first = combineLatest(sum, a).observeNext { innerFirst.append("\($0),\($1)") }
      let second = combineLatest(a, sum).observeNext { innerLast.append("\($0),\($1)") }
      a.value = 2
      b.value = 5
      a.value = 3
      #expect(innerFirst == ["2,1", "3,2", "7,2", "8,3"])
      #expect(innerLast == ["1,2", "2,3", "2,7", "3,8"])
      first.dispose()
      second.dispose()
    }
  }

  @Test func threeLevelsWithPathsOfUnequalLengthDeliverOnce() {
    let a = Property(1)
    var log: [String] = []
    let x = combineLatest(a, a.map { $0 + 1 }).map { $0 + $1 }
    let y = combineLatest(x, a).map { $0 + $1 }
    combineLatest(y, combineLatest(a, x).map { $0 * $1 }).observeNext { log.append("\($0),\($1)") }
    a.value = 2
    #expect(log == ["4,3", "7,10"])
  }

  @Test func aBindingIsAPathLikeAnyOther() {
    expectNoLeaks {
      let a = Property(1)
      let b = Property(0)
      var log: [String] = []
      let before = combineLatest(a, b).observeNext { log.append("\($0),\($1)") }
      a.map { $0 * 2 }.bind(to: b)
      let after = combineLatest(b, a).observeNext { log.append("\($1),\($0)") }
      log = []
      a.value = 5
      #expect(log == ["5,10", "5,10"])
      before.dispose()
      after.dispose()
    }
  }

  @Test func aChainOfBoundPropertiesIsAPathLikeAnyOther() {
    let a = Property(1)
    let doubled = Property(0)
    let next = Property(0)
    a.map { $0 * 2 }.bind(to: doubled)
    doubled.map { $0 + 1 }.bind(to: next)
    var log: [String] = []
    let observation = combineLatest(next, a).observeNext { log.append("\($0),\($1)") }
    a.value = 4
    #expect(log == ["3,1", "9,4"])
    observation.dispose()
    a.value = 6
    #expect(next.value == 13)
  }

  @Test func aTwoWayBindingIsAPathLikeAnyOther() {
    let a = Property(1)
    let b = Property(1)
    a.bidirectionalBind(to: b)
    var log: [String] = []
    combineLatest(a, b).observeNext { log.append("\($0),\($1)") }
    a.value = 2
    b.value = 3
    #expect(log == ["1,1", "2,2", "3,3"])
  }

  @Test func aSwitchOfSignalsIsAPathLikeAnyOther() {
    expectNoLeaks {
      let selection = Property(0)
      let pages = [Property(10), Property(20)]
      var log: [String] = []
      let observation = combineLatest(selection.flatMapLatest { pages[$0] }, selection)
        .observeNext { log.append("\($0),\($1)") }
      selection.value = 1
      pages[0].value = 11
      pages[1].value = 21
      selection.value = 0
      #expect(log == ["10,0", "20,1", "21,1", "11,0"])
      observation.dispose()
    }
  }

  @Test func aSignalThatSwitchesToItsOwnSourceDeliversOnce() {
    let a = Property(0)
    let other = Property(0)
    var log: [String] = []
    let doubled = a.map { $0 * 2 }
    combineLatest(a.flatMapLatest { _ in a.map { $0 * 2 } }, doubled, a, other)
      .observeNext { log.append("\($0.0),\($0.1),\($0.2)") }.dispose(in: bag)
    a.value = 1
    a.value = 2
    #expect(log == ["0,0,0", "2,2,1", "4,4,2"])
  }

  @Test func mergedPathsDeliverToAJoinOnce() {
    let a = Property(1)
    var log: [String] = []
    combineLatest(merge(a.map { $0 * 10 }, a.map { $0 * 100 }), a).observeNext { log.append("\($0),\($1)") }
    a.value = 2
    #expect(log == ["100,1", "200,2"])
  }

  @Test func changesMadeByOneHandlerAreDeliveredOneByOne() {
    let a = Property(1)
    let b = Property(1)
    let tap = Numbers()
    var log: [String] = []
    combineLatest(a, b).observeNext { log.append("\($0),\($1)") }
    tap.observeNext { _ in
      a.value = 2
      log.append("|")
      a.value = 3
      b.value = 4
      log.append("|")
    }
    tap.send(0)
    #expect(log == ["1,1", "2,1", "|", "3,1", "3,4", "|"])
  }

  @Test func pathsThatEndWithTheChangeDeliverItOnce() {
    expectNoLeaks {
      let a = Numbers()
      var log: [String] = []
      var completed = 0
      combineLatest(a.prefix(maxLength: 2), a.map { $0 * 10 }.prefix(maxLength: 2)).observe { event in
        switch event {
        case .next(let pair): log.append("\(pair.0),\(pair.1)")
        case .completed: completed += 1
        }
      }
      a.send(1)
      a.send(2)
      a.send(3)
      #expect(log == ["1,10", "2,20"])
      #expect(completed == 1)
    }
  }

  @Test func aPathThatEndsWithTheChangeDoesNotHoldUpTheOther() {
    let a = Numbers()
    var log: [String] = []
    combineLatest(a.prefix(maxLength: 1), a).observeNext { log.append("\($0),\($1)") }
    combineLatest(a, a.prefix(maxLength: 1)).observeNext { log.append("\($1),\($0)") }
    a.send(1)
    a.send(2)
    #expect(log == ["1,1", "1,1", "1,2", "1,2"])
  }

  @Test func aHandWrittenBindingInFrontOfTheJoinLosesNothing() {
    let a = Property(0)
    let b = Property(0)
    var log: [String] = []
    a.observeNext { b.value = $0 * 2 }
    combineLatest(a, b).observeNext { log.append("\($0),\($1)") }
    a.value = 1
    #expect(log == ["0,0", "1,2"])
  }
}
