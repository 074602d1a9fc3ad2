import CGtk

extension GLib {
  /// Parses a command line in the usual form: `--limit 5`, `--limit=5`, `-l5`, `--`, options and words in any order.
  ///
  ///     let parser = GLib.OptionParser(words: "[TEXT]", summary: "Searches photos.")
  ///     parser.addFlag("json", help: "One JSON object a line")
  ///     parser.addText("source", placeholder: "NAME", help: "Where to search")
  ///     let options = try parser.parse(CommandLine.arguments)
  ///     options["json"]; options.text("source"); options.words
  ///
  /// Strings are UTF-8 in every locale. `--help` and `-h` are predefined. The parser never prints or exits; the program
  /// decides.
  public final class OptionParser {
    private enum Kind { case flag, text, number, list }
    private struct Entry {
      let name: String
      let short: Character?
      let kind: Kind
      let placeholder: String?
      let help: String
    }
    private let words: String?
    private let summary: String?
    private var entries: [Entry] = []

    /// - Parameters:
    ///   - words: What may follow the options, for the help text, or `nil` if nothing may. (A program that takes no
    ///     words must check `words` itself.)
    ///   - summary: A sentence below the usage line.
    public init(words: String? = nil, summary: String? = nil) {
      self.words = words
      self.summary = summary
      // Use GLib's own text, which is translated.
      addFlag("help", short: "h", help: GLib.TextDomain("glib20").translated("Show help options"))
    }

    /// Adds an option without a value.
    public func addFlag(_ name: String, short: Character? = nil, help: String) {
      entries.append(Entry(name: name, short: short, kind: .flag, placeholder: nil, help: help))
    }

    /// Adds an option with a string. The last occurrence wins.
    public func addText(_ name: String, short: Character? = nil, placeholder: String, help: String) {
      entries.append(Entry(name: name, short: short, kind: .text, placeholder: placeholder, help: help))
    }

    /// Adds an option with an integer. The last occurrence wins.
    public func addNumber(_ name: String, short: Character? = nil, placeholder: String, help: String) {
      entries.append(Entry(name: name, short: short, kind: .number, placeholder: placeholder, help: help))
    }

    /// Adds an option with a string that may be given several times.
    public func addList(_ name: String, short: Character? = nil, placeholder: String, help: String) {
      entries.append(Entry(name: name, short: short, kind: .list, placeholder: placeholder, help: help))
    }
  }

  /// An invalid command line. The message names the offending argument, in the user's language.
  public nonisolated struct OptionError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A description of the problem and the option, as one sentence without a full stop.
    public let message: String
    public var description: String { message }
  }

  /// The options and words of a command line.
  public nonisolated struct Options: Hashable, Sendable {
    fileprivate var flags: Set<String> = []
    fileprivate var texts: [String: String] = [:]
    fileprivate var numbers: [String: Int] = [:]
    fileprivate var lists: [String: [String]] = [:]
    /// The arguments that are not options, in order.
    public fileprivate(set) var words: [String] = []

    /// Whether a flag was given.
    public subscript(flag: String) -> Bool { flags.contains(flag) }
    /// The string of an option, or `nil` if it was not given.
    public func text(_ name: String) -> String? { texts[name] }
    /// The number of an option, or `nil` if it was not given.
    public func number(_ name: String) -> Int? { numbers[name] }
    /// All strings of an option, in order.
    public func list(_ name: String) -> [String] { lists[name] ?? [] }
  }
}

