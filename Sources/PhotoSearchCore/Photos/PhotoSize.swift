/// The minimum size of an image.
public nonisolated enum PhotoSize: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// For the web: 640 × 480 pixels.
  case medium
  /// For a slide or a page: 1600 × 1200.
  case large
  /// For a poster: 3840 × 2160.
  case huge

  /// The minimum number of pixels of an image of this size.
  public var pixelCount: Int {
    switch self {
    case .medium: 640 * 480
    case .large: 1600 * 1200
    case .huge: 3840 * 2160
    }
  }

  public static func < (first: PhotoSize, second: PhotoSize) -> Bool { first.pixelCount < second.pixelCount }
}
