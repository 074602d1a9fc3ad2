import Foundation

/// A directory that is there for as long as somebody holds this.
nonisolated final class TemporaryDirectory {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("vesper-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// A directory in it, made when it is not there.
  func directory(_ name: String) throws -> URL {
    let directory = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return directory
  }

  /// Makes it a home with a setting of GTK, such as `gtk-enable-animations=false`.
  func setGTK(_ setting: String) throws {
    try Data("[Settings]\n\(setting)\n".utf8)
      .write(to: directory("config/gtk-4.0").appendingPathComponent("settings.ini"))
  }

  /// Copies a directory of the source tree, file by file: to copy it as a whole is to keep its group, which may not be one
  /// of the user's.
  func addCopy(of name: String) throws {
    let (source, copy) = (TestEnvironment.root.appending(path: name), try directory(name))
    for file in try FileManager.default.contentsOfDirectory(atPath: source.path) {
      try Data(contentsOf: source.appending(path: file)).write(to: copy.appending(path: file))
    }
  }
}
