import BindingCore
import Gtk
import PhotoSearchCore

/// The banners across the window, stacked vertically.
final class WindowBanners: Box {
  private let networkBanner = Banner(buttonLabel: Strings.tryAgain)
  private let warningBanner: Banner
  private let repairBanner = Banner(buttonLabel: Strings.close)
  private let filesBanner = Banner(buttonLabel: Strings.close)

  init(_ viewModel: PhotoSearchViewModel, services: Services) {
    warningBanner = Banner(text: Strings.lines(services.warnings), buttonLabel: Strings.close)
    super.init(orientation: .vertical, spacing: 0)
    let saveBanner = viewModel.saves.map { saves in
      SaveBanner(saves, undo: viewModel.undo) { [viewModel] photo in
        viewModel.detail.value?.photo.value.allIDs.contains(photo.id) ?? false
      }
    }
    let banners = [
      warningBanner, repairBanner, networkBanner, FailureBanner(viewModel), MissingSourcesBanner(viewModel),
      filesBanner, saveBanner,
      UndoBanner(viewModel.undo),
    ]
    append(banners.compactMap(\.self))
    for banner in [warningBanner, repairBanner, networkBanner, filesBanner] { banner.isWarning = true }

    viewModel.savedPhotos?.check.bind(to: filesBanner) { banner, check in
      banner.text = Strings.found(check)
      banner.revealChild = !banner.text.isEmpty
    }
    filesBanner.button.reactive.clicked.bind(to: filesBanner) { $0.revealChild = false }
    viewModel.networkLoss.bind(to: networkBanner) { banner, loss in
      // Keep the text while the banner is being hidden.
      if let loss { banner.text = Strings.sentence(for: loss, isWanted: services.isOffline) }
      banner.revealChild = loss != nil
    }
    // Retrying is pointless if no requests may be sent.
    networkBanner.button.visible = !services.isOffline
    networkBanner.button.reactive.clicked.bind(to: viewModel) { $0.searchAgain() }
    warningBanner.revealChild = !services.warnings.isEmpty
    warningBanner.button.reactive.clicked.bind(to: warningBanner) { $0.revealChild = false }
    services.repair.ignoreNils().bind(to: repairBanner) { banner, repair in
      banner.text = Strings.repaired(repair)
      banner.revealChild = true
    }
    repairBanner.button.reactive.clicked.bind(to: repairBanner) { $0.revealChild = false }
  }
}

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

/// Reports a removal, and offers to undo it. It stays while it has the pointer or the keyboard focus.
final class UndoBanner: Banner {
  init(_ undo: UndoHistory) {
    super.init(buttonLabel: Strings.undo, canBeClosed: true)
    isAttended.bind(to: undo.isAttended)
    undo.offer.bind(to: self) { me, removal in
      if let removal { me.text = Strings.removed(removal) }
      me.revealChild = removal != nil
    }
    button.reactive.clicked.bind(to: undo) { $0.undo() }
    reactive.revealChild.filter { !$0 }.bind(to: undo) { undo, _ in
      if undo.offer.value != nil { undo.dismiss() }
    }
  }
}
