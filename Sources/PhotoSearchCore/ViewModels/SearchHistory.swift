public import BindingCore

/// The recent searches and the searches that the user saved.
public final class SearchHistory: DisposeBagProvider {
  /// The recent searches that had results, newest first, without duplicates.
  public let recent: Property<[RememberedSearch]>
  /// The searches that the user saved, in the order in which they were saved.
  public let saved: Property<[RememberedSearch]>
  public let bag = DisposeBag()

  /// The maximum number of recent searches, not including saved ones.
  public static let maximumCount = 50

  private let store: (any SearchHistoryStore)?
  /// Whether the newest search was made while typing, so that the next may extend its text.
  private var newestIsTyped = false

  init(store: (any SearchHistoryStore)?) {
    self.store = store
    let memory = store?.load() ?? SearchMemory()
    recent = Property(Self.unique(memory.recent, maximumCount: Self.maximumCount))
    saved = Property(Self.unique(memory.saved))
  }

  /// Adds a search that had results.
  ///
  /// - Parameter isSubmitted: False for a search made while typing. If a word is typed letter by letter, only its last
  ///   state is stored.
  func note(_ search: RememberedSearch, isSubmitted: Bool) {
    var searches = recent.value
    if newestIsTyped, let newest = searches.first, newest.query.text != search.query.text,
      search.query.text.hasPrefix(newest.query.text) || newest.query.text.hasPrefix(search.query.text)
    {
      searches.removeFirst()
    }
    newestIsTyped = !isSubmitted
    set(Self.unique([search] + searches, maximumCount: Self.maximumCount), in: recent)
  }

  /// Returns searches whose text, or one of its words, starts with the given text, ignoring case and accents. Saved
  /// searches come first. An empty text returns all searches. Excludes searches with exactly the given text, and all but
  /// the first of several that look the same.
  public func suggestions(for text: String, maximumCount: Int) -> [RememberedSearch] {
    let text = SearchFolding.folded(SearchText.trimmed(text))
    var seen: Set<SuggestedSearch> = []
    let matching = (saved.value + recent.value).filter { seen.insert(SuggestedSearch($0)).inserted }.filter { search in
      let other = SearchFolding.folded(search.query.text)
      return text.isEmpty || other != text && (other.hasPrefix(text) || other.contains(" " + text))
    }
    return Array(matching.prefix(maximumCount))
  }

  /// Removes a search from the recent ones.
  public func forget(_ search: RememberedSearch) {
    set(recent.value.filter { $0 != search }, in: recent)
  }

  /// Removes all recent searches. Saved searches stay.
  public func clear() {
    set([], in: recent)
  }

  /// Saves a search until it is removed.
  public func save(_ search: RememberedSearch) {
    set(Self.unique(saved.value + [search]), in: saved)
  }

  /// Removes a search from the saved ones.
  public func removeSaved(_ search: RememberedSearch) {
    set(saved.value.filter { $0 != search }, in: saved)
  }

  func set(_ searches: [RememberedSearch], in property: Property<[RememberedSearch]>) {
    guard searches != property.value else { return }
    property.value = searches
    store?.save(SearchMemory(recent: recent.value, saved: saved.value))
  }

  private static func unique(_ searches: [RememberedSearch], maximumCount: Int = .max) -> [RememberedSearch] {
    var seen: Set<RememberedSearch> = []
    return Array(searches.filter { seen.insert($0).inserted }.prefix(maximumCount))
  }
}

/// What tells searches apart for the user. The days of a date filter that is off, for example, do not.
private nonisolated struct SuggestedSearch: Hashable {
  private let text: String
  private let scope: PhotoQuery.Scope
  private let source: PhotoSourceID
  private let filters: [ActiveFilter]

  init(_ search: RememberedSearch) {
    text = SearchFolding.folded(SearchText.trimmed(search.query.text))
    scope = search.query.scope
    source = search.source
    filters = search.query.activeFilters
  }
}

/// Removed searches, with their positions.
struct ForgottenSearches {
  fileprivate(set) var recent: [(index: Int, search: RememberedSearch)] = []
  fileprivate(set) var saved: [(index: Int, search: RememberedSearch)] = []

  var isEmpty: Bool { recent.isEmpty && saved.isEmpty }
}

extension SearchHistory {
  /// Removes a search, even if the user saved it.
  func take(_ search: RememberedSearch) -> ForgottenSearches {
    func indexed(_ searches: [RememberedSearch]) -> [(Int, RememberedSearch)] {
      searches.firstIndex(of: search).map { [($0, search)] } ?? []
    }
    let forgotten = ForgottenSearches(recent: indexed(recent.value), saved: indexed(saved.value))
    forget(search)
    removeSaved(search)
    return forgotten
  }

  /// Removes all recent searches. Saved searches stay.
  func takeRecent() -> ForgottenSearches {
    let forgotten = ForgottenSearches(recent: recent.value.enumerated().map { ($0.offset, $0.element) })
    clear()
    return forgotten
  }

  /// Restores removed searches at their positions.
  func bringBack(_ forgotten: ForgottenSearches) {
    func merged(_ searches: [(index: Int, search: RememberedSearch)], _ now: [RememberedSearch]) -> [RememberedSearch] {
      var all = now
      for (index, search) in searches where !all.contains(search) { all.insert(search, at: min(index, all.count)) }
      return all
    }
    set(Array(merged(forgotten.recent, recent.value).prefix(Self.maximumCount)), in: recent)
    set(merged(forgotten.saved, saved.value), in: saved)
  }
}
