import FoundationEssentials
import Glibc
import Gtk
import GtkTesting
import Testing

@testable import Browser

@Suite struct BrowserTests {
  /// Leaves out the destructors of what was loaded until now: Swift Testing ends the process on another thread than the
  /// main one, where those of WebKitGTK abort.
  private nonisolated func leaveOutDestructors() {
    on_exit(
      { status, _ in
        fflush(nil)
        _exit(status)
      }, nil)
  }

  @Test func `An address is opened, and the way back`() async throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    for name in ["One", "Two"] {
      try Data("<title>\(name)</title>".utf8).write(to: directory.appending(path: "\(name).html"))
    }
    defer { leaveOutDestructors() }
    try await withApplication(browser()) { window in
      try await until("the greeting") { window.title == "Hello" }
      #expect(try !window.get(.button("Back")).isSensitive)
      for name in ["One", "Two"] {
        try await window.click(.entry("Address"))
        try await window.press("Control+a")
        try await window.type("file://\(directory.path)/\(name).html\n")
        try await until("page \(name)") { window.title == name }
      }
      try await window.click(.button("Back"))
      try await until("the first page again") { window.title == "One" }
      try await window.click(.button("Forward"))
      try await until("the second page again") { window.title == "Two" }
    }
  }
}
