// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
public import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceBuffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.Buffer.html).
  open class Buffer: Gtk.TextBuffer {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_buffer_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gtkSourceBuffer: UnsafeMutablePointer<GtkSourceBuffer> {
      pointer.assumingMemoryBound(to: GtkSourceBuffer.self)
    }

    /// Calls
    /// [`gtk_source_buffer_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.Buffer.new.html).
    public override init(table: Gtk.TextTagTable? = nil) {
      super.init(adopting: gtk_source_buffer_new(table?.opaque))
    }

    /// Calls
    /// [`gtk_source_buffer_new_with_language()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.Buffer.new_with_language.html).
    public init(language: GtkSource.Language) {
      super.init(adopting: gtk_source_buffer_new_with_language(language.opaque))
    }

    /// The property
    /// [`highlight-matching-brackets`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Buffer.highlight-matching-brackets.html)
    /// of `GtkSourceBuffer`.
    public final var highlightMatchingBrackets: Bool {
      get { gtk_source_buffer_get_highlight_matching_brackets(gtkSourceBuffer).isTrue }
      set { gtk_source_buffer_set_highlight_matching_brackets(gtkSourceBuffer, newValue.gboolean) }
    }

    /// The property
    /// [`highlight-syntax`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Buffer.highlight-syntax.html)
    /// of `GtkSourceBuffer`.
    public final var highlightSyntax: Bool {
      get { gtk_source_buffer_get_highlight_syntax(gtkSourceBuffer).isTrue }
      set { gtk_source_buffer_set_highlight_syntax(gtkSourceBuffer, newValue.gboolean) }
    }

    /// The property
    /// [`implicit-trailing-newline`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Buffer.implicit-trailing-newline.html)
    /// of `GtkSourceBuffer`.
    public final var implicitTrailingNewline: Bool {
      get { gtk_source_buffer_get_implicit_trailing_newline(gtkSourceBuffer).isTrue }
      set { gtk_source_buffer_set_implicit_trailing_newline(gtkSourceBuffer, newValue.gboolean) }
    }

    /// The property
    /// [`language`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Buffer.language.html) of
    /// `GtkSourceBuffer`.
    public final var language: GtkSource.Language? {
      get { Gtk.lentObject(opaque: gtk_source_buffer_get_language(gtkSourceBuffer)) }
      set { gtk_source_buffer_set_language(gtkSourceBuffer, newValue?.opaque) }
    }

    /// The property
    /// [`style-scheme`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Buffer.style-scheme.html)
    /// of `GtkSourceBuffer`.
    public final var styleScheme: GtkSource.StyleScheme? {
      get { Gtk.lentObject(opaque: gtk_source_buffer_get_style_scheme(gtkSourceBuffer)) }
      set { gtk_source_buffer_set_style_scheme(gtkSourceBuffer, newValue?.opaque) }
    }

    /// Calls
    /// [`gtk_source_buffer_backward_iter_to_source_mark()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.backward_iter_to_source_mark.html).
    @discardableResult
    public final func backwardIterToSourceMark(_ iter: Gtk.TextIter, category: String?) -> Bool {
      gtk_source_buffer_backward_iter_to_source_mark(gtkSourceBuffer, iter.gtkTextIter, category).isTrue
    }

    /// Calls
    /// [`gtk_source_buffer_change_case()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.change_case.html).
    public final func changeCase(caseType: GtkSource.ChangeCaseType, start: Gtk.TextIter, end: Gtk.TextIter) {
      gtk_source_buffer_change_case(gtkSourceBuffer, caseType.cValue, start.gtkTextIter, end.gtkTextIter)
    }

    /// Calls
    /// [`gtk_source_buffer_create_source_mark()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.create_source_mark.html).
    @discardableResult
    public final func createSourceMark(_ name: String?, category: String, `where`: Gtk.TextIter) -> GtkSource.Mark {
      Gtk.lentObject(gtk_source_buffer_create_source_mark(gtkSourceBuffer, name, category, `where`.gtkTextIter))!
    }

    /// Calls
    /// [`gtk_source_buffer_ensure_highlight()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.ensure_highlight.html).
    public final func ensureHighlight(_ start: Gtk.TextIter, end: Gtk.TextIter) {
      gtk_source_buffer_ensure_highlight(gtkSourceBuffer, start.gtkTextIter, end.gtkTextIter)
    }

    /// Calls
    /// [`gtk_source_buffer_forward_iter_to_source_mark()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.forward_iter_to_source_mark.html).
    @discardableResult
    public final func forwardIterToSourceMark(_ iter: Gtk.TextIter, category: String?) -> Bool {
      gtk_source_buffer_forward_iter_to_source_mark(gtkSourceBuffer, iter.gtkTextIter, category).isTrue
    }

    /// Calls
    /// [`gtk_source_buffer_get_context_classes_at_iter()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.get_context_classes_at_iter.html).
    public final func getContextClassesAtIter(_ iter: Gtk.TextIter) -> [String] {
      Gtk.givenStrings(gtk_source_buffer_get_context_classes_at_iter(gtkSourceBuffer, iter.gtkTextIter))
    }

    /// Calls
    /// [`gtk_source_buffer_get_source_marks_at_iter()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.get_source_marks_at_iter.html).
    public final func getSourceMarksAtIter(_ iter: Gtk.TextIter, category: String?) -> [GtkSource.Mark] {
      Gtk.lists(gtk_source_buffer_get_source_marks_at_iter(gtkSourceBuffer, iter.gtkTextIter, category), isGiven: true)
      { Gtk.lentObject($0) as GtkSource.Mark? }
    }

    /// Calls
    /// [`gtk_source_buffer_get_source_marks_at_line()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.get_source_marks_at_line.html).
    public final func getSourceMarksAtLine(line: Int, category: String?) -> [GtkSource.Mark] {
      Gtk.lists(gtk_source_buffer_get_source_marks_at_line(gtkSourceBuffer, line.int32, category), isGiven: true) {
        Gtk.lentObject($0) as GtkSource.Mark?
      }
    }

    /// Calls
    /// [`gtk_source_buffer_iter_backward_to_context_class_toggle()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.iter_backward_to_context_class_toggle.html).
    @discardableResult
    public final func iterBackwardToContextClassToggle(_ iter: Gtk.TextIter, contextClass: String) -> Bool {
      gtk_source_buffer_iter_backward_to_context_class_toggle(gtkSourceBuffer, iter.gtkTextIter, contextClass).isTrue
    }

    /// Calls
    /// [`gtk_source_buffer_iter_forward_to_context_class_toggle()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.iter_forward_to_context_class_toggle.html).
    @discardableResult
    public final func iterForwardToContextClassToggle(_ iter: Gtk.TextIter, contextClass: String) -> Bool {
      gtk_source_buffer_iter_forward_to_context_class_toggle(gtkSourceBuffer, iter.gtkTextIter, contextClass).isTrue
    }

    /// Calls
    /// [`gtk_source_buffer_iter_has_context_class()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.iter_has_context_class.html).
    public final func iterHasContextClass(_ iter: Gtk.TextIter, contextClass: String) -> Bool {
      gtk_source_buffer_iter_has_context_class(gtkSourceBuffer, iter.gtkTextIter, contextClass).isTrue
    }

    /// Calls
    /// [`gtk_source_buffer_join_lines()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.join_lines.html).
    public final func joinLines(_ start: Gtk.TextIter, end: Gtk.TextIter) {
      gtk_source_buffer_join_lines(gtkSourceBuffer, start.gtkTextIter, end.gtkTextIter)
    }

    /// Calls
    /// [`gtk_source_buffer_remove_source_marks()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.remove_source_marks.html).
    public final func removeSourceMarks(_ start: Gtk.TextIter, end: Gtk.TextIter, category: String?) {
      gtk_source_buffer_remove_source_marks(gtkSourceBuffer, start.gtkTextIter, end.gtkTextIter, category)
    }

    /// Calls
    /// [`gtk_source_buffer_sort_lines()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.Buffer.sort_lines.html).
    public final func sortLines(_ start: Gtk.TextIter, end: Gtk.TextIter, flags: GtkSource.SortFlags, column: Int) {
      gtk_source_buffer_sort_lines(gtkSourceBuffer, start.gtkTextIter, end.gtkTextIter, flags.cValue, column.int32)
    }
  }
}

