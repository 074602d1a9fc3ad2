// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceSnippetManager`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.SnippetManager.html).
  open class SnippetManager: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_snippet_manager_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`search-path`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetManager.search-path.html)
    /// of `GtkSourceSnippetManager`.
    public final var searchPath: [String] {
      get { Gtk.lentStrings(gtk_source_snippet_manager_get_search_path(Gtk.instance(self))) }
      set { setProperty("search-path", newValue) }
    }

    /// Calls
    /// [`gtk_source_snippet_manager_get_snippet()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SnippetManager.get_snippet.html).
    public final func getSnippet(_ group: String?, languageId: String?, trigger: String) -> GtkSource.Snippet? {
      Gtk.givenObject(opaque: gtk_source_snippet_manager_get_snippet(Gtk.instance(self), group, languageId, trigger))
    }

    /// Calls
    /// [`gtk_source_snippet_manager_list_all()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SnippetManager.list_all.html).
    /// Since GtkSourceView 5.6.
    @discardableResult
    public final func listAll() -> (any Gio.ListModel)? {
      Gtk.lentInterface(opaque: gtk_source_snippet_manager_list_all(Gtk.instance(self)))
    }

    /// Calls
    /// [`gtk_source_snippet_manager_list_matching()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SnippetManager.list_matching.html).
    @discardableResult
    public final func listMatching(_ group: String?, languageId: String?, triggerPrefix: String?) -> any Gio.ListModel {
      (Gtk.givenInterface(
        opaque: gtk_source_snippet_manager_list_matching(Gtk.instance(self), group, languageId, triggerPrefix))
        as (any Gio.ListModel)?)!
    }

    /// Calls
    /// [`gtk_source_snippet_manager_get_default()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/type_func.SnippetManager.get_default.html).
    public static var `default`: GtkSource.SnippetManager {
      Gtk.lentObject(opaque: gtk_source_snippet_manager_get_default())!
    }
  }
}

extension Reactive where Base: GtkSource.SnippetManager {
  /// The property
  /// [`search-path`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetManager.search-path.html)
  /// of `GtkSourceSnippetManager`.
  public var searchPath: DynamicSubject<[String]> { property("search-path") }
}