extension GLib.OptionParser {
  /// The text for `--help`: usage, summary and one line per option.
  public var helpText: String {
    withContext { context, _ in
      guard let text = g_option_context_get_help(context, 1, nil) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
  }

  /// Parses a command line whose first element is the program's name.
  public func parse(_ arguments: [String]) throws(GLib.OptionError) -> GLib.Options {
    let result: Result<GLib.Options, GLib.OptionError> = withContext { context, slots in
      var strings: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = arguments.makeStrings()
      defer { g_strfreev(strings) }
      var error: UnsafeMutablePointer<GError>?
      defer { g_clear_error(&error) }
      guard g_option_context_parse_strv(context, &strings, &error) != 0 else {
        return .failure(GLib.OptionError(message: error.map { String(cString: $0.pointee.message) } ?? ""))
      }
      return .success(take(slots))
    }
    return try result.get()
  }

  /// Calls `body` with a context that knows the options, and with the slots of the options, followed by the slot of the
  /// words.
  private func withContext<Value>(_ body: (OpaquePointer, [Slot]) -> Value) -> Value {
    let context = g_option_context_new(words)!
    defer { g_option_context_free(context) }
    g_option_context_set_help_enabled(context, 0)
    g_option_context_set_summary(context, summary)
    let slots = entries.map { Slot(argument(of: $0.kind)) } + [Slot(G_OPTION_ARG_FILENAME_ARRAY)]
    var described = zip(entries, slots).map { entry, slot in
      // GLib needs the strings as long as the context; interned ones live for ever, and there are few.
      GOptionEntry(
        long_name: g_intern_string(entry.name),
        short_name: entry.short.flatMap(\.asciiValue).map(gchar.init) ?? 0,
        flags: 0, arg: argument(of: entry.kind), arg_data: slot.memory,
        description: g_intern_string(entry.help),
        arg_description: entry.placeholder.map { g_intern_string($0) } ?? nil)
    }
    described.append(
      GOptionEntry(
        long_name: g_intern_string(""), short_name: 0, flags: 0, arg: G_OPTION_ARG_FILENAME_ARRAY,
        arg_data: slots.last!.memory, description: nil, arg_description: nil))
    described.append(GOptionEntry())
    g_option_context_add_main_entries(context, described, nil)
    return body(context, slots)
  }

  /// Strings are read like GLib file names, byte by byte: `G_OPTION_ARG_STRING` would convert them from the locale's
  /// charset, and reject non-ASCII strings in the "C" locale.
  private func argument(of kind: Kind) -> GOptionArg {
    switch kind {
    case .flag: G_OPTION_ARG_NONE
    case .text: G_OPTION_ARG_FILENAME
    case .number: G_OPTION_ARG_INT
    case .list: G_OPTION_ARG_FILENAME_ARRAY
    }
  }

  /// Collects the values that the parser put into the slots.
  private func take(_ slots: [Slot]) -> GLib.Options {
    var options = GLib.Options()
    for (entry, slot) in zip(entries, slots) {
      switch entry.kind {
      case .flag: if slot.isSet { options.flags.insert(entry.name) }
      case .text: options.texts[entry.name] = slot.takeString()
      case .number: options.numbers[entry.name] = slot.number
      case .list: options.lists[entry.name] = slot.takeStrings()
      }
    }
    options.words = slots.last!.takeStrings()
    return options
  }
}

/// The memory where GLib's parser puts the value of one option.
private nonisolated final class Slot {
  let memory = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)

  private static let noNumber = gint.min

  init(_ argument: GOptionArg) {
    memory.initializeMemory(as: UInt64.self, to: 0)
    if argument == G_OPTION_ARG_INT { memory.storeBytes(of: Slot.noNumber, as: gint.self) }
  }

  deinit { memory.deallocate() }

  var isSet: Bool { memory.load(as: gboolean.self) != 0 }

  var number: Int? {
    let number = memory.load(as: gint.self)
    return number == Slot.noNumber ? nil : Int(number)
  }

  func takeString() -> String? {
    guard let string = memory.load(as: UnsafeMutablePointer<CChar>?.self) else { return nil }
    defer { g_free(string) }
    return String(cString: string)
  }

  func takeStrings() -> [String] {
    let strings = memory.load(as: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self)
    defer { g_strfreev(strings) }
    return [String](strings: strings)
  }
}
