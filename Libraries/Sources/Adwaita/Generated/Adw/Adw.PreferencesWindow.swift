// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwPreferencesWindow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PreferencesWindow.html).
  /// Since Libadwaita 1.0.
  open class PreferencesWindow: Adw.Window {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_preferences_window_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwPreferencesWindow: UnsafeMutablePointer<AdwPreferencesWindow> {
      pointer.assumingMemoryBound(to: AdwPreferencesWindow.self)
    }

    /// Calls
    /// [`adw_preferences_window_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.PreferencesWindow.new.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.PreferencesDialog` in Libadwaita 1.6.")
    #endif
    public override init() {
      super.init(adopting: adw_preferences_window_new())
    }

    /// The property
    /// [`can-navigate-back`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesWindow.can-navigate-back.html)
    /// of `AdwPreferencesWindow`. Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Replaced by `Gtk.NavigationPage.canPop` in Libadwaita 1.4.")
    #endif
    public final var canNavigateBack: Bool {
      get { adw_preferences_window_get_can_navigate_back(adwPreferencesWindow).isTrue }
      set { adw_preferences_window_set_can_navigate_back(adwPreferencesWindow, newValue.gboolean) }
    }

    /// The property
    /// [`search-enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesWindow.search-enabled.html)
    /// of `AdwPreferencesWindow`. Since Libadwaita 1.0.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.PreferencesDialog` in Libadwaita 1.6.")
    #endif
    public final var searchEnabled: Bool {
      get { adw_preferences_window_get_search_enabled(adwPreferencesWindow).isTrue }
      set { adw_preferences_window_set_search_enabled(adwPreferencesWindow, newValue.gboolean) }
    }

    /// The property
    /// [`visible-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesWindow.visible-page.html)
    /// of `AdwPreferencesWindow`.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.PreferencesDialog` in Libadwaita 1.6.")
    #endif
    public final var visiblePage: Gtk.Widget? {
      get { getProperty("visible-page") }
      set { setProperty("visible-page", newValue) }
    }

    /// The property
    /// [`visible-page-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesWindow.visible-page-name.html)
    /// of `AdwPreferencesWindow`.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.PreferencesDialog` in Libadwaita 1.6.")
    #endif
    public final var visiblePageName: String? {
      get { Gtk.lentString(ifAny: adw_preferences_window_get_visible_page_name(adwPreferencesWindow)) }
      set { Gtk.lend(newValue) { adw_preferences_window_set_visible_page_name(adwPreferencesWindow, $0) } }
    }

    /// Calls
    /// [`adw_preferences_window_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.add.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.PreferencesDialog` in Libadwaita 1.6.")
    #endif
    public final func add(_ page: Adw.PreferencesPage) {
      adw_preferences_window_add(adwPreferencesWindow, page.adwPreferencesPage)
    }

    /// Calls
    /// [`adw_preferences_window_add_toast()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.add_toast.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.PreferencesDialog` in Libadwaita 1.6.")
    #endif
    public final func addToast(_ toast: Adw.Toast) {
      adw_preferences_window_add_toast(adwPreferencesWindow, toast.given())
    }

    /// Calls
    /// [`adw_preferences_window_close_subpage()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.close_subpage.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Replaced by `Gtk.PreferencesWindow.popSubpage()` in Libadwaita 1.4.")
    #endif
    public final func closeSubpage() { adw_preferences_window_close_subpage(adwPreferencesWindow) }

    /// Calls
    /// [`adw_preferences_window_present_subpage()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.present_subpage.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_4
    @available(*, deprecated, message: "Replaced by `Gtk.PreferencesWindow.pushSubpage()` in Libadwaita 1.4.")
    #endif
    public final func presentSubpage(_ subpage: Gtk.Widget) {
      adw_preferences_window_present_subpage(adwPreferencesWindow, subpage.gtkWidget)
    }

    /// Calls
    /// [`adw_preferences_window_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesWindow.remove.html).
    /// Since Libadwaita 1.0.
    #if ADW_1_6
    @available(*, deprecated, message: "Replaced by `Gtk.PreferencesDialog` in Libadwaita 1.6.")
    #endif
    public final func remove(_ page: Adw.PreferencesPage) {
      adw_preferences_window_remove(adwPreferencesWindow, page.adwPreferencesPage)
    }
  }
}

extension Reactive where Base: Adw.PreferencesWindow {
  /// The property
  /// [`can-navigate-back`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesWindow.can-navigate-back.html)
  /// of `AdwPreferencesWindow`. Since Libadwaita 1.0.
  #if ADW_1_4
  @available(*, deprecated, message: "Replaced by `Gtk.NavigationPage.canPop` in Libadwaita 1.4.")
  #endif
  public var canNavigateBack: DynamicSubject<Bool> { property("can-navigate-back") }

  /// The property
  /// [`search-enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesWindow.search-enabled.html)
  /// of `AdwPreferencesWindow`. Since Libadwaita 1.0.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.PreferencesDialog` in Libadwaita 1.6.")
  #endif
  public var searchEnabled: DynamicSubject<Bool> { property("search-enabled") }

  /// The property
  /// [`visible-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesWindow.visible-page.html)
  /// of `AdwPreferencesWindow`.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.PreferencesDialog` in Libadwaita 1.6.")
  #endif
  public var visiblePage: DynamicSubject<Gtk.Widget?> { property("visible-page") }

  /// The property
  /// [`visible-page-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesWindow.visible-page-name.html)
  /// of `AdwPreferencesWindow`.
  #if ADW_1_6
  @available(*, deprecated, message: "Replaced by `Gtk.PreferencesDialog` in Libadwaita 1.6.")
  #endif
  public var visiblePageName: DynamicSubject<String?> {
    property(
      "visible-page-name", get: { (object: Adw.PreferencesWindow) in object.visiblePageName },
      set: { $0.visiblePageName = $1 })
  }
}
