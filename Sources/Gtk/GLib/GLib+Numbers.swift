import CGtk
import Glibc

extension GLib {
  /// Returns an integer in the locale's format, with its digits and its thousands separators.
  public nonisolated static func formatted(_ number: Int) -> String {
    withVaList([number]) { formatted("%'\(digitsFlag)ld", $0) }
  }

  /// Returns a number in the locale's format, rounded to the given number of decimal places.
  public nonisolated static func formatted(_ number: Double, decimals: Int) -> String {
    withVaList([Int32(clamping: decimals), number]) { formatted("%'\(digitsFlag).*f", $0) }
  }

  /// The `printf` flag for the locale's own digits. Not used in the "C" locale, where it makes glibc 2.41 and 2.43
  /// write a fraction without any digits.
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
