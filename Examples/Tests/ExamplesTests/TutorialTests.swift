import FoundationEssentials
import Testing

/// The tutorial in the documentation of `Gtk` shows code of the examples, which are compiled and tested.
struct TutorialTests {
  private let examples = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").path
  private let article = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources/Gtk/Gtk.docc/Guides/PhotoSearchInSteps.md").path

  @Test func `all code of the tutorial is code of an example`() throws {
    let sources = try FileManager.default.subpathsOfDirectory(atPath: examples)
      .filter { $0.hasSuffix(".swift") }
      .map { lines(of: examples + "/" + $0) }
    let blocks = codeBlocks(in: lines(of: article))
    #expect(blocks.count > 10 && sources.count > 20)
    for block in blocks {
      #expect(sources.contains { $0.contains(block) }, "no example has this:\n\(block.joined(separator: "\n"))")
    }
  }

  /// The lines of a file, without what only sets them apart.
  private func lines(of path: String) -> [Substring] {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
      .split(separator: "\n")
      .map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty }
  }

  private func codeBlocks(in lines: [Substring]) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var isCode = false
    for line in lines {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
        if isCode { blocks.append([]) }
      } else if isCode {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks
  }
}
