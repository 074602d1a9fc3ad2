import FoundationEssentials

/// A part of a response of Wikimedia Commons, decoded leniently. The service may split a page of results into any
/// number of parts.
///
/// Supports both formats of the API: files as an array, and as an object keyed by page ID.
nonisolated struct CommonsAnswer: Sendable {
  private var files: [Int: CommonsFile]
  private var skippedCount: Int
  /// Whether this is the last part of its page.
  private(set) var isComplete: Bool
  /// The continuation for the next part or, after the last part, for the next page.
  private(set) var continuation: CommonsContinuation?

  /// - Throws: The error that the service reports, or `malformedAnswer` if the body does not have the documented
  ///   structure.
  init(_ response: HTTPResponse) throws(PhotoSearchError) {
    let body = try response.decoded(Body.self)
    if let failure = body.failure { throw CommonsFailure.error(failure, in: response) }
    guard body.files != nil || body.isComplete || body.continuation != nil else {
      throw .malformedAnswer(reason: "it contains no list of results")
    }
    files = Dictionary((body.files?.elements ?? []).map { ($0.pageID, $0) }) { $0.merged(with: $1) }
    skippedCount = body.files?.skippedCount ?? 0
    // A response without a continuation cannot be continued.
    isComplete = body.isComplete || body.continuation == nil
    continuation = body.continuation
  }

  /// Merges the next part of the same page.
  mutating func merge(_ next: CommonsAnswer) {
    files.merge(next.files) { $0.merged(with: $1) }
    skippedCount += next.skippedCount
    isComplete = next.isComplete
    continuation = next.continuation
  }

  func page(
    for query: PhotoQuery, _ search: CommonsQuery, capabilities: PhotoSourceCapabilities, policy: URLPolicy, base: URL
  ) -> PhotoPage {
    // The service withholds the details of some files, such as those being deleted.
    let unknownCount = files.values.count { !$0.hasDetails }
    let photos = ordered(by: search.sorting).compactMap { $0.photo(policy: policy, base: base) }
    let filtered = FilteredPhotos(
      photos, for: query, from: .commons, capabilities: capabilities, applied: search.serverFilters)
    let skipped = skippedCount + unknownCount
    return PhotoPage(
      photos: filtered.photos, next: nextPage(after: search),
      notices: filtered.notices + (skipped > 0 ? [.recordsSkipped(count: skipped)] : []))
  }

  /// Returns the token for the next page. Requests beyond the depth of the search are errors, and a repeated
  /// continuation would loop.
  private func nextPage(after search: CommonsQuery) -> PageToken? {
    guard let continuation, continuation != search.continuation, continuation.offset ?? 0 < CommonsQuery.depth else {
      return nil
    }
    return continuation.token
  }

  private func ordered(by sorting: CommonsQuery.Sorting) -> [CommonsFile] {
    files.values.sorted { first, second in
      switch sorting {
      case .index: break
      case .newest: if first.uploaded != second.uploaded { return first.uploaded > second.uploaded }
      case .oldest: if first.uploaded != second.uploaded { return first.uploaded < second.uploaded }
      }
      return (first.index, first.pageID) < (second.index, second.pageID)
    }
  }

  private struct Body: Decodable {
    let files: LossyArray<CommonsFile>?
    let isComplete: Bool
    let continuation: CommonsContinuation?
    let failure: CommonsFailure?

    private enum CodingKeys: String, CodingKey {
      case query, batchcomplete, error
      case continuation = "continue"
    }

    private enum QueryKeys: String, CodingKey {
      case pages
    }

    private struct PageKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }
      init(stringValue: String) { self.stringValue = stringValue }
      init?(intValue: Int) { nil }
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      failure = container.lenient(CommonsFailure.self, .error)
      isComplete = container.contains(.batchcomplete)
      let items = container.lenient([String: LenientText].self, .continuation)
      continuation = items.flatMap { CommonsContinuation($0.mapValues(\.text)) }
      guard container.contains(.query) else {
        files = nil
        return
      }
      let query = try container.nestedContainer(keyedBy: QueryKeys.self, forKey: .query)
      guard query.contains(.pages) else {
        files = nil
        return
      }
      if var array = try? query.nestedUnkeyedContainer(forKey: .pages) {
        // A page has at most 50 files.
        files = try LossyArray(from: &array, maximumCount: 50)
      } else {
        let pages = try query.nestedContainer(keyedBy: PageKey.self, forKey: .pages)
        files = LossyArray(pages.allKeys.prefix(50).map { try? pages.decode(CommonsFile.self, forKey: $0) })
      }
    }
  }
}

/// An error that Wikimedia Commons reports in a response with a success status.
///
/// https://www.mediawiki.org/wiki/API:Errors_and_warnings
nonisolated struct CommonsFailure: Decodable, Sendable {
  let code: String
  let info: String?

  private enum CodingKeys: String, CodingKey {
    case code, info
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    code = container.lenientText(.code) ?? ""
    info = container.lenientText(.info)
  }

  static func error(_ failure: CommonsFailure, in response: HTTPResponse) -> PhotoSearchError {
    let message = failure.info.map { MarkupText($0).text }
    return switch failure.code {
    case "ratelimited", "maxlag", "actionthrottledtext": .rateLimited(retryAfter: response.retryAfter)
    case "readonly", "cirrussearch-too-busy-error", "cirrussearch-backend-error", "timeouterror", "":
      .serviceError(status: 503, message: message)
    case _ where failure.code.hasPrefix("internal_api_error"): .serviceError(status: 500, message: message)
    default: .badRequest(message: message)
    }
  }

  /// Returns the error for the status of a response, or `nil` on success. The messages of the service's web servers are
  /// meant for people and are not useful here.
  static func error(for response: HTTPResponse) -> PhotoSearchError? {
    switch response.status {
    case 200...299: nil
    case 400, 414: .badRequest(message: nil)
    case 404, 410: .notFound
    case 429: .rateLimited(retryAfter: response.retryAfter)
    default: .serviceError(status: response.status, message: nil)
    }
  }
}
