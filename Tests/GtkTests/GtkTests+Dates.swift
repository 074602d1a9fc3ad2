import FoundationEssentials
import Glibc
import Testing

@_spi(Bindings) @testable import Gtk

/// Locales whose dates differ in order, in separators, in digits of the year and in the month; how each writes
/// 2031-05-06.
private nonisolated let locales = [
  ("C", "05/06/2031"), ("en_US.UTF-8", "05/06/2031"), ("en_GB.UTF-8", "06/05/2031"), ("de_DE.UTF-8", "06.05.2031"),
  ("ja_JP.UTF-8", "2031年05月06日"), ("ar_EG.UTF-8", "06 ماي, 2031"),
]

private nonisolated let localeNames = locales.map(\.0)

/// Runs `body` with the dates of a locale.
@MainActor private func withLocale(_ name: String, _ body: () throws -> Void) throws {
  let before = String(cString: setlocale(LC_ALL, nil))
  try #require(setlocale(LC_ALL, name) != nil, "script/test makes the locale")
  defer { setlocale(LC_ALL, before) }
  try body()
}

private nonisolated let hasLocales = locales.allSatisfy { name, _ in
  guard let locale = newlocale(1 << LC_TIME, name, nil) else { return false }
  freelocale(locale)
  return true
}

extension GtkTests {
  @Test(.enabled(if: hasLocales, "script/test makes the locales"), arguments: locales)
  func `A year is written with four digits, so that reading it back does not move it by a century`(
    locale: String, expected: String
  ) throws {
    try withLocale(locale) {
      #expect(GLib.Date(year: 2031, month: 5, day: 6)?.formatted == expected)
      for year in [
        1, 33, 476, 1066, 1582, 1899, 1900, 1929, 1930, 1931, 1999, 2000, 2029, 2030, 2031, 2069, 2100, 9999,
      ] {
        for month in 1...12 {
          let date = try #require(GLib.Date(year: year, month: month, day: 28 - month))
          #expect(GLib.Date(parsing: date.formatted) == date, "\(date.formatted)")
        }
      }
    }
  }

  @Test(.enabled(if: hasLocales, "script/test makes the locales"), arguments: localeNames)
  func `A date without a year, a month or a day is refused in every locale`(locale: String) throws {
    try withLocale(locale) {
      for text in [
        "12/24", "1 2", "12 2025", "2025", "24", "December 2025", "24 December", "12/24/5", "12/24/025", "1/2/20250",
        "2025-12-24-1", "2025-02-30", "12/24/2025 10", "12/12/2025 soon", "",
      ] {
        #expect(GLib.Date(parsing: text) == nil, "\(text)")
      }
      #expect(GLib.Date(parsing: " 2025-12-24 ") == GLib.Date(year: 2025, month: 12, day: 24))
    }
  }

  @Test(.enabled(if: hasLocales, "script/test makes the locales"))
  func `Days and months are in the locale's order, months may be named`() throws {
    let date = GLib.Date(year: 2025, month: 3, day: 9)
    let forms = [
      ("en_US.UTF-8", ["3/9/2025", "03-09-25", "March 9, 2025", "9 Mar 2025", "9MARCH2025"]),
      ("en_GB.UTF-8", ["9/3/2025", "09.03.25", "9 March 2025", "9 mar 25"]),
      ("de_DE.UTF-8", ["9.3.2025", "9.3.25", "9. März 2025", "9 mär 25"]),
      ("ja_JP.UTF-8", ["2025年3月9日", "25/3/9", "3/9/2025"]),
      ("ar_EG.UTF-8", ["9 مارس 2025", "9/3/2025", "٩/٣/٢٠٢٥"]),
    ]
    for (locale, texts) in forms {
      try withLocale(locale) {
        for text in texts { #expect(GLib.Date(parsing: text) == date, "\(locale): \(text)") }
      }
    }
  }

  @Test func `A year of two digits is from 80 years ago to 19 years ahead`() throws {
    try withLocale("C") {
      let today = try #require(GLib.Date(year: 2026, month: 7, day: 1)).noon
      @MainActor func year(_ text: String) -> Int? { GLib.Date(parsing: "12/24/\(text)", today: today)?.year }
      #expect(year("26") == 2026)
      #expect(year("45") == 2045)
      #expect(year("46") == 1946)
      #expect(year("99") == 1999)
      #expect(year("00") == 2000)
    }
  }
}
