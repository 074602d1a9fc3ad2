/// Texts of the command line.
nonisolated extension Strings {
  static let commandLineSummary = translated("Finds free photos and says how to credit them.")
  static let nothingToSearchFor = translated(
    "there is nothing to search for: give --print some text, such as --print \"cat\"")
  static let onlyWithPrint = translated("--limit goes together with --print, --json with --print or --credits")
  static let onlyWithSaved = translated("--collection goes together with --print and --source saved")
  static let onlyWithVersion = translated("--verbose goes together with --version")
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

  static func unknownCollection(_ name: String) -> String {
    translated("there is no collection “\(name)”")
  }

  static func noDate(_ text: String) -> String {
    translated("“\(text)” is not a date; write it as YYYY-MM-DD")
  }

  // MARK: How images are decoded

  static func decoder(_ path: String) -> String { translated("Images are decoded in a sandbox by \(path)") }

  static func decoderMissing(_ path: String) -> String {
    translated("Images cannot be shown, because \(path) is missing or does not start. Install Vesper again.")
  }

  static func protections(_ names: String) -> String { translated("In force: \(names)") }

  static func missingProtections(_ names: String) -> String { translated("Not available on this system: \(names)") }

  // MARK: Options in --help

  static let searchHelp = translated("Open the window and search for TEXT")
  static let printHelp = translated("Search in the terminal and print a photo a line")
  static let jsonHelp = translated("With --print and --credits: one JSON object a line")
  static func sourceHelp(_ names: [String]) -> String { translated("Where to search: \(names.joined(separator: "|"))") }
  static let collectionHelp = translated("With --print and --source saved: only photos of this collection")
  static let limitHelp = translated("With --print: at most N photos")
  static let creativeCommonsHelp = translated("Only photos under a Creative Commons licence")
  static let assessedHelp = translated("Only photos that the community of Wikimedia Commons chose")
  static let sinceHelp = translated("Only photos uploaded on this day (YYYY-MM-DD) or later")
  static let untilHelp = translated("Only photos uploaded on this day or before")
  static let versionHelp = translated("Print the version")
  static let verboseHelp = translated("With --version: also how images are decoded")
}
