import BindingCore
import Gtk
import PhotoSearchCore

/// Tells which of several sources are missing in the results, and asks them again.
final class MissingSourcesBanner: Banner {
  init(_ viewModel: PhotoSearchViewModel) {
    super.init(buttonLabel: Words.retrySources, canBeClosed: true)
    viewModel.canRetryFailedSources.bind(to: button.reactive.visible)
    button.reactive.clicked.bind(to: viewModel) { $0.retryFailedSources() }
    // Who has closed it has seen it, until something else is missing.
    combineLatest(viewModel.sourceFailures, viewModel.searchInProgress) { $1 ? [] : $0 }.removeDuplicates()
      .bind(to: self) { me, failures in
        if !failures.isEmpty {
          me.text = Words.lines(failures.map { Words.notice(.sourceFailed($0.source, $0.error)) })
        }
        me.revealChild = !failures.isEmpty
      }
  }
}
