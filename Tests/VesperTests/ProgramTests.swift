import Foundation
import MainLoopBoot
import ReplayServer
import Testing

/// Tests with a screen and a keyboard, which they use one after the other.
///
/// Each suite has a screen of its own, and runs beside the others: most of the time a test waits for what was meant for
/// a person, such as a pause between keys.
protocol ProgramTests {
  var display: Display { get async throws }
}

extension ProgramTests {
  var display: Display {
    get async throws { try await Display.of(Self.self) }
  }

  func expectMainLoop() {
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
      on: display, home: try home ?? TemporaryDirectory(), executable: executable, arguments: arguments,
      environment: ["VESPER_OPENVERSE_URL": server.baseURL.absoluteString].merging(environment) { _, new in new })
    defer { vesper.process.kill() }
    do {
      try await body(vesper, server)
    } catch {
      vesper.attachScreen(sourceLocation: sourceLocation)
      throw error
    }
    #expect(vesper.process.isRunning, sourceLocation: sourceLocation)
    #expect(vesper.process.errors == "", sourceLocation: sourceLocation)
    try vesper.askedTexts.expectInTemplate(sourceLocation: sourceLocation)
  }
}

extension ReplayServer {
  nonisolated static func started() throws -> ReplayServer {
    let server = ReplayServer()
    try server.start()
    return server
  }
}
