/// The fingerprints of many pictures, among which a picture is looked for.
public nonisolated struct FingerprintIndex<ID: Hashable & Sendable>: Sendable {
  /// A picture that was found.
  public struct Match: Sendable, Hashable {
    public let id: ID
    /// The number of bits in which the most similar hashes differ.
    public let distance: Int
    /// Whether the picture was turned or mirrored.
    public let isTurned: Bool
  }

  /// The most bits in which the hashes of two pictures differ that are taken for the same.
  ///
  /// The hashes of different photos differ in 128 bits, with a standard deviation of 8. Copies of a photo that were
  /// cropped by 5 % differ in up to 70 from the nearest of its hashes.
  public static var greatestDistance: Int { 72 }

  private var ids: [ID] = []
  private var hashes: [PerceptualHash] = []
  private var places: [ID: Int] = [:]

  public init() {}

  /// The number of pictures.
  public var count: Int { ids.count }

  /// Adds a picture, or replaces its fingerprint.
  public mutating func insert(_ fingerprint: PictureFingerprint, for id: ID) {
    if let place = places[id] {
      hashes.replaceSubrange(range(at: place), with: fingerprint.hashes)
    } else {
      places[id] = ids.count
      ids.append(id)
      hashes += fingerprint.hashes
    }
  }

  /// Removes a picture. Does nothing if it is not there.
  public mutating func remove(_ id: ID) {
    guard let place = places.removeValue(forKey: id) else { return }
    let last = ids.count - 1
    if place < last {
      ids[place] = ids[last]
      places[ids[place]] = place
      hashes.replaceSubrange(range(at: place), with: hashes[range(at: last)])
    }
    ids.removeLast()
    hashes.removeLast(PictureFingerprint.hashCount)
  }

  /// Finds a picture. Turned and mirrored ones are looked for if it is not there as it is.
  ///
  /// - Returns: The matches, the most similar first.
  /// - Complexity: O(n): about 60 ns for each picture.
  public func matches(for picture: Luminance) -> [Match] {
    let turned = PerceptualHash.turned(picture)
    let upright = matches(for: turned[..<1], isTurned: false)
    return upright.isEmpty ? matches(for: turned[1...], isTurned: true) : upright
  }

  /// Returns the pictures that look the same as a whole, whatever their size, with their original included.
  ///
  /// - Parameter distance: The most bits in which hashes may differ.
  /// - Complexity: O(n): about 10 ns for each picture.
  func lookalikes(of fingerprint: PictureFingerprint, within distance: Int) -> [ID] {
    guard let wanted = fingerprint.hashes.first else { return [] }
    return hashes.withUnsafeBufferPointer { hashes in
      ids.indices.filter { wanted.distance(to: hashes[$0 * PictureFingerprint.hashCount]) <= distance }.map { ids[$0] }
    }
  }

  private func matches(for wanted: ArraySlice<PerceptualHash>, isTurned: Bool) -> [Match] {
    // Few pictures are turned and cropped, so only the first two hashes are compared for turned ones.
    let compared = isTurned ? 2 : PictureFingerprint.hashCount
    var found: [Int: Int] = [:]
    hashes.withUnsafeBufferPointer { hashes in
      for hash in wanted {
        for place in ids.indices {
          for part in 0..<compared {
            let distance = hash.distance(to: hashes[place * PictureFingerprint.hashCount + part])
            if distance <= Self.greatestDistance { found[place] = min(found[place] ?? .max, distance) }
          }
        }
      }
    }
    return found.map { Match(id: ids[$0.key], distance: $0.value, isTurned: isTurned) }
      .sorted { ($0.distance, places[$0.id]!) < ($1.distance, places[$1.id]!) }
  }

  private func range(at place: Int) -> Range<Int> {
    place * PictureFingerprint.hashCount..<(place + 1) * PictureFingerprint.hashCount
  }
}
