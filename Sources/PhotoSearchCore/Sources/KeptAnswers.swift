/// For searches that must not send anything: they find what is kept of services' answers, and fail otherwise.
nonisolated enum KeptAnswers {
  /// Whether the task is such a search.
  @TaskLocal static var areAllThatIsAsked = false
}
