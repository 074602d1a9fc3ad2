import BindingCore
import Gtk

/// The second of the 7GUIs: two entries that convert between each other.
final class TemperatureConverterWindow: Window {
  let viewModel: TemperatureConverterViewModel
  let celsius = Entry()
  let fahrenheit = Entry()

  init(_ viewModel: TemperatureConverterViewModel = TemperatureConverterViewModel()) {
    self.viewModel = viewModel
    super.init()
    title = "Temperature Converter"
    celsius.accessibleLabel = "Degrees Celsius"
    celsius.widthChars = 8
    fahrenheit.accessibleLabel = "Degrees Fahrenheit"
    fahrenheit.widthChars = 8
    let content = Box(.horizontal, [celsius, Label(label: "Celsius ="), fahrenheit, Label(label: "Fahrenheit")])
    content.setMargins(18)
    child = content

    viewModel.celsius.bidirectionalBind(to: celsius.reactive.text)
    viewModel.fahrenheit.bidirectionalBind(to: fahrenheit.reactive.text)
  }
}
