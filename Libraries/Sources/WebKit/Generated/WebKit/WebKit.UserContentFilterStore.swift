// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitUserContentFilterStore`](https://webkitgtk.org/reference/webkitgtk/stable/class.UserContentFilterStore.html).
  /// Since WebKitGTK 2.24.
  open class UserContentFilterStore: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_user_content_filter_store_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`webkit_user_content_filter_store_new()`](https://webkitgtk.org/reference/webkitgtk/stable/ctor.UserContentFilterStore.new.html).
    /// Since WebKitGTK 2.24.
    public init(storagePath: String) {
      super.init(adopting: webkit_user_content_filter_store_new(storagePath).raw)
    }

    /// The property
    /// [`path`](https://webkitgtk.org/reference/webkitgtk/stable/property.UserContentFilterStore.path.html) of
    /// `WebKitUserContentFilterStore`. Since WebKitGTK 2.24.
    public final var path: String { Gtk.lentString(webkit_user_content_filter_store_get_path(Gtk.instance(self))) }

    /// Calls
    /// [`webkit_user_content_filter_store_fetch_identifiers()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentFilterStore.fetch_identifiers.html).
    /// Since WebKitGTK 2.24.
    @discardableResult
    public final func fetchIdentifiers() async -> [String] {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_user_content_filter_store_fetch_identifiers(Gtk.instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      return Gtk.givenStrings(
        webkit_user_content_filter_store_fetch_identifiers_finish(Gtk.instance(self), outcome.pointer))
    }

    /// Calls
    /// [`webkit_user_content_filter_store_load()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentFilterStore.load.html).
    /// Since WebKitGTK 2.24.
    @discardableResult
    public final func load(_ identifier: String) async throws -> WebKit.UserContentFilter {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_user_content_filter_store_load(Gtk.instance(self), identifier, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_user_content_filter_store_load_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.promised(Gtk.givenBoxed(opaque: result))
    }

    /// Calls
    /// [`webkit_user_content_filter_store_remove()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentFilterStore.remove.html).
    /// Since WebKitGTK 2.24.
    public final func remove(_ identifier: String) async throws {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_user_content_filter_store_remove(Gtk.instance(self), identifier, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      webkit_user_content_filter_store_remove_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`webkit_user_content_filter_store_save()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentFilterStore.save.html).
    /// Since WebKitGTK 2.24.
    @discardableResult
    public final func save(_ identifier: String, source: GLib.Bytes) async throws -> WebKit.UserContentFilter {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_user_content_filter_store_save(
          Gtk.instance(self), identifier, source.opaque, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_user_content_filter_store_save_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.promised(Gtk.givenBoxed(opaque: result))
    }

    /// Calls
    /// [`webkit_user_content_filter_store_save_from_file()`](https://webkitgtk.org/reference/webkitgtk/stable/method.UserContentFilterStore.save_from_file.html).
    /// Since WebKitGTK 2.24.
    @discardableResult
    public final func saveFromFile(_ identifier: String, file: Gio.File) async throws -> WebKit.UserContentFilter {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_user_content_filter_store_save_from_file(
          Gtk.instance(self), identifier, file.opaque, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_user_content_filter_store_save_from_file_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.promised(Gtk.givenBoxed(opaque: result))
    }
  }
}

extension Reactive where Base: WebKit.UserContentFilterStore {
  /// The property [`path`](https://webkitgtk.org/reference/webkitgtk/stable/property.UserContentFilterStore.path.html)
  /// of `WebKitUserContentFilterStore`. Since WebKitGTK 2.24.
  public var path: SafeSignal<String> { readOnlyProperty("path") }
}
