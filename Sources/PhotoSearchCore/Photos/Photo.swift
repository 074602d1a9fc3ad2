public import FoundationEssentials

/// Names a photo: unique over all sources and stable over time.
public nonisolated struct PhotoID: Sendable, Hashable, Codable {
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
  /// The author's name within the source, for `PhotoAuthor`; nil where the source does not say.
  public let authorID: String?
  public let license: License
  /// The page that shows the photo at its source, for people.
  public let pageURL: URL?
  /// Where people can tell the service that something is wrong with the photo.
  public let reportURL: URL?
  /// The picture in its full size.
  public let imageURL: URL?
  public let thumbnail: ImageLocation?
  /// A picture between the thumbnail and the full size, for a first look.
  public let previewURL: URL?
  /// The width of the full picture in pixels.
  public let width: Int?
  /// The height of the full picture in pixels.
  public let height: Int?
  /// The size of the full picture's file in bytes.
  public let fileSize: Int?
  public let fileType: PhotoFileType?
  /// When the photo was uploaded to its source; nil where the source does not know.
  public let uploaded: Date?
  /// When the photo was taken, in the words of its source.
  public let taken: String?
  /// A longer text about the photo.
  public let summary: String?
  public let tags: [String]
  /// What else than copyright may stand in the way of using it, such as "trademarked" or "personality".
  public let restrictions: [String]
  /// False for drawings, paintings and the like; nil where the source does not say.
  public let isPhotograph: Bool?
  /// Whether the source says that the photo is not fit for everybody's eyes.
  public let isSensitive: Bool
  /// The collection that the photo comes from, where the source is made of several, such as "flickr".
  public let collection: String?
  /// The words in which the author wants to be named, where they are more than the name.
  public let creditText: String?
  /// The names that other sources gave the same photo, where several found it: see `MergedPhotos`.
  public let alternateIDs: [PhotoID]

  /// More tags than this help nobody; the rest is dropped.
  public static let maximumTagCount = 100

  public init(
    id: PhotoID, title: String, author: String? = nil, authorURL: URL? = nil, authorID: String? = nil,
    license: License, pageURL: URL? = nil, reportURL: URL? = nil, imageURL: URL? = nil,
    thumbnail: ImageLocation? = nil, previewURL: URL? = nil, width: Int? = nil, height: Int? = nil,
    fileSize: Int? = nil, fileType: PhotoFileType? = nil, uploaded: Date? = nil, taken: String? = nil,
    summary: String? = nil, tags: [String] = [], restrictions: [String] = [], isPhotograph: Bool? = nil,
    isSensitive: Bool = false, collection: String? = nil, creditText: String? = nil,
    alternateIDs: [PhotoID] = []
  ) {
    self.id = id
    self.title = PhotoText.sanitized(title)
    self.author = Self.visible(author)
    self.authorURL = authorURL
    self.authorID = authorID
    self.license = license
    self.pageURL = pageURL
    self.reportURL = reportURL
    self.imageURL = imageURL
    self.thumbnail = thumbnail
    self.previewURL = previewURL
    self.width = width.flatMap { $0 > 0 ? $0 : nil }
    self.height = height.flatMap { $0 > 0 ? $0 : nil }
    self.fileSize = fileSize.flatMap { $0 > 0 ? $0 : nil }
    self.fileType = fileType ?? imageURL.flatMap { PhotoFileType(named: $0.pathExtension) }
    self.uploaded = uploaded
    self.taken = Self.visible(taken)
    self.summary = Self.visible(summary)
    self.tags = Self.visible(tags)
    self.restrictions = Self.visible(restrictions)
    self.isPhotograph = isPhotograph
    self.isSensitive = isSensitive
    self.collection = Self.visible(collection)
    self.creditText = Self.visible(creditText)
    self.alternateIDs = alternateIDs
  }

  /// Which way the picture lies; nil when its size is not known.
  public var orientation: PhotoOrientation? {
    guard let width, let height else { return nil }
    return PhotoOrientation(width: width, height: height)
  }

  /// How many pixels the full picture has; nil when its size is not known.
  public var pixelCount: Int? {
    guard let width, let height else { return nil }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : count
  }

  /// Who made it, for a search for more; nil when nobody is named.
  public var creator: PhotoAuthor? {
    author.map { PhotoAuthor(source: id.source, id: authorID ?? "", name: $0) }
  }

  private static func visible(_ text: String?) -> String? {
    text.map(PhotoText.sanitized).flatMap { $0.isEmpty ? nil : $0 }
  }

  private static func visible(_ texts: [String]) -> [String] {
    texts.prefix(maximumTagCount).compactMap(visible)
  }
}
