import FoundationEssentials

/// A file as described by the API of Wikimedia Commons. Each part of a response may contain only some of its details.
nonisolated struct CommonsFile: Decodable, Sendable {
  let pageID: Int
  /// The position in the search results.
  var index: Int
  private var title: String
  private var info: Info?

  private enum CodingKeys: String, CodingKey {
    case pageid, index, title, imageinfo
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard let number = container.lenientNumber(.pageid) else {
      throw DecodingError.dataCorruptedError(forKey: .pageid, in: container, debugDescription: "Not a number")
    }
    pageID = number
    title = try container.decode(String.self, forKey: .title)
    guard 1...1000 ~= title.utf8.count else {
      throw DecodingError.dataCorruptedError(forKey: .title, in: container, debugDescription: "Not a title")
    }
    index = container.lenientNumber(.index) ?? .max
    info = container.lenient(LossyArray<Info>.self, .imageinfo)?.elements.first
  }

  func merged(with other: CommonsFile) -> CommonsFile {
    var merged = self
    merged.index = min(index, other.index)
    merged.info = info ?? other.info
    return merged
  }

  var hasDetails: Bool { info != nil }

  /// The upload date, or the distant past if unknown.
  var uploaded: Date { info?.uploaded ?? .distantPast }

  /// - Parameters:
  ///   - policy: The policy for addresses in the response. Others are dropped.
  ///   - base: The server.
  /// - Returns: `nil` if the file is not a photo, such as a document.
  func photo(policy: URLPolicy, base: URL) -> Photo? {
    guard let info, let type = info.fileType else { return nil }
    let metadata = info.metadata
    let author = metadata.author
    let imageURL = info.address(info.url, policy)
    return Photo(
      id: PhotoID(source: .commons, id: name), title: metadata.text("ObjectName") ?? nameForPeople,
      author: author?.name ?? info.user, authorURL: author == nil ? info.userURL(base) : policy.page(author?.address),
      authorID: author == nil ? info.user : author?.user, license: metadata.license,
      pageURL: info.address(info.pageURL, policy) ?? page(base), reportURL: policy.url(Self.reportPage),
      imageURL: imageURL,
      thumbnail: info.address(info.thumbnailURL, policy).map(ImageLocation.remote),
      previewURL: previewURL(info, base), width: info.width,
      height: info.height, fileSize: info.fileSize, fileType: type, uploaded: info.uploaded,
      taken: metadata.text("DateTimeOriginal"), summary: metadata.text("ImageDescription"),
      restrictions: metadata.restrictions, creditText: metadata.text("Attribution"))
  }

  /// Returns the address of an image with a width for which the service has a rendition. Smaller files need no preview.
  private func previewURL(_ info: Info, _ base: URL) -> URL? {
    guard let width = info.width, width > Self.previewWidth else { return nil }
    var parameters = QueryEncoding()
    parameters.add("title", "Special:Redirect/file/" + name)
    parameters.add("width", Self.previewWidth)
    return try? parameters.url("w/index.php", at: base)
  }

  /// Returns the file's page, if the response does not contain it.
  private func page(_ base: URL) -> URL? {
    try? QueryEncoding().url("wiki/File:" + QueryEncoding.encoded(name), at: base)
  }

  private static let previewWidth = 1280

  /// The page on reporting problems, from wrong licences to images of oneself.
  private static let reportPage = "https://commons.wikimedia.org/wiki/Commons:Contact_us/Problems"

  /// The name without the namespace prefix, "File:".
  private var name: String {
    title.firstIndex(of: ":").map { String(title[title.index(after: $0)...]) } ?? title
  }

  private var nameForPeople: String {
    let end = name.lastIndex(of: ".") ?? name.endIndex
    return String(name[..<end].map { $0 == "_" ? " " : $0 })
  }
}

nonisolated extension CommonsFile {
  private struct Info: Decodable, Sendable {
    let url: String?
    let thumbnailURL: String?
    let pageURL: String?
    let width: Int?
    let height: Int?
    let fileSize: Int?
    let user: String?
    let uploaded: Date?
    let metadata: CommonsMetadata
    private let mediaType: String?

    private enum CodingKeys: String, CodingKey {
      case url, width, height, size, user, timestamp, mime, extmetadata
      case thumbnailURL = "thumburl"
      case pageURL = "descriptionurl"
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      url = try container.decode(String.self, forKey: .url)
      thumbnailURL = container.lenient(String.self, .thumbnailURL)
      pageURL = container.lenient(String.self, .pageURL)
      width = container.lenientNumber(.width)
      height = container.lenientNumber(.height)
      fileSize = container.lenientNumber(.size)
      user = container.lenient(String.self, .user)
      uploaded = container.lenient(String.self, .timestamp).flatMap { try? Date($0, strategy: .iso8601) }
      mediaType = container.lenient(String.self, .mime)
      metadata = container.lenient(CommonsMetadata.self, .extmetadata) ?? CommonsMetadata()
    }

    /// The type according to the service, or else to the filename.
    var fileType: PhotoFileType? {
      if let mediaType { return PhotoFileType(named: mediaType) }
      return url.flatMap { URL(string: $0) }.flatMap { PhotoFileType(named: $0.pathExtension) }
    }

    /// Returns an address without its query, which the service uses to track referrers.
    func address(_ text: String?, _ policy: URLPolicy) -> URL? {
      policy.url(text.map { String($0.prefix { $0 != "?" && $0 != "#" }) })
    }

    func userURL(_ base: URL) -> URL? {
      guard let user else { return nil }
      return try? QueryEncoding().url("wiki/User:" + QueryEncoding.encoded(user), at: base)
    }
  }
}
