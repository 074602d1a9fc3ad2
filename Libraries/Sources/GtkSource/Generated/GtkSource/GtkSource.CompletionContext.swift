// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The class
  /// [`GtkSourceCompletionContext`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/class.CompletionContext.html).
  open class CompletionContext: Gtk.Object, Gio.ListModel {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return gtk_source_completion_context_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`busy`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionContext.busy.html)
    /// of `GtkSourceCompletionContext`.
    public final var busy: Bool { gtk_source_completion_context_get_busy(Gtk.instance(self)).isTrue }

    /// The property
    /// [`completion`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionContext.completion.html)
    /// of `GtkSourceCompletionContext`.
    public final var completion: GtkSource.Completion? {
      Gtk.lentObject(opaque: gtk_source_completion_context_get_completion(Gtk.instance(self)))
    }

    /// The property
    /// [`empty`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionContext.empty.html)
    /// of `GtkSourceCompletionContext`.
    public final var empty: Bool { gtk_source_completion_context_get_empty(Gtk.instance(self)).isTrue }

    /// Calls
    /// [`gtk_source_completion_context_get_activation()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionContext.get_activation.html).
    public final var activation: GtkSource.CompletionActivation {
      GtkSource.CompletionActivation(cValue: gtk_source_completion_context_get_activation(Gtk.instance(self)))
    }

    /// Calls
    /// [`gtk_source_completion_context_get_bounds()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionContext.get_bounds.html).
    public final var bounds: (begin: Gtk.TextIter, end: Gtk.TextIter)? {
      var cBegin = GtkTextIter()
      var cEnd = GtkTextIter()
      let result = gtk_source_completion_context_get_bounds(Gtk.instance(self), &cBegin, &cEnd)
      guard result != 0 else { return nil }
      return (Gtk.TextIter(copying: &cBegin), Gtk.TextIter(copying: &cEnd))
    }

    /// Calls
    /// [`gtk_source_completion_context_get_buffer()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionContext.get_buffer.html).
    public final var buffer: GtkSource.Buffer? {
      Gtk.lentObject(gtk_source_completion_context_get_buffer(Gtk.instance(self)))
    }

    /// Calls
    /// [`gtk_source_completion_context_get_language()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionContext.get_language.html).
    public final var language: GtkSource.Language? {
      Gtk.lentObject(opaque: gtk_source_completion_context_get_language(Gtk.instance(self)))
    }

    /// Calls
    /// [`gtk_source_completion_context_get_proposals_for_provider()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionContext.get_proposals_for_provider.html).
    /// Since GtkSourceView 5.6.
    public final func getProposalsForProvider(_ provider: any GtkSource.CompletionProvider) -> (any Gio.ListModel)? {
      Gtk.lentInterface(
        opaque: gtk_source_completion_context_get_proposals_for_provider(Gtk.instance(self), provider.opaque))
    }

    /// Calls
    /// [`gtk_source_completion_context_get_view()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionContext.get_view.html).
    public final var view: GtkSource.View? {
      Gtk.lentObject(gtk_source_completion_context_get_view(Gtk.instance(self)))
    }

    /// Calls
    /// [`gtk_source_completion_context_get_word()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionContext.get_word.html).
    public final var word: String { Gtk.givenString(gtk_source_completion_context_get_word(Gtk.instance(self))) }

    /// Calls
    /// [`gtk_source_completion_context_list_providers()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionContext.list_providers.html).
    /// Since GtkSourceView 5.6.
    @discardableResult
    public final func listProviders() -> any Gio.ListModel {
      (Gtk.givenInterface(opaque: gtk_source_completion_context_list_providers(Gtk.instance(self)))
        as (any Gio.ListModel)?)!
    }

    /// Calls
    /// [`gtk_source_completion_context_set_proposals_for_provider()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionContext.set_proposals_for_provider.html).
    public final func setProposalsForProvider(
      _ provider: any GtkSource.CompletionProvider, results: (any Gio.ListModel)?
    ) { gtk_source_completion_context_set_proposals_for_provider(Gtk.instance(self), provider.opaque, results?.opaque) }
  }
}

extension Reactive where Base: GtkSource.CompletionContext {
  /// The property
  /// [`busy`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionContext.busy.html)
  /// of `GtkSourceCompletionContext`.
  public var busy: SafeSignal<Bool> { readOnlyProperty("busy") }

  /// The property
  /// [`completion`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionContext.completion.html)
  /// of `GtkSourceCompletionContext`.
  public var completion: SafeSignal<GtkSource.Completion?> { readOnlyProperty("completion") }

  /// The property
  /// [`empty`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/property.CompletionContext.empty.html)
  /// of `GtkSourceCompletionContext`.
  public var empty: SafeSignal<Bool> { readOnlyProperty("empty") }

  /// The signal
  /// [`provider-model-changed`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/signal.CompletionContext.provider-model-changed.html)
  /// of `GtkSourceCompletionContext`. Since GtkSourceView 5.6.
  ///
  /// Arguments: `provider`, `model`.
  public var providerModelChanged: SafeSignal<(any GtkSource.CompletionProvider, (any Gio.ListModel)?)> {
    signal("provider-model-changed", reading: { ($0.interface(at: 1), $0.interface(ifAnyAt: 2)) })
  }
}
