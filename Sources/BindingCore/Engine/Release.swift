/// Distinguishes the end of a source that is deallocated from that of a source that is finished explicitly.
///
/// To observers, both are `.finished`. But when an object is deallocated, the observers of its properties are often
/// parts of it, so elements waiting in a timed operator must no longer reach them.
///
/// Only the main actor ends signals, so the state needs no lock.
@usableFromInline
nonisolated enum Release {
  /// Whether the end being delivered is that of a deallocated source.
  @usableFromInline
  nonisolated(unsafe) private(set) static var isUnderway = false
  /// Whether the next core that ends does so because its source is being deallocated.
  private nonisolated(unsafe) static var isAnnounced = false

  /// Ends `core` because its owner is being deallocated.
  @usableFromInline
  static func end<Element, Failure>(_ core: Core<Element, Failure>) {
    isAnnounced = true
    core.end(.finished)
  }

  /// Runs `body`, which ends one core for the same reason as the end in progress.
  static func passOn(_ body: () -> Void) {
    isAnnounced = isUnderway
    body()
    isAnnounced = false
  }

  /// Returns whether the calling core ends because of a release, and resets that.
  @usableFromInline
  static func takeReason() -> Bool {
    defer { isAnnounced = false }
    return isAnnounced
  }

  /// Runs `body`, which delivers an end.
  @usableFromInline
  static func perform(if isRelease: Bool = true, _ body: () -> Void) {
    let before = isUnderway
    isUnderway = isRelease
    body()
    isUnderway = before
  }
}
