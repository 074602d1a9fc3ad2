import Gtk
import GtkTesting
import Testing

@testable import Chapter02

@Suite struct Chapter02Tests {
  @Test func `Blanks are no title`() {
    let shelf = Shelf()
    shelf.title.value = "  "
    #expect(!shelf.canAdd.value)
    shelf.add()
    #expect(shelf.titles.value.isEmpty)
  }

  @Test func `What is written is added by the button and by the Enter key`() async throws {
    try await withApplication(bookshelf()) { window in
      #expect(try !window.get(.button("Add")).isSensitive)
      try await window.type("Emma", into: .entry("Title"))
      try await window.click(.button("Add"))
      try await window.wait(for: .text("One book: Emma."))
      try await window.type("Dracula\n", into: .entry("Title"))
      try await window.wait(for: .text("2 books. The last one is Dracula."))
    }
  }
}
