import BindingCore
import CGtk
import GtkTesting
import MainLoopBoot
import Testing

@_spi(Bindings) @testable import Gtk

/// All tests of GTK. One serialised suite, because there is one GTK: suites of their own would interleave at each
/// `await`. Tests live in extensions, one file a subject.
@Suite(
  .serialized, .timeLimit(.minutes(isLongRun ? 240 : 30)),
  .enabled("needs a display, for example xvfb-run", { await MainActor.run { hasDisplay } }))
@MainActor struct GtkTests {}

/// Whether `script/soak` runs the tests.
private nonisolated let isLongRun = g_getenv("GTK_TESTS_CYCLES") != nil

/// Whether GTK could be initialised on the thread that the tests run on.
@MainActor private let hasDisplay: Bool = {
  count_complaints()
  return main_loop_boot_is_available() != 0 && gtk_init_check() != 0
}()

/// Runs a test body and then expects that it gave back every wrapper, closure and subscription that it made, and that
/// GTK had nothing to complain about.
@MainActor func withoutLeaks(
  sourceLocation: SourceLocation = #_sourceLocation, _ body: @MainActor () async throws -> Void
) async throws {
  func counts() -> [Int] { [LeakCheck.liveObjects, LeakCheck.liveClosures, Subscription.liveCount] }
  let before = counts()
  let complaintsBefore = complaint_count()
  try await body()
  let isClean = await until(sourceLocation: nil) { zip(counts(), before).allSatisfy { $0 <= $1 } }
  #expect(
    isClean, "objects, closures, subscriptions: \(before) before, \(counts()) after", sourceLocation: sourceLocation)
  let complaints = complaint_count() - complaintsBefore
  #expect(complaints == 0, "see standard error", sourceLocation: sourceLocation)
}

/// Lets the main loop run until `condition` holds, at most three minutes, of which others who keep the main thread take a
/// second at a time. Records an issue, if it is told where, and returns false when it never did.
@MainActor @discardableResult func until(
  sourceLocation: SourceLocation? = #_sourceLocation, _ condition: () -> Bool
) async -> Bool {
  var left = Duration.seconds(180)
  while !condition() {
    guard left > .zero else {
      if let sourceLocation { Issue.record("the condition did not come true", sourceLocation: sourceLocation) }
      return false
    }
    let start = ContinuousClock.now
    await nextIteration()
    left -= min(ContinuousClock.now - start, .seconds(1))
  }
  return true
}

/// Waits for the main loop to have served everything that is ready, frames included.
@MainActor func nextIteration() async { await GtkTesting.nextIteration() }
