import FoundationEssentials

/// The Wikimedia Commons search string for a query: its words, and a keyword for each filter that the service supports.
///
/// The keywords: https://www.mediawiki.org/wiki/Help:CirrusSearch
nonisolated struct CommonsSearchText: Sendable, Hashable {
  let text: String
  /// The filters that the service applies.
  let filters: Set<PhotoFilter>

  /// The maximum length of the text without keywords.
  private static let maximumLength = 300

  /// The community's assessments: featured picture, quality image, valued image.
  private static let assessments = ["Q63348049", "Q63348069", "Q63348040"]

  /// - Parameter scope: The text before the words, such as `morelikethis:"..."`.
  init?(_ query: PhotoQuery, scope: String? = nil) {
    let room = Self.maximumLength - (scope.map { $0.unicodeScalars.count + 1 } ?? 0)
    let words = QueryText.joined(query.expression, maximumLength: max(room, 0), written: QueryText.literal)
    let hasWords = !words.isEmpty && !words.hasPrefix("-")
    guard scope != nil || hasWords else { return nil }
    // Exclude drawings, documents, sounds and videos.
    var parts = ["filetype:bitmap"]
    var filters: Set<PhotoFilter> = []
    if let licenses = Self.licenses(query) {
      parts.append("haslicense:\(licenses)")
      filters.insert(.license)
    }
    if query.dateFilter {
      parts += Self.dates(query)
      filters.insert(.uploadDate)
    }
    if let size = query.minimumSize {
      // The unit is the side of a square with as many pixels, rounded down.
      parts.append("fileres:>\(Int(Double(size.pixelCount).squareRoot()))")
      filters.insert(.size)
    }
    // The keyword accepts only one type.
    if query.fileTypes.count == 1, let type = query.fileTypes.first {
      parts.append("filemime:image/\(type.rawValue)")
      filters.insert(.fileType)
    }
    if query.assessedOnly {
      parts.append("haswbstatement:\(Self.assessments.map { "P6731=\($0)" }.joined(separator: "|"))")
      filters.insert(.assessed)
    }
    text = (parts + [scope, words].compactMap(\.self).filter { !$0.isEmpty }).joined(separator: " ")
    self.filters = filters
  }

  /// Quotes a page name as the value of a keyword.
  static func quoted(_ title: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in title.unicodeScalars where scalar != "|" {
      if scalar == "\"" || scalar == "\\" { escaped.append("\\") }
      escaped.append(scalar)
    }
    return "\"\(String(escaped))\""
  }

  /// Every licence on Commons allows commercial use and changes, so those need no keyword.
  private static func licenses(_ query: PhotoQuery) -> String? {
    if query.intendedUses.contains(.noCredit) || query.intendedUses.contains(.publicDomain) { return "unrestricted" }
    return query.creativeCommons ? "cc-by|cc-by-sa|unrestricted" : nil
  }

  /// The service uses UTC days. The keywords include every day that overlaps the user's days; the exact filter removes
  /// the excess.
  private static func dates(_ query: PhotoQuery) -> [String] {
    let range = UploadDateRange(query)
    return ["creationdate:>=\(range.first.utcDay)", "creationdate:<=\(range.last.utcDay)"]
  }
}

nonisolated extension Date {
  /// The day in UTC as YYYY-MM-DD.
  fileprivate var utcDay: String { formatted(.iso8601.year().month().day()) }
}
