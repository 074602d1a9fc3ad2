import BindingCore
import Gtk
import PhotoSearchCore

/// The photos that were found, with more of them as one scrolls.
final class ResultsView: ScrolledWindow {
  private let viewModel: PhotoSearchViewModel
  private let list = ListView()
  /// How high the visible part of the list was when its end came into view the last time.
  private var heightAtEnd: Double?

  init(_ viewModel: PhotoSearchViewModel, services: Services) {
    self.viewModel = viewModel
    super.init()
    child = list
    hscrollbarPolicy = .never
    vexpand = true
    list.accessibleLabel = Words.results
    list.showSeparators = true
    list.addCssClass("rich-list")

    viewModel.searchInProgress.map { $0 ? 0.5 : 1 }.bind(to: list.reactive.opacity)
    viewModel.searchResults.bind(to: list) { PhotoCell(thumbnails: services.thumbnails) }
    list.reactive.activate.bind(to: self) { $0.showDetail(ofPhotoAt: $1) }
    reactive.edgeReached.filter { $0 == .bottom }.bind(to: self) { me, _ in me.loadMoreAfterScrolling() }
    viewModel.resultsReplaced.bind(to: self) { me in me.vadjustment?.value = 0 }
  }

  /// Moves the keyboard to where it was among the photos.
  func focusPhotos() {
    list.grabFocus()
  }

  private func showDetail(ofPhotoAt index: Int) {
    guard viewModel.searchResults.collection.indices.contains(index) else { return }
    viewModel.selection.detail.value = viewModel.searchResults[index]
  }

  /// The end of the list has come into view: by scrolling, not by a window that grew. Each page costs a request.
  private func loadMoreAfterScrolling() {
    let height = vadjustment?.pageSize
    defer { heightAtEnd = height }
    guard heightAtEnd == nil || heightAtEnd == height else { return }
    // GTK says so while it lays out the window, which must not be changed meanwhile.
    Task { [viewModel] in viewModel.loadMore() }
  }
}
