/// Lets other tasks, such as those of the main actor, run until `condition` holds. Returns false if it does not within `timeout`.
///
///     viewModel.searchString.value = "owl"
///     #expect(await eventually { !viewModel.photos.isEmpty })
///
/// For work that a ``TestScheduler`` does not run, such as that of other threads. The condition is checked again and
/// again without a pause, on the caller's actor. Time for which other work keeps that actor counts only in part.
public func eventually(
  within timeout: Duration = .seconds(180), isolation: isolated (any Actor)? = #isolation, _ condition: () -> Bool
) async -> Bool {
  var left = timeout
  repeat {
    let start = ContinuousClock.now
    // Other threads may have to wait for a disk, or for their turn on a busy machine: the time counts, not the turns.
    for _ in 0..<1000 {
      if condition() { return true }
      await Task.yield()
    }
    // Who keeps this actor for longer keeps it from those that are waited for, too.
    left -= min(ContinuousClock.now - start, .seconds(1))
  } while left > .zero
  return condition()
}
