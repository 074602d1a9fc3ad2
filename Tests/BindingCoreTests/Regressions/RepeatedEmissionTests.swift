import Testing

@testable import BindingCore

/// GObject repeats an emission of `notify` after its handlers when one of them sets the property, whether or not the
/// value changes. A two-way binding of such a property took each repetition for a change of its own, tried again to make
/// ends agree that cannot, and so went round for ever.
struct RepeatedEmissionTests {
  /// Takes 0 to 1 and tells whenever it is set, as a progress bar of GTK does.
  private final class Gauge: Deallocatable {
    private let bag = DisposeBag()
    private var handlers: [() -> Void] = []
    private var isTelling = false
    private var mustRepeat = false
    private(set) var timesSet = 0

    var deallocated: SafeSignal<Void> { bag.deallocated }

    var fraction = 0.0 {
      didSet {
        fraction = min(max(fraction, 0), 1)
        timesSet += 1
        mustRepeat = isTelling
        if isTelling { return }
        isTelling = true
        repeat {
          mustRepeat = false
          for handler in handlers where timesSet < 10_000 { handler() }
        } while mustRepeat
        isTelling = false
      }
    }

    var subject: DynamicSubject<Double> {
      DynamicSubject(
        target: self,
        signal: Signal(attach: { [weak self] observer, _ in self?.handlers.append { observer.next(()) } }),
        get: { $0.fraction }, set: { $0.fraction = $1 })
    }
  }

  @Test func endsThatNeverAgreeComeToRestWhoeverTellsOfThem() {
    let said = warnings {
      let gauge = Gauge()
      let property = Property(0.0, normalise: { min(max($0, 4), 8) })
      let binding = property.bidirectionalBind(to: gauge.subject)
      gauge.fraction = 0.5
      #expect(gauge.timesSet < 300)
      #expect(gauge.fraction == 1 && property.value == 4)
      property.value = 5
      #expect(gauge.timesSet < 500)
      binding.dispose()
    }
    #expect(said.contains { $0.contains("cannot settle") })
  }

  @Test func endsThatCanAgreeAgainDo() {
    var lowest = 4.0
    let gauge = Gauge()
    let property = Property(0.0, normalise: { min(max($0, lowest), 8) })
    _ = warnings {
      property.bidirectionalBind(to: gauge.subject)
      gauge.fraction = 0.5
    }
    lowest = 0
    gauge.fraction = 0.25
    #expect(gauge.fraction == 0.25 && property.value == 0.25)
    property.value = 3
    #expect(gauge.fraction == 1 && property.value == 1)
  }
}
