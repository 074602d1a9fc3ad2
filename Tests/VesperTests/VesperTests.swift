import Foundation
import MainLoopBoot
import ReplayServer
import Testing

/// The tests of the whole program: the built executable in a process, with a screen, a keyboard, a bus and a service
/// of its own. One suite, one test after the other, because there is one keyboard.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct VesperTests {
  init() {
    // Names the library, so that the linker keeps it: it puts the tests into GLib's main loop.
    #expect(main_loop_boot_is_available() != 0)
  }

  /// Opens the program's window and gives it to `body`, together with the service that it searches. Afterwards the
  /// program must be running still, and must not have complained.
  ///
  /// - Parameters:
  ///   - server: the service; by default one that answers from recordings only.
  ///   - home: where the program remembers things; by default it has never run before.
  func withVesper(
    _ server: ReplayServer? = nil, home: TemporaryDirectory? = nil, executable: URL = TestEnvironment.vesper,
    arguments: [String] = [], environment: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (RunningVesper, ReplayServer) async throws -> Void
  ) async throws {
    let server = try server ?? .started()
    defer { server.stop() }
    let vesper = try await RunningVesper.start(
      home: try home ?? TemporaryDirectory(), executable: executable, arguments: arguments,
      environment: ["VESPER_OPENVERSE_URL": server.baseURL.absoluteString].merging(environment) { _, new in new })
    defer { vesper.process.kill() }
    do {
      try await body(vesper, server)
    } catch {
      if let picture = try? vesper.display.screenshot().portablePixmap {
        Attachment.record([UInt8](picture), named: "screen.ppm", sourceLocation: sourceLocation)
      }
      throw error
    }
    #expect(vesper.process.isRunning, sourceLocation: sourceLocation)
    #expect(vesper.process.errors == "", sourceLocation: sourceLocation)
  }
}

extension ReplayServer {
  static func started() throws -> ReplayServer {
    let server = ReplayServer()
    try server.start()
    return server
  }
}
