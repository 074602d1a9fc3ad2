import FoundationEssentials

/// A page of Openverse search results, decoded leniently: missing fields stay unset, and unreadable records are
/// skipped.
nonisolated struct OpenverseAnswer: Sendable {
  private let page: NumberedPage

  /// The totals at which the service stops counting: 240 for clients without a key, and 10,000 for all.
  private static let caps: Set<Int> = [240, 10_000]

  /// - Parameter policy: The policy for addresses in the response. Others are dropped.
  /// - Throws: `malformedAnswer` if the body does not have the documented structure.
  init(_ response: HTTPResponse, policy: URLPolicy) throws(PhotoSearchError) {
    let body = try response.decoded(Body.self)
    page = NumberedPage(body.results, total: body.total, pageCount: body.pageCount) { $0.photo(policy: policy) }
  }

  func page(for query: PhotoQuery, _ search: OpenverseQuery, capabilities: PhotoSourceCapabilities) -> PhotoPage {
    page.page(
      search.page, for: query, from: .openverse, capabilities: capabilities, applied: search.serverFilters,
      caps: Self.caps, fillsPages: false, isWanted: Self.narrowing(query))
  }

  /// Filters the photos of an author by text, because the service does not support both together.
  private static func narrowing(_ query: PhotoQuery) -> (Photo) -> Bool {
    guard case .author = query.scope, !query.expression.isEmpty else { return { _ in true } }
    let terms = SearchTerms(query.expression)
    return { SearchIndex(title: $0.title, tags: $0.tags, author: nil).score(terms) != nil }
  }

  private struct Body: Decodable {
    let results: LossyArray<OpenverseRecord>
    let total: Int?
    let pageCount: Int?

    enum CodingKeys: String, CodingKey {
      case results
      case total = "result_count"
      case pageCount = "page_count"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      var records = try container.nestedUnkeyedContainer(forKey: .results)
      // The request asked for no more than one page.
      results = try LossyArray(from: &records, maximumCount: OpenverseQuery.pageSize)
      total = container.lenientNumber(.total)
      pageCount = container.lenientNumber(.pageCount)
    }
  }
}

/// A photo as described by Openverse. Only `id` is always present.
nonisolated private struct OpenverseRecord: Decodable, Identifiable {
  let id: String
  private let license: String?
  private let licenseVersion: String?
  private let licenseURL: String?
  private let title: String?
  private let creator: String?
  private let creatorURL: String?
  private let pageURL: String?
  private let imageURL: String?
  private let thumbnail: String?
  private let width: Int?
  private let height: Int?
  private let fileSize: Int?
  private let fileType: String?
  private let category: String?
  private let collection: String?
  private let tags: [String]
  private let isSensitive: Bool

  private enum CodingKeys: String, CodingKey {
    case id, license, title, creator, thumbnail, width, height, tags, mature, category, source, provider
    case fileSize = "filesize"
    case fileType = "filetype"
    case sensitivity = "unstable__sensitivity"
    case licenseVersion = "license_version"
    case licenseURL = "license_url"
    case creatorURL = "creator_url"
    case pageURL = "foreign_landing_url"
    case imageURL = "url"
  }

  private struct Tag: Decodable {
    let name: String
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    license = container.lenient(String.self, .license)
    guard 1...200 ~= id.utf8.count else {
      throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "Not an identifier")
    }
    licenseVersion = container.lenientText(.licenseVersion)
    licenseURL = container.lenient(String.self, .licenseURL)
    title = container.lenient(String.self, .title)
    creator = container.lenient(String.self, .creator)
    creatorURL = container.lenient(String.self, .creatorURL)
    pageURL = container.lenient(String.self, .pageURL)
    imageURL = container.lenient(String.self, .imageURL)
    thumbnail = container.lenient(String.self, .thumbnail)
    width = container.lenientNumber(.width)
    height = container.lenientNumber(.height)
    tags = container.lenient(LossyArray<Tag>.self, .tags)?.elements.map(\.name) ?? []
    fileSize = container.lenientNumber(.fileSize)
    fileType = container.lenient(String.self, .fileType)
    category = container.lenient(String.self, .category)
    collection = container.lenient(String.self, .source) ?? container.lenient(String.self, .provider)
    let sensitivity = container.lenient(LossyArray<String>.self, .sensitivity)
    isSensitive = container.lenientFlag(.mature) ?? false || sensitivity?.elements.isEmpty == false
  }

  func photo(policy: URLPolicy) -> Photo {
    Photo(
      id: PhotoID(source: .openverse, id: id), title: title ?? "", author: creator, authorURL: policy.page(creatorURL),
      authorID: collection, license: License(openverse: license ?? "", version: licenseVersion, url: licenseURL),
      pageURL: policy.page(pageURL),
      reportURL: policy.url("https://openverse.org/image/\(QueryEncoding.encoded(id))/report"),
      imageURL: policy.url(imageURL), thumbnail: policy.url(thumbnail).map(ImageLocation.remote), width: width,
      height: height, fileSize: fileSize, fileType: fileType.flatMap(PhotoFileType.init(named:)), tags: tags,
      isPhotograph: category.map { $0 == "photograph" }, isSensitive: isSensitive, collection: collection)
  }
}

nonisolated extension License {
  /// Parses Openverse's description of a licence.
  ///
  /// - Parameters:
  ///   - code: `license`, such as "by-sa", "cc0", "pdm" or "sampling+", in either case.
  ///   - version: `license_version`, if present.
  ///   - url: `license_url`, if present. It supplies a missing version, and is the only source of the jurisdiction.
  public init(openverse code: String, version: String? = nil, url: String? = nil) {
    let code = code.lowercased()
    let page = url.flatMap(License.init(address:))
    let version = version.flatMap { $0.isEmpty || $0 == "N/A" ? nil : $0 }
    let named = Self.openverseKinds[code].map { License($0, version: version) } ?? License(known: code)
    let license = named ?? (code.isEmpty ? page : nil) ?? License(.other(name: code))
    self = license.completed(by: page).restricted(by: [page].compactMap(\.self))
  }

  private static let openverseKinds: [String: Kind] = [
    "by": .by, "by-sa": .bySA, "by-nc": .byNC, "by-nd": .byND, "by-nc-sa": .byNCSA, "by-nc-nd": .byNCND,
    "by-nd-nc": .byNCND, "cc0": .cc0, "pdm": .publicDomainMark, "pddc": .publicDomain, "sampling": .sampling,
    "sampling+": .samplingPlus, "nc-sampling+": .ncSamplingPlus,
  ]
}
