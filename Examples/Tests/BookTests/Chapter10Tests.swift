import Gtk
import GtkTesting
import Testing

@testable import Chapter10

@Suite struct Chapter10Tests {
  @Test func `A reader's evening`() async throws {
    let shelf = Shelf()
    try await withApplication(bookshelf(shelf)) { window in
      try await window.type("emm", into: .entry("Title"))
      try await window.click(.text("Emma, Jane Austen"))
      try await window.click(.button("Add"))
      try await window.click(.text("Emma"))
      try await window.click(.name("I have read it"))
      try await window.click(.entry("Notes"))
      try await window.type("Better each time.")
      try await until("the note is on the shelf") { shelf.books.collection.first?.notes == "Better each time." }
      #expect(shelf.books.collection.first?.isRead == true)
    }
  }
}
