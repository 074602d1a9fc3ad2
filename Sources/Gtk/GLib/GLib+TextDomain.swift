import CGtk
import Glibc

extension GLib {
  /// A program's translations: its message catalogues, as created by gettext's tools.
  ///
  ///     GLib.useLocaleOfEnvironment()
  ///     let texts = GLib.TextDomain("greeter")
  ///     texts.bind(toDirectory: "/usr/share/locale")
  ///     texts.translated("Good evening")
  ///
  /// A string without a translation is returned unchanged. Translating is thread-safe.
  public nonisolated struct TextDomain: Hashable, Sendable {
    /// The base name of the catalogues: `de/LC_MESSAGES/name.mo`.
    public let name: String

    /// - Parameter name: The base name of the catalogues, without the extension.
    public init(_ name: String) { self.name = name }

    /// Loads the catalogues from this directory, and makes the domain the program's default. Call this once, at
    /// startup, after `GLib.useLocaleOfEnvironment()`: GLib translates nothing while the program's default domain has
    /// no translation.
    public func bind(toDirectory directory: String) {
      bindtextdomain(name, directory)
      bind_textdomain_codeset(name, "UTF-8")
      textdomain(name)
    }

    /// Returns the string in the user's language.
    ///
    /// - Parameter context: Distinguishes equal strings with different meanings.
    public func translated(_ text: String, context: String? = nil) -> String {
      guard let context else { return text.withCString { String(cString: g_dgettext(name, $0)) } }
      return context.withCString { context in
        text.withCString { String(cString: g_dpgettext2(name, context, $0)) }
      }
    }

    /// Returns the string in the user's language, in the plural form for this number: a language may have one form,
    /// like Japanese, or six, like Arabic.
    public func translated(one: String, other: String, count: Int) -> String {
      // A negative number takes the form of its absolute value.
      one.withCString { one in
        other.withCString { String(cString: g_dngettext(name, one, $0, UInt(count.magnitude))) }
      }
    }
  }
}
