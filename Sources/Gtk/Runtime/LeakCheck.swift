/// Counts what is alive on the GTK side, so that a test can assert that it gave back all it took.
public enum LeakCheck {
  /// How many `Object` wrappers exist. A wrapper lives as long as anybody, GTK or Swift, holds its GObject.
  public internal(set) static var liveObjects = 0
  /// How many signal handlers and other closures GTK holds.
  public internal(set) static var liveClosures = 0
}
