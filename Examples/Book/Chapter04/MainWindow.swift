import BindingCore
import Gtk

/// The window of the application.
final class MainWindow: ApplicationWindow {
  init(_ application: Application, _ shelf: Shelf) {
    super.init(application: application)
    title = "Bookshelf"
    setDefaultSize(width: 720, height: 480)
    titlebar = BookHeader(shelf)

    let list = ListView()
    list.accessibleLabel = "Books"
    list.addCssClass("rich-list")
    shelf.found.bind(to: list) { BookCell(remove: shelf.remove) }
    let scroller = ScrolledWindow()
    scroller.child = list
    scroller.vexpand = true

    let hint = Label()
    hint.addCssClass("dim-label")
    hint.wrap = true
    shelf.hint.bind(to: hint.reactive.label)
    shelf.hint.map { !$0.isEmpty }.bind(to: hint.reactive.visible)
    let overlay = Overlay()
    overlay.child = scroller
    overlay.addOverlay(hint)

    let content = Box(.vertical, [AddBar(shelf), overlay])
    content.setMargins(12)
    child = content
  }
}
