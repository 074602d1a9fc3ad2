import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// Signals without arguments, which take GLib's short way: a C callback without `GValue`s. GTK emits them here by itself,
/// because emitting with values, as `emit` does, is the long way.
extension GtkTests {
  private func makeAdjustment() -> Adjustment {
    Adjustment(value: 0, lower: 0, upper: 100, stepIncrement: 1, pageIncrement: 1, pageSize: 0)
  }

  @Test func `An emission reaches all handlers in order, and no property's`() async throws {
    try await withoutLeaks {
      let adjustment = makeAdjustment()
      var log: [String] = []
      let observations = [
        adjustment.reactive.valueChanged.observeNext { log.append("first \(adjustment.value)") },
        adjustment.reactive.changed.observeNext { log.append("changed") },
        adjustment.reactive.valueChanged.observeNext { log.append("second") },
      ]
      adjustment.value = 1
      adjustment.upper = 50
      adjustment.value = 1
      #expect(log == ["first 1.0", "second", "changed"])
      for observation in observations { observation.dispose() }
      adjustment.value = 2
      #expect(log.count == 3)
    }
  }

  @Test func `A handler that another one ends during the emission is not called any more`() async throws {
    try await withoutLeaks {
      let adjustment = makeAdjustment()
      var log: [String] = []
      var second: Subscription?
      let first = adjustment.reactive.valueChanged.observeNext {
        log.append("first")
        second?.dispose()
      }
      second = adjustment.reactive.valueChanged.observeNext { log.append("second") }
      adjustment.value = 1
      adjustment.value = 2
      #expect(log == ["first", "first"])
      first.dispose()
    }
  }

  @Test func `A handler may end itself, and what waits for it is dropped`() async throws {
    try await withoutLeaks {
      let adjustment = makeAdjustment()
      let before = LeakCheck.liveClosures
      var log: [Double] = []
      var observation: Subscription?
      observation = adjustment.reactive.valueChanged.observeNext {
        log.append(adjustment.value)
        adjustment.value += 1
        observation?.dispose()
      }
      adjustment.value = 1
      #expect(log == [1])
      #expect(adjustment.value == 2)
      #expect(LeakCheck.liveClosures == before)
    }
  }

  @Test func `Emissions that an observer causes come after the one it is being given, each once`() async throws {
    try await withoutLeaks {
      let button = ToggleButton()
      var log: [String] = []
      var count = 0
      let observation = button.reactive.toggled.observeNext {
        count += 1
        let number = count
        log.append("begin \(number)")
        if number == 1 {
          button.active = false
          button.active = true
        }
        log.append("end \(number)")
      }
      button.active = true
      #expect(log == ["begin 1", "end 1", "begin 2", "end 2", "begin 3", "end 3"])
      button.active = false
      #expect(count == 4)
      observation.dispose()
    }
  }

  @Test func `An object may be disposed of in its own handler`() async throws {
    var events: [String] = []
    try await withoutLeaks {
      var adjustment: Adjustment? = makeAdjustment()
      adjustment?.reactive.valueChanged.observe { [weak adjustment] event in
        guard case .next = event else { return events.append("finished") }
        events.append("next")
        if let adjustment { g_object_run_dispose(adjustment.cast()) }
      }
      adjustment?.value = 1
      adjustment = nil
    }
    #expect(events == ["next", "finished"])
  }

  @Test func `Each kind of signal takes the way that fits its arguments`() {
    func shape(_ signal: StaticString, _ object: Object) -> SignalShape { SignalID(signal, of: object).shape }
    #expect(shape("clicked", Button()) == .nothing)
    #expect(shape("notify::label", Button()) == .pointer)
    #expect(shape("row-activated", ListBox()) == .pointer)
    #expect(shape("drag-end", GestureDrag()) == .other)
    #expect(shape("state-set", Switch()) == .other)
    #expect(shape("direction-changed", Button()) == .other)
  }
}
