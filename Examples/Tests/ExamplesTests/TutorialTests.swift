import FoundationEssentials
import Testing

/// The documentation shows code of the examples, which are compiled and tested.
struct TutorialTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").path

  private nonisolated static let chapters = (1...10).map { "Book/Chapter" + ($0 < 10 ? "0\($0)" : "\($0)") + ".md" }

  @Test(arguments: ["Gtk.md", "Guides/PhotoSearchInSteps.md"] + chapters)
  func `all code in the documentation of Gtk is code of an example`(article: String) throws {
    // That of a chapter of the book is in the program of that chapter, or in its tests.
    let chapter = article.hasPrefix("Book/") ? article.dropFirst(5).dropLast(3) : nil
    let examples = root + (chapter.map { "/Examples/Book/\($0)" } ?? "/Examples/Sources")
    var sources = try FileManager.default.subpathsOfDirectory(atPath: examples)
      .filter { $0.hasSuffix(".swift") }
      .map { lines(of: examples + "/" + $0) }
    if let chapter { sources.append(lines(of: root + "/Examples/Tests/BookTests/\(chapter)Tests.swift")) }
    let blocks = codeBlocks(in: lines(of: root + "/Sources/Gtk/Gtk.docc/" + article))
    #expect(!blocks.isEmpty && sources.count > (chapter == nil ? 20 : 3))
    for block in blocks {
      #expect(sources.contains { $0.contains(block) }, "no example has this:\n\(block.joined(separator: "\n"))")
    }
  }

  @Test func `the program of the README is an example`() {
    let program = lines(of: root + "/Examples/Sources/Greeter/main.swift")
    #expect(program.contains("import Gtk"))
    #expect(codeBlocks(in: lines(of: root + "/README.md")).first == program)
  }

  @Test func `every example is in the list of them`() throws {
    let examples = try FileManager.default.contentsOfDirectory(atPath: root + "/Examples/Sources")
    let list = lines(of: root + "/Examples/README.md").joined(separator: "\n")
    for example in examples { #expect(list.contains("| [`\(example)`](Sources/\(example)"), "\(example)") }
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
