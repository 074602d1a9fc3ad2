import CGtk
import Testing

/// Asks again and again until there is an answer. Gives up after a minute, with an error that says what was
/// waited for and what `details` finds, but never after a few questions only: other tests share the main thread, and
/// some keep it for seconds. What goes away while it is looked at is looked at again.
@discardableResult func eventually<Answer>(
  for what: String, sourceLocation: SourceLocation = #_sourceLocation,
  details: @autoclosure () -> String = "", _ question: () async throws -> Answer?
) async throws -> Answer {
  let deadline = ContinuousClock.now + .seconds(60)
  var questionsLeft = 40
  while true {
    let asked = ContinuousClock.now
    do {
      if let answer = try await question() { return answer }
    } catch let failure as MessageBus.Failure {
      guard questionsLeft > 1 || ContinuousClock.now < deadline else { throw failure }
    }
    questionsLeft -= 1
    guard questionsLeft > 0 || ContinuousClock.now < deadline else {
      throw NeverCame(what: what, details: details(), sourceLocation: sourceLocation)
    }
    // As long as the question took: who asks all the time keeps the program from getting there.
    let duration = (ContinuousClock.now - asked) / Duration.milliseconds(1)
    await pause(milliseconds: UInt32(min(max(30, duration), 250)))
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
