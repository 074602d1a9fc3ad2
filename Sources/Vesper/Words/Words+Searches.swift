import FoundationEssentials
import Gtk
import PhotoSearchCore

/// What is said about searches of before, and about what several sources found.
nonisolated extension Words {
  static let earlierSearches = "Earlier searches"
  static let keepSearch = "Keep this search"
  static let retrySources = "Ask Again"
  static let clearHistoryTitle = "Forget earlier searches"
  static let clearHistoryHint = "Those that you keep stay"

  static func searchesNotSaved(_ path: String) -> String {
    "The searches could not be remembered in \(path). Check that there is room and that you may write there."
  }

  static func text(of search: RememberedSearch) -> String {
    switch search.query.scope {
    case .everything: search.query.text
    case .author(let author): "By \(author.name)"
    case .related: similarPhotos
    }
  }

  /// Where was searched, and how it was narrowed.
  @MainActor static func details(of search: RememberedSearch) -> String {
    let query = search.query
    var parts = [sourceName(search.source)]
    if query.creativeCommons { parts.append("Creative Commons") }
    parts += LicenseWish.allCases.filter(query.licenseWishes.contains).map(wish)
    if let orientation = query.orientation { parts.append(name(of: orientation)) }
    if let size = query.minimumSize { parts.append(name(of: size)) }
    if query.dateFilter {
      parts.append("\(GLib.Date(query.minDate).formatted) – \(GLib.Date(query.maxDate).formatted)")
    }
    return parts.joined(separator: ", ")
  }

  /// What each of several sources did for the results.
  static func contributions(_ contributions: [SourceContribution]) -> String {
    contributions.map { "\(sourceName($0.source)): \(state(of: $0))" }.joined(separator: "  ·  ")
  }

  private static func state(of contribution: SourceContribution) -> String {
    switch contribution.state {
    case .searching: "searching…"
    case .answered:
      if let total = contribution.total, total > contribution.count {
        "\(contribution.count) of \(total)\(contribution.totalIsCapped ? "+" : "")"
      } else {
        "\(contribution.count)"
      }
    case .failed(.rateLimited(let wait?)): "again in \(wait.inWords)"
    case .failed: "no answer"
    case .notConfigured: "needs your key"
    }
  }
}
