import Bind
import Testing

/// A label, as far as a binder can see.
private final class Label: DisposeBagProvider, BindableCompatible {
  let bag = DisposeBag()
  private(set) var texts: [String] = []
  var text = "" {
    didSet { texts.append(text) }
  }
}

/// The sentences of the text about Bind, one after another, and what they are here.
struct BindSamples {
  @Test func anOutputIsAStoreForAValueWhoseClosuresAreCalledWhenItIsUpdated() {
    expectNoLeaks {
      let output = Property(1)
      var log: [String] = []
      output.bind { log.append("a\($0)") }
      output.bind { log.append("b\($0)") }
      output.update(2)
      #expect(log == ["a1", "b1", "a2", "b2"])
    }
  }

  @Test func anOutputIsInitialisedWithItsInitialValueOrStartsWithNone() {
    #expect(Output(1).value == 1)
    #expect(Output<Int>().value == nil)
    #expect(Output<Int?>(nil).value == .some(nil), "a value that is nil is a value")
  }

  @Test func updateStoresTheValueAndCallsTheClosures() {
    expectNoLeaks {
      let output = Output<Int>()
      var log: [Int] = []
      output.bind { log.append($0) }
      #expect(log.isEmpty)
      output.update(1)
      output.update(2)
      #expect(log == [1, 2])
      #expect(output.value == 2)
    }
  }

  @Test func bindCallsTheClosureForTheStoredValueIfThereIsOne() {
    expectNoLeaks {
      let full = Output("a")
      let empty = Output<String>()
      var log: [String] = []
      full.bind { log.append("full \($0)") }
      empty.bind { log.append("empty \($0)") }
      #expect(log == ["full a"])
    }
  }

  @Test func bindTakesOneOrMoreBinders() {
    expectNoLeaks {
      let output = Output("a")
      let first = Label()
      let second = Label()
      let third = Output<String>()
      output.bind(first.reactive.text)
      output.bind(second.reactive.text, third)
      output.update("b")
      #expect(first.texts == ["a", "b"])
      #expect(second.texts == ["a", "b"])
      #expect(third.value == "b")
    }
  }

  @Test func aBinderIsDeclaredInAnExtensionOfBindable() {
    expectNoLeaks {
      let label = Label()
      Output("a").bind(label.reactive.shouted)
      #expect(label.text == "A")
    }
  }

  @Test func aCustomClassIsBindableByConforming() {
    final class Gauge: BindableCompatible, DisposeBagProvider {
      let bag = DisposeBag()
      var level = 0
    }
    let gauge = Gauge()
    let level = Property(3)
    level.bind(gauge.reactive.level)
    #expect(gauge.level == 3)
  }

  @Test func aRelayStoresNothingButCallsTheClosuresWhenItFires() {
    expectNoLeaks {
      let relay = Relay()
      var count = 0
      relay.bind { count += 1 }
      #expect(count == 0)
      relay.fire()
      relay.fire()
      #expect(count == 2)
    }
  }

  @Test func aSubscriptionUnbindsItsClosure() {
    expectNoLeaks {
      let output = Output(1)
      var log: [Int] = []
      let subscription: Subscription = output.bind { log.append($0) }
      subscription.dispose()
      output.update(2)
      #expect(log == [1])
    }
  }

  @Test func aSubscriptionContainerUnbindsWhatAReusedCellWasBoundTo() {
    expectNoLeaks {
      let container = SubscriptionContainer()
      let cell = Label()
      let first = Output("first")
      let second = Output("second")
      first.bind(cell.reactive.text).dispose(in: container)
      container.removeAll()
      second.bind(cell.reactive.text).dispose(in: container)
      first.update("not shown")
      #expect(cell.texts == ["first", "second"])
      container.dispose()
    }
  }

  @Test func combineIsUpdatedWheneverEitherIsUpdatedAndTheOtherHasAValue() {
    expectNoLeaks {
      let name = Output<String>()
      let age = Output<Int>()
      let both = name.combine(with: age)
      var log: [String] = []
      let subscription = both.bind { log.append("\($0.0) \($0.1)") }
      name.update("a")
      #expect(both.value == nil)
      age.update(1)
      name.update("b")
      #expect(log == ["a 1", "b 1"])
      #expect(both.value?.0 == "b")
      subscription.dispose()
    }
  }

  @Test func mergeIsUpdatedWheneverEitherIsUpdated() {
    expectNoLeaks {
      let a = Output(1)
      let b = Output<Int>()
      let merged = a.merge(with: b)
      var log: [Int] = []
      let subscription = merged.map { $0 * 10 }.bind { log.append($0) }
      b.update(2)
      a.update(3)
      #expect(log == [10, 20, 30])
      #expect(merged.value == 3)
      subscription.dispose()
    }
  }

  @Test func aMergedOutputThatNobodyHoldsGoesOnForItsObserverAsLongAsItsSources() {
    expectNoLeaks {
      var log: [Int] = []
      do {
        let a = Output(1)
        let b = Output<Int>()
        a.merge(with: b).bind { log.append($0) }
        b.update(2)
      }
      #expect(log == [1, 2])
    }
  }

  @Test func mapWrapsWhatTheTransformMakesInAnOutputOfItsOwn() {
    expectNoLeaks {
      let number = Output<Int>()
      let text = number.map { "\($0)" }
      var log: [String] = []
      let subscription = text.bind { log.append($0) }
      #expect(text.value == nil)
      number.update(1)
      #expect(text.value == "1")
      #expect(log == ["1"])
      subscription.dispose()
    }
  }

  @Test func flatMapFlattensTheOutputThatTheTransformMakes() {
    expectNoLeaks {
      let choice = Output<Int>()
      let pages = [Output("a"), Output<String>()]
      let page = choice.flatMap { pages[$0] }
      var log: [String] = []
      let subscription = page.bind { log.append($0) }
      choice.update(0)
      choice.update(1)
      pages[0].update("not chosen")
      #expect(page.value == nil)
      pages[1].update("x")
      #expect(log == ["a", "x"])
      #expect(page.value == "x")
      subscription.dispose()
    }
  }
}

extension Bindable where Base: Label {
  fileprivate var shouted: Binder<String> { bond { label, text in label.text = text.uppercased() } }
}
