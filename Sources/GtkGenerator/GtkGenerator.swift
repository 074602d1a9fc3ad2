/// Writes the Swift wrappers of GTK's classes from GTK's own description of them (GIR).
///
/// `script/generate-gtk` runs it and formats what it wrote. The way through it: `XMLTree` → `GirReader` → the model in
/// `Gir` → `Library` (what is generated, `Scope` decides) → the writers → `OutputFiles`.

import Foundation

@main
struct GtkGenerator {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("GtkGenerator: \(error)\n".utf8))
      exit(1)
    }
  }

  struct Usage: Error, CustomStringConvertible {
    let description = "usage: GtkGenerator OUTPUT-DIRECTORY [GIR-DIRECTORY] [--newer]"
  }

  private static func run(_ all: [String]) throws {
    let arguments = all.filter { $0 != "--newer" }
    guard let output = arguments.first, arguments.count <= 2, !output.hasPrefix("-") else { throw Usage() }
    let girDirectory = URL(filePath: arguments.count == 2 ? arguments[1] : "/usr/share/gir-1.0")
    let namespaces = try Scope.files.map { name in
      try read(girDirectory.appending(path: "\(name).gir"))
    }
    let directory = URL(filePath: output)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let library = Library(namespaces)
    for file in OutputFiles(library).files {
      try Data(file.content.utf8).write(to: directory.appending(path: file.name))
    }
    print("\(library.types.ledger.count) symbols have no counterpart in Swift; Unmapped.md says why.")
  }

  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  private static func read(_ file: URL) throws -> Namespace {
    do {
      return try GirReader.read(XMLTree.parse(Data(contentsOf: file)))
    } catch {
      throw Unreadable(description: "cannot read \(file.path): \(error)")
    }
  }
}
