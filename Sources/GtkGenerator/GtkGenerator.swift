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
    let description = """
      usage: GtkGenerator [--newer] [--docs] OUTPUT-DIRECTORY [GIR-DIRECTORY]   write the wrappers
             GtkGenerator --quotations FILE [GIR-DIRECTORY]                     write what the libraries say of themselves
      """
  }

  private static func run(_ all: [String]) throws {
    let options: Set = ["--newer", "--docs", "--quotations"]
    let arguments = all.filter { !options.contains($0) }
    guard let output = arguments.first, arguments.count <= 2, !output.hasPrefix("-") else { throw Usage() }
    let files = girFiles(in: URL(filePath: arguments.count == 2 ? arguments[1] : "/usr/share/gir-1.0"))
    if all.contains("--quotations") {
      try writeQuotations(from: files, to: URL(filePath: output))
    } else {
      try writeWrappers(of: Library(files.map(read)), to: URL(filePath: output))
    }
  }

  private static func writeWrappers(of library: Library, to directory: URL) throws {
    for file in OutputFiles(library).files {
      let destination = directory.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.content.utf8).write(to: destination)
    }
    print("\(library.types.ledger.count) symbols have no counterpart in Swift; Unmapped.md says why.")
  }

  /// Does without the files that are not there.
  private static func writeQuotations(from files: [URL], to output: URL) throws {
    let (present, missing) = (files.filter(exists), files.filter { !exists($0) })
    if !missing.isEmpty {
      print("Nothing is quoted of what these describe, which are missing:", missing.map(\.path).joined(separator: " "))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try encoder.encode(QuotationFile(present.map(read))).write(to: output)
  }

  static func girFiles(in directory: URL) -> [URL] {
    let directories = [directory] + platformDirectories(beside: directory)
    return Scope.files.map { name in
      let candidates = directories.map { $0.appending(path: "\(name).gir") }
      return candidates.first(where: exists) ?? candidates[0]
    }
  }

  static func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

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
