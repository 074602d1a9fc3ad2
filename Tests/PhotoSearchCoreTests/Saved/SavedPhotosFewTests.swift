import Foundation
import GeneratedCases
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// What the filters leave is found in the same order, whatever is looked for first.
nonisolated struct SavedPhotosFewTests {
  private let fixture = SavedPhotosFixture()

  /// Photos with few words in every field, some of which begin others, and filters that let few of them pass.
  private func library(seed: UInt64) throws -> SavedPhotosLibrary {
    var random = SplitMix64(seed: seed)
    func words(_ most: Int) -> String {
      let words = ["cat", "cats", "catalogue", "dog", "night", "city", "cities", "東京", "Łódź", "\u{301}e"]
      return (0..<Int.random(in: 0...most, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        .joined(separator: " ")
    }
    let licenses = [License(.by, version: "4.0"), License(.byNC, version: "2.0"), License(.cc0), .unknown]
    let library = try fixture.library()
    try library.write { connection throws(DatabaseError) in
      for number in 0..<150 {
        let uploaded = Int.random(in: 0..<60, using: &random)
        let photo = SavedPhotosFixture.photo(
          "\(number)", words(3), author: words(1), license: licenses[min(3, Int.random(in: 0..<12, using: &random))],
          uploaded: uploaded < 10 ? nil : Date(timeIntervalSince1970: Double(uploaded * 86_400)),
          tags: [words(2), words(1)], isPhotograph: [nil, true, false].randomElement(using: &random) ?? nil,
          isSensitive: number % 11 == 0)
        var record = SavedPhotoRecord(photo, query: words(1), saved: Date())
        record.file = "\(number).png"
        record.fileType = ["jpeg", "jpeg", "png", nil].randomElement(using: &random) ?? nil
        record.width = [nil, 1, 300, 1000, 1050, 4000].randomElement(using: &random) ?? nil
        record.height = [nil, 300, 1000, 4000].randomElement(using: &random) ?? nil
        let state: SavedPhotosLibrary.RowState = number % 13 == 0 ? .removed : .kept
        _ = try SavedPhotosLibrary.insert(record, state, connection)
      }
    }
    return library
  }

  private func queries() -> [PhotoQuery] {
    let changes: [(inout PhotoQuery) -> Void] = [
      { $0.intendedUses = [.publicDomain] }, { $0.creativeCommons = true }, { $0.fileTypes = [.png, .gif] },
      { $0.photographsOnly = true }, { $0.orientation = .square }, { $0.orientation = .portrait },
      { $0.orientation = .landscape }, { _ in }, { $0.minimumSize = .medium }, { $0.minimumSize = .huge },
      { query in
        query.dateFilter = true
        query.minDate = Date(timeIntervalSince1970: 20 * 86_400)
        query.maxDate = Date(timeIntervalSince1970: 30 * 86_400)
      },
      { query in
        query.dateFilter = true
        query.includesSensitive = true
        query.fileTypes = [.jpeg]
      },
    ]
    let texts = [
      "", "cat", "c", "cat dog", "\"cat dog\"", "night -dog", "-cat", "cities", "京", "lodz", "\u{301}e", "none",
    ]
    return texts.flatMap { text in
      changes.map { change in
        var query = PhotoQuery(text: text)
        change(&query)
        return query
      }
    }
  }

  /// All pages of a search, and what the first one tells.
  private func pages(
    _ library: SavedPhotosLibrary, _ query: PhotoQuery, _ limits: SavedPhotosFinder.Limits
  ) throws -> (ids: [Int], total: Int, undated: Int) {
    let first = try library.search(query, page: nil, limit: 7, limits)
    var ids = first.photos.map(\.id)
    var next = first.next
    while let page = next {
      let found = try library.search(query, page: page, limit: 7, limits)
      ids += found.photos.map(\.id)
      next = found.next
    }
    return (ids, first.total, first.undatedCount)
  }

  /// What the query finds, with no index but that of the rows.
  private func expected(_ library: SavedPhotosLibrary, _ query: PhotoQuery) throws -> (ids: [Int], undated: Int) {
    try library.read { connection throws(DatabaseError) in
      let licenses = try connection.rows("SELECT DISTINCT license FROM photos WHERE license IS NOT NULL") { $0.text(0) }
      func matches(_ selection: SavedPhotosSelection) throws(DatabaseError) -> [SavedPhotosFinder.Match] {
        let judge = selection.terms.map { SavedPhotoJudge($0) }
        let source = selection.sourceByNumber
        let rows = try connection.rows(
          """
          SELECT passing.id, passing.uploaded, words.title, words.tags, words.author, words.other
          FROM (SELECT photos.* FROM \(source.text)) AS passing JOIN words ON words.rowid = passing.id
          """, all: source.arguments
        ) { row in
          (judge == nil ? 0 : judge?.rank(row, from: 2))
            .map { SavedPhotosFinder.Match(id: row.int(0), uploaded: row.optional(1, row.int), rank: $0) }
        }
        return rows.compactMap(\.self)
      }
      let selection = SavedPhotosSelection(query, licenses: licenses, related: nil)
      var (dated, undated) = (selection, selection)
      dated.addDates(query)
      undated.addUndated()
      var found = try matches(dated)
      if selection.terms?.isEmpty ?? true { for index in found.indices { found[index].rank = 0 } }
      return (
        SavedPhotosFinder.page(found, query.order, nil, 1000).0, query.dateFilter ? try matches(undated).count : 0
      )
    }
  }

  @Test(.long, arguments: PhotoOrder.allCases)
  func `Every way finds the same`(order: PhotoOrder) async throws {
    let library = try library(seed: 1)
    let ways = [0, 5, 2000].flatMap { judged in
      [
        (0, 0, 0), (0, 0, 1000), (0, 20, 0), (0, 20, 1000), (0, 1000, 0), (0, 1000, 1000), (1000, 1000, 0),
        (10, 30, 40),
      ]
      .map { lookedUp, indexed, passing in
        SavedPhotosFinder.Limits(judged: judged, lookedUp: lookedUp, indexed: indexed, passing: passing, counted: 1000)
      }
    }
    var found = 0
    for (var query, limits) in sampled(queries().flatMap { query in ways.map { (query, $0) } }) {
      query.order = order
      // Other tests need this thread, too.
      await Task.yield()
      let expected = try expected(library, query)
      found += expected.ids.count
      let pages = try pages(library, query, limits)
      #expect(pages.ids == expected.ids, "\(query), \(limits)")
      // Where the index has more words, not all are counted.
      if limits.indexed == 1000 { #expect(pages.total == expected.ids.count, "\(query), \(limits)") }
      #expect(pages.total <= expected.ids.count, "\(query), \(limits)")
      #expect(pages.undated == expected.undated, "\(query), \(limits)")
    }
    #expect(found > 500)
  }

  /// The index tells of some, the judge of all.
  @Test func `A photo is judged by its words as the index judges it`() throws {
    let library = try library(seed: 5)
    var judgedCount = 0
    for query in queries() {
      let terms = SearchTerms(query.expression)
      guard !terms.included.isEmpty else { continue }
      let judge = SavedPhotoJudge(terms)
      try library.read { connection throws(DatabaseError) in
        var judged: [Int: Int] = [:]
        try connection.each("SELECT rowid, title, tags, author, other FROM words") { row in
          judged[row.int(0)] = judge.rank(row, from: 1)
          return true
        }
        judgedCount += judged.count
        for quality in SavedPhotoWords.Quality.allCases {
          let found = try connection.rows(
            "SELECT rowid FROM words WHERE words MATCH ?", SavedPhotoWords.expression(terms, quality)
          ) { $0.int(0) }
          let expected = judged.filter { $0.value <= quality.rawValue + 1 }.keys
          #expect(found.sorted() == expected.sorted(), "\(query.expression), \(quality)")
        }
      }
    }
    #expect(judgedCount > 500)
  }

  @Test func `What the filters leave is found by its traits`() throws {
    let library = try library(seed: 3)
    for query in queries() where query.expression.isEmpty {
      var selection = SavedPhotosSelection(query, licenses: ["CC0-1.0"], related: nil)
      selection.addDates(query)
      let source = selection.sourceOfPassing
      try library.read { connection throws(DatabaseError) in
        let plan = try connection.rows("EXPLAIN QUERY PLAN SELECT photos.id FROM \(source.text)") { $0.text(3) }
        #expect(plan.first?.contains("photos_by_traits (traits=") == true, "\(plan)")
      }
    }
  }
}
