// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

extension Gdk {
  /// The class [`GdkDevice`](https://docs.gtk.org/gdk4/class.Device.html).
  open class Device: Object {
    open override class var gType: GType { gdk_device_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property [`caps-lock-state`](https://docs.gtk.org/gdk4/property.Device.caps-lock-state.html) of `GdkDevice`.
    public final var capsLockState: Bool { gdk_device_get_caps_lock_state(instance(self)).isTrue }

    /// The property [`direction`](https://docs.gtk.org/gdk4/property.Device.direction.html) of `GdkDevice`.
    public final var direction: Pango.Direction { Pango.Direction(cValue: gdk_device_get_direction(instance(self))) }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.Device.display.html) of `GdkDevice`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_device_get_display(instance(self))) }

    /// The property [`has-bidi-layouts`](https://docs.gtk.org/gdk4/property.Device.has-bidi-layouts.html) of
    /// `GdkDevice`.
    public final var hasBidiLayouts: Bool { gdk_device_has_bidi_layouts(instance(self)).isTrue }

    /// The property [`has-cursor`](https://docs.gtk.org/gdk4/property.Device.has-cursor.html) of `GdkDevice`.
    public final var hasCursor: Bool { gdk_device_get_has_cursor(instance(self)).isTrue }

    /// The property [`modifier-state`](https://docs.gtk.org/gdk4/property.Device.modifier-state.html) of `GdkDevice`.
    public final var modifierState: Gdk.ModifierType {
      Gdk.ModifierType(cValue: gdk_device_get_modifier_state(instance(self)))
    }

    /// The property [`n-axes`](https://docs.gtk.org/gdk4/property.Device.n-axes.html) of `GdkDevice`.
    public final var nAxes: Int { getProperty("n-axes") }

    /// The property [`name`](https://docs.gtk.org/gdk4/property.Device.name.html) of `GdkDevice`.
    public final var name: String { lentString(gdk_device_get_name(instance(self))) }

    /// The property [`num-lock-state`](https://docs.gtk.org/gdk4/property.Device.num-lock-state.html) of `GdkDevice`.
    public final var numLockState: Bool { gdk_device_get_num_lock_state(instance(self)).isTrue }

    /// The property [`num-touches`](https://docs.gtk.org/gdk4/property.Device.num-touches.html) of `GdkDevice`.
    public final var numTouches: Int { gdk_device_get_num_touches(instance(self)).int }

    /// The property [`product-id`](https://docs.gtk.org/gdk4/property.Device.product-id.html) of `GdkDevice`.
    public final var productId: String? { lentString(ifAny: gdk_device_get_product_id(instance(self))) }

    /// The property [`scroll-lock-state`](https://docs.gtk.org/gdk4/property.Device.scroll-lock-state.html) of
    /// `GdkDevice`.
    public final var scrollLockState: Bool { gdk_device_get_scroll_lock_state(instance(self)).isTrue }

    /// The property [`seat`](https://docs.gtk.org/gdk4/property.Device.seat.html) of `GdkDevice`.
    public final var seat: Gdk.Seat? {
      get { lentObject(gdk_device_get_seat(instance(self))) }
      set { setProperty("seat", newValue) }
    }

    /// The property [`source`](https://docs.gtk.org/gdk4/property.Device.source.html) of `GdkDevice`.
    public final var source: Gdk.InputSource { Gdk.InputSource(cValue: gdk_device_get_source(instance(self))) }

    /// The property [`tool`](https://docs.gtk.org/gdk4/property.Device.tool.html) of `GdkDevice`.
    public final var tool: Gdk.DeviceTool? { getProperty("tool") }

    /// The property [`vendor-id`](https://docs.gtk.org/gdk4/property.Device.vendor-id.html) of `GdkDevice`.
    public final var vendorId: String? { lentString(ifAny: gdk_device_get_vendor_id(instance(self))) }

    /// Calls [`gdk_device_get_device_tool()`](https://docs.gtk.org/gdk4/method.Device.get_device_tool.html).
    public final var deviceTool: Gdk.DeviceTool? { lentObject(opaque: gdk_device_get_device_tool(instance(self))) }

    /// Calls
    /// [`gdk_device_get_surface_at_position()`](https://docs.gtk.org/gdk4/method.Device.get_surface_at_position.html).
    public final var surfaceAtPosition: (result: Gdk.Surface?, winX: Double, winY: Double) {
      var cWinX: Double = 0
      var cWinY: Double = 0
      let result = gdk_device_get_surface_at_position(instance(self), &cWinX, &cWinY)
      return (lentObject(opaque: result), cWinX, cWinY)
    }

