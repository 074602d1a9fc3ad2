import FoundationEssentials

/// Saves photos among the user's saved ones: as files of a folder, each with its credit in its metadata, and on the list
/// with all that is known about them at that time. See `SavedPhotosLibrary`.
public nonisolated struct SavedPhotosSaver: PhotoSaver {
  private let access: SavedPhotosAccess
  private let transport: any HTTPTransport
  private let policy: URLPolicy
  private let wording: CreditWording
  private let maximumBytes: Int

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
    self.transport = transport
    self.policy = policy
    self.wording = wording
    self.maximumBytes = maximumBytes
  }

  public func path(of photo: Photo) async -> String? {
    try? await access.library().saved(photo)?.path
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
    let picture = try await picture(of: photo, progress)
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

  private func picture(
    of photo: Photo, _ progress: @escaping @Sendable (PhotoSaveProgress) -> Void
  ) async throws(PhotoSaveError) -> Data {
    guard let url = photo.imageURL else {
      // A photo that came with the program.
      guard case .file(let path)? = photo.thumbnail, let data = try? Data(contentsOf: URL(filePath: path)) else {
        throw .noPicture
      }
      return data
    }
    var request = HTTPRequest(url: url, policy: policy)
    request.headers = [.init(name: "Accept", value: "image/*")]
    request.maximumBytes = maximumBytes
    request.acceptsCompression = false
    request.timeouts.total = .seconds(600)
    request.priority = HTTPPriority(.visible)
    // It is about to be in a file of its own.
    request.cacheUse = .none
    request.progress = { progress(.downloading(received: $0.received, expected: $0.expected)) }
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try await transport.response(to: request)
    } catch {
      throw error == .cancelled ? .cancelled : .download(PhotoSearchError(error))
    }
    if let error = ServiceFailure.error(for: response) { throw .download(error) }
    return response.body
  }
}
