import Gtk
import Testing

@testable import Dial

extension WindowTests {
  @Test func `Dial: the scale follows the dial and the dial the scale`() async throws {
    try await showing(DialWindow()) { window in
      window.dial.turn(to: 0.5)
      #expect(window.scale.reactive.value.currentValue == 0.5)
      #expect(window.label.text == "Turned to 50 %")
      window.scale.reactive.value.send(0.25)
      #expect(window.dial.value == 0.25)
      window.dial.turn(to: 2)
      #expect(window.dial.value == 1)
    }
  }
}
