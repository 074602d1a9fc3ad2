import BindingCore
import CGtk
import Glibc
import Testing

@_spi(Bindings) @testable import Gtk

/// The message that is on the screen.
@MainActor private func shownAlert() -> MessageDialog? {
  let windows = gtk_window_get_toplevels()!
  for index in 0..<g_list_model_get_n_items(windows) {
    let window: Object? = givenObject(g_list_model_get_object(windows, index))
    if let dialog = window as? MessageDialog, dialog.mapped { return dialog }
  }
  return nil
}

extension GtkTests {
  @Test func `A message waits for its answer`() async throws {
    try await withoutLeaks {
      let window = Window()
      window.present()
      let question = Task {
        await window.alert(title: "Delete?", message: "<b>It</b> is gone then.", buttons: ["Keep", "Delete"])
      }
      await until { shownAlert() != nil }
      #expect(shownAlert()?.text == "Delete?")
      #expect(shownAlert()?.secondaryText == "<b>It</b> is gone then.")
      #expect(shownAlert()?.transientFor === window)
      shownAlert()?.response(1)
      #expect(await question.value == 1)
      #expect(shownAlert() == nil)
      window.destroy()
    }
  }

  @Test func `A message that is closed, cancelled or loses its window has no answer`() async throws {
    try await withoutLeaks {
      let window = Window()
      window.present()
      let closed = Task { await window.alert(title: "One") }
      await until { shownAlert() != nil }
      shownAlert()?.close()
      #expect(await closed.value == nil)

      let cancelled = Task { await window.alert(title: "Two") }
      await until { shownAlert() != nil }
      cancelled.cancel()
      #expect(await cancelled.value == nil)

      let orphaned = Task { await window.alert(title: "Three") }
      await until { shownAlert() != nil }
      window.destroy()
      #expect(await orphaned.value == nil)
    }
  }

  @Test func `Actions run by name and know their shortcuts`() async throws {
    try await withoutLeaks {
      let application = Application(id: "io.github.vesper_photos.Test", flags: .nonUnique)
      var log: [String] = []
      application.addAction("refresh", accelerators: ["F5", "<Control>r"]) { log.append("refresh") }
      #expect(application.getAccelsForAction("app.refresh") == ["F5", "<Control>r"])
      g_action_activate(application.lookupAction("refresh")?.opaque, nil)

      let group = Gio.SimpleActionGroup()
      let action = group.addAction("quiet") { log.append("quiet") }
      action.enabled = false
      g_action_group_activate_action(group.opaque, "quiet", nil)
      #expect(log == ["refresh"])
    }
  }

  @Test func settingsHaveTheirTypes() async throws {
    try await withoutLeaks {
      let settings = try makeSettings()
      settings.reactive.int("count").value = 20
      #expect(settings.reactive.int("count").value == 20)
      settings.reactive.uint("limit").value = 4_000_000_000
      #expect(settings.reactive.uint("limit").value == 4_000_000_000)
      settings.reactive.double("zoom").value = -0.5
      #expect(settings.reactive.double("zoom").value == -0.5)
      let widths = settings.reactive.value("widths", as: [String: Double].self)
      #expect(widths.value == [:])
      widths.value = ["left": 1.5]
      #expect(settings.getValue("widths").print(false) == "{'left': 1.5}")

      enum Layout: String { case list, grid }
      let layout = Property(Layout.list)
      settings.reactive.enumeration("layout").bidirectionalBind(to: layout)
      layout.value = .grid
      #expect(settings.getString("layout") == "grid")
      settings.reactive.string("layout").value = "wall"
      #expect(layout.value == .list, "there is no case for it")
      #expect(settings.getString("layout") == "wall", "whoever wrote it knows it")

      var isWritable: [Bool] = []
      let observation = settings.reactive.isWritable("count").observeNext { isWritable.append($0) }
      #expect(isWritable == [true])
      observation.dispose()
    }
  }

  @Test func whatIsStoredInASettingMayBeUnknown() async throws {
    try await withoutLeaks {
      enum Pane: String, VariantRepresentable { case list, grid }
      let settings = try makeSettings()
      let panes = settings.reactive.value("panes", as: [Pane].self)
      panes.value = [.list]
      #expect(panes.value == [.list])
      settings.reactive.strings("panes").value = ["list", "wall"]
      #expect(panes.value == [.grid], "a newer version has a wall")
      let day = settings.reactive.value("day", as: Int32.self)
      settings.reactive.int64("day").value = 1 << 40
      #expect(day.value == 0, "the number is too large")
    }
  }

