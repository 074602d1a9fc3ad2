import BindingCore

/// One temperature on two scales. Each text is a view of the same property, so neither can get ahead of the other.
final class TemperatureConverterViewModel {
  private let temperature = Property(Temperature())

  /// What the entry for degrees Celsius shows.
  var celsius: DynamicSubject<String> {
    temperature.bidirectionalMap(
      to: { $0.celsius }, from: { [temperature] typed in temperature.value.settingCelsius(typed) })
  }

  /// What the entry for degrees Fahrenheit shows.
  var fahrenheit: DynamicSubject<String> {
    temperature.bidirectionalMap(
      to: { $0.fahrenheit }, from: { [temperature] typed in temperature.value.settingFahrenheit(typed) })
  }
}

/// What has been typed into one of the entries, and what it is on the other scale. A text that is no number leaves the
/// other one as it is.
private struct Temperature {
  var celsius = ""
  var fahrenheit = ""

  func settingCelsius(_ text: String) -> Temperature {
    Temperature(celsius: text, fahrenheit: Double(text).map { rounded($0 * 9 / 5 + 32) } ?? fahrenheit)
  }

  func settingFahrenheit(_ text: String) -> Temperature {
    Temperature(celsius: Double(text).map { rounded(($0 - 32) * 5 / 9) } ?? celsius, fahrenheit: text)
  }

  /// With two digits at most, and none that say nothing.
  private func rounded(_ degrees: Double) -> String {
    let degrees = (degrees * 100).rounded() / 100
    return Int(exactly: degrees).map { "\($0)" } ?? "\(degrees)"
  }
}
