import BindingTesting
import FoundationEssentials
import PhotoSearchCore
import Synchronization
import Testing

/// Several sources at once, each answered by hand.
@MainActor
final class AllSourcesTests {
  let openverse = FakeSource(.openverse, isLocal: false)
  let commons = FakeSource(.commons, isLocal: false)
  let flickr = FakeSource(.flickr, isLocal: false)
  let samples = FakeSource(.samples, isLocal: true)
  let saved = FakeSource(.saved, isLocal: true)
  let query = PhotoQuery(text: "owl")

  private func all(photosPerSource: Int = 20) -> AllSources {
    AllSources([openverse, commons, flickr, samples], photosPerSource: photosPerSource)
  }

  /// Searches, answers in this order and returns what came.
  private func page(
    _ all: AllSources, _ token: PageToken? = nil, answers: [(FakeSource, FakeSource.Answer)]
  ) async throws(PhotoSearchError) -> PhotoPage {
    let query = query
    let counts = answers.map { $0.0.queries.count }
    let search = Task { () async -> FakeSource.Answer in
      do throws(PhotoSearchError) {
        return .success(try await all.search(query, page: token))
      } catch {
        return .failure(error)
      }
    }
    for ((source, answer), count) in zip(answers, counts) {
      #expect(await eventually { source.queries.count == count + 1 && source.isWaiting() })
      source.answer(with: answer)
    }
    return try await search.value.get()
  }

  private func found(
    _ source: FakeSource, _ titles: [String], next: String? = nil, total: Int? = nil, isCapped: Bool = false,
    notices: [PhotoNotice] = []
  ) -> (FakeSource, FakeSource.Answer) {
    let photos = titles.map { Photo(id: PhotoID(source: source.id, id: $0), title: $0, license: .unknown) }
    return (
      source,
      .success(
        PhotoPage(
          photos: photos, next: next.map(PageToken.init(rawValue:)), total: total, totalIsCapped: isCapped,
          notices: notices))
    )
  }

  private func spent(_ wait: Duration) -> RequestBudget {
    RequestBudget(burst: .init(limit: 20, remaining: 0, period: .seconds(60), wait: wait), sustained: nil)
  }

  @Test func `The services and saved photos are searched, sample photos are not`() {
    let all = AllSources([openverse, samples, saved, openverse, AllSources([commons])])
    #expect(all.parts.map(\.id) == [.openverse, .saved])
  }

  @Test func `Sources that do not know what a community chose are left out where another one does`() async throws {
    let commons = FakeSource(.commons, isLocal: false, otherFilters: [.assessed])
    let all = AllSources([openverse, commons, saved])
    var query = query
    query.assessedOnly = true
    let first = Task { [query] in try await all.search(query, page: nil) }
    #expect(await eventually { commons.isWaiting() })
    commons.answer(with: found(commons, ["b1"], next: "2").1)
    let page = try await first.value
    #expect(page.photos.map(\.title) == ["b1"] && page.contributions.map(\.source) == [.commons])
    #expect(page.notices == [.sourceLeftOut(.assessed, .openverse), .sourceLeftOut(.assessed, .saved)])
    // That is said once.
    let second = Task { [query] in try await all.search(query, page: page.next) }
    #expect(await eventually { commons.queries.count == 2 && commons.isWaiting() })
    commons.answer(with: found(commons, ["b2"]).1)
    #expect(try await second.value.notices == [])
    #expect(openverse.queries.isEmpty && saved.queries.isEmpty)
    #expect(all.wait(before: query, page: nil) == .zero)
  }

  @Test func `Where no source knows what a community chose all are asked`() async throws {
    let all = AllSources([openverse])
    var query = query
    query.assessedOnly = true
    let search = Task { [query] in try await all.search(query, page: nil) }
    #expect(await eventually { openverse.isWaiting() })
    openverse.answer(with: found(openverse, ["a1"]).1)
    #expect(try await search.value.photos.count == 1)
  }

