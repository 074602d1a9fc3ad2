// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkEventControllerFocus`](https://docs.gtk.org/gtk4/class.EventControllerFocus.html).
open class EventControllerFocus: EventController {
  open override class var gType: GType { gtk_event_controller_focus_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_event_controller_focus_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerFocus.new.html).
  public init() {
    super.init(adopting: gtk_event_controller_focus_new().raw)
  }

  /// The property [`contains-focus`](https://docs.gtk.org/gtk4/property.EventControllerFocus.contains-focus.html) of
  /// `GtkEventControllerFocus`.
  public final var containsFocus: Bool { gtk_event_controller_focus_contains_focus(instance(self)).isTrue }

  /// The property [`is-focus`](https://docs.gtk.org/gtk4/property.EventControllerFocus.is-focus.html) of
  /// `GtkEventControllerFocus`.
  public final var isFocus: Bool { gtk_event_controller_focus_is_focus(instance(self)).isTrue }
}

extension Reactive where Base: EventControllerFocus {
  /// The property [`contains-focus`](https://docs.gtk.org/gtk4/property.EventControllerFocus.contains-focus.html) of
  /// `GtkEventControllerFocus`.
  public var containsFocus: SafeSignal<Bool> { readOnlyProperty("contains-focus") }

  /// The property [`is-focus`](https://docs.gtk.org/gtk4/property.EventControllerFocus.is-focus.html) of
  /// `GtkEventControllerFocus`.
  public var isFocus: SafeSignal<Bool> { readOnlyProperty("is-focus") }

  /// The signal [`enter`](https://docs.gtk.org/gtk4/signal.EventControllerFocus.enter.html) of
  /// `GtkEventControllerFocus`.
  public var enter: SafeSignal<Void> { signal("enter") }

  /// The signal [`leave`](https://docs.gtk.org/gtk4/signal.EventControllerFocus.leave.html) of
  /// `GtkEventControllerFocus`.
  public var leave: SafeSignal<Void> { signal("leave") }
}
