// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkPadEvent`](https://docs.gtk.org/gdk4/class.PadEvent.html).
  open class PadEvent: Gdk.Event {
    open override class var gType: GType { gdk_pad_event_get_type() }

    /// Calls [`gdk_pad_event_get_axis_value()`](https://docs.gtk.org/gdk4/method.PadEvent.get_axis_value.html).
    public final var axisValue: (index: Int, value: Double) {
      var cIndex: UInt32 = 0
      var cValue: Double = 0
      gdk_pad_event_get_axis_value(opaque, &cIndex, &cValue)
      return (cIndex.int, cValue)
    }

    /// Calls [`gdk_pad_event_get_button()`](https://docs.gtk.org/gdk4/method.PadEvent.get_button.html).
    public final var button: Int { gdk_pad_event_get_button(opaque).int }

    /// Calls [`gdk_pad_event_get_group_mode()`](https://docs.gtk.org/gdk4/method.PadEvent.get_group_mode.html).
    public final var groupMode: (group: Int, mode: Int) {
      var cGroup: UInt32 = 0
      var cMode: UInt32 = 0
      gdk_pad_event_get_group_mode(opaque, &cGroup, &cMode)
      return (cGroup.int, cMode.int)
    }
  }
}
