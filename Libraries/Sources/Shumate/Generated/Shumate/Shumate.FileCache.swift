// Written by gir-to-swift. Do not edit: the next run overwrites it.

public import BindingCore
import CShumate
@_spi(Bindings) public import Gtk

extension Shumate {
  /// The class [`ShumateFileCache`](https://gnome.pages.gitlab.gnome.org/libshumate/class.FileCache.html).
  open class FileCache: Gtk.Object {
    open override class var gType: Gtk.GType {
      _ = registeredTypes
      return shumate_file_cache_get_type()
    }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    /// Calls
    /// [`shumate_file_cache_new_full()`](https://gnome.pages.gitlab.gnome.org/libshumate/ctor.FileCache.new_full.html).
    public init(sizeLimit: Int, cacheKey: String, cacheDir: String?) {
      super.init(adopting: shumate_file_cache_new_full(sizeLimit.uint32, cacheKey, cacheDir).raw)
    }

    /// The property [`cache-dir`](https://gnome.pages.gitlab.gnome.org/libshumate/property.FileCache.cache-dir.html) of
    /// `ShumateFileCache`.
    public final var cacheDir: String { Gtk.lentString(shumate_file_cache_get_cache_dir(Gtk.instance(self))) }

    /// The property [`cache-key`](https://gnome.pages.gitlab.gnome.org/libshumate/property.FileCache.cache-key.html) of
    /// `ShumateFileCache`.
    public final var cacheKey: String { Gtk.lentString(shumate_file_cache_get_cache_key(Gtk.instance(self))) }

    /// The property [`size-limit`](https://gnome.pages.gitlab.gnome.org/libshumate/property.FileCache.size-limit.html)
    /// of `ShumateFileCache`.
    public final var sizeLimit: Int {
      get { shumate_file_cache_get_size_limit(Gtk.instance(self)).int }
      set { shumate_file_cache_set_size_limit(Gtk.instance(self), newValue.uint32) }
    }

    /// Calls
    /// [`shumate_file_cache_get_tile_async()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.FileCache.get_tile_async.html).
    public final func getTile(x: Int, y: Int, zoomLevel: Int) async throws -> (
      result: GLib.Bytes, etag: String?, modtime: GLib.DateTime?
    ) {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        shumate_file_cache_get_tile_async(
          Gtk.instance(self), x.int32, y.int32, zoomLevel.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cEtag: UnsafeMutablePointer<CChar>?
      var cModtime: OpaquePointer?
      var error: UnsafeMutablePointer<GError>?
      let result = shumate_file_cache_get_tile_finish(Gtk.instance(self), &cEtag, &cModtime, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return (
        Gtk.promised(Gtk.givenBoxed(opaque: result)), Gtk.givenString(ifAny: cEtag), Gtk.givenBoxed(opaque: cModtime)
      )
    }

    /// Calls
    /// [`shumate_file_cache_mark_up_to_date()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.FileCache.mark_up_to_date.html).
    public final func markUpToDate(x: Int, y: Int, zoomLevel: Int) {
      shumate_file_cache_mark_up_to_date(Gtk.instance(self), x.int32, y.int32, zoomLevel.int32)
    }

    /// Calls
    /// [`shumate_file_cache_purge_cache_async()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.FileCache.purge_cache_async.html).
    public final func purgeCache() async throws {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        shumate_file_cache_purge_cache_async(Gtk.instance(self), cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      shumate_file_cache_purge_cache_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls
    /// [`shumate_file_cache_store_tile_async()`](https://gnome.pages.gitlab.gnome.org/libshumate/method.FileCache.store_tile_async.html).
    public final func storeTile(x: Int, y: Int, zoomLevel: Int, bytes: GLib.Bytes, etag: String?) async throws {
      let outcome = await Gtk.awaitOutcome { cancellable, finished, userData in
        shumate_file_cache_store_tile_async(
          Gtk.instance(self), x.int32, y.int32, zoomLevel.int32, bytes.opaque, etag, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      shumate_file_cache_store_tile_finish(Gtk.instance(self), outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }
  }
}

extension Reactive where Base: Shumate.FileCache {
  /// The property [`cache-dir`](https://gnome.pages.gitlab.gnome.org/libshumate/property.FileCache.cache-dir.html) of
  /// `ShumateFileCache`.
  public var cacheDir: SafeSignal<String> { readOnlyProperty("cache-dir") }

  /// The property [`cache-key`](https://gnome.pages.gitlab.gnome.org/libshumate/property.FileCache.cache-key.html) of
  /// `ShumateFileCache`.
  public var cacheKey: SafeSignal<String> { readOnlyProperty("cache-key") }

  /// The property [`size-limit`](https://gnome.pages.gitlab.gnome.org/libshumate/property.FileCache.size-limit.html) of
  /// `ShumateFileCache`.
  public var sizeLimit: DynamicSubject<Int> {
    property("size-limit", get: { (object: Shumate.FileCache) in object.sizeLimit }, set: { $0.sizeLimit = $1 })
  }
}
