// Written by script/generate-gtk. Do not edit: the next run overwrites it.

public import CGtk

extension Gio {
  /// The class [`GFileInputStream`](https://docs.gtk.org/gio/class.FileInputStream.html).
  open class FileInputStream: Gio.InputStream {
    open override class var gType: GType { g_file_input_stream_get_type() }

    public override init(adopting pointer: UnsafeMutableRawPointer) { super.init(adopting: pointer) }

    @_spi(Bindings) public final var gFileInputStream: UnsafeMutablePointer<GFileInputStream> {
      pointer.assumingMemoryBound(to: GFileInputStream.self)
    }

    /// Calls [`g_file_input_stream_query_info()`](https://docs.gtk.org/gio/method.FileInputStream.query_info.html).
    public final func queryInfo(_ attributes: String, cancellable: Gio.Cancellable? = nil) throws(GLib.Failure)
      -> Gio.FileInfo
    {
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_input_stream_query_info(gFileInputStream, attributes, cancellable?.gCancellable, &error)
      if let error { throw GLib.Failure(consuming: error) }
      return givenObject(opaque: result)!
    }

    /// Calls
    /// [`g_file_input_stream_query_info_async()`](https://docs.gtk.org/gio/method.FileInputStream.query_info_async.html).
    public final func queryInfo(_ attributes: String, ioPriority: Int = 0) async throws -> Gio.FileInfo {
      let outcome = await awaitOutcome { cancellable, finished, userData in
        g_file_input_stream_query_info_async(
          gFileInputStream, attributes, ioPriority.int32, cancellable, finished, userData)
      }
      defer { outcome.end() }
      var error: UnsafeMutablePointer<GError>?
      let result = g_file_input_stream_query_info_finish(gFileInputStream, outcome.pointer, &error)
      if let error { throw outcome.failure(error) }
      return givenObject(opaque: result)!
    }
  }
}
