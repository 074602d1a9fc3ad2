import PhotoSearchCore

/// Texts on the user's keys.
nonisolated extension Strings {
  static let keys = translated("Keys")
  static let removeKey = translated("Remove")
  static let getKey = translated("Get a key in the web browser")
  static let noKey = translated("This cannot be a key: keys have letters, digits and signs, and no blanks.")
  /// The wording that Flickr's terms of use require.
  static let flickrNotice =
    "This product uses the Flickr API but is not endorsed or certified by SmugMug, Inc."  // Not translated: see above.

  static func keyName(_ source: PhotoSourceID) -> String {
    source == .openverse ? translated("Openverse token") : translated("\(sourceName(source)) key")
  }

  static func saveKey(_ source: PhotoSourceID) -> String { translated("Save the \(keyName(source))") }
  static func removeKey(_ source: PhotoSourceID) -> String { translated("Remove the \(keyName(source))") }
  static func getKey(_ source: PhotoSourceID) -> String {
    translated("Get a key in the web browser: \(keyName(source))")
  }

  /// Returns where to get a key and what it is for.
  static func keyHint(_ source: PhotoSourceID) -> String {
    switch source {
    case .openverse: translated("Optional: with a token of your own you may search more often.")
    case .flickr: translated("Needed to search Flickr. Get one on flickr.com under “App Garden”.")
    case .fiveHundredPixels: translated("For those who still have one: 500px gives out no new keys since 2018.")
    default: ""
    }
  }

  static let keyKept = translated("Kept where only you can read it.")

  static func keyPage(_ source: PhotoSourceID) -> String? {
    switch source {
    case .openverse: "https://api.openverse.org/v1/#tag/auth/operation/register"  // Not translated: an address.
    case .flickr: "https://www.flickr.com/services/apps/create/"  // Not translated: an address.
    default: nil
    }
  }
}
