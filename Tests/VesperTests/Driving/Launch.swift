import Foundation

/// How the tests start the program without a window.
enum Launch {
  /// What a program on a fresh machine sees, with a home of its own, and no other server than those of a test.
  static func environment(home: TemporaryDirectory) -> [String: String] {
    var environment = [
      "PATH": TestEnvironment.path,
      "HOME": home.url.path,
      "XDG_CONFIG_HOME": home.url.appendingPathComponent("config").path,
      "XDG_CACHE_HOME": home.url.appendingPathComponent("cache").path,
      "XDG_DATA_HOME": home.url.appendingPathComponent("data").path,
      "XDG_RUNTIME_DIR": home.url.path,
      "LC_ALL": "en_US.UTF-8",
      "GDK_BACKEND": "x11",
      "GSK_RENDERER": "cairo",
      // Mesa complains where there is no graphics device.
      "GDK_DISABLE": "gl:vulkan",
      "GTK_USE_PORTAL": "0",
      // Those of 25 November 2026, as in the pictures that are compared with: each day has others.
      "VESPER_START_PHOTOS": "20782",
      // A busy machine may need longer to read a window than a person to read a message, or to get on with a download
      // that a test holds.
      "VESPER_MESSAGE_TIME": "60",
      "VESPER_TIMEOUT_FACTOR": "10",
      // A port on which nobody listens: a test that forgets its own server fails, and reaches nobody.
      "VESPER_OPENVERSE_URL": "http://127.0.0.1:9/",
      // Never answers either, whatever a test makes the program visit.
      "https_proxy": "http://127.0.0.1:9/",
    ]
    environment.merge(OtherServices.environment) { $1 }
    for name in passedOn { environment[name] = ProcessInfo.processInfo.environment[name] }
    return environment
  }

  /// What `build-aux/run-tests` has put in the place of the host's.
  private static let passedOn = [
    "LOCPATH", "TZ", "TMPDIR", "FONTCONFIG_FILE", "XDG_CONFIG_DIRS", "XDG_DATA_DIRS", "GTK_IM_MODULE", "GIO_MODULE_DIR",
    "GIO_USE_VFS", "GIO_USE_VOLUME_MONITOR", "DBUS_SYSTEM_BUS_ADDRESS", "CUPS_SERVER",
  ]

  /// What a run of the program left behind.
  struct Result {
    let exitCode: Int32
    let output: String
    let errors: String

    var lines: [String] {
      output.split(separator: "\n").map(String.init)
    }
  }

  /// Runs the program to its end.
  static func run(
    _ arguments: [String], home: TemporaryDirectory? = nil, environment: [String: String] = [:]
  ) async throws -> Result {
    let home = try home ?? TemporaryDirectory()
    let process = try ChildProcess(
      [TestEnvironment.vesper.path] + arguments,
      environment: Self.environment(home: home).merging(environment) { _, new in new }, directory: home)
    let code = try await process.waitForExit()
    return Result(exitCode: code, output: process.output, errors: process.errors)
  }
}
