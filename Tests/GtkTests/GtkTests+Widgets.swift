import BindingCore
import CGtk
import FoundationEssentials
import Testing

@_spi(Bindings) @testable import Gtk

/// The colour that the theme and the style sheets give a widget's text.
@MainActor private func renderedColor(_ widget: Widget) -> GdkRGBA {
  var color = GdkRGBA()
  gtk_style_context_get_color(gtk_widget_get_style_context(widget.cast()), &color)
  return color
}

extension GtkTests {
  @Test func `Bond's spellings drive GTK's properties`() async throws {
    try await withoutLeaks {
      let label = Label()
      let isLoading = Property(true)
      isLoading.bind(to: label.reactive.isHidden)
      #expect(!label.visible)
      isLoading.value = false
      #expect(label.visible)
      isLoading.map { $0 ? 0.5 : 1 }.bind(to: label.reactive.alpha)
      isLoading.bind(to: label.reactive.isEnabled)
      #expect(!label.sensitive)
      isLoading.value = true
      #expect(abs(label.opacity - 0.5) < 0.01)
      SafeSignal(just: "<b>plain</b> _text").bind(to: label.reactive.text)
      #expect(label.text == "<b>plain</b> _text")

      let spinner = Spinner()
      isLoading.bind(to: spinner.reactive.isAnimating)
      #expect(spinner.spinning)

      let control = Switch()
      isLoading.bidirectionalBind(to: control.reactive.isOn)
      #expect(control.active)
      control.active = false
      #expect(!isLoading.value)
      #expect(!spinner.spinning)
    }
  }

  @Test func `A hidden widget tells so through isHidden`() async throws {
    try await withoutLeaks {
      let label = Label()
      var seen: [Bool] = []
      label.reactive.isHidden.observeNext { seen.append($0) }
      label.visible = false
      label.reactive.isHidden.value = false
      #expect(seen == [false, true, false])
    }
  }

  @Test func `A button fires its taps`() async throws {
    try await withoutLeaks {
      let button = Button(label: "Search")
      var taps = 0
      button.reactive.taps.observeNext { taps += 1 }
      button.reactive.tap.observeNext { taps += 10 }
      emit("clicked", on: button)
      #expect(taps == 11)
    }
  }

  @Test func `An entry fires activate at Enter, and its text is bound both ways`() async throws {
    try await withoutLeaks {
      let entry = SearchEntry()
      let searched = Property("")
      searched.bidirectionalBind(to: entry.reactive.text)
      var activations = 0
      entry.reactive.activate.observeNext { activations += 1 }
      entry.text = "owl"
      #expect(searched.value == "owl")
      emit("activate", on: entry)
      #expect(activations == 1)
    }
  }

  @Test func `A CSS class follows a property`() async throws {
    try await withoutLeaks {
      let entry = Entry()
      let isWrong = Property(false)
      isWrong.bind(to: entry.reactive.cssClass("error"))
      #expect(!entry.hasCssClass("error"))
      isWrong.value = true
      #expect(entry.hasCssClass("error"))
      isWrong.value = false
      #expect(!entry.hasCssClass("error"))
    }
  }

  @Test func `A text has one colour at a time, and the theme knows it`() async throws {
    // The style sheet stays for the life of the display: not a leak of this test.
    Label().textColor = .error
    try await withoutLeaks {
      let label = Label(label: "text")
      let color = Property(TextColor.standard)
      color.bind(to: label.reactive.textColor)
      let standard = renderedColor(label)
      color.value = .error
      #expect(label.textColor == .error)
      #expect(renderedColor(label).red > renderedColor(label).green + 0.3, "\(renderedColor(label))")
      color.value = .warning
      #expect(label.textColor == .warning)
      #expect(label.cssClasses.filter { $0.hasPrefix("text-") }.count == 1)
      color.value = .standard
      #expect(label.cssClasses.allSatisfy { !$0.hasPrefix("text-") })
      #expect(renderedColor(label).red == standard.red)
    }
  }

  @Test func `A calendar's day is bound both ways`() async throws {
    try await withoutLeaks {
      let calendar = Calendar()
      let date = Property(try #require(GLib.Date(year: 2024, month: 1, day: 31)))
      date.bidirectionalBind(to: calendar.reactive.pickedDate)
      #expect(calendar.pickedDate == date.value)
      date.value = try #require(GLib.Date(year: 2024, month: 2, day: 29))
      #expect([calendar.year, calendar.month, calendar.day] == [2024, 1, 29])
      calendar.pickedDate = try #require(GLib.Date(year: 2023, month: 12, day: 1))
      #expect(date.value == calendar.pickedDate)

      let instant = Property(Date(timeIntervalSince1970: 1_000_000_000))
      instant.bidirectionalBind(to: calendar.reactive.date)
      #expect(date.value == GLib.Date(instant.value))
      #expect(instant.value == date.value.noon)
    }
  }

  @Test func `Accessible texts are kept and taken back`() async throws {
    try await withoutLeaks {
      let button = Button(iconName: "view-refresh-symbolic")
      #expect(button.accessibleLabel == nil)
      button.accessibleLabel = "Search again"
      button.accessibleDescription = "F5"
      #expect(button.accessibleLabel == "Search again")
      #expect(button.accessibleDescription == "F5")
      button.accessibleLabel = nil
      #expect(button.accessibleLabel == nil)
      button.labelAccessibly(by: [Label(label: "one")])
    }
  }

  @Test func `A window title with odd text is shown as it is`() async throws {
    try await withoutLeaks {
      let window = Window()
      window.title = "<b>&\u{1F989}"
      #expect(window.title == "<b>&\u{1F989}")
      window.destroy()
    }
  }
}
