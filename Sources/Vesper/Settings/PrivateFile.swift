import FoundationEssentials

/// Files that only the user can read.
nonisolated enum PrivateFile {
  /// Replaces a file atomically, creating its directory if necessary.
  static func write(_ data: Data, to path: String) throws {
    let file = URL(filePath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try data.write(to: file, options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }

  /// Moves aside an unreadable file. Returns its new path.
  static func setAside(_ path: String) -> String {
    let broken = path + ".broken"
    try? FileManager.default.removeItem(atPath: broken)
    try? FileManager.default.moveItem(atPath: path, toPath: broken)
    return broken
  }
}
