import BindingTesting
import Bond
import FoundationEssentials
import Testing

@testable import Gtk

/// Noon of a day in January 2017.
private func january(_ day: Int) -> Date { GLib.Date(year: 2017, month: 1, day: day)!.noon }

/// What a test of the tutorial's search needs.
private struct Tutorial {
  let service = PhotoSearch()
  let scheduler = TestScheduler()
  let viewModel: PhotoSearchViewModel

  init() { viewModel = PhotoSearchViewModel(searchService: service, today: january(10), scheduler: scheduler) }
}

/// The tutorial of Bond 6, step by step, each with the name of its chapter.
extension GtkTests {
  @Test func `a quick Bond binding`() async throws {
    try await withoutLeaks {
      let searchTextField = SearchEntry()
      var printed: [String] = []
      _ = searchTextField.reactive.text.observeNext {
        text in
        printed.append(text)
      }
      for text in ["h", "he", "hel", "hell", "hello"] { searchTextField.text = text }
      #expect(printed == ["", "h", "he", "hel", "hell", "hello"])
    }
  }

  @Test func `manipulating data`() async throws {
    try await withoutLeaks {
      let searchTextField = SearchEntry()
      let activityIndicator = Spinner()
      var printed: [String] = []
      let uppercase = searchTextField.reactive.text
        .map { $0.uppercased() }
      _ = uppercase.observeNext {
        text in
        printed.append(text)
      }
      _ = searchTextField.reactive.text
        .map { $0.count > 0 }
        .bind(to: activityIndicator.reactive.isAnimating)
      #expect(!activityIndicator.spinning)
      searchTextField.text = "hello"
      #expect(printed == ["", "HELLO"])
      #expect(activityIndicator.spinning)
      searchTextField.text = ""
      #expect(!activityIndicator.spinning)
    }
  }

  @Test func `a slider and a text field that show the same value`() async throws {
    try await withoutLeaks {
      let slider = Scale(orientation: .horizontal, min: 0, max: 10, step: 1)
      let textField = Entry()
      let setToMinimum = Button(label: "Set to Minimum")
      let text = slider.reactive.value.bidirectionalMap(to: { "\($0)" }, from: { Double($0) ?? 0 })
      text.bidirectionalBind(to: textField.reactive.text)
      setToMinimum.reactive.tap.map { 0.0 }.bind(to: slider)
      slider.value = 3
      #expect(textField.text == "3.0")
      textField.text = "7.0"
      #expect(slider.value == 7)
      emit("clicked", on: setToMinimum)
      #expect(textField.text == "0.0")
    }
  }

  @Test func `adding a view model, bound both ways`() async throws {
    try await withoutLeaks {
      let searchString = Observable<String?>("")
      var printed: [String] = []
      searchString.value = "Bond"
      _ = searchString.observeNext {
        text in
        if let text = text {
          printed.append(text)
        }
      }
      let searchTextField = SearchEntry()
      searchString.bidirectionalBind(to: searchTextField.reactive.text)
      #expect(searchTextField.text == "Bond")
      for text in ["Bond ", "Bond L", "Bond Lo"] { searchTextField.text = text }
      #expect(printed == ["Bond", "Bond ", "Bond L", "Bond Lo"])
    }
  }

  @Test func `creating observable from observables`() async throws {
    // The style sheet stays for the life of the display: not a leak of this test.
    Label().textColor = .error
    try await withoutLeaks {
      let window = PhotoSearchWindow(Tutorial().viewModel)
      window.searchTextField.text = "Bon"
      #expect(window.searchTextField.textColor == .red)
      window.searchTextField.text = "Bond"
      #expect(window.searchTextField.textColor == .black)
      window.destroy()
    }
  }

  @Test func `preparing to search, throttled`() async throws {
    try await withoutLeaks {
      let tutorial = Tutorial()
      let window = PhotoSearchWindow(tutorial.viewModel)
      for text in ["B", "Bo", "Bon", "Bond", "Bond ", "Bond T", "Bond Th"] {
        window.searchTextField.text = text
        tutorial.scheduler.advance(by: .milliseconds(100))
      }
      tutorial.scheduler.advance(by: .seconds(1))
      #expect(tutorial.service.queries.map(\.text) == ["Bond", "Bond Th"])
      window.destroy()
    }
  }

