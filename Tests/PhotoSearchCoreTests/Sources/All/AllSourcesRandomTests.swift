import FoundationEssentials
import PhotoSearchCore
import Synchronization
import Testing

/// Random sources, pages, delays and failures: whatever happens, each photo is there once at the end.
nonisolated struct AllSourcesRandomTests {
  @Test(arguments: 0..<60)
  func `No photo is lost or shown twice, and it ends`(seed: UInt64) async throws {
    var random = SplitMix(state: seed)
    let ids: [PhotoSourceID] = [.openverse, .commons, .flickr, .saved]
    let sources = ids.prefix(Int.random(in: 1...4, using: &random)).map { RandomSource($0, using: &random) }
    let all = AllSources(sources, photosPerSource: Int.random(in: 1...7, using: &random))
    var list = MergedPhotos()
    var token: PageToken?
    var pageCount = 0
    var isOver = false
    while !isOver {
      pageCount += 1
      try #require(pageCount < 2000)
      let shown = Mutex<[[Photo]]>([])
      do throws(PhotoSearchError) {
        let page = try await all.search(PhotoQuery(text: "owl"), page: token) { page in
          shown.withLock { $0.append(page.photos) }
        }
        var growing: Set<String> = []
        for photos in shown.withLock({ $0 }) + [page.photos] {
          let numbers = photos.map(\.title)
          #expect(Set(numbers).count == numbers.count)
          #expect(growing.isSubset(of: numbers), "A page lost what it had")
          growing.formUnion(numbers)
        }
        for photo in page.photos { list.insert(photo) }
        token = page.next ?? page.retry
        isOver = token == nil
      } catch {
        // All of those that were asked failed: try again.
        #expect(error == .timedOut(host: "x.example"))
      }
    }
    let expected = Set(sources.flatMap(\.numbers)).sorted()
    #expect(list.photos.compactMap { Int($0.title) }.sorted() == expected)
    let known = Set(list.photos.flatMap(\.allIDs))
    #expect(known == Set(sources.flatMap(\.ids)))
  }

  @Test(arguments: 0..<40)
  func `The order is that of the best rank, whoever answers first`(seed: UInt64) async throws {
    var random = SplitMix(state: seed)
    let ids: [PhotoSourceID] = [.openverse, .commons, .flickr]
    let sources = ids.map { RandomSource($0, using: &random, fails: false) }
    let share = 5
    let page = try await AllSources(sources, photosPerSource: share).search(PhotoQuery(text: "owl"), page: nil)
    var places: [String: (rank: Int, source: Int)] = [:]
    for (index, source) in sources.enumerated() {
      for (rank, number) in source.pages[0].prefix(share).enumerated() {
        let place = places[String(number)] ?? (.max, .max)
        places[String(number)] = min(place, (rank, index), by: <)
      }
    }
    #expect(page.photos.map(\.title) == places.sorted { $0.value < $1.value }.map(\.key))
  }

  private func min(
    _ a: (rank: Int, source: Int), _ b: (rank: Int, source: Int),
    by isLess: ((rank: Int, source: Int), (rank: Int, source: Int)) -> Bool
  ) -> (rank: Int, source: Int) { isLess(b, a) ? b : a }
}

nonisolated struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Finds some of 60 photos, which others find too, in pages of different lengths, and fails now and then.
nonisolated private final class RandomSource: PhotoSource {
  let id: PhotoSourceID
  let capabilities = PhotoSourceCapabilities(isLocal: false, pageSize: 10, filters: [])
  let budget: RequestBudget? = nil
  let pages: [[Int]]

  private struct State {
    var random: SplitMix
    /// How often each page still fails.
    var failures: [Int]
  }
  private let state: Mutex<State>

  init(_ id: PhotoSourceID, using random: inout SplitMix, fails: Bool = true) {
    self.id = id
    var numbers = Array(0..<60).shuffled(using: &random).prefix(Int.random(in: 0...50, using: &random))
    var pages: [[Int]] = []
    while !numbers.isEmpty {
      let count = Int.random(in: 0...9, using: &random)
      pages.append(Array(numbers.prefix(count)))
      numbers = numbers.dropFirst(count)
    }
    self.pages = pages.isEmpty ? [[]] : pages
    let failures = self.pages.map { _ in
      fails && Bool.random(using: &random) ? Int.random(in: 0...3, using: &random) : 0
    }
    state = Mutex(State(random: random, failures: failures))
  }

  var numbers: [Int] { pages.flatMap(\.self) }
  var ids: [PhotoID] { numbers.map { PhotoID(source: id, id: "\(id.rawValue)-\($0)") } }

  func search(_ query: PhotoQuery, page: PageToken?) async throws(PhotoSearchError) -> PhotoPage {
    let index = page.flatMap { Int($0.rawValue) } ?? 0
    let (delay, fails) = state.withLock { state in
      let fails = state.failures[index] > 0
      if fails { state.failures[index] -= 1 }
      return (Int.random(in: 0...20, using: &state.random), fails)
    }
    for _ in 0..<delay { await Task.yield() }
    guard !fails else { throw .timedOut(host: "x.example") }
    let photos = pages[index].map { number in
      Photo(
        id: PhotoID(source: id, id: "\(id.rawValue)-\(number)"), title: String(number), license: .unknown,
        pageURL: URL(string: "https://www.flickr.com/photos/x/\(1000 + number)"))
    }
    let hasMore = index + 1 < pages.count
    return PhotoPage(photos: photos, next: hasMore ? PageToken(rawValue: String(index + 1)) : nil)
  }
}
