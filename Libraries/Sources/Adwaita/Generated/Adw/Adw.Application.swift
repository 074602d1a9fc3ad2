// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwApplication`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Application.html).
  /// Since Libadwaita 1.0.
  open class Application: Gtk.Application {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_application_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwApplication: UnsafeMutablePointer<AdwApplication> {
      pointer.assumingMemoryBound(to: AdwApplication.self)
    }

    /// Calls
    /// [`adw_application_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Application.new.html).
    /// Since Libadwaita 1.0.
    public override init(applicationId: String? = nil, flags: Gio.ApplicationFlags = []) {
      super.init(adopting: adw_application_new(applicationId, flags.cValue))
    }

    /// The property
    /// [`style-manager`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Application.style-manager.html)
    /// of `AdwApplication`. Since Libadwaita 1.0.
    public final var styleManager: Adw.StyleManager? {
      Gtk.lentObject(opaque: adw_application_get_style_manager(adwApplication))
    }
  }
}

extension Reactive where Base: Adw.Application {
  /// The property
  /// [`style-manager`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Application.style-manager.html)
  /// of `AdwApplication`. Since Libadwaita 1.0.
  public var styleManager: SafeSignal<Adw.StyleManager?> { readOnlyProperty("style-manager") }
}
