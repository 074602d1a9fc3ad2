public import FoundationEssentials

/// Copies of photos for other applications, each with its credit, stored for a day in a folder that is not the user's
/// own. A photo that is already saved needs no copy.
public nonisolated struct PhotoCopies: PhotoSaver {
  private let directory: String
  private let saved: SavedPhotosAccess?
  private let download: PhotoDownload
  private let wording: CreditWording
  private let now: @Sendable () -> Date
  private let thread = BlockingExecutor(label: "photo-copies", width: 1)

  /// How long a copy stays, since its recipient may take its time.
  static let lifetime: TimeInterval = 24 * 60 * 60

  /// - Parameters:
  ///   - directory: The folder for the copies, as an absolute path. It must contain nothing else.
  ///   - saved: The photos that the user saved.
  ///   - policy: Where images may come from.
  ///   - wording: The wording of the credit.
  ///   - maximumBytes: The maximum size of an image.
  ///   - now: Returns the current time.
  public init(
    directory: String, saved: SavedPhotosAccess? = nil, transport: any HTTPTransport, policy: URLPolicy = URLPolicy(),
    wording: CreditWording = CreditWording(), maximumBytes: Int = 200_000_000,
    now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.directory = directory
    self.saved = saved
    download = PhotoDownload(transport: transport, policy: policy, maximumBytes: maximumBytes)
    self.wording = wording
    self.now = now
  }

  /// Returns the path of the photo's file if there is one, even if another instance created it.
  public func path(of photo: Photo) async -> String? {
    if let path = try? await saved?.library().saved(photo)?.path { return path }
    return await thread.run { copy(of: photo) }
  }

  private func copy(of photo: Photo) -> String? {
    let folder = folder(of: photo)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // A name that begins with a dot is still being written.
    return names.filter { !$0.hasPrefix(".") }.sorted().first.map { folder + "/" + $0 }
  }

  public func save(
    _ photo: Photo, query: String = "", to target: SaveTarget = .none,
    progress: @escaping @Sendable (PhotoSaveProgress) -> Void
  ) async throws(PhotoSaveError) -> String {
    guard !Task.isCancelled else { throw .cancelled }
    await thread.run { removeOld() }
    if let path = await path(of: photo) { return path }
    progress(.downloading(received: 0, expected: photo.fileSize))
    let picture = try await download.picture(of: photo, progress: progress)
    guard !Task.isCancelled else { throw .cancelled }
    guard let header = ImageHeader(picture) else { throw .notAPicture }
    progress(.writing(byteCount: picture.count))
    return try await thread.run { () throws(PhotoSaveError) in try write(picture, of: photo, header.format) }
  }

  /// Writes a copy with its credit. Returns its path.
  private func write(
    _ picture: Data, of photo: Photo, _ format: ImageHeader.Format
  ) throws(PhotoSaveError) -> String {
    let data = (try? PhotoMetadata.data(picture, carrying: Credit(photo), wording: wording)) ?? picture
    let stem = SavedPhotoName.stem(title: photo.title, author: photo.author)
    let name = SavedPhotoName.name(stem, number: 1, extension: PhotoFileType(format).fileExtension)
    let folder = folder(of: photo)
    do {
      // For the user alone: the mere fact that someone looked for a photo can be private.
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .library(.inaccessible(path: folder))
    }
    do throws(SavedPhotosError) {
      try WholeFile.write(data, to: folder + "/" + name, permissions: 0o644)
    } catch {
      throw .library(error)
    }
    return folder + "/" + name
  }

  private func folder(of photo: Photo) -> String {
    let id = "\(photo.id.source.rawValue) \(photo.id.id)"
    return directory + "/" + SHA256Digest.hexadecimal(Data(id.utf8)).prefix(24)
  }

  private func removeOld() {
    let end = now().addingTimeInterval(-Self.lifetime)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? [] {
      let path = directory + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      if let date = attributes?[.modificationDate] as? Date, date < end {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }
}
