// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwPreferencesPage`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PreferencesPage.html).
  /// Since Libadwaita 1.0.
  open class PreferencesPage: Gtk.Widget {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_preferences_page_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwPreferencesPage: UnsafeMutablePointer<AdwPreferencesPage> {
      pointer.assumingMemoryBound(to: AdwPreferencesPage.self)
    }

    /// Calls
    /// [`adw_preferences_page_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.PreferencesPage.new.html).
    /// Since Libadwaita 1.0.
    public init() {
      super.init(adopting: adw_preferences_page_new())
    }

    /// The property
    /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesPage.icon-name.html)
    /// of `AdwPreferencesPage`. Since Libadwaita 1.0.
    public final var iconName: String? {
      get { Gtk.lentString(ifAny: adw_preferences_page_get_icon_name(adwPreferencesPage)) }
      set { Gtk.lend(newValue) { adw_preferences_page_set_icon_name(adwPreferencesPage, $0) } }
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesPage.title.html) of
    /// `AdwPreferencesPage`. Since Libadwaita 1.0.
    public final var title: String {
      get { Gtk.lentString(adw_preferences_page_get_title(adwPreferencesPage)) }
      set { Gtk.lend(newValue) { adw_preferences_page_set_title(adwPreferencesPage, $0) } }
    }

    /// The property
    /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesPage.use-underline.html)
    /// of `AdwPreferencesPage`. Since Libadwaita 1.0.
    public final var useUnderline: Bool {
      get { adw_preferences_page_get_use_underline(adwPreferencesPage).isTrue }
      set { adw_preferences_page_set_use_underline(adwPreferencesPage, newValue.gboolean) }
    }

    /// Calls
    /// [`adw_preferences_page_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.add.html).
    /// Since Libadwaita 1.0.
    public final func add(_ group: Adw.PreferencesGroup) {
      adw_preferences_page_add(adwPreferencesPage, group.adwPreferencesGroup)
    }

    /// Calls
    /// [`adw_preferences_page_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesPage.remove.html).
    /// Since Libadwaita 1.0.
    public final func remove(_ group: Adw.PreferencesGroup) {
      adw_preferences_page_remove(adwPreferencesPage, group.adwPreferencesGroup)
    }
  }
}

extension Reactive where Base: Adw.PreferencesPage {
  /// The property
  /// [`icon-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesPage.icon-name.html)
  /// of `AdwPreferencesPage`. Since Libadwaita 1.0.
  public var iconName: DynamicSubject<String?> {
    property("icon-name", get: { (object: Adw.PreferencesPage) in object.iconName }, set: { $0.iconName = $1 })
  }

  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesPage.title.html) of
  /// `AdwPreferencesPage`. Since Libadwaita 1.0.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: Adw.PreferencesPage) in object.title }, set: { $0.title = $1 })
  }

  /// The property
  /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesPage.use-underline.html)
  /// of `AdwPreferencesPage`. Since Libadwaita 1.0.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }
}
