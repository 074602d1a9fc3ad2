import FoundationEssentials
import PhotoSearchCore

/// A photo as one line of output.
nonisolated struct PhotoRecord: Encodable {
  let source: String
  let id: String
  let title: String
  let author: String?
  let authorURL: String?
  let license: String
  let licenseURL: String?
  let pageURL: String?
  let imageURL: String?
  let thumbnailURL: String?
  let width: Int?
  let height: Int?
  let uploaded: String?

  init(_ photo: Photo) {
    source = photo.id.source.rawValue
    id = photo.id.id
    title = photo.title
    author = photo.author
    authorURL = photo.authorURL?.absoluteString
    license = photo.license.shortName
    licenseURL = photo.license.url?.absoluteString
    pageURL = photo.pageURL?.absoluteString
    imageURL = photo.imageURL?.absoluteString
    thumbnailURL =
      switch photo.thumbnail {
      case .remote(let url): url.absoluteString
      case .file(let path): URL(filePath: path).absoluteString
      case nil: nil
      }
    width = photo.width
    height = photo.height
    uploaded = photo.uploaded?.formatted(.iso8601)
  }

  /// One JSON object without line breaks. Unknown values are omitted.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else { return "{}" }
    return String(decoding: data, as: UTF8.self)
  }

  /// Title, author, licence and source page, separated by tabs.
  var text: String {
    [
      title.isEmpty ? Strings.untitled : title, author ?? Strings.unknownAuthor, license,
      pageURL ?? Strings.noSourcePage,
    ].joined(separator: "\t")
  }
}
