import CGtk

extension Application {
  /// Whether there is a display on which to open windows. If so, initialises GTK; otherwise GTK's widgets must not be
  /// used.
  public static var hasDisplay: Bool { gtk_init_check() != 0 }
}
