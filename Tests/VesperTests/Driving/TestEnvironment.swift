import Foundation

/// Where things are, seen from the running tests.
nonisolated enum TestEnvironment {
  static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"

  /// The built program: it lies beside the tests' own executable.
  static let vesper = built("vesper")
  /// The program with which it decodes images.
  static let decoder = built("vesper-decoder")

  /// One that does what it must not do, see Tests/HostileDecoder.
  static let hostileDecoder = built("HostileDecoder")

  private static func built(_ name: String) -> URL {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: own).deletingLastPathComponent().appendingPathComponent(name)
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Where the C library looks for locales; nil for the system's place.
  static let locales = ProcessInfo.processInfo.environment["LOCPATH"]

  static func hasLocale(_ name: String) -> Bool {
    guard let locale = newlocale(1 << LC_TIME, name, nil) else { return false }
    freelocale(locale)
    return true
  }
}
