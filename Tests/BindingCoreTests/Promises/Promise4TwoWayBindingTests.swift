import BindingCore
import Testing

/// Two-way bindings between properties settle: both ends agree afterwards, nothing is lost, nothing runs for ever.
struct Promise4TwoWayBindingTests {
  /// Ends what an observer of its own subject would keep alive.
  private let bag = DisposeBag()

  @Test func theSourceWinsAtFirstAndThenEitherEndIsCarried() {
    expectNoLeaks {
      let a = Property(1)
      let b = Property(2)
      var log: [Int] = []
      b.observeNext { log.append($0) }
      let binding = a.bidirectionalBind(to: b)
      a.value = 5
      b.value = 7
      #expect(log == [2, 1, 5, 7])
      #expect(a.value == 7)
      binding.dispose()
      a.value = 9
      #expect(b.value == 7)
    }
  }

  @Test func neitherEndSeesItsOwnChangeAgain() {
    let a = Property(1)
    let b = Property(1)
    a.bidirectionalBind(to: b)
    var fromA: [Int] = []
    var fromB: [Int] = []
    a.dropFirst(1).observeNext { fromA.append($0) }
    b.dropFirst(1).observeNext { fromB.append($0) }
    a.value = 2
    b.value = 3
    #expect(fromA == [2, 3])
    #expect(fromB == [2, 3])
  }

  @Test func aTargetThatClampsHandsTheClampedValueBack() {
    let a = Property(1)
    let b = Property(2, normalise: { min($0, 10) })
    var log: [Int] = []
    a.observeNext { log.append($0) }
    a.bidirectionalBind(to: b)
    a.value = 50
    #expect(a.value == 10)
    #expect(b.value == 10)
    #expect(log == [1, 50, 10])
  }

  @Test func aTargetThatClampsAtTheBindingSettlesToo() {
    let a = Property(99)
    let b = Property(2, normalise: { min($0, 10) })
    a.bidirectionalBind(to: b)
    #expect(a.value == 10)
    #expect(b.value == 10)
  }

  @Test(arguments: [true, false])
  func anObserverThatClampsSettlesWhetherItCameBeforeOrAfterTheBinding(before: Bool) {
    let a = Property(1)
    let b = Property(2)
    func clamp() { b.observeNext { if $0 > 10 { b.value = 10 } }.dispose(in: bag) }
    if before { clamp() }
    a.bidirectionalBind(to: b)
    if !before { clamp() }
    var log: [Int] = []
    b.observeNext { log.append($0) }
    a.value = 50
    #expect(a.value == 10)
    #expect(b.value == 10)
    #expect(log == [1, 50, 10])
    b.value = 70
    #expect(a.value == 10)
    #expect(b.value == 10)
  }

  @Test func aWriteFromAnObserverDuringTheCarryIsNotLost() {
    let a = Property(1)
    let b = Property(2)
    a.observeNext { if $0 == 3 { b.value = 9 } }
    a.bidirectionalBind(to: b)
    a.value = 3
    #expect(a.value == b.value)
  }

  @Test func endsThatCanNeverAgreeStop() {
    let a = Property(0, normalise: { min($0, 5) })
    let b = Property(10, normalise: { max($0, 10) })
    a.bidirectionalBind(to: b)
    a.value = 3
    #expect(a.value <= 5)
    #expect(b.value >= 10)
  }

  @Test func anEndThatItsObserverSetsManyTimesInARowIsCarriedEachTime() {
    let a = Property(0)
    let b = Property(0)
    a.bidirectionalBind(to: b)
    a.observeNext { if (1..<100).contains($0) { a.value = $0 + 1 } }.dispose(in: bag)
    a.value = 1
    #expect(a.value == 100)
    #expect(b.value == 100)
    b.value = 1
    #expect(a.value == 100)
    #expect(b.value == 100)
  }

  @Test func anEndThatASettledConflictLeftBehindWorksAgain() {
    let a = Property(0, normalise: { min($0, 5) })
    var floor = 10
    let b = Property(0)
    b.observeNext { if $0 < floor { b.value = floor } }.dispose(in: bag)
    a.bidirectionalBind(to: b)
    floor = 0
    a.value = 2
    #expect(b.value == 2)
    b.value = 4
    #expect(a.value == 4)
  }

  @Test func aRingOfBindingsSettles() {
    let a = Property(1)
    let b = Property(2)
    let c = Property(3)
    a.bidirectionalBind(to: b)
    b.bidirectionalBind(to: c)
    c.bidirectionalBind(to: a)
    a.value = 4
    #expect([a.value, b.value, c.value] == [4, 4, 4])
    c.value = 5
    #expect([a.value, b.value, c.value] == [5, 5, 5])
  }

  @Test func aRingOfBindingsOfValuesThatCannotBeComparedEnds() {
    struct Opaque { let number: Int }
    let properties = [1, 2, 3].map { Property(Opaque(number: $0)) }
    for index in 0..<3 { properties[index].bidirectionalBind(to: properties[(index + 1) % 3]) }
    properties[0].value = Opaque(number: 4)
    #expect(properties.map(\.value.number) == [4, 4, 4])
  }

  @Test func aChainOfBindingsCarriesAClampToTheFarEnd() {
    let a = Property(1)
    let b = Property(1)
    let c = Property(1, normalise: { min($0, 10) })
    a.bidirectionalBind(to: b)
    b.bidirectionalBind(to: c)
    a.value = 50
    #expect([a.value, b.value, c.value] == [10, 10, 10])
  }

  @Test func aBindingRetainsNeitherEndAndEndsWithWhicheverGoesFirst() {
    for sourceGoesFirst in [true, false] {
      expectNoLeaks {
        var source: Property<Int>? = Property(1)
        var target: Property<Int>? = Property(2)
        weak let weakSource = source
        weak let weakTarget = target
        let binding = source.flatMap { source in target.map { source.bidirectionalBind(to: $0) } }
        if sourceGoesFirst { source = nil } else { target = nil }
        #expect((sourceGoesFirst ? weakSource : weakTarget) == nil)
        #expect(binding?.isDisposed == true)
        // The one that is left still works.
        source?.value = 7
        target?.value = 7
        source = nil
        target = nil
        #expect(weakSource == nil)
        #expect(weakTarget == nil)
      }
    }
  }

  @Test func anEndMayDieWhileAValueIsCarriedToIt() {
    expectNoLeaks {
      let a = Property(1)
      var b: Property<Int>? = Property(1)
      let binding = b.map { a.bidirectionalBind(to: $0) }
      b?.observeNext { if $0 == 2 { b = nil } }
      a.value = 2
      a.value = 3
      #expect(b == nil)
      #expect(binding?.isDisposed == true)
      #expect(a.value == 3)
    }
  }

  @Test func aBindingMayBeDisposedWhileItCarries() {
    let a = Property(1)
    let b = Property(1)
    let binding = a.bidirectionalBind(to: b)
    b.observeNext { if $0 == 2 { binding.dispose() } }
    a.value = 2
    a.value = 3
    #expect(b.value == 2)
  }
}
