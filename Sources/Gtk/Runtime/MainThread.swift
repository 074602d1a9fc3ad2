import CGtk

/// Runs `body` immediately if called on the main thread; otherwise schedules it there. C may release objects on any
/// thread.
nonisolated func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
  if cgtk_is_main_thread() != 0 {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}
