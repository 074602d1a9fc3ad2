import FoundationEssentials

/// A page of Openverse's search results, read with patience: what is missing is missing, and a record that cannot be
/// read is left out.
nonisolated struct OpenverseAnswer: Sendable {
  private let photos: [Photo]
  private let skippedCount: Int
  private let total: Int?
  private let pageCount: Int?

  /// - Parameter policy: What addresses in the answer must keep to; others are left out.
  /// - Throws: `malformedAnswer` when the body as a whole is not what the service promises.
  init(_ response: HTTPResponse, policy: URLPolicy) throws(PhotoSearchError) {
    guard !response.isWebPage else { throw .malformedAnswer(reason: "it is a web page, not search results") }
    let body: Body
    do {
      body = try JSONDecoder().decode(Body.self, from: response.body)
    } catch DecodingError.keyNotFound, DecodingError.typeMismatch, DecodingError.valueNotFound {
      throw .malformedAnswer(reason: "it contains no list of results")
    } catch {
      throw .malformedAnswer(reason: "it is not valid JSON")
    }
    var ids: Set<String> = []
    // The service leaves mature pictures out unless one asks for them; this is for the case that one slips through.
    photos = body.results.elements
      .filter { !$0.isMature && ids.insert($0.id).inserted }
      .map { $0.photo(policy: policy) }
    skippedCount = body.results.skippedCount
    total = body.total.flatMap { $0 >= 0 ? $0 : nil }
    pageCount = body.pageCount
  }

  /// - Parameter number: The page's own number, from 1.
  func page(for query: PhotoQuery, number: Int) -> PhotoPage {
    var notices: [PhotoNotice] = []
    if query.dateFilter { notices.append(.uploadDateNotFiltered(.openverse)) }
    if skippedCount > 0 { notices.append(.recordsSkipped(count: skippedCount)) }
    // To ask for more pages than there are is an error for the service.
    let hasMore = number < pageCount ?? 0 && !(photos.isEmpty && skippedCount == 0)
    return PhotoPage(
      photos: photos.filter { query.admits($0.license) },
      next: hasMore ? PageToken(rawValue: String(number + 1)) : nil, total: total, notices: notices)
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
      // Nobody asked for more than a page.
      results = try LossyArray(from: &records, maximumCount: OpenverseQuery.pageSize)
      total = container.lenient(Int.self, .total)
      pageCount = container.lenient(Int.self, .pageCount)
    }
  }
}

/// One photo in Openverse's words. Only `id` and `license` are always there.
nonisolated private struct OpenverseRecord: Decodable {
  let id: String
  private let license: String
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
  private let tags: [String]
  let isMature: Bool

  private enum CodingKeys: String, CodingKey {
    case id, license, title, creator, thumbnail, width, height, tags, mature
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
    license = try container.decode(String.self, forKey: .license)
    guard 1...200 ~= id.utf8.count else {
      throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "Not an identifier")
    }
    licenseVersion = container.lenient(String.self, .licenseVersion)
    licenseURL = container.lenient(String.self, .licenseURL)
    title = container.lenient(String.self, .title)
    creator = container.lenient(String.self, .creator)
    creatorURL = container.lenient(String.self, .creatorURL)
    pageURL = container.lenient(String.self, .pageURL)
    imageURL = container.lenient(String.self, .imageURL)
    thumbnail = container.lenient(String.self, .thumbnail)
    width = container.lenient(Int.self, .width)
    height = container.lenient(Int.self, .height)
    tags = container.lenient(LossyArray<Tag>.self, .tags)?.elements.map(\.name) ?? []
    isMature = container.lenient(Bool.self, .mature) ?? false
  }

  func photo(policy: URLPolicy) -> Photo {
    Photo(
      id: PhotoID(source: .openverse, id: id), title: title ?? "", author: creator, authorURL: policy.url(creatorURL),
      license: License(openverse: license, version: licenseVersion, url: licenseURL),
      pageURL: policy.url(pageURL), imageURL: policy.url(imageURL),
      thumbnail: policy.url(thumbnail).map(ImageLocation.remote), width: width, height: height, tags: tags)
  }
}