    /// Calls [`gdk_device_get_timestamp()`](https://docs.gtk.org/gdk4/method.Device.get_timestamp.html). Since GTK 4.2.
    public final var timestamp: Int { gdk_device_get_timestamp(instance(self)).int }
  }
}

extension Reactive where Base: Gdk.Device {
  /// The property [`caps-lock-state`](https://docs.gtk.org/gdk4/property.Device.caps-lock-state.html) of `GdkDevice`.
  public var capsLockState: SafeSignal<Bool> { readOnlyProperty("caps-lock-state") }

  /// The property [`direction`](https://docs.gtk.org/gdk4/property.Device.direction.html) of `GdkDevice`.
  public var direction: SafeSignal<Pango.Direction> { readOnlyProperty("direction") }

  /// The property [`display`](https://docs.gtk.org/gdk4/property.Device.display.html) of `GdkDevice`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The property [`has-bidi-layouts`](https://docs.gtk.org/gdk4/property.Device.has-bidi-layouts.html) of `GdkDevice`.
  public var hasBidiLayouts: SafeSignal<Bool> { readOnlyProperty("has-bidi-layouts") }

  /// The property [`has-cursor`](https://docs.gtk.org/gdk4/property.Device.has-cursor.html) of `GdkDevice`.
  public var hasCursor: SafeSignal<Bool> { readOnlyProperty("has-cursor") }

  /// The property [`modifier-state`](https://docs.gtk.org/gdk4/property.Device.modifier-state.html) of `GdkDevice`.
  public var modifierState: SafeSignal<Gdk.ModifierType> { readOnlyProperty("modifier-state") }

  /// The property [`n-axes`](https://docs.gtk.org/gdk4/property.Device.n-axes.html) of `GdkDevice`.
  public var nAxes: SafeSignal<Int> { readOnlyProperty("n-axes") }

  /// The property [`name`](https://docs.gtk.org/gdk4/property.Device.name.html) of `GdkDevice`.
  public var name: SafeSignal<String> { readOnlyProperty("name") }

  /// The property [`num-lock-state`](https://docs.gtk.org/gdk4/property.Device.num-lock-state.html) of `GdkDevice`.
  public var numLockState: SafeSignal<Bool> { readOnlyProperty("num-lock-state") }

  /// The property [`num-touches`](https://docs.gtk.org/gdk4/property.Device.num-touches.html) of `GdkDevice`.
  public var numTouches: SafeSignal<Int> { readOnlyProperty("num-touches") }

  /// The property [`product-id`](https://docs.gtk.org/gdk4/property.Device.product-id.html) of `GdkDevice`.
  public var productId: SafeSignal<String?> { readOnlyProperty("product-id") }

  /// The property [`scroll-lock-state`](https://docs.gtk.org/gdk4/property.Device.scroll-lock-state.html) of
  /// `GdkDevice`.
  public var scrollLockState: SafeSignal<Bool> { readOnlyProperty("scroll-lock-state") }

  /// The property [`seat`](https://docs.gtk.org/gdk4/property.Device.seat.html) of `GdkDevice`.
  public var seat: DynamicSubject<Gdk.Seat?> { property("seat") }

  /// The property [`source`](https://docs.gtk.org/gdk4/property.Device.source.html) of `GdkDevice`.
  public var source: SafeSignal<Gdk.InputSource> { readOnlyProperty("source") }

  /// The property [`tool`](https://docs.gtk.org/gdk4/property.Device.tool.html) of `GdkDevice`.
  public var tool: SafeSignal<Gdk.DeviceTool?> { readOnlyProperty("tool") }

  /// The property [`vendor-id`](https://docs.gtk.org/gdk4/property.Device.vendor-id.html) of `GdkDevice`.
  public var vendorId: SafeSignal<String?> { readOnlyProperty("vendor-id") }

  /// The signal [`changed`](https://docs.gtk.org/gdk4/signal.Device.changed.html) of `GdkDevice`.
  public var changed: SafeSignal<Void> { signal("changed") }

  /// The signal [`tool-changed`](https://docs.gtk.org/gdk4/signal.Device.tool-changed.html) of `GdkDevice`.
  ///
  /// Argument: `tool`.
  public var toolChanged: SafeSignal<Gdk.DeviceTool?> { signal(ofOne: "tool-changed") }
}
