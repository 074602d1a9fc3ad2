import CGtk
import Foundation

/// The desktop's portals on the bus of one program, which say yes to everything at once, or no, and
/// that the person wants dark windows.
final class FakePortal {
  nonisolated struct Call: Sendable {
    let method: String
    /// As GVariant writes them.
    let arguments: String
    /// The first of the files that were handed over.
    let file: Data?
  }

  private(set) var calls: [Call] = []
  /// Whether the person says yes.
  var saysYes = true
  /// Whether it cannot do anything, whatever the person says.
  var fails = false
  private let connection: OpaquePointer
  private var registrations: [guint] = []

  private static let path = "/org/freedesktop/portal/desktop"
  private static let xml = """
    <node>
      <interface name='org.freedesktop.portal.Wallpaper'>
        <method name='SetWallpaperFile'>
          <arg type='s' direction='in'/><arg type='h' direction='in'/><arg type='a{sv}' direction='in'/>
          <arg type='o' direction='out'/>
        </method>
        <property name='version' type='u' access='read'/>
      </interface>
      <interface name='org.freedesktop.portal.Email'>
        <method name='ComposeEmail'>
          <arg type='s' direction='in'/><arg type='a{sv}' direction='in'/><arg type='o' direction='out'/>
        </method>
        <property name='version' type='u' access='read'/>
      </interface>
      <interface name='org.freedesktop.portal.Settings'>
        <method name='ReadAll'><arg type='as' direction='in'/><arg type='a{sa{sv}}' direction='out'/></method>
      </interface>
      <interface name='org.freedesktop.portal.OpenURI'>
        <method name='OpenFile'>
          <arg type='s' direction='in'/><arg type='h' direction='in'/><arg type='a{sv}' direction='in'/>
          <arg type='o' direction='out'/>
        </method>
        <property name='version' type='u' access='read'/>
      </interface>
    </node>
    """

  init(on bus: MessageBus) throws {
    connection = try bus.anotherConnection()
    let node = g_dbus_node_info_new_for_xml(Self.xml, nil)!
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = { connection, sender, _, _, method, arguments, invocation, context in
      let portal = Unmanaged<FakePortal>.fromOpaque(context!).takeUnretainedValue()
      portal.answer(String(cString: method!), arguments!, from: String(cString: sender!), invocation!)
    }
    table.get_property = { _, _, _, _, _, _, _ in g_variant_new_uint32(3) }
    for name in ["Wallpaper", "Email", "Settings", "OpenURI"] {
      let interface = g_dbus_node_info_lookup_interface(node, "org.freedesktop.portal.\(name)")
      registrations.append(
        g_dbus_connection_register_object(
          connection, Self.path, interface, &table, Unmanaged.passUnretained(self).toOpaque(), nil, nil))
    }
    let name = g_variant_new_string("org.freedesktop.portal.Desktop")
    var arguments = [name, g_variant_new_uint32(0)]
    let answer = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
      g_variant_new_tuple(&arguments, 2), nil, G_DBUS_CALL_FLAGS_NONE, MessageBus.timeoutMilliseconds, nil,
      nil)
    if let answer { g_variant_unref(answer) }
  }

  /// Leaves the bus.
  func end() {
    for registration in registrations { g_dbus_connection_unregister_object(connection, registration) }
    g_object_unref(UnsafeMutableRawPointer(connection))
  }

  private func answer(_ method: String, _ arguments: OpaquePointer, from sender: String, _ invocation: OpaquePointer) {
    if method == "ReadAll" {
      let settings = "({'org.freedesktop.appearance': {'color-scheme': <uint32 1>}},)"
      g_dbus_method_invocation_return_value(invocation, g_variant_parse(nil, settings, nil, nil, nil))
      return
    }
    let text = g_variant_print(arguments, 0)!
    defer { g_free(text) }
    calls.append(Call(method: method, arguments: String(cString: text), file: Self.file(of: invocation)))
    let options = g_variant_get_child_value(arguments, g_variant_n_children(arguments) - 1)!
    defer { g_variant_unref(options) }
    let token = g_variant_lookup_value(options, "handle_token", nil)!
    defer { g_variant_unref(token) }
    let name = String(sender.dropFirst().map { $0 == "." ? "_" : $0 })
    let request = "\(Self.path)/request/\(name)/\(String(cString: g_variant_get_string(token, nil)))"
    var answer: [OpaquePointer?] = [g_variant_new_object_path(request)]
    g_dbus_method_invocation_return_value(invocation, g_variant_new_tuple(&answer, 1))
    let code = fails ? 2 : saysYes ? 0 : 1
    let response = g_variant_parse(nil, "(uint32 \(code), @a{sv} {})", nil, nil, nil)
    g_dbus_connection_emit_signal(
      connection, sender, request, "org.freedesktop.portal.Request", "Response", response, nil)
  }

  private static func file(of invocation: OpaquePointer) -> Data? {
    guard let list = g_dbus_message_get_unix_fd_list(g_dbus_method_invocation_get_message(invocation)) else {
      return nil
    }
    let descriptor = g_unix_fd_list_get(list, 0, nil)
    guard descriptor >= 0 else { return nil }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).readDataToEndOfFile()
  }
}
