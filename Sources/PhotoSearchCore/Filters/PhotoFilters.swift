public import FoundationEssentials

/// The values of the filters and the order of a search, at first with all filters off but safe search.
///
/// `SearchFilters` has the definitions.
public nonisolated struct PhotoFilters: Sendable, Hashable {
  /// Only photos under a Creative Commons licence or public-domain tool.
  public var creativeCommons = false
  /// What the photos' licences must allow. If empty, all licences pass.
  public var intendedUses: Set<IntendedUse> = []
  /// Whether `minDate` and `maxDate` apply.
  public var dateFilter = false
  /// The first day of upload, as any moment of that day in local time.
  public var minDate = Date.distantPast
  /// The last day of upload, inclusive, as any moment of that day in local time.
  public var maxDate = Date.distantFuture
  /// Only photos of this orientation, or `nil` for all.
  public var orientation: PhotoOrientation?
  /// Only photos of at least this size, or `nil` for all.
  public var minimumSize: PhotoSize?
  /// Only photos with this main colour, or `nil` for all.
  public var color: PhotoColor?
  /// Only files of these formats. If empty, all formats pass.
  public var fileTypes: Set<PhotoFileType> = []
  /// Whether to exclude drawings, scans and paintings, if the source can distinguish them.
  public var photographsOnly = false
  /// Whether to return only photos that the source's community rated outstanding, if it has one.
  public var assessedOnly = false
  /// Whether to include photos that are unsuitable for general audiences.
  public var includesSensitive = false
  /// Whether to exclude photos that are unsuitable for general audiences.
  public var safeSearch: Bool {
    get { !includesSensitive }
    set { includesSensitive = !newValue }
  }
  public var order = PhotoOrder.relevance

  public init() {}
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
