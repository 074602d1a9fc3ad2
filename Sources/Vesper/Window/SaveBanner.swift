import BindingCore
import Gtk
import PhotoSearchCore

/// Reports the outcome of saving photos that are no longer open: the location of the last one, or failures, which can
/// be retried together. Also reports saves that resume from an earlier run.
final class SaveBanner: Banner {
  private let saves: PhotoSaves
  private var failed: [PhotoSaves.Ended] = []
  /// The number of photos saved since the queue was last empty.
  private var savedCount = 0
  /// The action of the button.
  private var offer = Offer.tryAgain

  private enum Offer: Equatable {
    case tryAgain
    /// Shows the folder of the saved photo.
    case show(path: String)
    case cancel
  }

  /// - Parameters:
  ///   - undo: Reports removals, after which the message about saving is no longer true.
  ///   - isShown: Returns whether a photo is open, in which case its view reports the outcome.
  init(_ saves: PhotoSaves, undo: UndoHistory, unless isShown: @escaping (Photo) -> Bool) {
    self.saves = saves
    super.init(buttonLabel: Strings.tryAgain, canBeClosed: true)
    button.reactive.clicked.bind(to: self) { $0.follow() }
    saves.progress.filter { $0 == nil }.bind(to: self) { me, _ in me.savedCount = 0 }
    saves.ended.bind(to: self) { me, ended in me.take(ended, isShown: isShown(ended.photo)) }
    saves.resumed.bind(to: self) { me, count in me.tell(Strings.savesResumed(count), .cancel) }
    // The saves were cancelled, or finished without a message.
    saves.progress.filter { $0 == nil }.bind(to: self) { me, _ in if me.offer == .cancel { me.revealChild = false } }
    undo.offer.bind(to: self) { me, removal in
      if case .savedPhotos = removal, me.passes.value { me.revealChild = false }
    }
    // Once closed, its failures are forgotten.
    reactive.revealChild.filter { !$0 }.bind(to: self) { me, _ in me.failed = [] }
  }

  private func take(_ ended: PhotoSaves.Ended, isShown: Bool) {
    failed.removeAll { $0.photo.id == ended.photo.id }
    if case .saved = ended.state { savedCount += 1 }
    switch ended.state {
    case .failed(.cancelled): break
    case .failed(let error) where !isShown:
      failed.append(ended)
      tell(
        failed.count == 1 ? Strings.notSaved(ended.photo, error) : Strings.notSaved(failed.map(\.photo), error),
        .tryAgain)
    case .saved(let path) where !isShown && failed.isEmpty:
      tell(
        savedCount == 1 ? Strings.saved(ended.photo) : Strings.saved(count: savedCount),
        .show(path: savedCount == 1 ? path : Self.folder(of: path)))
    default: if failed.isEmpty, offer == .tryAgain { revealChild = false }
    }
  }

  /// Returns the path of the folder with a trailing slash.
  private static func folder(of path: String) -> String {
    String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
  }

  private func tell(_ text: String, _ offer: Offer) {
    self.offer = offer
    self.text = text
    isWarning = offer == .tryAgain
    passes.value = if case .show = offer { true } else { false }
    path = if case .show(let path) = offer { path } else { "" }
    button.label =
      switch offer {
      case .tryAgain: Strings.tryAgain
      case .show: Strings.showInFolder
      case .cancel: Strings.cancel
      }
    revealChild = true
  }

  private func follow() {
    let again = failed
    revealChild = false
    switch offer {
    case .tryAgain: for ended in again { saves.save([ended.photo], query: ended.query) }
    case .show(let path): (root as? Window)?.showFolder(of: path)
    case .cancel: saves.cancelAll()
    }
  }
}
