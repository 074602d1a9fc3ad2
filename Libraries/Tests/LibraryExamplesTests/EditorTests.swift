import Gtk
import GtkSource
import GtkTesting
import Testing

@testable import Editor

@Suite struct EditorTests {
  @Test func `What is written is highlighted, and its place told`() async throws {
    try await withApplication(editor()) { window in
      try await window.wait(for: .text("Line 1, column 1  ·  C"))
      let view = try window.get(GtkSource.View.self)
      let buffer = try #require(view.buffer as? GtkSource.Buffer)
      try await view.click()
      try await window.press("Control+Home")
      try await window.type("/* New */\n")
      try await window.wait(for: .text("Line 2, column 1  ·  C"))
      #expect(buffer.text.hasPrefix("/* New */\n#include"))
      try await until("the comment is highlighted") {
        buffer.iterHasContextClass(buffer.getIterAtOffset(3), contextClass: "comment")
      }
      #expect(!buffer.iterHasContextClass(buffer.getIterAtOffset(11), contextClass: "comment"))
    }
  }

  @Test func `Line numbers are switched off`() async throws {
    try await withApplication(editor()) { window in
      let view = try window.get(GtkSource.View.self)
      #expect(view.showLineNumbers)
      try await window.click(.button("Line Numbers"))
      try await until("there are none") { !view.showLineNumbers }
    }
  }
}
