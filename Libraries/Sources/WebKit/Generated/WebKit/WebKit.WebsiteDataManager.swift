// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CWebKit
@_spi(Bindings) public import Gtk

extension WebKit {
  /// The class
  /// [`WebKitWebsiteDataManager`](https://webkitgtk.org/reference/webkitgtk/stable/class.WebsiteDataManager.html).
  /// Since WebKitGTK 2.10.
  open class WebsiteDataManager: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return webkit_website_data_manager_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// The property
    /// [`base-cache-directory`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebsiteDataManager.base-cache-directory.html)
    /// of `WebKitWebsiteDataManager`. Since WebKitGTK 2.10.
    public final var baseCacheDirectory: String? {
      Gtk.lentString(ifAny: webkit_website_data_manager_get_base_cache_directory(Gtk.instance(self)))
    }

    /// The property
    /// [`base-data-directory`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebsiteDataManager.base-data-directory.html)
    /// of `WebKitWebsiteDataManager`. Since WebKitGTK 2.10.
    public final var baseDataDirectory: String? {
      Gtk.lentString(ifAny: webkit_website_data_manager_get_base_data_directory(Gtk.instance(self)))
    }

    /// The property
    /// [`is-ephemeral`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebsiteDataManager.is-ephemeral.html)
    /// of `WebKitWebsiteDataManager`. Since WebKitGTK 2.16.
    public final var isEphemeral: Bool { getProperty("is-ephemeral") }

    /// Calls
    /// [`webkit_website_data_manager_clear()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebsiteDataManager.clear.html).
    /// Since WebKitGTK 2.16.
    public final func clear(types: WebKit.WebsiteDataTypes, timespan: Int) async throws {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_website_data_manager_clear(Gtk.instance(self), types.cValue, timespan, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      webkit_website_data_manager_clear_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`webkit_website_data_manager_fetch()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebsiteDataManager.fetch.html).
    /// Since WebKitGTK 2.16.
    @discardableResult
    public final func fetch(_ types: WebKit.WebsiteDataTypes) async throws -> [WebKit.WebsiteData] {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_website_data_manager_fetch(Gtk.instance(self), types.cValue, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_website_data_manager_fetch_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.lists(result, isGiven: true) { Gtk.givenBoxed($0) as WebKit.WebsiteData? }
    }

    /// Calls
    /// [`webkit_website_data_manager_get_favicon_database()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebsiteDataManager.get_favicon_database.html).
    /// Since WebKitGTK 2.40.
    public final var faviconDatabase: WebKit.FaviconDatabase? {
      Gtk.lentObject(opaque: webkit_website_data_manager_get_favicon_database(Gtk.instance(self)))
    }

    /// Calls
    /// [`webkit_website_data_manager_get_favicons_enabled()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebsiteDataManager.get_favicons_enabled.html)
    /// and `webkit_website_data_manager_set_favicons_enabled()`. Since WebKitGTK 2.40.
    public final var faviconsEnabled: Bool {
      get { webkit_website_data_manager_get_favicons_enabled(Gtk.instance(self)).isTrue }
      set(enabled) { webkit_website_data_manager_set_favicons_enabled(Gtk.instance(self), enabled.gboolean) }
    }

    /// Calls
    /// [`webkit_website_data_manager_get_itp_summary()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebsiteDataManager.get_itp_summary.html).
    /// Since WebKitGTK 2.30.
    public final func getItpSummary() async throws -> [WebKit.ITPThirdParty] {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_website_data_manager_get_itp_summary(Gtk.instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = webkit_website_data_manager_get_itp_summary_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return Gtk.lists(result, isGiven: true) { Gtk.givenBoxed($0) as WebKit.ITPThirdParty? }
    }

    /// Calls
    /// [`webkit_website_data_manager_remove()`](https://webkitgtk.org/reference/webkitgtk/stable/method.WebsiteDataManager.remove.html).
    /// Since WebKitGTK 2.16.
    public final func remove(types: WebKit.WebsiteDataTypes, websiteData: [WebKit.WebsiteData]) async throws {
      let lent = Gtk.CallScope()
      defer { lent.end() }
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        webkit_website_data_manager_remove(
          Gtk.instance(self), types.cValue, lent.list(websiteData, by: \.pointer), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      webkit_website_data_manager_remove_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }
  }
}

extension Reactive where Base: WebKit.WebsiteDataManager {
  /// The property
  /// [`base-cache-directory`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebsiteDataManager.base-cache-directory.html)
  /// of `WebKitWebsiteDataManager`. Since WebKitGTK 2.10.
  public var baseCacheDirectory: SafeSignal<String?> { readOnlyProperty("base-cache-directory") }

  /// The property
  /// [`base-data-directory`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebsiteDataManager.base-data-directory.html)
  /// of `WebKitWebsiteDataManager`. Since WebKitGTK 2.10.
  public var baseDataDirectory: SafeSignal<String?> { readOnlyProperty("base-data-directory") }

  /// The property
  /// [`is-ephemeral`](https://webkitgtk.org/reference/webkitgtk/stable/property.WebsiteDataManager.is-ephemeral.html)
  /// of `WebKitWebsiteDataManager`. Since WebKitGTK 2.16.
  public var isEphemeral: SafeSignal<Bool> { readOnlyProperty("is-ephemeral") }
}
