// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGestureLongPress`](https://docs.gtk.org/gtk4/class.GestureLongPress.html).
open class GestureLongPress: GestureSingle {
  open override class var gType: GType { gtk_gesture_long_press_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_long_press_new()`](https://docs.gtk.org/gtk4/ctor.GestureLongPress.new.html).
  public init() {
    super.init(adopting: gtk_gesture_long_press_new().raw)
  }

  /// The property [`delay-factor`](https://docs.gtk.org/gtk4/property.GestureLongPress.delay-factor.html) of
  /// `GtkGestureLongPress`.
  public final var delayFactor: Double {
    get { gtk_gesture_long_press_get_delay_factor(instance(self)) }
    set { gtk_gesture_long_press_set_delay_factor(instance(self), newValue) }
  }
}

extension Reactive where Base: GestureLongPress {
  /// The property [`delay-factor`](https://docs.gtk.org/gtk4/property.GestureLongPress.delay-factor.html) of
  /// `GtkGestureLongPress`.
  public var delayFactor: DynamicSubject<Double> {
    property("delay-factor", get: { (object: GestureLongPress) in object.delayFactor }, set: { $0.delayFactor = $1 })
  }

  /// The signal [`cancelled`](https://docs.gtk.org/gtk4/signal.GestureLongPress.cancelled.html) of
  /// `GtkGestureLongPress`.
  public var cancelled: SafeSignal<Void> { signal("cancelled") }

  /// The signal [`pressed`](https://docs.gtk.org/gtk4/signal.GestureLongPress.pressed.html) of `GtkGestureLongPress`.
  ///
  /// Arguments: `x`, `y`.
  public var pressed: SafeSignal<(Double, Double)> { signal(ofSeveral: "pressed") }
}
