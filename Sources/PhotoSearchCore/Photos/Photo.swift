public import FoundationEssentials

/// Identifies a photo, unique across all sources and stable over time.
public nonisolated struct PhotoID: Sendable, Hashable, Codable {
  public let source: PhotoSourceID
  /// The photo's ID within its source.
  public let id: String

  public init(source: PhotoSourceID, id: String) {
    self.source = source
    self.id = id
  }
}

/// The location of an image's data.
public nonisolated enum ImageLocation: Sendable, Hashable {
  case remote(URL)
  /// A file of a local source, by absolute path. Network responses never produce this case.
  case file(path: String)
}

/// A photo that a source found: its metadata, without the pixels.
///
/// All text is sanitised on creation, see `PhotoText`, and is plain text: never markup.
public nonisolated struct Photo: Sendable, Hashable, Identifiable {
  public internal(set) var id: PhotoID
  /// The title, or an empty string if the photo has none.
  public let title: String
  public let author: String?
  public let authorURL: URL?
  /// The author's ID within the source, for `PhotoAuthor`, or `nil` if the source does not provide it.
  public let authorID: String?
  public let license: License
  /// The photo's web page at its source.
  public let pageURL: URL?
  /// The page for reporting a problem with the photo to the service.
  public let reportURL: URL?
  /// The full-size image.
  public let imageURL: URL?
  public internal(set) var thumbnail: ImageLocation?
  /// An image between the thumbnail and the full size, for a preview.
  public let previewURL: URL?
  /// The width of the full-size image in pixels.
  public let width: Int?
  /// The height of the full-size image in pixels.
  public let height: Int?
  /// The file size of the full-size image in bytes.
  public let fileSize: Int?
  public let fileType: PhotoFileType?
  /// When the photo was uploaded to its source, or `nil` if unknown.
  public let uploaded: Date?
  /// When the photo was taken, as worded by its source.
  public let taken: String?
  /// A longer description of the photo.
  public let summary: String?
  public let tags: [String]
  /// Restrictions on use other than copyright, such as "trademarked" or "personality".
  public let restrictions: [String]
  /// Whether this is a photograph rather than a drawing, painting or the like, or `nil` if the source does not say.
  public let isPhotograph: Bool?
  /// Whether the source marks the photo as unsuitable for general audiences.
  public let isSensitive: Bool
  /// The collection that contains the photo, such as "flickr", if the source consists of several.
  public let collection: String?
  /// The author's preferred credit, if it is more than the name.
  public let creditText: String?
  /// The IDs that other sources gave the same photo, see `MergedPhotos`.
  public internal(set) var alternateIDs: [PhotoID]
  /// What the services said about the photo, for the receipt when it is saved.
  var evidence = PhotoEvidence()

  /// What the services said about the photo when it was found.
  ///
  /// - Complexity: O(n) in the length of their answers.
  public var statements: [ServiceStatement] { evidence.statements(on: allIDs) }

  /// The maximum number of tags. Further tags are dropped.
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

  /// The orientation of the image, or `nil` if its size is unknown.
  public var orientation: PhotoOrientation? {
    guard let width, let height else { return nil }
    return PhotoOrientation(width: width, height: height)
  }

  /// The number of pixels of the full-size image, or `nil` if its size is unknown.
  public var pixelCount: Int? {
    guard let width, let height else { return nil }
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    return overflow ? .max : count
  }

  /// The author, for finding more of their photos, or `nil` if none is named.
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
