// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceCompletionSnippets`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.CompletionSnippets.html).
  open class CompletionSnippets: Gtk.Object, GtkSource.CompletionProvider {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_completion_snippets_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceCompletionSnippets: UnsafeMutablePointer<GtkSourceCompletionSnippets> {
      pointer.assumingMemoryBound(to: GtkSourceCompletionSnippets.self)
    }

    /// Calls
    /// [`gtk_source_completion_snippets_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.CompletionSnippets.new.html).
    public init() {
      super.init(adopting: gtk_source_completion_snippets_new())
    }

    /// The property
    /// [`priority`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionSnippets.priority.html)
    /// of `GtkSourceCompletionSnippets`.
    public final var priority: Int {
      get { getProperty("priority") }
      set { setProperty("priority", newValue) }
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionSnippets.title.html)
    /// of `GtkSourceCompletionSnippets`.
    public final var title: String {
      get { getProperty("title") }
      set { setProperty("title", newValue) }
    }
  }
}

extension Reactive where Base: GtkSource.CompletionSnippets {
  /// The property
  /// [`priority`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionSnippets.priority.html)
  /// of `GtkSourceCompletionSnippets`.
  public var priority: DynamicSubject<Int> { property("priority") }

  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionSnippets.title.html)
  /// of `GtkSourceCompletionSnippets`.
  public var title: DynamicSubject<String> { property("title") }
}
