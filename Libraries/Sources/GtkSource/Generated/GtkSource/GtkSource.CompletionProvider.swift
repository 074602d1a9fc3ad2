// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The interface
  /// [`GtkSourceCompletionProvider`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/iface.CompletionProvider.html).
  public protocol CompletionProvider: Gtk.Object {}
}

extension GtkSource.CompletionProvider {
  /// Calls
  /// [`gtk_source_completion_provider_activate()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionProvider.activate.html).
  public func activate(_ context: GtkSource.CompletionContext, proposal: any GtkSource.CompletionProposal) {
    gtk_source_completion_provider_activate(opaque, context.opaque, proposal.opaque)
  }

  /// Calls
  /// [`gtk_source_completion_provider_display()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionProvider.display.html).
  public func display(
    _ context: GtkSource.CompletionContext, proposal: any GtkSource.CompletionProposal, cell: GtkSource.CompletionCell
  ) { gtk_source_completion_provider_display(opaque, context.opaque, proposal.opaque, cell.opaque) }

  /// Calls
  /// [`gtk_source_completion_provider_get_priority()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionProvider.get_priority.html).
  public func getPriority(_ context: GtkSource.CompletionContext) -> Int {
    gtk_source_completion_provider_get_priority(opaque, context.opaque).int
  }

  /// Calls
  /// [`gtk_source_completion_provider_get_title()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionProvider.get_title.html).
  public var title: String? { Gtk.givenString(ifAny: gtk_source_completion_provider_get_title(opaque)) }

  /// Calls
  /// [`gtk_source_completion_provider_is_trigger()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionProvider.is_trigger.html).
  public func isTrigger(_ iter: Gtk.TextIter, ch: UInt32) -> Bool {
    gtk_source_completion_provider_is_trigger(opaque, iter.gtkTextIter, ch).isTrue
  }

  /// Calls
  /// [`gtk_source_completion_provider_key_activates()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionProvider.key_activates.html).
  @discardableResult
  public func keyActivates(
    _ context: GtkSource.CompletionContext, proposal: any GtkSource.CompletionProposal, keyval: Int,
    state: Gdk.ModifierType
  ) -> Bool {
    gtk_source_completion_provider_key_activates(opaque, context.opaque, proposal.opaque, keyval.uint32, state.cValue)
      .isTrue
  }

  /// Calls
  /// [`gtk_source_completion_provider_list_alternates()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionProvider.list_alternates.html).
  @discardableResult
  public func listAlternates(_ context: GtkSource.CompletionContext, proposal: any GtkSource.CompletionProposal)
    -> [any GtkSource.CompletionProposal]
  {
    Gtk.pointerArray(
      gtk_source_completion_provider_list_alternates(opaque, context.opaque, proposal.opaque), transfer: .full
    ) { Gtk.givenInterface($0) as (any GtkSource.CompletionProposal)? }
  }

  /// Calls
  /// [`gtk_source_completion_provider_populate_async()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionProvider.populate_async.html).
  @discardableResult
  public func populate(_ context: GtkSource.CompletionContext) async throws -> any Gio.ListModel {
    let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
      gtk_source_completion_provider_populate_async(opaque, context.opaque, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    let result = gtk_source_completion_provider_populate_finish(opaque, outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
    return (Gtk.givenInterface(opaque: result) as (any Gio.ListModel)?)!
  }

  /// Calls
  /// [`gtk_source_completion_provider_refilter()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionProvider.refilter.html).
  public func refilter(_ context: GtkSource.CompletionContext, model: any Gio.ListModel) {
    gtk_source_completion_provider_refilter(opaque, context.opaque, model.opaque)
  }
}

/// An object of a class that is private to its library, known by its interface.
final class GtkSourceCompletionProviderObject: Gtk.Object, GtkSource.CompletionProvider {}
