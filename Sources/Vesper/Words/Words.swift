import PhotoSearchCore

/// Everything that Vesper says, in one place.
nonisolated enum Words {
  static let applicationName = "Vesper"
  static let searchPlaceholder = "Search free photos"
  static let settings = "Settings"
  static let search = "Search"
  static let source = "Source"
  static let results = "Photos found"
  static let untitled = "Untitled"
  static let unknownAuthor = "Unknown author"
  static let noSourcePage = "No source page"
  static let openSourcePage = "Open source page"
  static let startTitle = "Find free photos"
  static let startHint = "Type what you are looking for, such as “sunflower”. Short words need Enter."
  static let nothingFoundTitle = "No photos found"
  static let nothingFoundHint = "Try other or fewer words, or fewer filters in the settings."
  static let alertTitle = "The search did not work"
  static let close = "Close"
  static let tryAgain = "Try Again"
  static let showMore = "Show More"
  static let searching = "Searching…"
  static let withoutNetwork = "There is no network, so sample photos are searched."
  static let offline = "Vesper works offline and searches its sample photos."

  static func openByHand(_ address: String, reason: String) -> String {
    "\(reason). Open this address in a web browser: \(address)"
  }
  static let cannotOpenPage = "The page could not be opened"

  static let creativeCommons = "Creative Commons only"
  static let creativeCommonsHint = "Photos whose licence is a Creative Commons one"
  static let dateFilter = "Filter by upload date"
  static let dateFilterHint = "Openverse does not know upload dates; Sample Photos knows some"
  static let minUploadDate = "Earliest date"
  static let maxUploadDate = "Latest date"
  static let pickDate = "Pick a date"

  static func openSourcePage(of title: String) -> String { "Open the source page of \(title)" }

  static func dateHint(_ example: String) -> String { "A date such as \(example)" }

  static func sourceName(_ id: PhotoSourceID) -> String {
    switch id {
    case .openverse: "Openverse"
    case .commons: "Wikimedia Commons"
    case .flickr: "Flickr"
    case .fiveHundredPixels: "500px"
    case .samples: "Sample Photos"
    case .saved: "Saved Photos"
    case .all: "All Sources"
    default: id.rawValue
    }
  }

  // MARK: The command line

  static let commandLineSummary = "Finds free photos and says how to credit them."
  static let nothingToSearchFor = "there is nothing to search for: give --print some text, such as --print \"cat\""
  static let onlyWithPrint = "--json and --limit go together with --print"
  static let printOrSearch = "--print searches in the terminal, --search in the window: give one of them"
  static let limitTooSmall = "--limit must be at least 1"
  static let datesReversed = "--until is before --since"
  static let outputLost = "the output could not be written; check that there is room"
  static let seeHelp = "see vesper --help"
  static let noDisplay =
    "there is no display to open a window on. To search in the terminal: vesper --print \"cat\""

  static func unexpectedWord(_ word: String) -> String {
    "“\(word)” is not understood; to search in the terminal: vesper --print \"\(word)\""
  }

  static func unknownSource(_ name: String, known: [String]) -> String {
    "there is no source “\(name)”; choose one of \(known.joined(separator: ", "))"
  }

  static func noDate(_ text: String) -> String {
    "“\(text)” is not a date; write it as YYYY-MM-DD"
  }

  // MARK: The options in --help

  static let searchHelp = "Open the window and search for TEXT"
  static let printHelp = "Search in the terminal and print a photo a line"
  static let jsonHelp = "With --print: one JSON object a line"
  static func sourceHelp(_ names: [String]) -> String { "Where to search: \(names.joined(separator: "|"))" }
  static let limitHelp = "With --print: at most N photos"
  static let creativeCommonsHelp = "Only photos under a Creative Commons licence"
  static let sinceHelp = "Only photos uploaded on this day (YYYY-MM-DD) or later"
  static let untilHelp = "Only photos uploaded on this day or before"
  static let versionHelp = "Print the version"

  // MARK: What is kept

  static func cacheUnusable(_ path: String) -> String {
    "Nothing can be kept in \(path), so everything is loaded anew. Check that there is room and that you may write there."
  }

  static let storage = "Storage"
  static let cacheSize = "Loaded pictures and answers"
  static let cacheSizeUnit = "MB"
  static let cacheSizeHint = "What was used last stays on this machine"
  static let clearCacheTitle = "Clear what was loaded"
  static func cacheUsage(_ bytes: Int) -> String { "\(size(bytes)) are kept now" }
  static let cacheUsageNone = "Nothing can be kept on this machine"
  static let clear = "Clear"

  /// A number of bytes as people say it.
  static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1_000: "\(bytes) bytes"
    case ..<1_000_000: "\((bytes + 500) / 1_000) kB"
    case ..<10_000_000: "\(bytes / 1_000_000).\(bytes / 100_000 % 10) MB"
    default: "\((bytes + 500_000) / 1_000_000) MB"
    }
  }

  // MARK: The settings file

  static func settingsUnreadable(_ path: String, keptAs broken: String) -> String {
    "The settings in \(path) could not be read. They are kept as \(broken); Vesper starts with fresh ones."
  }

  static func settingsNotSaved(_ path: String) -> String {
    "The settings could not be saved in \(path). Check that there is room and that you may write there."
  }

  // MARK: The search

  /// What happened and what can be done about it.
  static func sentence(for error: PhotoSearchError) -> String { error.description }

  static func notice(_ notice: PhotoNotice) -> String {
    switch notice {
    case .notFiltered(.uploadDate, let source):
      "\(sourceName(source)) does not know upload dates: the date filter has no effect there."
    case .notFiltered(let filter, let source):
      "\(sourceName(source)) cannot filter by \(name(of: filter)): that filter has no effect there."
    case .notSorted(_, let source):
      "\(sourceName(source)) cannot sort by upload date: its best matches come first."
    case .leftOut(let filter, let count):
      "\(count == 1 ? "One photo" : "\(count) photos") left out by \(name(of: filter))."
    case .undatedLeftOut(let count):
      "\(count == 1 ? "One photo" : "\(count) photos") without a known upload date left out."
    case .sourceFailed(let source, .rateLimited(let wait)):
      "\(sourceName(source)) is missing: it allows no more searches for now"
        + (wait.map { ", but again in \($0.inWords)." } ?? ".")
    case .sourceFailed(let source, let error):
      "\(sourceName(source)) is missing: \(sentence(for: error))"
    case .recordsSkipped(let count):
      count == 1 ? "One photo of the answer could not be read." : "\(count) photos of the answer could not be read."
    }
  }

  /// What a filter is about, within a sentence.
  private static func name(of filter: PhotoFilter) -> String {
    switch filter {
    case .license: "licence"
    case .uploadDate: "upload date"
    case .orientation: "orientation"
    case .size: "size"
    case .fileType: "file type"
    case .photographsOnly: "kind of picture"
    case .sensitiveContent: "sensitive content"
    }
  }

  /// The line below the results.
  static func status(_ status: SearchStatus) -> String {
    switch status {
    case .idle:
      ""
    case .searching:
      searching
    case .arriving(let shown):
      "\(count(shown, of: nil)) so far…"
    case .waiting(let wait):
      "The service allows no more searches for now. This one starts in \(wait.inWords). "
        + "Sample Photos can be searched meanwhile."
    case .found(let shown, let total, let isCapped, let notices):
      ([count(shown, of: total, isCapped: isCapped)] + notices.map(notice)).joined(separator: "  ·  ")
    case .nothingFound("", let notices):
      (["There is nothing here yet."] + notices.map(notice)).joined(separator: "  ·  ")
    case .nothingFound(let text, let notices):
      (["Nothing was found for “\(text)”."] + notices.map(notice)).joined(separator: "  ·  ")
    case .failed(let error):
      sentence(for: error)
    }
  }

  private static func count(_ shown: Int, of total: Int?, isCapped: Bool = false) -> String {
    if let total, total > shown { return "\(shown) of \(total)\(isCapped ? "+" : "") photos" }
    return shown == 1 ? "1 photo" : "\(shown) photos"
  }

  /// What a service still allows.
  static func budget(_ budget: RequestBudget) -> String {
    // The service's own word counts for more than what was counted here.
    if budget.demandedWait > .zero { return "no searches for \(budget.demandedWait.inWords)" }
    let windows = [budget.burst, budget.sustained].compactMap(\.self)
    let parts = windows.map {
      "\($0.remaining) of \($0.limit)\($0 == windows[0] ? " searches left" : "") \(span($0.period))"
    }
    return parts.joined(separator: ", ")
  }

  private static func span(_ period: Duration) -> String {
    switch period {
    case ...Duration.seconds(60): "this minute"
    case ...Duration.seconds(3600): "this hour"
    default: "today"
    }
  }
}
