// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwApplicationWindow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ApplicationWindow.html).
  /// Since Libadwaita 1.0.
  open class ApplicationWindow: Gtk.ApplicationWindow {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_application_window_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwApplicationWindow: UnsafeMutablePointer<AdwApplicationWindow> {
      pointer.assumingMemoryBound(to: AdwApplicationWindow.self)
    }

    /// Calls
    /// [`adw_application_window_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ApplicationWindow.new.html).
    /// Since Libadwaita 1.0.
    public init(app: Gtk.Application) {
      super.init(adopting: adw_application_window_new(app.gtkApplication))
    }

    /// The property
    /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ApplicationWindow.content.html)
    /// of `AdwApplicationWindow`. Since Libadwaita 1.0.
    public final var content: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_application_window_get_content(adwApplicationWindow)) }
      set { adw_application_window_set_content(adwApplicationWindow, newValue?.gtkWidget) }
    }
  }
}

extension Reactive where Base: Adw.ApplicationWindow {
  /// The property
  /// [`content`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ApplicationWindow.content.html)
  /// of `AdwApplicationWindow`. Since Libadwaita 1.0.
  public var content: DynamicSubject<Gtk.Widget?> { property("content") }
}
