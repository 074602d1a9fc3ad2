public import BindingCore

/// One photo, with everything that a user of the photo needs to know.
public final class PhotoDetailViewModel: DisposeBagProvider {
  /// The photo. It changes when another source provides more details.
  public let photo: Property<Photo>
  /// What the licence requires, most important first.
  public let demands = Property<[License.Demand]>([])
  /// What the licence forbids, most important first.
  public let forbids = Property<[License.Prohibition]>([])
  /// What is most important about the licence.
  public let badges = Property<[LicenseBadge]>([])
  /// Why the licence does not permit the intended uses, or empty if it does.
  public let conflicts = Property<[LicenseConflict]>([])
  /// The user's intended uses.
  public let uses: Property<Set<IntendedUse>>
  /// The format of `credit`.
  public let creditFormat = Property(CreditFormat.plainText)
  /// The wording of `credit`.
  public let wording = Property(CreditWording())
  /// The credit, for display and copying.
  public let credit = Property("")
  /// The progress of saving the photo.
  public let saving = Property(PhotoSaveState.none)
  /// The user's notes about the photo, or `nil` in a program without saved photos.
  public internal(set) var notes: SavedPhotoNotes?
  /// The camera data, or `nil` if it is not loaded yet or unavailable.
  public let camera = Property<CameraData?>(nil)
  /// The author's other photos, or `nil` if no author is named or the source cannot find them.
  public private(set) lazy var authorPhotos = authorQuery.flatMap { strip($0, of: photo.value.creator?.source) }
  /// Similar photos, or `nil` if none of the photo's sources can find them.
  public private(set) lazy var relatedPhotos = relatedQuery.flatMap { strip($0, of: relatedID?.source) }
  public let bag = DisposeBag()

  private let sources: [any PhotoSource]
  private let saves: PhotoSaves?
  /// The search text with which the photo was found.
  private let query: String
  private var cameraTask: Task<Void, Never>?

  /// How long a photo must be shown before its camera data is loaded, so that quick browsing loads none.
  static let restingTime = Duration.milliseconds(400)

  init(
    _ photo: Photo, uses: Set<IntendedUse>, in sources: [any PhotoSource], _ saves: PhotoSaves?, query: String = "",
    cameraData: CameraDataReader? = nil, scheduler: any Scheduler = MainScheduler.shared
  ) {
    self.query = query
    self.photo = Property(photo)
    self.uses = Property(uses)
    self.sources = sources
    self.saves = saves
    let license = self.photo.map(\.license).removeDuplicates()
    license.map(\.demands).bind(to: demands)
    license.map(\.forbids).bind(to: forbids)
    self.photo.map(\.badges).removeDuplicates().bind(to: badges)
    combineLatest(license, self.uses) { $0.conflicts(with: $1) }.bind(to: conflicts)
    combineLatest(self.photo, creditFormat, wording) { Credit($0).text(in: $1, $2) }.bind(to: credit)
    if let saves {
      self.photo.flatMapLatest { saves.state(of: $0) }.removeDuplicates().bind(to: saving)
      saves.look(for: [photo])
    }
    if let cameraData { look(for: photo, cameraData, scheduler) }
  }

  isolated deinit { cameraTask?.cancel() }

  /// Loads the camera data from the beginning of the file, once the photo has been shown for a while.
  private func look(for photo: Photo, _ reader: CameraDataReader, _ scheduler: any Scheduler) {
    scheduler.schedule(after: photo.imageURL == nil ? .zero : Self.restingTime) { [weak self] in
      self?.cameraTask = Task { [weak self] in
        guard let camera = await reader.cameraData(of: photo) else { return }
        self?.camera.value = camera
      }
    }.dispose(in: bag)
  }

  func update(_ photo: Photo) {
    if photo != self.photo.value { self.photo.value = photo }
  }

  /// The query for the author's other photos, for `PhotoSearchViewModel.search(_:)`, or `nil` if no author is named or
  /// the source cannot find them.
  public var authorQuery: PhotoQuery? {
    guard let author = photo.value.creator, let source = source(author.source), source.capabilities.findsByAuthor
    else { return nil }
    var query = PhotoQuery()
    query.scope = .author(author)
    return query
  }

  /// The query for similar photos, or `nil` if none of the photo's sources can find them.
  public var relatedQuery: PhotoQuery? {
    relatedID.map {
      var query = PhotoQuery()
      query.scope = .related($0)
      return query
    }
  }

  private var relatedID: PhotoID? {
    photo.value.allIDs.first { source($0.source)?.capabilities.findsRelated ?? false }
  }

  private func strip(_ query: PhotoQuery, of source: PhotoSourceID?) -> PhotoStrip? {
    source.flatMap(self.source).map { PhotoStrip(query, beside: photo.value, in: $0) }
  }

  /// Saves the photo with its credit. Does nothing while it is being saved.
  public func save() { saves?.save([photo.value], query: query) }

  /// Cancels saving.
  public func cancelSaving() { saves?.cancel(photo.value) }

  private func source(_ id: PhotoSourceID) -> (any PhotoSource)? { sources.first { $0.id == id } }
}
