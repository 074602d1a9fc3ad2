import CGtk
import Glibc
import Testing

@_spi(Bindings) @testable import Gtk

extension GtkTests {
  /// A portal with one method, which answers each question with these words.
  private func makePortal(_ response: String) async -> FakeService {
    let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)!
    let portal = FakeService(
      name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.Email",
      xml: """
        <method name='ComposeEmail'>
          <arg type='s' direction='in'/><arg type='a{sv}' direction='in'/><arg type='o' direction='out'/>
        </method>
        """
    ) { call in
      let options = call.arguments.getChildValue(1).entries
      let token = String(variant: options["handle_token"]!.variant)!
      let sender = String(call.sender.dropFirst().map { $0 == "." ? "_" : $0 })
      let path = "/org/freedesktop/portal/desktop/request/\(sender)/\(token)"
      g_dbus_connection_emit_signal(
        connection, call.sender, path, "org.freedesktop.portal.Request", "Response",
        g_variant_parse(nil, response, nil, nil, nil), nil)
      return tuple(GLib.Variant(objectPath: path))
    }
    g_object_unref(UnsafeMutableRawPointer(connection))
    await until { portal.isOnTheBus }
    return portal
  }

  private func ask() async throws -> [String: GLib.Variant]? {
    try await Portal.request(
      "org.freedesktop.portal.Email", "ComposeEmail", options: { _ in ["subject": "An owl".asVariant] })
  }

  @Test func aPortalSaysWhatCameOfARequest() async throws {
    let portal = await makePortal("(uint32 0, {'mood': <'fine'>})")
    defer { portal.end() }
    let answer = try await ask()
    #expect(answer?["mood"].flatMap { String(variant: $0) } == "fine")
    let question = try #require(portal.calls.first)
    #expect(question.arguments.print(false).contains("'subject': <'An owl'>"))
    portal.forgetCalls()
  }

  @Test func whoSaysNoToAPortalIsNoFailure() async throws {
    let portal = await makePortal("(uint32 1, @a{sv} {})")
    defer { portal.end() }
    #expect(try await ask() == nil)
    portal.forgetCalls()
  }

  @Test func aPortalThatGivesUpIsAFailure() async throws {
    let portal = await makePortal("(uint32 2, @a{sv} {})")
    defer { portal.end() }
    await #expect(throws: Portal.Failure.ended) { try await ask() }
    portal.forgetCalls()
  }

  @Test func whereThereIsNoPortalItHasNoVersion() async throws {
    #expect(await Portal.version(of: "org.freedesktop.portal.Nothing") == nil)
    await #expect(throws: Portal.Failure.unreadableFile("/nowhere")) {
      try await Portal.request("org.freedesktop.portal.Email", "ComposeEmail", files: ["/nowhere"])
    }
  }

  @Test func aVersionThatIsNoNumberDoesNotEndTheProgram() async throws {
    try await withoutLeaks {
      let bus = try await Gio.DBusConnection.session()
      @MainActor func version(_ answer: Gio.DBusMember) async throws -> Int? {
        let properties = Gio.DBusInterface("org.freedesktop.DBus.Properties", [answer])
        let export = try bus.export(properties, at: Portal.path)
        let name = bus.own(Portal.name)
        await until { name.state.value == .owned }
        defer {
          name.dispose()
          export.dispose()
        }
        return await Portal.version(of: "org.freedesktop.portal.Email")
      }
      #expect(try await version(.method("Get") { (_: String, _: String) in 4.asVariant }) == 4)
      #expect(try await version(.method("Get") { (_: String, _: String) in "four" }) == nil)
      #expect(try await version(.method("Get") { (_: String, _: String) in "four".asVariant }) == nil)
    }
  }

  @Test func aPortalsErrorIsInItsOwnWords() async throws {
    let portal = await makePortal("(uint32 0, @a{sv} {})")
    defer { portal.end() }
    let error = await #expect(throws: Gio.DBusError.self) {
      try await Portal.request("org.freedesktop.portal.Email", "Sing")
    }
    #expect(error?.name == "org.freedesktop.DBus.Error.UnknownMethod")
    #expect(error?.message.contains("GDBus.Error") == false)
    let mistake = await #expect(throws: Gio.DBusError.self) { try await Portal.request("Email", "Sing") }
    #expect(mistake?.message == "'Email' is no name for an interface")
  }

  @Test func aPipeThatNobodyWritesIntoIsNotWaitedFor() async throws {
    let portal = await makePortal("(uint32 0, @a{sv} {})")
    defer { portal.end() }
    let directory: String = givenString(g_dir_make_tmp("vesper-XXXXXX", nil))
    let path = "\(directory)/pipe"
    try #require(mkfifo(path, 0o600) == 0)
    defer {
      unlink(path)
      rmdir(directory)
    }
    let answer = try await Portal.request("org.freedesktop.portal.Email", "ComposeEmail", files: [path])
    #expect(answer?.isEmpty == true)
    portal.forgetCalls()
  }

  @Test func contentThatNobodyWaitsForIsNotMadeAnyMore() async throws {
    try await withoutLeaks {
      let (never, end) = AsyncStream.makeStream(of: Void.self)
      var log: [String] = []
      let provider = Gdk.DeferredContentProvider(mimeTypes: ["text/plain"]) { _ in
        log.append("begun")
        for await _ in never {}
        log.append(Task.isCancelled ? "cancelled" : "made")
        return []
      }
      let asking = Task { try await provider.writeMimeType("text/plain", stream: Gio.MemoryOutputStream()) }
      await until { log == ["begun"] }
      asking.cancel()
      await until { log == ["begun", "cancelled"] }
      await #expect(throws: CancellationError.self) { try await asking.value }
      end.finish()
    }
  }

  @Test func contentIsMadeWhenSomebodyWantsIt() async throws {
    let clipboard = try #require(Gdk.Display.default?.clipboard)
    var asked: [String] = []
    let deferred = Gdk.DeferredContentProvider(mimeTypes: ["text/uri-list"]) { type in
      asked.append(type)
      await Task.yield()
      return Array("file:///tmp/an%20owl.jpg\r\n".utf8)
    }
    let content = Gdk.ContentProvider(union: [deferred, Gdk.ContentProvider(value: "An owl")])
    #expect(clipboard.setContent(content))
    #expect(asked == [])
    #expect(try await clipboard.readFiles().map(\.path) == ["/tmp/an owl.jpg"])
    #expect(asked == ["text/uri-list"])
    #expect(try await clipboard.readText() == "An owl")

    struct Broken: Error {}
    clipboard.setContent(Gdk.DeferredContentProvider(mimeTypes: ["text/uri-list"]) { _ in throw Broken() })
    #expect(try await clipboard.readFiles().isEmpty)
    clipboard.setText("")
  }
}
