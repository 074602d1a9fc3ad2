import BindingCore
import CGtk
import Testing

@_spi(Bindings) @testable import Gtk

/// Starts another program, which talks to this one over the session bus.
private func start(_ command: String...) throws {
  let arguments = command.makeStrings()
  defer { g_strfreev(arguments) }
  try #require(
    g_spawn_async(nil, arguments, nil, G_SPAWN_SEARCH_PATH, nil, nil, nil, nil) != 0)
}

/// Lets an application that was registered come to its end, so that GTK and the bus let go of it: it runs once more,
/// and has nothing to do.
@MainActor func end(_ application: Application) {
  application.reactive.activate.observeNext {}
  _ = application.run(["test"])
}

extension GtkTests {
  @Test func filesThatAreHandedOverAreOpened() async throws {
    try await withoutLeaks {
      let application = Application(id: "io.github.vesper_photos.Test.Files", flags: [.handlesOpen, .nonUnique])
      var opened: [[String]] = []
      application.reactive.filesOpened.observeNext { opened.append($0.compactMap(\.path)) }
      try application.register()
      application.open([Gio.File(path: "/tmp/one"), Gio.File(path: "/tmp/tw\u{F6}")], hint: "")
      #expect(opened == [["/tmp/one", "/tmp/tw\u{F6}"]])
      end(application)
    }
  }

  @Test func laterStartsTalkToTheFirst() async throws {
    let id = "io.github.vesper_photos.Test.Unique"
    try await withoutLeaks {
      let application = Application(id: id, flags: .handlesOpen)
      var log: [String] = []
      application.reactive.startup.observeNext { log.append("startup") }
      application.reactive.activate.observeNext { log.append("activate") }
      application.reactive.filesOpened.observeNext { log.append("open \($0.compactMap(\.path))") }
      application.addAction("say", parameter: String.self) { log.append("say \($0)") }
      try application.register()
      #expect(!application.isRemote)
      #expect(log == ["startup"])
      try start("gapplication", "launch", id)
      await until { log.count > 1 }
      try start("gapplication", "launch", id, "/tmp/one")
      await until { log.count > 2 }
      try start("gapplication", "action", id, "say", "'hello'")
      await until { log.count > 3 }
      #expect(log == ["startup", "activate", "open [\"/tmp/one\"]", "say hello"])
      end(application)
    }
  }

  @Test func aNotificationReachesTheDesktop() async throws {
    let desktop = FakeService(
      name: "org.freedesktop.Notifications", path: "/org/freedesktop/Notifications",
      interface: "org.freedesktop.Notifications",
      xml: """
        <method name='Notify'><arg type='s' direction='in'/><arg type='u' direction='in'/>
        <arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='s' direction='in'/>
        <arg type='as' direction='in'/><arg type='a{sv}' direction='in'/><arg type='i' direction='in'/>
        <arg type='u' direction='out'/></method>
        <method name='CloseNotification'><arg type='u' direction='in'/></method>
        <method name='GetCapabilities'><arg type='as' direction='out'/></method>
        <method name='GetServerInformation'><arg type='s' direction='out'/><arg type='s' direction='out'/>
        <arg type='s' direction='out'/><arg type='s' direction='out'/></method>
        """
    ) { call in
      switch call.method {
      case "Notify": tuple(UInt32(5).asVariant)
      case "GetCapabilities": tuple(["actions", "body"].asVariant)
      case "GetServerInformation": tuple("test".asVariant, "".asVariant, "1".asVariant, "1.2".asVariant)
      default: tuple()
      }
    }
    defer { desktop.end() }
    await until { desktop.isOnTheBus }
    try await withoutLeaks {
      let application = Application(id: "io.github.vesper_photos.Test.Notes")
      try application.register()
      application.send(
        Gio.Notification(
          title: "Saved", body: "The <b>owl</b>", action: "app.show",
          buttons: [.init("Open", action: "app.open", target: "owl.jpg")]),
        id: "saved")
      await until { desktop.calls.contains { $0.method == "Notify" } }
      let call = try #require(desktop.calls.first { $0.method == "Notify" })
      #expect(String(variant: call.arguments.getChildValue(3)) == "Saved")
      #expect(String(variant: call.arguments.getChildValue(4))?.contains("owl") == true)
      #expect([String](variant: call.arguments.getChildValue(5))?.contains("Open") == true)
      // GLib 2.74 does not survive that an application goes while it has a notification on the screen.
      // The answer to this comes after the one to that.
      let (desktopName, path) = ("org.freedesktop.Notifications", "/org/freedesktop/Notifications")
      _ = try await Gio.DBusConnection.session().call(
        "GetServerInformation", of: desktopName, at: path, on: desktopName, arguments: GLib.Variant(children: []))
      application.withdrawNotification("saved")
      await until { desktop.calls.last?.method == "CloseNotification" }
      desktop.forgetCalls()
      end(application)
    }
  }

  @Test func aResourceIsReadFromBytesAndFoundByEverybody() async throws {
    let bytes = try compiledResource(["text/hello": "Hello"])
    try await withoutLeaks {
      let resource = try Gio.Resource(bytes: bytes)
      #expect(try resource.contents(of: "/text/hello") == Array("Hello".utf8))
      #expect(throws: GLib.Failure.self) { try resource.contents(of: "/text/none") }
      #expect(throws: GLib.Failure.self) { try Gio.Resource.registeredContents(of: "/text/hello") }
      resource.register()
      #expect(try Gio.Resource.registeredContents(of: "/text/hello") == Array("Hello".utf8))
      resource.unregister()
      #expect(throws: GLib.Failure.self) { try Gio.Resource.registeredContents(of: "/text/hello") }
    }
    #expect(throws: GLib.Failure.self) { try Gio.Resource(bytes: Array("no resource at all".utf8)) }
    #expect(throws: GLib.Failure.self) { try Gio.Resource.load("/nowhere.gresource") }
  }
}

/// What `glib-compile-resources` makes of some files.
@MainActor private func compiledResource(_ files: [String: String]) throws -> [UInt8] {
  let directory: String = givenString(g_dir_make_tmp("vesper-XXXXXX", nil))
  defer { g_spawn_command_line_sync("rm -r \(directory)", nil, nil, nil, nil) }
  var xml = "<gresources><gresource>"
  for (index, (path, content)) in files.enumerated() {
    g_file_set_contents("\(directory)/\(index)", content, -1, nil)
    xml += "<file alias='\(path)'>\(index)</file>"
  }
  g_file_set_contents("\(directory)/all.xml", xml + "</gresource></gresources>", -1, nil)
  let command = "glib-compile-resources --sourcedir=\(directory) --target=\(directory)/all \(directory)/all.xml"
  var status: gint = 1
  try #require(g_spawn_command_line_sync(command, nil, nil, &status, nil) != 0 && status == 0)
  return try Gio.File(path: "\(directory)/all").loadBytes().result.data
}
