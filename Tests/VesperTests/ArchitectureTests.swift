import Foundation
import Testing

/// The map of the sources, and what is written for contributors, name what is there.
struct ArchitectureTests {
  private func text(of path: String) throws -> String {
    try String(contentsOf: TestEnvironment.root.appending(path: path), encoding: .utf8)
  }

  private func isThere(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: TestEnvironment.root.appending(path: path).path)
  }

  /// The folders directly in a folder.
  private func folders(in path: String) throws -> Set<String> {
    let folder = TestEnvironment.root.appending(path: path).path
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    // Files have no contents of this kind, and Git leaves empty folders behind.
    let folders = names.filter {
      (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\($0)")).map { !$0.isEmpty } ?? false
    }
    return Set(folders.map { "\(path)/\($0)" })
  }

  /// The folders in the first column of the tables.
  private func foldersOnTheMap() throws -> Set<String> {
    let paths = try text(of: "ARCHITECTURE.md").split(separator: "\n").compactMap { line in
      line.prefixMatch(of: /\| `(Sources\/[^`]+)` \|/).map { String($0.output.1) }
    }
    #expect(Set(paths).count == paths.count, "a folder has two lines")
    return Set(paths)
  }

  @Test func everyFolderOfTheSourcesIsOnTheMapAndNoOther() throws {
    var wanted = try folders(in: "Sources")
    #expect(wanted.count >= 10)
    for module in ["BindingCore", "Gtk", "PhotoSearchCore", "Vesper"] {
      wanted.formUnion(try folders(in: "Sources/\(module)"))
    }
    let mapped = try foldersOnTheMap()
    #expect(wanted.subtracting(mapped).sorted() == [], "ARCHITECTURE.md does not name these")
    #expect(mapped.subtracting(wanted).sorted() == [], "ARCHITECTURE.md names these, which are not there")
  }

  @Test func `One file brought all of Foundation into the program`() throws {
    let modules = [
      "Changesets", "BindingCore", "Bond", "Gtk", "ImageDecoding", "PhotoSearchCore", "Vesper", "VesperDecoder",
    ]
    var files = 0
    for module in modules {
      let folder = "Sources/\(module)"
      let names = FileManager.default.enumerator(atPath: TestEnvironment.root.appending(path: folder).path)
      while let name = names?.nextObject() as? String {
        guard name.hasSuffix(".swift") else { continue }
        files += 1
        let importing = try text(of: "\(folder)/\(name)").contains(/(?m)^[^\/\n]*import (?:\w+ )?Foundation\b/)
        #expect(!importing, "\(folder)/\(name)")
      }
    }
    #expect(files > 500)
  }

  @Test(arguments: ["ARCHITECTURE.md", "CONTRIBUTING.md"])
  func everyPathThatIsNamedIsThere(document: String) throws {
    let places = ["Sources/", "Tests/", "data/", "build-aux/", "script/", "po/"]
    let quoted = try text(of: document).matches(of: /`([^`\n]+)`/).map { String($0.output.1) }
    let named = quoted.filter { text in places.contains { text.hasPrefix($0) } }
    // A command is followed by its arguments.
    let paths = Set(named.map { String($0.prefix { $0 != " " }) })
    #expect(paths.count >= 10)
    #expect(paths.filter { !isThere($0) }.sorted() == [], "\(document) names these, which are not there")
  }
}
