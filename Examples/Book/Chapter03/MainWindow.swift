import BindingCore
import Gtk

/// The window of the application.
final class MainWindow: ApplicationWindow {
  init(_ application: Application, _ shelf: Shelf) {
    super.init(application: application)
    title = "Bookshelf"
    setDefaultSize(width: 720, height: 480)

    let list = ListView()
    list.accessibleLabel = "Books"
    list.addCssClass("rich-list")
    shelf.books.bind(to: list) { BookCell(remove: shelf.remove) }
    let scroller = ScrolledWindow()
    scroller.child = list
    scroller.vexpand = true

    let hint = Label(label: "No books yet.")
    hint.addCssClass("dim-label")
    shelf.books.map { $0.collection.isEmpty }.bind(to: hint.reactive.visible)
    let overlay = Overlay()
    overlay.child = scroller
    overlay.addOverlay(hint)

    let content = Box(.vertical, [AddBar(shelf), overlay])
    content.setMargins(12)
    child = content
  }
}
