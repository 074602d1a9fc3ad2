// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_3
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwTabButton`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.TabButton.html).
  /// Since Libadwaita 1.3.
  open class TabButton: Gtk.Widget, Gtk.Actionable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_tab_button_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_tab_button_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.TabButton.new.html).
    /// Since Libadwaita 1.3.
    public init() {
      super.init(adopting: adw_tab_button_new())
    }

    /// The property [`view`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabButton.view.html)
    /// of `AdwTabButton`. Since Libadwaita 1.3.
    public final var view: Adw.TabView? {
      get { Gtk.lentObject(opaque: adw_tab_button_get_view(Gtk.instance(self))) }
      set { adw_tab_button_set_view(Gtk.instance(self), newValue?.opaque) }
    }
  }
}

extension Reactive where Base: Adw.TabButton {
  /// The property [`view`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.TabButton.view.html)
  /// of `AdwTabButton`. Since Libadwaita 1.3.
  public var view: DynamicSubject<Adw.TabView?> { property("view") }

  /// The signal
  /// [`activate`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabButton.activate.html) of
  /// `AdwTabButton`. Since Libadwaita 1.3.
  public var activate: SafeSignal<Void> { signal("activate") }

  /// The signal [`clicked`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.TabButton.clicked.html)
  /// of `AdwTabButton`. Since Libadwaita 1.3.
  public var clicked: SafeSignal<Void> { signal("clicked") }
}

#endif
