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
  /// Uses `{work}` and `{license}`, for public domain marks.
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
