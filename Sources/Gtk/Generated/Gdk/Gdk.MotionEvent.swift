// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkMotionEvent`](https://docs.gtk.org/gdk4/class.MotionEvent.html).
  open class MotionEvent: Gdk.Event {
    open override class var gType: GType { gdk_motion_event_get_type() }
  }
}
