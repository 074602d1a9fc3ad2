import Foundation
import Glibc
import ReplayServer
import Testing

/// What the search of the desktop gets to know of Vesper: GNOME's overview asks over the session's bus.
extension VesperTests {
  @Test func `the desktop's search starts it, finds what was saved without a request, and opens it`() async throws {
    let home = try TemporaryDirectory()
    var titles: [String] = []
    try await withVesper(home: home, arguments: ["--search", "birds", "--source", "samples"]) { vesper, _ in
      titles = try await vesper.wait(for: "the birds") { $0.photoLines.count > 3 ? $0.photoLines : nil }.map(\.title)
      _ = try await vesper.saveFirstPhotos(2)
    }
    let server = try ReplayServer.started()
    defer { server.stop() }
    let desktop = try await Desktop(display: try await display, home: home, server: server)
    defer { desktop.end() }

    // The first call starts the program, and must not come too early for it.
    let word = String(titles[1].split(separator: " ")[0].prefix(4))
    let ids = try await desktop.call("GetInitialResultSet", .strings([word]))[0].items.compactMap(\.string)
    let found = try await desktop.call("GetResultMetas", .strings(ids))[0].items.map(\.dictionary)
    #expect(found.compactMap { $0["id"]?.string } == ids)
    let photo = try #require(found.first { $0["name"]?.string == titles[1] }, "\(titles) \(found)")
    #expect(photo["description"]?.string?.isEmpty == false)
    let picture = try #require(photo["icon"]?.items.last?.items.last?.string)
    let file = try #require(URL(string: picture))
    #expect(file.isFileURL && home.savedPictures.contains(file.lastPathComponent), "\(picture)")
    #expect(try await desktop.call("GetSubsearchResultSet", .strings(ids), .strings(["zebra"]))[0].items.isEmpty)
    #expect(try await desktop.call("GetResultMetas", .strings(["99", "none"]))[0].items.isEmpty)
    #expect(try await desktop.window == nil)

    let id = try #require(photo["id"]?.string)
    _ = try await desktop.call("ActivateResult", .string(id), .strings([word]), .uint32(0))
    _ = try await eventually(for: "the photo") {
      try await desktop.window?.labels.contains(titles[1]) == true ? true : nil
    }
    _ = try await desktop.call("LaunchSearch", .strings(["nothing", "of"]), .uint32(0))
    _ = try await eventually(for: "the search in the saved photos") {
      try await desktop.window?.searchEntry?.text == "nothing of" ? true : nil
    }
    #expect(server.requests.isEmpty)
  }

  @Test func `Before anything is saved the desktop finds nothing, and no file is made`() async throws {
    let home = try TemporaryDirectory()
    let server = try ReplayServer.started()
    defer { server.stop() }
    let desktop = try await Desktop(display: try await display, home: home, server: server)
    defer { desktop.end() }
    #expect(try await desktop.call("GetInitialResultSet", .strings(["bird"]))[0].items.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: home.url.appendingPathComponent("data/vesper").path))
  }
}

/// A desktop that asks Vesper, which its bus starts when it is needed.
private final class Desktop {
  private let bus: MessageBus
  private let services: TemporaryDirectory

  private static let id = "io.github.vesper_photos.Vesper"

  init(display: Display, home: TemporaryDirectory, server: ReplayServer) async throws {
    services = try TemporaryDirectory()
    var environment = Launch.environment(home: home)
    environment.merge(display.environment) { $1 }
    environment["VESPER_OPENVERSE_URL"] = server.baseURL.absoluteString
    let variables = environment.map { "\($0)=\($1)" }.joined(separator: " ")
    let service = """
      [D-BUS Service]
      Name=\(Self.id)
      Exec=/usr/bin/env \(variables) \(TestEnvironment.vesper.path) --gapplication-service
      """
    try service.write(
      to: services.url.appendingPathComponent("\(Self.id).service"), atomically: true, encoding: .utf8)
    bus = try await MessageBus(display: display, services: services.url)
  }

  /// Ends the program, if it has been started.
  func end() {
    if let process { kill(process, SIGKILL) }
  }

  private var process: pid_t?

  func call(_ method: String, _ arguments: Variant...) async throws -> [Variant] {
    // A call that comes as the program ends is lost, and starts it the next time.
    let answer = try await eventually(for: method) {
      try? await bus.call(
        Self.id, "/io/github/vesper_photos/Vesper/SearchProvider", "org.gnome.Shell.SearchProvider2", method, arguments,
        startsProgram: true)
    }
    // It ends when nobody has wanted anything of it for ten seconds.
    let owner = try? await bus.call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
      [.string(Self.id)])
    process = owner?.first?.int.map(pid_t.init)
    return answer
  }

  /// The window, or `nil` while there is none.
  var window: AccessibleNode? {
    get async throws {
      guard let process, let connection = try await bus.accessibleConnection(ofProcess: process) else { return nil }
      return await AccessibleApplication(bus: bus, connection: connection).read()?.children.first
    }
  }
}
