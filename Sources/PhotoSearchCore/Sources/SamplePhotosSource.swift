import FoundationEssentials

/// The photos that come with the program: always available, without a network.
///
/// Finds photos whose title, tags or author contain all words of the query, or words that begin with them, in the
/// singular or plural, with or without accents. See `SearchIndex` for the order.
///
/// Creation reads the catalogue once. Searches access no files, but for the one with the colours.
public nonisolated struct SamplePhotosSource: PhotoSource {
  private let catalogue: Result<SamplePhotosCatalogue, PhotoSearchError>
  private let directory: String

  private static let pageSize = 20

  /// - Parameter directory: The absolute path of the directory with `catalogue.json` and the images, see
  ///   `defaultDirectory(environment:executablePath:)`. If it has no usable catalogue, each search throws
  ///   `PhotoSearchError.dataMissing`.
  public init(directory: String) {
    self.directory = directory
    do throws(PhotoSearchError) {
      catalogue = .success(try SamplePhotosCatalogue(directory: directory))
    } catch {
      catalogue = .failure(error)
    }
  }

  public var id: PhotoSourceID { .samples }

  public var capabilities: PhotoSourceCapabilities {
    PhotoSourceCapabilities(
      isLocal: true, pageSize: Self.pageSize, filters: PhotoFilter.ofPhotos.union([.color]),
      orders: Set(PhotoOrder.allCases),
      findsByAuthor: true, findsRelated: true)
  }

  /// Always `nil`: requests are not limited.
  public var budget: RequestBudget? { nil }

  /// The number of photos, or zero if the catalogue could not be read.
  public var count: Int { (try? catalogue.get().entries.count) ?? 0 }

  /// All photos, in the order of the catalogue, or empty if it could not be read.
  public var photos: [Photo] { (try? catalogue.get().entries.map(\.photo)) ?? [] }

  /// How the photos look, by ID, as far as that is known. Reads a file.
  var looks: [String: PictureLook] {
    let path = directory + "/" + SamplePhotosCatalogue.looksName
    let data = (try? Data(contentsOf: URL(filePath: path))) ?? Data()
    return (try? JSONDecoder().decode([String: PictureLook].self, from: data)) ?? [:]
  }

  /// The skipped entries of the catalogue.
  public var problems: [SamplePhotosProblem] { (try? catalogue.get().problems) ?? [] }

  /// Finds photos. Returns none if the query has no words, author or related photo.
  ///
  /// The date filter excludes photos without an upload date, and a notice on the first page reports their number. If
  /// only the year is known, a photo passes if the whole year does.
  ///
  /// - Complexity: O(*n*) for *n* photos in the catalogue.
  public func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    if Task.isCancelled { throw .cancelled }
    let catalogue = try catalogue.get()
    let start = try page.map(offset) ?? 0
    var undatedCount = 0
    let looks = query.color == nil ? [:] : looks
    let found = Self.matches(for: query, in: catalogue.entries).filter { entry in
      if let color = query.color, looks[entry.photo.id.id]?.colors.contains(color) != true { return false }
      guard query.verdict(on: entry.photo, by: Self.otherFilters) == .admitted else { return false }
      let publication = Self.publication(of: entry, in: query)
      if publication == .unknown { undatedCount += 1 }
      return publication == .within
    }
    var notices: [PhotoNotice] = []
    if start == 0, !catalogue.problems.isEmpty { notices.append(.recordsSkipped(count: catalogue.problems.count)) }
    if start == 0, undatedCount > 0 { notices.append(.undatedLeftOut(count: undatedCount)) }
    notices += capabilities.notFiltered(by: query).map { .notFiltered($0, id) }
    let photos = found.dropFirst(start).prefix(Self.pageSize).map(\.photo)
    let end = start + photos.count
    return PhotoPage(
      photos: photos, next: end < found.count ? PageToken(rawValue: String(end)) : nil, total: found.count,
      notices: notices)
  }

  private static let otherFilters = PhotoFilter.ofPhotos.subtracting([.uploadDate])

  /// Returns the offset in a token: the number of photos on the previous pages.
  private func offset(of page: PageToken) throws(PhotoSearchError) -> Int {
    guard let offset = Int(page.rawValue), offset >= 0 else { throw .badRequest(message: nil) }
    return offset
  }

  /// Returns the matches in the order of the query. Equal matches and photos without a date keep the order of the
  /// catalogue.
  private static func matches(for query: PhotoQuery, in entries: [SamplePhotosCatalogue.Entry])
    -> [SamplePhotosCatalogue.Entry]
  {
    let matches = scored(entries, for: query).enumerated().map { (entry: $1.entry, score: $1.score, number: $0) }
    let sorted = matches.sorted { first, second in
      let (early, late) = (first.entry.photo.uploaded, second.entry.photo.uploaded)
      switch query.order {
      case .relevance: break
      case .newest: if early != late { return early ?? .distantPast > late ?? .distantPast }
      case .oldest: if early != late { return early ?? .distantFuture < late ?? .distantFuture }
      }
      return (second.score, first.number) < (first.score, second.number)
    }
    return sorted.map(\.entry)
  }

  private static func scored(_ entries: [SamplePhotosCatalogue.Entry], for query: PhotoQuery)
    -> [(entry: SamplePhotosCatalogue.Entry, score: Int)]
  {
    let terms = SearchTerms(query.expression)
    switch query.scope {
    case .everything:
      return entries.compactMap { entry in entry.index.score(terms).map { (entry, $0) } }
    case .author(let author):
      return entries.compactMap { entry in
        guard entry.photo.author == author.name else { return nil }
        return terms.isEmpty ? (entry, 0) : entry.index.score(terms).map { (entry, $0) }
      }
    case .related(let id):
      // The photos that share a tag, those with the most first.
      guard let tags = entries.first(where: { $0.photo.id == id }).map({ Set($0.photo.tags) }) else { return [] }
      return entries.compactMap { entry in
        let count = tags.intersection(entry.photo.tags).count
        return count > 0 && entry.photo.id != id ? (entry, count) : nil
      }
    }
  }

  private enum Publication {
    case within, outside, unknown
  }

  /// Returns whether the photo was published in the query's dates.
  private static func publication(of entry: SamplePhotosCatalogue.Entry, in query: PhotoQuery) -> Publication {
    if query.admits(uploaded: entry.photo.uploaded) { return .within }
    if entry.photo.uploaded != nil { return .outside }
    guard let year = entry.year, let first = LocalDay(year: year, month: 1, day: 1),
      let last = LocalDay(year: year, month: 12, day: 31)
    else { return .unknown }
    let minDay = LocalDay(containing: query.minDate)
    let maxDay = LocalDay(containing: query.maxDate)
    if minDay <= first && last <= maxDay { return .within }
    return last < minDay || maxDay < first ? .outside : .unknown
  }
}
