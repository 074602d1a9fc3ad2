public import BindingCore
import CGtk

extension Gio.DBusConnection {
  /// Returns a signal of other programs. Emissions with arguments of other types are not delivered.
  ///
  ///     bus.signal("SettingChanged", of: "org.freedesktop.portal.Settings", as: String.self, String.self, GLib.Variant.self)
  ///
  /// - Parameters:
  ///   - member: The signal's name.
  ///   - interface: The interface that the signal belongs to.
  ///   - path: The emitting object, or `nil` for any.
  ///   - name: The emitting program, or `nil` for any.
  ///   - types: The types of the arguments.
  ///
  /// Precondition: The names and the path are valid for D-Bus.
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
  ///   - member: The signal's name.
  ///   - interface: The interface that the signal belongs to.
  ///   - path: The emitting object.
  ///   - name: The only program to receive the signal, or `nil` to broadcast it.
  ///   - arguments: The arguments.
  /// - Throws: If the connection is closed, or the names, the path or the arguments are not valid for D-Bus.
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

  /// Delivers the owner of a name on the bus, initially and whenever it changes: the unique name of the program, or
  /// `nil` while there is none.
  ///
  /// - Parameter isStarting: Whether the bus should start the program for the name.
  ///
  /// Precondition: `name` is a valid D-Bus name.
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
