// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGestureSingle`](https://docs.gtk.org/gtk4/class.GestureSingle.html).
open class GestureSingle: Gesture {
  open override class var gType: GType { gtk_gesture_single_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  /// The property [`button`](https://docs.gtk.org/gtk4/property.GestureSingle.button.html) of `GtkGestureSingle`.
  public final var button: Int {
    get { gtk_gesture_single_get_button(instance(self)).int }
    set { gtk_gesture_single_set_button(instance(self), newValue.uint32) }
  }

  /// The property [`exclusive`](https://docs.gtk.org/gtk4/property.GestureSingle.exclusive.html) of `GtkGestureSingle`.
  public final var exclusive: Bool {
    get { gtk_gesture_single_get_exclusive(instance(self)).isTrue }
    set { gtk_gesture_single_set_exclusive(instance(self), newValue.gboolean) }
  }

  /// The property [`touch-only`](https://docs.gtk.org/gtk4/property.GestureSingle.touch-only.html) of
  /// `GtkGestureSingle`.
  public final var touchOnly: Bool {
    get { gtk_gesture_single_get_touch_only(instance(self)).isTrue }
    set { gtk_gesture_single_set_touch_only(instance(self), newValue.gboolean) }
  }

  /// Calls
  /// [`gtk_gesture_single_get_current_button()`](https://docs.gtk.org/gtk4/method.GestureSingle.get_current_button.html).
  public final var currentButton: Int { gtk_gesture_single_get_current_button(instance(self)).int }

  /// Calls
  /// [`gtk_gesture_single_get_current_sequence()`](https://docs.gtk.org/gtk4/method.GestureSingle.get_current_sequence.html).
  public final var currentSequence: Gdk.EventSequence? {
    givenBoxed(opaque: gtk_gesture_single_get_current_sequence(instance(self)))
  }
}

extension Reactive where Base: GestureSingle {
  /// The property [`button`](https://docs.gtk.org/gtk4/property.GestureSingle.button.html) of `GtkGestureSingle`.
  public var button: DynamicSubject<Int> {
    property("button", get: { (object: GestureSingle) in object.button }, set: { $0.button = $1 })
  }

  /// The property [`exclusive`](https://docs.gtk.org/gtk4/property.GestureSingle.exclusive.html) of `GtkGestureSingle`.
  public var exclusive: DynamicSubject<Bool> { property("exclusive") }

  /// The property [`touch-only`](https://docs.gtk.org/gtk4/property.GestureSingle.touch-only.html) of
  /// `GtkGestureSingle`.
  public var touchOnly: DynamicSubject<Bool> { property("touch-only") }
}
