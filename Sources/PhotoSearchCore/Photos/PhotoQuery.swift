public import FoundationEssentials

/// What to search for.
public nonisolated struct PhotoQuery: Sendable, Hashable {
  /// As typed; sources trim it.
  public var text: String
  /// Only photos under a Creative Commons licence or public-domain tool.
  public var creativeCommons: Bool
  /// Whether `minDate` and `maxDate` count.
  public var dateFilter: Bool
  /// The first day of upload, as any moment of that day in local time.
  public var minDate: Date
  /// The last day of upload, inclusive, as any moment of that day in local time.
  public var maxDate: Date

  public init(
    text: String = "", creativeCommons: Bool = false, dateFilter: Bool = false,
    minDate: Date = .distantPast, maxDate: Date = .distantFuture
  ) {
    self.text = text
    self.creativeCommons = creativeCommons
    self.dateFilter = dateFilter
    self.minDate = minDate
    self.maxDate = maxDate
  }

  /// Whether the licence passes the filter.
  public func admits(_ license: License) -> Bool {
    !creativeCommons || license.isCreativeCommons
  }

  /// Whether a photo that was uploaded then passes the date filter, which counts whole local days and includes both
  /// ends. A photo whose date is not known cannot be said to be in any range: it passes only without the filter.
  public func admits(uploaded: Date?) -> Bool {
    guard dateFilter else { return true }
    guard let uploaded else { return false }
    let day = LocalDay(containing: uploaded)
    return LocalDay(containing: minDate) <= day && day <= LocalDay(containing: maxDate)
  }
}
