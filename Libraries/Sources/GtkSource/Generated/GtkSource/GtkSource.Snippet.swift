// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceSnippet`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.Snippet.html).
  open class Snippet: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_snippet_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_snippet_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.Snippet.new.html).
    public init(trigger: String? = nil, languageId: String? = nil) {
      super.init(adopting: gtk_source_snippet_new(trigger, languageId).raw)
    }

    /// Calls
    /// [`gtk_source_snippet_new_parsed()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.Snippet.new_parsed.html).
    /// Since GtkSourceView 5.6.
    public init(text: String) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      let pointer = gtk_source_snippet_new_parsed(text, &error)
      if let error { throw GLib.Failure(consuming: error) }
      super.init(adopting: pointer!.raw)
    }

    /// The property
    /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Snippet.buffer.html) of
    /// `GtkSourceSnippet`.
    public final var buffer: Gtk.TextBuffer? { getProperty("buffer") }

    /// The property
    /// [`description`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Snippet.description.html)
    /// of `GtkSourceSnippet`.
    public final var description: String {
      get { Gtk.lentString(gtk_source_snippet_get_description(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { gtk_source_snippet_set_description(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`focus-position`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Snippet.focus-position.html)
    /// of `GtkSourceSnippet`.
    public final var focusPosition: Int { gtk_source_snippet_get_focus_position(Gtk.instance(self)).int }

    /// The property
    /// [`language-id`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Snippet.language-id.html)
    /// of `GtkSourceSnippet`.
    public final var languageId: String {
      get { Gtk.lentString(gtk_source_snippet_get_language_id(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { gtk_source_snippet_set_language_id(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Snippet.name.html) of
    /// `GtkSourceSnippet`.
    public final var name: String {
      get { Gtk.lentString(gtk_source_snippet_get_name(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { gtk_source_snippet_set_name(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`trigger`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Snippet.trigger.html) of
    /// `GtkSourceSnippet`.
    public final var trigger: String? {
      get { Gtk.lentString(ifAny: gtk_source_snippet_get_trigger(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { gtk_source_snippet_set_trigger(Gtk.instance(self), $0) } }
    }

    /// Calls
    /// [`gtk_source_snippet_add_chunk()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Snippet.add_chunk.html).
    public final func addChunk(_ chunk: GtkSource.SnippetChunk) {
      gtk_source_snippet_add_chunk(Gtk.instance(self), chunk.opaque)
    }

    /// Calls
    /// [`gtk_source_snippet_copy()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Snippet.copy.html).
    @discardableResult
    public final func copy() -> GtkSource.Snippet {
      Gtk.givenObject(opaque: gtk_source_snippet_copy(Gtk.instance(self)))!
    }

    /// Calls
    /// [`gtk_source_snippet_get_context()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Snippet.get_context.html).
    public final var context: GtkSource.SnippetContext? {
      Gtk.lentObject(opaque: gtk_source_snippet_get_context(Gtk.instance(self)))
    }

    /// Calls
    /// [`gtk_source_snippet_get_n_chunks()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Snippet.get_n_chunks.html).
    public final var nChunks: Int { gtk_source_snippet_get_n_chunks(Gtk.instance(self)).int }

    /// Calls
    /// [`gtk_source_snippet_get_nth_chunk()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Snippet.get_nth_chunk.html).
    public final func getNthChunk(_ nth: Int) -> GtkSource.SnippetChunk? {
      Gtk.lentObject(opaque: gtk_source_snippet_get_nth_chunk(Gtk.instance(self), nth.uint32))
    }
  }
}

extension Reactive where Base: GtkSource.Snippet {
  /// The property
  /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Snippet.buffer.html) of
  /// `GtkSourceSnippet`.
  public var buffer: SafeSignal<Gtk.TextBuffer?> { readOnlyProperty("buffer") }

  /// The property
  /// [`description`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Snippet.description.html)
  /// of `GtkSourceSnippet`.
  public var description: DynamicSubject<String> {
    property("description", get: { (object: GtkSource.Snippet) in object.description }, set: { $0.description = $1 })
  }

  /// The property
  /// [`focus-position`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Snippet.focus-position.html)
  /// of `GtkSourceSnippet`.
  public var focusPosition: SafeSignal<Int> { readOnlyProperty("focus-position") }

  /// The property
  /// [`language-id`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Snippet.language-id.html)
  /// of `GtkSourceSnippet`.
  public var languageId: DynamicSubject<String> {
    property("language-id", get: { (object: GtkSource.Snippet) in object.languageId }, set: { $0.languageId = $1 })
  }

  /// The property
  /// [`name`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Snippet.name.html) of
  /// `GtkSourceSnippet`.
  public var name: DynamicSubject<String> {
    property("name", get: { (object: GtkSource.Snippet) in object.name }, set: { $0.name = $1 })
  }

  /// The property
  /// [`trigger`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Snippet.trigger.html) of
  /// `GtkSourceSnippet`.
  public var trigger: DynamicSubject<String?> {
    property("trigger", get: { (object: GtkSource.Snippet) in object.trigger }, set: { $0.trigger = $1 })
  }
}
