// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Gio {
  /// The class [`GInputStream`](https://docs.gtk.org/gio/class.InputStream.html).
  open class InputStream: Object {
    open override class var gType: GType { g_input_stream_get_type() }

    @_spi(Bindings) open override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gInputStream: UnsafeMutablePointer<GInputStream> {
      pointer.assumingMemoryBound(to: GInputStream.self)
    }

    /// Calls [`g_input_stream_clear_pending()`](https://docs.gtk.org/gio/method.InputStream.clear_pending.html).
    public final func clearPending() { g_input_stream_clear_pending(gInputStream) }

    /// Calls [`g_input_stream_close()`](https://docs.gtk.org/gio/method.InputStream.close.html).
    public final func close(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_input_stream_close(gInputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_input_stream_close_async()`](https://docs.gtk.org/gio/method.InputStream.close_async.html).
    public final func close(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_input_stream_close_async(gInputStream, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_input_stream_close_finish(gInputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_input_stream_has_pending()`](https://docs.gtk.org/gio/method.InputStream.has_pending.html).
    public final var hasPending: Bool { g_input_stream_has_pending(gInputStream).isTrue }

    /// Calls [`g_input_stream_is_closed()`](https://docs.gtk.org/gio/method.InputStream.is_closed.html).
    public final var isClosed: Bool { g_input_stream_is_closed(gInputStream).isTrue }

    /// Calls [`g_input_stream_read_bytes()`](https://docs.gtk.org/gio/method.InputStream.read_bytes.html). Since GLib
    /// 2.34.
    @discardableResult
    public final func readBytes(count: Int, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> GLib.Bytes {
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_read_bytes(gInputStream, count.uint, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return promised(givenBoxed(opaque: result))
    }

    /// Calls [`g_input_stream_read_bytes_async()`](https://docs.gtk.org/gio/method.InputStream.read_bytes_async.html).
    /// Since GLib 2.34.
    @discardableResult
    public final func readBytes(count: Int, ioPriority: Int = 0) async throws -> GLib.Bytes {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_input_stream_read_bytes_async(gInputStream, count.uint, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_read_bytes_finish(gInputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return promised(givenBoxed(opaque: result))
    }

    /// Calls [`g_input_stream_set_pending()`](https://docs.gtk.org/gio/method.InputStream.set_pending.html).
    public final func setPending() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_input_stream_set_pending(gInputStream, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_input_stream_skip()`](https://docs.gtk.org/gio/method.InputStream.skip.html).
    @discardableResult
    public final func skip(count: Int, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_skip(gInputStream, count.uint, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Calls [`g_input_stream_skip_async()`](https://docs.gtk.org/gio/method.InputStream.skip_async.html).
    @discardableResult
    public final func skip(count: Int, ioPriority: Int = 0) async throws -> Int {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_input_stream_skip_async(gInputStream, count.uint, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_input_stream_skip_finish(gInputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return result
    }
  }
}
