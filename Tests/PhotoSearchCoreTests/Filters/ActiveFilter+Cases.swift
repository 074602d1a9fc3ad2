import FoundationEssentials

@testable import PhotoSearchCore

/// The filters that tests turn on and off.
nonisolated extension ActiveFilter {
  private static func only<Value>(
    _ filter: SearchFilter<Value>, choice: String? = nil, _ change: (inout PhotoFilters) -> Void
  ) -> ActiveFilter {
    var values = PhotoFilters()
    change(&values)
    return ActiveFilter(key: filter.key, choice: choice, values: values)
  }

  static var creativeCommons: ActiveFilter { only(SearchFilters.creativeCommons) { $0.creativeCommons = true } }
  static var photographsOnly: ActiveFilter { only(SearchFilters.photographsOnly) { $0.photographsOnly = true } }
  static var assessedOnly: ActiveFilter { only(SearchFilters.assessedOnly) { $0.assessedOnly = true } }

  static func intendedUse(_ use: IntendedUse) -> ActiveFilter {
    only(SearchFilters.intendedUses, choice: use.rawValue) { $0.intendedUses = [use] }
  }

  static func uploaded(_ first: Date, _ last: Date) -> ActiveFilter {
    only(SearchFilters.uploadDates) { ($0.dateFilter, $0.minDate, $0.maxDate) = (true, first, last) }
  }

  static func orientation(_ orientation: PhotoOrientation) -> ActiveFilter {
    only(SearchFilters.orientation) { $0.orientation = orientation }
  }

  static func minimumSize(_ size: PhotoSize) -> ActiveFilter {
    only(SearchFilters.minimumSize) { $0.minimumSize = size }
  }

  static func fileType(_ type: PhotoFileType) -> ActiveFilter {
    only(SearchFilters.fileTypes, choice: type.rawValue) { $0.fileTypes = [type] }
  }

  static func order(_ order: PhotoOrder) -> ActiveFilter { only(SearchFilters.order) { $0.order = order } }
}
