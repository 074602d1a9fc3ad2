// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkGesture`](https://docs.gtk.org/gtk4/class.Gesture.html).
open class Gesture: EventController {
  open override class var gType: GType { gtk_gesture_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  /// The property [`n-points`](https://docs.gtk.org/gtk4/property.Gesture.n-points.html) of `GtkGesture`.
  public final var nPoints: Int { getProperty("n-points") }

  /// Calls [`gtk_gesture_get_bounding_box()`](https://docs.gtk.org/gtk4/method.Gesture.get_bounding_box.html).
  public final var boundingBox: Gdk.Rectangle? {
    var cRect = GdkRectangle()
    let result = gtk_gesture_get_bounding_box(instance(self), &cRect)
    guard result != 0 else { return nil }
    return Gdk.Rectangle(cValue: cRect)
  }

  /// Calls
  /// [`gtk_gesture_get_bounding_box_center()`](https://docs.gtk.org/gtk4/method.Gesture.get_bounding_box_center.html).
  public final var boundingBoxCenter: (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_get_bounding_box_center(instance(self), &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Calls [`gtk_gesture_get_device()`](https://docs.gtk.org/gtk4/method.Gesture.get_device.html).
  public final var device: Gdk.Device? { lentObject(opaque: gtk_gesture_get_device(instance(self))) }

  /// Calls [`gtk_gesture_get_group()`](https://docs.gtk.org/gtk4/method.Gesture.get_group.html).
  public final func getGroup() -> [Gesture] {
    lists(gtk_gesture_get_group(instance(self)), isGiven: true) { lentObject($0) as Gesture? }
  }

  /// Calls [`gtk_gesture_get_last_event()`](https://docs.gtk.org/gtk4/method.Gesture.get_last_event.html).
  public final func getLastEvent(_ sequence: Gdk.EventSequence?) -> Gdk.Event? {
    lentBoxed(opaque: gtk_gesture_get_last_event(instance(self), sequence?.opaque))
  }

  /// Calls
  /// [`gtk_gesture_get_last_updated_sequence()`](https://docs.gtk.org/gtk4/method.Gesture.get_last_updated_sequence.html).
  public final var lastUpdatedSequence: Gdk.EventSequence? {
    lentBoxed(opaque: gtk_gesture_get_last_updated_sequence(instance(self)))
  }

  /// Calls [`gtk_gesture_get_point()`](https://docs.gtk.org/gtk4/method.Gesture.get_point.html).
  public final func getPoint(_ sequence: Gdk.EventSequence?) -> (x: Double, y: Double)? {
    var cX: Double = 0
    var cY: Double = 0
    let result = gtk_gesture_get_point(instance(self), sequence?.opaque, &cX, &cY)
    guard result != 0 else { return nil }
    return (cX, cY)
  }

  /// Calls [`gtk_gesture_get_sequence_state()`](https://docs.gtk.org/gtk4/method.Gesture.get_sequence_state.html).
  public final func getSequenceState(_ sequence: Gdk.EventSequence) -> EventSequenceState {
    EventSequenceState(cValue: gtk_gesture_get_sequence_state(instance(self), sequence.opaque))
  }

  /// Calls [`gtk_gesture_get_sequences()`](https://docs.gtk.org/gtk4/method.Gesture.get_sequences.html).
  public final var sequences: [Gdk.EventSequence] {
    lists(gtk_gesture_get_sequences(instance(self)), isGiven: true) { lentBoxed($0) as Gdk.EventSequence? }
  }

  /// Calls [`gtk_gesture_group()`](https://docs.gtk.org/gtk4/method.Gesture.group.html).
  public final func group(_ gesture: Gesture) { gtk_gesture_group(instance(self), gesture.opaque) }

  /// Calls [`gtk_gesture_handles_sequence()`](https://docs.gtk.org/gtk4/method.Gesture.handles_sequence.html).
  @discardableResult
  public final func handlesSequence(_ sequence: Gdk.EventSequence?) -> Bool {
    gtk_gesture_handles_sequence(instance(self), sequence?.opaque).isTrue
  }

  /// Calls [`gtk_gesture_is_active()`](https://docs.gtk.org/gtk4/method.Gesture.is_active.html).
  public final var isActive: Bool { gtk_gesture_is_active(instance(self)).isTrue }

  /// Calls [`gtk_gesture_is_grouped_with()`](https://docs.gtk.org/gtk4/method.Gesture.is_grouped_with.html).
  public final func isGroupedWith(_ other: Gesture) -> Bool {
    gtk_gesture_is_grouped_with(instance(self), other.opaque).isTrue
  }

  /// Calls [`gtk_gesture_is_recognized()`](https://docs.gtk.org/gtk4/method.Gesture.is_recognized.html).
  public final var isRecognized: Bool { gtk_gesture_is_recognized(instance(self)).isTrue }

  /// Calls [`gtk_gesture_set_sequence_state()`](https://docs.gtk.org/gtk4/method.Gesture.set_sequence_state.html).
  #if GTK_4_10
  @available(*, deprecated, message: "Replaced by `Gesture.state` in GTK 4.10..")
  #endif
  @discardableResult
  public final func setSequenceState(_ sequence: Gdk.EventSequence, state: EventSequenceState) -> Bool {
    gtk_gesture_set_sequence_state(instance(self), sequence.opaque, state.cValue).isTrue
  }

  /// Calls [`gtk_gesture_set_state()`](https://docs.gtk.org/gtk4/method.Gesture.set_state.html).
  @discardableResult
  public final func setState(_ state: EventSequenceState) -> Bool {
    gtk_gesture_set_state(instance(self), state.cValue).isTrue
  }

  /// Calls [`gtk_gesture_ungroup()`](https://docs.gtk.org/gtk4/method.Gesture.ungroup.html).
  public final func ungroup() { gtk_gesture_ungroup(instance(self)) }
}

extension Reactive where Base: Gesture {
  /// The property [`n-points`](https://docs.gtk.org/gtk4/property.Gesture.n-points.html) of `GtkGesture`.
  public var nPoints: SafeSignal<Int> { readOnlyProperty("n-points") }

  /// The signal [`begin`](https://docs.gtk.org/gtk4/signal.Gesture.begin.html) of `GtkGesture`.
  ///
  /// Argument: `sequence`.
  public var begin: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "begin") }

  /// The signal [`cancel`](https://docs.gtk.org/gtk4/signal.Gesture.cancel.html) of `GtkGesture`.
  ///
  /// Argument: `sequence`.
  public var cancel: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "cancel") }

  /// The signal [`end`](https://docs.gtk.org/gtk4/signal.Gesture.end.html) of `GtkGesture`.
  ///
  /// Argument: `sequence`.
  public var end: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "end") }

  /// The signal [`sequence-state-changed`](https://docs.gtk.org/gtk4/signal.Gesture.sequence-state-changed.html) of
  /// `GtkGesture`.
  ///
  /// Arguments: `sequence`, `state`.
  public var sequenceStateChanged: SafeSignal<(Gdk.EventSequence?, EventSequenceState)> {
    signal(ofSeveral: "sequence-state-changed")
  }

  /// The signal [`update`](https://docs.gtk.org/gtk4/signal.Gesture.update.html) of `GtkGesture`.
  ///
  /// Argument: `sequence`.
  public var update: SafeSignal<Gdk.EventSequence?> { signal(ofOne: "update") }
}