extension Reactive where Base: GtkSource.Buffer {
  /// The property
  /// [`highlight-matching-brackets`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Buffer.highlight-matching-brackets.html)
  /// of `GtkSourceBuffer`.
  public var highlightMatchingBrackets: DynamicSubject<Bool> { property("highlight-matching-brackets") }

  /// The property
  /// [`highlight-syntax`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Buffer.highlight-syntax.html)
  /// of `GtkSourceBuffer`.
  public var highlightSyntax: DynamicSubject<Bool> { property("highlight-syntax") }

  /// The property
  /// [`implicit-trailing-newline`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Buffer.implicit-trailing-newline.html)
  /// of `GtkSourceBuffer`.
  public var implicitTrailingNewline: DynamicSubject<Bool> { property("implicit-trailing-newline") }

  /// The property
  /// [`language`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Buffer.language.html) of
  /// `GtkSourceBuffer`.
  public var language: DynamicSubject<GtkSource.Language?> { property("language") }

  /// The property
  /// [`style-scheme`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.Buffer.style-scheme.html)
  /// of `GtkSourceBuffer`.
  public var styleScheme: DynamicSubject<GtkSource.StyleScheme?> { property("style-scheme") }

  /// The signal
  /// [`bracket-matched`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.Buffer.bracket-matched.html)
  /// of `GtkSourceBuffer`.
  ///
  /// Arguments: `iter`, `state`.
  public var bracketMatched: SafeSignal<(Gtk.TextIter?, GtkSource.BracketMatchType)> {
    signal(ofSeveral: "bracket-matched")
  }

  /// The signal
  /// [`cursor-moved`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.Buffer.cursor-moved.html)
  /// of `GtkSourceBuffer`.
  public var cursorMoved: SafeSignal<Void> { signal("cursor-moved") }

  /// The signal
  /// [`highlight-updated`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.Buffer.highlight-updated.html)
  /// of `GtkSourceBuffer`.
  ///
  /// Arguments: `start`, `end`.
  public var highlightUpdated: SafeSignal<(Gtk.TextIter, Gtk.TextIter)> { signal(ofSeveral: "highlight-updated") }

  /// The signal
  /// [`source-mark-updated`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.Buffer.source-mark-updated.html)
  /// of `GtkSourceBuffer`.
  ///
  /// Argument: `mark`.
  public var sourceMarkUpdated: SafeSignal<Gtk.TextMark> { signal(ofOne: "source-mark-updated") }
}
