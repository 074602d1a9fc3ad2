import Bond
import FoundationEssentials
import Gtk

private final class BookCell: Box {
  let title = Label()

  init() {
    super.init(orientation: .horizontal, spacing: 0)
    append(title)
  }
}

/// The window of a search, bound as with Bond 6.
final class BookWindow: Window {
  let entry = SearchEntry()
  let spinner = Spinner()
  let list = ListView()
  private(set) var complaints: [String] = []
  private let search: BookSearch

  init(_ search: BookSearch) {
    self.search = search
    super.init()
    let column = Box(orientation: .vertical, spacing: 0)
    for widget in [entry, spinner, list] { column.append(widget) }
    child = column
    search.words.bidirectionalBind(to: entry.reactive.text)
    search.isLongEnough.map { $0 ? .black : .red }.bind(to: entry.reactive.textColor)
    search.isBusy.map { !$0 }.bind(to: spinner.reactive.isHidden)
    search.isBusy.map { $0 ? 0.5 : 1.0 }.bind(to: list.reactive.alpha)
    search.books.bind(to: list) { books, path, list in
      let cell = list.dequeueReusableCell { BookCell() }
      cell.title.text = books[path.row].title
      return cell
    }
    search.failures.bind(to: self) { window, failure in window.complaints.append(failure) }
  }
}

/// A calendar whose day is set through a property of its own, and tells when somebody picks another.
final class DayPicker: Box {
  let caption = Label(label: "Day")
  let seconds = Label()
  let calendar = Calendar()

  var day: Date {
    get { calendar.date }
    set {
      calendar.date = newValue
      seconds.text = "\(newValue.timeIntervalSince1970)"
    }
  }

  init() {
    super.init(orientation: .horizontal, spacing: 0)
    for widget in [caption, seconds, calendar] { append(widget) }
  }
}

/// The window of what narrows a search.
final class BookFilterWindow: Window {
  let isFree = Switch()
  let isWithinDays = Switch()
  let firstDay = DayPicker()
  let lastDay = DayPicker()

  init(_ filter: BookFilter) {
    super.init()
    let column = Box(orientation: .vertical, spacing: 0)
    for widget in [isFree, isWithinDays, firstDay, lastDay] { column.append(widget) }
    child = column
    filter.isFree.bidirectionalBind(to: isFree.reactive.isOn)
    filter.isWithinDays.bidirectionalBind(to: isWithinDays.reactive.isOn)
    let alpha = filter.isWithinDays.map { $0 ? 1.0 : 0.5 }
    for label in [firstDay.caption, firstDay.seconds, lastDay.caption, lastDay.seconds] {
      alpha.bind(to: label.reactive.alpha)
    }
    bind(filter.firstDay, to: firstDay)
    bind(filter.lastDay, to: lastDay)
  }

  private func bind(_ day: Observable<Date>, to picker: DayPicker) {
    day.bind(to: picker) { picker, day in picker.day = day }
    _ = picker.calendar.reactive.date.observeNext { picked in day.value = picked }
  }
}
