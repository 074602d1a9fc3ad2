import FoundationEssentials

/// The picture of a photo in its full size.
nonisolated struct PhotoDownload: Sendable {
  let transport: any HTTPTransport
  let policy: URLPolicy
  let maximumBytes: Int

  /// The file as it comes from the source, or with the program.
  func picture(
    of photo: Photo, progress: @escaping @Sendable (PhotoSaveProgress) -> Void
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
    guard PictureEnd.isThere(in: response.body) else {
      throw .download(.connectionLost(host: response.url.host() ?? ""))
    }
    return response.body
  }
}
