import BindingCore
import FoundationEssentials
import Gtk
import Testing

extension GtkTests {
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

      yes.bidirectionalBind(to: label.reactive.isHidden)
      number.bidirectionalBind(to: label.reactive.alpha)
      yes.bidirectionalBind(to: label.reactive.isEnabled)
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
      text.bind(to: try #require(label.clipboard).reactive.text)
      SafeSignal.just(7).bind(to: label.reactive.property("margin-top", as: Int.self))

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
