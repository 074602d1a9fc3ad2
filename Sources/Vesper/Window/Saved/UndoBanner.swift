import Gtk
import PhotoSearchCore

/// Tells what was removed, and brings it back. It stays as long as somebody is at it.
final class UndoBanner: Banner {
  init(_ undo: UndoHistory) {
    super.init(buttonLabel: Words.undo, canBeClosed: true)
    isAttended.bind(to: undo.isAttended)
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
