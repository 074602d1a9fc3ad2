import PhotoSearchCore
import Testing

nonisolated struct LocalDayTests {
  @Test("A day is read from YYYY-MM-DD and written so", arguments: ["2024-02-29", "0476-09-04", "2999-12-31"])
  func iso8601(text: String) {
    #expect(LocalDay(iso8601: text)?.iso8601 == text)
  }

  @Test(
    "Anything else is no day",
    arguments: ["", "2024", "2024-02", "2024-2-9", "2023-02-29", "+024-02-09", "2024-02-09-", "24-02-09", "２０２４-02-09"])
  func notISO8601(text: String) {
    #expect(LocalDay(iso8601: text) == nil)
  }

  @Test("A time to wait is said in whole units, rounded up")
  func duration() {
    let words: [(Duration, String)] = [
      (.zero, "1 second"), (.milliseconds(1001), "2 seconds"), (.seconds(119), "119 seconds"),
      (.seconds(121), "3 minutes"), (.seconds(7199), "120 minutes"), (.seconds(7201), "3 hours"),
    ]
    for (duration, text) in words { #expect(duration.inWords == text) }
  }
}
