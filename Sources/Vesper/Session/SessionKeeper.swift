import BindingCore
import FoundationEssentials
import Gtk
import PhotoSearchCore

/// Brings back what was open when the window was closed, and remembers what is open now.
///
/// It is remembered a moment after each change, and every few seconds while changes go on, so that it is not lost either
/// when the program ends otherwise.
final class SessionKeeper: DisposeBagProvider {
  private let file: LastSessionFile
  private let window: SearchWindow
  private let viewModel: PhotoSearchViewModel
  private let report: (String) -> Void
  /// What was open in the run before. Saves that go on are taken out.
  private var last: LastSession
  private var written: LastSession
  private var hasFailed = false

  let bag = DisposeBag()

  /// How long after a change it is remembered.
  private static let delay = Duration.seconds(1)
  /// How long after a change it is remembered at the latest: who scrolls or types may not pause at all.
  private static let longestDelay = Duration.seconds(5)

  /// - Parameters:
  ///   - last: What was open.
  ///   - report: Takes a sentence when nothing can be remembered.
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
    // A window that is being closed has nothing in view any more.
    window.reactive.closeRequest.answer(orPass: { [weak self] in
      self?.save()
      self?.bag.dispose()
      return nil
    })
    .dispose(in: bag)
    let changes = changes
    let atRest = changes.debounce(for: Self.delay)
    let atLatest = changes.throttle(for: Self.longestDelay).delay(interval: Self.longestDelay)
    merge(atRest, atLatest).bind(to: self) { $0.save() }
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
        // Not the states: while a photo is loaded they change all the time, and nothing would ever be written.
        + (viewModel.saves.map { [$0.progress.map { _ in }] } ?? []))
  }

  // MARK: Bringing back

  /// Searches as in the last session, but asks no service: see `PhotoSearchViewModel.restore`. The photos are where they
  /// were, and the one that was open is open.
  func restoreSearch() {
    guard let search = last.search else { return }
    viewModel.restored.prefix(maxLength: 1).bind(to: self) { me in me.place() }
    viewModel.restore(search, text: last.text ?? "", count: min(last.count ?? 0, LastSession.maximumCount))
    // Who types goes on there.
    window.header.searchEntry.position = -1
  }

  private func place() {
    let open = viewModel.searchResults.collection.first { $0.id == last.open }
    let show = { [viewModel] in
      if let open { viewModel.selection.detail.value = open }
    }
    if let top = last.top { window.results.scroll(toTop: top, then: show) } else { show() }
  }

  /// Goes on with what was not saved, as soon as there is a network.
  func restoreSaves() {
    guard let unfinished = last.saves, !unfinished.isEmpty else { return }
    viewModel.networkIsAvailable.filter { $0 }.prefix(maxLength: 1).bind(to: self) { me, _ in
      me.last.saves = nil
      me.viewModel.saves?.resume(unfinished)
    }
  }

  // MARK: Remembering

  private var now: LastSession {
    var now = LastSession()
    now.width = window.defaultWidth
    now.height = window.defaultHeight
    now.isMaximized = window.isMaximized
    now.text = viewModel.searchString.value
    now.search = viewModel.searchToRemember
    // Where the search is not back yet its place is kept for the next time.
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

  /// Remembers what is open now.
  func save() {
    let now = now
    guard now != written else { return }
    do {
      try file.save(now)
      written = now
    } catch {
      if !hasFailed { report(Words.sessionNotSaved(file.path)) }
      hasFailed = true
    }
  }
}
