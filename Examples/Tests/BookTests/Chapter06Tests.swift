import Gtk
import GtkTesting
import Testing

@testable import Chapter06

@Suite struct Chapter06Tests {
  private let shelf = Shelf()

  init() {
    shelf.books.replace(with: [
      Book(id: 1, title: "Persuasion", author: "Jane Austen"), Book(id: 2, title: "Dracula", author: "Bram Stoker"),
    ])
  }

  @Test func `What was removed comes back to its place`() async throws {
    try await withApplication(bookshelf(shelf)) { window in
      try await window.click(.button("Remove “Persuasion”"))
      try await window.wait(for: .text("Removed “Persuasion”."))
      try await window.click(.button("Undo"))
      try await until("the book is back") { shelf.books.collection.first?.title == "Persuasion" }
    }
  }

  @Test func `Keys do the same`() async throws {
    try await withApplication(bookshelf(shelf)) { window in
      try await window.click(.text("Dracula"))
      try await until("it is selected") { shelf.selected.value?.id == 2 }
      try await window.press("Control+Delete")
      try await window.wait(for: .text("Removed “Dracula”."))
      try await window.press("Control+z")
      try await window.wait(for: .text("Dracula"))
      try await window.press("Control+f")
      try await window.type("pers")
      try await window.wait(untilGone: .text("Dracula"))
    }
  }
}
