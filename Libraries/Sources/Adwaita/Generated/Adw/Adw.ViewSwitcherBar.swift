// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwViewSwitcherBar`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ViewSwitcherBar.html).
  /// Since Libadwaita 1.0.
  open class ViewSwitcherBar: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_view_switcher_bar_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_view_switcher_bar_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ViewSwitcherBar.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_view_switcher_bar_new())
    }

    /// The property
    /// [`reveal`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherBar.reveal.html) of
    /// `AdwViewSwitcherBar`. Since Libadwaita 1.0.
    public final var reveal: Bool {
      get { adw_view_switcher_bar_get_reveal(Gtk.instance(self)).isTrue }
      set { adw_view_switcher_bar_set_reveal(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`stack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherBar.stack.html) of
    /// `AdwViewSwitcherBar`. Since Libadwaita 1.0.
    public final var stack: Adw.ViewStack? {
      get { Gtk.lentObject(opaque: adw_view_switcher_bar_get_stack(Gtk.instance(self))) }
      set { adw_view_switcher_bar_set_stack(Gtk.instance(self), newValue?.opaque) }
    }
  }
}

extension Reactive where Base: Adw.ViewSwitcherBar {
  /// The property
  /// [`reveal`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherBar.reveal.html) of
  /// `AdwViewSwitcherBar`. Since Libadwaita 1.0.
  public var reveal: DynamicSubject<Bool> { property("reveal") }

  /// The property
  /// [`stack`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ViewSwitcherBar.stack.html) of
  /// `AdwViewSwitcherBar`. Since Libadwaita 1.0.
  public var stack: DynamicSubject<Adw.ViewStack?> { property("stack") }
}
