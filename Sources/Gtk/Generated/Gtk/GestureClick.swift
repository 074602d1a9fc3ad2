// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGestureClick`](https://docs.gtk.org/gtk4/class.GestureClick.html).
open class GestureClick: GestureSingle {
  open override class var gType: GType { gtk_gesture_click_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_gesture_click_new()`](https://docs.gtk.org/gtk4/ctor.GestureClick.new.html).
  public init() {
    super.init(adopting: gtk_gesture_click_new().raw)
  }
}

extension Reactive where Base: GestureClick {
  /// The signal [`pressed`](https://docs.gtk.org/gtk4/signal.GestureClick.pressed.html) of `GtkGestureClick`.
  ///
  /// Arguments: `nPress`, `x`, `y`.
  public var pressed: SafeSignal<(Int, Double, Double)> { signal(ofSeveral: "pressed") }

  /// The signal [`released`](https://docs.gtk.org/gtk4/signal.GestureClick.released.html) of `GtkGestureClick`.
  ///
  /// Arguments: `nPress`, `x`, `y`.
  public var released: SafeSignal<(Int, Double, Double)> { signal(ofSeveral: "released") }

  /// The signal [`stopped`](https://docs.gtk.org/gtk4/signal.GestureClick.stopped.html) of `GtkGestureClick`.
  public var stopped: SafeSignal<Void> { signal("stopped") }

  /// The signal [`unpaired-release`](https://docs.gtk.org/gtk4/signal.GestureClick.unpaired-release.html) of
  /// `GtkGestureClick`.
  ///
  /// Arguments: `x`, `y`, `button`, `sequence`.
  public var unpairedRelease: SafeSignal<(Double, Double, Int, Gdk.EventSequence?)> {
    signal(ofSeveral: "unpaired-release")
  }
}
