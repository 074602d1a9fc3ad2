// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceStyleSchemeManager`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.StyleSchemeManager.html).
  open class StyleSchemeManager: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_style_scheme_manager_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_style_scheme_manager_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.StyleSchemeManager.new.html).
    public init() {
      super.init(adopting: gtk_source_style_scheme_manager_new().raw)
    }

    /// The property
    /// [`scheme-ids`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleSchemeManager.scheme-ids.html)
    /// of `GtkSourceStyleSchemeManager`.
    public final var schemeIds: [String] {
      Gtk.lentStrings(gtk_source_style_scheme_manager_get_scheme_ids(Gtk.instance(self)))
    }

    /// The property
    /// [`search-path`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleSchemeManager.search-path.html)
    /// of `GtkSourceStyleSchemeManager`.
    public final var searchPath: [String] {
      get { Gtk.lentStrings(gtk_source_style_scheme_manager_get_search_path(Gtk.instance(self))) }
      set { setProperty("search-path", newValue) }
    }

    /// Calls
    /// [`gtk_source_style_scheme_manager_append_search_path()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.StyleSchemeManager.append_search_path.html).
    public final func appendSearchPath(_ path: String) {
      gtk_source_style_scheme_manager_append_search_path(Gtk.instance(self), path)
    }

    /// Calls
    /// [`gtk_source_style_scheme_manager_force_rescan()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.StyleSchemeManager.force_rescan.html).
    public final func forceRescan() { gtk_source_style_scheme_manager_force_rescan(Gtk.instance(self)) }

    /// Calls
    /// [`gtk_source_style_scheme_manager_get_scheme()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.StyleSchemeManager.get_scheme.html).
    public final func getScheme(_ schemeId: String) -> GtkSource.StyleScheme? {
      Gtk.lentObject(opaque: gtk_source_style_scheme_manager_get_scheme(Gtk.instance(self), schemeId))
    }

    /// Calls
    /// [`gtk_source_style_scheme_manager_prepend_search_path()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.StyleSchemeManager.prepend_search_path.html).
    public final func prependSearchPath(_ path: String) {
      gtk_source_style_scheme_manager_prepend_search_path(Gtk.instance(self), path)
    }

    /// Calls
    /// [`gtk_source_style_scheme_manager_get_default()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/type_func.StyleSchemeManager.get_default.html).
    public static var `default`: GtkSource.StyleSchemeManager {
      Gtk.lentObject(opaque: gtk_source_style_scheme_manager_get_default())!
    }
  }
}

extension Reactive where Base: GtkSource.StyleSchemeManager {
  /// The property
  /// [`scheme-ids`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleSchemeManager.scheme-ids.html)
  /// of `GtkSourceStyleSchemeManager`.
  public var schemeIds: SafeSignal<[String]> { readOnlyProperty("scheme-ids") }

  /// The property
  /// [`search-path`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.StyleSchemeManager.search-path.html)
  /// of `GtkSourceStyleSchemeManager`.
  public var searchPath: DynamicSubject<[String]> { property("search-path") }
}
