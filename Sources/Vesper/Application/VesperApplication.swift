import BindingCore
import FoundationEssentials
import Glibc
import Gtk
import PhotoSearchCore

/// The application with a window.
///
/// There is one instance per user: starting Vesper again passes the command line to the running one.
final class VesperApplication: DisposeBagProvider {
  private let application = Application(id: id, flags: .handlesCommandLine)
  private let environment: [String: String]
  private var session: Session?

  let bag = DisposeBag()

  static let id = "io.github.vesper_photos.Vesper" + Installation.current.choices.applicationIDSuffix

  /// The state of the primary instance, from the first command line on.
  private struct Session {
    let services: Services
    let viewModel: PhotoSearchViewModel
    /// Retained while the window is open, so that every change is saved.
    let preferences: Preferences
    let window: SearchWindow
    /// Retained for the same reason.
    let keeper: SessionKeeper
  }

  init(environment: [String: String]) {
    self.environment = environment
    application.handleCommandLine { [weak self] arguments in self?.follow(arguments) ?? 1 }
    // Activation from the desktop over the session bus, without a command line.
    application.reactive.activate.bind(to: self) { me in _ = me.follow([Strings.applicationName]) }
  }

  /// Runs until the window is closed, or passes the command line to a running instance. Returns the exit code.
  func run(_ arguments: [String]) -> Int32 {
    answerTheDesktop()
    // All handlers refer to this object weakly, and an optimised build could release it after its last use here.
    return withExtendedLifetime(self) { application.run(arguments) }
  }

  /// Answers the desktop's search, even if the session's bus has started the program only for that: without a window it
  /// ends when nobody has asked for a while.
  private func answerTheDesktop() {
    // Without a bus there is nobody to answer.
    guard let bus = try? Gio.DBusConnection.sessionBeforeRunning() else { return }
    let alone = SavedPhotosAccess(
      directory: SavedPhotosLibrary.defaultDirectory(environment: environment),
      database: SavedPhotosLibrary.defaultDatabase(environment: environment))
    let provider = SearchProvider(application) { [weak self] in
      self?.session?.services.saved ?? alone
    } show: { [weak self] choice, time in
      self?.show(choice, at: time)
    }
    application.inactivityTimeout = Self.patience
    try? bus.export(provider.interface, at: SearchProvider.path(ofApplication: Self.id)).dispose(in: bag)
  }

  /// How long the program waits for the next question without a window, in milliseconds.
  private static let patience = 10_000

  /// Shows saved photos that the user found with the desktop's search.
  private func show(_ choice: SearchProvider.Choice, at time: UInt32) {
    do {
      let session = try opened(restoringSearch: false)
      switch choice {
      case .all(let text): session.viewModel.savedPhotos?.show(matching: text)
      case .photo(let photo):
        session.viewModel.savedPhotos?.show(matching: "")
        session.viewModel.selection.detail.value = photo
      }
      session.window.presentWithTime(Int(time))
    } catch {
      tell(Strings.sentence(for: error))
    }
  }

  /// Opens the window if there is none yet, and searches in it. Returns the exit code for the calling process.
  private func follow(_ arguments: [String]) -> Int {
    do {
      let options = try CommandLineOptions(parsing: arguments, sources: Services.sourceIDs(environment))
      let isFirst = session == nil
      let session = try opened(restoringSearch: arguments.count < 2)
      let isSearch = if case .window(_?) = options.mode { true } else { false }
      // Leave the saved photos, with their filters: the user did not choose to search in them.
      if isSearch, options.source == nil, let saved = session.viewModel.savedPhotos, saved.isVisited || !isFirst {
        saved.leave()
      }
      // Only changes that the user makes in the window are saved, not those of a single launch.
      session.preferences.withoutRemembering {
        if let source = options.source { session.viewModel.chosenSource.value = source }
        options.apply(to: session.viewModel.searchMetadataViewModel)
      }
      // Search first, so that the service responds while the window is being prepared.
      if case .window(let search?) = options.mode {
        session.viewModel.searchString.value = search
        session.viewModel.submit()
        // Let the user continue typing at the end.
        session.window.field.entry.position = -1
      }
      session.window.present()
      return 0
    } catch let error as CommandLineOptions.Invalid {
      tell(error.reason)
      return 2
    } catch let error as ServiceURL.Invalid {
      tell(Strings.sentence(for: error))
      return 1
    } catch {
      tell("\(error)")
      return 1
    }
  }

