import CGtk
import Glibc
import Testing

@_spi(Bindings) @testable import Gtk

/// The desktop's file chooser, which a test answers.
@MainActor private final class FilePortal {
  let service: FakeService
  private let connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)!

  init() async {
    let arguments = "<arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='a{sv}' direction='in'/>"
    service = FakeService(
      name: "org.freedesktop.portal.Desktop", path: "/org/freedesktop/portal/desktop",
      interface: "org.freedesktop.portal.FileChooser",
      xml: ["OpenFile", "SaveFile"]
        .map { "<method name='\($0)'>\(arguments)<arg type='o' direction='out'/></method>" }.joined()
    ) { call in tuple(GLib.Variant(new: g_variant_new_object_path(FilePortal.request(call)))) }
    let service = service
    await until { service.isOnTheBus }
  }

  func end() {
    service.end()
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  /// Answers the last question as a desktop does, to who asked alone: what was chosen, or that nothing was.
  ///
  /// An answer without the list of what was chosen, be it empty, is none: GTK 4.8 would read a list from memory that it
  /// has not written.
  func answer(chosen: [String]) throws {
    let call = try #require(service.calls.last)
    let list = chosen.map { "'\($0)'" }.joined(separator: ", ")
    let answer = "(uint32 \(chosen.isEmpty ? 1 : 0), {'uris': <@as [\(list)]>})"
    let response = try #require(g_variant_parse(nil, answer, nil, nil, nil))
    #expect(
      g_dbus_connection_emit_signal(
        connection, call.sender, Self.request(call), "org.freedesktop.portal.Request", "Response", response, nil) != 0)
  }

  /// Where the portal answers, which it and who asks agree on.
  private static func request(_ call: FakeService.Call) -> String {
    let options = call.arguments.getChildValue(2)
    let token = g_variant_lookup_value(options.opaque, "handle_token", nil)!
    defer { g_variant_unref(token) }
    let sender = String(call.sender.dropFirst().map { $0 == "." ? "_" : $0 })
    return "/org/freedesktop/portal/desktop/request/\(sender)/\(String(cString: g_variant_get_string(token, nil)))"
  }
}

extension GtkTests {
  /// Outside of a sandbox GTK asks portals only when it is told to, once for a process, and then waits for some of their
  /// answers. So who asks and who answers are processes of their own.
  @Test func aFileIsChosenInTheDesktopsOwnDialog() async throws {
    guard g_getenv("GTK_TESTS_PORTAL") == nil else { return await chooseTwice() }
    let portal = await FilePortal()
    defer { portal.end() }
    let asking = try runAgain("aFileIsChosenInTheDesktopsOwnDialog")
    // It would wait for ever for an answer that is not as it should be.
    var status: Int32 = -1
    defer {
      if status == -1 {
        kill(asking, SIGKILL)
        // Who is left to be waited for keeps the end of later exit tests from being seen.
        waitpid(asking, &status, 0)
      }
    }

    await until { portal.service.calls.count == 1 }
    let question = try #require(portal.service.calls.first)
    #expect(question.method == "OpenFile")
    #expect(question.arguments.print(false).contains("'Open a text'"))
    #expect(question.arguments.print(false).contains("'Texts'"))
    try portal.answer(chosen: ["file:///tmp/an%20owl.txt"])

    await until { portal.service.calls.count == 2 }
    #expect(portal.service.calls.last?.method == "SaveFile")
    #expect(portal.service.calls.last?.arguments.print(false).contains("'owl.txt'") == true)
    try portal.answer(chosen: [])

    await until { waitpid(asking, &status, WNOHANG) == asking }
    #expect(status == 0, "what the other process expected was not so")
    portal.service.forgetCalls()
  }

  private func chooseTwice() async {
    let window = Window()
    window.present()
    await until { window.mapped }
    let filters = [FileFilter("Texts", suffixes: ["txt"])]
    #expect(await window.openFile(title: "Open a text", filters: filters)?.path == "/tmp/an owl.txt")
    #expect(await window.saveFile(suggestedName: "owl.txt") == nil)
    window.destroy()
  }

  /// Runs one test in another process, with portals.
  private func runAgain(_ test: String) throws -> pid_t {
    let program: String = givenString(g_file_read_link("/proc/self/exe", nil))
    let words = [program, "--testing-library", "swift-testing", "--filter", test]
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { g_strdup($0) } + [nil]
    defer { for word in arguments { g_free(word) } }
    var environment = g_environ_setenv(g_get_environ(), "GTK_TESTS_PORTAL", "1", 1)
    environment = g_environ_setenv(environment, "GDK_DEBUG", "portals", 1)
    defer { g_strfreev(environment) }
    var child: GPid = 0
    let isRunning = g_spawn_async(nil, &arguments, environment, G_SPAWN_DO_NOT_REAP_CHILD, nil, nil, &child, nil)
    try #require(isRunning != 0)
    return child
  }
}
