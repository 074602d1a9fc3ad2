import FoundationEssentials
import Gtk
import PhotoSearchCore

/// The user's command-line options.
struct CommandLineOptions {
  enum Mode: Equatable {
    /// Open the window, optionally with a search.
    case window(search: String?)
    /// Search in the terminal.
    case print(text: String)
    case help(String)
    case version
  }

  var mode = Mode.window(search: nil)
  var asJSON = false
  var source: PhotoSourceID?
  var limit: Int?
  var creativeCommons = false
  var assessed = false
  var since: GLib.Date?
  var until: GLib.Date?

  /// The reason why a command line is invalid, in one sentence.
  struct Invalid: Error {
    let reason: String
  }

  /// - Parameters:
  ///   - arguments: the arguments, beginning with the program's name.
  ///   - sources: the available sources.
  init(parsing arguments: [String], sources: [PhotoSourceID]) throws(Invalid) {
    let parser = GLib.OptionParser(summary: Strings.commandLineSummary)
    parser.addText("search", placeholder: "TEXT", help: Strings.searchHelp)
    parser.addText("print", placeholder: "TEXT", help: Strings.printHelp)
    parser.addFlag("json", help: Strings.jsonHelp)
    parser.addText("source", placeholder: "NAME", help: Strings.sourceHelp(sources.map(\.rawValue)))
    parser.addNumber("limit", placeholder: "N", help: Strings.limitHelp)
    parser.addFlag("creative-commons", help: Strings.creativeCommonsHelp)
    parser.addFlag("assessed", help: Strings.assessedHelp)
    parser.addText("since", placeholder: "DATE", help: Strings.sinceHelp)
    parser.addText("until", placeholder: "DATE", help: Strings.untilHelp)
    parser.addFlag("version", help: Strings.versionHelp)

    let options: GLib.Options
    do { options = try parser.parse(arguments) } catch { throw Invalid(reason: error.message) }
    asJSON = options["json"]
    creativeCommons = options["creative-commons"]
    assessed = options["assessed"]
    if let word = options.words.first { throw Invalid(reason: Strings.unexpectedWord(word)) }
    if options["help"] {
      mode = .help(parser.helpText)
      return
    }
    if options["version"] {
      mode = .version
      return
    }
    if let text = options.text("print") {
      guard text.contains(where: { !$0.isWhitespace }) else { throw Invalid(reason: Strings.nothingToSearchFor) }
      guard options.text("search") == nil else { throw Invalid(reason: Strings.printOrSearch) }
      mode = .print(text: text)
    } else {
      mode = .window(search: options.text("search"))
      if asJSON || options.number("limit") != nil { throw Invalid(reason: Strings.onlyWithPrint) }
    }
    if let name = options.text("source") {
      guard let id = sources.first(where: { $0.rawValue == name }) else {
        throw Invalid(reason: Strings.unknownSource(name, known: sources.map(\.rawValue)))
      }
      source = id
    }
    if let number = options.number("limit") {
      guard number > 0 else { throw Invalid(reason: Strings.limitTooSmall) }
      limit = number
    }
    since = try Self.day(options.text("since"))
    until = try Self.day(options.text("until"))
    if let since, let until, until < since { throw Invalid(reason: Strings.datesReversed) }
  }

  private static func day(_ text: String?) throws(Invalid) -> GLib.Date? {
    guard let text else { return nil }
    guard let day = GLib.Date(parsing: text) else { throw Invalid(reason: Strings.noDate(text)) }
    return day
  }

  /// Applies the command line's filters to a search.
  func apply(to settings: PhotoSearchMetadataViewModel) {
    if creativeCommons { settings.creativeCommons.value = true }
    if assessed { settings.assessedOnly.value = true }
    guard since != nil || until != nil else { return }
    settings.dateFilter.value = true
    settings.maxUploadDate.value = until?.noon ?? settings.maxUploadDate.value
    settings.minUploadDate.value = since?.noon ?? .distantPast
  }
}