  /// Returns the session with its window, which is opened if there is none yet.
  private func opened(restoringSearch: Bool) throws(ServiceURL.Invalid) -> Session {
    if let session { return session }
    let session = try open()
    self.session = session
    // From now on, the window keeps the program running.
    application.inactivityTimeout = 0
    restore(session, withSearch: restoringSearch)
    return session
  }

  /// Restores the last session, without its search if something else was requested.
  private func restore(_ session: Session, withSearch: Bool) {
    // These are not changes by the user.
    if withSearch { session.preferences.withoutRemembering { session.keeper.restoreSearch() } }
    session.keeper.restoreSaves(samples: { session.services.samplePhotos })
  }

  private func open() throws(ServiceURL.Invalid) -> Session {
    let preferences = Preferences(environment: environment, report: tell)
    var services = try Services(
      environment: environment, executablePath: Installation.current.executablePath,
      cacheSize: preferences.cacheSize.property.value)
    let file = LastSessionFile(environment: environment)
    let last = file.load { services.warnings.append($0) }
    if access(services.decoder.program, X_OK) != 0 {
      services.warnings.append(Strings.decoderMissing(services.decoder.program))
    }
    services.warnings.forEach(tell)
    let viewModel = PhotoSearchViewModel(
      sources: services.sources, chosenSource: Services.known(preferences.source.property.value), today: Date(),
      history: SearchHistoryFile(path: UserDirectories(environment).state + "/vesper/searches.json") { line in
        Task { @MainActor in tell(line) }
      },
      saver: services.saver, saved: services.saved, wording: Strings.creditWording,
      cameraData: services.cameraData, messageTime: TimeFactor.messages(environment))
    preferences.bind(to: viewModel)
    Style.load()
    Window.setDefaultIconName(Self.id)
    bindNetwork(of: viewModel, services)
    // Prepare the transport while the user is typing.
    viewModel.searchString.filter { !$0.isEmpty }.first().bind(to: viewModel) { [transport = services.transport] _, _ in
      transport.prepare()
    }
    bindCache(of: services, preferences)
    let window = SearchWindow(
      application: application, viewModel: viewModel, services: services, preferences: preferences)
    // Before the first photo, and after the window, which is there no later for it.
    window.afterFirstFrame { [decoder = services.decoder] in decoder.prepare() }
    addActions(for: window, viewModel, preferences)
    bindSavedPhotos(to: viewModel, services, window)
    bindFingerprints(to: viewModel, services)
    let keeper = SessionKeeper(last, file: file, window: window, viewModel: viewModel, report: tell)
    return Session(
      services: services, viewModel: viewModel, preferences: preferences, window: window, keeper: keeper)
  }

