import BindingCore
import Gtk

/// The third of the 7GUIs: entries that constrain each other.
final class FlightBookerWindow: Window {
  let viewModel: FlightBookerViewModel
  let flight = DropDown(strings: FlightBookerViewModel.Flight.allCases.map(\.name))
  let departure = Entry()
  let comeback = Entry()
  let book = Button(label: "Book")

  init(_ viewModel: FlightBookerViewModel = FlightBookerViewModel()) {
    self.viewModel = viewModel
    super.init()
    title = "Flight Booker"
    departure.accessibleLabel = "Departure, as year-month-day"
    comeback.accessibleLabel = "Return, as year-month-day"
    let content = Box(.vertical, spacing: 12, [flight, departure, comeback, book])
    content.setMargins(18)
    child = content

    viewModel.flight
      .bidirectionalMap(to: { $0.rawValue }, from: { FlightBookerViewModel.Flight(rawValue: $0) ?? .oneWay })
      .bidirectionalBind(to: flight.reactive.selected)
    viewModel.departure.bidirectionalBind(to: departure.reactive.text)
    viewModel.comeback.bidirectionalBind(to: comeback.reactive.text)
    viewModel.comebackIsWanted.bind(to: comeback.reactive.isEnabled)
    viewModel.departureIsValid.map { $0 ? .standard : .error }.bind(to: departure.reactive.textColor)
    viewModel.comebackIsValid.map { $0 ? .standard : .error }.bind(to: comeback.reactive.textColor)
    viewModel.canBook.bind(to: book.reactive.isEnabled)
    book.reactive.taps.bind(to: self) { window in
      Task { await window.alert(title: viewModel.confirmation) }
    }
  }
}
