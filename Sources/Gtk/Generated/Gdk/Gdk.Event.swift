// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkEvent`](https://docs.gtk.org/gdk4/class.Event.html).
  open class Event: FundamentalObject {
    open override class var gType: GType { gdk_event_get_type() }

    @_spi(Bindings) public override class func hold(_ pointer: UnsafeRawPointer) -> UnsafeMutableRawPointer {
      UnsafeMutableRawPointer(gdk_event_ref(pointer.cast()))
    }

    @_spi(Bindings) public override class func release(_ pointer: UnsafeMutableRawPointer) {
      gdk_event_unref(UnsafeRawPointer(pointer).cast())
    }

    /// Calls [`gdk_event_get_axes()`](https://docs.gtk.org/gdk4/method.Event.get_axes.html).
    public final var axes: [Double]? {
      var cNAxes: UInt32 = 0
      var cAxes: UnsafeMutablePointer<Double>?
      let result = gdk_event_get_axes(opaque, &cAxes, &cNAxes)
      guard result != 0 else { return nil }
      return elements(cAxes, count: cNAxes.int, isGiven: false) { $0 }
    }

    /// Calls [`gdk_event_get_axis()`](https://docs.gtk.org/gdk4/method.Event.get_axis.html).
    public final func getAxis(_ axisUse: Gdk.AxisUse) -> Double? {
      var cValue: Double = 0
      let result = gdk_event_get_axis(opaque, axisUse.cValue, &cValue)
      guard result != 0 else { return nil }
      return cValue
    }

    /// Calls [`gdk_event_get_device()`](https://docs.gtk.org/gdk4/method.Event.get_device.html).
    public final var device: Gdk.Device? { lentObject(opaque: gdk_event_get_device(opaque)) }

    /// Calls [`gdk_event_get_device_tool()`](https://docs.gtk.org/gdk4/method.Event.get_device_tool.html).
    public final var deviceTool: Gdk.DeviceTool? { lentObject(opaque: gdk_event_get_device_tool(opaque)) }

    /// Calls [`gdk_event_get_display()`](https://docs.gtk.org/gdk4/method.Event.get_display.html).
    public final var display: Gdk.Display? { lentObject(opaque: gdk_event_get_display(opaque)) }

    /// Calls [`gdk_event_get_event_sequence()`](https://docs.gtk.org/gdk4/method.Event.get_event_sequence.html).
    public final var eventSequence: Gdk.EventSequence {
      promised(lentBoxed(opaque: gdk_event_get_event_sequence(opaque)))
    }

    /// Calls [`gdk_event_get_event_type()`](https://docs.gtk.org/gdk4/method.Event.get_event_type.html).
    public final var eventType: Gdk.EventType { Gdk.EventType(cValue: gdk_event_get_event_type(opaque)) }

    /// Calls [`gdk_event_get_modifier_state()`](https://docs.gtk.org/gdk4/method.Event.get_modifier_state.html).
    public final var modifierState: Gdk.ModifierType { Gdk.ModifierType(cValue: gdk_event_get_modifier_state(opaque)) }

    /// Calls [`gdk_event_get_pointer_emulated()`](https://docs.gtk.org/gdk4/method.Event.get_pointer_emulated.html).
    public final var pointerEmulated: Bool { gdk_event_get_pointer_emulated(opaque).isTrue }

    /// Calls [`gdk_event_get_position()`](https://docs.gtk.org/gdk4/method.Event.get_position.html).
    public final var position: (x: Double, y: Double)? {
      var cX: Double = 0
      var cY: Double = 0
      let result = gdk_event_get_position(opaque, &cX, &cY)
      guard result != 0 else { return nil }
      return (cX, cY)
    }

    /// Calls [`gdk_event_get_seat()`](https://docs.gtk.org/gdk4/method.Event.get_seat.html).
    public final var seat: Gdk.Seat? { lentObject(gdk_event_get_seat(opaque)) }

    /// Calls [`gdk_event_get_surface()`](https://docs.gtk.org/gdk4/method.Event.get_surface.html).
    public final var surface: Gdk.Surface? { lentObject(opaque: gdk_event_get_surface(opaque)) }

    /// Calls [`gdk_event_get_time()`](https://docs.gtk.org/gdk4/method.Event.get_time.html).
    public final var time: Int { gdk_event_get_time(opaque).int }

    /// Calls [`gdk_event_triggers_context_menu()`](https://docs.gtk.org/gdk4/method.Event.triggers_context_menu.html).
    @discardableResult
    public final func triggersContextMenu() -> Bool { gdk_event_triggers_context_menu(opaque).isTrue }
  }
}
