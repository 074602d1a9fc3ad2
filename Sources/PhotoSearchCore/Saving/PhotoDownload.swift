import FoundationEssentials

/// Downloads the full-size image of a photo.
nonisolated struct PhotoDownload: Sendable {
  let transport: any HTTPTransport
  let policy: URLPolicy
  let maximumBytes: Int

  /// Returns the image file, as its source provides it or as it ships with the program.
  func picture(
    of photo: Photo, progress: @escaping @Sendable (PhotoSaveProgress) -> Void
  ) async throws(PhotoSaveError) -> Data {
    guard let url = photo.imageURL else {
      // A photo that ships with the program.
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
    // It is about to be stored in a file of its own.
    request.cacheUse = .none
    request.progress = { progress(.downloading(received: $0.received, expected: $0.expected)) }
    let response = try await answer(to: request)
    if Self.isWhole(response.body, photo) { return response.body }
    // Some images have no end marker. If a second transfer brings the same bytes, they are all that the server has: a
    // transfer that broke off on its way to the server is unlikely to break off twice at the same byte.
    if response.headers["content-length"].flatMap({ Int($0) }) == response.body.count,
      photo.fileSize.map({ $0 <= response.body.count }) ?? true
    {
      let second = try await answer(to: request)
      if second.body == response.body || Self.isWhole(second.body, photo) { return second.body }
    }
    throw .download(.connectionLost(host: response.url.host() ?? ""))
  }

  private func answer(to request: HTTPRequest) async throws(PhotoSaveError) -> HTTPResponse {
    let response: HTTPResponse
    do throws(HTTPError) {
      response = try await transport.response(to: request)
    } catch {
      throw error == .cancelled ? .cancelled : .download(PhotoSearchError(error))
    }
    if let error = ServiceFailure.error(for: response) { throw .download(error) }
    return response
  }

  /// Whether the image is complete, or as large as its source says.
  private static func isWhole(_ picture: Data, _ photo: Photo) -> Bool {
    PictureEnd.isThere(in: picture) || photo.fileSize == picture.count
  }
}
