import BindingTesting
import Gtk
import GtkTesting
import Testing

@testable import Chapter04

@Suite struct Chapter04Tests {
  private let shelf = Shelf()

  init() {
    shelf.books.replace(with: [
      Book(id: 1, title: "Persuasion", author: "Jane Austen"), Book(id: 2, title: "Dracula", author: "Bram Stoker"),
      Book(id: 3, title: "Emma", author: "Jane Austen"),
    ])
  }

  @Test func `Books are found by title and author, and sorted`() {
    var titles: [String] = []
    let observation = shelf.found.observeNext { titles = $0.collection.map(\.title) }
    #expect(titles == ["Persuasion", "Dracula", "Emma"])
    shelf.order.value = .author
    #expect(titles == ["Dracula", "Emma", "Persuasion"])
    shelf.search.value = "austen"
    #expect(titles == ["Emma", "Persuasion"])
    shelf.books.append(Book(id: 4, title: "Mansfield Park", author: "Jane Austen"))
    #expect(titles == ["Emma", "Mansfield Park", "Persuasion"])
    observation.dispose()
  }

  @Test func `The window shows what was found, and says when that is nothing`() async throws {
    try await withApplication(bookshelf(shelf)) { window in
      try await window.wait(for: .text("Emma"))
      try await window.type("drac", into: .type(SearchEntry.self))
      try await window.wait(untilGone: .text("Emma"))
      try await window.type("x")
      try await window.wait(for: .text("No book matches “dracx”."))
    }
  }
}
