import Foundation
import FoundationXML
import PhotoSearchCore
import Testing

/// Whatever a title or a name is made of, it stays text in each format.
struct CreditEscapingTests {
  nonisolated private static let page = "https://example.org/p?a=1&copy=2_3~4'(5)#%20"
  private static let licenses = [
    License(.by, version: "2.0"), License(.bySA, version: "4.0"), License(.cc0), License(.allRightsReserved), .unknown,
  ]

  /// Credits with random hostile texts, and a number of them to start with.
  private func credits(_ check: (Credit) throws -> Void) rethrows {
    var hostile = HostileText(seed: 7)
    for piece in HostileText.pieces { try check(credit(piece, by: piece, changes: piece, Self.licenses[0])) }
    for round in 0..<1500 {
      try check(
        credit(hostile.next(), by: hostile.next(), changes: hostile.next(), Self.licenses[round % Self.licenses.count]))
    }
  }

  private func credit(_ title: String, by author: String, changes: String, _ license: License) -> Credit {
    Credit(
      title: title, author: author, authorURL: URL(string: "https://example.org/\\{}$[x](y)|\"<>`"),
      pageURL: URL(string: Self.page), license: license, changes: changes)
  }

  /// The words that a reader should see.
  private func visible(_ credit: Credit) -> String { credit.runs().map(\.text).joined() }

  private func links(_ credit: Credit) -> [String] { credit.runs().compactMap { $0.link?.absoluteString } }

  @Test func htmlIsWellFormedAndHasNoOtherElements() throws {
    try credits { credit in
      let seen = try #require(XMLSketch("<p>\(credit.html())</p>"), "\(credit.html())")
      #expect(Set(seen.elements).isSubset(of: ["p", "a", "bdi"]))
      #expect(seen.links == links(credit))
      #expect(seen.text == visible(credit))
    }
  }

  @Test func dublinCoreIsWellFormedAndSaysTheSame() throws {
    try credits { credit in
      let seen = try #require(XMLSketch(credit.dublinCore()), "\(credit.dublinCore())")
      #expect(seen.texts["dc:title"] ?? "" == credit.title)
      #expect(seen.texts["dc:creator"] == credit.author)
      #expect(seen.elements.count <= 9)
    }
  }

  @Test func latexHasOnlyKnownCommandsAndBalancedBraces() {
    let known: Set<String> = [
      "href", "textbackslash", "textasciicircum", "textasciitilde", "textasciigrave", "textless", "textgreater",
      "textbar", "symbol",
    ]
    credits { credit in
      var depth = 0
      var rest = Substring(credit.latex())
      while let first = rest.popFirst() {
        switch first {
        case "\\":
          let command = rest.prefix { $0.isASCII && $0.isLetter }
          if command.isEmpty {
            #expect("{}$&#_%".contains(rest.popFirst() ?? " "))
          } else {
            #expect(known.contains(String(command)))
            rest = rest.dropFirst(command.count)
            #expect(rest.first == "{")
          }
        case "{": depth += 1
        case "}":
          depth -= 1
          #expect(depth >= 0)
        default: #expect(!"$&#_%^~`\"|<>".contains(first), "\(first) in \(credit.latex())")
        }
      }
      #expect(depth == 0)
    }
  }

  @Test func markdownHasExactlyTheLinksOfTheCredit() throws {
    credits { credit in
      let (text, links) = MarkdownSketch.read(credit.markdown())
      #expect(links == self.links(credit), "\(credit.markdown())")
      let seen = text.replacingOccurrences(of: "\u{2068}", with: "").replacingOccurrences(of: "\u{2069}", with: "")
      #expect(seen == visible(credit))
      #expect(!credit.markdown().contains("\n"))
    }
  }

