/// Tells the end of a source that goes away from that of one which somebody finishes.
///
/// For observers both are `.finished`. But when an object goes away, those who observe its properties are often parts of
/// it: what waits in a timed operator then must not reach them any more.
///
/// Only the main actor ends signals, so its state needs no lock.
@usableFromInline
nonisolated enum Release {
  /// Whether the end that is being delivered is that of a source which goes away.
  @usableFromInline
  nonisolated(unsafe) private(set) static var isUnderway = false
  /// Whether the next core that ends does so because its source goes away.
  private nonisolated(unsafe) static var isAnnounced = false

  /// The release of `core`'s owner.
  @usableFromInline
  static func end<Element, Failure>(_ core: Core<Element, Failure>) {
    isAnnounced = true
    core.end(.finished)
  }

  /// Runs `body`, which ends one core for the reason for which another one is ending now.
  static func passOn(_ body: () -> Void) {
    isAnnounced = isUnderway
    body()
    isAnnounced = false
  }

  /// Why the core that asks is about to end.
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
