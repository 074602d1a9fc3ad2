import FoundationEssentials

/// A saved photo as stored in the table and in exported files.
///
/// Data from a file is not trusted: the texts become a `Photo`, which sanitises them, and addresses other than http and
/// https are dropped.
nonisolated struct SavedPhotoRecord: Sendable, Hashable {
  var source: String?
  var sourceID: String?
  var title: String?
  var author: String?
  var authorURL: String?
  var authorID: String?
  /// See `License.stored`.
  var license: String?
  var creditText: String?
  var pageURL: String?
  var reportURL: String?
  var imageURL: String?
  var width: Int?
  var height: Int?
  /// The file size at the source.
  var fileSize: Int?
  var fileType: String?
  /// In seconds since 1970, like all times.
  var uploaded: Int?
  var taken: String?
  var summary: String?
  var tags: [String] = []
  var restrictions: [String] = []
  var isPhotograph: Int?
  var isSensitive: Int?
  var collection: String?
  var query: String?
  var note: String?
  var saved: Int?
  /// The path of the file within the image folder.
  var file: String?
  /// The current size of the file.
  var size: Int?
  /// The SHA-256 digest of the file, in hexadecimal.
  var digest: String?
  /// The SHA-256 digest of the original image, before the credit was embedded.
  var originalDigest: String?
  /// The names of the collections that contain the photo, which the table does not have as a column.
  var collections: [String] = []
  /// What was known when it was saved, each time. Neither the table nor lists for spreadsheets have it as a column.
  var receipts: [PhotoReceipt] = []

  init() {}

  init(_ photo: Photo, query: String, note: String = "", saved: Date) {
    source = photo.id.source.rawValue
    sourceID = photo.id.id
    title = photo.title
    author = photo.author
    authorURL = photo.authorURL?.absoluteString
    authorID = photo.authorID
    license = photo.license.stored
    creditText = photo.creditText
    pageURL = photo.pageURL?.absoluteString
    reportURL = photo.reportURL?.absoluteString
    imageURL = photo.imageURL?.absoluteString
    width = photo.width
    height = photo.height
    fileSize = photo.fileSize
    fileType = photo.fileType?.rawValue
    uploaded = photo.uploaded.map(Self.seconds)
    taken = photo.taken
    summary = photo.summary
    tags = photo.tags
    restrictions = photo.restrictions
    isPhotograph = photo.isPhotograph.map { $0 ? 1 : 0 }
    isSensitive = photo.isSensitive ? 1 : 0
    collection = photo.collection
    self.query = PhotoText.sanitized(query)
    self.note = Self.note(note)
    self.saved = Self.seconds(saved)
  }

  var photo: Photo {
    Photo(
      id: PhotoID(source: PhotoSourceID(rawValue: source ?? ""), id: sourceID ?? ""), title: title ?? "",
      author: author, authorURL: Self.link(authorURL), authorID: authorID, license: License(stored: license ?? ""),
      pageURL: Self.link(pageURL), reportURL: Self.link(reportURL), imageURL: Self.link(imageURL), width: width,
      height: height, fileSize: fileSize, fileType: fileType.flatMap(PhotoFileType.init(named:)),
      uploaded: uploaded.map(Self.date), taken: taken, summary: summary, tags: tags, restrictions: restrictions,
      isPhotograph: isPhotograph.map { $0 != 0 }, isSensitive: isSensitive.map { $0 != 0 } ?? false,
      collection: collection, creditText: creditText)
  }

  /// The record without invalid values, for records read from a file.
  var sanitized: SavedPhotoRecord {
    var record = SavedPhotoRecord(
      photo, query: query ?? "", note: note ?? "", saved: Self.date(saved ?? Self.seconds(Date())))
    record.file = file.flatMap(PictureFolder.safe)
    record.size = size
    record.digest = digest
    record.originalDigest = originalDigest
    record.collections = collections
    record.receipts = Array(receipts.filter(\.isReasonable).prefix(PhotoReceipt.maximumCount))
    return record
  }

  /// The maximum length of a note in characters.
  static let maximumNoteLength = 10_000

  /// Sanitises each line of a note with `PhotoText`.
  static func note(_ text: String) -> String {
    let lines = text.prefix(maximumNoteLength).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    var kept = lines.map { line in
      // Lines longer than the limit of `PhotoText` are not truncated.
      var rest = line
      var parts: [String] = []
      while !rest.isEmpty {
        parts.append(PhotoText.sanitized(String(rest.prefix(PhotoText.maximumLength))))
        rest = rest.dropFirst(PhotoText.maximumLength)
      }
      return parts.joined()
    }
    while kept.last?.isEmpty == true { kept.removeLast() }
    return kept.joined(separator: "\n")
  }

  /// Sanitises tags. Drops tags that differ from earlier ones only in case and accents.
  static func tags(_ texts: [String]) -> [String] {
    var known: Set<String> = []
    let tags = texts.map(PhotoText.sanitized).filter { !$0.isEmpty && known.insert(SearchFolding.folded($0)).inserted }
    return Array(tags.prefix(Photo.maximumTagCount))
  }

  /// Clamped to the years that calendars can display.
  static func seconds(_ date: Date) -> Int {
    Int(min(max(date.timeIntervalSince1970, -62_000_000_000), 253_000_000_000))
  }

  static func date(_ seconds: Int) -> Date {
    Date(timeIntervalSince1970: min(max(Double(seconds), -62_000_000_000), 253_000_000_000))
  }

  private static func link(_ text: String?) -> URL? {
    text.flatMap(URL.init(string:)).flatMap { WebLink($0) == nil ? nil : $0 }
  }
}

nonisolated extension License {
  /// A human-readable text that `init(stored:)` parses as the same licence. Empty for the unknown licence.
  var stored: String {
    if self == .unknown { return "" }
    let names = [shortName, fullName, url?.absoluteString].compactMap(\.self)
    if let name = names.first(where: { License(stored: $0) == self }) { return name }
    // A name that would be parsed as another licence.
    return Self.unknownPrefix + shortName
  }

  /// Parses `stored`. Stores an unknown licence by name.
  init(stored text: String) {
    if text.isEmpty {
      self = .unknown
    } else if text.hasPrefix(Self.unknownPrefix) {
      self.init(.other(name: String(text.dropFirst(Self.unknownPrefix.count))))
    } else {
      self.init(naming: text)
    }
  }

  private static let unknownPrefix = "Unknown: "
}
