import BindingCore
import Gtk
import MainLoopBoot
import Testing

/// The windows of all examples, driven through their widgets. One serialised suite, because there is one GTK; each
/// example has an extension in a file of its own.
@Suite(
  .serialized, .timeLimit(.minutes(10)),
  .enabled("needs a display, for example xvfb-run", { await MainActor.run { hasDisplay } }))
struct WindowTests {}

/// Whether there is a display, on the thread that the tests run on.
private let hasDisplay = main_loop_boot_is_available() != 0 && Application.hasDisplay

/// Shows a window while `body` runs, and expects that nothing of it is left afterwards.
func showing<Content: Window>(
  _ makeWindow: @autoclosure () -> Content, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: (Content) async throws -> Void
) async throws {
  func counts() -> [Int] { [LeakCheck.liveObjects, LeakCheck.liveClosures] }
  let before = counts()
  try await show(makeWindow(), body)
  let isClean = await becomesTrue { zip(counts(), before).allSatisfy { $0 <= $1 } }
  #expect(isClean, "objects and closures: \(before) before, \(counts()) after", sourceLocation: sourceLocation)
}

private func show<Content: Window>(_ window: Content, _ body: (Content) async throws -> Void) async throws {
  window.present()
  defer { window.destroy() }
  try await body(window)
}

/// Lets the main loop run until `condition` holds, and records an issue when it does not within a minute.
func until(sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool) async {
  let isTrue = await becomesTrue(condition)
  #expect(isTrue, "the condition did not come true", sourceLocation: sourceLocation)
}

/// Presses a button as the keyboard does, and waits until it has been clicked.
func press(_ button: Button, sourceLocation: SourceLocation = #_sourceLocation) async {
  var isClicked = false
  let observation = button.reactive.clicked.observeNext { isClicked = true }
  button.activate()
  await until(sourceLocation: sourceLocation) { isClicked }
  observation.dispose()
}

private func becomesTrue(_ condition: () -> Bool) async -> Bool {
  let deadline = ContinuousClock.now + .seconds(60)
  while !condition() {
    guard ContinuousClock.now < deadline else { return false }
    await withCheckedContinuation { continuation in
      MainScheduler.shared.schedule(after: .milliseconds(2)) { continuation.resume() }
    }
  }
  return true
}
