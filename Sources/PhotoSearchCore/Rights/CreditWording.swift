/// The words between the parts of a credit, so that an application can say them in the user's language.
///
/// Each is a pattern with names in braces that stand for the parts. A name that a pattern may not use stays as it is.
/// What is in brackets stands for the photo and links to its page, as a title outside of brackets does.
public nonisolated struct CreditWording: Sendable, Hashable {
  /// With `{title}` and `{author}`.
  public var titleAndAuthor = "[“{title}”] by {author}"
  /// With `{title}`, for a photo without a known author.
  public var titleOnly = "[“{title}”]"
  /// With `{author}`, for a photo without a title.
  public var authorOnly = "[Photo] by {author}"
  /// For a photo without either.
  public var nothingKnown = "[Photo]"
  /// With `{work}` and `{license}`, for licences.
  public var licensed = "{work} is licensed under {license}"
  /// With `{work}` and `{license}`, for marks of public domain.
  public var marked = "{work} is marked with {license}"
  /// With `{work}` and `{license}`, for what is no licence, such as "All Rights Reserved".
  public var stated = "{work} – {license}"
  /// With `{credit}` and `{changes}`, where the licence demands to say what was changed.
  public var changed = "{credit} / {changes}"

  /// The language of the words, by its tag of BCP 47.
  public var language = "en"

  /// The words in English.
  public init() {}
}
