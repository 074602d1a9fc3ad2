// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceCompletionWords`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.CompletionWords.html).
  open class CompletionWords: Gtk.Object, GtkSource.CompletionProvider {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_completion_words_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceCompletionWords: UnsafeMutablePointer<GtkSourceCompletionWords> {
      pointer.assumingMemoryBound(to: GtkSourceCompletionWords.self)
    }

    /// Calls
    /// [`gtk_source_completion_words_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.CompletionWords.new.html).
    public init(title: String? = nil) {
      super.init(adopting: gtk_source_completion_words_new(title))
    }

    /// The property
    /// [`minimum-word-size`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionWords.minimum-word-size.html)
    /// of `GtkSourceCompletionWords`.
    public final var minimumWordSize: Int {
      get { getProperty("minimum-word-size") }
      set { setProperty("minimum-word-size", newValue) }
    }

    /// The property
    /// [`priority`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionWords.priority.html)
    /// of `GtkSourceCompletionWords`.
    public final var priority: Int {
      get { getProperty("priority") }
      set { setProperty("priority", newValue) }
    }

    /// The property
    /// [`proposals-batch-size`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionWords.proposals-batch-size.html)
    /// of `GtkSourceCompletionWords`.
    public final var proposalsBatchSize: Int {
      get { getProperty("proposals-batch-size") }
      set { setProperty("proposals-batch-size", newValue) }
    }

    /// The property
    /// [`scan-batch-size`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionWords.scan-batch-size.html)
    /// of `GtkSourceCompletionWords`.
    public final var scanBatchSize: Int {
      get { getProperty("scan-batch-size") }
      set { setProperty("scan-batch-size", newValue) }
    }

    /// The property
    /// [`title`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionWords.title.html)
    /// of `GtkSourceCompletionWords`.
    public final var title: String {
      get { getProperty("title") }
      set { setProperty("title", newValue) }
    }

    /// Calls
    /// [`gtk_source_completion_words_register()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionWords.register.html).
    public final func register(_ buffer: Gtk.TextBuffer) {
      gtk_source_completion_words_register(gtkSourceCompletionWords, buffer.gtkTextBuffer)
    }

    /// Calls
    /// [`gtk_source_completion_words_unregister()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionWords.unregister.html).
    public final func unregister(_ buffer: Gtk.TextBuffer) {
      gtk_source_completion_words_unregister(gtkSourceCompletionWords, buffer.gtkTextBuffer)
    }
  }
}

extension Reactive where Base: GtkSource.CompletionWords {
  /// The property
  /// [`minimum-word-size`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionWords.minimum-word-size.html)
  /// of `GtkSourceCompletionWords`.
  public var minimumWordSize: DynamicSubject<Int> { property("minimum-word-size") }

  /// The property
  /// [`priority`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionWords.priority.html)
  /// of `GtkSourceCompletionWords`.
  public var priority: DynamicSubject<Int> { property("priority") }

  /// The property
  /// [`proposals-batch-size`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionWords.proposals-batch-size.html)
  /// of `GtkSourceCompletionWords`.
  public var proposalsBatchSize: DynamicSubject<Int> { property("proposals-batch-size") }

  /// The property
  /// [`scan-batch-size`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionWords.scan-batch-size.html)
  /// of `GtkSourceCompletionWords`.
  public var scanBatchSize: DynamicSubject<Int> { property("scan-batch-size") }

  /// The property
  /// [`title`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionWords.title.html)
  /// of `GtkSourceCompletionWords`.
  public var title: DynamicSubject<String> { property("title") }
}
