// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import BindingCore
import CGtk

/// The class [`GtkSwitch`](https://docs.gtk.org/gtk4/class.Switch.html).
open class Switch: Widget, Actionable {
  open override class var gType: GType { gtk_switch_get_type() }

  public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

  /// Calls [`gtk_switch_new()`](https://docs.gtk.org/gtk4/ctor.Switch.new.html).
  public init() {
    super.init(adopting: gtk_switch_new())
  }

  /// The property [`active`](https://docs.gtk.org/gtk4/property.Switch.active.html) of `GtkSwitch`.
  public final var active: Bool {
    get { gtk_switch_get_active(instance(self)).isTrue }
    set { gtk_switch_set_active(instance(self), newValue.gboolean) }
  }

  /// The property [`state`](https://docs.gtk.org/gtk4/property.Switch.state.html) of `GtkSwitch`.
  public final var state: Bool {
    get { gtk_switch_get_state(instance(self)).isTrue }
    set { gtk_switch_set_state(instance(self), newValue.gboolean) }
  }
}

extension Reactive where Base: Switch {
  /// The property [`active`](https://docs.gtk.org/gtk4/property.Switch.active.html) of `GtkSwitch`.
  public var active: DynamicSubject<Bool> { property("active") }

  /// The property [`state`](https://docs.gtk.org/gtk4/property.Switch.state.html) of `GtkSwitch`.
  public var state: DynamicSubject<Bool> { property("state") }

  /// The signal [`activate`](https://docs.gtk.org/gtk4/signal.Switch.activate.html) of `GtkSwitch`.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`state-set`](https://docs.gtk.org/gtk4/signal.Switch.state-set.html) of `GtkSwitch`.
  ///
  /// Argument: `state`.
  public var stateSet: SignalRequest<Bool, Bool> { request("state-set") }
}
