public import FoundationEssentials

/// Names a photo: unique over all sources and stable over time.
public nonisolated struct PhotoID: Sendable, Hashable {
  public let source: PhotoSourceID
  /// The photo's name within its source.
  public let id: String

  public init(source: PhotoSourceID, id: String) {
    self.source = source
    self.id = id
  }
}

/// Where the bytes of a picture are.
public nonisolated enum ImageLocation: Sendable, Hashable {
  case remote(URL)
  /// A file of a local source, by absolute path. Answers from the network never become one.
  case file(path: String)
}

/// A photo that a source found: what is known about it, not its pixels.
///
/// All text is sanitised on creation, see `PhotoText`, and is plain text: never markup.
public nonisolated struct Photo: Sendable, Hashable, Identifiable {
  public let id: PhotoID
  /// Empty when the photo has none.
  public let title: String
  public let author: String?
  public let authorURL: URL?
  public let license: License
  /// The page that shows the photo at its source, for people.
  public let pageURL: URL?
  /// The picture in its full size.
  public let imageURL: URL?
  public let thumbnail: ImageLocation?
  /// The width of the full picture in pixels.
  public let width: Int?
  /// The height of the full picture in pixels.
  public let height: Int?
  /// When the photo was uploaded to its source; nil where the source does not know.
  public let uploaded: Date?
  public let tags: [String]

  /// More tags than this help nobody; the rest is dropped.
  public static let maximumTagCount = 100

  public init(
    id: PhotoID, title: String, author: String? = nil, authorURL: URL? = nil, license: License,
    pageURL: URL? = nil, imageURL: URL? = nil, thumbnail: ImageLocation? = nil,
    width: Int? = nil, height: Int? = nil, uploaded: Date? = nil, tags: [String] = []
  ) {
    self.id = id
    self.title = PhotoText.sanitized(title)
    self.author = author.map(PhotoText.sanitized).flatMap { $0.isEmpty ? nil : $0 }
    self.authorURL = authorURL
    self.license = license
    self.pageURL = pageURL
    self.imageURL = imageURL
    self.thumbnail = thumbnail
    self.width = width.flatMap { $0 > 0 ? $0 : nil }
    self.height = height.flatMap { $0 > 0 ? $0 : nil }
    self.uploaded = uploaded
    self.tags = tags.prefix(Self.maximumTagCount).map(PhotoText.sanitized).filter { !$0.isEmpty }
  }
}
