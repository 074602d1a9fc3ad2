// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwButtonContent`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.ButtonContent.html). Since
  /// Libadwaita 1.0.
  open class ButtonContent: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_button_content_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`adw_button_content_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.ButtonContent.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_button_content_new())
    }

    /// The property
    /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ButtonContent.icon-name.html)
    /// of `AdwButtonContent`. Since Libadwaita 1.0.
    public final var iconName: String {
      get { Gtk.lentString(adw_button_content_get_icon_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_button_content_set_icon_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`label`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ButtonContent.label.html) of
    /// `AdwButtonContent`. Since Libadwaita 1.0.
    public final var label: String {
      get { Gtk.lentString(adw_button_content_get_label(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_button_content_set_label(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ButtonContent.use-underline.html)
    /// of `AdwButtonContent`. Since Libadwaita 1.0.
    public final var useUnderline: Bool {
      get { adw_button_content_get_use_underline(Gtk.instance(self)).isTrue }
      set { adw_button_content_set_use_underline(Gtk.instance(self), newValue.gboolean) }
    }
  }
}

extension Reactive where Base: Adw.ButtonContent {
  /// The property
  /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ButtonContent.icon-name.html)
  /// of `AdwButtonContent`. Since Libadwaita 1.0.
  public var iconName: DynamicSubject<String> {
    property("icon-name", get: { (object: Adw.ButtonContent) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property
  /// [`label`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ButtonContent.label.html) of
  /// `AdwButtonContent`. Since Libadwaita 1.0.
  public var label: DynamicSubject<String> {
    property("label", get: { (object: Adw.ButtonContent) in object.label }, set: { $0.label = $1 })
  }

  /// The property
  /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ButtonContent.use-underline.html)
  /// of `AdwButtonContent`. Since Libadwaita 1.0.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }
}
