// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Gio {
  /// The class [`GFileOutputStream`](https://docs.gtk.org/gio/class.FileOutputStream.html).
  open class FileOutputStream: Gio.OutputStream {
    open override class var gType: GType { g_file_output_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gFileOutputStream: UnsafeMutablePointer<GFileOutputStream> {
      pointer.assumingMemoryBound(to: GFileOutputStream.self)
    }

    /// Calls [`g_file_output_stream_get_etag()`](https://docs.gtk.org/gio/method.FileOutputStream.get_etag.html).
    public final var etag: String? { givenString(ifAny: g_file_output_stream_get_etag(gFileOutputStream)) }

    /// Calls [`g_file_output_stream_query_info()`](https://docs.gtk.org/gio/method.FileOutputStream.query_info.html).
    public final func queryInfo(_ attributes: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileInfo
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_output_stream_query_info(gFileOutputStream, attributes, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls
    /// [`g_file_output_stream_query_info_async()`](https://docs.gtk.org/gio/method.FileOutputStream.query_info_async.html).
    public final func queryInfo(_ attributes: String, ioPriority: Int = 0) async throws -> Gio.FileInfo {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_output_stream_query_info_async(
          gFileOutputStream, attributes, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_output_stream_query_info_finish(gFileOutputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }
  }
}
