import CGtk
import Glibc

extension GLib {
  /// A whole number as the locale writes it: with its digits, and with its marks between the thousands.
  public nonisolated static func formatted(_ number: Int) -> String {
    withVaList([number]) { formatted("%'\(digitsFlag)ld", $0) }
  }

  /// A number as the locale writes it, rounded to so many places after its decimal mark.
  public nonisolated static func formatted(_ number: Double, decimals: Int) -> String {
    withVaList([Int32(clamping: decimals), number]) { formatted("%'\(digitsFlag).*f", $0) }
  }

  /// The flag of `printf` for the locale's own digits. Not in the locale "C", where glibc 2.41 and 2.43 then write a
  /// fraction without any digits.
  private nonisolated static var digitsFlag: String {
    let locale = setlocale(LC_CTYPE, nil).map { String(cString: $0) }
    return locale == "C" || locale == "POSIX" ? "" : "I"
  }

  private nonisolated static func formatted(_ format: String, _ arguments: CVaListPointer) -> String {
    guard let text = g_strdup_vprintf(format, arguments) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
