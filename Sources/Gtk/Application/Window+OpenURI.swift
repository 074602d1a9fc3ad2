import CGtk

extension Window {
  /// Opens an address or a file with the application that the desktop has for it, in front of this window.
  ///
  /// - Throws: `GLib.Failure` when there is no such application or it could not be started.
  public final func open(uri: String) async throws(GLib.Failure) {
    let outcome: Result<Void, GLib.Failure> = await withCheckedContinuation { continuation in
      let context = Unmanaged.passRetained(Opening(continuation)).toOpaque()
      let finished: GAsyncReadyCallback = { window, result, context in
        var error: UnsafeMutablePointer<GError>?
        let window = UnsafeMutableRawPointer(window)?.assumingMemoryBound(to: GtkWindow.self)
        let succeeded = gtk_show_uri_full_finish(window, result, &error) != 0
        // GTK calls back once, with the reference that `open` put in.
        let opening = Unmanaged<Opening>.fromOpaque(context!).takeRetainedValue()
        opening.continuation.resume(returning: succeeded ? .success(()) : .failure(GLib.Failure(consuming: error)))
      }
      gtk_show_uri_full(cast(), uri, guint32(GDK_CURRENT_TIME), nil, finished, context)
    }
    try outcome.get()
  }
}

/// Carries a continuation through C.
private nonisolated final class Opening {
  let continuation: CheckedContinuation<Result<Void, GLib.Failure>, Never>

  init(_ continuation: CheckedContinuation<Result<Void, GLib.Failure>, Never>) { self.continuation = continuation }
}
