import BindingCore
import Gtk
import PhotoSearchCore

/// The messages of the window: what becomes a toast, and where the keyboard focus goes.
extension SearchWindow {
  func makeToast() -> ToastView {
    ToastView(
      toasts, act: { [weak self] toast in self?.follow(toast) }, leave: { [weak self] in self?.focusContent() })
  }

  func bindToasts() {
    saveReports?.saved.bind(to: self) { me, saved in
      let collection = me.viewModel.savedPhotos?.collections.collection(of: saved.target)
      let text = Strings.saved(saved.photo, count: saved.count, to: collection)
      me.toasts.show(Toast(.saving, text, .show(path: saved.path)))
    }
    viewModel.saves?.resumed.bind(to: toasts) { toasts, count in
      toasts.show(Toast(.saving, Strings.savesResumed(count), .cancel, stay: .lasting))
    }
    // The saves were cancelled, or finished without a message.
    viewModel.saves?.progress.filter { $0 == nil }.bind(to: toasts) { toasts, _ in
      if let toast = toasts.current.value, toast.topic == .saving, toast.action == .cancel { toasts.dismiss() }
    }
    viewModel.savedPhotos?.imported.bind(to: toasts) { toasts, outcome in
      toasts.show(Toast(.importing, Strings.imported(outcome)))
    }
    // Screen readers do not speak a status bar by themselves.
    viewModel.status.bind(to: self) { me, status in me.announce(status) }
    combineLatest(toasts.current, viewModel.selection.photos.map(\.isEmpty), viewModel.detail.map { $0 == nil })
      .bind(to: self) { me, _ in
        me.placeToast()
        // The bars may have changed for the same reason.
        Task { me.placeToast() }
      }
    viewModel.searchString.dropFirst(1).bind(to: self) { me, _ in me.hasStrandedFocus = false }
    viewModel.savedPhotos?.continuation.bind(to: self) { me, index in me.continueWithPhoto(at: index) }
    addShortcuts([
      "F8": { [weak self] in self.map { $0.toastView.focusToast() || $0.banners.focusBanner() } ?? false }
    ])
  }

  /// Shows the progress and the outcome of the actions on a photo.
  func showToasts(of actions: PhotoActions) {
    actions.state.bind(to: toasts) { toasts, state in
      switch state {
      case .idle: toasts.withdrawProgress(.photoAction)
      case .loading(let progress):
        toasts.show(Toast(.photoAction, Strings.saving(progress), .cancel, stay: .progress(progress.fraction)))
      case .waiting: toasts.show(Toast(.photoAction, Strings.waitingForDesktop, .cancel, stay: .progress(1)))
      case .done(let text): toasts.show(Toast(.photoAction, text))
      case .failed(let text): toasts.show(Toast(.photoAction, text, stay: .lasting))
      }
    }
    actions.copied.bind(to: toasts) { toasts, text in toasts.show(Toast(.export, text)) }
  }

  private func announce(_ status: SearchStatus) {
    switch status {
    case .found, .nothingFound: announce(Strings.status(status))
    // A banner announces it otherwise.
    case .failed where viewModel.searchResults.isEmpty: announce(Strings.status(status), isUrgent: true)
    default: break
    }
  }

  /// Places the toast above the bars at the bottom, whose buttons it must not cover.
  private func placeToast() {
    guard toasts.current.value != nil else { return }
    // The window may not have its width yet.
    let barsWidth = max(width, bars.measured(orientation: .horizontal).minimum)
    let barsHeight = bars.measured(orientation: .vertical, forSize: barsWidth).natural
    toastLayer.bottomInset = viewModel.detail.value == nil ? barsHeight : Self.controlsHeight
  }

  /// The height of the controls below a photo.
  private static let controlsHeight = 48

  private func follow(_ toast: Toast) {
    switch toast.action {
    case .undo: viewModel.undo.undoOffer()
    case .show(let path): showFolder(of: path)
    case .cancel where toast.topic == .photoAction: shownDetail?.taking.cancel()
    case .cancel: viewModel.saves?.cancelAll()
    case nil: break
    }
  }

  /// Moves the keyboard focus on after photos were removed or restored.
  private func continueWithPhoto(at index: Int?) {
    let hasStranded = hasStrandedFocus
    hasStrandedFocus = false
    // The user may have gone to the header bar. GTK itself moves it from a photo that goes to anything in the page.
    let isHere =
      focus.map { $0.isAncestor(toastLayer) || !$0.mapped || hasStranded && $0.isAncestor(field) } ?? true
    guard viewModel.detail.value == nil, isHere else { return }
    if let index { results.focusPhoto(at: index) } else if !toastView.focusToast() { focusSearch() }
  }

  /// Moves the keyboard focus to what the window is about.
  func focusContent() {
    if viewModel.detail.value != nil {
      shownDetail?.focusPicture()
    } else if viewModel.searchResults.isEmpty {
      focusSearch()
      hasStrandedFocus = true
    } else {
      results.focusPhotos()
    }
  }
}
