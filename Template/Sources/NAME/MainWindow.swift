import BindingCore
import Gtk

/// The window of the application: a list, and an entry that adds to it.
final class MainWindow: Window {
  private let list: NoteList

  init(_ list: NoteList = NoteList()) {
    self.list = list
    super.init()
    title = "@TITLE@"
    iconName = "@ID@"
    setDefaultSize(width: 420, height: 480)

    let entry = Entry()
    entry.placeholderText = "New note"
    entry.hexpand = true
    let add = Button(label: "Add")
    add.addCssClass("suggested-action")

    list.draft.bidirectionalBind(to: entry.reactive.text)
    list.canAdd.bind(to: add.reactive.sensitive)
    // The observations end with the widgets.
    add.reactive.clicked.observeNext { list.add() }
    entry.reactive.activate.observeNext { list.add() }

    let view = ListView()
    view.accessibleLabel = "Notes"
    view.addCssClass("rich-list")
    list.notes.bind(to: view) { NoteCell(remove: list.remove) }
    let scroller = ScrolledWindow()
    scroller.child = view
    scroller.vexpand = true

    let hint = Label(label: "Nothing is written down yet.")
    hint.addCssClass("dim-label")
    let isEmpty = list.notes.map { $0.collection.isEmpty }
    isEmpty.bind(to: hint.reactive.visible)
    let overlay = Overlay()
    overlay.child = scroller
    overlay.addOverlay(hint)

    let content = Box(.vertical, [Box(.horizontal, [entry, add]), overlay])
    content.setMargins(12)
    child = content
  }
}

/// A row of the list.
private final class NoteCell: ListCell<Note> {
  private let label = Label()
  private let removeButton = Button(iconName: "user-trash-symbolic")
  private let remove: (Note) -> Void

  init(remove: @escaping (Note) -> Void) {
    self.remove = remove
    super.init(orientation: .horizontal, spacing: 6)
    label.xalign = 0
    label.hexpand = true
    label.wrap = true
    removeButton.addCssClass("flat")
    append(label)
    append(removeButton)
  }

  override func bind(_ note: Note) {
    label.label = note.text
    rowLabel = note.text
    removeButton.setTooltip("Remove “\(note.text)”")
    removeButton.reactive.clicked.observeNext { [remove] in remove(note) }.dispose(in: bag)
  }
}
