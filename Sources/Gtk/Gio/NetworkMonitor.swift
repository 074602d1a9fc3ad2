public import BindingCore
import CGtk

extension Gio {
  /// What the system knows of the network. An application has one.
  public final class NetworkMonitor: Object {
    public override class var gType: GType { g_network_monitor_get_type() }

    /// The monitor of the system: of NetworkManager, of the portal in a sandbox, or of the kernel's routes.
    public static let `default` = NetworkMonitor(
      adopting: {
        // Lent: the wrapper takes over a reference of its own.
        let monitor = UnsafeMutableRawPointer(g_network_monitor_get_default()!)
        g_object_ref(monitor)
        return monitor
      }())

    /// Whether there is a route to the network. That a certain host can be reached is not said.
    public var networkAvailable: Bool { getProperty("network-available") }
  }
}

extension Reactive where Base: Gio.NetworkMonitor {
  /// Whether there is a route to the network.
  public var networkAvailable: SafeSignal<Bool> { readOnlyProperty("network-available") }
}
