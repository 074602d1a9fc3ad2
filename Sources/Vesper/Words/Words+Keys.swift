import PhotoSearchCore

/// What is said about the user's keys.
nonisolated extension Words {
  static let keys = "Keys"
  static let removeKey = "Remove"
  static let getKey = "Get a key in the web browser"
  static let noKey = "This cannot be a key: keys have letters, digits and signs, and no blanks."
  static let flickrNotice = "This product uses the Flickr API but is not endorsed or certified by SmugMug, Inc."

  static func keyName(_ source: PhotoSourceID) -> String {
    source == .openverse ? "Openverse token" : "\(sourceName(source)) key"
  }

  static func saveKey(_ source: PhotoSourceID) -> String { "Save the \(keyName(source))" }
  static func removeKey(_ source: PhotoSourceID) -> String { "Remove the \(keyName(source))" }
  static func getKey(_ source: PhotoSourceID) -> String { "\(getKey): \(keyName(source))" }

  /// Where to get one and what for.
  static func keyHint(_ source: PhotoSourceID) -> String {
    switch source {
    case .openverse: "Optional: with a token of your own you may search more often."
    case .flickr: "Needed to search Flickr. Get one on flickr.com under “App Garden”."
    case .fiveHundredPixels: "For those who still have one: 500px gives out no new keys since 2018."
    default: ""
    }
  }

  static let keyKept = "Kept where only you can read it."

  static func keyPage(_ source: PhotoSourceID) -> String? {
    switch source {
    case .openverse: "https://api.openverse.org/v1/#tag/auth/operation/register"
    case .flickr: "https://www.flickr.com/services/apps/create/"
    default: nil
    }
  }
}
