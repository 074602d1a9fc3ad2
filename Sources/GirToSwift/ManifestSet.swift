/// A manifest, and those of the modules that it uses.

import Foundation

struct ManifestSet {
  let main: Manifest
  /// Each comes after those that it uses itself.
  private(set) var used: [Manifest] = []

  /// - Parameter path: the file, or `Gtk`.
  init(_ path: String) throws {
    let file = path == "Gtk" ? nil : URL(filePath: path)
    main = try file.map(Self.read) ?? .gtk
    try add(usedBy: main, beside: file, by: [main.module])
  }

  /// - Parameter path: the modules on the way here.
  private mutating func add(usedBy manifest: Manifest, beside file: URL?, by path: [String]) throws {
    for name in manifest.uses {
      let file = name == "Gtk" ? nil : URL(filePath: name, relativeTo: file?.deletingLastPathComponent())
      let other = try file.map(Self.read) ?? .gtk
      guard !path.contains(other.module) else {
        throw UnusableManifest(
          description: "these modules use each other: \((path + [other.module]).joined(separator: ", "))")
      }
      try add(usedBy: other, beside: file, by: path + [other.module])
      if !used.contains(where: { $0.module == other.module }) { used.append(other) }
    }
  }

  private static func read(_ file: URL) throws -> Manifest {
    guard let data = try? Data(contentsOf: file) else {
      throw UnusableManifest(description: "cannot read the manifest \(file.path)")
    }
    var manifest = try Manifest(json5: data, name: file.lastPathComponent)
    let later = file.deletingLastPathComponent().appending(path: "Newer/Later.json")
    if let data = try? Data(contentsOf: later) {
      guard let changes = try? JSONDecoder().decode(LaterChanges.self, from: data) else {
        throw UnusableManifest(description: "cannot read \(later.path); gir-to-swift writes it with --newest")
      }
      manifest.later = changes
    }
    return manifest
  }
}
