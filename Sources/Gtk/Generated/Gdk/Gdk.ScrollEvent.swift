// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkScrollEvent`](https://docs.gtk.org/gdk4/class.ScrollEvent.html).
  open class ScrollEvent: Gdk.Event {
    open override class var gType: GType { gdk_scroll_event_get_type() }

    /// Calls [`gdk_scroll_event_get_deltas()`](https://docs.gtk.org/gdk4/method.ScrollEvent.get_deltas.html).
    public final var deltas: (deltaX: Double, deltaY: Double) {
      var cDeltaX: Double = 0
      var cDeltaY: Double = 0
      gdk_scroll_event_get_deltas(opaque, &cDeltaX, &cDeltaY)
      return (cDeltaX, cDeltaY)
    }

    /// Calls [`gdk_scroll_event_get_direction()`](https://docs.gtk.org/gdk4/method.ScrollEvent.get_direction.html).
    public final var direction: Gdk.ScrollDirection {
      Gdk.ScrollDirection(cValue: gdk_scroll_event_get_direction(opaque))
    }

    /// Calls [`gdk_scroll_event_get_unit()`](https://docs.gtk.org/gdk4/method.ScrollEvent.get_unit.html). Since GTK
    /// 4.8.
    public final var unit: Gdk.ScrollUnit { Gdk.ScrollUnit(cValue: gdk_scroll_event_get_unit(opaque)) }

    /// Calls [`gdk_scroll_event_is_stop()`](https://docs.gtk.org/gdk4/method.ScrollEvent.is_stop.html).
    public final var isStop: Bool { gdk_scroll_event_is_stop(opaque).isTrue }
  }
}
