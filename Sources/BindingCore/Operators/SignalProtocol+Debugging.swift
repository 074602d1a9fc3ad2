import Glibc

extension SignalProtocol {
  /// Writes a line for each subscription, event and disposal, to show the activity of a chain.
  ///
  ///     search.debug("search").flatMapLatest { ... }
  ///     // [search SearchView.swift:12] subscribed
  ///     // [search SearchView.swift:12] next(cat)
  ///     // [search SearchView.swift:12] finished
  ///     // [search SearchView.swift:12] disposed
  ///
  /// Elements are described only when they arrive, so a signal that is never observed costs nothing.
  ///
  /// - Parameters:
  ///   - name: A prefix for the lines, in addition to the call site.
  ///   - output: Takes each line. By default, lines are written to standard error.
  public func debug(
    _ name: String? = nil, file: String = #fileID, line: Int = #line, output: ((String) -> Void)? = nil
  ) -> Signal<Element, Failure> {
    let site = "\(file.split(separator: "/").last ?? ""):\(line)"
    let prefix = name.map { "[\($0) \(site)]" } ?? "[\(site)]"
    let output = output ?? { writeToStandardError($0) }
    return handleEvents(
      receiveSubscription: { output("\(prefix) subscribed") },
      receiveOutput: { output("\(prefix) next(\($0))") },
      receiveCompletion: { completion in
        switch completion {
        case .finished: output("\(prefix) finished")
        case .failure(let failure): output("\(prefix) failed(\(failure))")
        }
      },
      receiveCancel: { output("\(prefix) disposed") })
  }

  /// Stops in the debugger when a closure returns true. (Raises `SIGTRAP`, which ends a program that runs without one.)
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called for each observer.
  ///   - receiveOutput: Called with each element, before it is delivered downstream.
  ///   - receiveCompletion: Called with the end.
  public func breakpoint(
    receiveSubscription: (() -> Bool)? = nil,
    receiveOutput: ((Element) -> Bool)? = nil,
    receiveCompletion: ((Completion<Failure>) -> Bool)? = nil
  ) -> Signal<Element, Failure> {
    handleEvents(
      receiveSubscription: receiveSubscription.map { shouldStop in { if shouldStop() { Breakpoint.stop() } } },
      receiveOutput: receiveOutput.map { shouldStop in { if shouldStop($0) { Breakpoint.stop() } } },
      receiveCompletion: receiveCompletion.map { shouldStop in { if shouldStop($0) { Breakpoint.stop() } } })
  }

  /// Stops in the debugger when the signal fails.
  public func breakpointOnError() -> Signal<Element, Failure> {
    breakpoint(receiveCompletion: { if case .failure = $0 { true } else { false } })
  }
}

/// Stops the program for the debugger. Tests replace it.
nonisolated enum Breakpoint {
  @TaskLocal static var stop: @Sendable () -> Void = { raise(SIGTRAP) }
}
