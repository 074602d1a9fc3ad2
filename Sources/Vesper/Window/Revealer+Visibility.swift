import BindingCore
import Gtk

extension Revealer {
  /// Has assistive technology hear of what is revealed when it comes, and see nothing of what is not there.
  func isThereWhileRevealed() {
    combineLatest(reactive.revealChild, reactive.childRevealed) { $0 || $1 }.removeDuplicates()
      .bind(to: reactive.visible)
  }
}
