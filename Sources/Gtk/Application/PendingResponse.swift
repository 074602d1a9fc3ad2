import BindingCore

/// What waits for the answer of a person. The first answer counts.
final class PendingResponse {
  private var continuation: CheckedContinuation<Int?, Never>?
  private let observations = Subscription()

  fileprivate func begin(_ continuation: CheckedContinuation<Int?, Never>) { self.continuation = continuation }

  fileprivate func observe(_ responses: SafeSignal<Int>) {
    responses.attach(
      Observer(next: { self.settle($0) }, end: { _ in self.settle(nil) }), observations)
  }

  fileprivate func settle(_ response: Int?) {
    observations.dispose()
    continuation?.resume(returning: response)
    continuation = nil
  }
}

extension Window {
  /// Shows something that asks, and waits for the first response.
  ///
  /// - Parameters:
  ///   - responses: the answers. Their end is one too.
  ///   - disappearances: what happens when the question goes away unanswered, which GTK does not call a response.
  /// - Returns: nil when the question or this window went away, or the task was cancelled. Whoever asks takes the question
  ///   off the screen.
  final func response(
    of responses: SafeSignal<Int>, orEndBy disappearances: SafeSignal<Void>? = nil, show: () -> Void
  ) async -> Int? {
    let pending = PendingResponse()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        pending.begin(continuation)
        guard !Task.isCancelled else { return pending.settle(nil) }
        pending.observe(responses)
        for disappearance in [disappearances, reactive.unrealize].compactMap(\.self) {
          pending.observe(disappearance.map { -1 })
        }
        show()
      }
    } onCancel: {
      Task { @MainActor in pending.settle(nil) }
    }
  }
}
