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
    /// Check the credits of a document.
    case credits(path: String, isCommercial: Bool, copy: String?, asCaptions: Bool)
    case help(String)
    /// Print the version, and how images are decoded if that is wanted.
    case version(isVerbose: Bool)
  }

  var mode = Mode.window(search: nil)
  var asJSON = false
  var source: PhotoSourceID?
  var limit: Int?
  /// The name of the collection of saved photos to search.
  var collection: String?
  private var filters: [(PhotoSearchMetadataViewModel) -> Void] = []

  /// The reason why a command line is invalid, in one sentence.
  struct Invalid: Error {
    let reason: String
  }

  /// - Parameters:
  ///   - arguments: the arguments, beginning with the program's name.
  ///   - sources: the available sources.
  ///   - filters: the available filters.
  init(
    parsing arguments: [String], sources: [PhotoSourceID], filters: [FilterPresentation] = FilterPresentation.all
  ) throws(Invalid) {
    let parser = GLib.OptionParser(summary: Strings.commandLineSummary)
    parser.addText("search", placeholder: "TEXT", help: Strings.searchHelp)
    parser.addText("print", placeholder: "TEXT", help: Strings.printHelp)
    parser.addText("credits", placeholder: "FILE", help: Strings.creditsHelp)
    parser.addFlag("sold", help: Strings.soldHelp)
    parser.addText("write", placeholder: "COPY", help: Strings.writeHelp)
    parser.addFlag("captions", help: Strings.captionsHelp)
    parser.addFlag("json", help: Strings.jsonHelp)
    parser.addText("source", placeholder: "NAME", help: Strings.sourceHelp(sources.map(\.rawValue)))
    parser.addText("collection", placeholder: "NAME", help: Strings.collectionHelp)
    parser.addNumber("limit", placeholder: "N", help: Strings.limitHelp)
    let filterOptions = filters.compactMap(\.options)
    for filter in filterOptions { filter.add(parser) }
    parser.addFlag("version", help: Strings.versionHelp)
    parser.addFlag("verbose", help: Strings.verboseHelp)

    let options: GLib.Options
    do { options = try parser.parse(arguments) } catch { throw Invalid(reason: error.message) }
    asJSON = options["json"]
    if let word = options.words.first { throw Invalid(reason: Strings.unexpectedWord(word)) }
    if options["help"] {
      mode = .help(parser.helpText)
      return
    }
    if options["version"] {
      mode = .version(isVerbose: options["verbose"])
      return
    }
    guard !options["verbose"] else { throw Invalid(reason: Strings.onlyWithVersion) }
    if let path = options.text("credits") {
      guard options.text("print") == nil, options.text("search") == nil else {
        throw Invalid(reason: Strings.creditsAlone)
      }
      guard !path.isEmpty else { throw Invalid(reason: Strings.nothingToCheck) }
      mode = .credits(
        path: path, isCommercial: options["sold"], copy: options.text("write"), asCaptions: options["captions"])
      return
    }
    guard !options["sold"], !options["captions"], options.text("write") == nil else {
      throw Invalid(reason: Strings.onlyWithCredits)
    }
    if let text = options.text("print") {
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
    // All saved photos may be wanted, but not all photos of a service.
    if case .print(let text) = mode, source != .saved, text.allSatisfy(\.isWhitespace) {
      throw Invalid(reason: Strings.nothingToSearchFor)
    }
    if let name = options.text("collection") {
      guard case .print = mode, source == .saved else { throw Invalid(reason: Strings.onlyWithSaved) }
      collection = name
    }
    if let number = options.number("limit") {
      guard number > 0 else { throw Invalid(reason: Strings.limitTooSmall) }
      limit = number
    }
    for filter in filterOptions {
      if let change = try filter.read(options) { self.filters.append(change) }
    }
  }

  /// Applies the command line's filters to a search.
  func apply(to settings: PhotoSearchMetadataViewModel) {
    for change in filters { change(settings) }
  }
}
