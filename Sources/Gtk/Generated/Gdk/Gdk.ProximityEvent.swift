// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkProximityEvent`](https://docs.gtk.org/gdk4/class.ProximityEvent.html).
  open class ProximityEvent: Gdk.Event {
    open override class var gType: GType { gdk_proximity_event_get_type() }
  }
}
