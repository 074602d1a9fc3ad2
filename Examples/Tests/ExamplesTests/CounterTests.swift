import Gtk
import Testing

@testable import Counter

extension WindowTests {
  @Test func `Counter: the button counts`() async throws {
    try await showing(CounterWindow()) { window in
      #expect(window.label.text == "0")
      await press(window.button)
      await press(window.button)
      #expect(window.label.text == "2")
    }
  }
}
