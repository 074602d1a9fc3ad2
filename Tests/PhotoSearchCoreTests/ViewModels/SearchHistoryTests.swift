import Testing

@testable import PhotoSearchCore

/// What is offered below the search entry.
struct SearchHistoryTests {
  private func search(_ text: String, _ source: PhotoSourceID = .openverse) -> RememberedSearch {
    RememberedSearch(query: PhotoQuery(text: text), source: source)
  }

  private func history(_ recent: String..., saved: [String] = []) -> SearchHistory {
    let history = SearchHistory(store: nil)
    for text in recent { history.note(search(text), isSubmitted: true) }
    for text in saved { history.save(search(text)) }
    return history
  }

  @Test func `What goes on like the text is offered, what is kept first, then the newest`() {
    let history = history("Black cats", "catalogue", "dogs", "Café", saved: ["cat’s eye"])
    func texts(_ text: String) -> [String] {
      history.suggestions(for: text, maximumCount: 9).map(\.query.text)
    }
    #expect(texts("CAT") == ["cat’s eye", "catalogue", "Black cats"])
    #expect(texts("ats") == [])
    #expect(texts(" dogs ") == [], "the very same text is no suggestion")
    #expect(texts("cafe n") == [] && texts("caf") == ["Café"])
    #expect(texts("") == ["cat’s eye", "Café", "dogs", "catalogue", "Black cats"])
    #expect(history.suggestions(for: "", maximumCount: 2).count == 2)
  }

  @Test func `A search that is kept is offered once`() {
    let history = history("cat", saved: ["cat"])
    #expect(history.suggestions(for: "c", maximumCount: 9).map(\.query.text) == ["cat"])
  }

  @Test func `Searches that look the same were offered several times`() {
    let history = SearchHistory(store: nil)
    func note(_ text: String, _ source: PhotoSourceID = .openverse, _ change: (inout PhotoQuery) -> Void = { _ in }) {
      var query = PhotoQuery(text: text)
      change(&query)
      history.note(RememberedSearch(query: query, source: source), isSubmitted: true)
    }
    note("honey")
    // Neither the days of a filter that is off nor safe search is shown.
    note("honey") { $0.minDate = .init(timeIntervalSince1970: 86_400) }
    note("Honey") { $0.safeSearch = false }
    note("honey", .commons)
    note("honey") { $0.orientation = .landscape }
    let offered = history.suggestions(for: "", maximumCount: 9)
    #expect(offered.map(\.source) == [.openverse, .commons, .openverse])
    #expect(offered.map(\.query.orientation) == [.landscape, nil, nil])
  }

  @Test func `A search that was submitted stays when a longer one follows`() {
    let history = history("cat", "cats")
    #expect(history.recent.value.map(\.query.text) == ["cats", "cat"])
  }

  @Test func `A search that was done again meanwhile comes back once`() {
    let history = history("cat", "dog")
    let forgotten = history.take(search("cat"))
    history.note(search("cat"), isSubmitted: true)
    history.bringBack(forgotten)
    #expect(history.recent.value.map(\.query.text) == ["cat", "dog"])
  }
}
