import PhotoSearchCore

/// Texts on the page before the first search.
nonisolated extension Strings {
  static func name(of subject: StartSubject) -> String {
    switch subject {
    case .birds: translated("Birds", context: "a subject of photos")
    case .cats: translated("Cats", context: "a subject of photos")
    case .dogs: translated("Dogs", context: "a subject of photos")
    case .flowers: translated("Flowers", context: "a subject of photos")
    case .space: translated("Space", context: "a subject of photos")
    case .food: translated("Food", context: "a subject of photos")
    case .water: translated("Water", context: "a subject of photos")
    }
  }

  /// Returns who took the photo behind the page, in few words.
  static func startCredit(of photo: Photo) -> String {
    translated("Photo: \(photo.author ?? unknownAuthor) · \(photo.license.shortName)")
  }

  static func showStartPhoto(_ photo: Photo) -> String {
    translated("Show the photo behind this page: \(Strings.photo(photo)), \(photo.license.shortName)")
  }
}
