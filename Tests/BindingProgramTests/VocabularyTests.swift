import FoundationEssentials
import Testing

/// Random programs use the whole public vocabulary: a new public function that no word covers, and that nobody has left
/// out for a reason, fails here.
struct VocabularyTests {
  @Test func everyPublicFunctionIsCoveredOrLeftOutForAReason() throws {
    let covered = coveredByWords.union(coveredByStatements)
    var missing: [String] = []
    for (file, functions) in try publicFunctions() where !leftOutFiles.contains(where: { file.hasPrefix($0.path) }) {
      for function in functions where !covered.contains(function) && leftOutFunctions[function] == nil {
        missing.append("\(file): \(function)")
      }
    }
    #expect(missing == [], "no word of the programs covers these")
  }

  /// What is not there any more needs no reason.
  @Test func everyReasonIsStillNeeded() throws {
    let all = try publicFunctions()
    let names = Set(all.values.flatMap { $0 })
    #expect(leftOutFunctions.keys.filter { !names.contains($0) } == [])
    #expect(leftOutFiles.map(\.path).filter { path in !all.keys.contains { $0.hasPrefix(path) } } == [])
    #expect(coveredByWords.union(coveredByStatements).filter { !names.contains($0) } == [])
  }

  private var coveredByWords: Set<String> {
    Set(Vocabulary.words.flatMap(\.covers)).union(MixedVocabulary.words.flatMap(\.covers))
  }

  /// The public functions of each file of `BindingCore`, named with their labels.
  private func publicFunctions() throws -> [String: Set<String>] {
    var root = URL(filePath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let sources = root.appending(path: "Sources/BindingCore").path()
    var result: [String: Set<String>] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: sources) where file.hasSuffix(".swift") {
      let text = try String(contentsOfFile: sources + "/" + file, encoding: .utf8)
      let functions = SourceText(text).publicFunctions()
      if !functions.isEmpty { result[file] = functions }
    }
    try #require(result.count > 50)
    return result
  }
}
