// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkEventControllerMotion`](https://docs.gtk.org/gtk4/class.EventControllerMotion.html).
open class EventControllerMotion: EventController {
  open override class var gType: GType { gtk_event_controller_motion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_event_controller_motion_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerMotion.new.html).
  public init() {
    super.init(adopting: gtk_event_controller_motion_new().raw)
  }

  /// The property [`contains-pointer`](https://docs.gtk.org/gtk4/property.EventControllerMotion.contains-pointer.html)
  /// of `GtkEventControllerMotion`.
  public final var containsPointer: Bool { gtk_event_controller_motion_contains_pointer(instance(self)).isTrue }

  /// The property [`is-pointer`](https://docs.gtk.org/gtk4/property.EventControllerMotion.is-pointer.html) of
  /// `GtkEventControllerMotion`.
  public final var isPointer: Bool { gtk_event_controller_motion_is_pointer(instance(self)).isTrue }
}

extension Reactive where Base: EventControllerMotion {
  /// The property [`contains-pointer`](https://docs.gtk.org/gtk4/property.EventControllerMotion.contains-pointer.html)
  /// of `GtkEventControllerMotion`.
  public var containsPointer: SafeSignal<Bool> { readOnlyProperty("contains-pointer") }

  /// The property [`is-pointer`](https://docs.gtk.org/gtk4/property.EventControllerMotion.is-pointer.html) of
  /// `GtkEventControllerMotion`.
  public var isPointer: SafeSignal<Bool> { readOnlyProperty("is-pointer") }

  /// The signal [`enter`](https://docs.gtk.org/gtk4/signal.EventControllerMotion.enter.html) of
  /// `GtkEventControllerMotion`.
  ///
  /// Arguments: `x`, `y`.
  public var enter: SafeSignal<(Double, Double)> { signal(ofSeveral: "enter") }

  /// The signal [`leave`](https://docs.gtk.org/gtk4/signal.EventControllerMotion.leave.html) of
  /// `GtkEventControllerMotion`.
  public var leave: SafeSignal<Void> { signal("leave") }

  /// The signal [`motion`](https://docs.gtk.org/gtk4/signal.EventControllerMotion.motion.html) of
  /// `GtkEventControllerMotion`.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal(ofSeveral: "motion") }
}
