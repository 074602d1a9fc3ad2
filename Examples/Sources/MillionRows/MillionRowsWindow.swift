import BindingCore
import Gtk

/// A row that knows its number and creates its text when it is shown.
struct Row: Identifiable {
  let id: Int

  var text: String { "Row \(id)" }
}

/// A list of a million rows. It opens immediately, because a row only costs something while it is visible.
final class MillionRowsWindow: Window {
  let rows: MutableObservableArray<Row>
  let selected = Property<Row?>(nil)
  let list = ListView()
  let shuffle = Button(label: "Shuffle")
  let status = Label()

  init(count: Int = 1_000_000) {
    rows = MutableObservableArray((1...count).map { Row(id: $0) })
    super.init()
    title = "A Million Rows"
    setDefaultSize(width: 360, height: 480)
    list.addCssClass("rich-list")
    let scroller = ScrolledWindow()
    scroller.child = list
    scroller.vexpand = true
    status.xalign = 0
    status.hexpand = true
    let bar = Box(.horizontal, spacing: 12, [status, shuffle])
    bar.setMargins(12)
    child = Box(.vertical, spacing: 0, [bar, scroller])

    rows.bind(to: list, selection: SingleItemSelection(selected)) { TextCell(\.text) }
    combineLatest(rows.map { $0.collection.count }, selected) { count, row in
      row.map { "\($0.text) of \(count)" } ?? "\(count) rows"
    }
    .bind(to: status)
    shuffle.reactive.taps.bind(to: self) { $0.rows.shuffle() }
  }
}
