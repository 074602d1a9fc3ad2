import Foundation
import Testing

/// The program where it is installed, and started as a desktop does.
extension VesperTests {
  @Test func `an installation can be moved: the program finds its data beside itself`() async throws {
    let installed = try InstalledVesper()
    let home = try TemporaryDirectory()
    let process = try ChildProcess(
      [installed.executable.path, "--print", "cat", "--source", "samples", "--limit", "1"],
      environment: Launch.environment(home: home), directory: home)
    #expect(try await process.waitForExit() == 0)
    #expect(process.output.split(separator: "\n").count == 1)
    #expect(process.errors == "")
  }

  @Test func `the session's bus starts it without a window, and opens one when it is activated`() async throws {
    let display = try await Display.shared
    let bus = try await MessageBus(display: display)
    let home = try TemporaryDirectory()
    var environment = Launch.environment(home: home)
    environment["DISPLAY"] = display.name
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    environment["AT_SPI_BUS_ADDRESS"] = bus.address
    let service = try ChildProcess(
      [TestEnvironment.vesper.path, "--gapplication-service"], environment: environment, directory: home)
    defer { service.kill() }
    let (id, path) = ("io.github.vesper_photos.Vesper", "/io/github/vesper_photos/Vesper")
    try await eventually(for: "the service", details: service.errors) {
      let owner = try? await bus.call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
        [.string(id)])
      return owner?.first?.int == Int(service.pid) ? true : nil
    }
    #expect(try await bus.accessibleConnection(ofProcess: service.pid) == nil)

    _ = try await bus.call(id, path, "org.freedesktop.Application", "Activate", [.emptyDictionary])
    let window = try await eventually(for: "the window", details: service.errors) {
      () async throws -> AccessibleNode? in
      guard let connection = try await bus.accessibleConnection(ofProcess: service.pid) else { return nil }
      return await AccessibleApplication(bus: bus, connection: connection).read()?.children.first
    }
    #expect(window.first("button", named: "Settings") != nil)
    #expect(service.isRunning)
    #expect(service.errors == "")
  }
}
