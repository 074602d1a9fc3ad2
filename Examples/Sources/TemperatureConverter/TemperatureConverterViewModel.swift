import BindingCore

/// One temperature on two scales. Both texts are views of the same property, so they cannot get out of sync.
final class TemperatureConverterViewModel {
  private let temperature = Property(Temperature())

  /// The text of the entry for degrees Celsius.
  var celsius: DynamicSubject<String> {
    temperature.bidirectionalMap(
      to: { $0.celsius }, from: { [temperature] typed in temperature.value.settingCelsius(typed) })
  }

  /// The text of the entry for degrees Fahrenheit.
  var fahrenheit: DynamicSubject<String> {
    temperature.bidirectionalMap(
      to: { $0.fahrenheit }, from: { [temperature] typed in temperature.value.settingFahrenheit(typed) })
  }
}

/// The text typed into one of the entries, and the equivalent on the other scale. A text that is not a number leaves
/// the other one unchanged.
private struct Temperature {
  var celsius = ""
  var fahrenheit = ""

  func settingCelsius(_ text: String) -> Temperature {
    Temperature(celsius: text, fahrenheit: Double(text).map { rounded($0 * 9 / 5 + 32) } ?? fahrenheit)
  }

  func settingFahrenheit(_ text: String) -> Temperature {
    Temperature(celsius: Double(text).map { rounded(($0 - 32) * 5 / 9) } ?? celsius, fahrenheit: text)
  }

  /// Rounds to two decimal places, without trailing zeros.
  private func rounded(_ degrees: Double) -> String {
    let degrees = (degrees * 100).rounded() / 100
    return Int(exactly: degrees).map { "\($0)" } ?? "\(degrees)"
  }
}
