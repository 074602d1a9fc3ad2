// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkEventControllerKey`](https://docs.gtk.org/gtk4/class.EventControllerKey.html).
open class EventControllerKey: EventController {
  open override class var gType: GType { gtk_event_controller_key_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_event_controller_key_new()`](https://docs.gtk.org/gtk4/ctor.EventControllerKey.new.html).
  public init() {
    super.init(adopting: gtk_event_controller_key_new().raw)
  }

  /// Calls [`gtk_event_controller_key_forward()`](https://docs.gtk.org/gtk4/method.EventControllerKey.forward.html).
  #if GTK_4_24
  @available(*, deprecated, message: "Replaced by `Editable.inputInterceptor` in GTK 4.24.")
  #endif
  @discardableResult
  public final func forward(_ widget: Widget) -> Bool {
    gtk_event_controller_key_forward(instance(self), widget.gtkWidget).isTrue
  }

  /// Calls
  /// [`gtk_event_controller_key_get_group()`](https://docs.gtk.org/gtk4/method.EventControllerKey.get_group.html).
  public final var group: Int { gtk_event_controller_key_get_group(instance(self)).int }

  /// Calls
  /// [`gtk_event_controller_key_get_im_context()`](https://docs.gtk.org/gtk4/method.EventControllerKey.get_im_context.html)
  /// and `gtk_event_controller_key_set_im_context()`.
  public final var imContext: IMContext? {
    get { lentObject(gtk_event_controller_key_get_im_context(instance(self))) }
    set(imContext) { gtk_event_controller_key_set_im_context(instance(self), imContext?.gtkIMContext) }
  }
}

extension Reactive where Base: EventControllerKey {
  /// The signal [`im-update`](https://docs.gtk.org/gtk4/signal.EventControllerKey.im-update.html) of
  /// `GtkEventControllerKey`.
  public var imUpdate: SafeSignal<Void> { signal("im-update") }

  /// The signal [`key-pressed`](https://docs.gtk.org/gtk4/signal.EventControllerKey.key-pressed.html) of
  /// `GtkEventControllerKey`.
  ///
  /// Arguments: `keyval`, `keycode`, `state`.
  public var keyPressed: SignalRequest<Bool, Int, Int, Gdk.ModifierType> { request("key-pressed") }

  /// The signal [`key-released`](https://docs.gtk.org/gtk4/signal.EventControllerKey.key-released.html) of
  /// `GtkEventControllerKey`.
  ///
  /// Arguments: `keyval`, `keycode`, `state`.
  public var keyReleased: SafeSignal<(Int, Int, Gdk.ModifierType)> { signal(ofSeveral: "key-released") }

  /// The signal [`modifiers`](https://docs.gtk.org/gtk4/signal.EventControllerKey.modifiers.html) of
  /// `GtkEventControllerKey`.
  ///
  /// Argument: `keyval`.
  public var modifiers: SignalRequest<Bool, Gdk.ModifierType> { request("modifiers") }
}
