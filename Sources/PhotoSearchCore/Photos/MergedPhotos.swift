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
  private var indices: [PhotoIdentity: [Int]] = [:]

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
    guard let index = matches.first else {
      add(photo, ids)
      return
    }
    photos[index] = photos[index].merged(with: photo)
    note(ids, at: index)
    guard matches.count > 1 else { return }
    for other in matches.dropFirst() {
      photos[index] = photos[index].merged(with: photos[other])
      identities[index].formUnion(identities[other])
    }
    let kept = photos.indices.filter { $0 == index || !matches.contains($0) }.map { (photos[$0], identities[$0]) }
    self = MergedPhotos()
    for (photo, ids) in kept { add(photo, ids) }
  }

  /// The index of the photo with an ID from any source.
  public func index(of id: PhotoID) -> Int? { indices[.id(id)]?.first }

  private func matches(of photo: Photo, _ ids: Set<PhotoIdentity>) -> [Int] {
    var matches: Set<Int> = []
    for id in ids where id.isCertain { matches.formUnion(indices[id] ?? []) }
    if !matches.isEmpty { return matches.sorted() }
    for id in ids where !id.isCertain {
      // A page that shows several photos does not identify which of them this is.
      guard let candidates = indices[id], candidates.count == 1 else { continue }
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

  private mutating func note(_ ids: Set<PhotoIdentity>, at index: Int) {
    for id in ids where identities[index].insert(id).inserted { indices[id, default: []].append(index) }
  }
}

nonisolated extension Photo {
  /// All IDs that sources gave the photo, starting with that of the richest record.
  public var allIDs: [PhotoID] { [id] + alternateIDs }

  /// Returns whether both are records of the same photo, by any of their IDs.
  public func isSame(as other: Photo) -> Bool { !Set(allIDs).isDisjoint(with: other.allIDs) }

  /// Merges two records of the same photo: returns the richer one, completed from the other.
  ///
  /// Related fields stay together: no record combines the author's address from one source with the name from another,
  /// or the size of one file with the address of another.
  func merged(with other: Photo) -> Photo {
    let (rich, poor) = richness >= other.richness ? (self, other) : (other, self)
    let author = rich.author != nil ? rich : poor
    let file = rich.imageURL != nil ? rich : poor
    let isSameFile = rich.imageURL.flatMap(PhotoAddress.init) == poor.imageURL.flatMap(PhotoAddress.init)
    let size = file.pixelCount == nil && isSameFile ? poor : file
    var merged = Photo(
      id: rich.id, title: rich.title.isEmpty ? poor.title : rich.title, author: author.author,
      authorURL: author.authorURL,
      // The author's ID within another source means nothing to this one.
      authorID: author.id == rich.id ? author.authorID : nil,
      license: License.best(rich, poor), pageURL: rich.pageURL ?? poor.pageURL,
      reportURL: rich.reportURL ?? poor.reportURL, imageURL: file.imageURL,
      thumbnail: rich.thumbnail ?? poor.thumbnail, previewURL: rich.previewURL ?? poor.previewURL,
      width: size.width, height: size.height, fileSize: file.fileSize ?? (isSameFile ? poor.fileSize : nil),
      fileType: file.fileType ?? (isSameFile ? poor.fileType : nil), uploaded: rich.uploaded ?? poor.uploaded,
      taken: rich.taken ?? poor.taken, summary: rich.summary ?? poor.summary,
      tags: Self.union(rich.tags, poor.tags), restrictions: Self.union(rich.restrictions, poor.restrictions),
      isPhotograph: rich.isPhotograph ?? poor.isPhotograph, isSensitive: isSensitive || other.isSensitive,
      collection: rich.collection, creditText: author.creditText,
      alternateIDs: Self.ids(of: rich, poor))
    merged.evidence = rich.evidence + poor.evidence
    return merged
  }

  /// How much a record contains.
  private var richness: Int {
    let known: [Bool] = [
      !title.isEmpty, author != nil, authorURL != nil, pageURL != nil, imageURL != nil, thumbnail != nil,
      previewURL != nil, width != nil, height != nil, fileSize != nil, fileType != nil, uploaded != nil, taken != nil,
      summary != nil, !tags.isEmpty, !restrictions.isEmpty, isPhotograph != nil, creditText != nil,
      license.version != nil, license.hasKnownTerms, license.hasKnownTerms,
    ]
    return known.count { $0 }
  }

  private static func ids(of rich: Photo, _ poor: Photo) -> [PhotoID] {
    var ids: [PhotoID] = []
    for id in rich.alternateIDs + poor.allIDs where id != rich.id && !ids.contains(id) { ids.append(id) }
    return ids
  }

  /// The elements of the first array, then those that only the second has, ignoring case.
  private static func union(_ first: [String], _ second: [String]) -> [String] {
    var seen = Set<String>()
    return (first + second).filter { seen.insert($0.lowercased()).inserted }
  }
}

nonisolated extension License {
  /// The most reliable licence of a photo: known terms over unknown ones, a version over none. If two sources
  /// contradict each other, the source that hosts the photo wins over an aggregator.
  fileprivate static func best(_ rich: Photo, _ poor: Photo) -> License {
    let (first, second) = (rich.license, poor.license)
    guard first.hasKnownTerms, second.hasKnownTerms else { return first.hasKnownTerms ? first : second }
    if first.kind == second.kind { return first.version == nil ? second : first }
    return rich.collection != nil && poor.collection == nil ? second : first
  }
}
