import BindingCore
import BindingTesting
import Testing

/// A ring of bindings that an element entered from outside never let anything through to a join again.
struct RingRegressionTests {
  @Test func aJoinBelowATwoWayBindingHearsWhatEntersFromOutside() {
    expectNoLeaks {
      let (u, a, b, x) = (Property(0), Property(0), Property(0), Property(0))
      u.observeNext { _ in }
      u.bind(to: a)
      a.bidirectionalBind(to: b)
      var heard: [[Int]] = []
      combineLatest(b, x).observeNext { heard.append([$0, $1]) }
      u.value = 1
      #expect(heard == [[0, 0], [1, 0]])
      x.value = 5
      u.value = 2
      #expect(heard == [[0, 0], [1, 0], [1, 5], [2, 5]])
    }
  }

  @Test func aRingOfOneWayBindingsLosesNothing() {
    expectNoLeaks {
      let (u, x) = (Property(0), Property(0))
      let ring = (0..<4).map { _ in Property(0) }
      u.observeNext { _ in }
      u.bind(to: ring[0])
      for index in ring.indices {
        ring[index].removeDuplicates().bind(to: ring[(index + 1) % ring.count])
      }
      var heard: [[Int]] = []
      combineLatest(ring[2], x).observeNext { heard.append([$0, $1]) }
      u.value = 1
      #expect(ring.map(\.value) == [1, 1, 1, 1])
      #expect(heard.last == [1, 0])
      u.value = 2
      #expect(heard.last == [2, 0])
    }
  }

  @Test func theSourceOfARingAndItsEndMeetConsistently() {
    expectNoLeaks {
      let (u, a, b) = (Property(0), Property(0), Property(0))
      u.bind(to: a)
      a.bidirectionalBind(to: b)
      var heard: [[Int]] = []
      combineLatest(b, u).observeNext { heard.append([$0, $1]) }
      u.value = 1
      u.value = 2
      #expect(heard == [[0, 0], [1, 1], [2, 2]])
    }
  }

  @Test func aJoinInsideARingFindsItsRest() {
    expectNoLeaks {
      let (u, sum) = (Property(1), Property(0))
      u.observeNext { _ in }
      combineLatest(u, sum) { max(min($0 + $1, 100), -100) }.removeDuplicates().bind(to: sum)
      #expect(sum.value == 100)
      var heard: [Int] = []
      combineLatest(sum, u) { $0 * 1000 + $1 }.observeNext { heard.append($0) }
      u.value = -30
      #expect(sum.value == -100)
      #expect(heard.last == -100_030)
    }
  }

  @Test func anObserverThatBindsInTheMiddleOfAChangeMayCloseARing() {
    expectNoLeaks {
      let (u, a, b, x) = (Property(0), Property(0), Property(0), Property(0))
      var heard: [[Int]] = []
      combineLatest(a, b, x).observeNext { heard.append([$0, $1, $2]) }
      u.bind(to: a)
      a.bind(to: b)
      var hasClosed = false
      u.observeNext {
        if $0 == 0 || hasClosed { return }
        hasClosed = true
        b.removeDuplicates().bind(to: a)
      }
      u.bind(to: x)
      for value in 1...3 {
        u.value = value
        #expect(heard.last == [value, value, value])
      }
    }
  }

  /// Found by looking: the way down was marked twice and settled once.
  @Test func aJoinThatIsSetOffAgainWhileItFiresDoesNotBlockWhatLiesBelow() {
    expectNoLeaks {
      let (a, c) = (Property(0), Property(0))
      let middle = Property(0)
      combineLatest(a, a, c) { $0 + $1 + $2 }.bind(to: middle)
      var heard: [Int] = []
      combineLatest(middle, middle.map { $0 * 2 }) { $0 * 1000 + $1 }.observeNext { heard.append($0) }
      middle.observeNext { if $0 == 2 { c.value = 10 } }
      combineLatest(c, c) { $0 + $1 }.observeNext { _ in }
      a.value = 1
      #expect(heard.last == 12_024)
      a.value = 2
      #expect(heard.last == 14_028)
      for value in heard { #expect(value % 1000 == value / 1000 * 2) }
    }
  }

  @Test func anObserverThatCutsABindingInTheMiddleOfItsEmissionSeesNoMixture() {
    expectNoLeaks {
      let (u, p) = (Property(0), Property(0))
      let bag = DisposeBag()
      u.observeNext { if $0 > 0 { p.value = 50 } }
      u.bind(to: p).dispose(in: bag)
      p.observeNext { if $0 == 50 { bag.dispose() } }
      var heard: [[Int]] = []
      combineLatest(p, p.map { -$0 }).observeNext { heard.append([$0, $1]) }
      u.value = 1
      #expect(heard == [[0, 0], [50, -50]])
    }
  }

  @Test func aSwitchToAPropertyThatIsAboutToChangeSkipsItsOldValue() {
    expectNoLeaks {
      let (a, p, q) = (Property(1), Property(0), Property(0))
      a.bind(to: p)
      a.bind(to: q)
      var heard: [Int] = []
      p.flatMapLatest { _ in q }.observeNext { heard.append($0) }
      a.value = 2
      a.value = 3
      #expect(heard == [1, 2, 3])
    }
  }

  @Test func aSwitchToAPropertyThatIsNotToldInTheEndHasItsValue() {
    expectNoLeaks {
      let (a, p, q) = (Property(1), Property(0), Property(7))
      a.bind(to: p)
      a.filter { $0 > 100 }.bind(to: q)
      var heard: [Int] = []
      p.flatMapLatest { _ in q }.observeNext { heard.append($0) }
      a.value = 2
      #expect(heard == [7, 7])
      a.value = 101
      #expect(heard == [7, 7, 101])
    }
  }

  /// The ends were taken for ones that can never agree, and were left apart.
  @Test func endsThatNeedManyCorrectionsAgree() {
    expectNoLeaks {
      @MainActor func roundingDown(to step: Int) -> Property<Int> {
        Property(0, normalise: { $0 - ($0 % step + step) % step })
      }
      let ends = [roundingDown(to: 5), roundingDown(to: 3), Property(0), roundingDown(to: 2)]
      ends[0].bidirectionalBind(to: ends[1])
      ends[1].bidirectionalBind(to: ends[2])
      ends[3].bidirectionalBind(to: ends[2])
      let told = warnings(during: {
        ends[3].value = 29
        #expect(ends.map(\.value) == [0, 0, 0, 0])
        ends[0].value = 115
        #expect(ends.map(\.value) == [90, 90, 90, 90])
      })
      #expect(told == [])
    }
  }
}
