import BindingCore
import Gtk

/// The window of the application.
final class MainWindow: ApplicationWindow {
  private let header: BookHeader

  init(_ application: Application, _ shelf: Shelf, _ suggestions: Suggestions) {
    header = BookHeader(shelf)
    super.init(application: application)
    title = "Bookshelf"
    setDefaultSize(width: 720, height: 480)
    titlebar = header

    let list = ListView()
    list.accessibleLabel = "Books"
    list.addCssClass("rich-list")
    shelf.found.bind(to: list, selection: SingleItemSelection(shelf.selected)) { BookCell(remove: shelf.remove) }
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

    let problem = Label()
    problem.textColor = .error
    problem.wrap = true
    problem.xalign = 0
    shelf.problem.bind(to: problem.reactive.label)
    shelf.problem.map { !$0.isEmpty }.bind(to: problem.reactive.visible)

    let content = Box(.vertical, [AddBar(shelf, suggestions), problem, overlay, UndoBar(shelf)])
    content.setMargins(12)
    let details = BookDetails(shelf)
    shelf.selected.map { $0 != nil }.bind(to: details.reactive.visible)
    let panes = Paned(orientation: .horizontal)
    panes.startChild = content
    panes.endChild = details
    panes.position = 400
    panes.shrinkStartChild = false
    panes.shrinkEndChild = false
    child = panes
    addActions(shelf)
  }

  /// What menus and keys do.
  private func addActions(_ shelf: Shelf) {
    let remove = addAction("remove", accelerators: ["<Control>Delete"]) { shelf.selected.value.map(shelf.remove) }
    shelf.selected.map { $0 != nil }.bind(to: remove.reactive.enabled)
    let undo = addAction("undo", accelerators: ["<Control>z"]) { shelf.undo() }
    shelf.removed.map { $0 != nil }.bind(to: undo.reactive.enabled)
    addAction("search", accelerators: ["<Control>f"]) { [weak header] in header?.focusSearch() }
    addAction("order", state: shelf.order)
  }
}
