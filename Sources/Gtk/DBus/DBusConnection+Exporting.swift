public import BindingCore
import CGtk

extension Gio.DBusConnection {
  /// Exports an object on the bus: other programs can call its methods, read and set its properties, and receive its
  /// signals and notifications of property changes.
  ///
  /// Export an object before requesting the name that other programs find it by, so that none of them finds it missing.
  ///
  /// - Parameters:
  ///   - interface: An interface of the object. Export an object with several interfaces once for each.
  ///   - path: The path of the object, such as `/org/example/Player`.
  /// - Returns: A subscription whose disposal removes the object from the bus. Dropping it does not.
  /// - Throws: If there already is an object with this interface, or `path` is not a valid path.
  @discardableResult
  public final func export(_ interface: Gio.DBusInterface, at path: String) throws(GLib.Failure) -> Subscription {
    if let mistake = DBusCheck.mistake(at: path) { throw GLib.Failure(message: mistake) }
    var error: UnsafeMutablePointer<GError>?
    let node = g_dbus_node_info_new_for_xml(interface.description, &error)
    guard let node else { throw GLib.Failure(consuming: error) }
    defer { g_dbus_node_info_unref(node) }
    var table = ExportedObject.table
    var held = HeldClosure(ExportedObject(interface))
    let context = Unmanaged.passRetained(held)
    let id = g_dbus_connection_register_object(
      opaque, path, g_dbus_node_info_lookup_interface(node, interface.name), &table, context.toOpaque(), releaseClosure,
      &error)
    guard id != 0 else {
      // Some versions of GLib have released the context of an object they refuse (2.84), others have not (2.74).
      if !isKnownUniquelyReferenced(&held) { context.release() }
      throw GLib.Failure(consuming: error)
    }
    let subscription = Subscription()
    subscription.add(BlockDisposable { g_dbus_connection_unregister_object(self.opaque, id) })
    for member in interface.members { tell(of: member, in: interface.name, at: path, until: subscription) }
    return subscription
  }

  /// Sends the signals and property changes of a member. Errors are ignored: a closed connection has no listeners.
  private func tell(
    of member: Gio.DBusMember, in interface: String, at path: String, until subscription: Subscription
  ) {
    switch member.kind {
    case .method: break
    case .property(let property):
      property.values.dropFirst(1).attach(
        Observer(next: { [self] value in
          try? emit(
            "PropertiesChanged", of: "org.freedesktop.DBus.Properties", at: path, with: interface, [member.name: value],
            [String]())
        }), subscription)
    case .signal(let emissions):
      emissions.attach(
        Observer(next: { [self] arguments in
          g_dbus_connection_emit_signal(opaque, nil, path, interface, member.name, arguments.opaque, nil)
        }), subscription)
    }
  }
}

/// The callbacks of an exported object for GLib.
private struct ExportedObject {
  private let members: [String: Gio.DBusMember.Kind]

  init(_ interface: Gio.DBusInterface) {
    members = Dictionary(interface.members.map { ($0.name, $0.kind) }) { _, _ in
      preconditionFailure("\(interface.name) has two members of one name")
    }
  }

  static let table: GDBusInterfaceVTable = {
    var table = GDBusInterfaceVTable()
    table.method_call = { _, sender, _, _, method, arguments, invocation, context in
      let object: ExportedObject = lentClosure(context)
      let invocation = Invocation(pointer: invocation!)
      object.call(
        lentString(method), promised(lentBoxed(opaque: arguments)), Gio.DBusCall(sender: lentString(ifAny: sender)),
        invocation)
    }
    table.get_property = { _, sender, _, _, property, error, context in
      let object: ExportedObject = lentClosure(context)
      let call = Gio.DBusCall(sender: lentString(ifAny: sender))
      guard case .property(let property) = object.members[lentString(property)],
        let value = Gio.DBusCall.$current.withValue(call, operation: { property.get() })
      else {
        error?.pointee = GLib.Failure(message: "what has the property is gone").makeError()
        return nil
      }
      if let mistake = DBusCheck.mistake(GLib.Variant(children: [value])) {
        error?.pointee = GLib.Failure(message: mistake).makeError()
        return nil
      }
      return value.given()
    }
    table.set_property = { _, sender, _, _, property, value, error, context in
      let object: ExportedObject = lentClosure(context)
      let call = Gio.DBusCall(sender: lentString(ifAny: sender))
      let value: GLib.Variant = promised(lentBoxed(opaque: value))
      guard case .property(let property) = object.members[lentString(property)],
        Gio.DBusCall.$current.withValue(call, operation: { property.set?(value) }) == true
      else {
        error?.pointee = GLib.Failure(message: "the property cannot have such a value").makeError()
        return 0
      }
      return 1
    }
    return table
  }()

  /// GLib has checked the method and the types of its arguments.
  private func call(_ method: String, _ arguments: GLib.Variant, _ call: Gio.DBusCall, _ invocation: Invocation) {
    guard case .method(let body) = members[method] else { return }
    Task {
      do {
        let descriptors = invocation.descriptors
        let answer = try await Gio.DBusCall.$current.withValue(call) { try await body(arguments, descriptors) }
        if let mistake = DBusCheck.mistake(answer.results) { throw GLib.Failure(message: mistake) }
        invocation.finish(answer.results, answer.descriptors)
      } catch let error as Gio.DBusError {
        invocation.fail(error.name, error.message)
      } catch {
        invocation.fail("org.freedesktop.DBus.Error.Failed", "\(error)")
      }
    }
  }
}

/// A pending call, which can be answered once.
private struct Invocation {
  let pointer: OpaquePointer

  /// The file descriptors that came with the call.
  var descriptors: DBusDescriptors? {
    DBusDescriptors(g_dbus_message_get_unix_fd_list(g_dbus_method_invocation_get_message(pointer)))
  }

  func finish(_ results: GLib.Variant, _ descriptors: DBusDescriptors) {
    g_dbus_method_invocation_return_value_with_unix_fd_list(pointer, results.opaque, descriptors.listIfAny)
  }

  func fail(_ name: String, _ message: String) {
    let isName = g_dbus_is_interface_name(name) != 0
    g_dbus_method_invocation_return_dbus_error(
      pointer, isName ? name : "org.freedesktop.DBus.Error.Failed", message)
  }
}
