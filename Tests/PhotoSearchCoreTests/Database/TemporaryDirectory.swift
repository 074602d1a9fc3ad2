import Foundation

/// An empty directory that is gone with the object.
nonisolated final class TemporaryDirectory: Sendable {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("vesper-\(UUID().uuidString)").path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Whether something in it has these permissions, such as 0o600. On a memory stick nothing has any.
  func has(_ permissions: Int, _ name: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
    guard let found = attributes?[.posixPermissions] as? Int else { return false }
    return found == permissions || chmod(path + "/" + name, 0o640) == 0 && hasNoPermissions(name)
  }

  private func hasNoPermissions(_ name: String) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + name)
    return attributes?[.posixPermissions] as? Int != 0o640
  }

  /// Changes bits of a file, `change` gets each byte that `places` names.
  func corrupt(_ name: String, at places: [Int], _ change: (UInt8) -> UInt8 = { ~$0 }) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    var data = try Data(contentsOf: url)
    for place in places where place < data.count { data[place] = change(data[place]) }
    // In place: the file stays the one that others have open.
    let handle = try FileHandle(forWritingTo: url)
    try handle.write(contentsOf: data)
    try handle.close()
  }
}
