import FoundationEssentials

/// Files that only the user can read.
nonisolated enum PrivateFile {
  /// Puts the file in the place of what is there, at once or not at all. Its directory is made if need be.
  static func write(_ data: Data, to path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try data.write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }

  /// Puts a file aside that cannot be understood. Returns where it is now.
  static func setAside(_ path: String) -> String {
    let broken = path + ".broken"
    try? FileManager.default.removeItem(atPath: broken)
    try? FileManager.default.moveItem(atPath: path, toPath: broken)
    return broken
  }
}
