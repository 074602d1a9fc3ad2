import FoundationEssentials

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
