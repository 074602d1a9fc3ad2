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

/// The words between the parts of a credit, so that an application can localise them.
///
/// Each is a pattern with placeholders in braces for the parts. Placeholders that a pattern does not support stay as
/// they are. Text in brackets stands for the photo and links to its page, as a title outside brackets does.
public nonisolated struct CreditWording: Sendable, Hashable {
  /// Uses `{title}` and `{author}`.
  public var titleAndAuthor = "[“{title}”] by {author}"
  /// Uses `{title}`, for a photo without a known author.
  public var titleOnly = "[“{title}”]"
  /// Uses `{author}`, for a photo without a title.
  public var authorOnly = "[Photo] by {author}"
  /// For a photo without a title or a known author.
  public var nothingKnown = "[Photo]"
  /// Uses `{work}` and `{license}`, for licences.
  public var licensed = "{work} is licensed under {license}"
  /// Uses `{work}` and `{license}`, for CC0.
  public var dedicated = "{work} is dedicated under {license}"
  /// Uses `{work}` and `{license}`, for the Public Domain Mark.
  public var marked = "{work} is marked with {license}"
  /// Uses `{work}` and `{license}`, for statements that are not licences, such as "All Rights Reserved".
  public var stated = "{work} – {license}"
  /// Uses `{credit}` and `{changes}`, if the licence requires changes to be indicated.
  public var changed = "{credit} / {changes}"

  /// The language of the words, as a BCP 47 tag.
  public var language = "en"

  /// Creates the English wording.
  public init() {}
}
