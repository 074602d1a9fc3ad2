import BindingCore
import Gtk

/// Says what was removed, and brings it back.
final class UndoBar: Revealer {
  init(_ shelf: Shelf) {
    super.init()
    let label = Label()
    label.xalign = 0
    label.hexpand = true
    label.ellipsize = .end
    let undo = Button(label: "Undo")
    undo.actionName = "win.undo"
    let close = Button(iconName: "window-close-symbolic")
    close.setTooltip("Close")
    close.addCssClass("flat")
    let bar = Box(.horizontal, [label, undo, close])
    bar.addCssClass("undo-bar")
    child = bar

    // The text stays while the bar goes.
    shelf.removed.ignoreNils().map { "Removed “\($0.book.title)”." }.bind(to: label.reactive.label)
    shelf.removed.map { $0 != nil }.bind(to: reactive.revealChild)
    close.reactive.clicked.observeNext { shelf.removed.value = nil }
  }
}
