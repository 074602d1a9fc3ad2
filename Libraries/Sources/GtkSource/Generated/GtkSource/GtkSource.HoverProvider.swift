// Written by gir-to-swift. Do not edit: the next run overwrites it.

import CGtkSource
@_spi(Bindings) public import Gtk

extension GtkSource {
  /// The interface
  /// [`GtkSourceHoverProvider`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/iface.HoverProvider.html).
  public protocol HoverProvider: Gtk.Object {}
}

extension GtkSource.HoverProvider {
  /// Calls
  /// [`gtk_source_hover_provider_populate_async()`](https://gnome.pages.gitlab.gnome.org/gtksourceview/gtksourceview5/method.HoverProvider.populate_async.html).
  public func populate(_ context: GtkSource.HoverContext, display: GtkSource.HoverDisplay) async throws {
    let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
      gtk_source_hover_provider_populate_async(opaque, context.opaque, display.opaque, cancellable, finished, userData)
    }
    defer { outcome.end() }
    var error: UnsafeMutablePointer<GError>?
    gtk_source_hover_provider_populate_finish(opaque, outcome.pointer, &error)
    if let error { throw outcome.failure(error) }
  }
}

/// An object of a class that is private to its library, known by its interface.
final class GtkSourceHoverProviderObject: Gtk.Object, GtkSource.HoverProvider {}
