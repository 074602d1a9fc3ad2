import CGtk

/// Cancels a task when a `GCancellable`, if there is one, is cancelled on any thread.
struct Cancellation {
  private let cancellable: UnsafeMutablePointer<GCancellable>?
  private let id: gulong

  init(of task: Task<Void, Never>, by cancellable: UnsafeMutablePointer<GCancellable>?) {
    self.cancellable = cancellable
    guard let cancellable else {
      id = 0
      return
    }
    g_object_ref(cancellable)
    // Sound: GObject calls it with the arguments of "cancelled", which match.
    let cancelled = unsafeBitCast(TaskReference.cancelled, to: GCallback.self)
    let context = Unmanaged.passRetained(TaskReference(task)).toOpaque()
    id = g_cancellable_connect(cancellable, cancelled, context, TaskReference.released)
  }

  /// Stops observing the cancellable. Must be called once.
  func end() {
    guard let cancellable else { return }
    g_cancellable_disconnect(cancellable, id)
    g_object_unref(cancellable)
  }
}

private nonisolated final class TaskReference: Sendable {
  let task: Task<Void, Never>

  init(_ task: Task<Void, Never>) { self.task = task }

  static let cancelled: @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void = { _, context in
    Unmanaged<TaskReference>.fromOpaque(context!).takeUnretainedValue().task.cancel()
  }

  static let released: GDestroyNotify = { Unmanaged<TaskReference>.fromOpaque($0!).release() }
}
