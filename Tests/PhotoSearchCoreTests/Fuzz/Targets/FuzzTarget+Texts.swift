import FoundationEssentials
import Synchronization

@testable import PhotoSearchCore

/// What people typed, somewhere.
nonisolated extension FuzzTarget {
  static let texts = [
    FuzzTarget(name: "licenses", check: checkLicenses),
    FuzzTarget(name: "markup", check: checkMarkup),
    FuzzTarget(name: "search", check: checkSearch),
    FuzzTarget(name: "saved-words", check: checkSavedWords),
    FuzzTarget(name: "credit", check: checkCredit),
  ]

  // MARK: Licences

  private static func checkLicenses(_ bytes: [UInt8]) throws {
    let lines = lines(bytes, 4)
    let all = [
      License(naming: lines[0]), License(spdx: lines[0]), License(stored: lines[0]),
      License(openverse: lines[0], version: lines[1], url: lines[2]),
      License(commons: lines[0], shortName: lines[1], usageTerms: lines[2], url: lines[3]),
    ]
    for license in all + lines.compactMap(License.init(address:)) {
      try check(stored: license)
      for name in [license.shortName, license.fullName] {
        try demand(!name.isEmpty && name == PhotoText.sanitized(name), "a name of \(name.debugDescription)")
      }
      try demand(license.version?.utf8.allSatisfy { 0x30...0x39 ~= $0 || $0 == 0x2E } ?? true, "no version")
      guard let url = license.url else { continue }
      try demand(URLPolicy().permits(url), "not permitted: \(url)")
      try demand(License(address: url.absoluteString)?.kind == license.kind, "\(url) is not \(license)")
    }
  }

  static func check(stored license: License) throws {
    try demand(
      License(stored: license.stored) == license, "\(license) comes back from \(license.stored.debugDescription)")
  }

  // MARK: HTML

  private static func checkMarkup(_ bytes: [UInt8]) throws {
    let markup = MarkupText(text(bytes))
    try demand(markup.text == PhotoText.sanitized(markup.text), "not sanitised: \(markup.text.debugDescription)")
    let again = MarkupText(MarkupEscaping.escaped(markup.text)).text
    try demand(again == markup.text, "\(markup.text.debugDescription) becomes \(again.debugDescription)")
  }

  // MARK: Searches

  private static func checkSearch(_ bytes: [UInt8]) async throws {
    let text = text(bytes)
    let expression = SearchExpression(text)
    for term in expression.terms {
      try demand(!term.text.isEmpty && PhotoText.sanitized(term.text) == term.text, "a term of \(term)")
    }
    // Written with all its quotation marks it is the same, unless it becomes too long.
    let written = expression.terms.map { ($0.isExcluded ? "-" : "") + "\"\($0.text)\"" }.joined(separator: " ")
    if written.unicodeScalars.count <= PhotoText.maximumLength {
      let again = SearchExpression(written).terms
      let expected = expression.terms.map { SearchExpression.Term($0.text, isPhrase: true, isExcluded: $0.isExcluded) }
      try demand(again == expected, "\(written.debugDescription) is read as \(again)")
    }
    let folded = SearchFolding.folded(text)
    try demand(SearchFolding.folded(folded) == folded, "\(text.debugDescription) folds twice")
    for length in [1, 20, 200] {
      let query = QueryText.joined(expression, maximumLength: length, written: QueryText.literal)
      try demand(query.unicodeScalars.count <= length, "\(query.debugDescription) is longer than \(length)")
    }
    let index = SearchIndex(title: text, tags: [text], author: text)
    _ = index.score(SearchTerms(expression))
    try await checkQueries(PhotoQuery(text: text))
  }

  /// Whatever is searched for, the request goes where requests go.
  private static func checkQueries(_ query: PhotoQuery) async throws {
    for service in PhotoService.all {
      let usual = await url(of: PhotoQuery(text: "cat"), to: service)
      guard let url = await url(of: query, to: service) else { continue }
      try demand(url.host() == service.baseURL.host() && url.path() == usual?.path(), "\(url)")
      try demand(url.fragment == nil && url.absoluteString.utf8.count < 12_000, "\(url)")
    }
  }

  private static func url(of query: PhotoQuery, to service: PhotoService) async -> URL? {
    let transport = RecordingTransport()
    _ = try? await source(service, transport).search(query, page: nil)
    return transport.url
  }

  /// What is typed is never an error for the index of the saved photos.
  private static func checkSavedWords(_ bytes: [UInt8]) throws {
    // As all texts of photos are.
    let lines = lines(bytes, 2).map(PhotoText.sanitized)
    let connection = try DatabaseConnection(path: ":memory:")
    try connection.execute(
      "CREATE VIRTUAL TABLE words USING fts5 (title, tags, tokenize = 'ascii', prefix = '1 2', columnsize = 0)")
    try connection.run(
      "INSERT INTO words (rowid, title, tags) VALUES (1, ?, ?)", SavedPhotoWords.text(lines[0]),
      SavedPhotoWords.text(lines[1]))
    func finds(_ text: String, _ quality: SavedPhotoWords.Quality) throws -> Bool {
      let terms = SearchTerms(SearchExpression(text))
      guard !terms.isEmpty else { return true }
      let expression = SavedPhotoWords.expression(terms, quality)
      return try connection.first("SELECT 1 FROM words WHERE words MATCH ?", expression) { _ in true } ?? false
    }
    for line in lines {
      for quality in SavedPhotoWords.Quality.allCases { _ = try finds(line, quality) }
    }
    // A title finds its photo, as far as it is read at all.
    let title = lines[0]
    let isPlain = !SearchExpression(title).terms.contains { $0.isExcluded || $0.isPhrase }
    if isPlain, title.unicodeScalars.count < PhotoText.maximumLength {
      try demand(try finds(title, .beginnings), "\(title.debugDescription) does not find itself")
    }
  }

  // MARK: Credits

  private static func checkCredit(_ bytes: [UInt8]) throws {
    let lines = lines(bytes, 6)
    let credit = Credit(
      title: lines[0], author: lines[1], authorURL: URL(string: lines[2]), pageURL: URL(string: lines[3]),
      license: License(naming: lines[4]), changes: lines[5])
    for format in CreditFormat.allCases where format != .dublinCore {
      let text = credit.text(in: format)
      try demand(
        !text.unicodeScalars.contains { $0.properties.generalCategory == .control }, "\(text.debugDescription)")
    }
    let html = try XMPReader.parse(Array("<p>\(credit.html())</p>".utf8))
    try demand(shown(html) == credit.runs().map(\.text).joined(), "\(credit.html()) shows \(shown(html))")
    try demand(Set(html.elements.map(\.name.local)).isSubset(of: ["a", "bdi"]), "elements in \(credit.html())")
    try checkMarkdown(credit.markdown())
    _ = try XMPReader.parse(Array(credit.dublinCore().utf8))
    let read = try XMPPacket(parsing: Array(PhotoMetadata.sidecar(for: credit))).credit
    try demand(read?.title == credit.title && read?.author == credit.author, "\(credit) is read as \(read as Any)")
    try demand(read?.pageURL == credit.pageURL, "\(credit.pageURL as Any) is read as \(read?.pageURL as Any)")
    try checkTable([lines, [credit.html()]])
  }

  /// Every sign that means something is escaped, but those of the links.
  private static func checkMarkdown(_ markdown: String) throws {
    var rest = markdown.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\" {
        _ = rest.popFirst()
      } else if scalar == "]" {
        try demand(rest.starts(with: "(<".unicodeScalars), "a bracket in \(markdown)")
        guard let end = rest.firstIndex(of: ">") else { throw Finding(description: "an address without end") }
        rest = rest[end...].dropFirst(2)
      } else {
        try demand(!"`*_{}<>#~|&$!^@:".unicodeScalars.contains(scalar), "\(scalar) in \(markdown)")
      }
    }
  }

  /// Tables come back, and no field of them is run by a spreadsheet.
  static func checkTable(_ rows: [[String]]) throws {
    let table = CommaSeparatedValues.text(rows)
    try demand(CommaSeparatedValues.rows(table) == rows, "\(table.debugDescription)")
    for field in rows.joined() {
      let written = CommaSeparatedValues.text([[field]]).unicodeScalars
      let first = (written.first == "\"" ? written.dropFirst() : written[...]).first ?? " "
      try demand(!"=+-@\t|".unicodeScalars.contains(first), "a formula: \(String(written).debugDescription)")
    }
  }

  private static func shown(_ element: XMPElement) -> String {
    element.content.map { item in
      switch item {
      case .text(let text): text
      case .element(let element): shown(element)
      }
    }.joined()
  }
}

/// Remembers the address of the last request, which it does not send.
nonisolated private final class RecordingTransport: HTTPTransport {
  private let last = Mutex<URL?>(nil)

  var url: URL? { last.withLock { $0 } }

  func response(to request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
    last.withLock { $0 = request.url }
    throw .offline
  }
}
