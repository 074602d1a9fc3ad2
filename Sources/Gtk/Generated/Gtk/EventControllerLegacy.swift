// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkEventControllerLegacy`](https://docs.gtk.org/gtk4/class.EventControllerLegacy.html).
open class EventControllerLegacy: EventController {
  open override class var gType: GType { gtk_event_controller_legacy_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_event_controller_legacy_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerLegacy.new.html).
  public init() {
    super.init(adopting: gtk_event_controller_legacy_new().raw)
  }
}

extension Reactive where Base: EventControllerLegacy {
  /// The signal [`event`](https://docs.gtk.org/gtk4/signal.EventControllerLegacy.event.html) of
  /// `GtkEventControllerLegacy`.
  ///
  /// Argument: `event`.
  public var event: SignalRequest<Bool, Gdk.Event> { request("event") }
}
