public import FoundationEssentials

/// Recognises photos that were saved or seen, and samples, in other files, after others have scaled, compressed or changed them.
public nonisolated struct PhotoRecognizer: Sendable {
  /// Decodes a picture to at most `pictureLength` pixels in each direction, upright.
  public typealias Decoding = @Sendable (Data) async throws -> Luminance

  /// The number of pixels that is enough to recognise a picture.
  public static let pictureLength = 512

  private let library: SavedPhotosLibrary?
  private let samples: [PhotoID: Photo]
  private let seen: SeenPhotos?
  private let index: FingerprintIndex<PhotoID>
  private let decode: Decoding

  /// Loads the fingerprints of all known photos, and takes those that are missing.
  ///
  /// - Parameters:
  ///   - saved: The user's saved photos.
  ///   - samples: The photos that come with the program.
  ///   - seen: The photos of services that were shown last.
  ///   - progress: Called with the number of saved photos that were looked at, and of all that have to be.
  public static func load(
    saved: SavedPhotosAccess, samples: SamplePhotosSource? = nil, seen: SeenPhotos? = nil,
    decode: @escaping Decoding, progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) async throws(SavedPhotosError) -> PhotoRecognizer {
    let library = try await saved.existingLibrary()
    var index = FingerprintIndex<PhotoID>()
    if let library {
      try await takeMissing(of: library, decode, progress)
      for (id, fingerprint) in try await library.fingerprints() {
        index.insert(fingerprint, for: PhotoID(source: .saved, id: String(id)))
      }
    }
    var photos: [PhotoID: Photo] = [:]
    let looks = samples?.looks ?? [:]
    for photo in samples?.photos ?? [] {
      photos[photo.id] = photo
      if let look = looks[photo.id.id] { index.insert(look.fingerprint, for: photo.id) }
    }
    for (id, fingerprint) in await seen?.fingerprints() ?? [:] { index.insert(fingerprint, for: id) }
    return PhotoRecognizer(library: library, samples: photos, seen: seen, index: index, decode: decode)
  }

  /// Takes the fingerprints of saved photos that have none, so that nobody has to wait for them later.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  public static func prepare(saved: SavedPhotosAccess, decode: @escaping Decoding) async -> Bool {
    guard let library = try? await saved.existingLibrary() else { return false }
    return (try? await takeMissing(of: library, decode) { _, _ in }) ?? false
  }

  private static let batchCount = 32

  /// Takes the fingerprints that are missing, so that each picture is decoded once.
  ///
  /// - Returns: Whether there were any.
  @discardableResult
  static func takeMissing(
    of library: SavedPhotosLibrary, _ decode: @escaping Decoding, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws(SavedPhotosError) -> Bool {
    let missing = try await library.photosWithoutFingerprint()
    for start in stride(from: 0, to: missing.count, by: batchCount) {
      if Task.isCancelled { throw .cancelled }
      progress(start, missing.count)
      let batch = missing[start..<min(start + batchCount, missing.count)]
      let taken = await withTaskGroup { group in
        for photo in batch { group.addTask { (photo, await look(ofFile: photo.path, decode)) } }
        return await group.reduce(into: []) { $0.append($1) }
      }
      if Task.isCancelled { throw .cancelled }
      try await library.store(taken)
    }
    return !missing.isEmpty
  }

  private static func look(ofFile path: String, _ decode: Decoding) async -> PictureLook? {
    guard let data = RegularFile.contents(of: path, limit: SavedPhotosLibrary.maximumPictureSize) else { return nil }
    return try? await PictureLook(of: decode(data))
  }

  // MARK: Recognising

  /// How a picture was recognised, the strongest evidence first.
  public enum Evidence: Sendable, Hashable {
    /// It is the very file.
    case file
    /// It carries the photo's credit.
    case metadata
    /// The document refers to the photo's address.
    case address
    /// It looks the same. `distance` is the number of bits in which the hashes differ, 0 to 72.
    case pixels(distance: Int)
  }

  /// What is known about a picture.
  public struct Recognition: Sendable, Hashable {
    public let credit: Credit
    /// The saved or sample photo, or `nil` if only the picture's own metadata have the credit.
    public let photo: Photo?
    public let evidence: Evidence
    /// Whether it was turned or mirrored.
    public let isTurned: Bool
    /// Whether its proportions are not those of the photo.
    public let isCropped: Bool
  }

  public enum Outcome: Sendable, Hashable {
    case recognized(Recognition)
    case unknown
    /// A picture too small for a photo.
    case small
    /// In no known format, or damaged.
    case unreadable
  }

  /// Below this width or height in pixels, a picture is an icon or an ornament.
  static let leastLength = 64

  /// Recognises a picture, by its metadata first, then by its pixels.
  public func recognize(_ data: Data) async -> Outcome {
    guard let header = ImageHeader(data) else { return .unreadable }
    if let saved = try? await library?.photo(digest: SHA256Digest.hexadecimal(data)) {
      return .recognized(
        Recognition(credit: saved.credit, photo: saved.result, evidence: .file, isTurned: false, isCropped: false))
    }
    let carried = (try? PhotoMetadata.credit(in: data)) ?? nil
    if let page = carried?.pageURL, let photo = await photo(at: page) {
      return .recognized(Self.recognition(of: photo, .metadata, header))
    }
    guard min(header.width, header.height) >= Self.leastLength else {
      return carried.flatMap(Self.whole).map(Self.recognition(carrying:)).map(Outcome.recognized) ?? .small
    }
    let picture: Luminance
    do { picture = try await decode(data) } catch {
      return carried.flatMap(Self.whole).map(Self.recognition(carrying:)).map(Outcome.recognized) ?? .unreadable
    }
    let matches = index.matches(for: picture)
    // What was saved has a receipt, and what comes with the program is always there.
    let isOwn = { (match: FingerprintIndex<PhotoID>.Match) in [.saved, .samples].contains(match.id.source) }
    for match in matches.filter(isOwn) + matches.filter({ !isOwn($0) }) {
      guard let photo = await photo(match.id) else { continue }
      return .recognized(
        Self.recognition(of: photo, .pixels(distance: match.distance), header, isTurned: match.isTurned))
    }
    return carried.flatMap(Self.whole).map(Self.recognition(carrying:)).map(Outcome.recognized) ?? .unknown
  }

  /// Recognises a picture on the web by its address alone.
  public func recognize(at address: URL) async -> Recognition? {
    guard let photo = await photo(at: address) else { return nil }
    return Recognition(credit: Credit(photo), photo: photo, evidence: .address, isTurned: false, isCropped: false)
  }

  private func photo(_ id: PhotoID) async -> Photo? {
    if let sample = samples[id] { return sample }
    guard id.source == .saved else { return await seen?.photo(id) }
    guard let number = Int(id.id) else { return nil }
    return (try? await library?.photo(number))?.result
  }

  private func photo(at address: URL) async -> Photo? {
    if let saved = try? await library?.photo(at: address) { return saved.result }
    let wanted = PhotoIdentity.all(at: address)
    return samples.values.first { !wanted.isDisjoint(with: PhotoIdentity.all(of: $0)) }
  }

  static func recognition(
    of photo: Photo, _ evidence: Evidence, _ header: ImageHeader, isTurned: Bool = false
  ) -> Recognition {
    Recognition(
      credit: Credit(photo), photo: photo, evidence: evidence, isTurned: isTurned,
      isCropped: differs(photo, header))
  }

  /// Whether a picture's proportions are those of a photo in neither direction. Rounding to a small size changes them
  /// by up to a per cent.
  private static func differs(_ photo: Photo, _ header: ImageHeader) -> Bool {
    guard let width = photo.width, let height = photo.height else { return false }
    let ratio = Double(width) / Double(height)
    return [Double(header.width) / Double(header.height), Double(header.height) / Double(header.width)]
      .allSatisfy { abs($0 / ratio - 1) > 0.02 }
  }

  /// Returns the credit if it names a licence. Cameras write the name of their owner.
  private static func whole(_ credit: Credit) -> Credit? { credit.license == .unknown ? nil : credit }

  private static func recognition(carrying credit: Credit) -> Recognition {
    Recognition(credit: credit, photo: nil, evidence: .metadata, isTurned: false, isCropped: false)
  }
}
