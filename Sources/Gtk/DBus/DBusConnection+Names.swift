public import BindingCore
import CGtk

extension Gio {
  /// A name on the bus, by which other programs find this one.
  @MainActor public final class DBusName: @MainActor Disposable {
    /// The ownership of a name.
    public enum State: Sendable {
      /// The bus has not answered yet.
      case asked
      /// This program owns the name.
      case owned
      /// Another program owns the name. This program gets it when the other releases it.
      case lost
    }

    /// The current ownership of the name.
    public var state: AnyProperty<State> { AnyProperty(currentState) }

    /// Whether the name has been released.
    public private(set) var isDisposed = false

    private let currentState = Property(State.asked)
    private var id: guint = 0

    fileprivate init(_ name: String, on connection: DBusConnection, flags: GBusNameOwnerFlags) {
      let tell: (State) -> Void = { [weak self] in
        if let self, !isDisposed { currentState.value = $0 }
      }
      id = g_bus_own_name_on_connection(
        connection.opaque, name, flags,
        { _, _, context in
          let tell: (State) -> Void = lentClosure(context)
          tell(.owned)
        },
        { _, _, context in
          let tell: (State) -> Void = lentClosure(context)
          tell(.lost)
        }, heldClosure(tell), releaseClosure)
    }

    /// Releases the name.
    public func dispose() {
      guard !isDisposed else { return }
      isDisposed = true
      g_bus_unown_name(id)
    }

    isolated deinit { dispose() }
  }
}

extension Gio.DBusConnection {
  /// Requests a name, by which other programs find what is exported on this connection.
  ///
  ///     let name = bus.own("org.example.Player")
  ///     name.state.observeNext { state in ... }
  ///
  /// - Parameters:
  ///   - name: A name such as `org.example.Player`.
  ///   - isReplacing: Whether to take the name from a program that allows this.
  ///   - allowsReplacement: Whether another program may take the name.
  /// - Returns: The name, which is released when the result is disposed of or deallocated.
  ///
  /// Precondition: `name` is a valid D-Bus name, and not a unique name that the bus assigns, such as `:1.42`.
  public final func own(
    _ name: String, replacing isReplacing: Bool = false, allowingReplacement allowsReplacement: Bool = false
  ) -> Gio.DBusName {
    precondition(
      g_dbus_is_name(name) != 0 && g_dbus_is_unique_name(name) == 0, "'\(name)' is no name that can be asked for")
    let flags =
      (isReplacing ? G_BUS_NAME_OWNER_FLAGS_REPLACE.rawValue : 0)
      | (allowsReplacement ? G_BUS_NAME_OWNER_FLAGS_ALLOW_REPLACEMENT.rawValue : 0)
    return Gio.DBusName(name, on: self, flags: GBusNameOwnerFlags(rawValue: flags))
  }
}
