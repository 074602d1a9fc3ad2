/// Several sources at once.
///
/// A page has the best photo of each source, then the second best of each, and so on, each photo once, however many
/// sources found it: see `MergedPhotos`. No source has more than `photosPerSource` photos on a page; what it found
/// beyond waits for the next page, and costs no further request where the source remembers its answers. With
/// `search(_:page:partial:)` slow sources hold up nobody: the page grows as the answers arrive.
///
/// A source that fails, or whose request budget is spent, is missing, and the page says so: in its notices and its
/// contributions, and with a token to try again what failed and nothing else. It is asked again with the next page,
/// where it was. The search as a whole fails when all services fail and no saved photo is found.
///
/// Sources that are not configured are left out, and listed as such. Where only photos that a community chose are
/// wanted, the sources that do not know that are left out if another one does, and the page says so. Photos of one
/// author and related photos are looked for where the author or the photo is known.
public nonisolated final class AllSources: PhotoSource {
  public let id = PhotoSourceID.all

  /// In the order in which they come first with photos of the same rank.
  public var parts: [any PhotoSource] { known.filter(\.isOffered) }
  private let known: [any PhotoSource]
  /// How many photos each has on a page at most.
  public let photosPerSource: Int

  /// - Parameters:
  ///   - sources: What may be searched. Taken are the services, and the photos that the user saved: who looks for a photo
  ///     wants to see that it is there already. Sample photos are no answer where there are real ones.
  ///   - photosPerSource: How many photos each has on a page at most.
  public init(_ sources: [any PhotoSource], photosPerSource: Int = 20) {
    precondition(photosPerSource > 0, "A page has room for photos")
    var ids: Set<PhotoSourceID> = [.all]
    known = sources.filter { ids.insert($0.id).inserted && (!$0.capabilities.isLocal || $0.id == .saved) }
    self.photosPerSource = photosPerSource
  }

  private var configured: [any PhotoSource] { parts.filter(\.isConfigured) }

  /// Whether there is a source that can be searched.
  public var isConfigured: Bool { !configured.isEmpty }

  /// What any of the sources can do. Where a filter has no effect at one of them each page says so in its notices.
  public var capabilities: PhotoSourceCapabilities {
    let all = configured.map(\.capabilities)
    return PhotoSourceCapabilities(
      isLocal: false, pageSize: photosPerSource * max(1, all.count),
      filters: all.reduce(into: []) { $0.formUnion($1.filters) },
      orders: all.reduce(into: [.relevance]) { $0.formUnion($1.orders) },
      findsByAuthor: all.contains(where: \.findsByAuthor), findsRelated: all.contains(where: \.findsRelated))
  }

  /// The budget of the source that allows the least.
  public var budget: RequestBudget? {
    configured.compactMap(\.budget).min { ($0.burst.remaining, $1.wait) < ($1.burst.remaining, $0.wait) }
  }

  public func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    try await search(query, page: page) { _ in }
  }

  public func search(
    _ query: PhotoQuery, page: PageToken?, partial: @escaping @Sendable (PhotoPage) -> Void
  ) async throws(PhotoSearchError) -> PhotoPage {
    guard !Task.isCancelled else { throw .cancelled }
    let token = try AllSourcesToken(page)
    let asked = try asked(for: query, token)
    let missing = parts.filter { !$0.isConfigured }.map(\.id)
    var round = AllSourcesRound(
      query, from: token, asking: asked.map(\.id), notConfigured: missing,
      leftOut: Self.split(try able(query), for: query).leftOut.map(\.id), photosPerSource: photosPerSource)
    await withTaskGroup(of: (PhotoSourceID, Result<PhotoPage, PhotoSearchError>).self) { group in
      for part in asked {
        let page = token[part.id].pageToken
        let wait = part.wait(before: query, page: page)
        guard wait == .zero else {
          round.take(.failure(.rateLimited(retryAfter: wait)), from: part.id)
          continue
        }
        group.addTask { (part.id, await part.result(of: query, page: page)) }
      }
      for await (source, result) in group {
        round.take(result, from: source)
        if !round.isComplete, !Task.isCancelled { partial(round.page) }
      }
    }
    guard !Task.isCancelled else { throw .cancelled }
    return try round.result()
  }

  /// Zero when any of the sources can start now.
  public func wait(before query: PhotoQuery, page: PageToken?) -> Duration {
    guard let token = try? AllSourcesToken(page), let asked = try? asked(for: query, token) else { return .zero }
    return asked.map { $0.wait(before: query, page: token[$0.id].pageToken) }.min() ?? .zero
  }

  public func forget(_ query: PhotoQuery) {
    for part in parts { part.forget(query) }
  }

  /// The sources to ask for a page.
  private func asked(for query: PhotoQuery, _ token: AllSourcesToken) throws(PhotoSearchError) -> [any PhotoSource] {
    Self.split(try able(query), for: query).asked.filter { token.asks($0.id) }
  }

  /// Those to ask, and those that are left out because they cannot tell what others can.
  private static func split(
    _ sources: [any PhotoSource], for query: PhotoQuery
  ) -> (asked: [any PhotoSource], leftOut: [any PhotoSource]) {
    let knowing = sources.filter { $0.capabilities.filters.contains(.assessed) }
    guard query.assessedOnly, !knowing.isEmpty else { return (sources, []) }
    return (knowing, sources.filter { !$0.capabilities.filters.contains(.assessed) })
  }

  /// The sources that can look for what is wanted.
  private func able(_ query: PhotoQuery) throws(PhotoSearchError) -> [any PhotoSource] {
    var asked = configured
    if asked.isEmpty, let first = parts.first { throw .keyMissing(first.id) }
    switch query.scope {
    case .everything: break
    case .author(let author): asked.removeAll { $0.id != author.source || !$0.capabilities.findsByAuthor }
    case .related(let photo): asked.removeAll { $0.id != photo.source || !$0.capabilities.findsRelated }
    }
    if asked.isEmpty { throw .unsupported(id) }
    return asked
  }
}

nonisolated extension PhotoSource {
  fileprivate func result(of query: PhotoQuery, page: PageToken?) async -> Result<PhotoPage, PhotoSearchError> {
    do throws(PhotoSearchError) {
      return .success(try await search(query, page: page))
    } catch {
      return .failure(error)
    }
  }
}
