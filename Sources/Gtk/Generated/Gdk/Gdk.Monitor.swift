// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkMonitor`](https://docs.gtk.org/gdk4/class.Monitor.html).
  open class Monitor: Object {
    open override class var gType: GType { gdk_monitor_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`connector`](https://docs.gtk.org/gdk4/property.Monitor.connector.html) of `GdkMonitor`.
    public final var connector: String? { lentString(ifAny: gdk_monitor_get_connector(instance(self))) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.Monitor.display.html) of `GdkMonitor`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_monitor_get_display(instance(self))) }

    /// The property [`geometry`](https://docs.gtk.org/gdk4/property.Monitor.geometry.html) of `GdkMonitor`.
    public final var geometry: Gdk.Rectangle? { getProperty("geometry") }

    /// The property [`height-mm`](https://docs.gtk.org/gdk4/property.Monitor.height-mm.html) of `GdkMonitor`.
    public final var heightMm: Int { gdk_monitor_get_height_mm(instance(self)).int }

    /// The property [`manufacturer`](https://docs.gtk.org/gdk4/property.Monitor.manufacturer.html) of `GdkMonitor`.
    public final var manufacturer: String? { lentString(ifAny: gdk_monitor_get_manufacturer(instance(self))) }

    /// The property [`model`](https://docs.gtk.org/gdk4/property.Monitor.model.html) of `GdkMonitor`.
    public final var model: String? { lentString(ifAny: gdk_monitor_get_model(instance(self))) }

    /// The property [`refresh-rate`](https://docs.gtk.org/gdk4/property.Monitor.refresh-rate.html) of `GdkMonitor`.
    public final var refreshRate: Int { gdk_monitor_get_refresh_rate(instance(self)).int }

    /// The property [`scale-factor`](https://docs.gtk.org/gdk4/property.Monitor.scale-factor.html) of `GdkMonitor`.
    public final var scaleFactor: Int { gdk_monitor_get_scale_factor(instance(self)).int }

    /// The property [`subpixel-layout`](https://docs.gtk.org/gdk4/property.Monitor.subpixel-layout.html) of
    /// `GdkMonitor`.
    public final var subpixelLayout: Gdk.SubpixelLayout {
      Gdk.SubpixelLayout(cValue: gdk_monitor_get_subpixel_layout(instance(self)))
    }

    /// The property [`valid`](https://docs.gtk.org/gdk4/property.Monitor.valid.html) of `GdkMonitor`.
    public final var valid: Bool { getProperty("valid") }

    /// The property [`width-mm`](https://docs.gtk.org/gdk4/property.Monitor.width-mm.html) of `GdkMonitor`.
    public final var widthMm: Int { gdk_monitor_get_width_mm(instance(self)).int }

    /// Calls [`gdk_monitor_get_geometry()`](https://docs.gtk.org/gdk4/method.Monitor.get_geometry.html).
    public final func getGeometry() -> Gdk.Rectangle {
      var cGeometry = GdkRectangle()
      gdk_monitor_get_geometry(instance(self), &cGeometry)
      return Gdk.Rectangle(cValue: cGeometry)
    }

    /// Calls [`gdk_monitor_is_valid()`](https://docs.gtk.org/gdk4/method.Monitor.is_valid.html).
    public final var isValid: Bool { gdk_monitor_is_valid(instance(self)).isTrue }
  }
}

extension Reactive where Base: Gdk.Monitor {
  /// The property [`connector`](https://docs.gtk.org/gdk4/property.Monitor.connector.html) of `GdkMonitor`.
  public var connector: SafeSignal<String?> { readOnlyProperty("connector") }

  /// The property [`display`](https://docs.gtk.org/gdk4/property.Monitor.display.html) of `GdkMonitor`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property [`geometry`](https://docs.gtk.org/gdk4/property.Monitor.geometry.html) of `GdkMonitor`.
  public var geometry: SafeSignal<Gdk.Rectangle?> { readOnlyProperty("geometry") }

  /// The property [`height-mm`](https://docs.gtk.org/gdk4/property.Monitor.height-mm.html) of `GdkMonitor`.
  public var heightMm: SafeSignal<Int> { readOnlyProperty("height-mm") }

  /// The property [`manufacturer`](https://docs.gtk.org/gdk4/property.Monitor.manufacturer.html) of `GdkMonitor`.
  public var manufacturer: SafeSignal<String?> { readOnlyProperty("manufacturer") }

  /// The property [`model`](https://docs.gtk.org/gdk4/property.Monitor.model.html) of `GdkMonitor`.
  public var model: SafeSignal<String?> { readOnlyProperty("model") }

  /// The property [`refresh-rate`](https://docs.gtk.org/gdk4/property.Monitor.refresh-rate.html) of `GdkMonitor`.
  public var refreshRate: SafeSignal<Int> { readOnlyProperty("refresh-rate") }

  /// The property [`scale-factor`](https://docs.gtk.org/gdk4/property.Monitor.scale-factor.html) of `GdkMonitor`.
  public var scaleFactor: SafeSignal<Int> { readOnlyProperty("scale-factor") }

  /// The property [`subpixel-layout`](https://docs.gtk.org/gdk4/property.Monitor.subpixel-layout.html) of `GdkMonitor`.
  public var subpixelLayout: SafeSignal<Gdk.SubpixelLayout> { readOnlyProperty("subpixel-layout") }

  /// The property [`valid`](https://docs.gtk.org/gdk4/property.Monitor.valid.html) of `GdkMonitor`.
  public var valid: SafeSignal<Bool> { readOnlyProperty("valid") }

  /// The property [`width-mm`](https://docs.gtk.org/gdk4/property.Monitor.width-mm.html) of `GdkMonitor`.
  public var widthMm: SafeSignal<Int> { readOnlyProperty("width-mm") }

  /// The signal [`invalidate`](https://docs.gtk.org/gdk4/signal.Monitor.invalidate.html) of `GdkMonitor`.
  public var invalidate: SafeSignal<Void> { signal("invalidate") }
}
