import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// Handlers by name, which can be held back, and changes that are told once.
extension GtkTests {
  @Test func `A handler that is held back is not called, and what happened is not made up for`() async throws {
    try await withoutLeaks {
      let spin = SpinButton(min: 0, max: 10, step: 1)
      var values: [Double] = []
      let saving = spin.connect("value-changed") { [weak spin] _ in values.append(spin?.value ?? -1) }
      spin.value = 1
      saving.whileBlocked {
        spin.value = 2
        saving.whileBlocked { spin.value = 3 }
        #expect(saving.isBlocked)
        spin.value = 4
      }
      #expect(!saving.isBlocked)
      spin.value = 5
      saving.block()
      spin.value = 6
      saving.unblock()
      spin.value = 7
      #expect(values == [1, 5, 7])
      saving.dispose()
      spin.value = 8
      #expect(values == [1, 5, 7] && saving.isDisposed)
    }
  }

  @Test func `Only the handler that is held back is`() async throws {
    try await withoutLeaks {
      let button = Button(label: "a")
      var calls = ""
      let first = button.connect("clicked") { _ in calls += "1" }
      button.connect("clicked") { _ in calls += "2" }
      button.reactive.clicked.observeNext { calls += "3" }
      struct Refusal: Error {}
      #expect(throws: Refusal.self) {
        try first.whileBlocked {
          button.emit("clicked")
          throw Refusal()
        }
      }
      button.emit("clicked")
      #expect(calls == "23123")
    }
  }

  @Test func `A handler by name gets the arguments and answers`() async throws {
    try await withoutLeaks {
      let window = Window()
      var isSaved = false
      let asking = window.connect("close-request", answer: { _ in !isSaved })
      #expect(window.emit("close-request")?.get(Bool.self) == true)
      isSaved = true
      asking.whileBlocked { isSaved = false }
      isSaved = true
      let list = ListBox()
      let row = ListBoxRow()
      list.append(row)
      var activated: [ListBoxRow?] = []
      list.connect("row-activated") { activated.append($0[0].get()) }
      list.emit("row-activated", row)
      #expect(activated == [row])
      var notes: [String] = []
      window.connect("notify::title") { [weak window] _ in notes.append(window?.title ?? "") }
      window.title = "a"
      #expect(notes == ["a"])
      window.destroy()
      #expect(asking.isDisposed == false)
    }
  }

  @Test func `The end of the object is that of its handlers`() async throws {
    try await withoutLeaks {
      var connection: SignalConnection?
      do {
        let label = Label()
        connection = label.connect("notify::label") { _ in }
        #expect(connection?.isDisposed == false)
      }
      #expect(connection?.isDisposed == true)
    }
  }

  @Test func `Changes are told together at the end`() async throws {
    try await withoutLeaks {
      let adjustment = Adjustment(value: 0, lower: 0, upper: 5, stepIncrement: 1, pageIncrement: 1, pageSize: 0)
      var seen: [Double] = []
      let observation = adjustment.reactive.upper.observeNext { seen.append($0) }
      let last = adjustment.freezeNotify {
        adjustment.upper = 10
        adjustment.freezeNotify { adjustment.upper = 20 }
        #expect(seen == [5])
        return adjustment.upper
      }
      #expect(last == 20 && seen == [5, 20])
      observation.dispose()
      let label = Label()
      var notes = 0
      label.connect("notify::label") { _ in notes += 1 }
      label.notify("label")
      #expect(notes == 1)
    }
  }
}
