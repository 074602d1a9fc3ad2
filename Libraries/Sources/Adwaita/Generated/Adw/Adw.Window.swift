// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwWindow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Window.html). Since
  /// Libadwaita 1.0.
  open class Window: Gtk.Window {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_window_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwWindow: UnsafeMutablePointer<AdwWindow> {
      pointer.assumingMemoryBound(to: AdwWindow.self)
    }

    /// Calls [`adw_window_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Window.new.html).
    /// Since Libadwaita 1.0.
    public override init() {
      super.init(adopting: adw_window_new())
    }

    /// The property
    /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Window.content.html) of
    /// `AdwWindow`. Since Libadwaita 1.0.
    public final var content: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_window_get_content(adwWindow)) }
      set { adw_window_set_content(adwWindow, newValue?.gtkWidget) }
    }
  }
}

extension Reactive where Base: Adw.Window {
  /// The property
  /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Window.content.html) of
  /// `AdwWindow`. Since Libadwaita 1.0.
  public var content: DynamicSubject<Gtk.Widget?> { property("content") }
}
