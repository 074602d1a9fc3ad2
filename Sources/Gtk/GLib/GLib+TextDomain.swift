import CGtk
import Glibc

extension GLib {
  /// A program's texts in other languages: its message catalogues, as gettext's tools make them.
  ///
  ///     GLib.useLocaleOfEnvironment()
  ///     let texts = GLib.TextDomain("greeter")
  ///     texts.bind(toDirectory: "/usr/share/locale")
  ///     texts.translated("Good evening")
  ///
  /// A text that has no translation stays as it is. Translating is thread-safe.
  public nonisolated struct TextDomain: Hashable, Sendable {
    /// The catalogues are called after it: `de/LC_MESSAGES/name.mo`.
    public let name: String

    /// - Parameter name: what the catalogues are called, without the ending.
    public init(_ name: String) { self.name = name }

    /// Takes the catalogues from this directory, and makes the domain the program's own. Call it once, at start, after
    /// `GLib.useLocaleOfEnvironment()`: GLib translates nothing while the program's own domain has no translation.
    public func bind(toDirectory directory: String) {
      bindtextdomain(name, directory)
      bind_textdomain_codeset(name, "UTF-8")
      textdomain(name)
    }

    /// The text in the person's language.
    ///
    /// - Parameter context: Tells equal texts with different meanings apart.
    public func translated(_ text: String, context: String? = nil) -> String {
      guard let context else { return text.withCString { String(cString: g_dgettext(name, $0)) } }
      return context.withCString { context in
        text.withCString { String(cString: g_dpgettext2(name, context, $0)) }
      }
    }

    /// The text in the person's language, in the form that its grammar asks for this number: there may be one form, as
    /// in Japanese, or six, as in Arabic.
    public func translated(one: String, other: String, count: Int) -> String {
      // A negative number counts as its distance from zero.
      one.withCString { one in
        other.withCString { String(cString: g_dngettext(name, one, $0, UInt(count.magnitude))) }
      }
    }
  }
}
