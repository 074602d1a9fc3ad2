/// Why a test of a window cannot go on, in words.
public nonisolated struct TestFailure: Error, Hashable, CustomStringConvertible {
  /// What was wanted and what is there instead.
  public let description: String

  init(_ description: String) { self.description = description }
}
