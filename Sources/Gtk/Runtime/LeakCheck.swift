/// Counts live GTK-side objects, so that a test can assert that nothing leaked.
public enum LeakCheck {
  /// The number of live `Object` wrappers. A wrapper lives as long as Swift or GTK holds its GObject.
  public internal(set) static var liveObjects = 0
  /// The number of signal handlers and other closures that GTK holds.
  public internal(set) static var liveClosures = 0
}
