import FoundationEssentials

/// A photo as described by 500px. Only `id` is always present.
nonisolated struct FiveHundredPixelsRecord: Decodable, Identifiable, Sendable {
  let id: String
  private let title: String?
  private let summary: String?
  private let uploaded: Date?
  private let taken: String?
  private let width: Int?
  private let height: Int?
  private let isSensitive: Bool
  private let license: Int?
  private let tags: [String]
  private let pictures: [Picture]
  private let author: Author?

  private enum CodingKeys: String, CodingKey {
    case id, name, description, width, height, nsfw, tags, images, user
    case uploaded = "created_at"
    case taken = "taken_at"
    case license = "license_type"
    case imageURL = "image_url"
  }

  private struct Picture: Decodable {
    var size: Int?
    let address: String?

    private enum CodingKeys: String, CodingKey {
      case size, url
      case secureURL = "https_url"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      size = container.lenientNumber(.size)
      address = container.lenient(String.self, .secureURL) ?? container.lenient(String.self, .url)
    }

    init(address: String) {
      self.address = address
    }
  }

  private struct Author: Decodable {
    let id: String?
    let name: String?
    let userName: String?

    private enum CodingKeys: String, CodingKey {
      case id, fullname, username
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = container.lenientNumber(.id).map(String.init)
      userName = container.visibleText(.username)
      name = container.visibleText(.fullname) ?? userName
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let id = container.lenientNumber(.id), id >= 0 else {
      throw DecodingError.dataCorruptedError(forKey: .id, in: container, debugDescription: "Not an identifier")
    }
    self.id = String(id)
    title = container.lenient(String.self, .name)
    summary = container.lenient(String.self, .description).map { MarkupText($0).text }
    uploaded = container.lenient(String.self, .uploaded).flatMap { try? Date($0, strategy: .iso8601) }
    taken = container.lenient(String.self, .taken)
    width = container.lenientNumber(.width)
    height = container.lenientNumber(.height)
    isSensitive = container.lenientFlag(.nsfw) ?? false
    license = container.lenientNumber(.license)
    tags = container.lenient(LossyArray<String>.self, .tags)?.elements ?? []
    author = container.lenient(Author.self, .user)
    // For one size, older responses have a single address. For several sizes, there are several, in no particular
    // order.
    let plain =
      container.lenient(String.self, .imageURL).map { [$0] }
      ?? container.lenient(LossyArray<String>.self, .imageURL)?.elements ?? []
    let sized = container.lenient(LossyArray<Picture>.self, .images)?.elements ?? []
    pictures = sized.isEmpty ? plain.map(Picture.init(address:)) : sized
  }

  /// - Parameter policy: The policy for addresses in the response. Others are dropped.
  func photo(policy: URLPolicy) -> Photo {
    let thumbnail = address(of: [.thumbnail, .preview, .full], policy)
    return Photo(
      id: PhotoID(source: .fiveHundredPixels, id: id), title: title ?? "", author: author?.name,
      authorURL: author?.userName.flatMap { policy.url("https://500px.com/\(QueryEncoding.encoded($0))") },
      authorID: author?.id, license: license.map(License.init(fiveHundredPixels:)) ?? .unknown, pageURL: page(policy),
      // The button to report a photo is on its page.
      reportURL: page(policy), imageURL: address(of: [.full, .preview, .thumbnail], policy),
      thumbnail: thumbnail.map(ImageLocation.remote), previewURL: address(of: [.preview, .full], policy), width: width,
      height: height, uploaded: uploaded, taken: taken, summary: summary, tags: tags, isPhotograph: true,
      isSensitive: isSensitive)
  }

  private func page(_ policy: URLPolicy) -> URL? { policy.url("https://500px.com/photo/\(id)") }

  /// Returns the first available size, or else any address.
  private func address(of sizes: [FiveHundredPixelsSize], _ policy: URLPolicy) -> URL? {
    let wanted = sizes.lazy.compactMap { size in pictures.first { $0.size == size.rawValue } }
    return (Array(wanted) + pictures).lazy.compactMap { policy.url($0.address) }.first
  }
}

nonisolated extension License {
  /// Parses a 500px licence number, `license_type`. Unknown numbers give an unknown licence.
  public init(fiveHundredPixels type: Int) {
    switch type {
    case 0: self.init(.allRightsReserved)
    case 1: self.init(.byNC, version: "3.0")
    case 2: self.init(.byNCND, version: "3.0")
    case 3: self.init(.byNCSA, version: "3.0")
    case 4: self.init(.by, version: "3.0")
    case 5: self.init(.byND, version: "3.0")
    case 6: self.init(.bySA, version: "3.0")
    case 7: self.init(.publicDomainMark)
    case 8: self.init(.cc0)
    default: self = .unknown
    }
  }
}
