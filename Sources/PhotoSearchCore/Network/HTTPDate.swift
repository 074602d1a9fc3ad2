/// A point in time in the format of HTTP headers: "Sun, 06 Nov 1994 08:49:37 GMT".
///
/// The two obsolete formats, which no server sends today, are not supported.
/// https://www.rfc-editor.org/rfc/rfc9110#http.date
nonisolated struct HTTPDate: Sendable, Hashable {
  /// Since 1970-01-01 in UTC.
  let secondsSince1970: Int

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count == 6, words[5] == "GMT",
      let day = Int(words[1]), 1...31 ~= day,
      let month = Self.months.firstIndex(of: String(words[2])),
      let year = Int(words[3]), 1970...9999 ~= year
    else { return nil }
    let time = words[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, 0..<24 ~= time[0], 0..<60 ~= time[1], 0...60 ~= time[2] else { return nil }
    let days = Self.daysSince1970(year: year, month: month + 1, day: day)
    secondsSince1970 = days * 86_400 + time[0] * 3600 + time[1] * 60 + time[2]
  }

  /// In the Gregorian calendar. Years start in March, so that the leap day is the last of its year.
  private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
