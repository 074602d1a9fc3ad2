import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// A program of one's own on the session bus of the test run, and its callers.
extension GtkTests {
  private static let name = "io.github.vesper_photos.TestPlayer"
  private static let path = "/io/github/vesper_photos/TestPlayer"

  /// What the tests put on the bus.
  private final class Player {
    let volume = Property(0.5)
    let title = Property("none")
    let moves = PassthroughSubject<VariantTuple<String, Int32>, Never>()
    let stops = PassthroughSubject<Void, Never>()
    var played: [String] = []

    var interface: Gio.DBusInterface {
      Gio.DBusInterface(
        GtkTests.name,
        [
          .method("Play") { [weak self] (url: String, at: Int32) in
            self?.played.append("\(url) \(at)")
            await Task.yield()
          },
          .method("Add") { (a: Int32, b: Int32) -> Int32 in
            guard a >= 0 else { throw Gio.DBusError("org.example.Negative", message: "\(a) is below 0") }
            return a + b
          },
          .method("Describe") { () -> VariantTuple<String, [String: GLib.Variant]> in
            VariantTuple("player", ["version": 2.asVariant])
          },
          .method("Fail") { () -> Bool in throw GLib.Failure(message: "no luck") },
          .property("Volume", volume), .readOnlyProperty("Title", title), .signal("Moved", moves),
          .signal("Stopped", stops),
        ])
    }
  }

  @Test func `A connection made before running is that of the session`() async throws {
    let session = try await Gio.DBusConnection.session()
    #expect(try Gio.DBusConnection.sessionBeforeRunning().uniqueName == session.uniqueName)
  }

