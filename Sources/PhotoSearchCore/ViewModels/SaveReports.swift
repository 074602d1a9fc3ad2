public import BindingCore

/// What is to be said about saving photos: where they are, and which failed and can be retried together.
public final class SaveReports: DisposeBagProvider {
  /// Photos that were saved since the queue was last empty.
  public nonisolated struct Saved: Sendable, Hashable {
    public let count: Int
    /// The last of them.
    public let photo: Photo
    /// The path of the file, or of the folder if there are several.
    public let path: String
    /// The collections to which all of them were added, or none if they differ.
    public let target: SaveTarget
  }

  /// Emits when the queue is empty, unless photos have failed, which are reported instead.
  public let saved = PassthroughSubject<Saved, Never>()
  /// The photos that could not be saved, in order, until they are retried or forgotten.
  public let failures = Property<[PhotoSaves.Ended]>([])
  public let bag = DisposeBag()

  private let saves: PhotoSaves
  /// What was saved since the queue was last empty.
  private var done: Saved?
  private var doneIDs: Set<PhotoID> = []

  /// - Parameter isShown: Returns whether a photo is open, in which case its view reports a failure.
  public init(_ saves: PhotoSaves, unless isShown: @escaping (Photo) -> Bool) {
    self.saves = saves
    saves.ended.bind(to: self) { me, ended in me.take(ended, isShown: isShown(ended.photo)) }
    saves.progress.filter { $0 == nil }.bind(to: self) { me, _ in
      guard let done = me.done else { return }
      me.done = nil
      me.doneIDs = []
      if me.failures.value.isEmpty { me.saved.send(done) }
    }
  }

  private func take(_ ended: PhotoSaves.Ended, isShown: Bool) {
    var failed = failures.value.filter { $0.photo.id != ended.photo.id }
    switch ended.state {
    case .failed(.cancelled): break
    case .failed where !isShown: failed.append(ended)
    case .saved(let path):
      // One that is requested again while others are being saved ends again.
      doneIDs.insert(ended.photo.id)
      let count = doneIDs.count
      let isSame = done.map { $0.target == ended.target } ?? true
      done = Saved(
        count: count, photo: ended.photo, path: count == 1 ? path : Self.folder(of: path),
        target: isSame ? ended.target : .none)
    default: break
    }
    if failed != failures.value { failures.value = failed }
  }

  /// Retries the photos that failed.
  public func retry() {
    let failed = failures.value
    forget()
    for ended in failed { saves.save([ended.photo], query: ended.query, to: ended.target) }
  }

  /// Forgets the photos that failed.
  public func forget() { failures.value = [] }

  /// Returns the path of the folder with a trailing slash.
  private static func folder(of path: String) -> String {
    String(path[...(path.lastIndex(of: "/") ?? path.startIndex)])
  }
}
