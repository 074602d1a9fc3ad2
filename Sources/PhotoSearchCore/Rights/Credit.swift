public import FoundationEssentials

/// Who made a photo, what it is called, where it is from and what its licence is: what must be said wherever it is
/// shown.
///
/// All texts are sanitised, see `PhotoText`, and every address is one of http or https, so that what was read from a
/// network or a file can be rendered in any format.
public nonisolated struct Credit: Sendable, Hashable {
  /// Empty when the photo has none.
  public let title: String
  public let author: String?
  public let authorURL: URL?
  /// The page that shows the photo at its source.
  public let pageURL: URL?
  public let license: License
  /// What was done to the photo, such as "resized", in the user's language; nil for the photo as it was found.
  public let changes: String?

  /// An author without a name has no address, and one that is the photo's own page says nothing new: both are left out.
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

  /// The credit of a photo as it was found, or after it was changed. The author is named as they want to be.
  public init(_ photo: Photo, changes: String? = nil) {
    self.init(
      title: photo.title, author: photo.creditText ?? photo.author, authorURL: photo.authorURL, pageURL: photo.pageURL,
      license: photo.license, changes: changes)
  }
}
