import FoundationEssentials

/// Looks for a picture among the photos that a search finds. Only the words are sent, never the picture.
public nonisolated struct PictureLookup: Sendable {
  private let source: any PhotoSource
  private let loader: ImageLoader
  private let decode: PhotoRecognizer.Decoding

  /// The most photos that are looked at.
  public static let maximumCount = 200

  /// The most thumbnails that are loaded at the same time.
  private static let width = 8

  /// - Parameters:
  ///   - source: What is searched.
  ///   - loader: Loads the thumbnails.
  public init(_ source: any PhotoSource, loader: ImageLoader, decode: @escaping PhotoRecognizer.Decoding) {
    (self.source, self.loader, self.decode) = (source, loader, decode)
  }

  /// Returns the photo of which a picture was made, or `nil` if it is not among the first that the search finds.
  ///
  /// - Parameters:
  ///   - text: What to search for.
  ///   - progress: Called with the number of photos that were looked at, on any thread.
  func recognition(
    of picture: Data, matching text: String, progress: @escaping @Sendable (Int) -> Void
  ) async throws(PhotoSearchError) -> PhotoRecognizer.Recognition? {
    guard let header = ImageHeader(picture), let wanted = try? await decode(picture) else {
      throw .malformedAnswer(reason: "the picture is damaged")
    }
    var query = PhotoQuery(text: text)
    query.includesSensitive = true
    var page: PageToken?
    var count = 0
    repeat {
      let found = try await source.search(query, page: page)
      for start in stride(from: 0, to: found.photos.count, by: Self.width) {
        if Task.isCancelled { throw .cancelled }
        let batch = found.photos[start..<min(start + Self.width, found.photos.count)]
        var index = FingerprintIndex<Int>()
        for (number, fingerprint) in await fingerprints(of: Array(batch)) { index.insert(fingerprint, for: number) }
        count += batch.count
        progress(count)
        if let match = index.matches(for: wanted).first {
          return PhotoRecognizer.recognition(
            of: batch[batch.startIndex + match.id], .pixels(distance: match.distance), header,
            isTurned: match.isTurned)
        }
      }
      page = found.next
    } while page != nil && count < Self.maximumCount
    return nil
  }

  /// Returns the fingerprints of the thumbnails that can be loaded, by their numbers.
  private func fingerprints(of photos: [Photo]) async -> [(Int, PictureFingerprint)] {
    await withTaskGroup { group in
      for (number, photo) in photos.enumerated() {
        guard let thumbnail = photo.thumbnail ?? photo.previewURL.map(ImageLocation.remote) else { continue }
        group.addTask { () -> (Int, PictureFingerprint)? in
          guard let data = try? await loader.data(for: thumbnail), ImageHeader(data) != nil,
            let picture = try? await decode(data)
          else { return nil }
          return (number, PictureFingerprint(of: picture))
        }
      }
      return await group.reduce(into: []) { if let found = $1 { $0.append(found) } }
    }
  }
}
