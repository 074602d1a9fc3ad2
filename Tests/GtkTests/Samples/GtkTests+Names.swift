import BindingCore
import FoundationEssentials
import Gtk
import Testing

extension GtkTests {
  @Test func everyRowOfTheTableOfNamesIsInTheTestBelow() throws {
    func text(_ path: String) -> String {
      String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    }
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").path
    let rows = text(root + "/Sources/Gtk/Gtk.docc/Names.md").split(separator: "\n").filter { $0.hasPrefix("|") }
      .dropFirst(2)
    #expect(rows.count > 20)
    // A switch cannot be called one in Swift, and the link leads to a property of the one appearance that there is.
    let spelling = ["switch.": "control.", "to: switch)": "to: control)", "`Appearance/": "`Appearance.current."]
    let source = text(#filePath)
    for row in rows {
      let example = spelling.reduce(String(row.split(separator: "|").last ?? "")) {
        $0.replacing($1.key, with: $1.value)
      }
      for code in example.split(separator: "`").filter({ $0.contains(".") || $0.contains("(") }) {
        #expect(source.contains(code), "\(code)")
      }
    }
  }

  /// One line for each row of the table in `Sources/Gtk/Gtk.docc/Names.md`, in its order.
  @Test func everyRowOfTheTableOfNamesCompilesAndWorks() async throws {
    let isDark = Appearance.current.isDark
    do {
      let (label, entry, button, textView) = (Label(), Entry(), Button(label: "Go"), TextView())
      let (control, progressBar, spinner, calendar) = (Switch(), ProgressBar(), Spinner(), Calendar())
      let scale = Scale(orientation: .horizontal, min: 0, max: 10, step: 1)
      let spinButton = SpinButton(min: 0, max: 10, step: 1)
      let dropDown = DropDown(strings: ["one", "two"])
      let (picture, searchEntry, gesture, window) = (Picture(), SearchEntry(), GestureClick(), Window())
      let (yes, number, text) = (Property(true), Property(1.0), Property("owl"))

      let widget = label
      yes.bidirectionalBind(to: widget.reactive.isHidden)
      number.bidirectionalBind(to: widget.reactive.alpha)
      yes.bidirectionalBind(to: widget.reactive.isEnabled)
      text.bidirectionalBind(to: label.reactive.text)
      text.bind(to: label)
      text.map { AttributedText($0, .bold) }.bind(to: label.reactive.attributedText)
      yes.map { $0 ? .error : .standard }.bind(to: label.reactive.textColor)
      text.bidirectionalBind(to: entry.reactive.text)
      text.bind(to: entry)
      text.bind(to: textView)
      var taps = 0
      button.reactive.taps.observeNext { taps += 1 }
      text.map { Optional($0) }.bind(to: button.reactive.title)
      text.map { Optional($0) }.bind(to: button)
      yes.bidirectionalBind(to: control.reactive.isOn)
      yes.bind(to: control)
      number.map { $0 * 10 }.bind(to: scale.reactive.value)
      number.map { $0 * 10 }.bind(to: scale)
      number.map { $0 * 10 }.bind(to: spinButton.reactive.value)
      number.map { $0 * 10 }.bind(to: spinButton)
      yes.map { $0 ? 1 : 0 }.bind(to: dropDown.reactive.selected)
      number.bidirectionalBind(to: progressBar.reactive.fraction)
      number.bind(to: progressBar)
      yes.bidirectionalBind(to: spinner.reactive.isAnimating)
      let day = Property(Date(timeIntervalSince1970: 1_000_000_000))
      day.bidirectionalBind(to: calendar.reactive.date)
      day.bind(to: calendar)
      SafeSignal<Gdk.Texture?>.just(nil).bind(to: picture.reactive.texture)
      SafeSignal<Gdk.Texture?>.just(nil).bind(to: picture)
      text.bidirectionalBind(to: searchEntry.reactive.text)
      text.map { Optional($0) }.bind(to: window.reactive.title)
      var presses = 0
      gesture.reactive.pressed.observeNext { _ in presses += 1 }
      label.addController(gesture)
      let clipboard = try #require(label.clipboard)
      text.bind(to: clipboard.reactive.text)
      let setting: (Gio.Settings) -> DynamicSubject<Bool> = { settings in settings.reactive.bool("key") }
      withExtendedLifetime(setting) {}
      SafeSignal.just(7).bind(to: widget.reactive.property("margin-top", as: Int.self))

      #expect(!label.visible && label.label == "owl" && label.attributes != nil && label.textColor == .error)
      #expect(entry.text == "owl" && textView.buffer?.text == "owl" && button.label == "owl")
      #expect(control.active && scale.value == 10 && spinButton.value == 10 && dropDown.selected == 1)
      #expect(progressBar.fraction == 1 && spinner.spinning && calendar.date == day.value)
      #expect(searchEntry.text == "owl" && window.title == "owl" && label.marginTop == 7)
      emit("clicked", on: button)
      #expect(taps == 1 && presses == 0 && !isDark.value)
      window.destroy()
    }
  }
}
