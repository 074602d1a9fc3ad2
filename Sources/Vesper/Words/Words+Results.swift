import PhotoSearchCore

/// What is said about the list and the grid of results.
nonisolated extension Words {
  static let select = "Select"
  static let showSensitive = "Show the picture, which may be disturbing"
  static let groupBySource = "Group by source"

  static func select(_ title: String) -> String { "Select \(title)" }

  static func showSensitive(_ title: String) -> String { "Show \(title), which may be disturbing" }

  static func showAs(_ layout: ResultLayout) -> String {
    switch layout {
    case .list: "Show as a list"
    case .grid: "Show as a grid"
    }
  }

  /// How many photos of a source are shown.
  static func count(of section: ResultSection) -> String {
    if let total = section.total, total > section.shown {
      return "\(section.shown) of \(total)\(section.totalIsCapped ? "+" : "") photos"
    }
    return section.shown == 1 ? "1 photo" : "\(section.shown) photos"
  }

  static func header(of section: ResultSection) -> String { "\(sourceName(section.source)), \(count(of: section))" }
}
