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

  @Test func `where no sample photos are installed none are offered, and the saved ones stand in`() async throws {
    let installed = try InstalledVesper()
    try Data(#"{"applicationIDSuffix": "", "samplePhotos": false}"#.utf8)
      .write(to: installed.prefix.directory("share/vesper").appending(path: "build.json"))
    let home = try TemporaryDirectory()
    let environment = Launch.environment(home: home).merging(["VESPER_OFFLINE": "1"]) { _, new in new }
    func run(_ arguments: String...) async throws -> (Int32, String) {
      let process = try ChildProcess(
        [installed.executable.path] + arguments, environment: environment, directory: home)
      return (try await process.waitForExit(), process.output + process.errors)
    }
    let found = try await run("--print", "cat")
    #expect(found.0 == 0)
    #expect(found.1.hasPrefix("vesper: There is no network, so your saved photos are searched.\n"))
    let named = try await run("--print", "cat", "--source", "openverse")
    #expect(named == (1, "vesper: Vesper is working offline. Choose Saved Photos, or allow the network.\n"))
    let samples = try await run("--print", "cat", "--source", "samples")
    #expect(samples.0 == 2 && !samples.1.contains("saved, samples"), "\(samples.1)")
  }

  @Test func `docks know by its class which program the window belongs to`() async throws {
    let path = "data/io.github.vesper_photos.Vesper.desktop"
    let entry = try String(contentsOf: TestEnvironment.root.appending(path: path), encoding: .utf8)
    let name = try #require(entry.firstMatch(of: #/\nStartupWMClass=(.+)\n/#)?.1)
    try await withVesper { vesper, _ in
      let _: Bool = try await eventually(for: "the window") {
        await vesper.display.hasWindow(ofClass: String(name)) ? true : nil
      }
      let knowsAnother = await vesper.display.hasWindow(ofClass: "another")
      #expect(!knowsAnother)
    }
  }

  @Test func `the session's bus starts it without a window, and opens one when it is activated`() async throws {
    let display = try await self.display
    let bus = try await MessageBus(display: display)
    let home = try TemporaryDirectory()
    var environment = Launch.environment(home: home)
    environment.merge(display.environment) { $1 }
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    environment["AT_SPI_BUS_ADDRESS"] = bus.address
    func start() throws -> ChildProcess {
      try ChildProcess(
        [TestEnvironment.vesper.path, "--gapplication-service"], environment: environment, directory: home)
    }
    var service = try start()
    defer { service.kill() }
    let (id, path) = ("io.github.vesper_photos.Vesper", "/io/github/vesper_photos/Vesper")
    let _: Bool = try await eventually(for: "the service", details: service.errors) {
      // It ends when nobody has wanted anything of it for ten seconds.
      if !service.isRunning { service = try start() }
      let owner = try? await bus.call(
        "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
        [.string(id)])
      guard owner?.first?.int == Int(service.pid) else { return nil }
      #expect(try await bus.accessibleConnection(ofProcess: service.pid) == nil)
      _ = try await bus.call(id, path, "org.freedesktop.Application", "Activate", [.emptyDictionary])
      return true
    }
    let window = try await eventually(for: "the window", details: service.errors) {
      () async throws -> AccessibleNode? in
      guard let connection = try await bus.accessibleConnection(ofProcess: service.pid) else { return nil }
      return await AccessibleApplication(bus: bus, connection: connection).read()?.children.first
    }
    #expect(window.searchEntry != nil)
    #expect(service.isRunning)
    #expect(service.errors == "")
  }
}
