import CGtk

/// The result of an asynchronous function of C, as its `..._finish` function wants it.
struct AsyncOutcome {
  let pointer: OpaquePointer?

  /// Lets go of the result.
  func end() { g_object_unref(UnsafeMutableRawPointer(pointer)) }

  /// The error for Swift: `CancellationError` when the task was cancelled and C gave up for that.
  func failure(_ error: UnsafeMutablePointer<GError>) -> any Error {
    let isCancelled = g_error_matches(error, g_io_error_quark(), gint(G_IO_ERROR_CANCELLED.rawValue)) != 0
    let failure = GLib.Failure(consuming: error)
    return isCancelled && Task.isCancelled ? CancellationError() : failure
  }
}

/// Starts an asynchronous function of C and waits until it is ready. Cancelling the task cancels the function.
func awaitOutcome(
  _ start: (UnsafeMutablePointer<GCancellable>, @escaping GAsyncReadyCallback, UnsafeMutableRawPointer) -> Void
) async -> AsyncOutcome {
  let cancellable = CancellableReference()
  let waiting = Waiting()
  await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      waiting.continuation = continuation
      // At once: the handler below comes when the function may be ready already.
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

/// Who waits for an asynchronous function. C holds it until it has called back, which it does once.
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
