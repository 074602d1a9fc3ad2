/// A subject to begin with, for those who do not know yet what to search for.
///
/// The services and the sample photos are described in English, so that is what is searched for in every language.
public nonisolated enum StartSubject: String, CaseIterable, Sendable {
  case birds, cats, dogs, flowers, space, food, water

  /// The text to search for.
  public var query: String { rawValue }
}