  @Test func aSettingOf16BitsIsANumber() async throws {
    try await withoutLeaks {
      let settings = try makeSettings()
      let port = settings.reactive.uint("port")
      #expect(port.value == 80)
      port.value = 65_535
      #expect(port.value == 65_535)
      #expect(settings.getValue("port").typeString == "q")
    }
  }

  @Test func `Settings are bound both ways and tell of changes by others`() async throws {
    try await withoutLeaks {
      let settings = try makeSettings()
      let commons = Property(false)
      settings.reactive.bool("creative-commons").bidirectionalBind(to: commons)
      #expect(commons.value, "the schema's default")
      commons.value = false
      #expect(g_settings_get_boolean(settings.cast(), "creative-commons") == 0)
      g_settings_set_boolean(settings.cast(), "creative-commons", 1)
      #expect(commons.value)

      var sources: [String] = []
      let observation = settings.reactive.string("source").observeNext { sources.append($0) }
      settings.reactive.string("source").value = "samples"
      #expect(sources == ["openverse", "samples"])
      settings.reactive.int64("day").value = 1 << 40
      #expect(settings.reactive.int64("day").value == 1 << 40)
      settings.reactive.strings("recent").value = ["a", "ü"]
      #expect(settings.reactive.strings("recent").value == ["a", "ü"])
      observation.dispose()
    }
    #expect(!Gio.Settings.isSchemaInstalled("no.such.schema"))
    let error = #expect(throws: GLib.Failure.self) { try Gio.Settings(schemaId: "no.such.schema") }
    #expect(error?.message == "The settings schema no.such.schema is not installed")
    #expect(throws: GLib.Failure.self) {
      try Gio.Settings(schemaId: "org.gtk.gtk4.Settings.FileChooser", path: "/elsewhere/")
    }
    #expect(throws: GLib.Failure.self) {
      try Gio.Settings(schema: "no.such.schema", in: "/nowhere", keptIn: nil)
    }
  }
}

extension GtkTests {
  /// GSettings refused such a number with a warning, and the binding took the old value back to the widget.
  @Test func `A number beyond the range of a setting becomes the nearest that it allows`() async throws {
    try await withoutLeaks {
      let settings = try makeSettings()
      let count = Property(10)
      settings.reactive.int("count").bidirectionalBind(to: count)
      count.value = 70
      #expect(count.value == 50 && settings.getInt("count") == 50)
      settings.reactive.int("count").value = -.max
      #expect(count.value == 0 && settings.getInt("count") == 0)
      let scale = Scale(orientation: .horizontal, min: 0, max: 80, step: 1)
      scale.reactive.value.bidirectionalBind(
        to: settings.reactive.int("count").map(get: { Double($0) }, set: { Int($0) }))
      scale.value = 60
      #expect(scale.value == 50 && count.value == 50)
      for key in ["limit", "port"] {
        settings.reactive.uint(key).value = 7
        #expect(settings.reactive.uint(key).value == 7, "there is no range")
      }
    }
  }
}

/// Settings in memory with a schema of their own.
@MainActor func makeSettings() throws -> Gio.Settings {
  let schema = """
    <schemalist>
    <enum id="vesper.test.layout"><value nick="list" value="0"/><value nick="grid" value="1"/>
    <value nick="wall" value="2"/></enum>
    <schema id="vesper.test" path="/vesper/test/">
    <key name="creative-commons" type="b"><default>true</default></key>
    <key name="source" type="s"><default>'openverse'</default></key>
    <key name="day" type="x"><default>0</default></key>
    <key name="recent" type="as"><default>[]</default></key>
    <key name="count" type="i"><range min="0" max="50"/><default>10</default></key>
    <key name="limit" type="u"><default>3</default></key>
    <key name="port" type="q"><default>80</default></key>
    <key name="panes" type="as"><default>['grid']</default></key>
    <key name="zoom" type="d"><default>1.5</default></key>
    <key name="layout" enum="vesper.test.layout"><default>'list'</default></key>
    <key name="widths" type="a{sd}"><default>{}</default></key>
    </schema></schemalist>
    """
  let directory: String = givenString(g_dir_make_tmp("vesper-XXXXXX", nil))
  let path = "\(directory)/vesper.test.gschema.xml"
  try #require(g_file_set_contents(path, schema, -1, nil) != 0)
  let command = ["glib-compile-schemas", directory].makeStrings()
  defer { g_strfreev(command) }
  var status: gint = 0
  try #require(
    g_spawn_sync(nil, command, nil, G_SPAWN_SEARCH_PATH, nil, nil, nil, nil, &status, nil) != 0 && status == 0)
  defer {
    for name in [path, "\(directory)/gschemas.compiled"] { unlink(name) }
    rmdir(directory)
  }
  return try Gio.Settings(schema: "vesper.test", in: directory, keptIn: nil)
}
