import BindingCore
import Gtk
import MainLoopBoot
import Testing

/// Tests of all libraries. One serialised suite, because there is one GTK; each library has an extension in a file of its
/// own.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled("needs a display, for example xvfb-run", { await MainActor.run { hasDisplay } }))
struct LibrariesTests {}

/// Whether there is a display, on the thread that the tests run on.
private let hasDisplay = main_loop_boot_is_available() != 0 && Application.hasDisplay

/// Runs a test body and then expects that it gave back every object and closure that it made.
func withoutLeaks(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async throws {
  func counts() -> [Int] { [LeakCheck.liveObjects, LeakCheck.liveClosures] }
  let before = counts()
  try await body()
  let isClean = await becomesTrue { zip(counts(), before).allSatisfy { $0 <= $1 } }
  #expect(isClean, "objects and closures: \(before) before, \(counts()) after", sourceLocation: sourceLocation)
}

/// Lets the main loop run until `condition` holds. False when it does not within a minute.
func becomesTrue(_ condition: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(60)
  while !condition() {
    guard ContinuousClock.now < deadline else { return false }
    await withCheckedContinuation { continuation in
      MainScheduler.shared.schedule(after: .milliseconds(2)) { continuation.resume() }
    }
  }
  return true
}
