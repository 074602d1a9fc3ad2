import FoundationEssentials
import Gtk
import PhotoSearchCore

/// Texts on previous searches, the last session, and the results of several sources.
nonisolated extension Strings {
  static let earlierSearches = translated("Earlier searches")
  static let backToSearch = translated("Back to the search")
  static let keepSearch = translated("Star this search")
  static let retrySources = translated("Retry")
  static let clearHistoryTitle = translated("Clear search history")
  static let clearHistoryHint = translated("Starred searches stay")

  static func pressEnter(_ text: String) -> String { translated("Press Enter to search for “\(text)”.") }

  static func searchesNotSaved(_ path: String) -> String {
    translated(
      "The search history could not be saved in \(path). Check that there is room and that you may write there.")
  }

  /// Returns the message above photos found by an earlier search.
  ///
  /// - Parameters:
  ///   - text: The text of that search, or empty if it is the same.
  ///   - source: The source of that search, or `nil` if it is the same.
  static func failed(_ error: PhotoSearchError, showing text: String, from source: PhotoSourceID?) -> String {
    let problem = sentence(for: error)
    return switch (text, source) {
    case ("", nil): problem
    case (_, .saved?): translated("\(problem) These are still your saved photos.")
    case ("", let source?): translated("\(problem) These are still the photos from \(sourceName(source)).")
    case (_, nil): translated("\(problem) These are still the photos for “\(text)”.")
    case (_, let source?):
      translated("\(problem) These are still the photos for “\(text)” from \(sourceName(source)).")
    }
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
    case .failed(.rateLimited(let wait?)) where wait <= .zero: translated("the wait is over", context: "a source")
    case .failed(.rateLimited(let wait?)): translated("again in \(Strings.wait(wait))")
    case .failed: translated("no answer", context: "of a source")
    case .notConfigured: translated("needs your key")
    }
  }

  // MARK: The last session

  static let unaskedTitle = translated("Your search is still here")
  static let searchAgain = translated("Search Again")

  static func unaskedHint(_ text: String) -> String {
    text.isEmpty ? "" : translated("Search for “\(text)” when you like.")
  }

  static func savesResumed(_ count: Int) -> String {
    translated(
      count, one: "Saving \(count) photo that was not finished when Vesper was closed.",
      other: "Saving \(count) photos that were not finished when Vesper was closed.")
  }

  static func searchesUnreadable(_ path: String, keptAs copy: String) -> String {
    translated("Earlier searches could not be read from \(path), so Vesper begins anew. The file is kept as \(copy).")
  }

  static func someSearchesUnreadable(_ path: String, keptAs copy: String) -> String {
    translated("Some earlier searches could not be read from \(path). The file is kept as \(copy).")
  }

  static func sessionUnreadable(_ path: String, keptAs copy: String) -> String {
    translated(
      "The last session could not be read from \(path), so Vesper starts afresh. The file is kept as \(copy)."
    )
  }

  static func sessionNotSaved(_ path: String) -> String {
    translated(
      "The session could not be saved in \(path). Check that there is room and that you may write there.")
  }
}
