/// Photos of several sources, or of several pages, without duplicates.
///
/// Two records are the same photo if they have the same file, or refer to the same photo in the service that hosts it,
/// however their addresses are written. Records of different sources are also the same photo if they have the same
/// page.
public nonisolated struct MergedPhotos: Sendable {
  /// The photos, each at the position of its first record.
  public private(set) var photos: [Photo] = []
  private var identities: [Set<PhotoIdentity>] = []
  /// The indices of the photos by identity. Several photos can share a page.
  private var places: [PhotoIdentity: [Int]] = [:]

  /// Merges the photos in their order. Duplicates are merged into the first record.
  public init(_ photos: some Sequence<Photo> = []) {
    for photo in photos { insert(photo) }
  }

  /// Appends a photo, or merges it into the existing record of the same photo.
  ///
  /// - Complexity: O(1), or O(n) if it reveals that several existing photos are the same.
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

  /// The index of the photo with an ID from any source.
  public func index(of id: PhotoID) -> Int? { places[.id(id)]?.first }

  private func matches(of photo: Photo, _ ids: Set<PhotoIdentity>) -> [Int] {
    var matches: Set<Int> = []
    for id in ids where id.isCertain { matches.formUnion(places[id] ?? []) }
    if !matches.isEmpty { return matches.sorted() }
    for id in ids where !id.isCertain {
      // A page that shows several photos does not identify which of them this is.
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
