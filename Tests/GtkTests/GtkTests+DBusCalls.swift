import BindingCore
import Glibc
import Testing

@_spi(Bindings) @testable import Gtk

/// Who calls over the bus, what comes along with a call, and what cannot be answered with.
extension GtkTests {
  private static let name = "io.github.vesper_photos.TestVault"
  private static let path = "/io/github/vesper_photos/TestVault"

  @Test func `A method knows who calls it, and a property who asks for it`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      let asked = Property("nobody")
      let writers = Property([String?]())
      let observation = asked.dropFirst(1).observeNext { _ in writers.value.append(Gio.DBusCall.current?.sender) }
      let interface = Gio.DBusInterface(
        Self.name,
        [
          .method("WhoAmI") { () -> String in
            await Task.yield()
            return Gio.DBusCall.current?.sender ?? "nobody"
          },
          .property("Asked", asked),
        ])
      let export = try bus.export(interface, at: Self.path)
      let proxy = bus.object(Self.path, of: try #require(bus.uniqueName), Self.name)
      #expect(try await proxy.call("WhoAmI", returning: String.self) == bus.uniqueName)
      try await proxy.set("Asked", to: "somebody")
      #expect(writers.value == [bus.uniqueName])
      #expect(Gio.DBusCall.current == nil)
      observation.dispose()
      export.dispose()
    }
  }

  @Test func `Open files go to a method and come back from it`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      let interface = Gio.DBusInterface(
        Self.name,
        [
          .method("Write") { (target: Gio.DBusFileDescriptor, text: String) in
            await Task.yield()
            _ = write(target.number, text, text.utf8.count)
          },
          .method("Open") { () -> VariantTuple<String, [Gio.DBusFileDescriptor]> in
            var ends: [Int32] = [0, 0]
            guard pipe(&ends) == 0 else { throw GLib.Failure(message: "no pipe") }
            _ = write(ends[1], "hello", 5)
            return VariantTuple("pipe", ends.map { Gio.DBusFileDescriptor(taking: $0) })
          },
        ])
      let export = try bus.export(interface, at: Self.path)
      let proxy = bus.object(Self.path, of: try #require(bus.uniqueName), Self.name)

      var ends: [Int32] = [0, 0]
      #expect(pipe(&ends) == 0)
      let source = Gio.DBusFileDescriptor(taking: ends[0])
      let target = Gio.DBusFileDescriptor(taking: ends[1])
      try await proxy.call("Write", with: target, "abc")
      #expect(Self.read(source.number) == "abc")

      let (kind, pair) = try await proxy.call("Open", returning: String.self, [Gio.DBusFileDescriptor].self)
      #expect(kind == "pipe" && pair.count == 2)
      #expect(Self.read(pair[0].number) == "hello")
      // Outside of a message the place in its list says nothing.
      #expect(Gio.DBusFileDescriptor(variant: target.asVariant) == nil)
      #expect(Gio.DBusFileDescriptor(duplicating: -1) == nil)
      let copy = try #require(Gio.DBusFileDescriptor(duplicating: source.number))
      #expect(copy.number != source.number && fcntl(copy.number, F_GETFD) == FD_CLOEXEC)
      export.dispose()
    }
  }

  private static func read(_ number: Int32) -> String {
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = Glibc.read(number, &bytes, bytes.count)
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }

  @Test func `An answer that D-Bus has no type for is an error, however deep it is`() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      let hidden = ["a": [Int?.some(1).asVariant].asVariant]
      let value = Property(Int?.none.asVariant)
      let interface = Gio.DBusInterface(
        Self.name,
        [
          .method("Describe") { () -> [String: GLib.Variant] in hidden },
          .method("Fine") { () -> [String: GLib.Variant] in ["a": ["b": 1.asVariant].asVariant] },
          .readOnlyProperty("Value", value),
        ])
      let export = try bus.export(interface, at: Self.path)
      let proxy = bus.object(Self.path, of: try #require(bus.uniqueName), Self.name)
      let error = await #expect(throws: Gio.DBusError.self) {
        try await proxy.call("Describe", returning: [String: GLib.Variant].self)
      }
      #expect(error?.message == "D-Bus has no values of the type mx")
      #expect(try await proxy.call("Fine", returning: [String: GLib.Variant].self).count == 1)
      await #expect(throws: Gio.DBusError.self) { try await proxy.get("Value", as: GLib.Variant.self) }
      // Neither is such a thing sent.
      let asked = await #expect(throws: Gio.DBusError.self) { try await proxy.call("Fine", with: hidden) }
      #expect(asked?.name == "org.freedesktop.DBus.Error.InvalidArgs")
      export.dispose()
    }
  }
}
