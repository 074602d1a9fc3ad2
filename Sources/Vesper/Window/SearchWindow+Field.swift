import BindingCore
import Gtk
import PhotoSearchCore

/// The place of the search field: in the middle of the start page while that is shown, and otherwise in the header bar.
extension SearchWindow {
  /// One field moves between the two places, so that whoever types while the page turns loses nothing: not a letter, nor
  /// the caret, nor the history of changes.
  func bindField() {
    combineLatest(viewModel.status, viewModel.detail, field.isComposing)
      .bind(to: self) { me, _ in
        guard me.realized else { return me.placeField() }
        // A search starts while GTK handles the key that was typed, and still needs the entry where it is.
        Task { if me.realized { me.placeField() } }
      }
  }

  private func placeField() {
    let isAtStart = viewModel.isAtStart
    guard isAtStart != (pages.field != nil), !field.isComposing.value else { return }
    field.move {
      if isAtStart {
        header.field = nil
        field.isLarge = true
        pages.field = field
      } else {
        pages.field = nil
        field.isLarge = false
        header.field = field
      }
    }
    pages.turn()
  }

  /// Moves the keyboard focus to the search entry and selects its text, so that typing replaces it.
  func focusSearch() {
    // Nobody would see what is typed.
    shownDetail?.isFullscreen.value = false
    field.entry.grabFocus()
    field.entry.selectRegion(startPos: 0, endPos: -1)
  }
}
