import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// Restores the last session, and saves the current one.
///
/// The session is saved shortly after each change, and every few seconds during continuous changes, so that it survives
/// even if the program ends abnormally.
final class SessionKeeper: DisposeBagProvider {
  private let file: LastSessionFile
  private let window: SearchWindow
  private let viewModel: PhotoSearchViewModel
  private let report: (String) -> Void
  /// The previous session. Its saves are removed once they have resumed.
  private var last: LastSession
  private var written: LastSession?
  /// Whether `written` may not be in the file yet.
  private var isPending = false
  private var hasFailed = false

  let bag = DisposeBag()

  /// The delay between a change and saving.
  private static let delay = Duration.seconds(1)
  /// The maximum delay between a change and saving, for continuous scrolling or typing.
  private static let longestDelay = Duration.seconds(5)

  /// - Parameters:
  ///   - last: The last session.
  ///   - report: Receives a sentence if the session cannot be saved.
  init(
    _ last: LastSession, file: LastSessionFile, window: SearchWindow, viewModel: PhotoSearchViewModel,
    report: @escaping (String) -> Void
  ) {
    self.last = last
    written = last
    self.file = file
    self.window = window
    self.viewModel = viewModel
    self.report = report
    if let size = last.size { window.setDefaultSize(width: size.width, height: size.height) }
    if last.isMaximized ?? false { window.maximize() }
    // A window that is being closed no longer has a scroll position.
    window.reactive.closeRequest.answer(orPass: { [weak self] in
      self?.save()
      self?.bag.dispose()
      return nil
    })
    .dispose(in: bag)
    let changes = changes
    let atRest = changes.debounce(for: Self.delay)
    let atLatest = changes.throttle(for: Self.longestDelay).delay(interval: Self.longestDelay)
    merge(atRest, atLatest).bind(to: self) { $0.saveSoon() }
  }

  private var changes: SafeSignal<Void> {
    let results = window.results
    return merge(
      [
        window.reactive.defaultWidth.map { _ in }, window.reactive.defaultHeight.map { _ in },
        window.reactive.maximized.map { _ in }, viewModel.searchString.map { _ in }, viewModel.status.map { _ in },
        viewModel.chosenSource.map { _ in }, viewModel.selection.detail.map { _ in },
      ]
        + (results.vadjustment.map { [$0.reactive.valueChanged] } ?? [])
        // Not the states: while a photo is loading they change continuously, and nothing would ever be written.
        + (viewModel.saves.map { [$0.progress.map { _ in }] } ?? []))
  }

  // MARK: Restoring

  /// Restores the search of the last session without querying a service: see `PhotoSearchViewModel.restore`. The scroll
  /// position and the open photo are restored too.
  func restoreSearch() {
    guard let search = last.search else { return }
    let restored = viewModel.restored.prefix(maxLength: 1).bind(to: self) { me in me.restorePosition() }
    let (text, count) = (last.text ?? "", min(last.count ?? 0, LastSession.maximumCount))
    if search.source == .saved, let saved = viewModel.savedPhotos {
      saved.restore(search, text: text, count: count)
    } else {
      viewModel.restore(search, text: text, count: count)
    }
    // The next search that is restored is not this one, as after a visit to the saved photos.
    viewModel.isRestoring.filter { !$0 }.prefix(maxLength: 1).bind(to: self) { _, _ in Task { restored.dispose() } }
    // Typing replaces the text.
    window.focusSearch()
  }

  private func restorePosition() {
    let open = viewModel.searchResults.collection.first { $0.id == last.open }
    let (search, text) = (viewModel.currentSearch, last.text ?? "")
    let show = { [viewModel] in
      // Unless the user has gone on by then.
      let isThere = viewModel.currentSearch == search && viewModel.searchString.value == text
      if let open, isThere, viewModel.selection.detail.value == nil { viewModel.selection.detail.value = open }
    }
    if let top = last.top { window.results.scroll(toTop: top, then: show) } else { show() }
  }

  /// Resumes unfinished saves as soon as there is a network.
  ///
  /// - Parameter samples: Returns the photos that come with the program, whose pictures the session does not name.
  func restoreSaves(samples: () -> [Photo]) {
    guard var unfinished = last.saves, !unfinished.isEmpty else { return }
    if unfinished.contains(where: { $0.photo.id.source == .samples }) {
      let samples = Dictionary(samples().map { ($0.id, $0) }) { first, _ in first }
      unfinished = unfinished.map { job in
        UnfinishedSave(photo: samples[job.photo.id] ?? job.photo, query: job.query, target: job.target)
      }
    }
    viewModel.networkIsAvailable.filter { $0 }.prefix(maxLength: 1).bind(to: self) { me, _ in
      me.last.saves = nil
      me.viewModel.saves?.resume(unfinished)
    }
  }

  // MARK: Saving

  private var now: LastSession {
    var now = LastSession()
    now.width = window.defaultWidth
    now.height = window.defaultHeight
    now.isMaximized = window.isMaximized
    now.text = viewModel.searchString.value
    now.search = viewModel.searchToRemember
    // Until the search is restored, keep its previous position.
    if viewModel.isRestoring.value || viewModel.status.value == .unasked || window.results.isPlacing {
      (now.top, now.open, now.count) = (last.top, last.open, last.count)
    } else {
      now.top = window.results.photoAtTop
      now.open = viewModel.selection.detail.value?.id
      now.count = viewModel.searchResults.count
    }
    now.saves = (last.saves ?? []) + (viewModel.saves?.unfinished ?? [])
    return now
  }

  /// Saves the current session.
  func save() {
    let now = now
    guard now != written || isPending else { return }
    do {
      try file.save(now)
      written = now
    } catch {
      reportFailure()
    }
  }

  private func saveSoon() {
    let now = now
    guard now != written else { return }
    written = now
    isPending = true
    file.saveSoon(now) { [weak self] in
      guard let self else { return }
      // To be tried again.
      if written == now { written = nil }
      reportFailure()
    }
  }

  private func reportFailure() {
    if !hasFailed { report(Strings.sessionNotSaved(file.path)) }
    hasFailed = true
  }
}
