// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkGrabBrokenEvent`](https://docs.gtk.org/gdk4/class.GrabBrokenEvent.html).
  open class GrabBrokenEvent: Gdk.Event {
    open override class var gType: GType { gdk_grab_broken_event_get_type() }

    /// Calls
    /// [`gdk_grab_broken_event_get_grab_surface()`](https://docs.gtk.org/gdk4/method.GrabBrokenEvent.get_grab_surface.html).
    public final var grabSurface: Gdk.Surface? { lentObject(opaque: gdk_grab_broken_event_get_grab_surface(opaque)) }

    /// Calls
    /// [`gdk_grab_broken_event_get_implicit()`](https://docs.gtk.org/gdk4/method.GrabBrokenEvent.get_implicit.html).
    public final var implicit: Bool { gdk_grab_broken_event_get_implicit(opaque).isTrue }
  }
}