  @Test func wikitextHasNoMarkupButItsLinks() {
    credits { credit in
      var rest = credit.wikitext()
      for link in links(credit) {
        let address = link.replacingOccurrences(of: "~", with: "%7E").replacingOccurrences(of: "__", with: "%5F%5F")
        let start = rest.range(of: "[\(address) ")
        #expect(start != nil)
        if let start { rest.removeSubrange(start) }
        if let end = rest.range(of: "]") { rest.removeSubrange(end) }
      }
      rest = rest.replacingOccurrences(of: "<bdi>", with: "").replacingOccurrences(of: "</bdi>", with: "")
      let decoded = rest.replacingOccurrences(of: "&#[0-9]+;", with: "", options: .regularExpression)
      #expect(!decoded.contains { "[]{}|<>&'~_*#=".contains($0) }, "\(credit.wikitext())")
    }
  }

  @Test func plainTextAndRunsAreOneLineWithoutOverrides() {
    credits { credit in
      for text in [credit.plainText(), visible(credit)] {
        #expect(!text.unicodeScalars.contains { $0.properties.generalCategory == .control })
        #expect(!text.unicodeScalars.contains { 0x202A...0x202E ~= $0.value })
      }
      let scalars = credit.plainText().unicodeScalars
      #expect(scalars.count { $0 == "\u{2068}" } == scalars.count { $0 == "\u{2069}" })
    }
  }

  @Test func markupWithAnAccentOnItStaysText() {
    let credit = Credit(title: "*\u{301}a*\u{301} [\u{301}b](\u{301}c)", license: License(.publicDomain))
    let markdown = credit.markdown()
    #expect(markdown.hasPrefix("“\\*\u{301}a\\*\u{301} \\[\u{301}b\\](\u{301}c)”"), "\(markdown)")
  }

  @Test func aListMarkerStaysText() {
    func markdown(_ title: String) -> String {
      var wording = CreditWording()
      wording.titleOnly = "{title}"
      wording.stated = "{work}"
      return Credit(title: title, license: License(.publicDomain)).markdown(wording)
    }
    #expect(markdown("1984. A year") == "1984\\. A year")
    #expect(markdown("2) Two") == "2\\) Two")
    #expect(markdown("- dash") == "\\- dash")
    #expect(markdown("1984 again") == "1984 again")
    #expect(markdown("1984") == "1984")
    #expect(markdown("www.example.org") == "www\\.example.org")
  }
}

/// What an XML parser sees.
private final class XMLSketch: NSObject, XMLParserDelegate {
  private(set) var elements: [String] = []
  private(set) var links: [String] = []
  private(set) var text = ""
  private(set) var texts: [String: String] = [:]
  private var path: [String] = []

  init?(_ xml: String) {
    super.init()
    let parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = self
    guard parser.parse() else { return nil }
  }

  nonisolated func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    MainActor.assumeIsolated {
      elements.append(name)
      path.append(name)
      if let link = attributes["href"] { links.append(link) }
    }
  }

  nonisolated func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    MainActor.assumeIsolated { _ = path.popLast() }
  }

  nonisolated func parser(_ parser: XMLParser, foundCharacters characters: String) {
    MainActor.assumeIsolated {
      text += characters
      if let name = path.last { texts[name, default: ""] += characters }
    }
  }
}

/// Reads the little of CommonMark that a credit uses, and takes everything else that means something for a mistake.
private enum MarkdownSketch {
  static func read(_ markdown: String) -> (text: String, links: [String]) {
    var text = ""
    var links: [String] = []
    var rest = Substring(markdown)
    while let first = rest.popFirst() {
      switch first {
      case "\\":
        let next = rest.popFirst() ?? "\\"
        #expect(next.isASCII && (next.isPunctuation || next.isSymbol), "\\\(next)")
        text.append(next)
      case "[": break
      case "]":
        guard rest.hasPrefix("(<"), let end = rest.range(of: ">)") else {
          Issue.record("no address in \(markdown)")
          return (text, links)
        }
        let address = rest[rest.index(rest.startIndex, offsetBy: 2)..<end.lowerBound]
        #expect(!address.contains { "<>\\ ()".contains($0) })
        links.append(address.replacingOccurrences(of: "&amp;", with: "&"))
        rest = rest[end.upperBound...]
      default:
        #expect(!"`*_{}<>#~|&$!^@:".contains(first), "\(first) in \(markdown)")
        text.append(first)
      }
    }
    return (text, links)
  }
}
