import CGtk
public import FoundationEssentials
import Glibc

extension GLib {
  /// A calendar day without a time, such as one picked in a calendar or typed into a field.
  public nonisolated struct Date: Hashable, Comparable, Sendable {
    /// The year, from 1 to 9999.
    public let year: Int
    /// The month, from 1 to 12.
    public let month: Int
    /// The day of the month, from 1 to 31.
    public let day: Int

    /// Creates a day, or returns `nil` if it is not in the calendar, such as 30 February.
    public init?(year: Int, month: Int, day: Int) {
      guard (1...9999).contains(year), (1...12).contains(month), (1...31).contains(day),
        g_date_valid_dmy(GDateDay(day), GDateMonth(rawValue: guint32(month)), GDateYear(year)) != 0
      else { return nil }
      self.year = year
      self.month = month
      self.day = day
    }

    public static func < (left: Self, right: Self) -> Bool {
      (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }
  }
}

@MainActor extension GLib.Date {
  /// Creates the day of an instant in the local time zone. Instants before the year 1 or after 9999 are clamped to that
  /// range.
  public init(_ instant: FoundationEssentials.Date) {
    var seconds = time_t(max(-62_135_400_000, min(253_300_000_000, instant.timeIntervalSince1970.rounded(.down))))
    var fields = tm()
    localtime_r(&seconds, &fields)
    self.init(year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday))!
  }

  /// Noon of this day in the local time zone: an instant on this day regardless of daylight saving.
  public var noon: FoundationEssentials.Date {
    var fields = tm()
    fields.tm_year = Int32(year - 1900)
    fields.tm_mon = Int32(month - 1)
    fields.tm_mday = Int32(day)
    fields.tm_hour = 12
    fields.tm_isdst = -1
    return FoundationEssentials.Date(timeIntervalSince1970: Double(mktime(&fields)))
  }

  /// The day in the format of the user's locale, such as `24.12.2025`: with its order and separators, but always in the
  /// Gregorian calendar and with a four-digit year.
  public var formatted: String {
    let format = GLib.LocaleDateFormat.current.text
    // GLib writes the year 800 with three digits.
    let digits = String(year)
    let fourDigits = String(repeating: "0", count: 4 - digits.count) + digits
    return formatted(year < 1000 ? format.replacing("%Y", with: fourDigits) : format)
  }

  /// Returns the day in a format of `g_date_time_format`, such as `%e %B %Y`.
  public func formatted(_ format: String) -> String {
    let time = g_date_time_new_local(gint(year), gint(month), gint(day), 12, 0, 0)
    defer { g_date_time_unref(time) }
    guard let text = g_date_time_format(time, format) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}
