// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The interface
  /// [`GtkSourceCompletionProposal`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/iface.CompletionProposal.html).
  public protocol CompletionProposal: Gtk.Object {}
}

extension GtkSource.CompletionProposal {
  /// Calls
  /// [`gtk_source_completion_proposal_get_typed_text()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.CompletionProposal.get_typed_text.html).
  /// Since GtkSourceView 5.6.
  public var typedText: String? { Gtk.givenString(ifAny: gtk_source_completion_proposal_get_typed_text(opaque)) }
}

/// An object of a class that is private to its library, known by its interface.
final class GtkSourceCompletionProposalObject: Gtk.Object, GtkSource.CompletionProposal {}
