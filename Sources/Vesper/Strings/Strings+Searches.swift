import FoundationEssentials
import Gtk
import PhotoSearchCore

/// Texts on previous searches, and on the results of several sources.
nonisolated extension Strings {
  static let earlierSearches = translated("Earlier searches")
  static let keepSearch = translated("Keep this search")
  static let retrySources = translated("Ask Again")
  static let clearHistoryTitle = translated("Forget earlier searches")
  static let clearHistoryHint = translated("Those that you keep stay")

  static func searchesNotSaved(_ path: String) -> String {
    translated(
      "The searches could not be remembered in \(path). Check that there is room and that you may write there.")
  }

  /// Returns the message above photos found by an earlier search.
  ///
  /// - Parameter text: The text of that search, or empty if it is the same.
  static func failed(_ error: PhotoSearchError, showing text: String) -> String {
    guard !text.isEmpty else { return sentence(for: error) }
    return translated("\(sentence(for: error)) These are still the photos for “\(text)”.")
  }

  static func text(of search: RememberedSearch) -> String {
    switch search.query.scope {
    case .everything: search.query.text
    case .author(let author): translated("By \(author.name)")
    case .related: similarPhotos
    }
  }

  /// Returns the source and the filters of a search.
  @MainActor static func details(of search: RememberedSearch) -> String {
    list([sourceName(search.source)] + search.query.activeFilters.map(FilterPresentation.all.chip))
  }

  /// Returns the contribution of each of several sources to the results.
  static func contributions(_ contributions: [SourceContribution]) -> String {
    contributions.map { "\(sourceName($0.source)): \(state(of: $0))" }.joined(separator: "  ·  ")
  }

  private static func state(of contribution: SourceContribution) -> String {
    switch contribution.state {
    case .searching: translated("searching…", context: "a source")
    case .answered:
      if let total = contribution.total, total > contribution.count {
        contribution.totalIsCapped
          ? translated("\(contribution.count) of \(total)+") : translated("\(contribution.count) of \(total)")
      } else {
        GLib.formatted(contribution.count)
      }
    case .failed(.rateLimited(let wait?)): translated("again in \(Strings.wait(wait))")
    case .failed: translated("no answer", context: "of a source")
    case .notConfigured: translated("needs your key")
    }
  }
}
