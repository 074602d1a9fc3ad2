// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceSnippetChunk`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.SnippetChunk.html).
  open class SnippetChunk: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_snippet_chunk_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_snippet_chunk_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.SnippetChunk.new.html).
    public init() {
      super.init(adopting: gtk_source_snippet_chunk_new().raw)
    }

    /// The property
    /// [`context`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetChunk.context.html)
    /// of `GtkSourceSnippetChunk`.
    public final var context: GtkSource.SnippetContext? {
      get { Gtk.lentObject(opaque: gtk_source_snippet_chunk_get_context(Gtk.instance(self))) }
      set { gtk_source_snippet_chunk_set_context(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`focus-position`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetChunk.focus-position.html)
    /// of `GtkSourceSnippetChunk`.
    public final var focusPosition: Int {
      get { gtk_source_snippet_chunk_get_focus_position(Gtk.instance(self)).int }
      set { gtk_source_snippet_chunk_set_focus_position(Gtk.instance(self), newValue.int32) }
    }

    /// The property
    /// [`spec`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetChunk.spec.html) of
    /// `GtkSourceSnippetChunk`.
    public final var spec: String? {
      get { Gtk.lentString(ifAny: gtk_source_snippet_chunk_get_spec(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { gtk_source_snippet_chunk_set_spec(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetChunk.text.html) of
    /// `GtkSourceSnippetChunk`.
    public final var text: String {
      get { Gtk.lentString(gtk_source_snippet_chunk_get_text(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { gtk_source_snippet_chunk_set_text(Gtk.instance(self), $0) } }
    }

    /// The property
    /// [`text-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetChunk.text-set.html)
    /// of `GtkSourceSnippetChunk`.
    public final var textSet: Bool {
      get { gtk_source_snippet_chunk_get_text_set(Gtk.instance(self)).isTrue }
      set { gtk_source_snippet_chunk_set_text_set(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`tooltip-text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetChunk.tooltip-text.html)
    /// of `GtkSourceSnippetChunk`.
    public final var tooltipText: String {
      get { Gtk.lentString(gtk_source_snippet_chunk_get_tooltip_text(Gtk.instance(self))) }
      set { Gtk.lend(newValue) { gtk_source_snippet_chunk_set_tooltip_text(Gtk.instance(self), $0) } }
    }

    /// Calls
    /// [`gtk_source_snippet_chunk_copy()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SnippetChunk.copy.html).
    @discardableResult
    public final func copy() -> GtkSource.SnippetChunk {
      Gtk.givenObject(opaque: gtk_source_snippet_chunk_copy(Gtk.instance(self)))!
    }
  }
}

extension Reactive where Base: GtkSource.SnippetChunk {
  /// The property
  /// [`context`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetChunk.context.html)
  /// of `GtkSourceSnippetChunk`.
  public var context: DynamicSubject<GtkSource.SnippetContext?> { property("context") }

  /// The property
  /// [`focus-position`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetChunk.focus-position.html)
  /// of `GtkSourceSnippetChunk`.
  public var focusPosition: DynamicSubject<Int> {
    property(
      "focus-position", get: { (object: GtkSource.SnippetChunk) in object.focusPosition },
      set: { $0.focusPosition = $1 })
  }

  /// The property
  /// [`spec`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetChunk.spec.html) of
  /// `GtkSourceSnippetChunk`.
  public var spec: DynamicSubject<String?> {
    property("spec", get: { (object: GtkSource.SnippetChunk) in object.spec }, set: { $0.spec = $1 })
  }

  /// The property
  /// [`text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetChunk.text.html) of
  /// `GtkSourceSnippetChunk`.
  public var text: DynamicSubject<String> {
    property("text", get: { (object: GtkSource.SnippetChunk) in object.text }, set: { $0.text = $1 })
  }

  /// The property
  /// [`text-set`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetChunk.text-set.html)
  /// of `GtkSourceSnippetChunk`.
  public var textSet: DynamicSubject<Bool> { property("text-set") }

  /// The property
  /// [`tooltip-text`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SnippetChunk.tooltip-text.html)
  /// of `GtkSourceSnippetChunk`.
  public var tooltipText: DynamicSubject<String> {
    property(
      "tooltip-text", get: { (object: GtkSource.SnippetChunk) in object.tooltipText }, set: { $0.tooltipText = $1 })
  }
}
