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
