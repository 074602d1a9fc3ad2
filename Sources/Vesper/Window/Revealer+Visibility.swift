import BindingCore
import Gtk

extension Revealer {
  /// Hides the revealer from assistive technology while it is not revealed, and announces it when it is.
  func isThereWhileRevealed() {
    combineLatest(reactive.revealChild, reactive.childRevealed) { $0 || $1 }.removeDuplicates()
      .bind(to: reactive.visible)
  }
}
