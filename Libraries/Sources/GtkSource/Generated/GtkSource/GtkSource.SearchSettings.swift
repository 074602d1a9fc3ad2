// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceSearchSettings`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.SearchSettings.html).
  open class SearchSettings: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_search_settings_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceSearchSettings: UnsafeMutablePointer<GtkSourceSearchSettings> {
      pointer.assumingMemoryBound(to: GtkSourceSearchSettings.self)
    }

    /// Calls
    /// [`gtk_source_search_settings_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.SearchSettings.new.html).
    public init() {
      super.init(adopting: gtk_source_search_settings_new())
    }

    /// The property
    /// [`at-word-boundaries`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchSettings.at-word-boundaries.html)
    /// of `GtkSourceSearchSettings`.
    public final var atWordBoundaries: Bool {
      get { gtk_source_search_settings_get_at_word_boundaries(gtkSourceSearchSettings).isTrue }
      set { gtk_source_search_settings_set_at_word_boundaries(gtkSourceSearchSettings, newValue.gboolean) }
    }

    /// The property
    /// [`case-sensitive`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchSettings.case-sensitive.html)
    /// of `GtkSourceSearchSettings`.
    public final var caseSensitive: Bool {
      get { gtk_source_search_settings_get_case_sensitive(gtkSourceSearchSettings).isTrue }
      set { gtk_source_search_settings_set_case_sensitive(gtkSourceSearchSettings, newValue.gboolean) }
    }

    /// The property
    /// [`regex-enabled`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchSettings.regex-enabled.html)
    /// of `GtkSourceSearchSettings`.
    public final var regexEnabled: Bool {
      get { gtk_source_search_settings_get_regex_enabled(gtkSourceSearchSettings).isTrue }
      set { gtk_source_search_settings_set_regex_enabled(gtkSourceSearchSettings, newValue.gboolean) }
    }

    /// The property
    /// [`search-text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchSettings.search-text.html)
    /// of `GtkSourceSearchSettings`.
    public final var searchText: String? {
      get { Gtk.lentString(ifAny: gtk_source_search_settings_get_search_text(gtkSourceSearchSettings)) }
      set { Gtk.lend(newValue) { gtk_source_search_settings_set_search_text(gtkSourceSearchSettings, $0) } }
    }

    /// The property
    /// [`wrap-around`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchSettings.wrap-around.html)
    /// of `GtkSourceSearchSettings`.
    public final var wrapAround: Bool {
      get { gtk_source_search_settings_get_wrap_around(gtkSourceSearchSettings).isTrue }
      set { gtk_source_search_settings_set_wrap_around(gtkSourceSearchSettings, newValue.gboolean) }
    }
  }
}

extension Reactive where Base: GtkSource.SearchSettings {
  /// The property
  /// [`at-word-boundaries`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchSettings.at-word-boundaries.html)
  /// of `GtkSourceSearchSettings`.
  public var atWordBoundaries: DynamicSubject<Bool> { property("at-word-boundaries") }

  /// The property
  /// [`case-sensitive`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchSettings.case-sensitive.html)
  /// of `GtkSourceSearchSettings`.
  public var caseSensitive: DynamicSubject<Bool> { property("case-sensitive") }

  /// The property
  /// [`regex-enabled`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchSettings.regex-enabled.html)
  /// of `GtkSourceSearchSettings`.
  public var regexEnabled: DynamicSubject<Bool> { property("regex-enabled") }

  /// The property
  /// [`search-text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchSettings.search-text.html)
  /// of `GtkSourceSearchSettings`.
  public var searchText: DynamicSubject<String?> {
    property(
      "search-text", get: { (object: GtkSource.SearchSettings) in object.searchText }, set: { $0.searchText = $1 })
  }

  /// The property
  /// [`wrap-around`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchSettings.wrap-around.html)
  /// of `GtkSourceSearchSettings`.
  public var wrapAround: DynamicSubject<Bool> { property("wrap-around") }
}
