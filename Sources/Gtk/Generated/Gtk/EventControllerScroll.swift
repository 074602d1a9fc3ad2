// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkEventControllerScroll`](https://docs.gtk.org/gtk4/class.EventControllerScroll.html).
open class EventControllerScroll: EventController {
  open override class var gType: GType { gtk_event_controller_scroll_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_event_controller_scroll_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerScroll.new.html).
  public init(flags: EventControllerScrollFlags = []) {
    super.init(adopting: gtk_event_controller_scroll_new(flags.cValue).raw)
  }

  /// The property [`flags`](https://docs.gtk.org/gtk4/property.EventControllerScroll.flags.html) of
  /// `GtkEventControllerScroll`.
  public final var flags: EventControllerScrollFlags {
    get { EventControllerScrollFlags(cValue: gtk_event_controller_scroll_get_flags(instance(self))) }
    set { gtk_event_controller_scroll_set_flags(instance(self), newValue.cValue) }
  }

  /// Calls
  /// [`gtk_event_controller_scroll_get_unit()`](https://docs.gtk.org/gtk4/method.EventControllerScroll.get_unit.html).
  /// Since GTK 4.8.
  public final var unit: Gdk.ScrollUnit { Gdk.ScrollUnit(cValue: gtk_event_controller_scroll_get_unit(instance(self))) }
}

extension Reactive where Base: EventControllerScroll {
  /// The property [`flags`](https://docs.gtk.org/gtk4/property.EventControllerScroll.flags.html) of
  /// `GtkEventControllerScroll`.
  public var flags: DynamicSubject<EventControllerScrollFlags> { property("flags") }

  /// The signal [`decelerate`](https://docs.gtk.org/gtk4/signal.EventControllerScroll.decelerate.html) of
  /// `GtkEventControllerScroll`.
  ///
  /// Arguments: `velX`, `velY`.
  public var decelerate: SafeSignal<(Double, Double)> { signal(ofSeveral: "decelerate") }

  /// The signal [`scroll`](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll.html) of
  /// `GtkEventControllerScroll`.
  ///
  /// Arguments: `dx`, `dy`.
  public var scroll: SignalRequest<Bool, Double, Double> { request("scroll") }

  /// The signal [`scroll-begin`](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll-begin.html) of
  /// `GtkEventControllerScroll`.
  public var scrollBegin: SafeSignal<Void> { signal("scroll-begin") }

  /// The signal [`scroll-end`](https://docs.gtk.org/gtk4/signal.EventControllerScroll.scroll-end.html) of
  /// `GtkEventControllerScroll`.
  public var scrollEnd: SafeSignal<Void> { signal("scroll-end") }
}
