// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_3
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwBanner`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Banner.html). Since
  /// Libadwaita 1.3.
  open class Banner: Gtk.Widget, Gtk.Actionable {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_banner_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`adw_banner_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Banner.new.html).
    /// Since Libadwaita 1.3.
    public init(title: String) {
      super.init(adopting: adw_banner_new(title))
    }

    /// The property
    /// [`button-label`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Banner.button-label.html)
    /// of `AdwBanner`. Since Libadwaita 1.3.
    public final var buttonLabel: String? {
      get { Gtk.lentString(ifAny: adw_banner_get_button_label(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_banner_set_button_label(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`revealed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Banner.revealed.html) of
    /// `AdwBanner`. Since Libadwaita 1.3.
    public final var revealed: Bool {
      get { adw_banner_get_revealed(Gtk.instance(self)).isTrue }
      set { adw_banner_set_revealed(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Banner.title.html)
    /// of `AdwBanner`. Since Libadwaita 1.3.
    public final var title: String {
      get { Gtk.lentString(adw_banner_get_title(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_banner_set_title(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Banner.use-markup.html) of
    /// `AdwBanner`. Since Libadwaita 1.3.
    public final var useMarkup: Bool {
      get { adw_banner_get_use_markup(Gtk.instance(self)).isTrue }
      set { adw_banner_set_use_markup(Gtk.instance(self), newValue.gboolean) }
    }
  }
}

extension Reactive where Base: Adw.Banner {
  /// The property
  /// [`button-label`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Banner.button-label.html)
  /// of `AdwBanner`. Since Libadwaita 1.3.
  public var buttonLabel: DynamicSubject<String?> {
    property("button-label", get: { (object: Adw.Banner) in object.buttonLabel }, set: { $0.buttonLabel = $1 })
  }

  /// The property
  /// [`revealed`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Banner.revealed.html) of
  /// `AdwBanner`. Since Libadwaita 1.3.
  public var revealed: DynamicSubject<Bool> { property("revealed") }

  /// The property [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Banner.title.html) of
  /// `AdwBanner`. Since Libadwaita 1.3.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: Adw.Banner) in object.title }, set: { $0.title = $1 })
  }

  /// The property
  /// [`use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Banner.use-markup.html) of
  /// `AdwBanner`. Since Libadwaita 1.3.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }

  /// The signal
  /// [`button-clicked`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/signal.Banner.button-clicked.html)
  /// of `AdwBanner`. Since Libadwaita 1.3.
  public var buttonClicked: SafeSignal<Void> { signal("button-clicked") }
}

#endif
