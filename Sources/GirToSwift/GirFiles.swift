/// Finds and reads GIR files, each once.

import Foundation

final class GirFiles {
  private let directories: [URL]
  private var namespaces: [String: Namespace] = [:]

  /// - Parameter directories: where files are looked for, the first ones first.
  init(in directories: [URL]) {
    self.directories = directories.flatMap { [$0] + Self.platformDirectories(beside: $0) }
  }

  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  func has(_ name: String) -> Bool { file(name) != nil }

  /// Reads a file.
  ///
  /// - Parameter name: such as `Gtk-4.0`.
  func read(_ name: String) throws -> Namespace {
    if let known = namespaces[name] { return known }
    guard let file = file(name) else {
      let places = directories.filter { FileManager.default.fileExists(atPath: $0.path) }.map(\.path)
      throw Unreadable(
        description: """
          \(name).gir is missing. It comes with the headers of the library; packages are called lib...-dev or ...-devel.
          Looked for in: \(places.joined(separator: " "))
          """)
    }
    do {
      let namespace = try GirReader.read(XMLTree.parse(Data(contentsOf: file)))
      namespaces[name] = namespace
      return namespace
    } catch {
      throw Unreadable(description: "cannot read \(file.path): \(error)")
    }
  }

  /// The file of that name, or nil if there is none.
  func file(_ name: String) -> URL? {
    directories.lazy.map { $0.appending(path: "\(name).gir") }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Where GIR files are that are not the same on all machines: `/usr/lib/*/gir-1.0` for `/usr/share/gir-1.0`. Newer
  /// versions of GLib have theirs there.
  static func platformDirectories(beside directory: URL) -> [URL] {
    let libraries = directory.deletingLastPathComponent().deletingLastPathComponent().appending(path: "lib")
    let inside = (try? FileManager.default.contentsOfDirectory(atPath: libraries.path)) ?? []
    return ([libraries] + inside.sorted().map { libraries.appending(path: $0) }).map { $0.appending(path: "gir-1.0") }
  }
}
