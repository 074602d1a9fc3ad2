// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkDropControllerMotion`](https://docs.gtk.org/gtk4/class.DropControllerMotion.html).
open class DropControllerMotion: EventController {
  open override class var gType: GType { gtk_drop_controller_motion_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_drop_controller_motion_new()`](https://docs.gtk.org/gtk4/ctor.DropControllerMotion.new.html).
  public init() {
    super.init(adopting: gtk_drop_controller_motion_new().raw)
  }

  /// The property [`contains-pointer`](https://docs.gtk.org/gtk4/property.DropControllerMotion.contains-pointer.html)
  /// of `GtkDropControllerMotion`.
  public final var containsPointer: Bool { gtk_drop_controller_motion_contains_pointer(instance(self)).isTrue }

  /// The property [`drop`](https://docs.gtk.org/gtk4/property.DropControllerMotion.drop.html) of
  /// `GtkDropControllerMotion`.
  public final var drop: Gdk.Drop? { lentObject(opaque: gtk_drop_controller_motion_get_drop(instance(self))) }

  /// The property [`is-pointer`](https://docs.gtk.org/gtk4/property.DropControllerMotion.is-pointer.html) of
  /// `GtkDropControllerMotion`.
  public final var isPointer: Bool { gtk_drop_controller_motion_is_pointer(instance(self)).isTrue }
}

extension Reactive where Base: DropControllerMotion {
  /// The property [`contains-pointer`](https://docs.gtk.org/gtk4/property.DropControllerMotion.contains-pointer.html)
  /// of `GtkDropControllerMotion`.
  public var containsPointer: SafeSignal<Bool> { readOnlyProperty("contains-pointer") }

  /// The property [`drop`](https://docs.gtk.org/gtk4/property.DropControllerMotion.drop.html) of
  /// `GtkDropControllerMotion`.
  public var drop: SafeSignal<Gdk.Drop?> { readOnlyProperty("drop") }

  /// The property [`is-pointer`](https://docs.gtk.org/gtk4/property.DropControllerMotion.is-pointer.html) of
  /// `GtkDropControllerMotion`.
  public var isPointer: SafeSignal<Bool> { readOnlyProperty("is-pointer") }

  /// The signal [`enter`](https://docs.gtk.org/gtk4/signal.DropControllerMotion.enter.html) of
  /// `GtkDropControllerMotion`.
  ///
  /// Arguments: `x`, `y`.
  public var enter: SafeSignal<(Double, Double)> { signal(ofSeveral: "enter") }

  /// The signal [`leave`](https://docs.gtk.org/gtk4/signal.DropControllerMotion.leave.html) of
  /// `GtkDropControllerMotion`.
  public var leave: SafeSignal<Void> { signal("leave") }

  /// The signal [`motion`](https://docs.gtk.org/gtk4/signal.DropControllerMotion.motion.html) of
  /// `GtkDropControllerMotion`.
  ///
  /// Arguments: `x`, `y`.
  public var motion: SafeSignal<(Double, Double)> { signal(ofSeveral: "motion") }
}
