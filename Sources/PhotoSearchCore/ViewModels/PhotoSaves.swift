public import BindingCore

/// How far a photo is on its way to the disk.
public nonisolated enum PhotoSaveState: Sendable, Hashable {
  /// It was not asked for, or given up.
  case none
  /// Others come first.
  case waiting
  case saving(PhotoSaveProgress)
  /// It lies there.
  case saved(path: String)
  case failed(PhotoSaveError)

  /// Whether there is something to wait for.
  public var isUnderWay: Bool {
    switch self {
    case .waiting, .saving: true
    case .none, .saved, .failed: false
    }
  }
}

/// Saves photos one after another, and says how far it is.
public final class PhotoSaves: DisposeBagProvider {
  /// The photos that were asked for, by the first of their names.
  public let states = Property<[PhotoID: PhotoSaveState]>([:])
  /// How many photos are saved and how many there are to save, of those that were asked for since there was nothing to
  /// do; nil while there is nothing to do.
  public let progress = Property<Progress?>(nil)
  /// Photos whose saving came to its end, well or not. Those that were given up are not among them.
  public let ended = PassthroughSubject<Ended, Never>()
  /// How many photos are saved that an earlier run did not finish, when it begins.
  public let resumed = PassthroughSubject<Int, Never>()
  /// Photos that could not be saved.
  public let errorMessages = PassthroughSubject<PhotoSaveError, Never>()
  public let bag = DisposeBag()

  /// How far several photos are.
  public nonisolated struct Progress: Sendable, Hashable {
    /// How many are done, well or not.
    public let done: Int
    public let count: Int
  }

  /// What came of saving one photo.
  public nonisolated struct Ended: Sendable, Hashable {
    public let photo: Photo
    /// What the photo was found with, to try again with `save(_:query:)`.
    public let query: String
    /// `saved` or `failed`.
    public let state: PhotoSaveState
  }

  private let saver: any PhotoSaver
  private var queue: [UnfinishedSave] = []
  private var doneCount = 0
  private var current: (job: UnfinishedSave, subscription: any Disposable)?

  init(_ saver: any PhotoSaver) {
    self.saver = saver
  }

  /// How far one photo is, by whichever of its names.
  public func state(of photo: Photo) -> SafeSignal<PhotoSaveState> {
    states.map { states in photo.allIDs.lazy.compactMap { states[$0] }.first ?? .none }.removeDuplicates()
  }

  /// Saves the photos. None is saved twice: of those that are saved already that is only said once more.
  ///
  /// - Parameter query: What the user searched for when they were found.
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

  /// What is asked for and not saved yet, the next one first: for `resume(_:)` in another run.
  public var unfinished: [UnfinishedSave] { (current.map { [$0.job] } ?? []) + queue }

  /// Saves what an earlier run did not finish.
  public func resume(_ unfinished: [UnfinishedSave]) {
    guard !unfinished.isEmpty else { return }
    for job in unfinished { save([job.photo], query: job.query) }
    resumed.send(unfinished.count)
  }

  /// Finds out which of the photos were saved before.
  func look(for photos: [Photo]) {
    let unknown = photos.filter { states.value[$0.id] == nil }
    guard !unknown.isEmpty else { return }
    Task { [weak self, saver] in
      let paths = await saver.paths(of: unknown)
      guard let self, !paths.isEmpty else { return }
      states.value.merge(paths.mapValues { .saved(path: $0) }) { current, _ in current }
    }
  }

  /// Finds out anew which photos are saved, of those of which it was known: files may have gone.
  func lookAgain(for photos: [Photo]) {
    states.value = states.value.filter { entry in if case .saved = entry.value { false } else { true } }
    look(for: photos)
  }

  /// Knows photos no more that are saved in these files: they were removed.
  ///
  /// - Returns: What was known, for `bringBack(_:)`.
  func forget(_ paths: Set<String>) -> [PhotoID: PhotoSaveState] {
    let forgotten = states.value.filter { entry in
      if case .saved(let path) = entry.value { paths.contains(path) } else { false }
    }
    if !forgotten.isEmpty { states.value = states.value.filter { forgotten[$0.key] == nil } }
    return forgotten
  }

  /// Knows again what was forgotten.
  func bringBack(_ forgotten: [PhotoID: PhotoSaveState]) {
    states.value.merge(forgotten) { current, _ in current }
  }

  /// Gives up saving the photo. One that is saved stays.
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

  /// Gives up everything that is not saved yet.
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
