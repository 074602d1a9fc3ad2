import FoundationEssentials

/// A file of Wikimedia Commons in the words of its API. Parts of an answer each know some of it.
nonisolated struct CommonsFile: Decodable, Sendable {
  let pageID: Int
  /// Its place among the results of a search.
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

  /// The beginning of time where it is not known.
  var uploaded: Date { info?.uploaded ?? .distantPast }

  /// - Parameters:
  ///   - policy: What addresses in the answer must keep to; others are left out.
  ///   - base: The server.
  /// - Returns: nil for what is no photo, such as a document.
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

  /// The service's own address for a picture of some width, one of those that it has ready. Smaller files are shown as
  /// they are.
  private func previewURL(_ info: Info, _ base: URL) -> URL? {
    guard let width = info.width, width > Self.previewWidth else { return nil }
    var parameters = QueryEncoding()
    parameters.add("title", "Special:Redirect/file/" + name)
    parameters.add("width", Self.previewWidth)
    return try? parameters.url("w/index.php", at: base)
  }

  /// The file's page, where the answer does not name it.
  private func page(_ base: URL) -> URL? {
    try? QueryEncoding().url("wiki/File:" + QueryEncoding.encoded(name), at: base)
  }

  private static let previewWidth = 1280

  /// Where the service explains how to report what, from wrong licences to pictures of oneself.
  private static let reportPage = "https://commons.wikimedia.org/wiki/Commons:Contact_us/Problems"

  /// Without the name of the namespace, "File:".
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

    /// By what the service says, else by the name of the file.
    var fileType: PhotoFileType? {
      if let mediaType { return PhotoFileType(named: mediaType) }
      return url.flatMap { URL(string: $0) }.flatMap { PhotoFileType(named: $0.pathExtension) }
    }

    /// An address without its query, with which the service counts where its visitors come from.
    func address(_ text: String?, _ policy: URLPolicy) -> URL? {
      policy.url(text.map { String($0.prefix { $0 != "?" && $0 != "#" }) })
    }

    func userURL(_ base: URL) -> URL? {
      guard let user else { return nil }
      return try? QueryEncoding().url("wiki/User:" + QueryEncoding.encoded(user), at: base)
    }
  }
}
