import Foundation
import GeneratedCases
import PhotoSearchCore
import Testing

/// Credits of hostile texts as another program reads them, where it is installed: pandoc has a parser for each of the
/// formats. See `script/soak exports`.
@Suite(.enabled(if: Pandoc.path != nil), .timeLimit(.minutes(30)))
struct CreditPandocTests {
  /// A format, and what pandoc calls it.
  nonisolated enum Format: String, CaseIterable, Sendable {
    case html = "html"
    case commonMark = "commonmark"
    case gitHub = "gfm"
    case mediaWiki = "mediawiki"
    case latex = "latex-smart"

    func text(_ credit: Credit) -> String {
      switch self {
      case .html: "<p>\(credit.html())</p>"
      case .commonMark, .gitHub: credit.markdown()
      case .mediaWiki: credit.wikitext()
      case .latex: credit.latex()
      }
    }
  }

  /// Whether pandoc knows TeX's commands for all characters: it takes what follows an unknown one for its arguments.
  private static func isKnown(_ credit: Credit, _ format: Format) -> Bool {
    format != .latex || !(credit.title + (credit.author ?? "")).contains { "|\"'`^~".contains($0) }
  }

  private static func credits() -> [Credit] {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["VESPER_FAULT_SEED"].flatMap { UInt64($0) } ?? 7
    let count = environment["VESPER_FAULT_CREDITS"].flatMap { Int($0) } ?? 500
    var hostile = HostileText(seed: seed)
    let licenses = [License(.by, version: "2.0"), License(.bySA, version: "4.0"), License(.cc0), .unknown]
    func credit(_ title: String, _ author: String, _ license: License) -> Credit {
      Credit(
        title: title, author: author, authorURL: URL(string: "https://example.org/a"),
        pageURL: URL(string: "https://example.org/p?a=1&b=2"), license: license)
    }
    return HostileText.pieces.map { credit($0, $0, licenses[0]) }
      + (0..<count).map { credit(hostile.next(), hostile.next(), licenses[$0 % licenses.count]) }
  }

  @Test(.long, arguments: Format.allCases)
  func `another program reads the words and links of a credit, and nothing else`(format: Format) throws {
    let credits = Self.credits().filter { Self.isKnown($0, format) }
    #expect(credits.count > 50)
    let paragraphs = try Pandoc.paragraphs(credits.map(format.text), format.rawValue)
    for (credit, paragraph) in zip(credits, paragraphs) {
      let what: Comment = "\(format.text(credit))"
      let expected = Pandoc.plain(credit.runs().map(\.text).joined())
      #expect(Pandoc.plain(paragraph.text) == expected, what)
      #expect(paragraph.links == credit.runs().compactMap { $0.link?.absoluteString }, what)
      #expect(paragraph.others == [], what)
    }
  }
}

/// What pandoc makes of a paragraph: https://hackage.haskell.org/package/pandoc-types
private nonisolated struct Pandoc {
  private(set) var text = ""
  private(set) var links: [String] = []
  /// The kinds of everything that is neither text nor link.
  private(set) var others: [String] = []

  static let path = ["/usr/bin/pandoc", "/usr/local/bin/pandoc"].first(where: FileManager.default.isExecutableFile)

  struct Failure: Error {
    let text: String
  }

  /// Reads each text for itself, all at once if that works.
  static func paragraphs(_ texts: [String], _ format: String) throws -> [Pandoc] {
    let blocks = try blocks(texts.joined(separator: "\n\n"), format)
    if blocks.count == texts.count { return blocks.map(Pandoc.init) }
    guard texts.count > 1 else { throw Failure(text: "\(blocks.count) paragraphs: \(texts.first ?? "")") }
    let middle = texts.count / 2
    return try paragraphs(Array(texts[..<middle]), format) + paragraphs(Array(texts[middle...]), format)
  }

  private static func blocks(_ text: String, _ format: String) throws -> [[String: Any]] {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("pandoc-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let input = directory.appendingPathComponent("input")
    let output = directory.appendingPathComponent("output")
    try Data(text.utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path ?? "")
    process.arguments = ["--sandbox", "-f", format, "-t", "json", "-o", output.path, input.path]
    try process.run()
    process.waitUntilExit()
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: output)) as? [String: Any]
    return try #require(document?["blocks"] as? [[String: Any]])
  }

  /// Without what is not to be seen, and with spaces as a reader sees them.
  static func plain(_ text: String) -> String {
    text.unicodeScalars.filter { !["\u{2068}", "\u{2069}", "\u{FEFF}"].contains($0) }.map(String.init).joined()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private init(_ block: [String: Any]) {
    if block["t"] as? String != "Para" { others.append("\(block["t"] ?? "")") }
    add(block["c"])
  }

  private mutating func add(_ inlines: Any?) {
    for inline in inlines as? [[String: Any]] ?? [] {
      let content = inline["c"] as? [Any]
      switch inline["t"] as? String {
      case "Str": text += inline["c"] as? String ?? ""
      case "Space", "SoftBreak": text += " "
      case "Link":
        links.append((content?.last as? [String])?.first ?? "")
        add(content?.dropFirst().first)
      case "Span": add(content?.last)
      case "RawInline" where ["<bdi>", "</bdi>"].contains(content?.last as? String): break
      case let other: others.append(other ?? "")
      }
    }
  }
}
