// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_4
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwBreakpoint`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Breakpoint.html).
  /// Since Libadwaita 1.4.
  open class Breakpoint: Gtk.Object, Gtk.Buildable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_breakpoint_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_breakpoint_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Breakpoint.new.html).
    /// Since Libadwaita 1.4.
    public init(condition: Adw.BreakpointCondition) {
      super.init(adopting: adw_breakpoint_new(condition.given()).raw)
    }

    /// The property
    /// [`condition`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Breakpoint.condition.html)
    /// of `AdwBreakpoint`. Since Libadwaita 1.4.
    public final var condition: Adw.BreakpointCondition? {
      get { Gtk.lentBoxed(opaque: adw_breakpoint_get_condition(Gtk.instance(self))) }
      set { adw_breakpoint_set_condition(Gtk.instance(self), newValue?.opaque) }
    }

    /// Calls
    /// [`adw_breakpoint_add_setter()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Breakpoint.add_setter.html).
    /// Since Libadwaita 1.4.
    public final func addSetter(_ object: Gtk.Object, property: String, value: (any Gtk.GValueWritable)?) {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      adw_breakpoint_add_setter(Gtk.instance(self), object.gObject, property, lent.value(value))
    }
  }
}

extension Reactive where Base: Adw.Breakpoint {
  /// The property
  /// [`condition`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Breakpoint.condition.html) of
  /// `AdwBreakpoint`. Since Libadwaita 1.4.
  public var condition: DynamicSubject<Adw.BreakpointCondition?> { property("condition") }

  /// The signal [`apply`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Breakpoint.apply.html) of
  /// `AdwBreakpoint`. Since Libadwaita 1.4.
  public var apply: SafeSignal<Void> { signal("apply") }

  /// The signal
  /// [`unapply`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Breakpoint.unapply.html) of
  /// `AdwBreakpoint`. Since Libadwaita 1.4.
  public var unapply: SafeSignal<Void> { signal("unapply") }
}

#endif
