// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkPadController`](https://docs.gtk.org/gtk4/class.PadController.html).
open class PadController: EventController {
  open override class var gType: GType { gtk_pad_controller_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_pad_controller_new()`](https://docs.gtk.org/gtk4/ctor.PadController.new.html).
  public init(group: any Gio.ActionGroup, pad: Gdk.Device? = nil) {
    super.init(adopting: gtk_pad_controller_new(group.opaque, pad?.opaque).raw)
  }

  /// The property [`action-group`](https://docs.gtk.org/gtk4/property.PadController.action-group.html) of
  /// `GtkPadController`.
  public final var actionGroup: (any Gio.ActionGroup)? {
    (getProperty("action-group") as Object?) as? any Gio.ActionGroup
  }

  /// The property [`pad`](https://docs.gtk.org/gtk4/property.PadController.pad.html) of `GtkPadController`.
  public final var pad: Gdk.Device? { getProperty("pad") }

  /// Calls [`gtk_pad_controller_set_action()`](https://docs.gtk.org/gtk4/method.PadController.set_action.html).
  public final func setAction(type: PadActionType, index: Int, mode: Int, label: String, actionName: String) {
    gtk_pad_controller_set_action(instance(self), type.cValue, index.int32, mode.int32, label, actionName)
  }
}

extension Reactive where Base: PadController {
  /// The property [`action-group`](https://docs.gtk.org/gtk4/property.PadController.action-group.html) of
  /// `GtkPadController`.
  public var actionGroup: SafeSignal<(any Gio.ActionGroup)?> { readOnlyInterfaceProperty("action-group") }

  /// The property [`pad`](https://docs.gtk.org/gtk4/property.PadController.pad.html) of `GtkPadController`.
  public var pad: SafeSignal<Gdk.Device?> { readOnlyProperty("pad") }
}
