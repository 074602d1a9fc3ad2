import BindingCore
import Gtk
import Testing

@testable import TemperatureConverter

struct TemperatureConverterTests {
  @Test(arguments: [("0", "32"), ("100", "212"), ("-40", "-40"), ("36.6", "97.88"), ("5.555", "42")])
  func `each text converts into the other`(celsius: String, fahrenheit: String) {
    let viewModel = TemperatureConverterViewModel()
    viewModel.celsius.value = celsius
    #expect(viewModel.fahrenheit.value == fahrenheit)
    viewModel.celsius.value = ""
    viewModel.fahrenheit.value = fahrenheit
    #expect(viewModel.fahrenheit.value == fahrenheit)
  }

  @Test func `a text that is no number leaves the other as it is`() {
    let viewModel = TemperatureConverterViewModel()
    viewModel.fahrenheit.value = "212"
    viewModel.fahrenheit.value = "212 or so"
    #expect(viewModel.celsius.value == "100")
    #expect(viewModel.fahrenheit.value == "212 or so")
  }
}

extension WindowTests {
  @Test func `Temperature converter: what is typed stays as it was typed`() async throws {
    try await showing(TemperatureConverterWindow()) { window in
      window.celsius.text = "5.555"
      #expect(window.fahrenheit.text == "42")
      #expect(window.celsius.text == "5.555")
      window.fahrenheit.text = "50."
      #expect(window.celsius.text == "10")
      #expect(window.fahrenheit.text == "50.")
    }
  }
}
