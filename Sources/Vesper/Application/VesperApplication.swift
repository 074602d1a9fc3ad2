import BindingCore
import Gtk
import PhotoSearchCore

/// The application with a window.
final class VesperApplication: DisposeBagProvider {
  private let application = Application(id: id)
  private let viewModel: PhotoSearchViewModel
  /// Held for as long as the window is open, so that every change is remembered.
  private let preferences: Preferences
  private let services: Services
  private let initialSearch: String?
  private var window: SearchWindow?

  let bag = DisposeBag()

  static let id = "io.github.vesper_photos.Vesper"

  /// - Parameters:
  ///   - preferences: bound to the view model already.
  ///   - search: what to search for when the window opens.
  init(services: Services, preferences: Preferences, viewModel: PhotoSearchViewModel, search: String?) {
    self.services = services
    self.preferences = preferences
    self.viewModel = viewModel
    initialSearch = search
    application.reactive.activate.bind(to: self) { $0.showWindow() }
  }

  /// Runs until the window is closed. Returns the exit code.
  func run() -> Int32 { application.run([Self.id]) }

  private func showWindow() {
    if let window { return window.present() }
    Style.load()
    Window.setDefaultIconName(Self.id)
    bindNetwork()
    let window = SearchWindow(
      application: application, viewModel: viewModel, thumbnails: services.thumbnails,
      isOffline: services.isOffline)
    self.window = window
    addActions()
    window.present()
    if let initialSearch {
      viewModel.searchString.value = initialSearch
      viewModel.submit()
    }
  }

  private func addActions() {
    application.addAction("search-again", accelerators: ["F5", "<Control>r"]) { [viewModel] in viewModel.searchAgain() }
    application.addAction("find", accelerators: ["<Control>f", "<Control>l"]) { [weak self] in
      self?.window?.focusSearch()
    }
    application.addAction("settings", accelerators: ["<Control>comma"]) { [weak self] in self?.window?.presentSettings()
    }
    application.addAction("quit", accelerators: ["<Control>q"]) { [weak self] in self?.application.quit() }
  }

  /// Without a network a local source stands in, until there is one.
  private func bindNetwork() {
    if services.isOffline {
      viewModel.networkIsAvailable.value = false
    } else if !services.serviceIsOnThisMachine {
      Gio.NetworkMonitor.default.reactive.networkAvailable.removeDuplicates().bind(to: viewModel.networkIsAvailable)
    }
  }
}
