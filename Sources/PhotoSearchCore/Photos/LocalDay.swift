public import FoundationEssentials
import Glibc

/// A calendar day of the Gregorian calendar in the user's time zone.
///
/// The time zone is the process's (`TZ`, `/etc/localtime`), as libc sees it.
public nonisolated struct LocalDay: Sendable, Hashable, Comparable {
  public let year: Int
  /// 1 to 12.
  public let month: Int
  /// 1 to 31.
  public let day: Int

  /// Creates the day that contains a point in time.
  public init(containing date: Date) {
    // Within these bounds, roughly the years 0 to 9999, neither time_t nor the fields of tm can overflow.
    let seconds = min(max(date.timeIntervalSince1970.rounded(.down), -62_000_000_000), 253_000_000_000)
    var time = time_t(seconds)
    var fields = tm()
    localtime_r(&time, &fields)
    year = Int(fields.tm_year) + 1900
    month = Int(fields.tm_mon) + 1
    day = Int(fields.tm_mday)
  }

  /// Creates a day from its numbers, or `nil` if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, 1...12 ~= month, 1...31 ~= day else { return nil }
    let date = Self.time(year: year, month: month, day: day, hour: 12)
    self.init(containing: date)
    guard self.year == year, self.month == month, self.day == day else { return nil }
  }

  /// The first moment of the day.
  public var start: Date { Self.time(year: year, month: month, day: day, hour: 0) }

  public static func < (first: LocalDay, second: LocalDay) -> Bool {
    (first.year, first.month, first.day) < (second.year, second.month, second.day)
  }

  private static func time(year: Int, month: Int, day: Int, hour: Int) -> Date {
    var fields = tm()
    fields.tm_year = Int32(year - 1900)
    fields.tm_mon = Int32(month - 1)
    fields.tm_mday = Int32(day)
    fields.tm_hour = Int32(hour)
    fields.tm_isdst = -1
    return Date(timeIntervalSince1970: Double(mktime(&fields)))
  }
}

extension LocalDay {
  /// Creates a day from the ISO 8601 calendar date YYYY-MM-DD, or `nil` if the text is anything else.
  public nonisolated init?(iso8601 text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map({ $0.utf8.count }) == [4, 2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as YYYY-MM-DD.
  public nonisolated var iso8601: String {
    func padded(_ number: Int, _ width: Int) -> String {
      let digits = String(number)
      return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }
}

/// The dates of a query's date filter as points in time.
nonisolated struct UploadDateRange {
  /// The first moment of the first day.
  let first: Date
  /// The last second of the last day.
  let last: Date

  init(_ query: PhotoQuery) {
    let earliest = Date(timeIntervalSince1970: 0)
    let latest = Date(timeIntervalSince1970: 4_000_000_000)
    func bounded(_ date: Date) -> Date { min(max(date, earliest), latest) }
    first = LocalDay(containing: bounded(query.minDate)).start
    // A day and a half after its start is always within the next day, even if daylight saving changes.
    let next = LocalDay(containing: LocalDay(containing: bounded(query.maxDate)).start + 36 * 3600)
    last = next.start - 1
  }
}
