import BindingCore
import Gtk
import PhotoSearchCore

/// Reports which of several sources are missing in the results, and retries them.
final class MissingSourcesBanner: Banner {
  init(_ viewModel: PhotoSearchViewModel) {
    super.init(buttonLabel: Strings.retrySources, canBeClosed: true)
    viewModel.canRetryFailedSources.bind(to: button.reactive.visible)
    button.reactive.clicked.bind(to: viewModel) { $0.retryFailedSources() }
    // Once closed, it stays hidden until another source is missing.
    combineLatest(viewModel.sourceFailures, viewModel.searchInProgress) { $1 ? [] : $0 }.removeDuplicates()
      .bind(to: self) { me, failures in
        if !failures.isEmpty {
          me.text = Strings.lines(failures.map { Strings.notice(.sourceFailed($0.source, $0.error)) })
        }
        me.revealChild = !failures.isEmpty
      }
  }
}
