// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkEventController`](https://docs.gtk.org/gtk4/class.EventController.html).
open class EventController: Object {
  open override class var gType: GType { gtk_event_controller_get_type() }

  /// Wraps a new GObject, or makes that of a Swift subclass.
  public override init(adopting pointer: UnsafeMutableRawPointer = Object.unmade) { super.init(adopting: pointer) }

  /// The property [`name`](https://docs.gtk.org/gtk4/property.EventController.name.html) of `GtkEventController`.
  public final var name: String? {
    get { lentString(ifAny: gtk_event_controller_get_name(instance(self))) }
    set { lend(newValue) { gtk_event_controller_set_name(instance(self), $0) } }
  }

  /// The property [`propagation-limit`](https://docs.gtk.org/gtk4/property.EventController.propagation-limit.html) of
  /// `GtkEventController`.
  public final var propagationLimit: PropagationLimit {
    get { PropagationLimit(cValue: gtk_event_controller_get_propagation_limit(instance(self))) }
    set { gtk_event_controller_set_propagation_limit(instance(self), newValue.cValue) }
  }

  /// The property [`propagation-phase`](https://docs.gtk.org/gtk4/property.EventController.propagation-phase.html) of
  /// `GtkEventController`.
  public final var propagationPhase: PropagationPhase {
    get { PropagationPhase(cValue: gtk_event_controller_get_propagation_phase(instance(self))) }
    set { gtk_event_controller_set_propagation_phase(instance(self), newValue.cValue) }
  }

  /// The property [`widget`](https://docs.gtk.org/gtk4/property.EventController.widget.html) of `GtkEventController`.
  public final var widget: Widget? { lentObject(widget: gtk_event_controller_get_widget(instance(self))) }

  /// Calls
  /// [`gtk_event_controller_get_current_event()`](https://docs.gtk.org/gtk4/method.EventController.get_current_event.html).
  public final var currentEvent: Gdk.Event? {
    lentBoxed(opaque: gtk_event_controller_get_current_event(instance(self)))
  }

  /// Calls
  /// [`gtk_event_controller_get_current_event_device()`](https://docs.gtk.org/gtk4/method.EventController.get_current_event_device.html).
  public final var currentEventDevice: Gdk.Device? {
    lentObject(opaque: gtk_event_controller_get_current_event_device(instance(self)))
  }

  /// Calls
  /// [`gtk_event_controller_get_current_event_state()`](https://docs.gtk.org/gtk4/method.EventController.get_current_event_state.html).
  public final var currentEventState: Gdk.ModifierType {
    Gdk.ModifierType(cValue: gtk_event_controller_get_current_event_state(instance(self)))
  }

  /// Calls
  /// [`gtk_event_controller_get_current_event_time()`](https://docs.gtk.org/gtk4/method.EventController.get_current_event_time.html).
  public final var currentEventTime: Int { gtk_event_controller_get_current_event_time(instance(self)).int }

  /// Calls [`gtk_event_controller_reset()`](https://docs.gtk.org/gtk4/method.EventController.reset.html).
  public final func reset() { gtk_event_controller_reset(instance(self)) }

  /// Calls
  /// [`gtk_event_controller_set_static_name()`](https://docs.gtk.org/gtk4/method.EventController.set_static_name.html).
  /// Since GTK 4.8.
  public final func setStaticName(_ name: String?) { gtk_event_controller_set_static_name(instance(self), name) }
}

extension Reactive where Base: EventController {
  /// The property [`name`](https://docs.gtk.org/gtk4/property.EventController.name.html) of `GtkEventController`.
  public var name: DynamicSubject<String?> {
    property("name", get: { (object: EventController) in object.name }, set: { $0.name = $1 })
  }

  /// The property [`propagation-limit`](https://docs.gtk.org/gtk4/property.EventController.propagation-limit.html) of
  /// `GtkEventController`.
  public var propagationLimit: DynamicSubject<PropagationLimit> { property("propagation-limit") }

  /// The property [`propagation-phase`](https://docs.gtk.org/gtk4/property.EventController.propagation-phase.html) of
  /// `GtkEventController`.
  public var propagationPhase: DynamicSubject<PropagationPhase> { property("propagation-phase") }

  /// The property [`widget`](https://docs.gtk.org/gtk4/property.EventController.widget.html) of `GtkEventController`.
  public var widget: SafeSignal<Widget?> { readOnlyProperty("widget") }
}
