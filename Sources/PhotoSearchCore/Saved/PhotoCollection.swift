/// A collection of saved photos, such as "Lesson 3". A photo may be in several.
public nonisolated struct PhotoCollection: Sendable, Hashable, Identifiable {
  /// The ID in the library, which is never reused.
  public let id: Int
  public let name: String
  /// The search whose results are the contents of a smart collection, or `nil` for a collection of chosen photos.
  public let query: PhotoQuery?
  /// The number of photos.
  public var count = 0
  /// Whether `count` is a lower bound: the results of a smart collection are not counted to the end.
  public var countIsCapped = false
  /// Whether this is the collection to which photos were added last. The next saved photo goes there.
  public var isLastUsed = false

  /// Whether the contents follow from a search.
  public var isSmart: Bool { query != nil }

  /// The maximum length of a name in characters.
  public static let maximumNameLength = 100
  /// The maximum number of collections.
  public static let maximumCount = 500

  /// Returns the name that a collection gets for a typed text, or an empty string if nothing visible is left of it.
  public static func name(_ text: String) -> String {
    PhotoText.sanitized(String(PhotoText.sanitized(text).prefix(maximumNameLength)))
  }

  /// The name as that of a file or folder that is valid everywhere.
  public var fileName: String { Self.fileName(for: name) }

  /// Returns a text as the name of a file or folder that is valid everywhere.
  public static func fileName(for text: String) -> String {
    var name = SavedPhotoName.stem(title: text, author: nil)
    // With an extension and a number.
    while name.utf8.count > SavedPhotoName.maximumLength - 10 { name.removeLast() }
    return name
  }

  /// Returns whether two names are too similar for two collections: they differ at most in case.
  static func areSame(_ first: String, _ second: String) -> Bool {
    first.lowercased() == second.lowercased()
  }

  /// Returns the search that a smart collection stores for a search of the user: its text and filters. What is
  /// unsuitable for general audiences depends on the setting at the time of looking.
  static func stored(_ query: PhotoQuery) -> PhotoQuery {
    var stored = PhotoQuery(text: PhotoText.sanitized(query.text))
    stored.values = query.values
    stored.values.includesSensitive = true
    return stored
  }
}

/// A deleted collection, for restoring it.
nonisolated struct DeletedCollection: Sendable, Hashable {
  let id: Int
  let name: String
  let place: Int
  let query: String?
  let isLastUsed: Bool
  let photos: [Int]
}
