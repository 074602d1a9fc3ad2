public import BindingCore
import FoundationEssentials

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
    /// The search text with which the photo was found, for retrying with `save(_:query:)`.
    public let query: String
    /// Either `saved` or `failed`.
    public let state: PhotoSaveState
  }

  private let saver: any PhotoSaver
  private var queue: [UnfinishedSave] = []
  private var doneCount = 0
  private var current: (job: UnfinishedSave, subscription: any Disposable)?

  init(_ saver: any PhotoSaver) {
    self.saver = saver
  }

  /// Returns the state of a photo by any of its IDs.
  public func state(of photo: Photo) -> SafeSignal<PhotoSaveState> {
    states.map { states in photo.allIDs.lazy.compactMap { states[$0] }.first ?? .none }.removeDuplicates()
  }

  /// Saves photos. Does not save a photo twice: for one that is already saved, only emits `ended` again.
  ///
  /// - Parameter query: The search text with which the photos were found.
  public func save(_ photos: [Photo], query: String = "") {
    for photo in photos {
      switch states.value[photo.id] {
      case .waiting?, .saving?: continue
      case .saved(let path)?: ended.send(Ended(photo: photo, query: query, state: .saved(path: path)))
      default:
        queue.append(UnfinishedSave(photo: photo, query: query))
        states.value[photo.id] = .waiting
      }
    }
    showProgress()
    saveNext()
  }

  /// The requested photos that are not saved yet, in order, for `resume(_:)` in a later run.
  public var unfinished: [UnfinishedSave] { (current.map { [$0.job] } ?? []) + queue }

  /// Saves the unfinished photos of an earlier run.
  public func resume(_ unfinished: [UnfinishedSave]) {
    guard !unfinished.isEmpty else { return }
    for job in unfinished { save([job.photo], query: job.query) }
    resumed.send(unfinished.count)
  }

  /// Looks up which of the photos were saved before.
  func look(for photos: [Photo]) {
    let unknown = photos.filter { states.value[$0.id] == nil }
    guard !unknown.isEmpty else { return }
    Task { [weak self, saver] in
      let paths = await saver.paths(of: unknown)
      guard let self, !paths.isEmpty else { return }
      states.value.merge(paths.mapValues { .saved(path: $0) }) { current, _ in current }
    }
  }

  /// Looks up again which photos are saved, because files may have disappeared.
  func lookAgain(for photos: [Photo]) {
    states.value = states.value.filter { entry in if case .saved = entry.value { false } else { true } }
    look(for: photos)
  }

  /// Removes the states of photos saved in these files, because they were deleted.
  ///
  /// - Returns: The removed states, for `bringBack(_:)`.
  func forget(_ paths: Set<String>) -> [PhotoID: PhotoSaveState] {
    let forgotten = states.value.filter { entry in
      if case .saved(let path) = entry.value { paths.contains(path) } else { false }
    }
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
    let subscription = saver.states(of: photo, query: job.query)
      .observeNext { [weak self] state in self?.show(state, of: job) }
    if states.value[photo.id]?.isUnderWay ?? false { current = (job, subscription) }
    subscription.dispose(in: bag)
  }

  private func show(_ state: PhotoSaveState, of job: UnfinishedSave) {
    states.value[job.photo.id] = state
    guard !state.isUnderWay else { return }
    current = nil
    doneCount += 1
    if case .failed(let error) = state { errorMessages.send(error) }
    ended.send(Ended(photo: job.photo, query: job.query, state: state))
    showProgress()
    saveNext()
  }

  private func showProgress() {
    let left = queue.count + (current == nil ? 0 : 1)
    progress.value = left == 0 ? nil : Progress(done: doneCount, count: doneCount + left)
  }
}

/// A photo that is still to be saved.
public nonisolated struct UnfinishedSave: Sendable, Hashable {
  public let photo: Photo
  /// What the user searched for when the photo was found.
  public let query: String

  public init(photo: Photo, query: String) {
    self.photo = photo
    self.query = query
  }
}

/// Encoded as in the list of saved photos, without what the list does not store, such as thumbnails.
nonisolated extension UnfinishedSave: Codable {
  private enum CodingKeys: String, CodingKey {
    case statements
  }

  public func encode(to encoder: any Encoder) throws {
    try SavedPhotoRecord(photo, query: query, saved: Date(timeIntervalSince1970: 0)).encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(photo.statements, forKey: .statements)
  }

  public init(from decoder: any Decoder) throws {
    let record = try SavedPhotoRecord(from: decoder).sanitized
    var photo = record.photo
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let statements = container.lenient(LossyArray<ServiceStatement>.self, .statements)?.elements ?? []
    photo.evidence = PhotoEvidence(statements: statements)
    self.init(photo: photo, query: record.query ?? "")
  }
}
