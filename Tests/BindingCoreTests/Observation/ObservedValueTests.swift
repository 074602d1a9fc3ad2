import BindingCore
import BindingTesting
import Observation
import Testing

/// Properties as observable state of Swift's Observation.
struct ObservedValueTests {
  /// Counts the changes that observations report.
  private final class Changes {
    private(set) var count = 0

    func track(_ read: () -> Void) {
      withObservationTracking(read) { [weak self] in MainActor.assumeIsolated { self?.count += 1 } }
    }
  }

  @Test func aPropertyIsObservableState() {
    expectNoLeaks {
      let property = Property(1)
      let observed = ObservedValue(property)
      let changes = Changes()
      changes.track { _ = observed.value }
      property.value = 2
      #expect(observed.value == 2)
      property.value = 3
      // An observation reports one change.
      #expect(changes.count == 1)
      changes.track { _ = observed.value }
      observed.value = 4
      #expect(property.value == 4)
      #expect(changes.count == 2)
    }
  }

  @Test func whatIsSetIsReadBackAlsoInsideAnObserver() {
    let property = Property(1)
    let observed = ObservedValue(property)
    var read: [Int] = []
    let observation = property.observeNext { value in
      if value == 2 { observed.value = 3 }
      read.append(observed.value)
    }
    property.value = 2
    #expect(read == [1, 3, 3])
    #expect(property.value == 3)
    observation.dispose()
  }

  @Test func anObservedValueThatIsGoneFollowsNoMore() {
    expectNoLeaks {
      let property = Property(1)
      var observed: ObservedValue<Int>? = ObservedValue(property)
      weak let watched = observed
      let changes = Changes()
      changes.track { _ = observed?.value }
      observed = nil
      #expect(watched == nil)
      property.value = 2
      #expect(changes.count == 0)
    }
  }
}
