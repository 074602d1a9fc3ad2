// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwSqueezerPage`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.SqueezerPage.html).
  open class SqueezerPage: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_squeezer_page_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SqueezerPage.child.html) of
    /// `AdwSqueezerPage`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var child: Gtk.Widget? { Gtk.lentObject(widget: adw_squeezer_page_get_child(Gtk.instance(self))) }

    /// The property
    /// [`enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SqueezerPage.enabled.html) of
    /// `AdwSqueezerPage`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
    #endif
    public final var enabled: Bool {
      get { adw_squeezer_page_get_enabled(Gtk.instance(self)).isTrue }
      set { adw_squeezer_page_set_enabled(Gtk.instance(self), newValue.gboolean) }
    }
  }
}

extension Reactive where Base: Adw.SqueezerPage {
  /// The property
  /// [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SqueezerPage.child.html) of
  /// `AdwSqueezerPage`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var child: SafeSignal<Gtk.Widget?> { readOnlyProperty("child") }

  /// The property
  /// [`enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.SqueezerPage.enabled.html) of
  /// `AdwSqueezerPage`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Deprecated since Libadwaita 1.4.")
  #endif
  public var enabled: DynamicSubject<Bool> { property("enabled") }
}
