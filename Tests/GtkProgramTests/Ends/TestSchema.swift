import CGtk
import Glibc

@_spi(Bindings) @testable import Gtk

/// A schema of settings for programs. It is compiled once; nothing of it stays on the disk.
enum TestSchema {
  /// Settings in a memory of their own, all at their defaults.
  static func makeSettings() -> Gio.Settings {
    let backend = g_memory_settings_backend_new()
    defer { g_object_unref(backend) }
    return Gio.Settings(adopting: UnsafeMutableRawPointer(g_settings_new_full(schema, backend, nil)))
  }

  private static let text = """
    <schemalist><schema id="vesper.programs" path="/vesper/programs/">
    <key name="level" type="d"><range min="0" max="8"/><default>0</default></key>
    <key name="count" type="i"><range min="0" max="10"/><default>3</default></key>
    <key name="word" type="s"><default>'word'</default></key>
    <key name="layout" type="s">
    <choices><choice value="list"/><choice value="grid"/><choice value="wall"/></choices><default>'list'</default></key>
    <key name="flag" type="b"><default>true</default></key>
    <key name="size" type="u"><range min="0" max="5"/><default>2</default></key>
    </schema></schemalist>
    """

  private static let schema: OpaquePointer = {
    let directory: String = givenString(g_dir_make_tmp("vesper-XXXXXX", nil))
    let path = "\(directory)/vesper.programs.gschema.xml"
    precondition(g_file_set_contents(path, text, -1, nil) != 0)
    let command = ["glib-compile-schemas", directory].makeStrings()
    defer { g_strfreev(command) }
    var status: gint = 0
    precondition(
      g_spawn_sync(nil, command, nil, G_SPAWN_SEARCH_PATH, nil, nil, nil, nil, &status, nil) != 0 && status == 0)
    defer {
      for name in [path, "\(directory)/gschemas.compiled"] { unlink(name) }
      rmdir(directory)
    }
    let source = g_settings_schema_source_new_from_directory(directory, nil, 0, nil)!
    return g_settings_schema_source_lookup(source, "vesper.programs", 0)!
  }()
}
