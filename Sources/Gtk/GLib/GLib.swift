import CGtk
import Glibc

/// The parts of GLib that GTK's API uses.
public enum GLib {
  /// Takes the language and the formats of dates and numbers from the environment, as `Application.run` does. For
  /// programs that produce output before, or without, running an application.
  public static func useLocaleOfEnvironment() { setlocale(LC_ALL, "") }

  /// The human-readable name of the program, used in messages and window lists.
  public static var applicationName: String {
    get { g_get_application_name().map { String(cString: $0) } ?? "" }
    set { g_set_application_name(newValue) }
  }
}
