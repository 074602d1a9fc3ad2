import PhotoSearchCore

/// Texts of the settings, other than those of the filters.
nonisolated extension Strings {
  static func cacheUnusable(_ path: String) -> String {
    translated(
      "Nothing can be kept in \(path), so everything is loaded anew. Check that there is room and that you may write there."
    )
  }

  static let storage = translated("Storage")
  static let cacheSize = translated("Cache size")
  static let cacheSizeUnit = translated("MB")
  static let cacheSizeHint = translated("Recently used items are kept")
  static let clearCacheTitle = translated("Clear cache")
  static func cacheUsage(_ bytes: Int) -> String { translated("\(size(bytes)) used") }
  static let cacheUsageNone = translated("The cache cannot be used")
  static let clear = translated("Clear")

  static func settingsUnreadable(_ path: String, keptAs broken: String) -> String {
    translated("The settings in \(path) could not be read. They are kept as \(broken); Vesper starts with fresh ones.")
  }

  static func settingsNotSaved(_ path: String) -> String {
    translated("The settings could not be saved in \(path). Check that there is room and that you may write there.")
  }

  // MARK: Keys

  static let keys = translated("Keys")
  static let removeKey = translated("Remove")
  static let getKey = translated("Get a key in the web browser")
  static let noKey = translated("This cannot be a key: keys contain letters, digits and symbols, but no spaces.")

  static func keyName(_ service: PhotoService) -> String {
    service.key.isOptional ? translated("\(service.name) token") : translated("\(service.name) key")
  }

  static func saveKey(_ service: PhotoService) -> String { translated("Save the \(keyName(service))") }
  static func removeKey(_ service: PhotoService) -> String { translated("Remove the \(keyName(service))") }
  static func getKey(_ service: PhotoService) -> String {
    translated("Get a key in the web browser: \(keyName(service))")
  }

  /// Returns where to get a key and what it is for.
  static func keyHint(_ service: PhotoService) -> String {
    switch service.key {
    case .none: ""
    case .optionalToken: translated("Optional: with a token of your own you may search more often.")
    case .required(_, let site, let menu):
      translated("Needed to search \(service.name). Get one on \(site) under “\(menu)”.")
    case .discontinued(let year):
      translated("For those who still have one: \(service.name) has given out no new keys since \(String(year)).")
    }
  }

  static let keyKept = translated("Kept where only you can read it.")
}