  private func addActions(
    for window: SearchWindow, _ viewModel: PhotoSearchViewModel, _ preferences: Preferences
  ) {
    for (layout, command) in [(ResultLayout.list, Command.showList), (.rows, .showRows)] {
      let action = application.addAction(command) { preferences.layout.property.value = layout.rawValue }
      // Over a photo nobody would see it, and one of the keys zooms.
      viewModel.detail.map { $0 == nil }.bind(to: action.reactive.enabled)
    }
    application.addAction(.searchAgain) { viewModel.searchAgain() }
    application.addAction(.find) { [weak window] in window?.focusSearch() }
    application.addAction(.checkDocument) { [weak window] in window?.chooseDocument() }
    application.addAction(.settings) { [weak window] in window?.presentSettings() }
    application.addAction(.back) { [weak window] in window?.leavePhoto() }
    application.addAction(.save) {
      if let detail = viewModel.detail.value { detail.save() } else { viewModel.saveSelection() }
    }
    application.addAction(.shortcuts) { [weak window] in window?.present(ShortcutsWindow.listingCommands()) }
    application.addAction(.about) { [weak window] in
      window.map { $0.present(AboutDialog(aboutVesperWith: $0.services)) }
    }
    application.addAction(.close) { [weak window] in window?.close() }
    // Before the session is saved: notes that cannot be saved keep the window open once, and an export until the user
    // has answered.
    window.reactive.closeRequest.answer(orPass: { [weak window] in
      guard let window, viewModel.savedPhotos?.keepNotes() ?? true else { return true }
      return window.canEnd { [weak window] in window?.close() } ? nil : true
    })
    .dispose(in: bag)
    let quit: () -> Void = { [weak self] in
      guard viewModel.savedPhotos?.keepNotes() ?? true else { return }
      self?.session?.keeper.save()
      self?.application.quit()
    }
    application.addAction(.quit) { [weak window] in
      if window?.canEnd(orThen: quit) ?? true { quit() }
    }
  }

  /// Photos may have been saved meanwhile by another Vesper process, as in a terminal, and deleted in the file manager.
  private func bindSavedPhotos(to viewModel: PhotoSearchViewModel, _ services: Services, _ window: SearchWindow) {
    window.reactive.isActive.filter { $0 }.bind(to: viewModel) { viewModel, _ in
      Task { [saved = services.saved] in
        await viewModel.savedPhotos?.checkFilesIfGone()
        guard await saved.wasChangedElsewhere(), viewModel.activeSource.value == .saved else { return }
        viewModel.searchAgain()
        viewModel.savedPhotos?.collections.load()
      }
    }
  }

  /// A photo that was saved is recognised in documents from then on. Not at once: more may be saved.
  private func bindFingerprints(to viewModel: PhotoSearchViewModel, _ services: Services) {
    viewModel.savedPhotos?.decode = Luminance.decoding(by: services.decoder)
    let ended = viewModel.saves?.ended.map { _ in } ?? .init(just: ())
    let shown = viewModel.savedPhotos?.isShown.filter { $0 }.map { _ in } ?? .init(just: ())
    merge(ended, shown).debounce(for: .seconds(2)).bind(to: self) { [weak viewModel] _, _ in
      Task { [saved = services.saved, decoder = services.decoder] in
        let isChanged = await PhotoRecognizer.prepare(saved: saved, decode: Luminance.decoding(by: decoder))
        // Those that were just looked at may have the colour.
        guard isChanged, let viewModel, viewModel.activeSource.value == .saved else { return }
        if viewModel.searchMetadataViewModel.color.value != nil { viewModel.searchAgain() }
      }
    }
  }

  /// Evicting takes a while, so it is done in the background, once the user has finished changing the setting.
  private func bindCache(of services: Services, _ preferences: Preferences) {
    guard let cache = services.cache else { return }
    preferences.cacheSize.property.dropFirst(1).debounce(for: .seconds(1))
      .bind(to: self) { _, size in Task { await cache.setMaximumBytes(size * 1_000_000) } }
  }

  /// Without a network, a local source stands in until the network is available.
  private func bindNetwork(of viewModel: PhotoSearchViewModel, _ services: Services) {
    if services.isOffline {
      viewModel.networkIsAvailable.value = false
    } else if !services.serviceIsOnThisMachine {
      let monitor = Gio.NetworkMonitor.default.reactive
      // The network may have been available when a service was unreachable, so any change may help.
      merge(monitor.networkAvailable.removeDuplicates(), monitor.networkChanged).bind(to: viewModel.networkIsAvailable)
    }
  }
}
