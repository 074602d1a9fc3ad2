import Gtk
import PhotoSearchCore

/// All texts that Vesper displays or prints.
nonisolated enum Strings {
  static let applicationName = "Vesper"  // Not translated: a name.
  static let searchPlaceholder = translated("Search free photos")
  static let searchSavedPlaceholder = translated("Search your photos")
  static let settings = translated("Settings")
  static let search = translated("Search")
  static let source = translated("Source")
  static let results = translated("Photos found")
  static let untitled = translated("Untitled")
  static let unknownAuthor = translated("Unknown author")
  static let startTitle = translated("Find free photos")
  static let startHint = translated("Type what you are looking for, such as “sunflower”. Short words need Enter.")
  static let nothingFoundTitle = translated("No photos found")
  static let nothingFoundHint = translated("Try other or fewer words.")
  static let alertTitle = translated("The search did not work")
  static let close = translated("Close")
  static let tryAgain = translated("Try Again")
  static let showMore = translated("Show More")
  static let searching = translated("Searching…")

  static func openByHand(_ address: String, reason: String) -> String {
    translated("\(reason). Open this address in a web browser: \(address)")
  }
  static let cannotOpenPage = translated("The page could not be opened")

  static let creativeCommons = translated("Creative Commons only")
  static let creativeCommonsHint = translated("Photos whose licence is a Creative Commons one")
  static let dateFilter = translated("Filter by upload date")
  static let dateFilterHint = translated("Not all sources know when a photo was uploaded")
  static let minUploadDate = translated("Earliest date")
  static let maxUploadDate = translated("Latest date")
  static let pickDate = translated("Pick a date")

  static func dateHint(_ example: String) -> String { translated("A date such as \(example)") }

  static func sourceName(_ id: PhotoSourceID) -> String {
    if let service = PhotoService.of(id) { return service.name }
    return switch id {
    case .samples: translated("Sample Photos")
    case .saved: translated("Saved Photos")
    case .all: translated("All Sources")
    default: id.rawValue
    }
  }

  // MARK: Command line

  static let commandLineSummary = translated("Finds free photos and says how to credit them.")
  static let nothingToSearchFor = translated(
    "there is nothing to search for: give --print some text, such as --print \"cat\"")
  static let onlyWithPrint = translated("--json and --limit go together with --print")
  static let printOrSearch = translated("--print searches in the terminal, --search in the window: give one of them")
  static let limitTooSmall = translated("--limit must be at least 1")
  static let datesReversed = translated("--until is before --since")
  static let outputLost = translated("the output could not be written; check that there is room")
  static let seeHelp = translated("see vesper --help")
  static let noDisplay =
    translated("there is no display to open a window on. To search in the terminal: vesper --print \"cat\"")

  static func unexpectedWord(_ word: String) -> String {
    translated("“\(word)” is not understood; to search in the terminal: vesper --print \"\(word)\"")
  }

  static func unknownSource(_ name: String, known: [String]) -> String {
    translated("there is no source “\(name)”; choose one of \(list(known))")
  }

  static func noDate(_ text: String) -> String {
    translated("“\(text)” is not a date; write it as YYYY-MM-DD")
  }

  // MARK: Options in --help

  static let searchHelp = translated("Open the window and search for TEXT")
  static let printHelp = translated("Search in the terminal and print a photo a line")
  static let jsonHelp = translated("With --print: one JSON object a line")
  static func sourceHelp(_ names: [String]) -> String { translated("Where to search: \(names.joined(separator: "|"))") }
  static let limitHelp = translated("With --print: at most N photos")
  static let creativeCommonsHelp = translated("Only photos under a Creative Commons licence")
  static let assessedHelp = translated("Only photos that the community of Wikimedia Commons chose")
  static let sinceHelp = translated("Only photos uploaded on this day (YYYY-MM-DD) or later")
  static let untilHelp = translated("Only photos uploaded on this day or before")
  static let versionHelp = translated("Print the version")

  // MARK: Storage

  static func cacheUnusable(_ path: String) -> String {
    translated(
      "Nothing can be kept in \(path), so everything is loaded anew. Check that there is room and that you may write there."
    )
  }

  static let storage = translated("Storage")
  static let cacheSize = translated("Loaded pictures and answers")
  static let cacheSizeUnit = translated("MB")
  static let cacheSizeHint = translated("What was used last stays on this machine")
  static let clearCacheTitle = translated("Clear what was loaded")
  static func cacheUsage(_ bytes: Int) -> String { translated("\(size(bytes)) are kept now") }
  static let cacheUsageNone = translated("Nothing can be kept on this machine")
  static let clear = translated("Clear")

  /// Returns a number of bytes in a readable form.
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1_000: translated(bytes, one: "\(bytes) byte", other: "\(bytes) bytes")
    case ..<1_000_000: translated("\((bytes + 500) / 1_000) kB")
    // Truncate instead of rounding, so as not to overstate the size.
    case ..<10_000_000: translated("\(GLib.formatted(Double(bytes / 100_000) / 10, decimals: 1)) MB")
    default: translated("\((bytes + 500_000) / 1_000_000) MB")
    }
  }

  // MARK: Settings file

  static func settingsUnreadable(_ path: String, keptAs broken: String) -> String {
    translated("The settings in \(path) could not be read. They are kept as \(broken); Vesper starts with fresh ones.")
  }

  static func settingsNotSaved(_ path: String) -> String {
    translated("The settings could not be saved in \(path). Check that there is room and that you may write there.")
  }

  // MARK: Search

  @MainActor static func notice(_ notice: PhotoNotice) -> String {
    switch notice {
    case .notFiltered(.uploadDate, let source):
      translated("\(sourceName(source)) does not know upload dates: the date filter has no effect there.")
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
    case .sourceFailed(let source, .rateLimited(let time?)):
      translated("\(sourceName(source)) is missing: it allows no more searches for now, but again in \(wait(time)).")
    case .sourceFailed(let source, .rateLimited(nil)):
      translated("\(sourceName(source)) is missing: it allows no more searches for now.")
    case .sourceFailed(let source, let error):
      translated("\(sourceName(source)) is missing: \(sentence(for: error))")
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
        "The service allows no more searches for now. This one starts in \(wait(time)). \(localSource) can be searched meanwhile."
      )
    case .found(let shown, let total, let isCapped, let notices):
      ([count(shown, of: total, isCapped: isCapped)] + told(notices)).joined(separator: "  ·  ")
    case .nothingFound("", let notices):
      ([translated("There is nothing here yet.")] + told(notices)).joined(separator: "  ·  ")
    case .nothingFound(let text, let notices):
      ([translated("Nothing was found for “\(text)”.")] + told(notices)).joined(separator: "  ·  ")
    case .failed(let error):
      sentence(for: error)
    }
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

  /// Returns the wait in words, rounded up, and at least one second.
  static func wait(_ time: Duration) -> String {
    let (whole, rest) = time.components
    let seconds = max(1, Int(whole) + (rest > 0 ? 1 : 0))
    switch seconds {
    case ..<120: return translated(seconds, one: "\(seconds) second", other: "\(seconds) seconds")
    case ..<7200:
      let minutes = (seconds + 59) / 60
      return translated(minutes, one: "\(minutes) minute", other: "\(minutes) minutes")
    default:
      let hours = (seconds + 3599) / 3600
      return translated(hours, one: "\(hours) hour", other: "\(hours) hours")
    }
  }
}
