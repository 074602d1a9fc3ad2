import BindingTesting
import Bond
import FoundationEssentials
import Testing

@_spi(Bindings) @testable import Gtk

/// Noon of a day in January 2017.
private func january(_ day: Int) -> Date { GLib.Date(year: 2017, month: 1, day: day)!.noon }

private struct Program {
  let shop = Bookshop()
  let scheduler = TestScheduler()
  let search: BookSearch

  init() { search = BookSearch(shop: shop, today: january(10), scheduler: scheduler) }
}

/// A program with view models and windows, as people write them with Bond 6.
extension GtkTests {
  @Test func `the text of an entry is observed, at first and when it changes`() async throws {
    try await withoutLeaks {
      let entry = SearchEntry()
      var texts: [String] = []
      _ = entry.reactive.text.observeNext { text in texts.append(text) }
      for text in ["s", "sn", "sno", "snow"] { entry.text = text }
      #expect(texts == ["", "s", "sn", "sno", "snow"])
    }
  }

  @Test func `what is mapped is observed and bound`() async throws {
    try await withoutLeaks {
      let entry = SearchEntry()
      let spinner = Spinner()
      var texts: [String] = []
      _ = entry.reactive.text.map { $0.reversed() }.observeNext { text in texts.append(String(text)) }
      _ = entry.reactive.text.map { $0.count > 0 }.bind(to: spinner.reactive.isAnimating)
      #expect(!spinner.spinning)
      entry.text = "snow"
      #expect(texts == ["", "wons"])
      #expect(spinner.spinning)
      entry.text = ""
      #expect(!spinner.spinning)
    }
  }

  @Test func `a scale and an entry show one number, which a button resets`() async throws {
    try await withoutLeaks {
      let scale = Scale(orientation: .horizontal, min: 0, max: 10, step: 1)
      let entry = Entry()
      let reset = Button(label: "Reset")
      let text = scale.reactive.value.bidirectionalMap(to: { "\($0)" }, from: { Double($0) ?? 0 })
      text.bidirectionalBind(to: entry.reactive.text)
      reset.reactive.tap.map { 0.0 }.bind(to: scale)
      scale.value = 3
      #expect(entry.text == "3.0")
      entry.text = "7.0"
      #expect(scale.value == 7)
      emit("clicked", on: reset)
      #expect(entry.text == "0.0")
    }
  }

  @Test func `an optional text is bound to an entry both ways`() async throws {
    try await withoutLeaks {
      let words = Observable<String?>("")
      var texts: [String] = []
      words.value = "snow"
      _ = words.observeNext { text in
        if let text { texts.append(text) }
      }
      let entry = SearchEntry()
      words.bidirectionalBind(to: entry.reactive.text)
      #expect(entry.text == "snow")
      for text in ["snow ", "snow w"] { entry.text = text }
      #expect(texts == ["snow", "snow ", "snow w"])
    }
  }

  @Test func `words that are too short to search for are red`() async throws {
    // The style sheet stays for the life of the display: not a leak of this test.
    Label().textColor = .error
    try await withoutLeaks {
      let window = BookWindow(Program().search)
      window.entry.text = "sno"
      #expect(window.entry.textColor == .red)
      window.entry.text = "snow"
      #expect(window.entry.textColor == .black)
      window.destroy()
    }
  }

  @Test func `who types fast asks twice`() async throws {
    try await withoutLeaks {
      let program = Program()
      let window = BookWindow(program.search)
      for text in ["s", "sn", "sno", "snow", "snow ", "snow w", "snow wh"] {
        window.entry.text = text
        program.scheduler.advance(by: .milliseconds(100))
      }
      program.scheduler.advance(by: .seconds(1))
      #expect(program.shop.queries.map(\.words) == ["snow", "snow wh"])
      window.destroy()
    }
  }

  @Test func `the list is pale and a spinner turns until there is an answer`() async throws {
    try await withoutLeaks {
      let program = Program()
      let window = BookWindow(program.search)
      window.present()
      #expect(!window.spinner.visible && window.list.opacity == 1)
      window.entry.text = "snow"
      #expect(window.spinner.visible && abs(window.list.opacity - 0.5) < 0.01)
      program.shop.answer(.found([Book(title: "Snow"), Book(title: "Snow Country")]))
      #expect(!window.spinner.visible && window.list.opacity == 1)
      await until { window.list.rowTexts == ["Snow", "Snow Country"] }
      window.entry.text = "snow queen"
      program.scheduler.advance(by: .seconds(1))
      program.shop.answer(.found([Book(title: "The Snow Queen")]))
      await until { window.list.rowTexts == ["The Snow Queen"] }
      window.destroy()
    }
  }

  @Test func `a failure is told, and the spinner goes`() async throws {
    try await withoutLeaks {
      let program = Program()
      let window = BookWindow(program.search)
      window.entry.text = "snow"
      program.shop.answer(.closed)
      #expect(window.complaints == ["The shop is closed."])
      #expect(!window.spinner.visible)
      window.destroy()
    }
  }

  @Test func `switches and calendars are bound to what narrows the search`() async throws {
    try await withoutLeaks {
      let filter = BookFilter(today: january(10))
      let window = BookFilterWindow(filter)
      #expect(window.firstDay.day == january(10))
      #expect(abs(window.lastDay.caption.opacity - 0.5) < 0.01)
      window.isFree.active = true
      window.isWithinDays.active = true
      #expect(filter.isFree.value && filter.isWithinDays.value)
      #expect(window.firstDay.seconds.opacity == 1)
      window.firstDay.calendar.date = january(5)
      #expect(filter.firstDay.value == january(5))
      #expect(window.firstDay.seconds.text == "\(january(5).timeIntervalSince1970)")
      filter.isFree.value = false
      #expect(!window.isFree.active)
      window.destroy()
    }
  }

  @Test func `a day takes the other along rather than pass it`() async throws {
    try await withoutLeaks {
      let filter = BookFilter(today: january(10))
      let window = BookFilterWindow(filter)
      window.lastDay.calendar.date = january(3)
      #expect(filter.firstDay.value == january(3))
      #expect(window.firstDay.day == january(3))
      window.firstDay.calendar.date = january(20)
      #expect(filter.lastDay.value == january(20))
      #expect(window.lastDay.day == january(20))
      window.destroy()
    }
  }

  @Test func `what narrows the search asks anew, not too often`() async throws {
    try await withoutLeaks {
      let program = Program()
      let window = BookWindow(program.search)
      let filterWindow = BookFilterWindow(program.search.filter)
      program.scheduler.advance(by: .seconds(1))
      #expect(program.shop.queries.isEmpty)
      window.entry.text = "snow"
      program.shop.answer(.found([]))
      program.scheduler.advance(by: .seconds(1))
      #expect(program.shop.queries.count == 1)

      filterWindow.isFree.active = true
      #expect(program.shop.queries.last?.isFree == true)
      program.shop.answer(.found([]))
      filterWindow.isWithinDays.active = true
      filterWindow.firstDay.calendar.date = january(20)
      #expect(program.shop.queries.count == 2, "throttled")
      program.scheduler.advance(by: .seconds(1))
      #expect(program.shop.queries.count == 3)
      let last = try #require(program.shop.queries.last)
      #expect(last.isWithinDays && last.firstDay == january(20) && last.lastDay == january(20))
      program.shop.answer(.found([]))
      window.destroy()
      filterWindow.destroy()
    }
  }
}
