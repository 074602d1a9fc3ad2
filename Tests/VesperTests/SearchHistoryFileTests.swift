import Foundation
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
}
