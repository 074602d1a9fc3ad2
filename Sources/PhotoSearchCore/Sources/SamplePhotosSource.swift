import FoundationEssentials

/// The photos that come with the program: no network, always there.
///
/// Finds photos whose title, tags or author have all words of the query, or words that begin with them, in either
/// number, with or without accents; see `SearchIndex` for the order.
///
/// The catalogue is read once, on creation; a search touches no file.
public nonisolated struct SamplePhotosSource: PhotoSource {
  private let catalogue: Result<SamplePhotosCatalogue, PhotoSearchError>

  private static let pageSize = 20

  /// - Parameter directory: the absolute path of the directory with `catalogue.json` and the pictures, see
  ///   `defaultDirectory(environment:executablePath:)`. When nothing usable is there, each search throws
  ///   `PhotoSearchError.dataMissing`.
  public init(directory: String) {
    do throws(PhotoSearchError) {
      catalogue = .success(try SamplePhotosCatalogue(directory: directory))
    } catch {
      catalogue = .failure(error)
    }
  }

  public var id: PhotoSourceID { .samples }

  public var capabilities: PhotoSourceCapabilities {
    PhotoSourceCapabilities(isLocal: true, filtersUploadDate: true, filtersLicense: true, pageSize: Self.pageSize)
  }

  /// Always nil: nothing is counted.
  public var budget: RequestBudget? { nil }

  /// How many photos there are; zero when the catalogue could not be read.
  public var count: Int { (try? catalogue.get().entries.count) ?? 0 }

  /// The entries of the catalogue that had to be left out.
  public var problems: [SamplePhotosProblem] { (try? catalogue.get().problems) ?? [] }

  /// Finds photos; nothing when the text has no words.
  ///
  /// With the date filter on, photos without a date of upload are left out, and a notice says how many. Where only
  /// the year is known, a photo passes when all of that year does.
  ///
  /// - Complexity: O(*n*) for *n* photos in the catalogue.
  public func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    if Task.isCancelled { throw .cancelled }
    let catalogue = try catalogue.get()
    let start = try page.map(offset) ?? 0
    let matches = Self.matches(for: query.text, in: catalogue.entries).filter { query.admits($0.photo.license) }
    let found = matches.filter { Self.publication(of: $0, in: query) == .within }
    var notices: [PhotoNotice] = []
    if !catalogue.problems.isEmpty { notices.append(.recordsSkipped(count: catalogue.problems.count)) }
    let undated = matches.count { Self.publication(of: $0, in: query) == .unknown }
    if undated > 0 { notices.append(.undatedLeftOut(count: undated)) }
    let photos = found.dropFirst(start).prefix(Self.pageSize).map(\.photo)
    let end = start + photos.count
    return PhotoPage(
      photos: photos, next: end < found.count ? PageToken(rawValue: String(end)) : nil, total: found.count,
      notices: notices)
  }

  /// A token is the number of photos on the pages before.
  private func offset(of page: PageToken) throws(PhotoSearchError) -> Int {
    guard let offset = Int(page.rawValue), offset >= 0 else { throw .badRequest(message: nil) }
    return offset
  }

  /// The best first; equals in the order of the catalogue.
  private static func matches(for text: String, in entries: [SamplePhotosCatalogue.Entry])
    -> [SamplePhotosCatalogue.Entry]
  {
    let words = SearchWords.words(in: text)
    let matches = entries.enumerated().compactMap { number, entry in
      entry.index.score(words).map { (entry: entry, score: $0, number: number) }
    }
    return matches.sorted { ($1.score, $0.number) < ($0.score, $1.number) }.map(\.entry)
  }

  private enum Publication {
    case within, outside, unknown
  }

  /// Whether the photo was published in the days of the query.
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
