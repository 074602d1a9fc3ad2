import BindingCore

/// A pending user response. Only the first response is used.
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
  /// Shows a dialog, and waits for the first response.
  ///
  /// - Parameters:
  ///   - responses: the responses. Their completion ends the wait too.
  ///   - disappearances: fires when the dialog disappears unanswered, which GTK does not report as a response.
  /// - Returns: The response, or `nil` if the dialog or this window disappeared or the task was cancelled. The caller
  ///   removes the dialog.
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
