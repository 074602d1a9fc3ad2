/// Writes the Swift wrappers of a GObject library from its own description of itself (GIR).
///
/// The way through it: `Manifest` (what to wrap) and `XMLTree` → `GirReader` → the model in `Gir` → `Library` (what is
/// generated, `Scope` decides) → the writers → `OutputFiles`. `Generation` takes it for a module and those it uses.

import Foundation

@main
struct GirToSwift {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("gir-to-swift: \(error)\n".utf8))
      exit(1)
    }
  }

  struct Usage: Error, CustomStringConvertible {
    let description = """
      usage: gir-to-swift MANIFEST OUTPUT-DIRECTORY     write the wrappers that a manifest describes
             gir-to-swift --quotations MANIFEST FILE    write what the libraries say of themselves, as JSON

      MANIFEST is a file, or Gtk for the manifest of Gtk itself.
        --gir DIRECTORY      where GIR files are, before /usr/share/gir-1.0; may be repeated
        --newest DIRECTORY   write what the manifest's traits bring instead; the newest GIR files are there
        --docs               quote the libraries' documentation, which has a licence of its own, in the comments
      """
  }

  private static func run(_ all: [String]) throws {
    var directories: [String] = []
    var newest: String?
    var arguments: [String] = []
    var options: Set<String> = []
    var rest = all[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--gir":
        guard let directory = rest.popFirst() else { throw Usage() }
        directories.append(directory)
      case "--newest":
        guard let directory = rest.popFirst() else { throw Usage() }
        newest = directory
      case "--docs", "--quotations": options.insert(argument)
      case _ where argument.hasPrefix("-"): throw Usage()
      default: arguments.append(argument)
      }
    }
    guard arguments.count == 2 else { throw Usage() }
    let manifests = try ManifestSet(arguments[0])
    let files = GirFiles(in: (directories + ["/usr/share/gir-1.0"]).map { URL(filePath: $0) })
    let output = URL(filePath: arguments[1])
    if options.contains("--quotations") {
      try writeQuotations(of: manifests.main, from: files, to: output)
    } else {
      let generation = try Generation(of: manifests, from: files)
      guard let newest else { return try write(generation.files.files, generation.files.summary, to: output) }
      let brought = try generation.files(
        for: manifests.main.traits, from: GirFiles(in: [URL(filePath: newest)]))
      try write(brought.files, brought.summary, to: output)
    }
  }

  static func write(
    _ files: [(path: String, content: String)], _ summary: String, to directory: URL
  ) throws {
    for file in files {
      let destination = directory.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: destination.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.content.utf8).write(to: destination)
    }
    try removeStale(in: directory, besides: Set(files.map(\.path)))
    print(summary)
  }

  /// Removes what an earlier run has written and this one has not.
  private static func removeStale(in directory: URL, besides written: Set<String>) throws {
    for path in try FileManager.default.subpathsOfDirectory(atPath: directory.path)
    where path.hasSuffix(".swift") && !written.contains(path) {
      let file = directory.appending(path: path)
      guard try String(contentsOf: file, encoding: .utf8).contains(OutputFiles.warning) else { continue }
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Does without the files that are not there.
  private static func writeQuotations(of manifest: Manifest, from files: GirFiles, to output: URL) throws {
    let (present, missing) = (
      manifest.libraries.filter { files.has($0.gir) }, manifest.libraries.filter { !files.has($0.gir) }
    )
    if !missing.isEmpty {
      print("Nothing is quoted of what these describe, which are missing:", missing.map(\.gir).joined(separator: " "))
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try Configuration.$current.withValue(Configuration(writing: manifest)) {
      try encoder.encode(QuotationFile(present.map { try files.read($0.gir) })).write(to: output)
    }
  }
}
