import Gtk
import PhotoSearchCore

/// Tells what was removed, and brings it back.
final class UndoBanner: Banner {
  init(_ undo: UndoHistory) {
    super.init(buttonLabel: Words.undo, canBeClosed: true)
    undo.offer.bind(to: self) { me, removal in
      if let removal { me.text = Words.removed(removal) }
      me.revealChild = removal != nil
    }
    button.reactive.clicked.bind(to: undo) { $0.undo() }
    reactive.revealChild.filter { !$0 }.bind(to: undo) { undo, _ in
      if undo.offer.value != nil { undo.dismiss() }
    }
  }
}
