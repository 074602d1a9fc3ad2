public import BindingCore

/// One photo, with all that a person who wants to use it must know.
public final class PhotoDetailViewModel: DisposeBagProvider {
  /// The photo. It changes when another source tells more about it.
  public let photo: Property<Photo>
  /// What its licence demands, the most important first.
  public let demands = Property<[License.Demand]>([])
  /// What its licence forbids, the most important first.
  public let forbids = Property<[License.Prohibition]>([])
  /// Why it does not fulfil what the user wants to do; empty when it does.
  public let conflicts = Property<[LicenseConflict]>([])
  /// What the user wants to do with photos.
  public let wishes: Property<Set<LicenseWish>>
  /// The format of `credit`.
  public let creditFormat = Property(CreditFormat.plainText)
  /// The words of `credit`.
  public let wording = Property(CreditWording())
  /// The credit, to be shown and copied.
  public let credit = Property("")
  /// How far the photo is on its way to the disk.
  public let saving = Property(PhotoSaveState.none)
  /// The user's own words about it; nil in a program without a place for saved photos.
  public internal(set) var notes: SavedPhotoNotes?
  /// How it was taken; nil until that is known, and where nobody says.
  public let camera = Property<CameraData?>(nil)
  /// The author's other photos; nil where nobody is named or the source cannot look for them.
  public private(set) lazy var authorPhotos = authorQuery.flatMap { strip($0, of: photo.value.creator?.source) }
  /// Similar photos; nil when none of the sources that know the photo can look for them.
  public private(set) lazy var relatedPhotos = relatedQuery.flatMap { strip($0, of: relatedID?.source) }
  public let bag = DisposeBag()

  private let sources: [any PhotoSource]
  private let saves: PhotoSaves?
  /// What the photo was found with.
  private let query: String
  private var cameraTask: Task<Void, Never>?

  /// Who looks at a photo for so long does more than leaf through.
  static let restingTime = Duration.milliseconds(400)

  init(
    _ photo: Photo, wishes: Set<LicenseWish>, in sources: [any PhotoSource], _ saves: PhotoSaves?, query: String = "",
    cameraData: CameraDataReader? = nil, scheduler: any Scheduler = MainScheduler.shared
  ) {
    self.query = query
    self.photo = Property(photo)
    self.wishes = Property(wishes)
    self.sources = sources
    self.saves = saves
    let license = self.photo.map(\.license).removeDuplicates()
    license.map(\.demands).bind(to: demands)
    license.map(\.forbids).bind(to: forbids)
    combineLatest(license, self.wishes) { $0.conflicts(with: $1) }.bind(to: conflicts)
    combineLatest(self.photo, creditFormat, wording) { Credit($0).text(in: $1, $2) }.bind(to: credit)
    if let saves {
      self.photo.flatMapLatest { saves.state(of: $0) }.removeDuplicates().bind(to: saving)
      saves.look(for: [photo])
    }
    if let cameraData { look(for: photo, cameraData, scheduler) }
  }

  isolated deinit { cameraTask?.cancel() }

  /// The file's beginning is asked for when somebody stays with the photo.
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

  /// What finds the author's other photos, with `PhotoSearchViewModel.search(_:)`; nil where nobody is named or the
  /// source cannot look for them.
  public var authorQuery: PhotoQuery? {
    guard let author = photo.value.creator, let source = source(author.source), source.capabilities.findsByAuthor
    else { return nil }
    var query = PhotoQuery()
    query.scope = .author(author)
    return query
  }

  /// What finds similar photos; nil when none of the sources that know the photo can look for them.
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

  /// Saves the photo with its credit; nothing happens while it is being saved.
  public func save() { saves?.save([photo.value], query: query) }

  /// Gives up saving.
  public func cancelSaving() { saves?.cancel(photo.value) }

  private func source(_ id: PhotoSourceID) -> (any PhotoSource)? { sources.first { $0.id == id } }
}
