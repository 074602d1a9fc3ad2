// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceSearchContext`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.SearchContext.html).
  open class SearchContext: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_search_context_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`gtk_source_search_context_new()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/ctor.SearchContext.new.html).
    public init(buffer: GtkSource.Buffer, settings: GtkSource.SearchSettings? = nil) {
      super.init(adopting: gtk_source_search_context_new(buffer.gtkSourceBuffer, settings?.gtkSourceSearchSettings).raw)
    }

    /// The property
    /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchContext.buffer.html)
    /// of `GtkSourceSearchContext`.
    public final var buffer: GtkSource.Buffer? {
      Gtk.lentObject(gtk_source_search_context_get_buffer(Gtk.instance(self)))
    }

    /// The property
    /// [`highlight`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchContext.highlight.html)
    /// of `GtkSourceSearchContext`.
    public final var highlight: Bool {
      get { gtk_source_search_context_get_highlight(Gtk.instance(self)).isTrue }
      set { gtk_source_search_context_set_highlight(Gtk.instance(self), newValue.gboolean) }
    }

    /// The property
    /// [`match-style`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchContext.match-style.html)
    /// of `GtkSourceSearchContext`.
    public final var matchStyle: GtkSource.Style? {
      get { Gtk.lentObject(opaque: gtk_source_search_context_get_match_style(Gtk.instance(self))) }
      set { gtk_source_search_context_set_match_style(Gtk.instance(self), newValue?.opaque) }
    }

    /// The property
    /// [`occurrences-count`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchContext.occurrences-count.html)
    /// of `GtkSourceSearchContext`.
    public final var occurrencesCount: Int { gtk_source_search_context_get_occurrences_count(Gtk.instance(self)).int }

    /// The property
    /// [`regex-error`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchContext.regex-error.html)
    /// of `GtkSourceSearchContext`.
    public final var regexError: GLib.Failure? {
      gtk_source_search_context_get_regex_error(Gtk.instance(self)).map { GLib.Failure(consuming: $0) }
    }

    /// The property
    /// [`settings`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchContext.settings.html)
    /// of `GtkSourceSearchContext`.
    public final var settings: GtkSource.SearchSettings? {
      Gtk.lentObject(gtk_source_search_context_get_settings(Gtk.instance(self)))
    }

    /// Calls
    /// [`gtk_source_search_context_backward()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SearchContext.backward.html).
    @discardableResult
    public final func backward(_ iter: Gtk.TextIter) -> (
      matchStart: Gtk.TextIter, matchEnd: Gtk.TextIter, hasWrappedAround: Bool
    )? {
      var cMatchStart = GtkTextIter()
      var cMatchEnd = GtkTextIter()
      var cHasWrappedAround: gboolean = 0
      let result = gtk_source_search_context_backward(
        Gtk.instance(self), iter.gtkTextIter, &cMatchStart, &cMatchEnd, &cHasWrappedAround)
      guard result != 0 else { return nil }
      return (Gtk.TextIter(copying: &cMatchStart), Gtk.TextIter(copying: &cMatchEnd), cHasWrappedAround.isTrue)
    }

    /// Calls
    /// [`gtk_source_search_context_backward_async()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SearchContext.backward_async.html).
    @discardableResult
    public final func backward(_ iter: Gtk.TextIter) async throws -> (
      matchStart: Gtk.TextIter, matchEnd: Gtk.TextIter, hasWrappedAround: Bool
    ) {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        gtk_source_search_context_backward_async(Gtk.instance(self), iter.gtkTextIter, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cMatchStart = GtkTextIter()
      var cMatchEnd = GtkTextIter()
      var cHasWrappedAround: gboolean = 0
      var error: UnsafeMutablePointer<GError>?
      gtk_source_search_context_backward_finish(
        Gtk.instance(self), outcome.pointer, &cMatchStart, &cMatchEnd, &cHasWrappedAround, &error)
      if let error { throw outcome.failure(error) }
      return (Gtk.TextIter(copying: &cMatchStart), Gtk.TextIter(copying: &cMatchEnd), cHasWrappedAround.isTrue)
    }

    /// Calls
    /// [`gtk_source_search_context_forward()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SearchContext.forward.html).
    @discardableResult
    public final func forward(_ iter: Gtk.TextIter) -> (
      matchStart: Gtk.TextIter, matchEnd: Gtk.TextIter, hasWrappedAround: Bool
    )? {
      var cMatchStart = GtkTextIter()
      var cMatchEnd = GtkTextIter()
      var cHasWrappedAround: gboolean = 0
      let result = gtk_source_search_context_forward(
        Gtk.instance(self), iter.gtkTextIter, &cMatchStart, &cMatchEnd, &cHasWrappedAround)
      guard result != 0 else { return nil }
      return (Gtk.TextIter(copying: &cMatchStart), Gtk.TextIter(copying: &cMatchEnd), cHasWrappedAround.isTrue)
    }

    /// Calls
    /// [`gtk_source_search_context_forward_async()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SearchContext.forward_async.html).
    @discardableResult
    public final func forward(_ iter: Gtk.TextIter) async throws -> (
      matchStart: Gtk.TextIter, matchEnd: Gtk.TextIter, hasWrappedAround: Bool
    ) {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        gtk_source_search_context_forward_async(Gtk.instance(self), iter.gtkTextIter, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cMatchStart = GtkTextIter()
      var cMatchEnd = GtkTextIter()
      var cHasWrappedAround: gboolean = 0
      var error: UnsafeMutablePointer<GError>?
      gtk_source_search_context_forward_finish(
        Gtk.instance(self), outcome.pointer, &cMatchStart, &cMatchEnd, &cHasWrappedAround, &error)
      if let error { throw outcome.failure(error) }
      return (Gtk.TextIter(copying: &cMatchStart), Gtk.TextIter(copying: &cMatchEnd), cHasWrappedAround.isTrue)
    }

    /// Calls
    /// [`gtk_source_search_context_get_occurrence_position()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SearchContext.get_occurrence_position.html).
    public final func getOccurrencePosition(_ matchStart: Gtk.TextIter, matchEnd: Gtk.TextIter) -> Int {
      gtk_source_search_context_get_occurrence_position(
        Gtk.instance(self), matchStart.gtkTextIter, matchEnd.gtkTextIter
      ).int
    }

    /// Calls
    /// [`gtk_source_search_context_replace()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SearchContext.replace.html).
    public final func replace(_ matchStart: Gtk.TextIter, matchEnd: Gtk.TextIter, replace: String, replaceLength: Int)
      throws(GLib.Failure)
    {
      var error: UnsafeMutablePointer<GError>?
      gtk_source_search_context_replace(
        Gtk.instance(self), matchStart.gtkTextIter, matchEnd.gtkTextIter, replace, replaceLength.int32, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls
    /// [`gtk_source_search_context_replace_all()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.SearchContext.replace_all.html).
    @discardableResult
    public final func replaceAll(_ replace: String, replaceLength: Int) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = gtk_source_search_context_replace_all(Gtk.instance(self), replace, replaceLength.int32, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result.int
    }
  }
}

extension Reactive where Base: GtkSource.SearchContext {
  /// The property
  /// [`buffer`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchContext.buffer.html)
  /// of `GtkSourceSearchContext`.
  public var buffer: SafeSignal<GtkSource.Buffer?> { readOnlyProperty("buffer") }

  /// The property
  /// [`highlight`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchContext.highlight.html)
  /// of `GtkSourceSearchContext`.
  public var highlight: DynamicSubject<Bool> { property("highlight") }

  /// The property
  /// [`match-style`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchContext.match-style.html)
  /// of `GtkSourceSearchContext`.
  public var matchStyle: DynamicSubject<GtkSource.Style?> { property("match-style") }

  /// The property
  /// [`occurrences-count`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchContext.occurrences-count.html)
  /// of `GtkSourceSearchContext`.
  public var occurrencesCount: SafeSignal<Int> { readOnlyProperty("occurrences-count") }

  /// The property
  /// [`regex-error`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchContext.regex-error.html)
  /// of `GtkSourceSearchContext`.
  public var regexError: SafeSignal<GLib.Failure?> { readOnlyProperty("regex-error") }

  /// The property
  /// [`settings`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.SearchContext.settings.html)
  /// of `GtkSourceSearchContext`.
  public var settings: SafeSignal<GtkSource.SearchSettings?> { readOnlyProperty("settings") }
}
