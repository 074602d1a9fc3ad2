import FoundationEssentials

/// An observation as described by iNaturalist. Only `id` and the numbers of photos are always present.
nonisolated struct INaturalistRecord: Decodable, Identifiable, Sendable {
  let id: Int
  private let page: String?
  private let title: String?
  private let observer: String?
  private let login: String?
  private let observerID: Int?
  private let uploaded: Date?
  private let taken: String?
  private let summary: String?
  private let tags: [String]
  private let pictures: [Picture]

  private enum CodingKeys: String, CodingKey {
    case id, uri, description, tags, photos
    case uploaded = "created_at"
    case taken = "observed_on"
    case guess = "species_guess"
    case taxon, name
    case commonName = "preferred_common_name"
    case group = "iconic_taxon_name"
    case user, login
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.identifier(.id)
    page = container.lenient(String.self, .uri)
    let taxon = try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .taxon)
    let names = [taxon?.visibleText(.name), taxon?.visibleText(.group)].compactMap(\.self)
    title = taxon?.visibleText(.commonName) ?? container.visibleText(.guess) ?? names.first
    let user = try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .user)
    login = user?.visibleText(.login)
    observer = user?.visibleText(.name) ?? login
    observerID = user?.lenientNumber(.id)
    uploaded = container.lenient(String.self, .uploaded).flatMap { try? Date($0, strategy: .iso8601) }
    taken = container.lenient(String.self, .taken)
    summary = container.lenient(String.self, .description).map { MarkupText($0).text }
    tags = names + (container.lenient(LossyArray<String>.self, .tags)?.elements ?? [])
    pictures = container.lenient(LossyArray<Picture>.self, .photos)?.elements ?? []
  }

  private struct Picture: Decodable {
    let id: Int
    /// The address of the smallest size.
    let address: String?
    let attribution: String?
    let license: String?
    let width: Int?
    let height: Int?
    /// Whether a moderator hid the photo.
    let isHidden: Bool

    private enum CodingKeys: String, CodingKey {
      case id, url, attribution, hidden, width, height
      case license = "license_code"
      case size = "original_dimensions"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      id = try container.identifier(.id)
      address = container.lenient(String.self, .url)
      attribution = container.visibleText(.attribution)
      license = container.lenient(String.self, .license)?.lowercased()
      let size = try? container.nestedContainer(keyedBy: CodingKeys.self, forKey: .size)
      width = size?.lenientNumber(.width)
      height = size?.lenientNumber(.height)
      isHidden = container.lenientFlag(.hidden) ?? false
    }

    /// The author whom the attribution names, as in "(c) Ann, some rights reserved (CC BY)", in any language.
    var author: String? {
      guard let text = attribution, text.hasPrefix("(c) "), let end = text.lastIndex(of: ",") else { return nil }
      let name = text[..<end].dropFirst("(c) ".count)
      return name.isEmpty ? nil : String(name)
    }

    /// Returns the address of a documented size, or the only address if the photo is hosted elsewhere.
    func url(_ size: String, policy: URLPolicy) -> URL? {
      policy.url(address?.replacing("/square.", with: "/\(size)."))
    }
  }

  /// Returns the first photo of the observation that has one of the licences, or `nil` if none has. The others usually
  /// show the same.
  ///
  /// - Parameter policy: The policy for addresses in the response. Others are dropped.
  func photo(licenses: [String], policy: URLPolicy) -> Photo? {
    let picture = pictures.first { $0.license.map(licenses.contains) == true && !$0.isHidden }
    guard let picture, let license = picture.license else { return nil }
    return Photo(
      id: PhotoID(source: .iNaturalist, id: String(picture.id)), title: title ?? "", author: picture.author ?? observer,
      authorURL: login.flatMap { policy.url("https://www.inaturalist.org/people/\(QueryEncoding.encoded($0))") },
      authorID: observerID.map(String.init), license: License(iNaturalist: license),
      pageURL: policy.url("https://www.inaturalist.org/photos/\(picture.id)"),
      // Problems are reported on the page of the observation.
      reportURL: policy.url(page), imageURL: picture.url("original", policy: policy),
      thumbnail: picture.url("medium", policy: policy).map(ImageLocation.remote),
      previewURL: picture.url("large", policy: policy), width: picture.width, height: picture.height,
      uploaded: uploaded, taken: taken, summary: summary, tags: tags)
  }
}

nonisolated extension License {
  /// The codes of the licences from which authors choose. A photo without a code is not licensed.
  static let iNaturalistCodes = ["cc0", "cc-by", "cc-by-sa", "cc-by-nc", "cc-by-nd", "cc-by-nc-sa", "cc-by-nc-nd"]

  /// Parses a licence code of iNaturalist, such as "cc-by-nc". All are of version 4.0, except CC0, which is 1.0.
  init(iNaturalist code: String) {
    self.init(spdx: code == "cc0" ? "CC0-1.0" : "\(code)-4.0")
  }
}
