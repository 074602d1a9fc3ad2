import BindingCore
import Testing

/// One-way bindings: to properties, subjects, bonds and objects.
struct BindingTests {
  @Test func aPropertyTakesWhatItIsBoundTo() {
    expectNoLeaks {
      let source = Property(1)
      let target = Property(0)
      let binding = source.map { $0 * 10 }.bind(to: target)
      #expect(target.value == 10)
      source.value = 2
      #expect(target.value == 20)
      binding.dispose()
      source.value = 3
      #expect(target.value == 20)
    }
  }

  @Test func aSubjectSendsOnWhatItIsBoundToAndDoesNotEndWithIt() {
    expectNoLeaks {
      let target = Numbers()
      var log: [String] = []
      target.observe { event in
        if case .next(let value) = event { log.append("\(value)") } else { log.append("|") }
      }
      Signal(just: 1).bind(to: target)
      Signal(just: 2).bind(to: target)
      #expect(log == ["1", "2"])
    }
  }

  @Test func aValueIsBoundToAnOptionalTarget() {
    let source = Property(1)
    let target = Property<Int?>(nil)
    source.bind(to: target)
    #expect(target.value == 1)
  }

  @Test func aBondSetsItsTargetWithoutRetainingIt() {
    expectNoLeaks {
      let source = Property(1)
      var target: Target<Int>? = Target(0)
      weak let weakTarget = target
      let binding = target.map { source.bind(to: $0.bond) }
      source.value = 2
      #expect(target?.history == [1, 2])
      target = nil
      #expect(weakTarget == nil)
      #expect(binding?.isDisposed == true)
      source.value = 3
    }
  }

  @Test func anObservationBoundToAnObjectEndsWithIt() {
    expectNoLeaks {
      let source = Property(1)
      let tap = PassthroughSubject<Void, Never>()
      var log: [String] = []
      do {
        let target = Target(0)
        source.bind(to: target) { target, value in log.append("\(target.value) \(value)") }
        tap.bind(to: target) { _ in log.append("tap") }
        tap.send()
      }
      source.value = 2
      tap.send()
      #expect(log == ["0 1", "tap"])
    }
  }

  @Test func aTargetThatIsGoneAlreadyIsNotBound() {
    expectNoLeaks {
      let source = Property(1)
      var target: Target<Int>? = Target(0)
      let bond = target?.bond
      target = nil
      #expect(bond.map { source.bind(to: $0).isDisposed } == true)
    }
  }

  @Test func aTargetWhoseBagIsDisposedIsNotBound() {
    expectNoLeaks {
      let target = Target(0)
      target.bag.dispose()
      #expect(Property(1).bind(to: target.bond).isDisposed)
      #expect(target.history.isEmpty)
    }
  }

  @Test func aTargetThatDiesInsideItsSetterEndsTheBinding() {
    expectNoLeaks {
      let source = Numbers()
      var target: Target<Int>? = Target(0)
      var log: [Int] = []
      target.map {
        _ = source.bind(to: $0) { _, value in
          log.append(value)
          target = nil
          source.send(value + 1)
        }
      }
      source.send(1)
      source.send(5)
      #expect(log == [1])
    }
  }

  @Test func aBindingThatEndsLeavesItsTarget() {
    // Otherwise a long-lived target would collect the remains of every short binding.
    expectNoLeaks {
      let target = Target(0)
      Property(0).bind(to: target.bond)
      let before = Subscription.liveCount
      for value in 0..<1000 { Property(value).bind(to: target.bond) }
      for value in 0..<1000 { Numbers().prepend(value).bind(to: target.bond).dispose() }
      #expect(Subscription.liveCount == before)
    }
  }

  @Test func bindingsEndWithTheirSource() {
    expectNoLeaks {
      let property = Property(0)
      let target = Target(0)
      var source: Property<Int>? = Property(1)
      let bindings = source.map { [$0.bind(to: property), $0.bind(to: target.bond)] }
      source = nil
      #expect(bindings?.map(\.isDisposed) == [true, true])
    }
  }

  @Test func aBoundPropertyThatGoesEndsTheBindingsIntoIt() {
    expectNoLeaks {
      let source = Property(1)
      var target: Property<Int>? = Property(0)
      let bindings = target.map { target in (0..<20).map { _ in source.bind(to: target) } }
      target = nil
      #expect(bindings?.allSatisfy(\.isDisposed) == true)
    }
  }

  @Test func aDynamicSubjectDeliversItsValueAndEachChangeAndEndsWithItsTarget() {
    expectNoLeaks {
      let changes = PassthroughSubject<Void, Never>()
      var target: Target<Int>? = Target(1)
      let subject = target.map {
        DynamicSubject(target: $0, signal: changes.toSignal(), get: { $0.value }, set: { $0.value = $1 })
      }
      var log: [String] = []
      subject?.observe { event in
        if case .next(let value) = event { log.append("\(value)") } else { log.append("|") }
      }
      target?.value = 2
      changes.send()
      target = nil
      changes.send()
      #expect(log == ["1", "2", "|"])
    }
  }

  @Test func aDynamicSubjectWhoseChangesEndWithItsTargetEndsOnce() {
    expectNoLeaks {
      /// Owns the signal of its changes, as a widget does.
      final class Widget: DisposeBagProvider {
        let bag = DisposeBag()
        let changes = PassthroughSubject<Void, Never>()
        var subject: DynamicSubject<Int> {
          DynamicSubject(target: self, signal: changes.toSignal(), get: { _ in 1 }, set: { _, _ in })
        }
      }
      var first: Widget? = Widget()
      var second: Widget? = Widget()
      var ends = 0
      if let first, let second { combineLatest(first.subject, second.subject).observeCompleted { ends += 1 } }
      first = nil
      #expect(ends == 0, "the other one is still there")
      second = nil
      #expect(ends == 1)
      _ = first
    }
  }

  @Test func aDynamicSubjectIsBoundLikeABond() {
    expectNoLeaks {
      let source = Property(1)
      var target: Target<Int>? = Target(0)
      let subject = target.map {
        DynamicSubject(target: $0, signal: .never(), get: { $0.value }, set: { $0.value = $1 })
      }
      subject.map { _ = source.bind(to: $0) }
      source.value = 2
      #expect(target?.history == [1, 2])
      #expect(subject?.value == 2)
      target = nil
      #expect(subject?.currentValue == nil)
      subject?.value = 3
    }
  }
  @Test func anOwnerOfAPropertyAndABagIsReleasedInWhateverOrderItDeclaresThem() {
    final class BagFirst {
      let bag = DisposeBag()
      let property = Property(Token())
    }
    final class BagLast {
      let property = Property(Token())
      let bag = DisposeBag()
    }
    expectNoLeaks {
      weak var first: Token?
      weak var last: Token?
      do {
        let (bagFirst, bagLast) = (BagFirst(), BagLast())
        (first, last) = (bagFirst.property.value, bagLast.property.value)
        bagFirst.property.observeNext { _ in }.dispose(in: bagFirst.bag)
        bagLast.property.observeNext { _ in }.dispose(in: bagLast.bag)
        bagFirst.property.bidirectionalBind(to: bagLast.property).dispose(in: bagLast.bag)
        #expect(bagLast.property.value === first)
      }
      #expect(first == nil)
      #expect(last == nil)
    }
  }
}
