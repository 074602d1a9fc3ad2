import BindingCore
import Gtk
import PhotoSearchCore

/// What needs an answer, across the window.
final class WindowBanners: BannerStack {
  init(
    _ viewModel: PhotoSearchViewModel, saves: SaveReports?, services: Services, leave: @escaping () -> Void
  ) {
    let banners = [
      NetworkBanner(viewModel, services), FailureBanner(viewModel), MissingSourcesBanner(viewModel),
      saves.map { SaveFailureBanner($0) }, RepairBanner(services), WarningBanner(services),
      viewModel.savedPhotos.map { FilesBanner($0) },
    ]
    super.init(banners.compactMap(\.self), leave: leave)
  }
}

/// Several banners, of which one is shown at a time.
class BannerStack: Box {
  private let banners: [Banner]
  /// Takes the keyboard focus from the last banner.
  private let leave: () -> Void

  /// - Parameter banners: The banners, the most important first.
  init(_ banners: [Banner], leave: @escaping () -> Void) {
    (self.banners, self.leave) = (banners, leave)
    super.init(orientation: .vertical, spacing: 0)
    append(banners)
    for banner in banners { banner.isOpen.bind(to: self) { me, _ in me.takeTurns() } }
  }

  private func takeTurns() {
    let turn = BannerTurn(open: banners.map(\.isOpen.value))
    let next = turn.map { banners[$0.index] }
    let last = banners.first { $0.revealChild }
    let hadFocus = last != next && last.map { ($0.root as? Window)?.focus?.isAncestor($0) ?? false } ?? false
    next?.place = turn.map { $0.count > 1 ? Strings.place(1, of: $0.count) : "" } ?? ""
    for banner in banners { banner.revealChild = banner == next }
    if let next, next != last { next.announce(next.text, isUrgent: true) }
    if hadFocus, next?.button.grabFocus() != true { leave() }
  }

  /// Moves the keyboard focus to the banner that is shown. Returns whether there is one.
  func focusBanner() -> Bool { banners.first { $0.revealChild }?.button.grabFocus() ?? false }
}

/// Reports that there is no network, and what is searched instead.
final class NetworkBanner: Banner {
  init(_ viewModel: PhotoSearchViewModel, _ services: Services) {
    super.init(buttonLabel: Strings.tryAgain)
    viewModel.networkLoss.bind(to: self) { me, loss in
      me.tell(loss.map { Strings.sentence(for: $0, isWanted: services.isOffline) })
    }
    // Retrying is pointless if no requests may be sent.
    button.visible = !services.isOffline
    button.reactive.clicked.bind(to: viewModel) { $0.searchAgain() }
  }
}

/// Reports that a search, or its next page, failed while other photos are displayed. Otherwise a page reports it.
final class FailureBanner: Banner {
  init(_ viewModel: PhotoSearchViewModel) {
    super.init(buttonLabel: Strings.tryAgain, canBeClosed: true)
    button.reactive.clicked.bind(to: viewModel) { $0.tryAgain() }
    tell(viewModel.status) { [unowned viewModel] status in
      guard case .failed(let error) = status, !viewModel.searchResults.isEmpty else { return nil }
      guard let shown = viewModel.currentSearch else { return Strings.sentence(for: error) }
      let source = shown.source == viewModel.activeSource.value ? nil : shown.source
      let isSame = source == nil && shown.query.text == viewModel.searchString.value
      return Strings.failed(error, showing: isSame ? "" : shown.query.text, from: source)
    }
  }
}

extension Banner {
  /// Shows what is to be said of the elements of a signal, and how their waits get shorter.
  fileprivate func tell<Element: TellsWait>(
    _ signal: some SignalProtocol<Element, Never>, _ words: @escaping (Element) -> String?
  ) {
    signal.bind(to: self) { me, element in me.tell(words(element)) }
    // A banner that was closed stays closed.
    signal.countingDown().bind(to: self) { me, element in
      if me.isOpen.value, let words = words(element) { me.text = words }
    }
  }
}

/// Reports which of several sources are missing in the results, and retries them.
final class MissingSourcesBanner: Banner {
  init(_ viewModel: PhotoSearchViewModel) {
    super.init(buttonLabel: Strings.retrySources, canBeClosed: true)
    viewModel.canRetryFailedSources.bind(to: button.reactive.visible)
    button.reactive.clicked.bind(to: viewModel) { $0.retryFailedSources() }
    // Once closed, it stays hidden until another source is missing.
    tell(combineLatest(viewModel.sourceFailures, viewModel.searchInProgress) { $1 ? [] : $0 }.removeDuplicates()) {
      failures in
      let notices = failures.map { Strings.notice(.sourceFailed($0.source, $0.error)) }
      return notices.isEmpty ? nil : Strings.lines(notices)
    }
  }
}

/// Reports photos that could not be saved, and retries them together. Once closed, they are forgotten.
final class SaveFailureBanner: Banner {
  init(_ saves: SaveReports) {
    super.init(buttonLabel: Strings.tryAgain, canBeClosed: true)
    saves.failures.bind(to: self) { me, failures in me.tell(Strings.notSaved(failures)) }
    button.reactive.clicked.bind(to: saves) { $0.retry() }
    isOpen.filter { !$0 }.bind(to: saves) { saves, _ in
      if !saves.failures.value.isEmpty { saves.forget() }
    }
  }
}

/// Reports that the list of saved photos was damaged.
final class RepairBanner: Banner {
  init(_ services: Services) {
    super.init(buttonLabel: Strings.close)
    services.repair.ignoreNils().bind(to: self) { banner, repair in banner.tell(Strings.repaired(repair)) }
    button.reactive.clicked.bind(to: isOpen) { $0.value = false }
  }
}

/// Reports what was wrong at the start.
final class WarningBanner: Banner {
  init(_ services: Services) {
    super.init(buttonLabel: Strings.close)
    tell(services.warnings.isEmpty ? nil : Strings.lines(services.warnings))
    button.reactive.clicked.bind(to: isOpen) { $0.value = false }
  }
}

/// Reports pictures that were moved or deleted.
final class FilesBanner: Banner {
  init(_ saved: SavedPhotosViewModel) {
    super.init(buttonLabel: Strings.close)
    saved.check.bind(to: self) { banner, check in
      let text = Strings.found(check)
      banner.tell(text.isEmpty ? nil : text)
    }
    button.reactive.clicked.bind(to: isOpen) { $0.value = false }
  }
}
