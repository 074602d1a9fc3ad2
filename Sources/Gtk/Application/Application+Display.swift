import CGtk

extension Application {
  /// Whether there is a display to open windows on. Initialises GTK when there is; without one nothing of GTK's
  /// widgets may be used.
  public static var hasDisplay: Bool { gtk_init_check() != 0 }
}
