// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkDNDEvent`](https://docs.gtk.org/gdk4/class.DNDEvent.html).
  open class DNDEvent: Gdk.Event {
    open override class var gType: GType { gdk_dnd_event_get_type() }

    /// Calls [`gdk_dnd_event_get_drop()`](https://docs.gtk.org/gdk4/method.DNDEvent.get_drop.html).
    public final var drop: Gdk.Drop? { lentObject(opaque: gdk_dnd_event_get_drop(opaque)) }
  }
}