  @Test func `rendering the results with a bit of UI flair`() async throws {
    try await withoutLeaks {
      let tutorial = Tutorial()
      let window = PhotoSearchWindow(tutorial.viewModel)
      window.present()
      #expect(!window.activityIndicator.visible && window.resultsTable.opacity == 1)
      window.searchTextField.text = "Bond"
      #expect(window.activityIndicator.visible && abs(window.resultsTable.opacity - 0.5) < 0.01)
      tutorial.service.answer(.success([Photo(title: "Dr. No"), Photo(title: "Goldfinger")]))
      #expect(!window.activityIndicator.visible && window.resultsTable.opacity == 1)
      await until { window.resultsTable.rowTexts == ["Dr. No", "Goldfinger"] }
      window.searchTextField.text = "Bond Love"
      tutorial.scheduler.advance(by: .seconds(1))
      tutorial.service.answer(.success([Photo(title: "From Russia with Love")]))
      await until { window.resultsTable.rowTexts == ["From Russia with Love"] }
      window.destroy()
    }
  }

  @Test func `handling errors`() async throws {
    try await withoutLeaks {
      let tutorial = Tutorial()
      let window = PhotoSearchWindow(tutorial.viewModel)
      window.searchTextField.text = "Bond"
      tutorial.service.answer(.error)
      #expect(window.messages.map { $0.hasPrefix("There was an API request issue") } == [true])
      #expect(!window.activityIndicator.visible)
      window.destroy()
    }
  }

  @Test func `adding search settings and binding the dates`() async throws {
    try await withoutLeaks {
      let metadata = PhotoSearchMetadataViewModel(today: january(10))
      let settings = SettingsWindow(metadata)
      #expect(settings.minPickerCell.date == january(10))
      #expect(abs(settings.maxPickerCell.leftLabel.opacity - 0.5) < 0.01)
      settings.creativeCommonsSwitch.active = true
      settings.filterDatesSwitch.active = true
      #expect(metadata.creativeCommons.value && metadata.dateFilter.value)
      #expect(settings.minPickerCell.rightLabel.opacity == 1)
      settings.minPickerCell.datePicker.date = january(5)
      #expect(metadata.minUploadDate.value == january(5))
      #expect(settings.minPickerCell.rightLabel.text == "\(january(5).timeIntervalSince1970)")
      metadata.creativeCommons.value = false
      #expect(!settings.creativeCommonsSwitch.active)
      settings.destroy()
    }
  }

  @Test func `date constraints`() async throws {
    try await withoutLeaks {
      let metadata = PhotoSearchMetadataViewModel(today: january(10))
      let settings = SettingsWindow(metadata)
      settings.maxPickerCell.datePicker.date = january(3)
      #expect(metadata.minUploadDate.value == january(3))
      #expect(settings.minPickerCell.date == january(3))
      settings.minPickerCell.datePicker.date = january(20)
      #expect(metadata.maxUploadDate.value == january(20))
      #expect(settings.maxPickerCell.date == january(20))
      settings.destroy()
    }
  }

  @Test func `the search is executed if any of the settings change`() async throws {
    try await withoutLeaks {
      let tutorial = Tutorial()
      let window = PhotoSearchWindow(tutorial.viewModel)
      let settings = SettingsWindow(tutorial.viewModel.searchMetadataViewModel)
      tutorial.scheduler.advance(by: .seconds(1))
      #expect(tutorial.service.queries.isEmpty)
      window.searchTextField.text = "Bond"
      tutorial.service.answer(.success([]))
      tutorial.scheduler.advance(by: .seconds(1))
      #expect(tutorial.service.queries.count == 1)

      settings.creativeCommonsSwitch.active = true
      #expect(tutorial.service.queries.last?.creativeCommonsLicence == true)
      tutorial.service.answer(.success([]))
      settings.filterDatesSwitch.active = true
      settings.minPickerCell.datePicker.date = january(20)
      #expect(tutorial.service.queries.count == 2, "throttled")
      tutorial.scheduler.advance(by: .seconds(1))
      #expect(tutorial.service.queries.count == 3)
      let last = try #require(tutorial.service.queries.last)
      #expect(last.dateFilter && last.minDate == january(20) && last.maxDate == january(20))
      tutorial.service.answer(.success([]))
      window.destroy()
      settings.destroy()
    }
  }
}
