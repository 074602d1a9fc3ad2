import FoundationEssentials
import PhotoSearchCore
import Testing

nonisolated struct PhotoQueryTests {
  private let first = LocalDay(year: 2024, month: 2, day: 28)!
  private let last = LocalDay(year: 2024, month: 3, day: 1)!

  private func query() -> PhotoQuery {
    // Moments in the middle of the days: the query counts whole days all the same.
    PhotoQuery(
      text: "cats", dateFilter: true, minDate: first.start.addingTimeInterval(15 * 3600),
      maxDate: last.start.addingTimeInterval(3 * 3600))
  }

  @Test("The date filter includes both of its days from midnight to midnight")
  func inclusive() {
    let query = query()
    let nextDay = LocalDay(year: 2024, month: 3, day: 2)!
    #expect(query.admits(uploaded: first.start))
    #expect(query.admits(uploaded: LocalDay(year: 2024, month: 2, day: 29)!.start))
    #expect(query.admits(uploaded: nextDay.start.addingTimeInterval(-1)))
    #expect(!query.admits(uploaded: first.start.addingTimeInterval(-1)))
    #expect(!query.admits(uploaded: nextDay.start))
  }

  @Test func `What was kept before there was a filter is read without it`() throws {
    var query = PhotoQuery(text: "cats")
    let kept = try JSONEncoder().encode(query)
    #expect(!String(decoding: kept, as: UTF8.self).contains("assessed"))
    #expect(try JSONDecoder().decode(PhotoQuery.self, from: kept) == query)
    query.assessedOnly = true
    #expect(try JSONDecoder().decode(PhotoQuery.self, from: JSONEncoder().encode(query)) == query)
    query.assessedOnly = false
    #expect(query == PhotoQuery(text: "cats"))
  }

  @Test("An unknown date passes only without the filter")
  func unknownDate() {
    var query = query()
    #expect(!query.admits(uploaded: nil))
    query.dateFilter = false
    #expect(query.admits(uploaded: nil))
    #expect(query.admits(uploaded: .distantPast))
  }

  @Test("The Creative Commons filter keeps Creative Commons licences")
  func licences() {
    var query = PhotoQuery(text: "cats")
    #expect(query.admits(License(.allRightsReserved)))
    query.creativeCommons = true
    #expect(query.admits(License(.byNC)))
    #expect(query.admits(License(.cc0)))
    #expect(!query.admits(License(.allRightsReserved)))
  }

  @Test("A local day contains its own start and knows the calendar")
  func localDays() {
    var day = LocalDay(year: 2023, month: 12, day: 30)!.start
    for _ in 0..<800 {
      // Noon is in the next day on every clock, also where a day has 23 or 25 hours.
      let local = LocalDay(containing: day)
      #expect(LocalDay(containing: local.start) == local)
      #expect(LocalDay(containing: local.start.addingTimeInterval(-1)) < local)
      day = local.start.addingTimeInterval(36 * 3600)
    }
    #expect(LocalDay(year: 2023, month: 2, day: 29) == nil)
    #expect(LocalDay(year: 2024, month: 2, day: 29) != nil)
    #expect(LocalDay(year: 2024, month: 13, day: 1) == nil)
    #expect(LocalDay(year: 2024, month: 1, day: 0) == nil)
    #expect(LocalDay(containing: .distantPast) < LocalDay(containing: .distantFuture))
  }
}
