/// The sample photos on the page before the first search: a large one behind everything, and a row of others.
///
/// Which ones depends on a number, such as that of the day, and on nothing else.
public nonisolated struct StartPhotos: Sendable {
  /// The photo behind everything, or `nil` if none is suitable.
  public let backdrop: Photo?
  /// The photos of the row, the first of which may be all that fit.
  public let row: [Photo]

  /// Those that look good behind a text, because their middle is calm or dark, the best first.
  static let backdrops = [
    "falcon-9", "bird-7-8ccf629c", "hubble-extreme-deep-field", "bird-1f8564d1", "china", "bird-7742a755",
  ]
  /// As many as fill a row across a large screen.
  static let maximumCount = 24
  /// Neighbours in the catalogue are photos of the same thing, so they are taken from places far apart.
  private static let step = 17

  public init(_ samples: [Photo], number: Int) {
    let shown = samples.filter { !$0.isSensitive && $0.thumbnail != nil }
    let chosen = Self.backdrops.compactMap { id in shown.first { $0.id.id == id } }
    let suitable = chosen.isEmpty ? shown.filter { $0.orientation == .landscape } : chosen
    let behind = suitable.isEmpty ? nil : suitable[Self.index(number, in: suitable.count)]
    backdrop = behind
    let others = shown.filter { $0.id != behind?.id && (0.6...2).contains(Self.ratio(of: $0)) }
    row = Self.spread(others, from: number).prefix(Self.maximumCount).map(\.self)
  }

  /// Returns the width divided by the height, or that of most cameras if it is unknown.
  public static func ratio(of photo: Photo) -> Double {
    guard let width = photo.width, let height = photo.height, width > 0, height > 0 else { return 4.0 / 3 }
    return Double(width) / Double(height)
  }

  private static func index(_ number: Int, in count: Int) -> Int { ((number % count) + count) % count }

  private static func spread(_ photos: [Photo], from number: Int) -> [Photo] {
    guard !photos.isEmpty else { return [] }
    var left = photos
    var spread: [Photo] = []
    var position = index(number, in: left.count)
    while !left.isEmpty {
      position %= left.count
      spread.append(left.remove(at: position))
      position += step
    }
    return spread
  }
}
