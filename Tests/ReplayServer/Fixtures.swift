public import Foundation

/// The recorded files in `Tests/Fixtures`.
public enum Fixtures {
  public static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Fixtures")

  /// The bytes of a file, such as "openverse/search-cat-page1.json". A missing file is an error in the test.
  public static func data(_ path: String) -> Data {
    let url = folder.appendingPathComponent(path)
    guard let data = try? Data(contentsOf: url) else { preconditionFailure("no fixture at \(url.path)") }
    return data
  }

  public static func text(_ path: String) -> String {
    String(decoding: data(path), as: UTF8.self)
  }
}
