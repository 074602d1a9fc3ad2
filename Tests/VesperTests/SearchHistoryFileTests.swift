import Foundation
import GeneratedCases
import PhotoSearchCore
import Synchronization
import Testing

@testable import Vesper

/// Where earlier searches are remembered.
struct SearchHistoryFileTests {
  private let home: TemporaryDirectory
  private var path: String { home.url.appending(path: "searches.json").path }

  init() throws {
    home = try TemporaryDirectory()
  }

  @Test func whatIsRememberedIsReadAgain() {
    let memory = SearchMemory(recent: [], saved: [RememberedSearch(query: PhotoQuery(text: "owl"), source: .samples)])
    let file = SearchHistoryFile(path: path) { Issue.record("\($0)") }
    #expect(file.load().saved.isEmpty)
    file.save(memory)
    #expect(file.load().saved.map(\.query.text) == ["owl"])
  }

  @Test func aFileThatCannotBeReadIsPutAsideAndTold() throws {
    let told = Mutex<[String]>([])
    try Data("{\"saved\": [".utf8).write(to: URL(filePath: path))
    let file = SearchHistoryFile(path: path) { line in told.withLock { $0.append(line) } }
    #expect(file.load().saved.isEmpty)
    file.save(SearchMemory(recent: [], saved: []))
    #expect(try Data(contentsOf: URL(filePath: path + ".broken")) == Data("{\"saved\": [".utf8))
    #expect(told.withLock { $0 }.count == 1)
    #expect(told.withLock { $0 }.first?.contains(path + ".broken") ?? false)
  }

  @Test func `Searches in which a bit had flipped were lost without a word`() throws {
    let searches = ["owl", "snail", "tram"].map { RememberedSearch(query: PhotoQuery(text: $0), source: .samples) }
    let whole = try JSONEncoder().encode(SearchMemory(recent: searches, saved: Array(searches.prefix(2))))
    for bit in sampled(0..<whole.count * 8) {
      let files = try FileManager.default.contentsOfDirectory(atPath: home.url.path)
      for name in files { try FileManager.default.removeItem(atPath: home.url.path + "/" + name) }
      var bytes = whole
      bytes[bit / 8] ^= UInt8(1 << (bit % 8))
      try bytes.write(to: URL(filePath: path))
      let told = Mutex<[String]>([])
      let memory = SearchHistoryFile(path: path) { line in told.withLock { $0.append(line) } }.load()
      let lines = told.withLock { $0 }
      let isWhole = memory.recent.count == 3 && memory.saved.count == 2
      #expect(lines.count == (isWhole ? 0 : 1), "bit \(bit): \(lines)")
      #expect(isWhole || FileManager.default.contents(atPath: path + ".broken") == bytes, "bit \(bit)")
      // Told once.
      let again = SearchHistoryFile(path: path) { Issue.record("bit \(bit): \($0)") }.load()
      #expect(again == memory, "bit \(bit)")
    }
  }
}
