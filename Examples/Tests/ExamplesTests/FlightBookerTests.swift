import BindingCore
import FoundationEssentials
import Gtk
import Testing

@testable import FlightBooker

struct FlightBookerTests {
  private let viewModel = FlightBookerViewModel(today: Date(timeIntervalSince1970: 1_485_000_000))

  @Test func `both dates are today at first, and a one-way flight can be booked`() {
    #expect(viewModel.departure.value == "2017-01-21" && viewModel.comeback.value == "2017-01-21")
    #expect(viewModel.canBook.value && !viewModel.comebackIsWanted.value)
    #expect(viewModel.confirmation == "You have booked a one-way flight on 2017-01-21.")
  }

  @Test func `nobody returns before the departure`() {
    viewModel.flight.value = .withReturn
    #expect(viewModel.canBook.value, "on the same day")
    viewModel.comeback.value = "2017-01-20"
    #expect(!viewModel.canBook.value)
    viewModel.departure.value = "2016-12-31"
    #expect(viewModel.canBook.value)
    #expect(viewModel.confirmation == "You have booked a return flight from 2016-12-31 to 2017-01-20.")
  }

  @Test(arguments: ["", "tomorrow", "2017-02-30", "2017-1-5", "2017-13-01", "2017-01-21 "])
  func `a date that does not exist cannot be booked`(text: String) {
    viewModel.departure.value = text
    #expect(!viewModel.departureIsValid.value && !viewModel.canBook.value)
  }

  @Test func `the date of a return that is not wanted does not matter`() {
    viewModel.comeback.value = "never"
    #expect(viewModel.canBook.value && !viewModel.comebackIsValid.value)
    viewModel.flight.value = .withReturn
    #expect(!viewModel.canBook.value)
  }
}

extension WindowTests {
  @Test func `Flight booker: what is enabled follows what is entered`() async throws {
    // The style sheet of text colours stays for the life of the display.
    Label().textColor = .error
    try await showing(FlightBookerWindow()) { window in
      #expect(!window.comeback.sensitive && window.book.sensitive)
      window.flight.selected = 1
      #expect(window.comeback.sensitive)
      window.comeback.text = "2000-01-01"
      #expect(!window.book.sensitive)
      window.comeback.text = "soon"
      #expect(window.comeback.textColor == .error && window.departure.textColor == .standard)
      window.viewModel.flight.value = .oneWay
      #expect(window.flight.selected == 0 && window.book.sensitive)
    }
  }

  @Test func `Flight booker: who has booked is told so`() async throws {
    try await showing(FlightBookerWindow()) { window in
      await press(window.book)
      var messages: [MessageDialog] { Window.listToplevels().compactMap { $0 as? MessageDialog } }
      await until { !messages.isEmpty }
      #expect(messages.map(\.text) == [window.viewModel.confirmation])
      messages.first?.response(0)
      await until { messages.isEmpty }
    }
  }
}
