/// Photos of several sources, or of several pages, each of them once.
///
/// Two records are one photo when they have the same file, or are the same photo of the service that keeps it, however
/// their addresses are written. Records of different sources are one photo also when they have the same page.
public nonisolated struct MergedPhotos: Sendable {
  /// Each photo in the place of its first record.
  public private(set) var photos: [Photo] = []
  private var identities: [Set<PhotoIdentity>] = []
  /// Where the photos are, by each of their identities. With a page it can be several.
  private var places: [PhotoIdentity: [Int]] = [:]

  /// The photos in their order, those that are there twice in the place of the first.
  public init(_ photos: some Sequence<Photo> = []) {
    for photo in photos { insert(photo) }
  }

  /// Adds a photo at the end, or what is new in it to the record that is there already.
  ///
  /// - Complexity: O(1), or O(n) when it shows that several photos that are there are one.
  public mutating func insert(_ photo: Photo) {
    let ids = PhotoIdentity.all(of: photo)
    let matches = matches(of: photo, ids)
    guard let place = matches.first else {
      add(photo, ids)
      return
    }
    photos[place] = photos[place].merged(with: photo)
    note(ids, at: place)
    guard matches.count > 1 else { return }
    for other in matches.dropFirst() {
      photos[place] = photos[place].merged(with: photos[other])
      identities[place].formUnion(identities[other])
    }
    let kept = photos.indices.filter { $0 == place || !matches.contains($0) }.map { (photos[$0], identities[$0]) }
    self = MergedPhotos()
    for (photo, ids) in kept { add(photo, ids) }
  }

  /// The place of the photo with a name that any source gave it.
  public func index(of id: PhotoID) -> Int? { places[.id(id)]?.first }

  private func matches(of photo: Photo, _ ids: Set<PhotoIdentity>) -> [Int] {
    var matches: Set<Int> = []
    for id in ids where id.isCertain { matches.formUnion(places[id] ?? []) }
    if !matches.isEmpty { return matches.sorted() }
    for id in ids where !id.isCertain {
      // A page that shows several photos says nothing about which of them this is.
      guard let candidates = places[id], candidates.count == 1 else { continue }
      let known = photos[candidates[0]].allIDs.map(\.source)
      if !photo.allIDs.contains(where: { known.contains($0.source) }) { matches.insert(candidates[0]) }
    }
    return matches.sorted()
  }

  private mutating func add(_ photo: Photo, _ ids: Set<PhotoIdentity>) {
    photos.append(photo)
    identities.append([])
    note(ids, at: photos.count - 1)
  }

  private mutating func note(_ ids: Set<PhotoIdentity>, at place: Int) {
    for id in ids where identities[place].insert(id).inserted { places[id, default: []].append(place) }
  }
}
