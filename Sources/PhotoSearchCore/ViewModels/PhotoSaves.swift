public import BindingCore
import Glibc

/// The progress of saving a photo.
public nonisolated enum PhotoSaveState: Sendable, Hashable {
  /// Saving was not requested, or was cancelled.
  case none
  /// The photo is waiting for others to be saved.
  case waiting
  case saving(PhotoSaveProgress)
  /// The photo is saved.
  case saved(path: String)
  case failed(PhotoSaveError)

  fileprivate var isSaved: Bool { if case .saved = self { true } else { false } }

  /// Whether saving is in progress or pending.
  public var isUnderWay: Bool {
    switch self {
    case .waiting, .saving: true
    case .none, .saved, .failed: false
    }
  }
}

/// Saves photos one after another and reports the progress.
public final class PhotoSaves: DisposeBagProvider {
  /// The states of the requested photos, by their primary IDs.
  public let states = Property<[PhotoID: PhotoSaveState]>([:])
  /// The progress of all saves requested since the queue was last empty, or `nil` if it is empty.
  public let progress = Property<Progress?>(nil)
  /// Emits photos whose saving succeeded or failed, but not those that were cancelled.
  public let ended = PassthroughSubject<Ended, Never>()
  /// Emits the number of unfinished saves of an earlier run when they are resumed.
  public let resumed = PassthroughSubject<Int, Never>()
  /// Emits the errors of failed saves.
  public let errorMessages = PassthroughSubject<PhotoSaveError, Never>()
  public let bag = DisposeBag()

  /// The progress of several photos.
  public nonisolated struct Progress: Sendable, Hashable {
    /// The number of photos that were saved or failed.
    public let done: Int
    public let count: Int
  }

  /// The result of saving one photo.
  public nonisolated struct Ended: Sendable, Hashable {
    public let photo: Photo
    /// The search text with which the photo was found, for retrying with `save(_:query:to:)`.
    public let query: String
    /// The collections to which it was or was to be added, for the same.
    public let target: SaveTarget
    /// Either `saved` or `failed`.
    public let state: PhotoSaveState
  }

  /// Returns where photos are saved to unless the user has said something else.
  var target: () -> SaveTarget = { .lastUsed }
  private let saver: any PhotoSaver
  private var queue: [UnfinishedSave] = []
  private var doneCount = 0
  /// The targets of photos whose saving failed, for the next time.
  private var failedTargets: [PhotoID: SaveTarget] = [:]
  private var current: (job: UnfinishedSave, subscription: any Disposable)?
  /// The number of times that photos were forgotten. What was looked up before may list them.
  private var forgettingCount = 0

  nonisolated private static let files = BlockingExecutor(label: "saved-files", width: 1)

  init(_ saver: any PhotoSaver) {
    self.saver = saver
  }

  /// Returns the state of a photo by any of its IDs.
  public func state(of photo: Photo) -> SafeSignal<PhotoSaveState> {
    states.map { states in photo.allIDs.lazy.compactMap { states[$0] }.first ?? .none }.removeDuplicates()
  }

  /// Saves photos. Does not save a photo twice: one that is already saved is only added to the collections, and `ended`
  /// emitted again. One that is being saved is saved to the collections of both targets, if there is another one.
  ///
  /// - Parameters:
  ///   - query: The search text with which the photos were found.
  ///   - target: The collections, or `nil` for the one used last at the time of the call.
  public func save(_ photos: [Photo], query: String = "", to target: SaveTarget? = nil) {
    let usual = self.target()
    for photo in photos {
      switch states.value[photo.id] {
      case .waiting?, .saving?: if let target { add(target, to: photo) }
      case .saved(let path)? where !(target ?? usual).hasCollections:
        ended.send(Ended(photo: photo, query: query, target: .none, state: .saved(path: path)))
      default:
        var wanted = failedTargets.removeValue(forKey: photo.id) ?? target ?? usual
        if let target { wanted.formUnion(target) }
        queue.append(UnfinishedSave(photo: photo, query: query, target: wanted))
        states.value[photo.id] = .waiting
      }
    }
    showProgress()
    saveNext()
  }

  /// Extends the target of a photo that is to be saved.
  private func add(_ target: SaveTarget, to photo: Photo) {
    if let index = queue.firstIndex(where: { $0.photo.id == photo.id }) {
      queue[index].target.formUnion(target)
    } else if current?.job.photo.id == photo.id {
      current?.job.target.formUnion(target)
    }
  }

  /// The requested photos that are not saved yet, in order, for `resume(_:)` in a later run.
  public var unfinished: [UnfinishedSave] { (current.map { [$0.job] } ?? []) + queue }

