// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gio {
  /// The interface [`GNetworkMonitor`](https://docs.gtk.org/gio/iface.NetworkMonitor.html). Since GLib 2.32.
  open class NetworkMonitor: Object {
    open override class var gType: GType { g_network_monitor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`connectivity`](https://docs.gtk.org/gio/property.NetworkMonitor.connectivity.html) of
    /// `GNetworkMonitor`. Since GLib 2.44.
    public final var connectivity: Gio.NetworkConnectivity {
      Gio.NetworkConnectivity(cValue: g_network_monitor_get_connectivity(instance(self)))
    }

    /// The property [`network-available`](https://docs.gtk.org/gio/property.NetworkMonitor.network-available.html) of
    /// `GNetworkMonitor`. Since GLib 2.32.
    public final var networkAvailable: Bool { g_network_monitor_get_network_available(instance(self)).isTrue }

    /// The property [`network-metered`](https://docs.gtk.org/gio/property.NetworkMonitor.network-metered.html) of
    /// `GNetworkMonitor`. Since GLib 2.46.
    public final var networkMetered: Bool { g_network_monitor_get_network_metered(instance(self)).isTrue }

    /// Calls [`g_network_monitor_get_default()`](https://docs.gtk.org/gio/type_func.NetworkMonitor.get_default.html).
    /// Since GLib 2.32.
    public static var `default`: Gio.NetworkMonitor { lentObject(opaque: g_network_monitor_get_default())! }
  }
}

extension Reactive where Base: Gio.NetworkMonitor {
  /// The property [`connectivity`](https://docs.gtk.org/gio/property.NetworkMonitor.connectivity.html) of
  /// `GNetworkMonitor`. Since GLib 2.44.
  public var connectivity: SafeSignal<Gio.NetworkConnectivity> { readOnlyProperty("connectivity") }

  /// The property [`network-available`](https://docs.gtk.org/gio/property.NetworkMonitor.network-available.html) of
  /// `GNetworkMonitor`. Since GLib 2.32.
  public var networkAvailable: SafeSignal<Bool> { readOnlyProperty("network-available") }

  /// The property [`network-metered`](https://docs.gtk.org/gio/property.NetworkMonitor.network-metered.html) of
  /// `GNetworkMonitor`. Since GLib 2.46.
  public var networkMetered: SafeSignal<Bool> { readOnlyProperty("network-metered") }

  /// The signal [`network-changed`](https://docs.gtk.org/gio/signal.NetworkMonitor.network-changed.html) of
  /// `GNetworkMonitor`. Since GLib 2.32.
  ///
  /// Argument: `networkAvailable`.
  public var networkChanged: SafeSignal<Bool> { signal(ofOne: "network-changed") }
}
