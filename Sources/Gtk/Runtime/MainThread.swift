import CGtk

/// Runs `body` at once on the main thread, and as soon as the main thread comes to it when called on another one: what C
/// lets go of may be let go on any thread.
nonisolated func onMainThread(_ body: @escaping @MainActor @Sendable () -> Void) {
  if cgtk_is_main_thread() != 0 {
    MainActor.assumeIsolated(body)
  } else {
    Task { @MainActor in body() }
  }
}
