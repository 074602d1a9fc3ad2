import BindingCore
import Gtk
import PhotoSearchCore

/// One photo in the place of the results.
extension SearchWindow {
  func bindDetail() {
    viewModel.detail.bind(to: self) { me, detail in me.show(detail) }
    header.backButton.reactive.clicked.bind(to: self) { $0.closeDetail() }
    header.searchEntry.reactive.stopSearch.bind(to: self) { me in
      if me.viewModel.detail.value != nil { me.closeDetail() } else { _ = me.deselect() }
    }
    onEscape { [weak self] in
      guard let self else { return false }
      guard viewModel.detail.value != nil else { return deselect() }
      closeDetail()
      return true
    }
    // Who types or chooses another source wants to see results.
    viewModel.searchString.dropFirst(1).bind(to: self) { me, _ in me.closeDetail() }
    viewModel.activeSource.dropFirst(1).bind(to: self) { me, _ in me.closeDetail() }
  }

  /// Goes back to the results.
  func closeDetail() {
    viewModel.selection.detail.value = nil
  }

  /// Shows one photo in the place of the results, or the results again.
  private func show(_ detail: PhotoDetailViewModel?) {
    let old = views.getChildByName(View.detail.rawValue)
    header.backButton.visible = detail != nil
    if let detail {
      old.map(views.remove)
      let view = PhotoDetailView(detail, services: services) { [weak self] query in self?.search(query) }
      views.addNamed(view, name: View.detail.rawValue)
      views.visibleChildName = View.detail.rawValue
      view.focusPicture()
    } else if let old {
      views.visibleChildName = View.results.rawValue
      views.remove(old)
      // Where the person came from.
      results.focusPhotos()
    }
  }

  private func search(_ query: PhotoQuery) {
    closeDetail()
    viewModel.search(query)
  }
}
