/// How an execution of an action can fail.
public nonisolated enum ActionError<Failure: Error>: Error {
  /// The action was disabled: it was executing, it was not allowed, or it is gone.
  case disabled
  /// The work failed.
  case failed(Failure)
}

nonisolated extension ActionError: Equatable where Failure: Equatable {}
