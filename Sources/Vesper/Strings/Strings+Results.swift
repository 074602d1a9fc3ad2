import PhotoSearchCore

/// Texts on the results of a search.
nonisolated extension Strings {
  static let showLarge = translated("Show the Photo")
  static let select = translated("Select")
  static let showSensitive = translated("Show the picture, which may be disturbing")
  static let groupBySource = translated("Group by source")
  static let groupBySourceHint = translated("Where all sources are searched")

  static func select(_ title: String) -> String { translated("Select \(title)") }

  static func save(_ title: String) -> String { translated("Save \(title)") }

  static func copyCredit(of title: String) -> String { translated("Copy the credit of \(title)") }

  static func showSensitive(_ title: String) -> String { translated("Show \(title), which may be disturbing") }

  static func showAs(_ layout: ResultLayout) -> String {
    switch layout {
    case .list: translated("Show as a list")
    case .rows: translated("Show as photos")
    }
  }

  /// Returns the number of displayed photos of a source.
  static func count(of section: ResultSection) -> String {
    count(section.shown, of: section.total, isCapped: section.totalIsCapped)
  }

  static func header(of section: ResultSection) -> String { list([sourceName(section.source), count(of: section)]) }

  @MainActor static func notice(_ notice: PhotoNotice) -> String {
    switch notice {
    case .notFiltered(.uploadDate, let source):
      translated("\(sourceName(source)) has no upload dates, so the date filter has no effect there.")
    case .notFiltered(let filter, let source):
      translated(
        "\(sourceName(source)) cannot filter by \(FilterPresentation.all.name(of: filter)): that filter has no effect there."
      )
    case .sourceLeftOut(let filter, let source):
      translated("\(sourceName(source)) is left out: it cannot filter by \(FilterPresentation.all.name(of: filter)).")
    case .notSorted(_, let source):
      translated("\(sourceName(source)) cannot sort by upload date: its best matches come first.")
    case .leftOut(let filter, let count):
      translated(
        count, one: "\(count) photo left out by \(FilterPresentation.all.name(of: filter)).",
        other: "\(count) photos left out by \(FilterPresentation.all.name(of: filter)).")
    case .undatedLeftOut(let count):
      translated(
        count, one: "\(count) photo without a known upload date left out.",
        other: "\(count) photos without a known upload date left out.")
    case .sourceFailed(let source, .rateLimited(let time?)) where time <= .zero:
      translated("No results from \(sourceName(source)): the wait is over. Try again.")
    case .sourceFailed(let source, .rateLimited(let time?)):
      translated("No results from \(sourceName(source)): search limit reached. Try again in \(wait(time)).")
    case .sourceFailed(let source, .rateLimited(nil)):
      translated("No results from \(sourceName(source)): search limit reached.")
    case .sourceFailed(let source, let error):
      translated("No results from \(sourceName(source)): \(sentence(for: error))")
    case .recordsSkipped(let count):
      translated(
        count, one: "\(count) photo of the answer could not be read.",
        other: "\(count) photos of the answer could not be read.")
    }
  }

  /// Returns the text of the status bar below the results.
  @MainActor static func status(_ status: SearchStatus) -> String {
    switch status {
    case .idle, .unasked:
      ""
    case .searching:
      searching
    case .arriving(let shown):
      translated(shown, one: "\(shown) photo so far…", other: "\(shown) photos so far…")
    case .waiting(let time):
      translated(
        "Search limit reached. Searching in \(wait(time)). \(localSource) can be searched meanwhile."
      )
    case .found(let shown, let total, let isCapped, let notices):
      statuses([count(shown, of: total, isCapped: isCapped)] + told(notices))
    case .nothingFound("", let notices):
      // A page says so.
      statuses(told(notices))
    case .nothingFound(let text, let notices):
      statuses([translated("Nothing was found for “\(text)”.")] + told(notices))
    case .failed(let error):
      sentence(for: error)
    }
  }

  /// Joins the parts of the text of the status bar.
  static func statuses(_ parts: [String]) -> String { parts.joined(separator: "  ·  ") }

  /// Returns which sources have not answered a search that takes long.
  static func waiting(for sources: [PhotoSourceID]) -> String {
    translated("Waiting for \(list(sources.map(sourceName)))…")
  }

  /// Returns the notices, except those on failed sources, which are shown above the results and in the list of
  /// contributions.
  @MainActor private static func told(_ notices: [PhotoNotice]) -> [String] {
    notices.filter { if case .sourceFailed = $0 { false } else { true } }.map(notice)
  }

  static func count(_ shown: Int, of total: Int?, isCapped: Bool = false) -> String {
    guard let total, total > shown else {
      return translated(shown, one: "\(shown) photo", other: "\(shown) photos")
    }
    return isCapped
      ? translated(total, one: "\(shown) of \(total)+ photo", other: "\(shown) of \(total)+ photos")
      : translated(total, one: "\(shown) of \(total) photo", other: "\(shown) of \(total) photos")
  }

  /// Returns the remaining request budget of a service.
  static func budget(_ budget: RequestBudget) -> String {
    // A wait demanded by the service takes precedence over our own count.
    if budget.demandedWait > .zero { return translated("no searches for \(wait(budget.demandedWait))") }
    let windows = [budget.burst, budget.sustained].compactMap(\.self)
    return list(windows.prefix(1).map(searchesLeft) + windows.dropFirst().map(left))
  }

  private static func searchesLeft(_ window: RequestBudget.Window) -> String {
    let (left, limit) = (window.remaining, window.limit)
    return switch window.period {
    case ...Duration.seconds(60):
      translated(
        limit, one: "\(left) of \(limit) search left this minute",
        other: "\(left) of \(limit) searches left this minute")
    case ...Duration.seconds(3600):
      translated(
        limit, one: "\(left) of \(limit) search left this hour", other: "\(left) of \(limit) searches left this hour")
    default:
      translated(limit, one: "\(left) of \(limit) search left today", other: "\(left) of \(limit) searches left today")
    }
  }

  /// Returns the same for a further period, without repeating the word "searches".
  private static func left(_ window: RequestBudget.Window) -> String {
    let (left, limit) = (window.remaining, window.limit)
    return switch window.period {
    case ...Duration.seconds(60): translated("\(left) of \(limit) this minute")
    case ...Duration.seconds(3600): translated("\(left) of \(limit) this hour")
    default: translated("\(left) of \(limit) today")
    }
  }
}
