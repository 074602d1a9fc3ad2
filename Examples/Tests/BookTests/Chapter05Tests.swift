import Gtk
import GtkTesting
import Testing

@testable import Chapter05

@Suite struct Chapter05Tests {
  @Test func `The selected book is changed beside the list`() async throws {
    let shelf = Shelf()
    shelf.books.replace(with: [
      Book(id: 1, title: "Persuasion", author: "Jane Austen"), Book(id: 2, title: "Dracula", author: "Bram Stoker"),
    ])
    try await withApplication(bookshelf(shelf)) { window in
      #expect(window.find(.entry("Title").where { $0.parent is BookDetails }) == nil)
      try await window.click(.text("Dracula"))
      let title = try await window.wait(for: .entry("Title").where { $0.parent is BookDetails })
      #expect((title as? Entry)?.text == "Dracula")
      shelf.selected(\.title, or: "").access.set("Carmilla")
      try await window.wait(for: .text("Carmilla"))
      try await window.click(.name("I have read it"))
      try await until("the book is read") { shelf.books.collection[1].isRead }
      #expect(shelf.books.collection[1].title == "Carmilla")
      #expect(shelf.books.collection[0] == Book(id: 1, title: "Persuasion", author: "Jane Austen"))
    }
  }
}
