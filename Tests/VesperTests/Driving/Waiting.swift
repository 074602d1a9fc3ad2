import CGtk
import Testing

/// Asks again and again until there is an answer. Gives up after `timeout`, with an error that says what was
/// waited for and what `details` finds, but never after a few questions only: other tests share the main thread, and
/// some keep it for seconds. What goes away while it is looked at is looked at again.
@discardableResult func eventually<Answer>(
  for what: String, within timeout: Duration = .seconds(180), sourceLocation: SourceLocation = #_sourceLocation,
  details: @autoclosure () -> String = "", _ question: () async throws -> Answer?
) async throws -> Answer {
  var patience = Patience(timeout)
  while true {
    let asked = ContinuousClock.now
    do {
      if let answer = try await question() { return answer }
    } catch let failure as MessageBus.Failure {
      guard !patience.isAtItsEnd else { throw failure }
    }
    guard !patience.runsOut() else {
      throw NeverCame(what: what, details: details(), sourceLocation: sourceLocation)
    }
    // As long as the question took: who asks all the time keeps the program from getting there.
    let duration = (ContinuousClock.now - asked) / Duration.milliseconds(1)
    await pause(milliseconds: UInt32(min(max(30, duration), 250)))
  }
}

/// How long something is looked at: for a time, but never a few times only.
struct Patience {
  private let deadline: ContinuousClock.Instant
  private var looksLeft = 40

  init(_ time: Duration = .seconds(180)) { deadline = .now + time }

  /// Whether the next look is the last one.
  var isAtItsEnd: Bool { looksLeft <= 1 && ContinuousClock.now >= deadline }

  /// Counts a look. True when it was the last one.
  mutating func runsOut() -> Bool {
    looksLeft -= 1
    return looksLeft <= 0 && ContinuousClock.now >= deadline
  }
}

/// Something that a test waited for in vain.
nonisolated struct NeverCame: Error, CustomStringConvertible {
  let what: String
  let details: String
  let sourceLocation: SourceLocation

  var description: String { "waited in vain for \(what) (\(sourceLocation)) \(details)" }
}

/// Lets the main loop run for a moment.
func pause(milliseconds: UInt32 = 15) async {
  await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
    let context = Unmanaged.passRetained(Resumption(continuation)).toOpaque()
    g_timeout_add(
      milliseconds,
      { context in
        Unmanaged<Resumption>.fromOpaque(context!).takeRetainedValue().continuation.resume()
        return 0
      }, context)
  }
}

private nonisolated final class Resumption {
  let continuation: CheckedContinuation<Void, Never>
  init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
}
