import FoundationEssentials
import Gtk
import PhotoSearchCore

/// Texts on search filters, and on searches that they leave without results.
nonisolated extension Strings {
  static let creativeCommons = translated("Creative Commons only")
  static let creativeCommonsHint = translated("Only Creative Commons licences")
  static let dateFilter = translated("Filter by upload date")
  static let dateFilterHint = translated("Not all sources know when a photo was uploaded")
  static let minUploadDate = translated("Earliest date")
  static let maxUploadDate = translated("Latest date")
  static let pickDate = translated("Pick a date")

  static func pickDate(_ title: String) -> String { translated("Pick a date: \(title)") }

  static func notADate(_ text: String, example: String) -> String {
    translated("“\(text)” is not a date. Write it like \(example).")
  }

  static func dateHint(_ example: String) -> String { translated("A date such as \(example)") }

  static let creativeCommonsName = "Creative Commons"  // Not translated: a name.
  static let intendedUses = translated("Intended use")
  static let intendedUsesHint = translated("Only photos whose licence permits it")
  static let orientation = translated("Orientation")
  static let orientationHint = translated("Landscape, portrait or square")
  static let minimumSize = translated("Smallest size")
  static let minimumSizeHint = translated("In pixels")
  static let large = translated("Large", context: "a photo")
  static let color = translated("Colour")
  static let colorHint = translated("Known of saved and sample photos")
  static let fileTypes = translated("File types")
  static let fileTypesHint = translated("Leave empty for all types")
  static let photographsOnly = translated("Photographs only")
  static let photographsOnlyHint = translated("No drawings, scans and paintings, where the source can tell")
  static let assessedOnly = translated("Featured photos only")
  static let assessedOnlyHint = translated("Chosen by the Wikimedia Commons community")
  static let order = translated("Order")
  static let orderHint = translated("Sources without upload dates show their best matches first")

  // What photos are filtered by, within a sentence.
  static let licenseFilter = translated("licence", context: "what photos are filtered by")
  static let uploadDateFilter = translated("upload date", context: "what photos are filtered by")
  static let orientationFilter = translated("orientation", context: "what photos are filtered by")
  static let sizeFilter = translated("size", context: "what photos are filtered by")
  static let colorFilter = translated("colour", context: "what photos are filtered by")
  static let fileTypeFilter = translated("file type", context: "what photos are filtered by")
  static let photographsFilter = translated("kind of picture", context: "what photos are filtered by")
  static let assessedFilter = translated("the judgement of a community", context: "what photos are filtered by")
  static let sensitiveContentFilter = translated("sensitive content", context: "what photos are filtered by")

  /// Returns the name of a licence requirement, as something to do.
  static func name(of use: IntendedUse) -> String {
    switch use {
    case .freeLicense: translated("Sharing allowed")
    case .commercialUse: translated("Commercial use")
    case .changes: translated("Editing allowed")
    case .noCredit: translated("No credit needed")
    case .publicDomain: translated("Any use")
    }
  }

  static func name(of orientation: PhotoOrientation?) -> String {
    switch orientation {
    case nil: translated("Any")
    case .landscape: translated("Landscape")
    case .portrait: translated("Portrait")
    case .square: translated("Square")
    }
  }

  static func name(of size: PhotoSize?) -> String {
    switch size {
    case nil: translated("Any")
    case .medium: translated("Medium (640 × 480)")
    case .large: translated("Large (1600 × 1200)")
    case .huge: translated("Huge (3840 × 2160)")
    }
  }

  static func name(of color: PhotoColor?) -> String {
    switch color {
    case nil: translated("Any")
    case .red: translated("Red")
    case .orange: translated("Orange")
    case .yellow: translated("Yellow")
    case .green: translated("Green")
    case .turquoise: translated("Turquoise")
    case .blue: translated("Blue")
    case .purple: translated("Purple")
    case .pink: translated("Pink")
    case .brown: translated("Brown")
    case .black: translated("Black")
    case .gray: translated("Grey")
    case .white: translated("White")
    }
  }

  static func name(of type: PhotoFileType) -> String {
    switch type {
    case .jpeg: "JPEG"  // Not translated: a name.
    case .png: "PNG"  // Not translated: a name.
    case .gif: "GIF"  // Not translated: a name.
    case .webp: "WebP"  // Not translated: a name.
    case .tiff: "TIFF"  // Not translated: a name.
    }
  }

  static func name(of order: PhotoOrder) -> String {
    switch order {
    case .relevance: translated("Best matches first")
    case .newest: translated("Newest first")
    case .oldest: translated("Oldest first")
    }
  }

  // MARK: Active filters

  static let filters = translated("Filters")
  static let moreFilters = translated("More filters")
  static let more = translated("More…", context: "filters")
  static let filtersHint = translated("Narrow the search")
  static let removeFilter = translated("Remove this filter")
  static let removeFilters = translated("Remove Filters")
  static let safeSearch = translated("Safe search")
  static let safeSearchHint = translated("Hides sensitive content. Otherwise it is blurred.")
  static let searchAllSources = translated("Search All Sources")
  static let searchSamples = translated("Search Sample Photos")
  static let nothingFoundWithFiltersHint = translated("Try other or fewer words, or fewer filters.")
  static let waitingTitle = translated("A short pause")

  /// Returns the name of the filter button for assistive technology.
  static func filters(_ count: Int) -> String {
    count == 0 ? filters : translated(count, one: "Filters, \(count) active", other: "Filters, \(count) active")
  }

  static func removeFilter(_ filter: String) -> String { translated("Remove filter: \(filter)") }
  static func searchAgain(_ text: String) -> String { translated("Search again for \(text)") }

  static func waiting(_ time: Duration) -> String {
    translated("Search limit reached. Searching in \(wait(time)).")
  }

  /// Returns the name of an active filter.
  @MainActor static func chip(_ filter: ActiveFilter) -> String { FilterPresentation.all.chip(of: filter) }

  @MainActor static func dates(_ first: Date, _ last: Date) -> String {
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