  @Test func `The best of each source come first, in whatever order they answer`() async throws {
    let answers = [
      found(openverse, ["a1", "a2", "a3"]), found(commons, ["b1"]), found(flickr, ["c1", "c2"]),
    ]
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
      let page = try await page(all(), answers: order.map { answers[$0] })
      #expect(page.photos.map(\.title) == ["a1", "b1", "c1", "a2", "c2", "a3"])
      #expect(page.contributions.map(\.count) == [3, 1, 2])
      #expect(page.next == nil && page.retry == nil)
    }
  }

  @Test func `A slow source holds up nobody`() async throws {
    let partial = Mutex<[PhotoPage]>([])
    let (all, query) = (all(), query)
    let search = Task { try await all.search(query, page: nil) { page in partial.withLock { $0.append(page) } } }
    #expect(await eventually { openverse.isWaiting() && commons.isWaiting() && flickr.isWaiting() })
    commons.answer(titles: ["b1", "b2"])
    #expect(await eventually { partial.withLock { $0.count == 1 } })
    openverse.answer(titles: ["a1"])
    #expect(await eventually { partial.withLock { $0.count == 2 } })
    flickr.answer(titles: ["c1"])
    let page = try await search.value
    let pages = partial.withLock { $0 }
    #expect(pages.map { $0.photos.map(\.title) } == [["b1", "b2"], ["a1", "b1", "b2"]])
    #expect(page.photos.map(\.title) == ["a1", "b1", "c1", "b2"])
    #expect(pages[0].contributions.map(\.state) == [.searching, .answered, .searching])
    #expect(pages.allSatisfy { $0.next == nil && $0.retry == nil })
  }

  @Test func `What a source found beyond its share comes with the next page, before more is asked for`() async throws {
    let all = all(photosPerSource: 2)
    let first = try await page(
      all,
      answers: [
        found(openverse, ["a1", "a2", "a3"], next: "2"), found(commons, ["b1", "b2"]), found(flickr, []),
      ])
    #expect(first.photos.map(\.title) == ["a1", "b1", "a2", "b2"])
    let second = try await page(all, first.next, answers: [found(openverse, ["a1", "a2", "a3"], next: "2")])
    #expect(second.photos.map(\.title) == ["a3"])
    let third = try await page(all, second.next, answers: [found(openverse, ["a4"])])
    #expect(third.photos.map(\.title) == ["a4"])
    #expect(third.next == nil)
    #expect(openverse.pages == [nil, nil, PageToken(rawValue: "2")])
    #expect(commons.pages == [nil])
  }

  @Test func `When one fails the others are shown, with what is missing and how to get it`() async throws {
    let all = all()
    let error = PhotoSearchError.timedOut(host: "commons.example")
    let first = try await page(
      all,
      answers: [found(openverse, ["a1"], next: "2"), (commons, .failure(error)), found(flickr, ["c1"])])
    #expect(first.photos.map(\.title) == ["a1", "c1"])
    #expect(first.notices == [.sourceFailed(.commons, error)])
    #expect(first.contributions.map(\.state) == [.answered, .failed(error), .answered])
    let again = try await page(all, first.retry, answers: [found(commons, ["b1"], next: "b")])
    #expect(again.photos.map(\.title) == ["b1"])
    #expect(openverse.queries.count == 1 && flickr.queries.count == 1)
    #expect(again.retry == nil)
    let second = try await page(all, again.next, answers: [found(openverse, ["a2"]), found(commons, ["b2"])])
    #expect(second.photos.map(\.title) == ["a2", "b2"])
    #expect(second.next == nil)
  }

  @Test func `A retry that fails again tells who failed, and may be repeated`() async throws {
    let all = all()
    let first = try await page(
      all,
      answers: [
        found(openverse, ["a1"], next: "2"), (commons, .failure(.timedOut(host: ""))), (flickr, .failure(.offline)),
      ])
    let again = try await page(
      all, first.retry, answers: [(commons, .failure(.offline)), (flickr, .failure(.timedOut(host: "")))])
    #expect(again.photos.isEmpty)
    #expect(again.notices == [.sourceFailed(.commons, .offline), .sourceFailed(.flickr, .timedOut(host: ""))])
    #expect(again.retry == first.retry && again.next == first.next)
    #expect(openverse.queries.count == 1)
  }

  @Test func `A source that failed is asked again with the next page, where it was`() async throws {
    let all = all()
    let first = try await page(
      all,
      answers: [
        found(openverse, ["a1"], next: "2"), (commons, .failure(.timedOut(host: ""))), found(flickr, []),
      ])
    let second = try await page(all, first.next, answers: [found(openverse, ["a2"]), found(commons, ["b1"])])
    #expect(second.photos.map(\.title) == ["a2", "b1"])
    #expect(commons.pages == [nil, nil])
  }

  @Test func `When only what failed is left there is no next page, but another try`() async throws {
    let page = try await page(
      all(), answers: [found(openverse, ["a1"]), (commons, .failure(.timedOut(host: ""))), found(flickr, [])])
    #expect(page.next == nil)
    #expect(page.retry != nil)
  }

  @Test func `When all fail the search fails, and without a network only when all say so`() async {
    let broken = PhotoSearchError.serviceError(status: 500, message: nil)
    let off = PhotoSearchError.noNetwork(host: "x.example")
    func error(_ a: PhotoSearchError, _ b: PhotoSearchError, _ c: PhotoSearchError) async -> PhotoSearchError? {
      do throws(PhotoSearchError) {
        _ = try await page(all(), answers: [(openverse, .failure(a)), (commons, .failure(b)), (flickr, .failure(c))])
        return nil
      } catch {
        return error
      }
    }
    #expect(await error(off, broken, off) == broken)
    #expect(await error(off, off, off) == off)
    #expect(await error(off, broken, .timedOut(host: "x.example")) == .noAnswer([.openverse, .commons, .flickr]))
    #expect(
      await error(
        .rateLimited(retryAfter: .seconds(9)), .rateLimited(retryAfter: .seconds(4)), .rateLimited(retryAfter: nil))
        == .rateLimited(retryAfter: .seconds(4)))
  }

  @Test func `Where all services failed and nothing is saved it was said that there are no photos`() async throws {
    let broken = PhotoSearchError.serviceError(status: 500, message: nil)
    let all = AllSources([openverse, commons, saved])
    let failures: [(FakeSource, FakeSource.Answer)] = [
      (openverse, .failure(broken)), (commons, .failure(broken)),
    ]
    await #expect(throws: broken) { try await self.page(all, answers: failures + [self.found(self.saved, [])]) }
    let page = try await page(all, answers: failures + [found(saved, ["s1"])])
    #expect(page.photos.map(\.title) == ["s1"] && page.notices.count == 2)
  }

  @Test func `A source whose budget is spent is left out and asked for nothing`() async throws {
    commons.budget = spent(.seconds(30))
    let all = all()
    #expect(all.wait(before: query, page: nil) == .zero)
    #expect(all.budget == commons.budget)
    let page = try await page(all, answers: [found(openverse, ["a1"]), found(flickr, ["c1"])])
    #expect(page.notices == [.sourceFailed(.commons, .rateLimited(retryAfter: .seconds(30)))])
    #expect(commons.queries.isEmpty)
    #expect(all.wait(before: query, page: page.retry) == .seconds(30))
  }

  @Test func `When all budgets are spent the wait is that of the first that is not`() async {
    openverse.budget = spent(.seconds(20))
    commons.budget = spent(.seconds(10))
    flickr.budget = spent(.seconds(30))
    #expect(all().wait(before: query, page: nil) == .seconds(10))
    await #expect(throws: PhotoSearchError.rateLimited(retryAfter: .seconds(10))) {
      try await self.all().search(self.query, page: nil)
    }
  }

  @Test func `A source without its key is left out and listed, and takes part as soon as it has one`() async throws {
    flickr.isConfigured = false
    let all = all()
    let first = try await page(all, answers: [found(openverse, ["a1"], next: "2"), found(commons, [])])
    #expect(first.contributions.last == SourceContribution(source: .flickr, state: .notConfigured))
    #expect(first.notices == [])
    flickr.isConfigured = true
    let second = try await page(all, first.next, answers: [found(openverse, ["a2"]), found(flickr, ["c1"])])
    #expect(second.photos.map(\.title) == ["a2", "c1"])
  }

  @Test func `A source that loses its key in the middle leaves no page without end`() async throws {
    let all = AllSources([openverse, flickr])
    let first = try await page(all, answers: [found(openverse, ["a1"]), found(flickr, ["c1"], next: "2")])
    flickr.isConfigured = false
    let second = try await page(all, first.next, answers: [])
    #expect(second.photos.isEmpty && second.next == nil)
  }

  @Test func `Totals add up, until there is nothing left to count`() async throws {
    let all = AllSources([openverse, commons])
    let first = try await page(
      all,
      answers: [found(openverse, ["a1"], next: "2", total: 240, isCapped: true), found(commons, ["b1"], total: 1)])
    #expect(first.total == 241 && first.totalIsCapped)
    let second = try await page(all, first.next, answers: [found(openverse, ["a2"], next: "3", total: 240)])
    #expect(second.total == 241 && second.totalIsCapped)
    let last = try await page(all, second.next, answers: [found(openverse, ["a3"], total: 240)])
    #expect(last.total == nil)
  }

  @Test func `What sources count is counted together, other notices stay with their source`() async throws {
    let page = try await page(
      all(),
      answers: [
        found(openverse, [], notices: [.notFiltered(.uploadDate, .openverse), .recordsSkipped(count: 1)]),
        found(commons, [], notices: [.recordsSkipped(count: 2), .leftOut(.size, count: 3)]),
        found(flickr, [], notices: [.leftOut(.size, count: 4), .leftOut(.license, count: 1)]),
      ])
    #expect(
      page.notices == [
        .notFiltered(.uploadDate, .openverse), .recordsSkipped(count: 3), .leftOut(.size, count: 7),
        .leftOut(.license, count: 1),
      ])
  }

  @Test func `Cancelling ends every search`() async {
    let (all, query) = (all(), query)
    let search = Task { try await all.search(query, page: nil) }
    #expect(await eventually { openverse.isWaiting() && commons.isWaiting() && flickr.isWaiting() })
    search.cancel()
    await #expect(throws: PhotoSearchError.cancelled) { try await search.value }
    #expect([openverse, commons, flickr].map(\.cancelled) == [["owl"], ["owl"], ["owl"]])
  }

  @Test(arguments: [
    "", "2", "{}x", "{\"cursors\":{\"openverse\":{\"offset\":-1,\"isDone\":false,\"totalIsCapped\":false}}}",
  ])
  func `A token of others is refused`(text: String) async {
    await #expect(throws: PhotoSearchError.badRequest(message: "there is no such page")) {
      try await self.all().search(self.query, page: PageToken(rawValue: text))
    }
    #expect(openverse.queries.isEmpty)
  }

  @Test func `More of an author is looked for where the author is known`() async {
    var query = query
    query.scope = .author(PhotoAuthor(source: .samples, name: "A"))
    let theirs = query
    await #expect(throws: PhotoSearchError.unsupported(.all)) {
      try await self.all().search(theirs, page: nil)
    }
  }
}
