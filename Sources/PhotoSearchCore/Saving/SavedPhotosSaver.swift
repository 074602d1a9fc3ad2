import FoundationEssentials

/// Saves photos to the user's library: as files in a folder, each with its credit in its metadata, and in a list with
/// all that is known about them at the time. See `SavedPhotosLibrary`.
public nonisolated struct SavedPhotosSaver: PhotoSaver {
  private let access: SavedPhotosAccess
  private let download: PhotoDownload
  private let wording: CreditWording

  /// - Parameters:
  ///   - access: The library of saved photos.
  ///   - policy: Where images may come from.
  ///   - wording: The wording of the credit.
  ///   - maximumBytes: The maximum size of an image.
  public init(
    _ access: SavedPhotosAccess, transport: any HTTPTransport, policy: URLPolicy = URLPolicy(),
    wording: CreditWording = CreditWording(), maximumBytes: Int = 200_000_000
  ) {
    self.access = access
    download = PhotoDownload(transport: transport, policy: policy, maximumBytes: maximumBytes)
    self.wording = wording
  }

  public func path(of photo: Photo) async -> String? {
    try? await access.existingLibrary()?.saved(photo)?.path
  }

  public func save(
    _ photo: Photo, query: String, to target: SaveTarget, progress: @escaping @Sendable (PhotoSaveProgress) -> Void
  ) async throws(PhotoSaveError) -> String {
    guard !Task.isCancelled else { throw .cancelled }
    do throws(SavedPhotosError) {
      // Before the download, so that an unusable library fails first.
      let library = try await access.library()
      if let saved = try await library.saved(photo) {
        try await library.collect(saved, in: target)
        return saved.path
      }
    } catch {
      throw .library(error)
    }
    progress(.downloading(received: 0, expected: photo.fileSize))
    let picture = try await download.picture(of: photo, progress: progress)
    progress(.writing(byteCount: picture.count))
    guard !Task.isCancelled else { throw .cancelled }
    do throws(SavedPhotosError) {
      switch try await access.library().save(photo, picture: picture, query: query, wording: wording, target: target) {
      case .saved(let saved), .alreadySaved(let saved): return saved.path
      }
    } catch .noPicture {
      throw .notAPicture
    } catch .cancelled {
      throw .cancelled
    } catch {
      throw .library(error)
    }
  }
}
