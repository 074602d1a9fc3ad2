import CGtk
import Glibc

/// What GTK's interface uses of GLib.
public enum GLib {
  /// Takes the language and the formats of dates and numbers from the environment, as `Application.run` does. For
  /// programs that talk to people before, or without, running an application.
  public static func useLocaleOfEnvironment() { setlocale(LC_ALL, "") }

  /// The name of the program in messages and lists of windows; the desktop's name for it, in other words.
  public static var applicationName: String {
    get { g_get_application_name().map { String(cString: $0) } ?? "" }
    set { g_set_application_name(newValue) }
  }
}
