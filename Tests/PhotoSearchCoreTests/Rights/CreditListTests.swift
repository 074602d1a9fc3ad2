import Testing

@testable import PhotoSearchCore

/// The credits of several photos, to be pasted and as files.
nonisolated struct CreditListTests {
  private static func list(_ count: Int) -> CreditList {
    CreditList(
      (0..<count).map { Credit(title: "P<\($0 + 1)>", author: "Ada", license: License(.by, version: "4.0")) })
  }

  @Test(arguments: CreditFormat.allCases)
  func `A list has each credit once, in order, and none is no list`(format: CreditFormat) {
    let credits = Self.list(3).credits
    let text = Self.list(3).text(in: format)
    var rest = text[...]
    for credit in credits {
      let range = rest.firstRange(of: credit.text(in: format))
      #expect(range != nil)
      if let range { rest = rest[range.upperBound...] }
    }
    #expect(CreditList([]).text(in: format) == "")
  }

  @Test func `Lists are written as each format has them`() {
    #expect(Self.list(2).text(in: .markdown).split(separator: "\n").allSatisfy { $0.hasPrefix("- ") })
    #expect(Self.list(2).text(in: .wikitext).split(separator: "\n").allSatisfy { $0.hasPrefix("* ") })
    #expect(Self.list(2).text(in: .html).hasPrefix("<ul>\n<li>“P&lt;1&gt;”"))
    #expect(Self.list(2).text(in: .latex).hasPrefix("\\begin{itemize}\n\\item "))
    #expect(Self.list(2).text(in: .plainText).split(separator: "\n").count == 2)
  }

  @Test func `An article has all credits below its title`() {
    let text = Self.list(7).document(.articleText, title: "Photos\u{202E}")
    #expect(text.hasPrefix("Photos\n\n“P<1>” by Ada"))
    #expect(text.split(separator: "\n").count == 8)
    let page = Self.list(7).document(.articlePage, title: "A & B")
    #expect(page.contains("<title>A &amp; B</title>") && page.contains("<h1>A &amp; B</h1>"))
    #expect(page.components(separatedBy: "<li>").count == 8 && !page.contains("P<"))
  }

  @Test func `A page says in which language it is, and in which direction that runs`() {
    #expect(Self.list(1).document(.articlePage, title: "A").contains("<html lang=\"en\">"))
    var wording = CreditWording()
    wording.licensed = "{work} مرخّصة بموجب {license}"
    wording.language = "ar"
    let page = CreditList(Self.list(1).credits, wording).document(.slidesPage, title: "A")
    #expect(page.contains("<html lang=\"ar\" dir=\"rtl\">") && page.contains("مرخّصة"))
  }

  @Test(arguments: [(0, 1), (1, 1), (6, 1), (7, 2), (13, 3)])
  func `Slides have no more credits than can be read, numbered through`(count: Int, slides: Int) {
    let text = Self.list(count).document(.slidesText, title: "#Photos")
    #expect(text.components(separatedBy: "\n---\n").count == slides)
    #expect(text.components(separatedBy: "# \\#Photos\n").count == slides + 1)
    let page = Self.list(count).document(.slidesPage, title: "Photos")
    #expect(page.components(separatedBy: "<section>").count == slides + 1)
    #expect(page.components(separatedBy: "<li>").count == count + 1)
    if count > 6 {
      #expect(text.contains("\n7. ") && page.contains("<ol start=\"7\">"))
    }
  }
}
