import CGtk
import Gtk

/// Lets the main loop run until a condition holds.
///
///     try await until { viewModel.photos.count == 3 }
///
/// The condition is checked after each iteration of the main loop, frames included.
///
/// - Parameters:
///   - what: What is waited for, for the message.
///   - timeout: How long at most. Generous, because it passes only in a test that fails, and machines may be busy.
/// - Throws: ``TestFailure`` if the condition does not hold in time.
@MainActor public func until(
  _ what: @autoclosure () -> String = "the condition", within timeout: Duration = .seconds(180),
  _ condition: () throws -> Bool
) async throws {
  var left = timeout
  while try !condition() {
    guard left > .zero else { throw TestFailure("\(what()) did not come true within \(timeout)") }
    let start = ContinuousClock.now
    await nextIteration()
    // A process that stood still has not waited.
    left -= min(ContinuousClock.now - start, .seconds(1))
  }
}

/// Waits until the main loop has done what there is to do, frames included.
@MainActor public func nextIteration() async {
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
    let context = Unmanaged.passRetained(Continuation(continuation)).toOpaque()
    g_timeout_add_full(
      G_PRIORITY_LOW, 1,
      { context in
        Unmanaged<Continuation>.fromOpaque(context!).takeRetainedValue().continuation.resume()
        return 0
      }, context, nil)
  }
}

private nonisolated final class Continuation {
  let continuation: CheckedContinuation<Void, Never>
  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
}
