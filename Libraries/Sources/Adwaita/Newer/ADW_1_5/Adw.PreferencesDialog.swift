// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_5
public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwPreferencesDialog`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PreferencesDialog.html).
  /// Since Libadwaita 1.5.
  open class PreferencesDialog: Adw.Dialog {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_preferences_dialog_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwPreferencesDialog: UnsafeMutablePointer<AdwPreferencesDialog> {
      pointer.assumingMemoryBound(to: AdwPreferencesDialog.self)
    }

    /// Calls
    /// [`adw_preferences_dialog_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.PreferencesDialog.new.html).
    /// Since Libadwaita 1.5.
    public override init() {
      super.init(adopting: adw_preferences_dialog_new())
    }

    /// The property
    /// [`search-enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesDialog.search-enabled.html)
    /// of `AdwPreferencesDialog`. Since Libadwaita 1.5.
    public final var searchEnabled: Bool {
      get { adw_preferences_dialog_get_search_enabled(adwPreferencesDialog).isTrue }
      set { adw_preferences_dialog_set_search_enabled(adwPreferencesDialog, newValue.gboolean) }
    }

    /// The property
    /// [`visible-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesDialog.visible-page.html)
    /// of `AdwPreferencesDialog`. Since Libadwaita 1.5.
    public final var visiblePage: Gtk.Widget? {
      get { getProperty("visible-page") }
      set { setProperty("visible-page", newValue) }
    }

    /// The property
    /// [`visible-page-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesDialog.visible-page-name.html)
    /// of `AdwPreferencesDialog`. Since Libadwaita 1.5.
    public final var visiblePageName: String? {
      get { Gtk.lentString(ifAny: adw_preferences_dialog_get_visible_page_name(adwPreferencesDialog)) }
      set { Gtk.lend(newValue) { adw_preferences_dialog_set_visible_page_name(adwPreferencesDialog, $0) } }
    }

    /// Calls
    /// [`adw_preferences_dialog_add()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesDialog.add.html).
    /// Since Libadwaita 1.5.
    public final func add(_ page: Adw.PreferencesPage) {
      adw_preferences_dialog_add(adwPreferencesDialog, page.adwPreferencesPage)
    }

    /// Calls
    /// [`adw_preferences_dialog_add_toast()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesDialog.add_toast.html).
    /// Since Libadwaita 1.5.
    public final func addToast(_ toast: Adw.Toast) {
      adw_preferences_dialog_add_toast(adwPreferencesDialog, toast.given())
    }

    /// Calls
    /// [`adw_preferences_dialog_pop_subpage()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesDialog.pop_subpage.html).
    /// Since Libadwaita 1.5.
    @discardableResult
    public final func popSubpage() -> Bool { adw_preferences_dialog_pop_subpage(adwPreferencesDialog).isTrue }

    /// Calls
    /// [`adw_preferences_dialog_push_subpage()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesDialog.push_subpage.html).
    /// Since Libadwaita 1.5.
    public final func pushSubpage(_ page: Adw.NavigationPage) {
      adw_preferences_dialog_push_subpage(adwPreferencesDialog, page.adwNavigationPage)
    }

    /// Calls
    /// [`adw_preferences_dialog_remove()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/method.PreferencesDialog.remove.html).
    /// Since Libadwaita 1.5.
    public final func remove(_ page: Adw.PreferencesPage) {
      adw_preferences_dialog_remove(adwPreferencesDialog, page.adwPreferencesPage)
    }
  }
}

extension Reactive where Base: Adw.PreferencesDialog {
  /// The property
  /// [`search-enabled`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesDialog.search-enabled.html)
  /// of `AdwPreferencesDialog`. Since Libadwaita 1.5.
  public var searchEnabled: DynamicSubject<Bool> { property("search-enabled") }

  /// The property
  /// [`visible-page`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesDialog.visible-page.html)
  /// of `AdwPreferencesDialog`. Since Libadwaita 1.5.
  public var visiblePage: DynamicSubject<Gtk.Widget?> { property("visible-page") }

  /// The property
  /// [`visible-page-name`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesDialog.visible-page-name.html)
  /// of `AdwPreferencesDialog`. Since Libadwaita 1.5.
  public var visiblePageName: DynamicSubject<String?> {
    property(
      "visible-page-name", get: { (object: Adw.PreferencesDialog) in object.visiblePageName },
      set: { $0.visiblePageName = $1 })
  }
}

#endif
