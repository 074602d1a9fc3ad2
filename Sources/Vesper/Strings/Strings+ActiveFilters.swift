import FoundationEssentials
import Gtk
import PhotoSearchCore

/// Texts on active filters, and on searches that they leave without results.
nonisolated extension Strings {
  static let filters = translated("Filters")
  static let activeFilters = translated("Filters that are on")
  static let filtersHint = translated("Narrow the search")
  static let removeFilter = translated("Remove this filter")
  static let removeFilters = translated("Remove Filters")
  static let safeSearch = translated("Safe search")
  static let safeSearchHint = translated("Leaves out what is not fit for everybody’s eyes. Otherwise it is blurred.")
  static let searchAllSources = translated("Search All Sources")
  static let searchSamples = translated("Search Sample Photos")
  static let nothingFoundWithFiltersHint = translated("Try other or fewer words, or fewer filters.")
  static let waitingTitle = translated("A short pause")

  static func removeFilter(_ filter: String) -> String { translated("Remove filter: \(filter)") }
  static func searchAgain(_ text: String) -> String { translated("Search again for \(text)") }

  static func waiting(_ time: Duration) -> String {
    translated("The service allows no more searches for now. This one starts in \(wait(time)).")
  }

  /// Returns the name of an active filter.
  @MainActor static func chip(_ filter: ActiveFilter) -> String { FilterPresentation.all.chip(of: filter) }

  static func chip(_ use: IntendedUse) -> String {
    switch use {
    case .freeLicense: translated("May be shared")
    case .commercialUse: translated("May be used commercially")
    case .changes: translated("May be changed")
    case .noCredit: translated("No credit needed")
    case .publicDomain: translated("Public domain")
    }
  }

  static func dates(_ first: Date, _ last: Date) -> String {
    translated("\(GLib.Date(first).formatted) – \(GLib.Date(last).formatted)")
  }

  static func chip(_ scope: PhotoQuery.Scope) -> String {
    switch scope {
    case .everything: results
    case .author(let author): translated("By \(author.name)")
    case .related: similarPhotos
    }
  }
}
