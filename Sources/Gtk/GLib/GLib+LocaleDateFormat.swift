import CGtk
import Glibc

extension GLib {
  /// The date format of the user's locale.
  struct LocaleDateFormat {
    /// The format for `g_date_time_format`, with `%Y` for the year.
    let text: String
    /// Year, month and day in the locale's order.
    let order: [Part]
    /// The locale's full and short month names in lower case, starting with January.
    let monthNames: [[String]]

    enum Part { case year, month, day }

    /// The format of the current locale.
    static var current: LocaleDateFormat {
      let text = withFourDigitYear(langinfo(D_FMT) ?? "%Y-%m-%d")
      return LocaleDateFormat(text: text, order: order(of: text), monthNames: (0..<12).map(names))
    }

    /// Expands abbreviations and replaces two-digit and era years, as in `%d.%m.%y` and `%Ey`.
    private static func withFourDigitYear(_ format: String) -> String {
      var result = ""
      var rest = format[...]
      while let percent = rest.firstIndex(of: "%") {
        result += rest[..<percent]
        let specifier = rest[percent...].dropFirst().prefix { "-_0^#EO".contains($0) }
        guard specifier.endIndex < rest.endIndex else { return result }
        switch rest[specifier.endIndex] {
        case "C": break
        case "y", "Y", "G", "g": result += "%Y"
        case "D": result += "%m/%d/%Y"
        case "F": result += "%Y-%m-%d"
        case let letter: result += "%\(specifier)\(letter)"
        }
        rest = rest[specifier.endIndex...].dropFirst()
      }
      return result + rest
    }

    private static func order(of format: String) -> [Part] {
      var order: [Part] = []
      for specifier in format.split(separator: "%", omittingEmptySubsequences: false).dropFirst() {
        let part: Part? =
          switch specifier.first(where: { !"-_0^#EO".contains($0) }) {
          case "Y": .year
          case "m", "b", "B", "h": .month
          case "d", "e": .day
          default: nil
          }
        if let part, !order.contains(part) { order.append(part) }
      }
      return order.count == 3 ? order : [.year, .month, .day]
    }

    private static func names(ofMonth index: Int) -> [String] {
      // The items of each list are consecutive (langinfo.h). Some languages have two forms of a name.
      [MON_1, ABMON_1, __ALTMON_1, _NL_ABALTMON_1].compactMap { langinfo($0, offset: index) }
        .compactMap { $0.lowercased().split { !$0.isLetter }.first.map(String.init) }
    }

    /// Returns a string of the locale, converted from its charset.
    private static func langinfo(_ item: some BinaryInteger, offset: Int = 0) -> String? {
      guard let text = nl_langinfo(nl_item(item) + nl_item(offset)),
        let converted = g_locale_to_utf8(text, -1, nil, nil, nil)
      else { return nil }
      defer { g_free(converted) }
      return converted.pointee == 0 ? nil : String(cString: converted)
    }
  }
}
