// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtk

extension Gdk {
  /// The class [`GdkSeat`](https://docs.gtk.org/gdk4/class.Seat.html).
  open class Seat: Object {
    open override class var gType: GType { gdk_seat_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gdkSeat: UnsafeMutablePointer<GdkSeat> {
      pointer.assumingMemoryBound(to: GdkSeat.self)
    }

    /// The property [`display`](https://docs.gtk.org/gdk4/property.Seat.display.html) of `GdkSeat`.
    public final var display: Gdk.Display? { lentObject(opaque: gdk_seat_get_display(gdkSeat)) }

    /// Calls [`gdk_seat_get_capabilities()`](https://docs.gtk.org/gdk4/method.Seat.get_capabilities.html).
    public final var capabilities: Gdk.SeatCapabilities {
      Gdk.SeatCapabilities(cValue: gdk_seat_get_capabilities(gdkSeat))
    }

    /// Calls [`gdk_seat_get_devices()`](https://docs.gtk.org/gdk4/method.Seat.get_devices.html).
    public final func getDevices(_ capabilities: Gdk.SeatCapabilities) -> [Gdk.Device] {
      lists(gdk_seat_get_devices(gdkSeat, capabilities.cValue), isGiven: true) { lentObject($0) as Gdk.Device? }
    }

    /// Calls [`gdk_seat_get_keyboard()`](https://docs.gtk.org/gdk4/method.Seat.get_keyboard.html).
    public final var keyboard: Gdk.Device? { lentObject(opaque: gdk_seat_get_keyboard(gdkSeat)) }

    /// Calls [`gdk_seat_get_pointer()`](https://docs.gtk.org/gdk4/method.Seat.get_pointer.html).
    public final func getPointer() -> Gdk.Device? { lentObject(opaque: gdk_seat_get_pointer(gdkSeat)) }

    /// Calls [`gdk_seat_get_tools()`](https://docs.gtk.org/gdk4/method.Seat.get_tools.html).
    public final var tools: [Gdk.DeviceTool] {
      lists(gdk_seat_get_tools(gdkSeat), isGiven: true) { lentObject($0) as Gdk.DeviceTool? }
    }
  }
}

extension Reactive where Base: Gdk.Seat {
  /// The property [`display`](https://docs.gtk.org/gdk4/property.Seat.display.html) of `GdkSeat`.
  public var display: SafeSignal<Gdk.Display?> { readOnlyProperty("display") }

  /// The signal [`device-added`](https://docs.gtk.org/gdk4/signal.Seat.device-added.html) of `GdkSeat`.
  ///
  /// Argument: `device`.
  public var deviceAdded: SafeSignal<Gdk.Device> { signal(ofOne: "device-added") }

  /// The signal [`device-removed`](https://docs.gtk.org/gdk4/signal.Seat.device-removed.html) of `GdkSeat`.
  ///
  /// Argument: `device`.
  public var deviceRemoved: SafeSignal<Gdk.Device> { signal(ofOne: "device-removed") }

  /// The signal [`tool-added`](https://docs.gtk.org/gdk4/signal.Seat.tool-added.html) of `GdkSeat`.
  ///
  /// Argument: `tool`.
  public var toolAdded: SafeSignal<Gdk.DeviceTool> { signal(ofOne: "tool-added") }

  /// The signal [`tool-removed`](https://docs.gtk.org/gdk4/signal.Seat.tool-removed.html) of `GdkSeat`.
  ///
  /// Argument: `tool`.
  public var toolRemoved: SafeSignal<Gdk.DeviceTool> { signal(ofOne: "tool-removed") }
}
