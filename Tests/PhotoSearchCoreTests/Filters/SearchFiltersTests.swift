import BindingCore
import FoundationEssentials
import Testing

@testable import PhotoSearchCore

@MainActor struct SearchFiltersTests {
  @Test func `every value of the filters belongs to one definition, and each definition has a key of its own`() {
    let fields = SearchFilters.all.flatMap(\.fields)
    #expect(fields.count == Mirror(reflecting: PhotoFilters()).children.count)
    #expect(Set(fields.map(\.key)).count == fields.count)
    #expect(Set(SearchFilters.all.map(\.key)).count == SearchFilters.all.count)
  }

  @Test func `a filter that only a source can apply is no filter of photos`() {
    #expect(PhotoFilter.ofSources == [.color, .assessed])
    #expect(PhotoFilter.ofPhotos == Set(PhotoFilter.allCases).subtracting([.color, .assessed]))
  }

  // MARK: Stored searches

  /// What Vesper 1.0 stored.
  private nonisolated static let stored = #"""
    {"query":{"assessed":true,"creativeCommons":true,"dateFilter":true,"fileTypes":["png"],"includesSensitive":true,\#
    "licenseWishes":["changes"],"maxDate":700086400,"minDate":700000000,"minimumSize":"large","order":"newest",\#
    "orientation":"portrait","photographsOnly":true,\#
    "scope":{"author":{"_0":{"id":"Ada","name":"Ada L.","source":"commons"}}},"text":"cats"},"source":"commons"}
    """#
  private nonisolated static let storedWithoutFilters = #"""
    {"query":{"creativeCommons":false,"dateFilter":false,"fileTypes":[],"includesSensitive":false,\#
    "licenseWishes":[],"maxDate":700086400,"minDate":700000000,"order":"relevance","photographsOnly":false,\#
    "scope":{"everything":{}},"text":"cats"},"source":"openverse"}
    """#

  private func decoded(_ text: String) throws -> RememberedSearch {
    try JSONDecoder().decode(RememberedSearch.self, from: Data(text.utf8))
  }

  private func encoded(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }

  @Test func `a search of the first version is decoded, and encoded as it was`() throws {
    let search = try decoded(Self.stored)
    let query = search.query
    #expect(search.source == .commons && query.text == "cats")
    #expect(query.scope == .author(PhotoAuthor(source: .commons, id: "Ada", name: "Ada L.")))
    #expect(query.creativeCommons && query.intendedUses == [.changes] && query.dateFilter)
    #expect(query.minDate == Date(timeIntervalSinceReferenceDate: 700_000_000))
    #expect(query.maxDate == Date(timeIntervalSinceReferenceDate: 700_086_400))
    #expect(query.orientation == .portrait && query.minimumSize == .large && query.fileTypes == [.png])
    #expect(query.photographsOnly && query.assessedOnly && query.includesSensitive && query.order == .newest)
    #expect(try encoded(search) == Self.stored)
    #expect(try encoded(decoded(Self.storedWithoutFilters)) == Self.storedWithoutFilters)
  }

  @Test func `a search with a choice that this version does not know is skipped instead of widened`() throws {
    let unknown = Self.stored.replacing("portrait", with: "panorama")
    #expect(throws: DecodingError.self) { try decoded(unknown) }
    let memory = try JSONDecoder().decode(
      SearchMemory.self, from: Data("{\"recent\":[\(unknown),\(Self.stored)]}".utf8))
    #expect(try memory.recent == [decoded(Self.stored)])
  }

  // MARK: A further filter

  /// All filters but the orientation, and one that uses its place.
  private nonisolated static let filters: [any SearchFilterDefinition] =
    SearchFilters.all.filter { $0.key != SearchFilters.orientation.key } + [SearchFilter.squareOnly]

  /// A query that is stored with the filters above.
  private nonisolated struct StoredQuery: Codable {
    let query: PhotoQuery

    init(_ query: PhotoQuery) { self.query = query }
    init(from decoder: any Decoder) throws {
      query = try PhotoQuery(from: decoder, filters: SearchFiltersTests.filters)
    }
    func encode(to encoder: any Encoder) throws {
      try query.encode(to: encoder, filters: SearchFiltersTests.filters)
    }
  }

  private func photo(_ width: Int?, _ height: Int?) -> Photo {
    Photo(
      id: PhotoID(source: .samples, id: "1"), title: "", license: License(spdx: "CC0-1.0"), width: width, height: height
    )
  }

  @Test func `a filter that is added to the list judges photos`() {
    var query = PhotoQuery()
    let by: Set = [PhotoFilter.squareOnly]
    #expect(query.filters(of: Self.filters) == [.sensitiveContent])
    #expect(query.verdict(on: photo(2, 1), by: by, of: Self.filters) == .admitted)
    query.squareOnly = true
    #expect(query.filters(of: Self.filters) == [.squareOnly, .sensitiveContent])
    #expect(query.verdict(on: photo(1, 1), by: by, of: Self.filters) == .admitted)
    #expect(query.verdict(on: photo(2, 1), by: by, of: Self.filters) == .rejected(by: .squareOnly))
    #expect(query.verdict(on: photo(nil, 1), by: by, of: Self.filters) == .unknown(to: .squareOnly))
  }

  @Test func `a filter that is added to the list is stored while it is on`() throws {
    var query = PhotoQuery(text: "cats")
    #expect(try !encoded(StoredQuery(query)).contains("squareOnly"))
    query.squareOnly = true
    let text = try encoded(StoredQuery(query))
    #expect(text.contains(#""squareOnly":true"#))
    #expect(try JSONDecoder().decode(StoredQuery.self, from: Data(text.utf8)).query == query)
    // What was stored before is read without it.
    let old = try encoded(PhotoQuery(text: "cats"))
    #expect(try JSONDecoder().decode(StoredQuery.self, from: Data(old.utf8)).query == PhotoQuery(text: "cats"))
  }

  @Test func `a filter that is added to the list is one of the settings`() {
    let settings = PhotoSearchMetadataViewModel(today: Date(timeIntervalSince1970: 0), filters: Self.filters)
    var changeCount = 0
    var isNarrowing: [Bool] = []
    var active: [[String]] = []
    settings.changes.observeNext { changeCount += 1 }.dispose(in: settings.bag)
    settings.isNarrowing.observeNext { isNarrowing.append($0) }.dispose(in: settings.bag)
    settings.activeFilters.observeNext { active.append($0.map(\.key)) }.dispose(in: settings.bag)
    settings[\.squareOnly].value = true
    #expect(changeCount == 1)
    #expect(isNarrowing == [false, true])
    #expect(active == [[], ["squareOnly"]])
    let query = settings.query(like: PhotoQuery(text: "cats"))
    #expect(query.squareOnly && query.text == "cats")

    let removed = settings.currentFilters
    settings.removeFilters()
    #expect(!settings[\.squareOnly].value && settings.currentFilters == [])
    settings.bringBack(removed)
    #expect(settings[\.squareOnly].value)
    settings.remove(removed[0])
    #expect(settings.currentFilters == [])
    settings.add(removed[0])
    #expect(settings.currentFilters == removed)
    settings.restore(PhotoQuery())
    #expect(settings.currentFilters == [])
    settings.restore(query)
    #expect(settings.currentFilters == removed)
  }
}

nonisolated extension SearchFilter where Value == Bool {
  fileprivate static var squareOnly: SearchFilter<Bool> {
    SearchFilter("squareOnly", \.squareOnly, by: .squareOnly) { photo in photo.orientation.map { $0 == .square } }
  }
}

nonisolated extension PhotoFilter {
  fileprivate static let squareOnly = PhotoFilter(rawValue: "squareOnly")
}

nonisolated extension PhotoFilters {
  fileprivate var squareOnly: Bool {
    get { orientation == .square }
    set { orientation = newValue ? .square : nil }
  }
}
