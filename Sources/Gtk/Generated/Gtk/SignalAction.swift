// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkSignalAction`](https://docs.gtk.org/gtk4/class.SignalAction.html).
open class SignalAction: ShortcutAction {
  open override class var gType: GType { gtk_signal_action_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_signal_action_new()`](https://docs.gtk.org/gtk4/ctor.SignalAction.new.html).
  public init(signalName: String) {
    super.init(adopting: gtk_signal_action_new(signalName).raw)
  }

  /// The property [`signal-name`](https://docs.gtk.org/gtk4/property.SignalAction.signal-name.html) of
  /// `GtkSignalAction`.
  public final var signalName: String { lentString(gtk_signal_action_get_signal_name(instance(self))) }
}

extension Reactive where Base: SignalAction {
  /// The property [`signal-name`](https://docs.gtk.org/gtk4/property.SignalAction.signal-name.html) of
  /// `GtkSignalAction`.
  public var signalName: SafeSignal<String> { readOnlyProperty("signal-name") }
}
