import CGtk

@_spi(Bindings) @testable import Gtk

/// A service on the session bus of the test run, in place of one of the desktop's.
@MainActor final class FakeService {
  struct Call {
    let method: String
    let arguments: GLib.Variant
    /// The name on the bus of who calls.
    let sender: String
  }

  /// What has been called, with its arguments as GVariant prints them.
  private(set) var calls: [Call] = []
  private(set) var isOnTheBus = false

  private let path: String
  private let interface: String
  private let answer: (Call) -> GLib.Variant
  private let connection: OpaquePointer
  private var registration: guint = 0
  private var ownership: guint = 0

  /// - Parameters:
  ///   - xml: the interface, as D-Bus describes it.
  ///   - answer: makes the answer to a method, a tuple.
  init(
    name: String, path: String, interface: String, xml: String, answer: @escaping (Call) -> GLib.Variant
  ) {
    (self.path, self.interface, self.answer) = (path, interface, answer)
    connection = g_bus_get_sync(G_BUS_TYPE_SESSION, nil, nil)!
    let node = g_dbus_node_info_new_for_xml("<node><interface name='\(interface)'>\(xml)</interface></node>", nil)!
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, sender, _, _, method, arguments, invocation, context in
      let service = Unmanaged<FakeService>.fromOpaque(context!).takeUnretainedValue()
      let arguments: GLib.Variant? = lentBoxed(opaque: arguments)
      let call = Call(method: String(cString: method!), arguments: arguments!, sender: String(cString: sender!))
      service.calls.append(call)
      let answer = service.answer(call)
      withExtendedLifetime(answer) { g_dbus_method_invocation_return_value(invocation, answer.opaque) }
    }
    let context = Unmanaged.passUnretained(self).toOpaque()
    registration = g_dbus_connection_register_object(
      connection, path, g_dbus_node_info_lookup_interface(node, interface), &table, context, nil, nil)
    ownership = g_bus_own_name_on_connection(
      connection, name, G_BUS_NAME_OWNER_FLAGS_NONE,
      { _, _, context in Unmanaged<FakeService>.fromOpaque(context!).takeUnretainedValue().isOnTheBus = true }, nil,
      context, nil)
  }

  /// Sends a signal to everybody.
  func emit(_ signal: String, _ arguments: GLib.Variant) {
    withExtendedLifetime(arguments) {
      _ = g_dbus_connection_emit_signal(connection, nil, path, interface, signal, arguments.opaque, nil)
    }
  }

  /// Lets go of the arguments that it was given.
  func forgetCalls() { calls = [] }

  /// Leaves the bus.
  func end() {
    g_bus_unown_name(ownership)
    g_dbus_connection_unregister_object(connection, registration)
    g_object_unref(UnsafeMutableRawPointer(connection))
  }
}

/// A tuple of values.
@MainActor func tuple(_ values: GLib.Variant...) -> GLib.Variant { GLib.Variant(children: values) }
