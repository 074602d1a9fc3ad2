// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGestureStylus`](https://docs.gtk.org/gtk4/class.GestureStylus.html).
open class GestureStylus: GestureSingle {
  open override class var gType: GType { gtk_gesture_stylus_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_stylus_new()`](https://docs.gtk.org/gtk4/ctor.GestureStylus.new.html).
  public init() {
    super.init(adopting: gtk_gesture_stylus_new().raw)
  }

  /// Calls [`gtk_gesture_stylus_get_axis()`](https://docs.gtk.org/gtk4/method.GestureStylus.get_axis.html).
  public final func getAxis(_ axis: Gdk.AxisUse) -> Double? {
    var cValue: Double = 0
    let result = gtk_gesture_stylus_get_axis(instance(self), axis.cValue, &cValue)
    guard result != 0 else { return nil }
    return cValue
  }

  /// Calls
  /// [`gtk_gesture_stylus_get_device_tool()`](https://docs.gtk.org/gtk4/method.GestureStylus.get_device_tool.html).
  public final var deviceTool: Gdk.DeviceTool? {
    lentObject(opaque: gtk_gesture_stylus_get_device_tool(instance(self)))
  }
}

extension Reactive where Base: GestureStylus {
  /// The signal [`down`](https://docs.gtk.org/gtk4/signal.GestureStylus.down.html) of `GtkGestureStylus`.
  ///
  /// Arguments: `x`, `y`.
  public var down: SafeSignal<(Double, Double)> { signal(ofSeveral: "down") }

  /// The signal [`motion`](https://docs.gtk.org/gtk4/signal.GestureStylus.motion.html) of `GtkGestureStylus`.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal(ofSeveral: "motion") }

  /// The signal [`proximity`](https://docs.gtk.org/gtk4/signal.GestureStylus.proximity.html) of `GtkGestureStylus`.
  ///
  /// Arguments: `x`, `y`.
  public var proximity: SafeSignal<(Double, Double)> { signal(ofSeveral: "proximity") }

  /// The signal [`up`](https://docs.gtk.org/gtk4/signal.GestureStylus.up.html) of `GtkGestureStylus`.
  ///
  /// Arguments: `x`, `y`.
  public var up: SafeSignal<(Double, Double)> { signal(ofSeveral: "up") }
}
