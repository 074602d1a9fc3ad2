import Foundation
import GeneratedCases
import ReplayServer
import Testing

/// The inputs that libFuzzer found interesting, each with all that must hold. `script/soak fuzz` looks for more.
@Suite(.timeLimit(.minutes(30))) nonisolated struct FuzzCorpusTests {
  @Test(.long, arguments: FuzzTarget.all.map(\.name))
  func corpus(name: String) async throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    // The answers of a service are inputs too.
    let files = ["Fuzz/\(name)", name].flatMap { path in
      let folder = Fixtures.folder.appendingPathComponent(path)
      return (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    }.filter { !$0.hasDirectoryPath }
    #expect(files.count > 1, "the corpus of \(name) is gone")
    for file in files {
      await #expect(throws: Never.self, "\(name) \(file.lastPathComponent)") {
        try await target.check(Array(Data(contentsOf: file)))
      }
    }
  }

  @Test func everyTargetHasANameOfItsOwn() {
    #expect(Set(FuzzTarget.all.map(\.name)).count == FuzzTarget.all.count)
  }
}
