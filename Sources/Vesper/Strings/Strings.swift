import Gtk
import PhotoSearchCore

/// All texts that Vesper displays or prints.
nonisolated enum Strings {
  static let applicationName = "Vesper"  // Not translated: a name.
  static let searchPlaceholder = translated("Search free photos")
  static let searchSavedPlaceholder = translated("Search your photos")
  static let settings = translated("Settings")
  static let search = translated("Search")
  static let source = translated("Source")
  static let results = translated("Photos found")
  static let untitled = translated("Untitled")
  static let unknownAuthor = translated("Unknown author")
  static let startTitle = translated("Find free photos")
  static let startHint = translated(
    "Type what you are looking for, such as “sunflower”. Press Enter to search for short words.")
  static let subjects = translated("Subjects")
  static let nothingFoundTitle = translated("No photos found")
  static let nothingFoundHint = translated("Try other or fewer words.")
  static let alertTitle = translated("Search failed")
  static let close = translated("Close")
  static let tryAgain = translated("Try Again")
  static let showMore = translated("Show More")
  static let searching = translated("Searching…")

  /// Returns the title of a setting with its value, for assistive technology.
  static func choice(_ choice: String, of title: String) -> String { translated("\(title): \(choice)") }

  /// Returns what is searched while there is no way to the chosen source.
  static func standIn(_ source: PhotoSourceID, for chosen: PhotoSourceID) -> String {
    translated("\(sourceName(source)), while \(sourceName(chosen)) is out of reach")
  }

  static func openByHand(_ address: String, reason: String) -> String {
    translated("\(reason). Open this address in a web browser: \(address)")
  }
  static let cannotOpenPage = translated("The page could not be opened")

  static func sourceName(_ id: PhotoSourceID) -> String {
    if let service = PhotoService.of(id) { return service.name }
    return switch id {
    case .samples: translated("Sample Photos")
    case .saved: translated("Saved Photos")
    case .all: translated("All Sources")
    default: id.rawValue
    }
  }

  /// Returns a number of bytes in a readable form.
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1_000: translated(bytes, one: "\(bytes) byte", other: "\(bytes) bytes")
    case ..<1_000_000: translated("\((bytes + 500) / 1_000) kB")
    // Truncate instead of rounding, so as not to overstate the size.
    case ..<10_000_000: translated("\(GLib.formatted(Double(bytes / 100_000) / 10, decimals: 1)) MB")
    default: translated("\((bytes + 500_000) / 1_000_000) MB")
    }
  }

  /// Returns the wait in words, rounded up, and at least one second.
  static func wait(_ time: Duration) -> String {
    let (whole, rest) = time.components
    let seconds = max(1, Int(whole) + (rest > 0 ? 1 : 0))
    switch seconds {
    case ..<120: return translated(seconds, one: "\(seconds) second", other: "\(seconds) seconds")
    case ..<7200:
      let minutes = (seconds + 59) / 60
      return translated(minutes, one: "\(minutes) minute", other: "\(minutes) minutes")
    default:
      let hours = (seconds + 3599) / 3600
      return translated(hours, one: "\(hours) hour", other: "\(hours) hours")
    }
  }
}
