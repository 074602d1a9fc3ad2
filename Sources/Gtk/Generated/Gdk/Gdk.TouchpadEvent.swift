// Written by script/generate-gtk. Do not edit: the next run overwrites it.

import CGtk

extension Gdk {
  /// The class [`GdkTouchpadEvent`](https://docs.gtk.org/gdk4/class.TouchpadEvent.html).
  open class TouchpadEvent: Gdk.Event {
    open override class var gType: GType { gdk_touchpad_event_get_type() }

    /// Calls [`gdk_touchpad_event_get_deltas()`](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_deltas.html).
    public final var deltas: (dx: Double, dy: Double) {
      var cDx: Double = 0
      var cDy: Double = 0
      gdk_touchpad_event_get_deltas(opaque, &cDx, &cDy)
      return (cDx, cDy)
    }

    /// Calls
    /// [`gdk_touchpad_event_get_gesture_phase()`](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_gesture_phase.html).
    public final var gesturePhase: Gdk.TouchpadGesturePhase {
      Gdk.TouchpadGesturePhase(cValue: gdk_touchpad_event_get_gesture_phase(opaque))
    }

    /// Calls [`gdk_touchpad_event_get_n_fingers()`](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_n_fingers.html).
    public final var nFingers: Int { gdk_touchpad_event_get_n_fingers(opaque).int }

    /// Calls
    /// [`gdk_touchpad_event_get_pinch_angle_delta()`](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_pinch_angle_delta.html).
    public final var pinchAngleDelta: Double { gdk_touchpad_event_get_pinch_angle_delta(opaque) }

    /// Calls
    /// [`gdk_touchpad_event_get_pinch_scale()`](https://docs.gtk.org/gdk4/method.TouchpadEvent.get_pinch_scale.html).
    public final var pinchScale: Double { gdk_touchpad_event_get_pinch_scale(opaque) }
  }
}
