// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGestureSwipe`](https://docs.gtk.org/gtk4/class.GestureSwipe.html).
open class GestureSwipe: GestureSingle {
  open override class var gType: GType { gtk_gesture_swipe_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_swipe_new()`](https://docs.gtk.org/gtk4/ctor.GestureSwipe.new.html).
  public init() {
    super.init(adopting: gtk_gesture_swipe_new().raw)
  }

  /// Calls [`gtk_gesture_swipe_get_velocity()`](https://docs.gtk.org/gtk4/method.GestureSwipe.get_velocity.html).
  public final var velocity: (velocityX: Double, velocityY: Double)? {
    var cVelocityX: Double = 0
    var cVelocityY: Double = 0
    let result = gtk_gesture_swipe_get_velocity(instance(self), &cVelocityX, &cVelocityY)
    guard result != 0 else { return nil }
    return (cVelocityX, cVelocityY)
  }
}

extension Reactive where Base: GestureSwipe {
  /// The signal [`swipe`](https://docs.gtk.org/gtk4/signal.GestureSwipe.swipe.html) of `GtkGestureSwipe`.
  ///
  /// Arguments: `velocityX`, `velocityY`.
  public var swipe: SafeSignal<(Double, Double)> { signal(ofSeveral: "swipe") }
}
