import FoundationEssentials

@testable import PhotoSearchCore

/// What services answer.
nonisolated extension FuzzTarget {
  static let answers =
    PhotoService.all.map { service in
      FuzzTarget(name: service.id.rawValue) { try await check(answer: $0, of: service) }
    } + [FuzzTarget(name: "failures", check: checkFailures)]

  private static let base = URL(string: "https://api.example.org/")!
  private static let policy = URLPolicy()

  private static func check(answer bytes: [UInt8], of service: PhotoService) async throws {
    // With and without filters, which decide what gets into the page.
    let query = PhotoQuery(text: "cat", creativeCommons: bytes.count % 4 == 1, dateFilter: bytes.count % 4 == 2)
    let source = source(service, FixedTransport(body: Data(bytes)))
    let page: PhotoPage
    do throws(PhotoSearchError) {
      page = try await source.search(query, page: nil)
    } catch {
      return try checkShown(error)
    }
    // The most that a service sends at once.
    try demand(page.photos.count <= 500, "\(page.photos.count) photos")
    try demand(page.total ?? 0 >= 0, "a negative total")
    try demand(Set(page.photos.map(\.id)).count == page.photos.count, "a photo is there twice")
    for photo in page.photos { try check(photo) }
    // A token of ours is one that we understand.
    guard let next = page.next else { return }
    do throws(PhotoSearchError) {
      _ = try await source.search(query, page: next)
    } catch {
      try demand(error != .badRequest(message: "there is no such page"), "a token of ours is not understood")
    }
  }

  /// Returns a source that sends nothing twice.
  static func source(_ service: PhotoService, _ transport: any HTTPTransport) -> any PhotoSource {
    let keys = FixedAPIKeys(APIKey("a-key-of-the-user").map { [service.id: $0] } ?? [:])
    return service.source(
      keys: keys, transport: transport, clock: .system, retryPolicy: RetryPolicy(maximumRetries: 0))
  }

  private static func check(_ photo: Photo) throws {
    let texts = [photo.title, photo.author, photo.summary, photo.taken, photo.creditText, photo.collection]
    for text in texts.compactMap(\.self) + photo.tags + photo.restrictions {
      try demand(text == PhotoText.sanitized(text), "not sanitised: \(text.debugDescription)")
    }
    var urls = [photo.pageURL, photo.imageURL, photo.authorURL, photo.previewURL, photo.reportURL]
    switch photo.thumbnail {
    case .remote(let url)?: urls.append(url)
    case .file(let path)?: throw Finding(description: "a file from the network: \(path)")
    case nil: break
    }
    for url in urls.compactMap(\.self) { try demand(policy.permits(url), "not permitted: \(url)") }
    try demand([photo.width, photo.height, photo.fileSize].allSatisfy { $0 ?? 1 > 0 }, "a size of nothing")
    try demand(photo.tags.count <= Photo.maximumTagCount, "\(photo.tags.count) tags")
    try demand(PhotoIdentity.all(of: photo).contains(.id(photo.id)), "not itself")
    try check(stored: photo.license)
    // The list of saved photos keeps what it is given.
    let record = SavedPhotoRecord(photo, query: "", saved: Date(timeIntervalSince1970: 0))
    try demand(record.sanitized.sanitized == record.sanitized, "changes each time that it is read")
  }

  /// The first byte says which status.
  private static func checkFailures(_ bytes: [UInt8]) throws {
    let statuses = [200, 400, 401, 403, 404, 410, 414, 422, 424, 429, 500, 502, 503, 504]
    let status = statuses[Int(bytes.first ?? 0) % statuses.count]
    let response = HTTPResponse(
      status: status, headers: HTTPHeaders([.init(name: "Retry-After", value: text(bytes.suffix(12)))]),
      body: Data(bytes.dropFirst()), url: base)
    let errors = [
      ServiceFailure.error(for: response), CommonsFailure.error(for: response), FlickrFailure.error(for: response),
    ]
    for error in errors {
      try demand((error == nil) == (status == 200), "\(status) is \(String(describing: error))")
      if let error { try checkShown(error) }
    }
  }

  private static func checkShown(_ error: PhotoSearchError) throws {
    if case .rateLimited(let wait?) = error {
      try demand(.seconds(1)...(.seconds(86_400)) ~= wait, "a wait of \(wait)")
    }
    let sentence = error.description
    try demand(sentence.count <= 800, "\(sentence.count) characters for one error")
    try demand(
      !sentence.unicodeScalars.contains { $0.properties.generalCategory == .control },
      "not one line: \(sentence.debugDescription)")
  }
}

/// Answers every request in the same way.
nonisolated struct FixedTransport: HTTPTransport {
  let body: Data

  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    HTTPResponse(status: 200, body: body, url: request.url)
  }
}
