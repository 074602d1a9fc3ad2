import BindingCore
import Gtk
import PhotoSearchCore

/// Reports that a search, or its next page, failed while other photos are displayed. Otherwise a page reports it.
final class FailureBanner: Banner {
  init(_ viewModel: PhotoSearchViewModel) {
    super.init(buttonLabel: Strings.tryAgain, canBeClosed: true)
    isWarning = true
    button.reactive.clicked.bind(to: viewModel) { $0.tryAgain() }
    viewModel.status.bind(to: self) { [unowned viewModel] me, status in
      guard case .failed(let error) = status, !viewModel.searchResults.isEmpty else {
        me.revealChild = false
        return
      }
      let shown = viewModel.currentSearch?.query.text ?? ""
      me.text = Strings.failed(error, showing: shown == viewModel.searchString.value ? "" : shown)
      me.revealChild = true
    }
  }
}
