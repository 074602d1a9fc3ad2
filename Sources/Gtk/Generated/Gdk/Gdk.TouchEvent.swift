// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkTouchEvent`](https://docs.gtk.org/gdk4/class.TouchEvent.html).
  open class TouchEvent: Gdk.Event {
    open override class var gType: GType { gdk_touch_event_get_type() }

    /// Calls
    /// [`gdk_touch_event_get_emulating_pointer()`](https://docs.gtk.org/gdk4/method.TouchEvent.get_emulating_pointer.html).
    public final var emulatingPointer: Bool { gdk_touch_event_get_emulating_pointer(opaque).isTrue }
  }
}
