// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGestureDrag`](https://docs.gtk.org/gtk4/class.GestureDrag.html).
open class GestureDrag: GestureSingle {
  open override class var gType: GType { gtk_gesture_drag_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_drag_new()`](https://docs.gtk.org/gtk4/ctor.GestureDrag.new.html).
  public init() {
    super.init(adopting: gtk_gesture_drag_new().raw)
  }

  /// Calls [`gtk_gesture_drag_get_offset()`](https://docs.gtk.org/gtk4/method.GestureDrag.get_offset.html).
  public final var offset: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_drag_get_offset(instance(self), &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Calls [`gtk_gesture_drag_get_start_point()`](https://docs.gtk.org/gtk4/method.GestureDrag.get_start_point.html).
  public final var startPoint: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_drag_get_start_point(instance(self), &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }
}

extension Reactive where Base: GestureDrag {
  /// The signal [`drag-begin`](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-begin.html) of `GtkGestureDrag`.
  ///
  /// Arguments: `startX`, `startY`.
  public var dragBegin: SafeSignal<(Double, Double)> { signal(ofSeveral: "drag-begin") }

  /// The signal [`drag-end`](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-end.html) of `GtkGestureDrag`.
  ///
  /// Arguments: `offsetX`, `offsetY`.
  public var dragEnd: SafeSignal<(Double, Double)> { signal(ofSeveral: "drag-end") }

  /// The signal [`drag-update`](https://docs.gtk.org/gtk4/signal.GestureDrag.drag-update.html) of `GtkGestureDrag`.
  ///
  /// Arguments: `offsetX`, `offsetY`.
  public var dragUpdate: SafeSignal<(Double, Double)> { signal(ofSeveral: "drag-update") }
}
