import Gtk
import GtkTesting
import Testing

@testable import @NAME@

@Suite struct MainWindowTests {
  @Test func `What is written is in the list`() async throws {
    try await withWindow(MainWindow()) { window in
      #expect(try !window.get(.button("Add")).isSensitive)
      try await window.type("Milk", into: .entry("New note"))
      try await window.click(.button("Add"))
      try await window.wait(for: .text("Milk"))
      try await window.type("Bread\n", into: .entry("New note"))
      try await window.wait(for: .text("Bread"))
      try await window.wait(untilGone: .text("Nothing is written down yet."))
    }
  }

  @Test func `A note is removed`() async throws {
    let list = NoteList()
    list.draft.value = "Milk"
    list.add()
    try await withWindow(MainWindow(list)) { window in
      try await window.click(.button("Remove “Milk”"))
      try await window.wait(untilGone: .text("Milk"))
      #expect(list.notes.collection.isEmpty)
    }
  }
}
