import Gtk
import GtkTesting
import Testing

@testable import Chapter01

@Suite struct Chapter01Tests {
  @Test func `The window says that there are no books`() async throws {
    try await withApplication(bookshelf()) { window in
      #expect(window.title == "Bookshelf")
      try await window.wait(for: .text("No books yet."))
    }
  }
}
