public import CGtk

/// The result of an asynchronous C function, to be passed to its `..._finish` function.
@_spi(Bindings) public struct AsyncOutcome {
  @_spi(Bindings) public let pointer: OpaquePointer!

  /// Releases the result.
  @_spi(Bindings) public func end() { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// Converts the error: `CancellationError` if the task was cancelled and C failed for that reason.
  @_spi(Bindings) public func failure(_ error: UnsafeMutablePointer<GError>) -> any Error {
    // GTK's dialogs have a code of their own.
    let isCancelled =
      g_error_matches(error, g_io_error_quark(), gint(G_IO_ERROR_CANCELLED.rawValue)) != 0
      || g_error_matches(error, g_quark_try_string("gtk-dialog-error-quark"), 1) != 0
    let failure = GLib.Failure(consuming: error)
    return isCancelled && Task.isCancelled ? CancellationError() : failure
  }
}

/// Calls an asynchronous C function and waits until it has finished. Cancelling the task cancels the function.
@_spi(Bindings) @MainActor public func awaitOutcome(
  _ start: (UnsafeMutablePointer<GCancellable>, @escaping GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void
) async -> AsyncOutcome {
  let cancellable = CancellableReference()
  let waiting = Waiting()
  await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      waiting.continuation = continuation
      // Cancel here, because the handler below may run only after the function has finished.
      if Task.isCancelled { g_cancellable_cancel(cancellable.pointer) }
      start(cancellable.pointer, Waiting.finished, Unmanaged.passRetained(waiting).toOpaque())
    }
  } onCancel: {
    Task { @MainActor in g_cancellable_cancel(cancellable.pointer) }
  }
  return AsyncOutcome(pointer: waiting.result)
}

/// A `GCancellable`.
private final class CancellableReference {
  let pointer = g_cancellable_new()!
  isolated deinit { g_object_unref(pointer) }
}

/// The state of a call in progress. C retains it until it calls back, exactly once.
private final class Waiting {
  var continuation: CheckedContinuation<Void, Never>?
  var result: OpaquePointer?

  static let finished: GAsyncReadyCallback = { _, result, context in
    let waiting = Unmanaged<Waiting>.fromOpaque(context!).takeRetainedValue()
    g_object_ref(UnsafeMutableRawPointer(result))
    waiting.result = result
    waiting.continuation?.resume()
  }
}
