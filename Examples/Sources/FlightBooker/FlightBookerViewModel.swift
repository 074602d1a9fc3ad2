import BindingCore
import FoundationEssentials

/// The conditions for booking a flight, as expressions of the input.
final class FlightBookerViewModel {
  enum Flight: Int, CaseIterable {
    case oneWay, withReturn

    var name: String { self == .oneWay ? "one-way flight" : "return flight" }
  }

  let flight = Property(Flight.oneWay)
  let departure: Property<String>
  let comeback: Property<String>

  /// - Parameter today: The initial value of both dates.
  init(today: Date = Date()) {
    departure = Property(today.formatted(day))
    comeback = Property(today.formatted(day))
  }

  var departureIsValid: AnyProperty<Bool> { departure.map { date($0) != nil } }

  var comebackIsValid: AnyProperty<Bool> { comeback.map { date($0) != nil } }

  /// Whether a return date is needed.
  var comebackIsWanted: AnyProperty<Bool> { flight.map { $0 == .withReturn } }

  var canBook: AnyProperty<Bool> {
    combineLatest(flight, departure.map(date), comeback.map(date)) { flight, departure, comeback in
      guard let departure else { return false }
      guard flight == .withReturn else { return true }
      return comeback.map { departure <= $0 } ?? false
    }
  }

  /// The message after booking with the current input.
  var confirmation: String {
    let dates = flight.value == .oneWay ? "on \(departure.value)" : "from \(departure.value) to \(comeback.value)"
    return "You have booked a \(flight.value.name) \(dates)."
  }
}

/// Formats days as 2026-11-21.
private let day = Date.ISO8601FormatStyle.iso8601.year().month().day()

/// Returns the start of a day, or `nil` for an invalid text such as 2026-02-30.
private func date(_ text: String) -> Date? {
  // The parser accepts 30 February as 2 March.
  (try? day.parse(text)).flatMap { $0.formatted(day) == text ? $0 : nil }
}
