import FoundationEssentials

/// A photo as described by Flickr. Only `id` and `owner` are always present.
nonisolated struct FlickrRecord: Decodable, Identifiable, Sendable {
  let id: String
  private let owner: String
  private let ownerName: String?
  private let alias: String?
  private let title: String?
  private let summary: String?
  private let license: Int?
  private let uploaded: Int?
  private let taken: String?
  private let tags: [String]
  private let media: String?
  /// The images at the addresses that the service returned.
  private let pictures: [FlickrSize: Picture<String>]
  /// The images at the documented addresses: https://www.flickr.com/services/api/misc.urls.html
  private let documentedPictures: [FlickrSize: Picture<String>]

  private struct Picture<Address: Sendable>: Sendable {
    var address: Address
    var width: Int?
    var height: Int?
  }

  /// Most field names depend on the size.
  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    func text(_ name: String) -> String? { container.lenientText(Key(name)) }
    func number(_ name: String) -> Int? { container.lenientNumber(Key(name)) }
    guard let id = text("id"), let owner = text("owner"), Self.isPlain(id), Self.isPlain(owner) else {
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "Not a photo"))
    }
    self.id = id
    self.owner = owner
    ownerName = container.visibleText(Key("ownername"))
    alias = text("pathalias").flatMap { Self.isPlain($0) ? $0 : nil }
    title = text("title")
    summary = text("description").map { MarkupText($0).text }
    license = number("license")
    uploaded = number("dateupload")
    // "1" if the service made up the date.
    taken = number("datetakenunknown") == 1 ? nil : text("datetaken")
    tags = text("tags")?.split(separator: " ").map(String.init) ?? []
    media = text("media")
    var pictures: [FlickrSize: Picture<String>] = [:]
    for size in FlickrSize.allCases {
      guard let address = text("url_\(size)") else { continue }
      pictures[size] = Picture(address: address, width: number("width_\(size)"), height: number("height_\(size)"))
    }
    self.pictures = pictures
    if let server = text("server"), let secret = text("secret"), Self.isPlain(server), Self.isPlain(secret) {
      let start = "https://live.staticflickr.com/\(server)/\(id)_\(secret)_"
      documentedPictures = [.n: Picture(address: start + "n.jpg"), .l: Picture(address: start + "b.jpg")]
    } else {
      documentedPictures = [:]
    }
  }

  /// Whether a text is valid as part of an address.
  private static func isPlain(_ text: String) -> Bool {
    1...100 ~= text.utf8.count
      && text.utf8.allSatisfy { byte in
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte == 0x40 || byte == 0x2D
          || byte == 0x5F
      }
  }

  /// - Parameter policy: The policy for addresses in the response. Others are dropped.
  /// - Returns: `nil` for a video.
  func photo(policy: URLPolicy) -> Photo? {
    guard media != "video" else { return nil }
    func permitted(_ pictures: [FlickrSize: Picture<String>]) -> [FlickrSize: Picture<URL>] {
      pictures.compactMapValues { picture in
        policy.url(picture.address).map { Picture(address: $0, width: picture.width, height: picture.height) }
      }
    }
    let said = permitted(pictures)
    let pictures = said.isEmpty ? permitted(documentedPictures) : said
    let largest = FlickrSize.allCases.reversed().compactMap { pictures[$0] }.first
    func first(_ sizes: [FlickrSize]) -> URL? { sizes.compactMap { pictures[$0]?.address }.first }
    return Photo(
      id: PhotoID(source: .flickr, id: id), title: title ?? "", author: ownerName ?? alias ?? owner,
      authorURL: policy.url("https://www.flickr.com/photos/\(alias ?? owner)/"), authorID: owner,
      license: license.map(License.init(flickr:)) ?? .unknown,
      pageURL: policy.url("https://www.flickr.com/photos/\(owner)/\(id)"),
      reportURL: policy.url("https://www.flickr.com/abuse/"), imageURL: largest?.address,
      thumbnail: first([.n, .m, .z, .s, .c, .t, .l]).map(ImageLocation.remote), previewURL: first([.l, .h, .c, .z]),
      width: largest?.width, height: largest?.height,
      uploaded: uploaded.map { Date(timeIntervalSince1970: Double($0)) }, taken: taken, summary: summary, tags: tags)
  }
}

nonisolated extension License {
  /// Parses a Flickr licence number, see `flickr.photos.licenses.getInfo`. Unknown numbers give an unknown licence.
  public init(flickr id: Int) {
    switch id {
    case 0: self.init(.allRightsReserved)
    case 1: self.init(.byNCSA, version: "2.0")
    case 2: self.init(.byNC, version: "2.0")
    case 3: self.init(.byNCND, version: "2.0")
    case 4: self.init(.by, version: "2.0")
    case 5: self.init(.bySA, version: "2.0")
    case 6: self.init(.byND, version: "2.0")
    case 7: self.init(.noKnownRestrictions)
    case 8: self.init(.usGovernmentWork)
    case 9: self.init(.cc0)
    case 10: self.init(.publicDomainMark)
    // The order differs from that of version 2.0.
    case 11: self.init(.by, version: "4.0")
    case 12: self.init(.bySA, version: "4.0")
    case 13: self.init(.byND, version: "4.0")
    case 14: self.init(.byNC, version: "4.0")
    case 15: self.init(.byNCSA, version: "4.0")
    case 16: self.init(.byNCND, version: "4.0")
    default: self = .unknown
    }
  }
}
