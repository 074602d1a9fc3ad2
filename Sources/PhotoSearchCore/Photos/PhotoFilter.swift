/// A way to narrow a search beyond its text.
public nonisolated enum PhotoFilter: Sendable, Hashable, CaseIterable {
  case license, uploadDate, orientation, size, fileType, photographsOnly, assessed, sensitiveContent

  /// Those that need nothing but what is told of each photo. What a community thinks of its photos only its own search
  /// knows.
  static let ofPhotos = Set(allCases).subtracting([.assessed])
}

/// Which way a picture lies.
public nonisolated enum PhotoOrientation: String, Sendable, Hashable, Codable, CaseIterable {
  case landscape, portrait
  /// As wide as high, give or take five percent.
  case square

  /// - Parameters:
  ///   - width: in pixels, above zero.
  ///   - height: in pixels, above zero.
  public init(width: Int, height: Int) {
    let ratio = Double(width) / Double(height)
    self = ratio > 1.05 ? .landscape : ratio < 1 / 1.05 ? .portrait : .square
  }
}

/// The least size of a picture.
public nonisolated enum PhotoSize: String, Sendable, Hashable, Codable, CaseIterable, Comparable {
  /// For the web: 640 × 480 pixels.
  case medium
  /// For a slide or a page: 1600 × 1200.
  case large
  /// For a poster: 3840 × 2160.
  case huge

  /// How many pixels a picture of this size has at least.
  public var pixelCount: Int {
    switch self {
    case .medium: 640 * 480
    case .large: 1600 * 1200
    case .huge: 3840 * 2160
    }
  }

  public static func < (first: PhotoSize, second: PhotoSize) -> Bool { first.pixelCount < second.pixelCount }
}

/// The format of a picture's file, of those that Vesper shows.
public nonisolated enum PhotoFileType: String, Sendable, Hashable, Codable, CaseIterable {
  case jpeg, png, gif, webp, tiff

  /// - Parameter name: an extension such as "jpg" or a media type such as "image/jpeg", in any case.
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

/// In which order photos are found.
public nonisolated enum PhotoOrder: String, Sendable, Hashable, Codable, CaseIterable {
  case relevance
  /// By the day of upload.
  case newest, oldest
}
