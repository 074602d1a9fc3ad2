import CGtk
import Glibc

extension GLib {
  /// A whole number as the locale writes it: with its digits, and with its marks between the thousands.
  public nonisolated static func formatted(_ number: Int) -> String {
    withVaList([number]) { formatted("%'Ild", $0) }
  }

  /// A number as the locale writes it, rounded to so many places after its decimal mark.
  public nonisolated static func formatted(_ number: Double, decimals: Int) -> String {
    withVaList([Int32(clamping: decimals), number]) { formatted("%'I.*f", $0) }
  }

  private nonisolated static func formatted(_ format: String, _ arguments: CVaListPointer) -> String {
    guard let text = g_strdup_vprintf(format, arguments) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
