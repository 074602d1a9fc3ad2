import Gtk
import GtkTesting
import Testing

@testable import Chapter09

@Suite struct Chapter09Tests {
  @Test func `In a narrow window the book is below the list`() async throws {
    let shelf = Shelf()
    shelf.books.append(Book(id: 1, title: "Emma", author: "Jane Austen"))
    try await withApplication(bookshelf(shelf)) { window in
      let panes = try window.get(Paned.self)
      #expect(panes.orientation == .horizontal)
      window.setDefaultSize(width: 420, height: 600)
      try await until("the window is narrow") { panes.orientation == .vertical }
      window.setDefaultSize(width: 800, height: 600)
      try await until("the window is wide") { panes.orientation == .horizontal }
    }
  }

  @Test func `People who do not see the window know what is in it`() async throws {
    let shelf = Shelf()
    shelf.books.append(Book(id: 1, title: "Emma", author: "Jane Austen", isRead: true))
    try await withApplication(bookshelf(shelf)) { window in
      try await window.wait(for: .text("Emma"))
      let tree = window.accessibilityTree
      for name in ["Books", "Emma, Jane Austen", "Remove “Emma”", "Main menu"] { #expect(tree.contains(name)) }
    }
  }

  @Test func `The style sheet has no mistakes`() async throws {
    try await withApplication(bookshelf()) { _ in
      _ = try CssProvider(validating: Style.sheet)
    }
  }
}
