import Foundation
import Testing

@testable import GirToSwift

extension GirToSwiftTests {
  /// What is in Sources/Gtk/Generated and Newer. That it is what the generator writes, `script/generate-gtk --check` says.
  @Suite struct CheckedInFilesTests {
    private static let directory = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Gtk")

    private static func text(_ name: String) throws -> String {
      try String(contentsOf: directory.appending(path: name), encoding: .utf8)
    }

    private static func files() throws -> [String] {
      try ["Generated", "Newer"].flatMap { folder in
        try FileManager.default.subpathsOfDirectory(atPath: directory.appending(path: folder).path)
          .filter { $0.hasSuffix(".swift") }.map { "\(folder)/\($0)" }
      }
    }

    private static func unmapped(in folder: String) throws -> [Substring] {
      try text("\(folder)/Unmapped.md").split(separator: "\n").filter { $0.hasPrefix("- `") }
    }

    @Test func `The list of what has no counterpart only gets shorter`() throws {
      let lines = try Self.unmapped(in: "Generated")
      // Whoever maps more lowers it; whoever wraps another class may have to raise it. What is written by hand instead is not missing.
      #expect(lines.count { !$0.hasSuffix("by hand") } <= 592)
      #expect(!lines.contains { $0.contains("`gtk_") && $0.hasSuffix(": deprecated") })
      #expect(try Self.unmapped(in: "Newer").count { !$0.hasSuffix("by hand") } <= 26)
    }

    @Test func `No type or function hides one of Swift's`() throws {
      var names: Set<String> = []
      for file in try Self.files() {
        for line in try Self.text(file).split(separator: "\n")
        where ["public ", "@MainActor public ", "open "].contains(where: line.hasPrefix) {
          let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
          let kinds: Set<Substring> = ["class", "protocol", "enum", "struct", "func", "var", "let", "typealias"]
          if let kind = words.firstIndex(where: kinds.contains) { names.insert(String(words[kind + 1])) }
        }
      }
      #expect(
        names.isSuperset(of: ["Label", "Orientable", "ValueExpression", "Orientation", "showUri", "AlertDialog"]))
      #expect(names.intersection(SwiftTypeNames.all) == [])
    }
  }
}
