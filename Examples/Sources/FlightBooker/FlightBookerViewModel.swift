import BindingCore
import FoundationEssentials

/// What must be true before a flight can be booked, as formulas of what has been entered.
final class FlightBookerViewModel {
  enum Flight: Int, CaseIterable {
    case oneWay, withReturn

    var name: String { self == .oneWay ? "one-way flight" : "return flight" }
  }

  let flight = Property(Flight.oneWay)
  let departure: Property<String>
  let comeback: Property<String>

  /// - Parameter today: what both dates are at first.
  init(today: Date = Date()) {
    departure = Property(today.formatted(day))
    comeback = Property(today.formatted(day))
  }

  var departureIsValid: AnyProperty<Bool> { departure.map { date($0) != nil } }

  var comebackIsValid: AnyProperty<Bool> { comeback.map { date($0) != nil } }

  /// Only somebody who flies back says when.
  var comebackIsWanted: AnyProperty<Bool> { flight.map { $0 == .withReturn } }

  var canBook: AnyProperty<Bool> {
    combineLatest(flight, departure.map(date), comeback.map(date)) { flight, departure, comeback in
      guard let departure else { return false }
      guard flight == .withReturn else { return true }
      return comeback.map { departure <= $0 } ?? false
    }
  }

  /// What a customer is told who books now.
  var confirmation: String {
    let dates = flight.value == .oneWay ? "on \(departure.value)" : "from \(departure.value) to \(comeback.value)"
    return "You have booked a \(flight.value.name) \(dates)."
  }
}

/// Days are written as 2026-11-21.
private let day = Date.ISO8601FormatStyle.iso8601.year().month().day()

/// The beginning of a day; nil for a text that is none, such as 2026-02-30.
private func date(_ text: String) -> Date? {
  // The parser takes the thirtieth of February for the second of March.
  (try? day.parse(text)).flatMap { $0.formatted(day) == text ? $0 : nil }
}
