import BindingCore
import FoundationEssentials
import Gtk

/// A date setting: typed in the format of the user's locale or selected in a calendar.
final class DateRow: SettingRow {
  private let entry = Entry()
  private let calendar = Calendar()
  private let calendarButton = MenuButton()
  private let focus = EventControllerFocus()
  private let example = GLib.Date(Date()).formatted
  /// The formatted `date`, for detecting whether the user has typed anything.
  private var shownText = ""
  /// An instant on the selected day, in local time.
  let date = Property(Date(timeIntervalSince1970: 0))

  init(title: String) {
    let control = Box(orientation: .horizontal, spacing: 0)
    control.addCssClass("linked")
    control.addCssClass("date")
    super.init(title: title, control: control)
    control.append(entry)
    control.append(calendarButton)

    entry.accessibleLabel = title
    entry.widthChars = Self.width(of: example)
    entry.maxWidthChars = entry.widthChars
    entry.tooltipText = Strings.dateHint(example)
    entry.addController(focus)
    let popover = Popover()
    popover.child = calendar
    calendarButton.popover = popover
    calendarButton.iconName = Icon.calendar
    calendarButton.tooltipText = Strings.pickDate
    calendarButton.pressLabel = Strings.pickDate(title)
    bindDate()
  }

  /// Returns the width of such a date in digits. East Asian characters are twice as wide.
  private static func width(of example: String) -> Int {
    max(12, example.unicodeScalars.reduce(1) { $0 + ($1.value < 0x1100 ? 1 : 2) })
  }

  private func bindDate() {
    date.bind(to: self) { me, date in me.show(GLib.Date(date)) }
    // GTK does not tell assistive technology that what is in an insensitive widget is insensitive as well.
    for field in [entry, calendarButton, calendarButton.firstChild].compactMap(\.self) {
      control.reactive.sensitive.bind(to: field.reactive.sensitive)
    }
    calendar.reactive.daySelected.bind(to: self) { me in
      me.take(me.calendar.pickedDate)
    }
    entry.reactive.activate.bind(to: self) { me in me.takeTyped() }
    // Let the key propagate: it closes the dialog and discards what was typed.
    entry.onEscape { [weak self] in
      self?.discard()
      return false
    }
    focus.reactive.leave.bind(to: self) { me in me.takeTyped() }
    entry.reactive.text
      .map { [unowned self] text in text != shownText && GLib.Date(parsing: text) == nil }
      .bind(to: entry.reactive.cssClass("error"))
  }

  private func show(_ day: GLib.Date) {
    shownText = day.formatted
    entry.text = shownText
    clearProblem()
    calendar.pickedDate = day
  }

  private func discard() { show(GLib.Date(date.value)) }

  /// Takes the typed date, or says what a date looks like. An empty entry restores the previous one.
  private func takeTyped() {
    guard entry.text != shownText else { return clearProblem() }
    if let day = GLib.Date(parsing: entry.text) {
      take(day)
    } else if entry.text.allSatisfy(\.isWhitespace) {
      discard()
    } else {
      showProblem(Strings.notADate(entry.text, example: example), of: entry)
    }
  }

  private func take(_ day: GLib.Date) {
    if day == GLib.Date(date.value) { show(day) } else { date.value = day.noon }
  }
}
