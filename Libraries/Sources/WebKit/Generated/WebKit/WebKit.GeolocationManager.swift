// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitGeolocationManager`](https://webkitgtk.org/reference/webkitgtk/stable/class.GeolocationManager.html).
  /// Since WebKitGTK 2.26.
  open class GeolocationManager: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_geolocation_manager_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`enable-high-accuracy`](https://webkitgtk.org/reference/webkitgtk/stable/property.GeolocationManager.enable-high-accuracy.html)
    /// of `WebKitGeolocationManager`. Since WebKitGTK 2.26.
    public final var enableHighAccuracy: Bool {
      webkit_geolocation_manager_get_enable_high_accuracy(Gtk.instance(self)).isTrue
    }

    /// Calls
    /// [`webkit_geolocation_manager_failed()`](https://webkitgtk.org/reference/webkitgtk/stable/method.GeolocationManager.failed.html).
    /// Since WebKitGTK 2.26.
    public final func failed(_ errorMessage: String) {
      webkit_geolocation_manager_failed(Gtk.instance(self), errorMessage)
    }

    /// Calls
    /// [`webkit_geolocation_manager_update_position()`](https://webkitgtk.org/reference/webkitgtk/stable/method.GeolocationManager.update_position.html).
    /// Since WebKitGTK 2.26.
    public final func updatePosition(_ position: WebKit.GeolocationPosition) {
      webkit_geolocation_manager_update_position(Gtk.instance(self), position.opaque)
    }
  }
}

extension Reactive where Base: WebKit.GeolocationManager {
  /// The property
  /// [`enable-high-accuracy`](https://webkitgtk.org/reference/webkitgtk/stable/property.GeolocationManager.enable-high-accuracy.html)
  /// of `WebKitGeolocationManager`. Since WebKitGTK 2.26.
  public var enableHighAccuracy: SafeSignal<Bool> { readOnlyProperty("enable-high-accuracy") }

  /// The signal [`start`](https://webkitgtk.org/reference/webkitgtk/stable/signal.GeolocationManager.start.html) of
  /// `WebKitGeolocationManager`. Since WebKitGTK 2.26.
  public var start: Gtk.SignalRequest<Bool> { request("start") }

  /// The signal [`stop`](https://webkitgtk.org/reference/webkitgtk/stable/signal.GeolocationManager.stop.html) of
  /// `WebKitGeolocationManager`. Since WebKitGTK 2.26.
  public var stop: SafeSignal<Void> { signal("stop") }
}
