import Foundation
import ReplayServer
import Testing

/// The inputs that libFuzzer found interesting, each with all that must hold. `script/soak fuzz` looks for more.
@Suite(.timeLimit(.minutes(5))) nonisolated struct FuzzCorpusTests {
  @Test(arguments: FuzzTarget.all.map(\.name))
  func corpus(name: String) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == name })
    let folder = Fixtures.folder.appendingPathComponent("Fuzz/\(name)")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(files.count > 1, "the corpus of \(name) is gone")
    for file in files {
      #expect(throws: Never.self, "\(name) \(file.lastPathComponent)") {
        try target.check(Array(Data(contentsOf: file)))
      }
    }
  }

  @Test func everyTargetHasANameOfItsOwn() {
    #expect(Set(FuzzTarget.all.map(\.name)).count == FuzzTarget.all.count)
  }
}
