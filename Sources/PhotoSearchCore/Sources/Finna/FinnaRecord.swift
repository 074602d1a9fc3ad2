import FoundationEssentials

/// A record as described by Finna. Only `id` is always present.
nonisolated struct FinnaRecord: Decodable, Identifiable, Sendable {
  let id: String
  private let title: String?
  private let picture: String?
  /// The name and the address of the licence.
  private let copyright: String?
  private let licenseAddress: String?
  private let authors: [String]
  /// The organisation and its collection, from the largest to the smallest.
  private let owners: [String]
  private let subjects: [String]
  private let summary: String?

  private enum CodingKeys: String, CodingKey {
    case id, title, images, copyright, link, subjects, summary
    case rights = "imageRights"
    case authors = "nonPresenterAuthors"
    case owners = "buildings"
  }

  private struct Author: Decodable {
    let name: String
  }

  private struct Owner: Decodable {
    let translated: String
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    guard 1...200 ~= id.utf8.count else {
      throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "Not an identifier")
    }
    title = container.lenientText(.title)
    picture = container.lenient(LossyArray<String>.self, .images)?.elements.first
    // An empty list if there are no rights.
    let rights = try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .rights)
    copyright = rights?.visibleText(.copyright)
    licenseAddress = rights?.lenient(String.self, .link)
    authors = Self.distinct(container.lenient(LossyArray<Author>.self, .authors)?.elements.map(\.name))
    owners = Self.distinct(container.lenient(LossyArray<Owner>.self, .owners)?.elements.map(\.translated))
    subjects = Self.distinct(
      container.lenient(LossyArray<LossyArray<String>>.self, .subjects)?.elements.flatMap(\.elements))
    summary = container.lenient(LossyArray<String>.self, .summary)?.elements.joined(separator: " ")
  }

  /// Returns the visible texts, each once.
  private static func distinct(_ texts: [String]?) -> [String] {
    var known: Set<String> = []
    return (texts ?? []).map(PhotoText.sanitized).filter { !$0.isEmpty && known.insert($0).inserted }
  }

  /// The licence that the address and the name state, or `nil` if they state none.
  private var license: License? {
    let stated = [licenseAddress.flatMap(License.init(address:)), copyright.flatMap(License.init(known:))]
      .compactMap(\.self)
    return stated.first?.restricted(by: stated)
  }

  /// - Parameters:
  ///   - base: The server, to which the address of the picture is relative.
  ///   - policy: The policy for addresses in the response. Others are dropped.
  /// - Returns: `nil` for a record without a picture or a known licence.
  func photo(base: URL, policy: URLPolicy) -> Photo? {
    guard let license, let picture, picture.hasPrefix("/") else { return nil }
    let address =
      (base.absoluteString.hasSuffix("/") ? String(base.absoluteString.dropLast()) : base.absoluteString) + picture
    let page = policy.url("https://www.finna.fi/Record/\(QueryEncoding.encoded(id))")
    let author = authors.isEmpty ? nil : authors.joined(separator: "; ")
    return Photo(
      id: PhotoID(source: .finna, id: id), title: title ?? "", author: author, license: license, pageURL: page,
      // The form to report a problem is on the page.
      reportURL: page, imageURL: policy.url(address),
      thumbnail: policy.url(address.replacing("size=large", with: "size=medium")).map(ImageLocation.remote),
      summary: summary, tags: subjects, collection: owners.first,
      // The organisations ask to be named, with their collection.
      creditText: ([author].compactMap(\.self) + owners).joined(separator: ", "))
  }
}
