// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGestureZoom`](https://docs.gtk.org/gtk4/class.GestureZoom.html).
open class GestureZoom: Gesture {
  open override class var gType: GType { gtk_gesture_zoom_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_zoom_new()`](https://docs.gtk.org/gtk4/ctor.GestureZoom.new.html).
  public init() {
    super.init(adopting: gtk_gesture_zoom_new().raw)
  }

  /// Calls [`gtk_gesture_zoom_get_scale_delta()`](https://docs.gtk.org/gtk4/method.GestureZoom.get_scale_delta.html).
  public final var scaleDelta: Double { gtk_gesture_zoom_get_scale_delta(instance(self)) }
}

extension Reactive where Base: GestureZoom {
  /// The signal [`scale-changed`](https://docs.gtk.org/gtk4/signal.GestureZoom.scale-changed.html) of `GtkGestureZoom`.
  ///
  /// Argument: `scale`.
  public var scaleChanged: SafeSignal<Double> { signal(ofOne: "scale-changed") }
}
