// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGestureRotate`](https://docs.gtk.org/gtk4/class.GestureRotate.html).
open class GestureRotate: Gesture {
  open override class var gType: GType { gtk_gesture_rotate_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_rotate_new()`](https://docs.gtk.org/gtk4/ctor.GestureRotate.new.html).
  public init() {
    super.init(adopting: gtk_gesture_rotate_new().raw)
  }

  /// Calls
  /// [`gtk_gesture_rotate_get_angle_delta()`](https://docs.gtk.org/gtk4/method.GestureRotate.get_angle_delta.html).
  public final var angleDelta: Double { gtk_gesture_rotate_get_angle_delta(instance(self)) }
}

extension Reactive where Base: GestureRotate {
  /// The signal [`angle-changed`](https://docs.gtk.org/gtk4/signal.GestureRotate.angle-changed.html) of
  /// `GtkGestureRotate`.
  ///
  /// Arguments: `angle`, `angleDelta`.
  public var angleChanged: SafeSignal<(Double, Double)> { signal(ofSeveral: "angle-changed") }
}
