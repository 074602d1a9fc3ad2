// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_9
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwViewSwitcherSidebar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ViewSwitcherSidebar.html).
  /// Since Libadwaita 1.9.
  open class ViewSwitcherSidebar: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_view_switcher_sidebar_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_view_switcher_sidebar_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ViewSwitcherSidebar.new.html).
    /// Since Libadwaita 1.9.
    public init() {
      super.init(adopting: adw_view_switcher_sidebar_new())
    }

    /// The property
    /// [`filter`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherSidebar.filter.html)
    /// of `AdwViewSwitcherSidebar`. Since Libadwaita 1.9.
    public final var filter: Gtk.Filter? {
      get { Gtk.lentObject(adw_view_switcher_sidebar_get_filter(Gtk.instance(self))) }
      set { adw_view_switcher_sidebar_set_filter(Gtk.instance(self), newValue?.gtkFilter) }
    }

    /// The property
    /// [`mode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherSidebar.mode.html) of
    /// `AdwViewSwitcherSidebar`. Since Libadwaita 1.9.
    public final var mode: Adw.SidebarMode {
      get { Adw.SidebarMode(cValue: adw_view_switcher_sidebar_get_mode(Gtk.instance(self))) }
      set { adw_view_switcher_sidebar_set_mode(Gtk.instance(self), newValue.cValue) }
    }

    /// The property
    /// [`placeholder`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherSidebar.placeholder.html)
    /// of `AdwViewSwitcherSidebar`. Since Libadwaita 1.9.
    public final var placeholder: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_view_switcher_sidebar_get_placeholder(Gtk.instance(self))) }
      set { adw_view_switcher_sidebar_set_placeholder(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`stack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherSidebar.stack.html)
    /// of `AdwViewSwitcherSidebar`. Since Libadwaita 1.9.
    public final var stack: Adw.ViewStack? {
      get { Gtk.lentObject(opaque: adw_view_switcher_sidebar_get_stack(Gtk.instance(self))) }
      set { adw_view_switcher_sidebar_set_stack(Gtk.instance(self), newValue?.opaque) }
    }
  }
}

extension Reactive where Base: Adw.ViewSwitcherSidebar {
  /// The property
  /// [`filter`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherSidebar.filter.html)
  /// of `AdwViewSwitcherSidebar`. Since Libadwaita 1.9.
  public var filter: DynamicSubject<Gtk.Filter?> { property("filter") }

  /// The property
  /// [`mode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherSidebar.mode.html) of
  /// `AdwViewSwitcherSidebar`. Since Libadwaita 1.9.
  public var mode: DynamicSubject<Adw.SidebarMode> { property("mode") }

  /// The property
  /// [`placeholder`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherSidebar.placeholder.html)
  /// of `AdwViewSwitcherSidebar`. Since Libadwaita 1.9.
  public var placeholder: DynamicSubject<Gtk.Widget?> { property("placeholder") }

  /// The property
  /// [`stack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherSidebar.stack.html) of
  /// `AdwViewSwitcherSidebar`. Since Libadwaita 1.9.
  public var stack: DynamicSubject<Adw.ViewStack?> { property("stack") }

  /// The signal
  /// [`activated`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.ViewSwitcherSidebar.activated.html)
  /// of `AdwViewSwitcherSidebar`. Since Libadwaita 1.9.
  public var activated: SafeSignal<Void> { signal("activated") }
}

#endif
