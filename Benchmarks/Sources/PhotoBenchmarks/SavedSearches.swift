import Foundation
import PhotoSearchCore

/// Numbers that are the same in each run (https://prng.di.unimi.it/splitmix64.c).
private struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}

/// A list of photos with titles, tags and authors of 4,000 words, frequent ones and rare ones. "cat" is in each.
private func list(_ count: Int) -> Data {
  var numbers = Numbers(state: 1)
  func word() -> String {
    let most = Int.random(in: 1...4000, using: &numbers)
    return "w\(Int.random(in: 0..<most, using: &numbers))x"
  }
  var lines = "source,source_id,page_url,title,author,tags,license,file_type,width,height,uploaded,saved\r\n"
  for number in 0..<count {
    let tags = (0..<8).map { _ in word() }.joined(separator: "\n")
    // One in twenty has no date.
    let year = Int.random(in: 2000...2023, using: &numbers)
    let month = Int.random(in: 10...12, using: &numbers)
    let day = Int.random(in: 10...28, using: &numbers)
    let date = number % 20 == 0 ? "" : "\(year)-\(month)-\(day)T08:00:00Z"
    let width = Int.random(in: 100...4000, using: &numbers)
    let height = Int.random(in: 100...4000, using: &numbers)
    lines += "commons,\(number),https://example.org/\(number),\(word()) \(word()) cat,\(word()) \(word()),\"\(tags)\","
    // A hundred in the public domain, and one in sixty a PNG.
    let license = number % 1000 == 0 ? "CC0 1.0" : "CC BY\(number % 3 == 0 ? "-SA" : "") \(number % 4 + 1).0"
    let type = number % 60 == 0 ? "png" : "jpeg"
    lines += "\(license),\(type),\(width),\(height),\(date),2024-01-01T00:00:00Z\r\n"
  }
  return Data(lines.utf8)
}

extension PhotoQuery {
  fileprivate mutating func setDays(from start: Double, to end: Double) {
    self.dateFilter = true
    self.minDate = Date(timeIntervalSince1970: start)
    self.maxDate = Date(timeIntervalSince1970: end)
  }
}

/// The searches of one line of the table: words of every frequency, without a filter or with some that let many photos
/// pass, few or none.
private struct Searches {
  var names: [String] = []
  var queries: [PhotoQuery] = []

  mutating func add(_ texts: [String], _ filter: String?, _ set: (inout PhotoQuery) -> Void = { _ in }) {
    for text in texts {
      var query = PhotoQuery(text: text)
      set(&query)
      names.append("“\(text)”" + (filter.map { ", \($0)" } ?? ""))
      queries.append(query)
    }
  }

  /// The slowest. All take turns: the machine may be slow for a second, which would make that of one search wrong.
  func slowest(
    in order: PhotoOrder, _ search: (PhotoQuery) async throws -> Void
  ) async throws -> (name: String, milliseconds: Double) {
    var times = Array(repeating: [Double](), count: queries.count)
    for _ in 0..<9 {
      for (index, var query) in queries.enumerated() {
        query.order = order
        times[index].append(try await processorTime { try await search(query) })
      }
    }
    let medians = times.map { median($0) }
    let index = medians.indices.max { medians[$0] < medians[$1] } ?? 0
    return (names[index], medians[index])
  }
}

/// Searches for words of every frequency among 100,000 saved photos, also with filters that let few of them pass.
func measureSavedSearches(_ scratch: Scratch) async throws {
  let library = try SavedPhotosLibrary(
    directory: scratch.path + "/Pictures", database: scratch.path + "/saved.sqlite")
  let outcome = try await library.importList(list(100_000))
  precondition(outcome.added.count == 100_000, "\(outcome.added.count) photos")
  let source = SavedPhotosSource(library: library)
  let filters: [(name: String, set: (inout PhotoQuery) -> Void)] = [
    ("in the public domain", { $0.intendedUses = [.publicDomain] }), ("PNG", { $0.fileTypes = [.png] }),
    ("GIF, which none is", { $0.fileTypes = [.gif] }),
    ("large squares", { ($0.orientation, $0.minimumSize) = (.square, .huge) }),
    ("squares", { $0.orientation = .square }), ("landscapes", { $0.orientation = .landscape }),
    ("large", { $0.minimumSize = .huge }),
    ("of two weeks", { $0.setDays(from: 1_100_000_000, to: 1_101_200_000) }),
    ("of six weeks", { $0.setDays(from: 1_100_000_000, to: 1_103_600_000) }),
    ("of a year", { $0.setDays(from: 1_100_000_000, to: 1_131_500_000) }),
    ("of five years", { $0.setDays(from: 1_100_000_000, to: 1_257_800_000) }),
    ("of eleven years", { $0.setDays(from: 1_100_000_000, to: 1_446_600_000) }),
    (
      "squares of six weeks",
      { query in
        query.orientation = .square
        query.setDays(from: 1_100_000_000, to: 1_103_600_000)
      }
    ),
  ]
  var plain = Searches()
  plain.add(
    ["cat", "w", "w0x", "w100x", "w3000x", "w1x w2x", "\"w1x w2x\"", "cat -w1x", "w1", "", "nothere", "-cat", "w25"],
    nil)
  var filtered = Searches()
  for (name, set) in filters {
    filtered.add(
      [
        "cat", "w", "w0x", "w100x", "w150x", "w1x w2x", "cat w5x", "w w w", "w1", "w25", "w35", "cat -w1x", "-cat",
        "-w1x -w2x", "nothere", "",
      ], name, set)
  }
  for order in [PhotoOrder.relevance, .newest, .oldest] {
    for (title, searches) in [
      ("saved photos, \(order): the slowest", plain), ("with a filter: the slowest", filtered),
    ] {
      let slowest = try await searches.slowest(in: order) { _ = try await source.search($0, page: nil) }
      row(
        title, "\(slowest.milliseconds.rounded(1)) ms for \(slowest.name)", "(10 ms)",
        isKept: slowest.milliseconds <= 10)
    }
  }
}
