public import BindingCore

/// What was searched for before, and the searches that the user keeps.
public final class SearchHistory: DisposeBagProvider {
  /// What was found something for, the newest first, each search once.
  public let recent: Property<[RememberedSearch]>
  /// What the user keeps, in the order in which it was kept.
  public let saved: Property<[RememberedSearch]>
  public let bag = DisposeBag()

  /// So many searches are remembered, those that the user keeps apart.
  public static let maximumCount = 50

  private let store: (any SearchHistoryStore)?
  /// Whether the newest was searched for while its text was being typed: the next may be more of the same text.
  private var newestIsTyped = false

  init(store: (any SearchHistoryStore)?) {
    self.store = store
    let memory = store?.load() ?? SearchMemory()
    recent = Property(Self.unique(memory.recent, maximumCount: Self.maximumCount))
    saved = Property(Self.unique(memory.saved))
  }

  /// Remembers a search that worked.
  ///
  /// - Parameter isSubmitted: false for what was searched for while the user typed. Of a word that is typed letter by
  ///   letter only the last state is remembered.
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

  /// The searches that go on like the text: it begins theirs, or one of their words, whatever the case and accents. Those
  /// that the user keeps come first. For no text, all; never one with the very same text.
  public func suggestions(for text: String, maximumCount: Int) -> [RememberedSearch] {
    let text = SearchFolding.folded(SearchText.trimmed(text))
    let matching = Self.unique(saved.value + recent.value).filter { search in
      let other = SearchFolding.folded(search.query.text)
      return text.isEmpty || other != text && (other.hasPrefix(text) || other.contains(" " + text))
    }
    return Array(matching.prefix(maximumCount))
  }

  /// Remembers the search no more.
  public func forget(_ search: RememberedSearch) {
    set(recent.value.filter { $0 != search }, in: recent)
  }

  /// Remembers none of what was searched for. What the user keeps stays.
  public func clear() {
    set([], in: recent)
  }

  /// Keeps the search until it is removed.
  public func save(_ search: RememberedSearch) {
    set(Self.unique(saved.value + [search]), in: saved)
  }

  /// Keeps the search no more.
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
