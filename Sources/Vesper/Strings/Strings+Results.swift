import PhotoSearchCore

/// Texts on the list and the grid of results.
nonisolated extension Strings {
  static let showLarge = translated("Show the Photo")
  static let select = translated("Select")
  static let showSensitive = translated("Show the picture, which may be disturbing")
  static let groupBySource = translated("Group by source")
  static let groupBySourceHint = translated("Where all sources are searched")

  static func select(_ title: String) -> String { translated("Select \(title)") }

  static func showSensitive(_ title: String) -> String { translated("Show \(title), which may be disturbing") }

  static func showAs(_ layout: ResultLayout) -> String {
    switch layout {
    case .list: translated("Show as a list")
    case .grid: translated("Show as a grid")
    }
  }

  /// Returns the number of displayed photos of a source.
  static func count(of section: ResultSection) -> String {
    count(section.shown, of: section.total, isCapped: section.totalIsCapped)
  }

  static func header(of section: ResultSection) -> String { list([sourceName(section.source), count(of: section)]) }
}
