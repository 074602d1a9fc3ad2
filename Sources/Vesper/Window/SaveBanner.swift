import BindingCore
import Gtk
import PhotoSearchCore

/// Tells what came of saving photos that the person looks at no more: where the last one is, or that some failed, which
/// can be tried again together. Tells also what is saved that an earlier run did not finish.
final class SaveBanner: Banner {
  private let saves: PhotoSaves
  private var failed: [PhotoSaves.Ended] = []
  /// How many were saved since there was nothing to do.
  private var savedCount = 0
  /// What its button does.
  private var offer = Offer.tryAgain

  private enum Offer: Equatable {
    case tryAgain
    /// Shows where the photo is that is told about.
    case show(path: String)
    case cancel
  }

  /// - Parameters:
  ///   - undo: Tells what was removed: that it is saved is true no more.
  ///   - isShown: Whether a photo is looked at and says itself what comes of it.
  init(_ saves: PhotoSaves, undo: UndoHistory, unless isShown: @escaping (Photo) -> Bool) {
    self.saves = saves
    super.init(buttonLabel: Words.tryAgain, canBeClosed: true)
    button.reactive.clicked.bind(to: self) { $0.follow() }
    saves.progress.filter { $0 == nil }.bind(to: self) { me, _ in me.savedCount = 0 }
    saves.ended.bind(to: self) { me, ended in me.take(ended, isShown: isShown(ended.photo)) }
    saves.resumed.bind(to: self) { me, count in me.tell(Words.savesResumed(count), .cancel) }
    // Given up, or done without a word.
    saves.progress.filter { $0 == nil }.bind(to: self) { me, _ in if me.offer == .cancel { me.revealChild = false } }
    undo.offer.bind(to: self) { me, removal in
      if case .savedPhotos = removal, me.passes.value { me.revealChild = false }
    }
    // Who closes it has seen it.
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
        failed.count == 1 ? Words.notSaved(ended.photo, error) : Words.notSaved(failed.map(\.photo), error), .tryAgain)
    case .saved(let path) where !isShown && failed.isEmpty:
      tell(
        savedCount == 1 ? Words.saved(ended.photo) : Words.saved(count: savedCount),
        .show(path: savedCount == 1 ? path : Self.folder(of: path)))
    default: if failed.isEmpty, offer == .tryAgain { revealChild = false }
    }
  }

  /// With a slash at its end.
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
      case .tryAgain: Words.tryAgain
      case .show: Words.showInFolder
      case .cancel: Words.cancel
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
