/// Searches several sources concurrently.
///
/// A page contains the best photo of each source, then the second best of each, and so on, without duplicates, see
/// `MergedPhotos`. No source contributes more than `photosPerSource` photos to a page. Further results wait for the
/// next page, and need no further request if the source caches its responses. With `search(_:page:partial:)`, slow
/// sources block nothing: the page grows as the responses arrive.
///
/// If a source fails or has used up its request budget, the page lacks its photos, reports this in its notices and
/// contributions, and has a token to retry only the failed sources. The next page queries such a source again from the
/// same position. The whole search fails if all services fail and no saved photo is found. A retry that fails again does
/// not: its page names the sources.
///
/// Sources that are not configured are skipped and listed as such. If only photos chosen by a community are wanted,
/// sources without that filter are skipped as long as another source supports it, and the page reports this. Photos by
/// one author and related photos are searched for only in the source of the author or photo.
public nonisolated final class AllSources: PhotoSource {
  public let id = PhotoSourceID.all

  /// The sources, in the order in which their photos of equal rank are listed.
  public var parts: [any PhotoSource] { known.filter(\.isOffered) }
  private let known: [any PhotoSource]
  private let seen: SeenPhotos?
  /// The maximum number of photos per source on a page.
  public let photosPerSource: Int

  /// - Parameters:
  ///   - sources: The available sources. Uses the services and the saved photos, so that the user sees which photos are
  ///     already saved. Ignores the sample photos, which should not be mixed with real results.
  ///   - photosPerSource: The maximum number of photos per source on a page.
  ///   - seen: What tells that photos of several services look the same.
  public init(_ sources: [any PhotoSource], photosPerSource: Int = 20, seen: SeenPhotos? = nil) {
    precondition(photosPerSource > 0, "A page has room for photos")
    var ids: Set<PhotoSourceID> = [.all]
    known = sources.filter { ids.insert($0.id).inserted && (!$0.capabilities.isLocal || $0.id == .saved) }
    self.photosPerSource = photosPerSource
    self.seen = seen
  }

  private var configured: [any PhotoSource] { parts.filter(\.isConfigured) }

  /// Whether any source can be searched.
  public var isConfigured: Bool { !configured.isEmpty }

  /// The combined capabilities of the sources. If a source does not support a filter, each page reports this in its
  /// notices.
  public var capabilities: PhotoSourceCapabilities {
    let all = configured.map(\.capabilities)
    return PhotoSourceCapabilities(
      isLocal: false, pageSize: photosPerSource * max(1, all.count),
      filters: all.reduce(into: []) { $0.formUnion($1.filters) },
      orders: all.reduce(into: [.relevance]) { $0.formUnion($1.orders) },
      findsByAuthor: all.contains(where: \.findsByAuthor), findsRelated: all.contains(where: \.findsRelated))
  }

  /// The budget of the most restricted source.
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
      leftOut: Self.split(try able(query), for: query).leftOut, photosPerSource: photosPerSource)
    await withTaskGroup(of: (PhotoSourceID, Result<PhotoPage, PhotoSearchError>).self) { group in
      for part in asked {
        let page = token[part.id].pageToken
        let wait = part.wait(before: query, page: page)
        guard wait == .zero else {
          round.take(.failure(.rateLimited(retryAfter: wait)), from: part.id)
          continue
        }
        group.addTask { [seen] in (part.id, await part.result(of: query, page: page, seen)) }
      }
      for await (source, result) in group {
        round.take(result, from: source)
        if !round.isComplete, !Task.isCancelled { partial(round.page) }
      }
    }
    guard !Task.isCancelled else { throw .cancelled }
    return try round.result()
  }

  /// Returns zero if any of the sources can start now.
  public func wait(before query: PhotoQuery, page: PageToken?) -> Duration {
    guard let token = try? AllSourcesToken(page), let asked = try? asked(for: query, token) else { return .zero }
    return asked.map { $0.wait(before: query, page: token[$0.id].pageToken) }.min() ?? .zero
  }

  public func sourcesAsked(for query: PhotoQuery, page: PageToken?) -> [PhotoSourceID] {
    guard let token = try? AllSourcesToken(page), let asked = try? asked(for: query, token) else { return [id] }
    return asked.filter { $0.wait(before: query, page: token[$0.id].pageToken) == .zero }.map(\.id)
  }

  public func forget(_ query: PhotoQuery) {
    for part in parts { part.forget(query) }
  }

  /// Returns the sources to query for a page.
  private func asked(for query: PhotoQuery, _ token: AllSourcesToken) throws(PhotoSearchError) -> [any PhotoSource] {
    Self.split(try able(query), for: query).asked.filter { token.asks($0.id) }
  }

  /// Splits the sources into those to query and notices on those to skip because they lack a filter that only sources
  /// can apply, and that others support.
  private static func split(
    _ sources: [any PhotoSource], for query: PhotoQuery
  ) -> (asked: [any PhotoSource], leftOut: [PhotoNotice]) {
    let needed = PhotoFilter.ofSources.filter(query.filters.contains)
    func missing(_ source: any PhotoSource) -> PhotoFilter? {
      needed.first { !source.capabilities.filters.contains($0) }
    }
    let able = sources.filter { missing($0) == nil }
    if able.isEmpty { return (sources, []) }
    return (able, sources.compactMap { source in missing(source).map { .sourceLeftOut($0, source.id) } })
  }

  /// Returns the sources that support the query's scope.
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
  fileprivate func result(
    of query: PhotoQuery, page: PageToken?, _ seen: SeenPhotos?
  ) async -> Result<PhotoPage, PhotoSearchError> {
    do throws(PhotoSearchError) {
      let found = try await search(query, page: page)
      guard let seen else { return .success(found) }
      return .success(found.with(await seen.identified(found.photos)))
    } catch {
      return .failure(error)
    }
  }
}
