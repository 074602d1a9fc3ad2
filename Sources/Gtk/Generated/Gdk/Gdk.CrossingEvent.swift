// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkCrossingEvent`](https://docs.gtk.org/gdk4/class.CrossingEvent.html).
  open class CrossingEvent: Gdk.Event {
    open override class var gType: GType { gdk_crossing_event_get_type() }

    /// Calls [`gdk_crossing_event_get_detail()`](https://docs.gtk.org/gdk4/method.CrossingEvent.get_detail.html).
    public final var detail: Gdk.NotifyType { Gdk.NotifyType(cValue: gdk_crossing_event_get_detail(opaque)) }

    /// Calls [`gdk_crossing_event_get_focus()`](https://docs.gtk.org/gdk4/method.CrossingEvent.get_focus.html).
    public final var focus: Bool { gdk_crossing_event_get_focus(opaque).isTrue }

    /// Calls [`gdk_crossing_event_get_mode()`](https://docs.gtk.org/gdk4/method.CrossingEvent.get_mode.html).
    public final var mode: Gdk.CrossingMode { Gdk.CrossingMode(cValue: gdk_crossing_event_get_mode(opaque)) }
  }
}
