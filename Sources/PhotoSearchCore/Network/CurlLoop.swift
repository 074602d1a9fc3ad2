import CCurl

/// The active and queued transfers of a `CurlEngine`. Confined to its thread.
nonisolated final class CurlLoop {
  /// How long a response may wait for others in progress. Waking a caller costs more than reading a thumbnail, so
  /// several are woken at once; two milliseconds are imperceptible. Responses that the user awaits are not delayed.
  private static let gatheringTime = Duration.milliseconds(2)

  private typealias Call = CurlEngine.Call

  private let multi: CurlMultiHandle
  private let identity: CurlEngine.Identity
  private let clock: NetworkClock
  private let forget: ([CurlEngine.Call]) -> Void
  private var active: [UnsafeMutableRawPointer: (call: Call, transfer: CurlTransfer)] = [:]
  /// Handles for future transfers. A new one would allocate a buffer and return its memory to the system at the end.
  private var idleHandles: [CurlEasyHandle] = []
  /// Completed calls and their results, delivered together. See `gatheringTime`.
  private var answers: [(Call, CurlEngine.Answer)] = []
  /// The latest time to deliver the results, or `nil` if there are none.
  private var answersAreDue: ContinuousClock.Instant?
  private var queue = HostQueue<Call>(maximumActive: CurlEngine.maximumActivePerHost)
  /// Hosts that responded "too many requests", and until when they are throttled. Nothing else keeps track of that.
  private var throttles: [String: ContinuousClock.Instant] = [:]

  /// - Parameter forget: Called with calls just before they are answered.
  init(
    multi: CurlMultiHandle, identity: CurlEngine.Identity, clock: NetworkClock,
    forget: @escaping ([CurlEngine.Call]) -> Void
  ) {
    self.multi = multi
    self.identity = identity
    self.clock = clock
    self.forget = forget
  }

  /// Runs one turn of the loop: takes commands, transfers bytes, answers completed calls, and sleeps until there is
  /// more to do.
  func turn(_ commands: [CurlEngine.Command]) {
    commands.forEach(take)
    _ = startQueued()
    var runningCount: Int32 = 0
    curl_multi_perform(multi.pointer, &runningCount)
    sendAnswersThatAreDue()
    endDone()
    // Fill the free slots before waking anyone to read a response.
    guard !startQueued() else { return }
    sendAnswersThatAreDue()
    curl_multi_poll(multi.pointer, nil, 0, longestPause, nil)
    if !active.isEmpty {
      let now = ContinuousClock.now
      for (_, transfer) in active.values { transfer.nudge(at: now) }
    }
  }

  /// In milliseconds. While transfers are active, stalled ones are checked now and then.
  private var longestPause: Int32 {
    // Commands wake it, so an idle program does nothing at all.
    if active.isEmpty { return .max }
    return answersAreDue == nil ? 250 : Int32(Self.gatheringTime.components.attoseconds / 1_000_000_000_000_000)
  }

  /// Answers all remaining calls and frees the multi handle.
  func close(remaining: [CurlEngine.Command]) {
    remaining.forEach(take)
    let calls = active.values.map(\.call) + queue.removeAll()
    for handle in active.keys { end(handle) }
    curl_multi_cleanup(multi.pointer)
    for handle in idleHandles { handle.free() }
    idleHandles = []
    sendAnswers()
    for call in calls { answer(call, .failure(.cancelled)) }
  }

  private func take(_ command: CurlEngine.Command) {
    switch command {
    case .start(let call):
      if call.request.isThrottledWithOthers, let wait = throttle(of: call.host) {
        let error = HTTPError.rateLimited(host: call.host, retryAfter: wait)
        answer(call, call.request.waitsWhileThrottled ? .throttled(wait) : .failure(error))
      } else {
        queue.enqueue(call, host: call.host, priority: call.request.priority)
      }
    case .cancel(let id):
      if let call = queue.remove(where: { $0.id == id }) {
        answer(call, .failure(.cancelled))
      } else if let call = active.first(where: { $0.value.call.id == id }) {
        end(call.value.call, call.key)
        answer(call.value.call, .failure(.cancelled))
      }
    }
  }

  /// Starts queued calls that have a free slot. Returns whether there were any.
  private func startQueued() -> Bool {
    var isAny = false
    while let call = queue.dequeue() {
      let transfer = CurlTransfer(
        call.request, identity: identity, proxy: call.proxy, handle: idleHandles.popLast() ?? CurlEasyHandle())
      active[transfer.handle.pointer] = (call, transfer)
      curl_multi_add_handle(multi.pointer, transfer.handle.pointer)
      isAny = true
    }
    return isAny
  }

  private func endDone() {
    var remainingCount: Int32 = 0
    while let message = curl_multi_info_read(multi.pointer, &remainingCount) {
      // The next call to libcurl invalidates the message.
      let code = message.pointee.data.result
      guard message.pointee.msg == CURLMSG_DONE, let handle = message.pointee.easy_handle,
        let (call, transfer) = active[handle]
      else { continue }
      let outcome = transfer.outcome(code)
      end(call, handle)
      answers.append((call, .outcome(outcome)))
      let now = ContinuousClock.now
      let due = call.request.priority.level == .query ? now : now + Self.gatheringTime
      answersAreDue = answersAreDue.map { min($0, due) } ?? due
      if case .success(let outcome) = outcome { takeThrottle(outcome.response, to: call) }
    }
  }

  /// Returns the remaining throttle time, or `nil` if the host is not throttled.
  private func throttle(of host: String) -> Duration? {
    let now = clock.now()
    throttles = throttles.filter { $0.value > now }
    return throttles[host].map { $0 - now }
  }

  /// Throttles the host after "too many requests". One such response fails all waiting calls.
  private func takeThrottle(_ response: HTTPResponse, to call: Call) {
    guard response.status == 429, call.request.isThrottledWithOthers else { return }
    let wait = response.throttlePause
    let end = clock.now() + wait
    // Several responses may be under way, and each may ask for another time.
    throttles[call.host] = max(throttles[call.host] ?? end, end)
    for waiting in queue.removeAll(host: call.host, where: \.request.isThrottledWithOthers) {
      answer(waiting, .failure(.rateLimited(host: call.host, retryAfter: wait)))
    }
  }

  private func end(_ call: Call, _ handle: UnsafeMutableRawPointer) {
    end(handle)
    queue.end(host: call.host)
  }

  private func end(_ handle: UnsafeMutableRawPointer) {
    curl_multi_remove_handle(multi.pointer, handle)
    if let transfer = active.removeValue(forKey: handle)?.transfer { idleHandles.append(transfer.end()) }
  }

  private func sendAnswersThatAreDue() {
    guard let answersAreDue, active.isEmpty || answersAreDue <= .now else { return }
    sendAnswers()
  }

  private func sendAnswers() {
    var others: [(Call, CurlEngine.Answer)] = []
    for (call, outcome) in answers {
      if answers.count == 1 || call.request.priority.level == .query {
        answer(call, outcome)
      } else {
        others.append((call, outcome))
      }
    }
    answers.removeAll(keepingCapacity: true)
    answersAreDue = nil
    guard !others.isEmpty else { return }
    forget(others.map(\.0))
    // Resuming a task may have to wake a thread. This thread wakes only one, and has other work to do.
    Task.detached { [others] in
      for (call, outcome) in others { call.continuation.resume(returning: outcome) }
    }
  }

  private func answer(_ call: Call, _ answer: CurlEngine.Answer) {
    forget([call])
    call.continuation.resume(returning: answer)
  }
}
