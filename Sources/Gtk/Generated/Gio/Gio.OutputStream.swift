// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Gio {
  /// The class [`GOutputStream`](https://docs.gtk.org/gio/class.OutputStream.html).
  open class OutputStream: Object {
    open override class var gType: GType { g_output_stream_get_type() }

    @_spi(Bindings) open override class var isShared: Bool { true }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gOutputStream: UnsafeMutablePointer<GOutputStream> {
      pointer.assumingMemoryBound(to: GOutputStream.self)
    }

    /// Calls [`g_output_stream_clear_pending()`](https://docs.gtk.org/gio/method.OutputStream.clear_pending.html).
    public final func clearPending() { g_output_stream_clear_pending(gOutputStream) }

    /// Calls [`g_output_stream_close()`](https://docs.gtk.org/gio/method.OutputStream.close.html).
    public final func close(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_close(gOutputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_output_stream_close_async()`](https://docs.gtk.org/gio/method.OutputStream.close_async.html).
    public final func close(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_close_async(gOutputStream, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_close_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_output_stream_flush()`](https://docs.gtk.org/gio/method.OutputStream.flush.html).
    public final func flush(_ cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_flush(gOutputStream, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_output_stream_flush_async()`](https://docs.gtk.org/gio/method.OutputStream.flush_async.html).
    public final func flush(_ ioPriority: Int = 0) async throws {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_flush_async(gOutputStream, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_flush_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
    }

    /// Calls [`g_output_stream_has_pending()`](https://docs.gtk.org/gio/method.OutputStream.has_pending.html).
    public final var hasPending: Bool { g_output_stream_has_pending(gOutputStream).isTrue }

    /// Calls [`g_output_stream_is_closed()`](https://docs.gtk.org/gio/method.OutputStream.is_closed.html).
    public final var isClosed: Bool { g_output_stream_is_closed(gOutputStream).isTrue }

    /// Calls [`g_output_stream_is_closing()`](https://docs.gtk.org/gio/method.OutputStream.is_closing.html). Since GLib
    /// 2.24.
    public final var isClosing: Bool { g_output_stream_is_closing(gOutputStream).isTrue }

    /// Calls [`g_output_stream_set_pending()`](https://docs.gtk.org/gio/method.OutputStream.set_pending.html).
    public final func setPending() throws(GLib.Failure) {
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_set_pending(gOutputStream, &error)
      if let error { throw GLib.Failure(consuming: error) }
    }

    /// Calls [`g_output_stream_splice()`](https://docs.gtk.org/gio/method.OutputStream.splice.html).
    @discardableResult
    public final func splice(
      _ source: Gio.InputStream, flags: Gio.OutputStreamSpliceFlags, cancellable: Gio.Cancellable? = nil
    ) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_splice(
        gOutputStream, source.gInputStream, flags.cValue, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Calls [`g_output_stream_splice_async()`](https://docs.gtk.org/gio/method.OutputStream.splice_async.html).
    @discardableResult
    public final func splice(_ source: Gio.InputStream, flags: Gio.OutputStreamSpliceFlags, ioPriority: Int = 0)
      async throws -> Int
    {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_splice_async(
          gOutputStream, source.gInputStream, flags.cValue, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_splice_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return result
    }

    /// Calls [`g_output_stream_write()`](https://docs.gtk.org/gio/method.OutputStream.write.html).
    @discardableResult
    public final func write(_ buffer: [UInt8], cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var cBuffer = buffer
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write(gOutputStream, &cBuffer, buffer.count.uint, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Calls [`g_output_stream_write_all()`](https://docs.gtk.org/gio/method.OutputStream.write_all.html).
    @discardableResult
    public final func writeAll(_ buffer: [UInt8], cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var cBuffer = buffer
      var cBytesWritten: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_write_all(
        gOutputStream, &cBuffer, buffer.count.uint, &cBytesWritten, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return cBytesWritten.int
    }

    /// Calls [`g_output_stream_write_all_async()`](https://docs.gtk.org/gio/method.OutputStream.write_all_async.html).
    /// Since GLib 2.44.
    @discardableResult
    public final func writeAll(_ buffer: [UInt8], ioPriority: Int = 0) async throws -> Int {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_write_all_async(
          gOutputStream, lent.elements(buffer), buffer.count.uint, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var cBytesWritten: UInt = 0
      var error: UnsafeMutablePointer<GError>?
      g_output_stream_write_all_finish(gOutputStream, outcome.pointer, &cBytesWritten, &error)
      if let error { throw outcome.failure(error) }
      return cBytesWritten.int
    }

    /// Calls [`g_output_stream_write_async()`](https://docs.gtk.org/gio/method.OutputStream.write_async.html).
    @discardableResult
    public final func write(_ buffer: [UInt8], ioPriority: Int = 0) async throws -> Int {
      let lent = CallScope()
      defer { lent.end() }
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_write_async(
          gOutputStream, lent.elements(buffer), buffer.count.uint, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return result
    }

    /// Calls [`g_output_stream_write_bytes()`](https://docs.gtk.org/gio/method.OutputStream.write_bytes.html).
    @discardableResult
    public final func writeBytes(_ bytes: GLib.Bytes, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure) -> Int {
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write_bytes(gOutputStream, bytes.opaque, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return result
    }

    /// Calls
    /// [`g_output_stream_write_bytes_async()`](https://docs.gtk.org/gio/method.OutputStream.write_bytes_async.html).
    @discardableResult
    public final func writeBytes(_ bytes: GLib.Bytes, ioPriority: Int = 0) async throws -> Int {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_output_stream_write_bytes_async(
          gOutputStream, bytes.opaque, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_output_stream_write_bytes_finish(gOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return result
    }
  }
}
