// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceLanguageManager`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.LanguageManager.html).
  open class LanguageManager: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_language_manager_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_language_manager_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.LanguageManager.new.html).
    public init() {
      super.init(adopting: gtk_source_language_manager_new().raw)
    }

    /// The property
    /// [`language-ids`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.LanguageManager.language-ids.html)
    /// of `GtkSourceLanguageManager`.
    public final var languageIds: [String] {
      Gtk.lentStrings(gtk_source_language_manager_get_language_ids(Gtk.instance(self)))
    }

    /// The property
    /// [`search-path`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.LanguageManager.search-path.html)
    /// of `GtkSourceLanguageManager`.
    public final var searchPath: [String] {
      get { Gtk.lentStrings(gtk_source_language_manager_get_search_path(Gtk.instance(self))) }
      set { setProperty("search-path", newValue) }
    }

    /// Calls
    /// [`gtk_source_language_manager_append_search_path()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.LanguageManager.append_search_path.html).
    /// Since GtkSourceView 5.4.
    public final func appendSearchPath(_ path: String) {
      gtk_source_language_manager_append_search_path(Gtk.instance(self), path)
    }

    /// Calls
    /// [`gtk_source_language_manager_get_language()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.LanguageManager.get_language.html).
    public final func getLanguage(_ id: String) -> GtkSource.Language? {
      Gtk.lentObject(opaque: gtk_source_language_manager_get_language(Gtk.instance(self), id))
    }

    /// Calls
    /// [`gtk_source_language_manager_guess_language()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.LanguageManager.guess_language.html).
    @discardableResult
    public final func guessLanguage(_ filename: String?, contentType: String?) -> GtkSource.Language? {
      Gtk.lentObject(opaque: gtk_source_language_manager_guess_language(Gtk.instance(self), filename, contentType))
    }

    /// Calls
    /// [`gtk_source_language_manager_prepend_search_path()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.LanguageManager.prepend_search_path.html).
    /// Since GtkSourceView 5.4.
    public final func prependSearchPath(_ path: String) {
      gtk_source_language_manager_prepend_search_path(Gtk.instance(self), path)
    }

    /// Calls
    /// [`gtk_source_language_manager_get_default()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/type_func.LanguageManager.get_default.html).
    public static var `default`: GtkSource.LanguageManager {
      Gtk.lentObject(opaque: gtk_source_language_manager_get_default())!
    }
  }
}

extension Reactive where Base: GtkSource.LanguageManager {
  /// The property
  /// [`language-ids`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.LanguageManager.language-ids.html)
  /// of `GtkSourceLanguageManager`.
  public var languageIds: SafeSignal<[String]> { readOnlyProperty("language-ids") }

  /// The property
  /// [`search-path`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.LanguageManager.search-path.html)
  /// of `GtkSourceLanguageManager`.
  public var searchPath: DynamicSubject<[String]> { property("search-path") }
}
