import FoundationEssentials

/// Saves photos among the user's saved ones: as files of a folder, each with its credit in its metadata, and on the list
/// with all that is known about them at that time. See `SavedPhotosLibrary`.
public nonisolated struct SavedPhotosSaver: PhotoSaver {
  private let access: SavedPhotosAccess
  private let download: PhotoDownload
  private let wording: CreditWording

  /// - Parameters:
  ///   - access: Where photos are saved.
  ///   - policy: Where pictures may come from.
  ///   - wording: The words of the credit.
  ///   - maximumBytes: The largest picture.
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
    _ photo: Photo, query: String, progress: @escaping @Sendable (PhotoSaveProgress) -> Void
  ) async throws(PhotoSaveError) -> String {
    guard !Task.isCancelled else { throw .cancelled }
    do throws(SavedPhotosError) {
      // Before anything is loaded: a library that cannot be used is the first to know.
      let library = try access.library()
      if let saved = try await library.saved(photo) { return saved.path }
    } catch {
      throw .library(error)
    }
    progress(.downloading(received: 0, expected: photo.fileSize))
    let picture = try await download.picture(of: photo, progress: progress)
    progress(.writing(byteCount: picture.count))
    guard !Task.isCancelled else { throw .cancelled }
    do throws(SavedPhotosError) {
      switch try await access.library().save(photo, picture: picture, query: query, wording: wording) {
      case .saved(let saved), .alreadySaved(let saved): return saved.path
      }
    } catch .noPicture {
      throw .notAPicture
    } catch {
      throw .library(error)
    }
  }
}
