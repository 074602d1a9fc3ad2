public import BindingCore
import CGtk

extension Gio.DBusConnection {
  /// A signal of other programs. What has other types than these is not delivered.
  ///
  ///     bus.signal("SettingChanged", of: "org.freedesktop.portal.Settings", as: String.self, String.self, GLib.Variant.self)
  ///
  /// - Parameters:
  ///   - member: the signal's name.
  ///   - interface: the interface that it belongs to.
  ///   - path: the object that emits it; nil for any.
  ///   - name: the program that it comes from; nil for any.
  ///   - types: its arguments.
  ///
  /// Precondition: the names and the path are as D-Bus wants them.
  public final func signal<each Argument: VariantRepresentable>(
    _ member: String, of interface: String, at path: String? = nil, from name: String? = nil,
    as types: repeat (each Argument).Type
  ) -> SafeSignal<(repeat each Argument)> {
    if let mistake = DBusCheck.mistake(member: member, of: interface, at: path, name: name) {
      preconditionFailure(mistake)
    }
    return Signal(attach: { [self] observer, subscription in
      if subscription.isDisposed { return }
      let receive: (GLib.Variant) -> Void = { arguments in
        guard !subscription.isDisposed, let values = arguments.tuple(as: repeat (each Argument).self) else { return }
        observer.next((repeat each values))
      }
      let id = g_dbus_connection_signal_subscribe(
        opaque, name, interface, member, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
        { _, _, _, _, _, arguments, context in
          let receive: (GLib.Variant) -> Void = lentClosure(context)
          receive(promised(lentBoxed(opaque: arguments)))
        }, heldClosure(receive), releaseClosure)
      subscription.add(BlockDisposable { g_dbus_connection_signal_unsubscribe(self.opaque, id) })
    })
  }

  /// Sends a signal.
  ///
  /// - Parameters:
  ///   - member: the signal's name.
  ///   - interface: the interface that it belongs to.
  ///   - path: the object that emits it.
  ///   - name: the only program that gets it; nil for all that want it.
  ///   - arguments: its arguments.
  /// - Throws: when the connection is closed, or D-Bus has no such names, path or arguments.
  public final func emit<each Argument: VariantRepresentable>(
    _ member: String, of interface: String, at path: String, to name: String? = nil,
    with arguments: repeat each Argument
  ) throws(GLib.Failure) {
    let arguments = GLib.Variant(tuple: repeat each arguments)
    let mistake =
      DBusCheck.mistake(arguments) ?? DBusCheck.mistake(member: member, of: interface, at: path, name: name)
    if let mistake { throw GLib.Failure(message: mistake) }
    var error: UnsafeMutablePointer<GError>?
    withExtendedLifetime(arguments) {
      _ = g_dbus_connection_emit_signal(opaque, name, path, interface, member, arguments.opaque, &error)
    }
    if let error { throw GLib.Failure(consuming: error) }
  }

  /// Who has a name on the bus: the unique name of the program, nil while there is none; at first, and whenever it
  /// changes.
  ///
  /// - Parameter isStarting: whether the bus is to start the program that has the name.
  ///
  /// Precondition: `name` is as D-Bus wants it.
  public final func owner(of name: String, starting isStarting: Bool = false) -> SafeSignal<String?> {
    if let mistake = DBusCheck.mistake(name: name) { preconditionFailure(mistake) }
    return Signal(attach: { [self] observer, subscription in
      if subscription.isDisposed { return }
      let tell: (String?) -> Void = { if !subscription.isDisposed { observer.next($0) } }
      let id = g_bus_watch_name_on_connection(
        opaque, name, isStarting ? G_BUS_NAME_WATCHER_FLAGS_AUTO_START : G_BUS_NAME_WATCHER_FLAGS_NONE,
        { _, _, owner, context in
          let tell: (String?) -> Void = lentClosure(context)
          tell(lentString(ifAny: owner))
        },
        { _, _, context in
          let tell: (String?) -> Void = lentClosure(context)
          tell(nil)
        }, heldClosure(tell), releaseClosure)
      subscription.add(BlockDisposable { g_bus_unwatch_name(id) })
    })
  }
}
