// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwViewSwitcher`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ViewSwitcher.html). Since
  /// Libadwaita 1.0.
  open class ViewSwitcher: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_view_switcher_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_view_switcher_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ViewSwitcher.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_view_switcher_new())
    }

    /// The property
    /// [`policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcher.policy.html) of
    /// `AdwViewSwitcher`. Since Libadwaita 1.0.
    public final var policy: Adw.ViewSwitcherPolicy {
      get { Adw.ViewSwitcherPolicy(cValue: adw_view_switcher_get_policy(Gtk.instance(self))) }
      set { adw_view_switcher_set_policy(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`stack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcher.stack.html) of
    /// `AdwViewSwitcher`. Since Libadwaita 1.0.
    public final var stack: Adw.ViewStack? {
      get { Gtk.lentObject(opaque: adw_view_switcher_get_stack(Gtk.instance(self))) }
      set { adw_view_switcher_set_stack(Gtk.instance(self), newValue?.opaque) }
    }
  }
}

extension Reactive where Base: Adw.ViewSwitcher {
  /// The property
  /// [`policy`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcher.policy.html) of
  /// `AdwViewSwitcher`. Since Libadwaita 1.0.
  public var policy: DynamicSubject<Adw.ViewSwitcherPolicy> { property("policy") }

  /// The property
  /// [`stack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcher.stack.html) of
  /// `AdwViewSwitcher`. Since Libadwaita 1.0.
  public var stack: DynamicSubject<Adw.ViewStack?> { property("stack") }
}
