import Gtk
import GtkTesting
import Testing

@testable import Chapter03

@Suite struct Chapter03Tests {
  @Test func `Books are in the list until they are removed`() async throws {
    try await withApplication(bookshelf()) { window in
      try await window.wait(for: .text("No books yet."))
      try await window.type("Emma", into: .entry("Title"))
      try await window.type("Jane Austen\n", into: .entry("Author"))
      try await window.wait(for: .text("Jane Austen"))
      // The keyboard is back where the next title is written.
      try await window.type("Dracula\n")
      try await window.wait(for: .text("Dracula"))
      #expect(window.find(.text("No books yet.")) == nil)
      try await window.click(.button("Remove “Emma”"))
      try await window.wait(untilGone: .text("Jane Austen"))
      #expect(window.find(.text("Dracula")) != nil)
    }
  }
}
