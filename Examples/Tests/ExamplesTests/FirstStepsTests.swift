import BindingCore
import Gtk
import Testing

@testable import PrintAsYouType
@testable import SliderAndEntry
@testable import SpinnerWhileText
@testable import Uppercase

extension WindowTests {
  @Test func `Print as you type: the window shows an entry`() async throws {
    try await showing(PrintAsYouTypeWindow()) { window in
      var texts: [String] = []
      window.searchEntry.reactive.text.observeNext { texts.append($0) }
      window.searchEntry.text = "Bond"
      #expect(texts == ["", "Bond"])
    }
  }

  @Test func `Uppercase: the label shows the text in capitals`() async throws {
    try await showing(UppercaseWindow()) { window in
      window.entry.text = "Straße"
      #expect(window.label.text == "STRASSE")
    }
  }

  @Test func `Spinner: it turns while there is text`() async throws {
    try await showing(SpinnerWhileTextWindow()) { window in
      #expect(!window.spinner.spinning)
      window.searchEntry.text = "x"
      #expect(window.spinner.spinning)
      window.searchEntry.text = ""
      #expect(!window.spinner.spinning)
    }
  }

  @Test func `Slider and entry: they agree, also about what is out of range`() async throws {
    try await showing(SliderAndEntryWindow()) { window in
      #expect(window.entry.text == "0")
      window.slider.value = 42
      #expect(window.entry.text == "42")
      window.entry.text = "250"
      #expect(window.slider.value == 100 && window.entry.text == "100")
      await press(window.minimum)
      #expect(window.slider.value == 0 && window.entry.text == "0")
      await press(window.maximum)
      #expect(window.slider.value == 100 && window.entry.text == "100")
    }
  }
}