  /// Saves the unfinished photos of an earlier run.
  public func resume(_ unfinished: [UnfinishedSave]) {
    guard !unfinished.isEmpty else { return }
    for job in unfinished { save([job.photo], query: job.query, to: job.target) }
    resumed.send(unfinished.count)
  }

  /// Looks up which of the photos were saved before.
  func look(for photos: [Photo]) {
    let unknown = photos.filter { states.value[$0.id] == nil }
    guard !unknown.isEmpty else { return }
    Task { [weak self, saver, before = forgettingCount] in
      let paths = await saver.paths(of: unknown)
      guard let self, !paths.isEmpty else { return }
      if forgettingCount != before { return look(for: photos) }
      states.value.merge(paths.mapValues { .saved(path: $0) }) { current, _ in current }
    }
  }

  /// Looks up again which photos are saved, because files may have disappeared. Forgets all others.
  func lookAgain(for photos: [Photo]) {
    let before = states.value.filter(\.value.isSaved)
    Task { [weak self, saver, count = forgettingCount] in
      let paths = await saver.paths(of: photos)
      guard let self else { return }
      if forgettingCount != count { return lookAgain(for: photos) }
      states.value = states.value.filter { before[$0.key] != $0.value }
        .merging(paths.mapValues { .saved(path: $0) }) { current, _ in current }
    }
  }

  /// Returns whether the file of a photo that is known as saved is no longer where it was.
  func isAnyFileGone() async -> Bool {
    await Self.isAnyGone(states.value.values.compactMap { if case .saved(let path) = $0 { path } else { nil } })
  }

  nonisolated private static func isAnyGone(_ paths: [String]) async -> Bool {
    await files.run { paths.contains { access($0, F_OK) != 0 } }
  }

  /// Removes the states of photos saved in these files, because they were deleted.
  ///
  /// - Returns: The removed states, for `bringBack(_:)`.
  func forget(_ paths: Set<String>) -> [PhotoID: PhotoSaveState] {
    let forgotten = states.value.filter { entry in
      if case .saved(let path) = entry.value { paths.contains(path) } else { false }
    }
    forgettingCount += 1
    if !forgotten.isEmpty { states.value = states.value.filter { forgotten[$0.key] == nil } }
    return forgotten
  }

  /// Restores the removed states.
  func bringBack(_ forgotten: [PhotoID: PhotoSaveState]) {
    states.value.merge(forgotten) { current, _ in current }
  }

  /// Cancels saving a photo. A saved photo is not affected.
  public func cancel(_ photo: Photo) {
    guard states.value[photo.id]?.isUnderWay ?? false else { return }
    states.value[photo.id] = nil
    queue.removeAll { $0.photo.id == photo.id }
    if current?.job.photo.id == photo.id {
      current?.subscription.dispose()
      current = nil
    }
    // It may have been saved, and was only to be added to collections.
    look(for: [photo])
    showProgress()
    saveNext()
  }

  /// Cancels all saves that are not finished.
  public func cancelAll() {
    let photos = (current.map { [$0.job.photo] } ?? []) + queue.map(\.photo)
    queue = []
    for photo in photos { cancel(photo) }
  }

  private func saveNext() {
    guard current == nil else { return }
    guard !queue.isEmpty else {
      doneCount = 0
      return
    }
    let job = queue.removeFirst()
    let photo = job.photo
    states.value[photo.id] = .saving(.started)
    let subscription = saver.states(of: job)
      .observeNext { [weak self] state in self?.show(state, of: job) }
    if states.value[photo.id]?.isUnderWay ?? false { current = (job, subscription) }
    subscription.dispose(in: bag)
  }

  private func show(_ state: PhotoSaveState, of job: UnfinishedSave) {
    states.value[job.photo.id] = state
    guard !state.isUnderWay else { return }
    let begun = job.target
    let job = current?.job ?? job
    current = nil
    if job.target != begun, case .saved = state {
      // It is there by now, and is only added to the collections.
      queue.insert(job, at: 0)
      return saveNext()
    }
    doneCount += 1
    if case .failed(let error) = state {
      failedTargets[job.photo.id] = job.target
      errorMessages.send(error)
    }
    ended.send(Ended(photo: job.photo, query: job.query, target: job.target, state: state))
    showProgress()
    saveNext()
  }

  private func showProgress() {
    let left = queue.count + (current == nil ? 0 : 1)
    progress.value = left == 0 ? nil : Progress(done: doneCount, count: doneCount + left)
  }
}
