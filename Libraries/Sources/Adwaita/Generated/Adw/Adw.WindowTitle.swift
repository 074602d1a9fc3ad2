// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwWindowTitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.WindowTitle.html).
  /// Since Libadwaita 1.0.
  open class WindowTitle: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_window_title_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_window_title_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.WindowTitle.new.html).
    /// Since Libadwaita 1.0.
    public init(title: String, subtitle: String) {
      super.init(adopting: adw_window_title_new(title, subtitle))
    }

    /// The property
    /// [`subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WindowTitle.subtitle.html) of
    /// `AdwWindowTitle`. Since Libadwaita 1.0.
    public final var subtitle: String {
      get { Gtk.lentString(adw_window_title_get_subtitle(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_window_title_set_subtitle(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WindowTitle.title.html) of
    /// `AdwWindowTitle`. Since Libadwaita 1.0.
    public final var title: String {
      get { Gtk.lentString(adw_window_title_get_title(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_window_title_set_title(Gtk.instance(self), $0) } }
    }
  }
}

extension Reactive where Base: Adw.WindowTitle {
  /// The property
  /// [`subtitle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WindowTitle.subtitle.html) of
  /// `AdwWindowTitle`. Since Libadwaita 1.0.
  public var subtitle: DynamicSubject<String> {
    property("subtitle", get: { (object: Adw.WindowTitle) in object.subtitle }, set: { $0.subtitle = $1 })
  }

  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.WindowTitle.title.html) of
  /// `AdwWindowTitle`. Since Libadwaita 1.0.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: Adw.WindowTitle) in object.title }, set: { $0.title = $1 })
  }
}