  @Test func `A method is called with its arguments, and returns or fails`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      let player = Player()
      let export = try bus.export(player.interface, at: Self.path)
      let proxy = bus.object(Self.path, of: try #require(bus.uniqueName), Self.name)
      #expect(try await proxy.call("Add", with: Int32(1), Int32(2), returning: Int.self) == 3)
      try await proxy.call("Play", with: "a.ogg", Int32(7))
      #expect(player.played == ["a.ogg 7"])
      let (kind, options) = try await proxy.call("Describe", returning: String.self, [String: GLib.Variant].self)
      #expect(kind == "player" && options["version"].flatMap { Int(variant: $0) } == 2)
      await #expect(throws: Gio.DBusError("org.example.Negative", message: "-1 is below 0")) {
        try await proxy.call("Add", with: Int32(-1), Int32(2), returning: Int.self)
      }
      await #expect(throws: Gio.DBusError("org.freedesktop.DBus.Error.Failed", message: "no luck")) {
        try await proxy.call("Fail", returning: Bool.self)
      }
      // GLib compares the types with what the interface says.
      let wrong = await #expect(throws: Gio.DBusError.self) { try await proxy.call("Add", with: "1", "2") }
      #expect(wrong?.name == "org.freedesktop.DBus.Error.InvalidArgs")
      let unknown = await #expect(throws: Gio.DBusError.self) { try await proxy.call("Sing") }
      #expect(unknown?.name == "org.freedesktop.DBus.Error.UnknownMethod")
      let other = await #expect(throws: Gio.DBusError.self) {
        try await proxy.call("Add", with: Int32(1), Int32(2), returning: String.self)
      }
      #expect(other?.name == "org.freedesktop.DBus.Error.InvalidArgs")
      export.dispose()
      await #expect(throws: Gio.DBusError.self) { try await proxy.call("Add", with: Int32(1), Int32(2)) }
    }
  }

  @Test func `A property is read, set and told about`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      let player = Player()
      let export = try bus.export(player.interface, at: Self.path)
      let proxy = bus.object(Self.path, of: try #require(bus.uniqueName), Self.name)
      var volumes: [Double] = []
      let observation = proxy.property("Volume", as: Double.self).observeNext { volumes.append($0) }
      await until { volumes == [0.5] }
      player.volume.value = 0.75
      await until { volumes == [0.5, 0.75] }
      try await proxy.set("Volume", to: 0.25)
      await until { volumes == [0.5, 0.75, 0.25] }
      #expect(player.volume.value == 0.25)
      #expect(try await proxy.get("Title", as: String.self) == "none")
      await #expect(throws: Gio.DBusError.self) { try await proxy.set("Title", to: "a") }
      await #expect(throws: Gio.DBusError.self) { try await proxy.set("Volume", to: "loud") }
      await #expect(throws: Gio.DBusError.self) { try await proxy.get("Title", as: Int.self) }
      observation.dispose()
      export.dispose()
      player.volume.value = 1
      await nextIteration()
      #expect(volumes == [0.5, 0.75, 0.25])
    }
  }

  @Test func `A signal arrives with its arguments until it is not observed any more`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      let player = Player()
      let export = try bus.export(player.interface, at: Self.path)
      let proxy = bus.object(Self.path, of: try #require(bus.uniqueName), Self.name)
      var moves: [String] = []
      var stops = 0
      let observation = proxy.signal("Moved", as: String.self, Int32.self).observeNext { moves.append("\($0) \($1)") }
      let wrong = proxy.signal("Moved", as: Int32.self).observeNext { _ in moves.append("wrong") }
      let ends = proxy.signal("Stopped").observeNext { stops += 1 }
      // The bus has to know first that somebody listens.
      _ = try await proxy.get("Title", as: String.self)
      player.moves.send(VariantTuple("a", 1))
      player.moves.send(VariantTuple("b", 2))
      player.stops.send(())
      await until { stops == 1 }
      #expect(moves == ["a 1", "b 2"])
      observation.dispose()
      player.moves.send(VariantTuple("c", 3))
      player.stops.send(())
      await until { stops == 2 }
      #expect(moves == ["a 1", "b 2"])
      wrong.dispose()
      ends.dispose()
      export.dispose()
    }
  }

  @Test func `A name is owned, seen and given back`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      var owners: [String?] = []
      let watch = bus.owner(of: Self.name).observeNext { owners.append($0) }
      await until { owners == [nil] }
      let name = bus.own(Self.name)
      var states: [Gio.DBusName.State] = []
      let observation = name.state.observeNext { states.append($0) }
      await until { states == [.asked, .owned] && owners.count == 2 }
      #expect(owners.last == bus.uniqueName)
      let isThere = try await bus.call(
        "NameHasOwner", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus", on: "org.freedesktop.DBus",
        with: Self.name, returning: Bool.self)
      #expect(isThere)
      name.dispose()
      await until { owners.count == 3 }
      #expect(owners[2] == nil)
      observation.dispose()
      watch.dispose()
    }
  }

  @Test func `A property of a widget can be on the bus, and one object can be there once`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      let label = Label(label: "a")
      let interface = Gio.DBusInterface(Self.name, [.property("Text", label.reactive.label)])
      let export = try bus.export(interface, at: Self.path)
      #expect(throws: GLib.Failure.self) { try bus.export(interface, at: Self.path) }
      let proxy = bus.object(Self.path, of: try #require(bus.uniqueName), Self.name)
      try await proxy.set("Text", to: "b")
      #expect(label.label == "b")
      #expect(try await proxy.get("Text", as: String.self) == "b")
      export.dispose()
    }
  }

  @Test func `A call that is cancelled ends`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      let (released, release) = AsyncStream.makeStream(of: Void.self)
      let interface = Gio.DBusInterface(
        Self.name,
        [
          .method("Wait") { () -> Bool in
            for await _ in released {}
            return true
          }
        ])
      let export = try bus.export(interface, at: Self.path)
      let proxy = bus.object(Self.path, of: try #require(bus.uniqueName), Self.name)
      let task = Task { try await proxy.call("Wait", returning: Bool.self) }
      await nextIteration()
      task.cancel()
      let result = await task.result
      #expect(throws: CancellationError.self) { try result.get() }
      release.finish()
      _ = try? await proxy.call("Unknown")
      export.dispose()
    }
  }
}
