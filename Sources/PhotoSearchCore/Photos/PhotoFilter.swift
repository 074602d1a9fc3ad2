/// A way to narrow a search beyond its text.
public nonisolated enum PhotoFilter: Sendable, Hashable, CaseIterable {
  case license, uploadDate, orientation, size, fileType, photographsOnly, assessed, sensitiveContent

  /// The filters that need only the photo's own metadata. Community ratings are available only to the source's own
  /// search.
  static let ofPhotos = Set(allCases).subtracting([.assessed])
}

/// The orientation of an image.
public nonisolated enum PhotoOrientation: String, Sendable, Hashable, Codable, CaseIterable {
  case landscape, portrait
  /// As wide as high, within five percent.
  case square

  /// - Parameters:
  ///   - width: The width in pixels, above zero.
  ///   - height: The height in pixels, above zero.
  public init(width: Int, height: Int) {
    let ratio = Double(width) / Double(height)
    self = ratio > 1.05 ? .landscape : ratio < 1 / 1.05 ? .portrait : .square
  }
}

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

/// The format of an image file that Vesper can show.
public nonisolated enum PhotoFileType: String, Sendable, Hashable, Codable, CaseIterable {
  case jpeg, png, gif, webp, tiff

  /// - Parameter name: A filename extension such as "jpg" or a media type such as "image/jpeg", in any case.
  public init?(named name: String) {
    let name = name.lowercased()
    switch name.hasPrefix("image/") ? String(name.dropFirst(6)) : name {
    case "jpeg", "jpg", "jpe", "pjpeg": self = .jpeg
    case "png": self = .png
    case "gif": self = .gif
    case "webp": self = .webp
    case "tiff", "tif": self = .tiff
    default: return nil
    }
  }
}

/// The order of the search results.
public nonisolated enum PhotoOrder: String, Sendable, Hashable, Codable, CaseIterable {
  case relevance
  /// By upload date.
  case newest, oldest
}
