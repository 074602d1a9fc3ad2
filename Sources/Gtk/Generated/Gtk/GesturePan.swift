// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGesturePan`](https://docs.gtk.org/gtk4/class.GesturePan.html).
open class GesturePan: GestureDrag {
  open override class var gType: GType { gtk_gesture_pan_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_pan_new()`](https://docs.gtk.org/gtk4/ctor.GesturePan.new.html).
  public init(orientation: Orientation) {
    super.init(adopting: gtk_gesture_pan_new(orientation.cValue).raw)
  }

  /// The property [`orientation`](https://docs.gtk.org/gtk4/property.GesturePan.orientation.html) of `GtkGesturePan`.
  public final var orientation: Orientation {
    get { Orientation(cValue: gtk_gesture_pan_get_orientation(instance(self))) }
    set { gtk_gesture_pan_set_orientation(instance(self), newValue.cValue) }
  }
}

extension Reactive where Base: GesturePan {
  /// The property [`orientation`](https://docs.gtk.org/gtk4/property.GesturePan.orientation.html) of `GtkGesturePan`.
  public var orientation: DynamicSubject<Orientation> { property("orientation") }

  /// The signal [`pan`](https://docs.gtk.org/gtk4/signal.GesturePan.pan.html) of `GtkGesturePan`.
  ///
  /// Arguments: `direction`, `offset`.
  public var pan: SafeSignal<(PanDirection, Double)> { signal(ofSeveral: "pan") }
}
