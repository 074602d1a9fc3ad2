/// The ways an action can fail.
public nonisolated enum ActionError<Failure: Error>: Error {
  /// The action was disabled: it was executing, not allowed, or already deallocated.
  case disabled
  /// The work failed.
  case failed(Failure)
}

nonisolated extension ActionError: Equatable where Failure: Equatable {}
