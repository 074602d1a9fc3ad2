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
    let directories = [girDirectory] + platformDirectories(beside: girDirectory)
    let namespaces = try Scope.files.map { name in
      let candidates = directories.map { $0.appending(path: "\(name).gir") }
      return try read(candidates.first { FileManager.default.fileExists(atPath: $0.path) } ?? candidates[0])
    }
    let directory = URL(filePath: output)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let library = Library(namespaces)
    for file in OutputFiles(library).files {
      try Data(file.content.utf8).write(to: directory.appending(path: file.name))
    }
    print("\(library.types.ledger.count) symbols have no counterpart in Swift; Unmapped.md says why.")
  }

  /// Where GIR files are that are not the same on all machines: `/usr/lib/*/gir-1.0` for `/usr/share/gir-1.0`. Newer
  /// versions of GLib have theirs there.
  static func platformDirectories(beside directory: URL) -> [URL] {
    let libraries = directory.deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib")
    let inside = (try? FileManager.default.contentsOfDirectory(atPath: libraries.path)) ?? []
    return ([libraries] + inside.sorted().map { libraries.appending(path: $0) }).map { $0.appending(path: "gir-1.0") }
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
