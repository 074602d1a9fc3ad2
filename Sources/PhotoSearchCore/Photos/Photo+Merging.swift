nonisolated extension Photo {
  /// All IDs that sources gave the photo, starting with that of the richest record.
  public var allIDs: [PhotoID] { [id] + alternateIDs }

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
    return Photo(
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
