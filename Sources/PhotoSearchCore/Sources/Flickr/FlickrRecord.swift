import FoundationEssentials

/// One photo in Flickr's words. Only `id` and `owner` are always there.
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
  private let pictures: [FlickrSize: Picture]

  private struct Picture {
    var url: URL
    var width: Int?
    var height: Int?
  }

  /// Most of the names depend on the size.
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
    ownerName = text("ownername")
    alias = text("pathalias").flatMap { Self.isPlain($0) ? $0 : nil }
    title = text("title")
    summary = text("description").map { MarkupText($0).text }
    license = number("license")
    uploaded = number("dateupload")
    // "1" where the service made the date up.
    taken = number("datetakenunknown") == 1 ? nil : text("datetaken")
    tags = text("tags")?.split(separator: " ").map(String.init) ?? []
    media = text("media")
    var pictures: [FlickrSize: Picture] = [:]
    for size in FlickrSize.allCases {
      guard let address = text("url_\(size)"), let url = URL(string: address) else { continue }
      pictures[size] = Picture(url: url, width: number("width_\(size)"), height: number("height_\(size)"))
    }
    if pictures.isEmpty, let server = text("server"), let secret = text("secret"), Self.isPlain(server),
      Self.isPlain(secret)
    {
      // As the service documents: https://www.flickr.com/services/api/misc.urls.html
      for (size, suffix) in [(FlickrSize.n, "n"), (.l, "b")] {
        let url = URL(string: "https://live.staticflickr.com/\(server)/\(id)_\(secret)_\(suffix).jpg")
        pictures[size] = url.map { Picture(url: $0) }
      }
    }
    self.pictures = pictures
  }

  /// What becomes part of an address.
  private static func isPlain(_ text: String) -> Bool {
    1...100 ~= text.utf8.count
      && text.utf8.allSatisfy { byte in
        0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte || byte == 0x40 || byte == 0x2D
          || byte == 0x5F
      }
  }

  /// - Parameter policy: What addresses in the answer must keep to; others are left out.
  /// - Returns: nil for a film.
  func photo(policy: URLPolicy) -> Photo? {
    guard media != "video" else { return nil }
    let pictures = pictures.filter { policy.permits($0.value.url) }
    let largest = FlickrSize.allCases.reversed().compactMap { pictures[$0] }.first
    func first(_ sizes: [FlickrSize]) -> URL? { sizes.compactMap { pictures[$0]?.url }.first }
    return Photo(
      id: PhotoID(source: .flickr, id: id), title: title ?? "", author: ownerName ?? alias ?? owner,
      authorURL: policy.url("https://www.flickr.com/photos/\(alias ?? owner)/"), authorID: owner,
      license: license.map(License.init(flickr:)) ?? .unknown,
      pageURL: policy.url("https://www.flickr.com/photos/\(owner)/\(id)"),
      reportURL: policy.url("https://www.flickr.com/abuse/"), imageURL: largest?.url,
      thumbnail: first([.n, .m, .z, .s, .c, .t, .l]).map(ImageLocation.remote), previewURL: first([.l, .h, .c, .z]),
      width: largest?.width, height: largest?.height,
      uploaded: uploaded.map { Date(timeIntervalSince1970: Double($0)) }, taken: taken, summary: summary, tags: tags)
  }
}
