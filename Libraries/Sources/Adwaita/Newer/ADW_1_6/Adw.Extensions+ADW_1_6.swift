// Written by gir-to-swift. Do not edit: the next run overwrites it.

#if ADW_1_6
public import BindingCore
import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw.AlertDialog {
  /// The property
  /// [`prefer-wide-layout`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.prefer-wide-layout.html)
  /// of `AdwAlertDialog`. Since Libadwaita 1.6.
  public final var preferWideLayout: Bool {
    get { adw_alert_dialog_get_prefer_wide_layout(adwAlertDialog).isTrue }
    set { adw_alert_dialog_set_prefer_wide_layout(adwAlertDialog, newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.AlertDialog {
  /// The property
  /// [`prefer-wide-layout`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.AlertDialog.prefer-wide-layout.html)
  /// of `AdwAlertDialog`. Since Libadwaita 1.6.
  public var preferWideLayout: DynamicSubject<Bool> { property("prefer-wide-layout") }
}

extension Adw.ComboRow {
  /// The property
  /// [`header-factory`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.header-factory.html)
  /// of `AdwComboRow`. Since Libadwaita 1.6.
  public final var headerFactory: Gtk.ListItemFactory? {
    get { Gtk.lentObject(opaque: adw_combo_row_get_header_factory(adwComboRow)) }
    set { adw_combo_row_set_header_factory(adwComboRow, newValue?.opaque) }
  }

  /// The property
  /// [`search-match-mode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.search-match-mode.html)
  /// of `AdwComboRow`. Since Libadwaita 1.6.
  public final var searchMatchMode: Gtk.StringFilterMatchMode {
    get { Gtk.StringFilterMatchMode(cValue: adw_combo_row_get_search_match_mode(adwComboRow)) }
    set { adw_combo_row_set_search_match_mode(adwComboRow, newValue.cValue) }
  }
}

extension Reactive where Base: Adw.ComboRow {
  /// The property
  /// [`header-factory`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.header-factory.html)
  /// of `AdwComboRow`. Since Libadwaita 1.6.
  public var headerFactory: DynamicSubject<Gtk.ListItemFactory?> { property("header-factory") }

  /// The property
  /// [`search-match-mode`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.ComboRow.search-match-mode.html)
  /// of `AdwComboRow`. Since Libadwaita 1.6.
  public var searchMatchMode: DynamicSubject<Gtk.StringFilterMatchMode> { property("search-match-mode") }
}

extension Adw.EntryRow {
  /// The property
  /// [`max-length`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.max-length.html) of
  /// `AdwEntryRow`. Since Libadwaita 1.6.
  public final var maxLength: Int {
    get { adw_entry_row_get_max_length(adwEntryRow).int }
    set { adw_entry_row_set_max_length(adwEntryRow, newValue.int32) }
  }
}

extension Reactive where Base: Adw.EntryRow {
  /// The property
  /// [`max-length`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.EntryRow.max-length.html) of
  /// `AdwEntryRow`. Since Libadwaita 1.6.
  public var maxLength: DynamicSubject<Int> {
    property("max-length", get: { (object: Adw.EntryRow) in object.maxLength }, set: { $0.maxLength = $1 })
  }
}

extension Adw.PreferencesGroup {
  /// The property
  /// [`separate-rows`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesGroup.separate-rows.html)
  /// of `AdwPreferencesGroup`. Since Libadwaita 1.6.
  public final var separateRows: Bool {
    get { adw_preferences_group_get_separate_rows(adwPreferencesGroup).isTrue }
    set { adw_preferences_group_set_separate_rows(adwPreferencesGroup, newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.PreferencesGroup {
  /// The property
  /// [`separate-rows`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesGroup.separate-rows.html)
  /// of `AdwPreferencesGroup`. Since Libadwaita 1.6.
  public var separateRows: DynamicSubject<Bool> { property("separate-rows") }
}

extension Adw.PreferencesPage {
  /// The property
  /// [`description-centered`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesPage.description-centered.html)
  /// of `AdwPreferencesPage`. Since Libadwaita 1.6.
  public final var descriptionCentered: Bool {
    get { adw_preferences_page_get_description_centered(adwPreferencesPage).isTrue }
    set { adw_preferences_page_set_description_centered(adwPreferencesPage, newValue.gboolean) }
  }
}

extension Reactive where Base: Adw.PreferencesPage {
  /// The property
  /// [`description-centered`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesPage.description-centered.html)
  /// of `AdwPreferencesPage`. Since Libadwaita 1.6.
  public var descriptionCentered: DynamicSubject<Bool> { property("description-centered") }
}

extension Adw.StyleManager {
  /// The property
  /// [`accent-color`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.accent-color.html)
  /// of `AdwStyleManager`. Since Libadwaita 1.6.
  public final var accentColor: Adw.AccentColor {
    Adw.AccentColor(cValue: adw_style_manager_get_accent_color(Gtk.instance(self)))
  }

  /// The property
  /// [`accent-color-rgba`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.accent-color-rgba.html)
  /// of `AdwStyleManager`. Since Libadwaita 1.6.
  public final var accentColorRgba: Gdk.RGBA? { getProperty("accent-color-rgba") }

  /// The property
  /// [`system-supports-accent-colors`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.system-supports-accent-colors.html)
  /// of `AdwStyleManager`. Since Libadwaita 1.6.
  public final var systemSupportsAccentColors: Bool {
    adw_style_manager_get_system_supports_accent_colors(Gtk.instance(self)).isTrue
  }
}

extension Reactive where Base: Adw.StyleManager {
  /// The property
  /// [`accent-color`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.accent-color.html)
  /// of `AdwStyleManager`. Since Libadwaita 1.6.
  public var accentColor: SafeSignal<Adw.AccentColor> { readOnlyProperty("accent-color") }

  /// The property
  /// [`accent-color-rgba`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.accent-color-rgba.html)
  /// of `AdwStyleManager`. Since Libadwaita 1.6.
  public var accentColorRgba: SafeSignal<Gdk.RGBA?> { readOnlyProperty("accent-color-rgba") }

  /// The property
  /// [`system-supports-accent-colors`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.StyleManager.system-supports-accent-colors.html)
  /// of `AdwStyleManager`. Since Libadwaita 1.6.
  public var systemSupportsAccentColors: SafeSignal<Bool> { readOnlyProperty("system-supports-accent-colors") }
}

#endif
