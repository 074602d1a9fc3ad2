import Glibc

extension SignalProtocol {
  /// Writes a line for each subscription, event and disposal, in order to see what a chain does.
  ///
  ///     search.debug("search").flatMapLatest { ... }
  ///     // [search SearchView.swift:12] subscribed
  ///     // [search SearchView.swift:12] next(cat)
  ///     // [search SearchView.swift:12] finished
  ///     // [search SearchView.swift:12] disposed
  ///
  /// Elements are described only when they arrive, so what is never observed costs nothing.
  ///
  /// - Parameters:
  ///   - name: what the lines are to begin with, beside the place of the call.
  ///   - output: takes each line. Without it they go to standard error.
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

  /// Stops in the debugger (raises `SIGTRAP`, which ends a program that runs without one) when a closure says so.
  ///
  /// - Parameters:
  ///   - receiveSubscription: asked for each observer.
  ///   - receiveOutput: asked with each element, before whoever is downstream gets it.
  ///   - receiveCompletion: asked with the end.
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

/// How the program stops for the debugger. Tests replace it.
nonisolated enum Breakpoint {
  @TaskLocal static var stop: @Sendable () -> Void = { raise(SIGTRAP) }
}
