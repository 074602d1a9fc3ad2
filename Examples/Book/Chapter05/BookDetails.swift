import BindingCore
import Gtk

/// The selected book, to be changed.
final class BookDetails: Grid {
  init(_ shelf: Shelf) {
    super.init()
    rowSpacing = 12
    columnSpacing = 12
    setMargins(12)
    let title = Entry()
    title.hexpand = true
    let author = Entry()
    let isRead = CheckButton(label: "I have read it")
    let buffer = TextBuffer()
    let notes = TextView(buffer: buffer)
    notes.wrapMode = .wordChar
    let scroller = ScrolledWindow()
    scroller.child = notes
    scroller.hasFrame = true
    scroller.vexpand = true
    addLabel("Title", of: title, row: 0)
    attach(title, column: 1, row: 0)
    addLabel("Author", of: author, row: 1)
    attach(author, column: 1, row: 1)
    attach(isRead, column: 1, row: 2)
    addLabel("Notes", of: notes, row: 3).valign = .start
    attach(scroller, column: 1, row: 3)

    shelf.selected(\.title, or: "").bidirectionalBind(to: title.reactive.text)
    shelf.selected(\.author, or: "").bidirectionalBind(to: author.reactive.text)
    shelf.selected(\.isRead, or: false).bidirectionalBind(to: isRead.reactive.active)
    shelf.selected(\.notes, or: "").bidirectionalBind(to: buffer.reactive.text)
  }

  /// Adds the label of a widget.
  @discardableResult
  private func addLabel(_ text: String, of widget: Widget, row: Int) -> Label {
    let label = Label(label: text)
    label.xalign = 1
    widget.labelAccessibly(by: [label])
    attach(label, column: 0, row: row)
    return label
  }
}
