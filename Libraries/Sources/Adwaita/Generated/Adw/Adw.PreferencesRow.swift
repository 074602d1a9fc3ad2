// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CAdwaita
@_spi(Bindings) public import Gtk

extension Adw {
  /// The class
  /// [`AdwPreferencesRow`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/class.PreferencesRow.html).
  /// Since Libadwaita 1.0.
  open class PreferencesRow: Gtk.ListBoxRow {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return adw_preferences_row_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var adwPreferencesRow: UnsafeMutablePointer<AdwPreferencesRow> {
      pointer.assumingMemoryBound(to: AdwPreferencesRow.self)
    }

    /// Calls
    /// [`adw_preferences_row_new()`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/ctor.PreferencesRow.new.html).
    /// Since Libadwaita 1.0.
    public override init() {
      super.init(adopting: adw_preferences_row_new())
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesRow.title.html) of
    /// `AdwPreferencesRow`. Since Libadwaita 1.0.
    public final var title: String {
      get { Gtk.lentString(adw_preferences_row_get_title(adwPreferencesRow)) }
      set { Gtk.lend(newValue) { adw_preferences_row_set_title(adwPreferencesRow, $0) } }
    }

    /// The property
    /// [`title-selectable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesRow.title-selectable.html)
    /// of `AdwPreferencesRow`. Since Libadwaita 1.1.
    public final var titleSelectable: Bool {
      get { adw_preferences_row_get_title_selectable(adwPreferencesRow).isTrue }
      set { adw_preferences_row_set_title_selectable(adwPreferencesRow, newValue.gboolean) }
    }

    /// The property
    /// [`use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesRow.use-markup.html)
    /// of `AdwPreferencesRow`. Since Libadwaita 1.2.
    public final var useMarkup: Bool {
      get { adw_preferences_row_get_use_markup(adwPreferencesRow).isTrue }
      set { adw_preferences_row_set_use_markup(adwPreferencesRow, newValue.gboolean) }
    }

    /// The property
    /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesRow.use-underline.html)
    /// of `AdwPreferencesRow`. Since Libadwaita 1.0.
    public final var useUnderline: Bool {
      get { adw_preferences_row_get_use_underline(adwPreferencesRow).isTrue }
      set { adw_preferences_row_set_use_underline(adwPreferencesRow, newValue.gboolean) }
    }
  }
}

extension Reactive where Base: Adw.PreferencesRow {
  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesRow.title.html) of
  /// `AdwPreferencesRow`. Since Libadwaita 1.0.
  public var title: DynamicSubject<String> {
    property("title", get: { (object: Adw.PreferencesRow) in object.title }, set: { $0.title = $1 })
  }

  /// The property
  /// [`title-selectable`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesRow.title-selectable.html)
  /// of `AdwPreferencesRow`. Since Libadwaita 1.1.
  public var titleSelectable: DynamicSubject<Bool> { property("title-selectable") }

  /// The property
  /// [`use-markup`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesRow.use-markup.html)
  /// of `AdwPreferencesRow`. Since Libadwaita 1.2.
  public var useMarkup: DynamicSubject<Bool> { property("use-markup") }

  /// The property
  /// [`use-underline`](https://gnome.pages.gitlab.gnome.org/libadwaita/doc/1-latest/property.PreferencesRow.use-underline.html)
  /// of `AdwPreferencesRow`. Since Libadwaita 1.0.
  public var useUnderline: DynamicSubject<Bool> { property("use-underline") }
}
