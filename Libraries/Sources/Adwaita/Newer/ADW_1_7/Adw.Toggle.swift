// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_7
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class [`AdwToggle`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.Toggle.html). Since
  /// Libadwaita 1.7.
  open class Toggle: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_toggle_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls [`adw_toggle_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.Toggle.new.html).
    /// Since Libadwaita 1.7.
    public init() {
      super.init(adopting: adw_toggle_new().raw)
    }

    /// The property [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.child.html)
    /// of `AdwToggle`. Since Libadwaita 1.7.
    public final var child: Gtk.Widget? {
      get { Gtk.lentObject(widget: adw_toggle_get_child(Gtk.instance(self))) }
      set { adw_toggle_set_child(Gtk.instance(self), newValue?.gtkWidget) }
    }

    /// The property
    /// [`enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.enabled.html) of
    /// `AdwToggle`. Since Libadwaita 1.7.
    public final var enabled: Bool {
      get { adw_toggle_get_enabled(Gtk.instance(self)).isTrue }
      set { adw_toggle_set_enabled(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.icon-name.html) of
    /// `AdwToggle`. Since Libadwaita 1.7.
    public final var iconName: String? {
      get { Gtk.lentString(ifAny: adw_toggle_get_icon_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_toggle_set_icon_name(Gtk.instance(self), $0) } }
    }

    /// The property [`label`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.label.html)
    /// of `AdwToggle`. Since Libadwaita 1.7.
    public final var label: String? {
      get { Gtk.lentString(ifAny: adw_toggle_get_label(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_toggle_set_label(Gtk.instance(self), $0) } }
    }

    /// The property [`name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.name.html) of
    /// `AdwToggle`. Since Libadwaita 1.7.
    public final var name: String? {
      get { getProperty("name") }
      set { Gtk.lend(newValue) { adw_toggle_set_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`tooltip`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.tooltip.html) of
    /// `AdwToggle`. Since Libadwaita 1.7.
    public final var tooltip: String {
      get { Gtk.lentString(adw_toggle_get_tooltip(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { adw_toggle_set_tooltip(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.use-underline.html)
    /// of `AdwToggle`. Since Libadwaita 1.7.
    public final var useUnderline: Bool {
      get { adw_toggle_get_use_underline(Gtk.instance(self)).isTrue }
      set { adw_toggle_set_use_underline(Gtk.instance(self), newValue.gboolean) }
    }

    /// Calls
    /// [`adw_toggle_get_index()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.Toggle.get_index.html).
    /// Since Libadwaita 1.7.
    public final var index: Int { adw_toggle_get_index(Gtk.instance(self)).int }
  }
}

extension Reactive where Base: Adw.Toggle {
  /// The property [`child`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.child.html) of
  /// `AdwToggle`. Since Libadwaita 1.7.
  public var child: DynamicSubject<Gtk.Widget?> { property("child") }

  /// The property
  /// [`enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.enabled.html) of
  /// `AdwToggle`. Since Libadwaita 1.7.
  public var enabled: DynamicSubject<Bool> { property("enabled") }

  /// The property
  /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.icon-name.html) of
  /// `AdwToggle`. Since Libadwaita 1.7.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Adw.Toggle) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property [`label`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.label.html) of
  /// `AdwToggle`. Since Libadwaita 1.7.
  public var label: DynamicSubject<String?> {
    property("label", get: { (object: Adw.Toggle) in object.label }, set: { $0.label = $1 })
  }

  /// The property [`name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.name.html) of
  /// `AdwToggle`. Since Libadwaita 1.7.
  public var name: DynamicSubject<String?> { property("name") }

  /// The property
  /// [`tooltip`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.tooltip.html) of
  /// `AdwToggle`. Since Libadwaita 1.7.
  public var tooltip: DynamicSubject<String> {
    property("tooltip", get: { (object: Adw.Toggle) in object.tooltip }, set: { $0.tooltip = $1 })
  }

  /// The property
  /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.Toggle.use-underline.html)
  /// of `AdwToggle`. Since Libadwaita 1.7.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }
}

#endif
