import Gtk
import MainLoopBoot
import PhotoSearchCore
import Testing

@testable import Vesper

@Suite(.serialized, .enabled("needs a display", { await MainActor.run { Application.hasDisplay } }))
@MainActor struct ClipboardTests {
  private func text(_ mimeType: String, on clipboard: Gdk.Clipboard) async throws -> String {
    let stream = try #require(try await clipboard.read([mimeType]).result)
    return String(decoding: try await stream.readBytes(count: 10_000).data, as: UTF8.self)
  }

  @Test func `A credit in HTML was pasted into documents with its tags`() async throws {
    let window = Window()
    defer { window.destroy() }
    let clipboard = try #require(window.clipboard)
    let credit = "<a href=\"https://photos.example/1\">“Ä”</a> by Jane"
    clipboard.setCredit(credit, format: .html)
    #expect(try await text("text/html", on: clipboard).hasSuffix("charset=utf-8\">\(credit)"))
    #expect(try await text("text/plain;charset=utf-8", on: clipboard) == credit)
    clipboard.setCredit("**Ä**", format: .markdown)
    #expect(clipboard.formats?.containMimeType("text/html") == false)
    #expect(try await text("text/plain;charset=utf-8", on: clipboard) == "**Ä**")
  }
}
