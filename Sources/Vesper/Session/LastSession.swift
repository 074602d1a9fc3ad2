import FoundationEssentials
import PhotoSearchCore

/// What was open when the window was closed. Each part may be missing.
nonisolated struct LastSession: Codable, Equatable, Sendable {
  /// The size of the window while it was not maximized.
  var width: Int?
  var height: Int?
  var isMaximized: Bool?
  /// The text of the search entry, which need not be what was searched for.
  var text: String?
  var search: RememberedSearch?
  /// How many photos were shown.
  var count: Int?
  /// The photo at the top of what was in view: where that is in pixels depends on the window and the fonts.
  var top: PhotoID?
  /// The photo that was looked at.
  var open: PhotoID?
  /// What was still to be saved.
  var saves: [UnfinishedSave]?

  /// More photos are not worth loading before anything is seen, also if a file says so.
  static let maximumCount = 2000

  /// The size, within what a window can have.
  var size: (width: Int, height: Int)? {
    guard let width, let height else { return nil }
    return (min(max(width, 360), 16_000), min(max(height, 300), 16_000))
  }
}
