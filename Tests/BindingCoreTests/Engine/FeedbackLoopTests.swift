import BindingTesting
import Testing

@testable import BindingCore

/// A loop that would go on for ever is named, with its remedy, on standard error. Each loop here ends after a while so
/// that the test does.
struct FeedbackLoopTests {
  private let enough = 30_000

  @Test func anObserverThatSetsThePropertyItObservesIsToldOnceAndGoesOn() {
    let property = Property(0)
    let said = warnings {
      property.observeNext { if $0 < enough { property.value += 1 } }
    }
    #expect(property.value == enough)
    #expect(said.count == 1)
    #expect(
      said[0].hasPrefix("BindingCore: this looks like an endless feedback loop: an observer of a property of Int"))
    #expect(said[0].contains("another one each time"))
    #expect(said[0].contains("prefix(maxLength:)"))
  }

  @Test func aLoopOfEqualValuesIsToldToRemoveDuplicates() {
    let property = Property("same")
    var count = 0
    let said = warnings {
      property.observeNext {
        count += 1
        if count < enough { property.value = $0 }
      }
    }
    #expect(said.count == 1)
    #expect(said[0].contains("always the same value: removeDuplicates()"))
  }

  @Test func theRemedyEndsTheLoop() {
    let property = Property("same")
    let said = warnings { property.removeDuplicates().observeNext { property.value = $0 } }
    #expect(said.isEmpty)
  }

  @Test func twoObserversThatSetEachOthersPropertyAreToldAboutTwoWayBindings() {
    let celsius = Property(0)
    let fahrenheit = Property(0)
    let said = warnings {
      celsius.dropFirst(1).observeNext { if $0 < enough { fahrenheit.value = $0 } }
      fahrenheit.dropFirst(1).observeNext { celsius.value = $0 + 1 }
      celsius.value = 1
    }
    #expect(celsius.value == enough)
    #expect(said.count == 1)
    #expect(said[0].contains("by way of another one"))
    #expect(said[0].contains("bidirectionalBind(to:)"))
  }

  @Test func aSubjectOfValuesThatCannotBeComparedIsNamedToo() {
    struct Opaque { let left: Int }
    let subject = PassthroughSubject<Opaque, Never>()
    let said = warnings {
      subject.observeNext { if $0.left > 0 { subject.send(Opaque(left: $0.left - 1)) } }
      subject.send(Opaque(left: enough))
    }
    #expect(said.count == 1)
    #expect(said[0].contains("an observer of a subject of Opaque sends to that subject"))
    #expect(said[0].contains("removeDuplicates(by:)"))
  }

  @Test func aLoopThroughAnOperatorThatJoinsSignalsIsNamed() {
    let scheduler = TestScheduler()
    let again = Numbers()
    let said = warnings {
      merge(scheduler.coldSignal("-1|") { Int($0)! }, again).observeNext { if $0 < enough { again.send($0 + 1) } }
      scheduler.run()
    }
    #expect(said.count == 1)
    #expect(said[0].contains("several joined signals of Int"))
  }

  @Test func aLoopThatDoublesIsNamedBeforeItFillsTheMemory() {
    let subject = Numbers()
    let said = warnings {
      subject.observeNext { depth in
        guard depth < 19 else { return }
        subject.send(depth + 1)
        subject.send(depth + 1)
      }
      subject.send(1)
    }
    #expect(said.count == 1)
  }

  @Test func aLongQueueIsNoLoop() {
    let subject = Numbers()
    var count = 0
    let said = warnings {
      subject.observeNext { element in
        count += 1
        if element == 0 { for number in 1...300_000 { subject.send(number) } }
      }
      subject.send(0)
    }
    #expect(count == 300_001)
    #expect(said.isEmpty)
  }

  @Test func aTwoWayBindingThatCannotSettleIsToldThroughTheSameChannel() {
    let low = Property(0) { min($0, 10) }
    let high = Property(0) { max($0, 20) }
    let said = warnings { low.bidirectionalBind(to: high).dispose() }
    #expect(said.count == 1)
    #expect(said.first?.contains("two-way binding cannot settle") == true)
  }
}
