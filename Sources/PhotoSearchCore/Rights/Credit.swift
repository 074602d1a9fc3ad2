public import FoundationEssentials

/// The credit of a photo: its author, title, source and licence, which must be shown with the photo.
///
/// All texts are sanitised, see `PhotoText`, and every address is http or https, so data from a network or a file can
/// be rendered in any format.
public nonisolated struct Credit: Sendable, Hashable {
  /// The title, or an empty string if the photo has none.
  public let title: String
  public let author: String?
  public let authorURL: URL?
  /// The photo's web page at its source.
  public let pageURL: URL?
  public let license: License
  /// The changes made to the photo, such as "resized", in the user's language, or `nil` for the original photo.
  public let changes: String?

  /// Creates a credit. Drops the author's address if there is no author, or if it equals the photo's page.
  public init(
    title: String, author: String? = nil, authorURL: URL? = nil, pageURL: URL? = nil, license: License,
    changes: String? = nil
  ) {
    self.title = PhotoText.sanitized(title)
    self.author = author.map(PhotoText.sanitized).flatMap { $0.isEmpty ? nil : $0 }
    self.pageURL = pageURL.flatMap(WebLink.init)?.url
    let authorURL = authorURL.flatMap(WebLink.init)?.url
    self.authorURL = self.author == nil || authorURL == self.pageURL ? nil : authorURL
    self.license = license
    self.changes = changes.map(PhotoText.sanitized).flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Creates the credit of an original or changed photo. Uses the author's preferred credit, if there is one.
  public init(_ photo: Photo, changes: String? = nil) {
    self.init(
      title: photo.title, author: photo.creditText ?? photo.author, authorURL: photo.authorURL, pageURL: photo.pageURL,
      license: photo.license, changes: changes)
  }
}
