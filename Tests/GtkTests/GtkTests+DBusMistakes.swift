import BindingCore
import Testing

@_spi(Bindings) @testable import Gtk

/// What is said wrongly over the bus, what is not known before, and programs that come and go.
extension GtkTests {
  private static let name = "io.github.vesper_photos.TestRadio"
  private static let path = "/io/github/vesper_photos/TestRadio"
  private static let bus = "org.freedesktop.DBus"

  @Test func `A call with a wrong name or path fails instead of waiting for ever`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      @MainActor func call(_ method: String, of interface: String, at path: String, on name: String) async -> Gio
        .DBusError?
      {
        await #expect(throws: Gio.DBusError.self) { try await bus.call(method, of: interface, at: path, on: name) }
      }
      let mistakes = [
        await call("Get-Id", of: Self.bus, at: "/", on: Self.bus),
        await call("GetId", of: "bus", at: "/", on: Self.bus),
        await call("GetId", of: Self.bus, at: "here/", on: Self.bus),
        await call("GetId", of: Self.bus, at: "/", on: "not a name"),
      ]
      #expect(mistakes.map { $0?.name } == Array(repeating: "org.freedesktop.DBus.Error.InvalidArgs", count: 4))
      #expect(mistakes[2]?.message == "'here/' is no path of an object")
    }
  }

  @Test func `A signal with a wrong name and an object at a wrong path are failures with words`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      let path = #expect(throws: GLib.Failure.self) { try bus.export(Gio.DBusInterface(Self.name, []), at: "radio") }
      #expect(path?.message == "'radio' is no path of an object")
      let member = #expect(throws: GLib.Failure.self) { try bus.emit("On Air", of: Self.name, at: Self.path) }
      #expect(member?.message == "'On Air' is no name for a member of an interface")
    }
  }

  @Test func `An optional cannot be sent, because D-Bus has none`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      let error = await #expect(throws: Gio.DBusError.self) {
        try await bus.call("GetNameOwner", of: Self.bus, at: "/", on: Self.bus, with: String?.some("a"))
      }
      #expect(error?.message == "D-Bus has no arguments of the type (ms)")
      #expect(throws: GLib.Failure.self) { try bus.emit("Moved", of: Self.name, at: Self.path, with: Int?.none) }
    }
  }

  @Test func `A property of any type is read as a variant`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      let volume = Property(0.5)
      let export = try bus.export(Gio.DBusInterface(Self.name, [.property("Volume", volume)]), at: Self.path)
      let proxy = bus.object(Self.path, of: try #require(bus.uniqueName), Self.name)
      #expect(try await proxy.get("Volume", as: GLib.Variant.self).double == 0.5)
      var volumes: [Double] = []
      let observation = proxy.property("Volume", as: GLib.Variant.self).observeNext { volumes.append($0.double) }
      await until { volumes == [0.5] }
      volume.value = 0.75
      await until { volumes == [0.5, 0.75] }
      observation.dispose()
      export.dispose()
      let options = GLib.VariantDict(fromAsv: ["count": 7.asVariant].asVariant)
      #expect(options.lookup("count", as: GLib.Variant.self)?.typeString == "x")
      #expect(options.lookup("count", as: String.self) == nil)
    }
  }

  @Test func `A property is asked for again when the program comes back`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      var volumes: [Double] = []
      let proxy = bus.object(Self.path, of: Self.name, Self.name)
      let observation = proxy.property("Volume", as: Double.self).observeNext { volumes.append($0) }
      for volume in [0.5, 0.9] {
        let radio = Gio.DBusInterface(Self.name, [.readOnlyProperty("Volume", Property(volume))])
        let export = try bus.export(radio, at: Self.path)
        let name = bus.own(Self.name)
        await until { volumes.last == volume }
        name.dispose()
        export.dispose()
      }
      #expect(volumes == [0.5, 0.9])
      observation.dispose()
    }
  }

  @Test func `What is asked and answered may have types that are not known before`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      let answer = try await bus.call(
        "NameHasOwner", of: Self.bus, at: "/", on: Self.bus, arguments: GLib.Variant(tuple: Self.bus))
      #expect(answer.print(false) == "(true,)")
      await #expect(throws: Gio.DBusError.self) {
        try await bus.call("GetId", of: Self.bus, at: "/", on: Self.bus, arguments: "no tuple".asVariant)
      }
    }
  }

  @Test func `Nobody waits longer for an answer than is said`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      let (released, release) = AsyncStream.makeStream(of: Void.self)
      let radio = Gio.DBusInterface(
        Self.name,
        [
          .method("Wait") {
            for await _ in released {}
          }
        ])
      let export = try bus.export(radio, at: Self.path)
      let failure = await #expect(throws: (any Error).self) {
        try await bus.call(
          "Wait", of: Self.name, at: Self.path, on: try #require(bus.uniqueName), arguments: GLib.Variant(children: []),
          timeout: .milliseconds(1))
      }
      #expect(!(failure is CancellationError))
      release.finish()
      await nextIteration()
      export.dispose()
    }
  }
}
