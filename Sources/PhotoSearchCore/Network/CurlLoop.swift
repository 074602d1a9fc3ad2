import CCurl

/// The transfers of a `CurlEngine`: those under way and those that wait for their host. Confined to its thread.
nonisolated final class CurlLoop {
  private struct Call {
    let id: CurlEngine.CallID
    let transfer: CurlTransfer
    let host: String
    let continuation: CheckedContinuation<CurlEngine.Answer, Never>
  }

  private let multi: CurlMultiHandle
  private let userAgent: String
  private let forget: (CurlEngine.CallID) -> Void
  private var active: [UnsafeMutableRawPointer: Call] = [:]
  private var activeCounts: [String: Int] = [:]
  /// In the order in which they start.
  private var waiting: [Call] = []

  /// - Parameter forget: Called for each call just before it is answered.
  init(multi: CurlMultiHandle, userAgent: String, forget: @escaping (CurlEngine.CallID) -> Void) {
    self.multi = multi
    self.userAgent = userAgent
    self.forget = forget
  }

  /// One turn of the loop: takes commands, moves bytes, answers what is done, and sleeps until there is more to do.
  func turn(_ commands: [CurlEngine.Command]) {
    commands.forEach(take)
    startWaiting()
    var runningCount: Int32 = 0
    curl_multi_perform(multi.pointer, &runningCount)
    if finishDone() {
      // Places became free, and what starts now must be performed before the sleep.
      startWaiting()
    }
    // A new transfer has an expired timer, so this sleeps only when nothing is to be done.
    curl_multi_poll(multi.pointer, nil, 0, 60_000, nil)
  }

  /// Answers everything that is left and frees the multi handle.
  func close(remaining: [CurlEngine.Command]) {
    remaining.forEach(take)
    for call in active.values {
      curl_multi_remove_handle(multi.pointer, call.transfer.handle.pointer)
    }
    let calls = Array(active.values) + waiting
    active = [:]
    waiting = []
    curl_multi_cleanup(multi.pointer)
    for call in calls { answer(call, .failure(.cancelled)) }
  }

  private func take(_ command: CurlEngine.Command) {
    switch command {
    case .start(let id, let request, let proxy, let continuation):
      let call = Call(
        id: id, transfer: CurlTransfer(request, userAgent: userAgent, proxy: proxy),
        host: request.url.host()?.lowercased() ?? "", continuation: continuation)
      let place = request.isUrgent ? waiting.firstIndex { !$0.transfer.request.isUrgent } : nil
      waiting.insert(call, at: place ?? waiting.endIndex)
    case .cancel(let id):
      cancel(id)
    }
  }

  private func cancel(_ id: CurlEngine.CallID) {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      answer(waiting.remove(at: index), .failure(.cancelled))
    } else if let call = active.values.first(where: { $0.id == id }) {
      deactivate(call)
      answer(call, .failure(.cancelled))
    }
  }

  private func startWaiting() {
    var stillWaiting: [Call] = []
    for call in waiting {
      if activeCounts[call.host, default: 0] < CurlEngine.maximumActivePerHost {
        active[call.transfer.handle.pointer] = call
        activeCounts[call.host, default: 0] += 1
        curl_multi_add_handle(multi.pointer, call.transfer.handle.pointer)
      } else {
        stillWaiting.append(call)
      }
    }
    waiting = stillWaiting
  }

  /// Whether anything was done.
  private func finishDone() -> Bool {
    var isAnyDone = false
    var remainingCount: Int32 = 0
    while let message = curl_multi_info_read(multi.pointer, &remainingCount) {
      // The message is gone with the next call to libcurl.
      let code = message.pointee.data.result
      guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
        let call = active[handle]
      else { continue }
      deactivate(call)
      answer(call, call.transfer.outcome(code))
      isAnyDone = true
    }
    return isAnyDone
  }

  private func deactivate(_ call: Call) {
    curl_multi_remove_handle(multi.pointer, call.transfer.handle.pointer)
    active[call.transfer.handle.pointer] = nil
    let count = activeCounts[call.host, default: 1] - 1
    activeCounts[call.host] = count > 0 ? count : nil
  }

  private func answer(_ call: Call, _ answer: CurlEngine.Answer) {
    forget(call.id)
    call.continuation.resume(returning: answer)
  }
}
