import Gtk
import PhotoSearchCore

/// Reports a removal, and offers to undo it. It stays while it has the pointer or the keyboard focus.
final class UndoBanner: Banner {
  init(_ undo: UndoHistory) {
    super.init(buttonLabel: Strings.undo, canBeClosed: true)
    isAttended.bind(to: undo.isAttended)
    undo.offer.bind(to: self) { me, removal in
      if let removal { me.text = Strings.removed(removal) }
      me.revealChild = removal != nil
    }
    button.reactive.clicked.bind(to: undo) { $0.undo() }
    reactive.revealChild.filter { !$0 }.bind(to: undo) { undo, _ in
      if undo.offer.value != nil { undo.dismiss() }
    }
  }
}
