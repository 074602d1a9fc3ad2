import BindingCore
import CGtk

/// The user's settings that the desktop shares with every application, updated live over D-Bus:
/// `org.freedesktop.portal.Settings`.
final class SettingsPortal {
  /// The settings by namespace and key, or `nil` until the portal has answered and if there is none. If the portal goes
  /// away, its last answer remains.
  let settings = Property<[String: [String: GLib.Variant]]?>(nil)

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private let namespaces: [String]
  private var watch: guint = 0
  private var connection: OpaquePointer?
  private var changes: guint = 0

  /// Starts the portal if necessary, and requests all settings in some namespaces.
  init(namespaces: [String]) {
    self.namespaces = namespaces
    watch = g_bus_watch_name(
      G_BUS_TYPE_SESSION, Self.name, G_BUS_NAME_WATCHER_FLAGS_AUTO_START, Self.appeared, nil, context(), Self.freed)
  }

  isolated deinit {
    g_bus_unwatch_name(watch)
    unsubscribe()
  }

  private func unsubscribe() {
    guard let connection else { return }
    g_dbus_connection_signal_unsubscribe(connection, changes)
    g_object_unref(UnsafeMutableRawPointer(connection))
    self.connection = nil
  }

  // MARK: C callbacks

  /// Holds the portal weakly: GLib may call back after it is deallocated.
  private final class Context {
    weak var portal: SettingsPortal?
    init(_ portal: SettingsPortal) { self.portal = portal }

    static func of(_ pointer: UnsafeMutableRawPointer?) -> SettingsPortal? {
      Unmanaged<Context>.fromOpaque(pointer!).takeUnretainedValue().portal
    }
  }

  /// Returns a retained context, to be released by `freed` or by a callback that is called once.
  private func context() -> UnsafeMutableRawPointer { Unmanaged.passRetained(Context(self)).toOpaque() }

  private static let freed: GDestroyNotify = { Unmanaged<Context>.fromOpaque($0!).release() }

  private static let appeared: GBusNameAppearedCallback = { connection, _, _, context in
    guard let connection, let portal = Context.of(context) else { return }
    portal.follow(connection)
  }

  private static let changed: GDBusSignalCallback = { _, _, _, _, _, arguments, context in
    let change: GLib.Variant? = lentBoxed(opaque: arguments)
    guard let change, change.typeString == "(ssv)", let namespace = String(variant: change.getChildValue(0)),
      let key = String(variant: change.getChildValue(1))
    else { return }
    Context.of(context)?.settings.value?[namespace, default: [:]][key] = change.getChildValue(2).variant
  }

  private static let answered: GAsyncReadyCallback = { connection, result, context in
    let portal = Context.of(context)
    freed(context)
    let connection = UnsafeMutableRawPointer(connection).map { OpaquePointer($0) }
    // A failing portal is treated as absent.
    guard let answer = g_dbus_connection_call_finish(connection, result, nil) else { return }
    let settings: GLib.Variant = promised(givenBoxed(opaque: answer))
    portal?.settings.value = settings.getChildValue(0).entries.mapValues { $0.entries.mapValues(\.variant) }
  }

  /// Requests the settings from an available portal. Subscribes to changes first so that none is missed.
  private func follow(_ connection: OpaquePointer) {
    unsubscribe()
    g_object_ref(UnsafeMutableRawPointer(connection))
    self.connection = connection
    changes = g_dbus_connection_signal_subscribe(
      connection, Self.name, Self.interface, "SettingChanged", Self.path, nil, G_DBUS_SIGNAL_FLAGS_NONE, Self.changed,
      context(), Self.freed)
    let (arguments, type) = (
      GLib.Variant(children: [namespaces.asVariant]), GLib.VariantType(typeString: "(a{sa{sv}})")
    )
    withExtendedLifetime((arguments, type)) {
      g_dbus_connection_call(
        connection, Self.name, Self.path, Self.interface, "ReadAll", arguments.opaque, type.opaque,
        G_DBUS_CALL_FLAGS_NONE, -1, nil, Self.answered, context())
    }
  }
}
