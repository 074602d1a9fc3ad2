import BindingCore
import Gtk

/// The window of the application.
final class MainWindow: ApplicationWindow {
  init(_ application: Application, _ shelf: Shelf) {
    super.init(application: application)
    title = "Bookshelf"
    setDefaultSize(width: 720, height: 480)

    let entry = Entry()
    entry.placeholderText = "Title"
    entry.hexpand = true
    let addButton = Button(label: "Add")
    addButton.addCssClass("suggested-action")
    let summary = Label()
    summary.addCssClass("dim-label")
    summary.vexpand = true
    summary.wrap = true

    shelf.title.bidirectionalBind(to: entry.reactive.text)
    shelf.canAdd.bind(to: addButton.reactive.sensitive)
    shelf.summary.bind(to: summary.reactive.label)
    addButton.reactive.clicked.observeNext { shelf.add() }
    entry.reactive.activate.observeNext { shelf.add() }

    let content = Box(.vertical, [Box(.horizontal, [entry, addButton]), summary])
    content.setMargins(12)
    child = content
  }
}
