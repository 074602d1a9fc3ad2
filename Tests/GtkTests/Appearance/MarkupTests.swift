import Testing

@_spi(Bindings) @testable import Gtk

@Suite struct MarkupTests {
  @Test func whatIsInterpolatedIsEscaped() {
    let title = "</b><a href='evil'>&\u{0}\u{1B}\t\u{1F989}"
    let markup: Markup = "<b>\(title)</b> \(3) of \(2.5)"
    #expect(markup.source == "<b>&lt;/b&gt;&lt;a href=&apos;evil&apos;&gt;&amp;\t\u{1F989}</b> 3 of 2.5")
    #expect(markup.plainText == "</b><a href='evil'>&\t\u{1F989} 3 of 2.5")
    let address = "https://example.org/?a=1&b=\"><script>"
    let link: Markup = "<a href=\"\(address)\">\(markup)</a>"
    #expect(link.source.hasPrefix("<a href=\"https://example.org/?a=1&amp;b=&quot;&gt;&lt;script&gt;\"><b>"))
    #expect(link.plainText == markup.plainText)
  }

  @Test func markupIsJoined() {
    let parts = ["a", "<"].map { Markup(escaping: $0) }
    #expect(parts.joined(separator: "<b>, </b>").source == "a<b>, </b>&lt;")
    #expect(("<i>x</i>" + Markup(escaping: "&")).source == "<i>x</i>&amp;")
  }

  @Test(arguments: [
    "", "plain", "<b>x</b>", "<span size='large' foreground = \"red\" >x</span>", "<u/>", "&amp;&#65;&#x1F989;",
    "<markup><i><tt>a</tt></i></markup>", "a > b", "<a href=\"x\" title='\"'>y</a>",
  ])
  func whatIsRightIsTaken(source: String) throws {
    #expect(try Markup(parsing: source).source == source)
  }

  @Test(arguments: [
    "<b>", "</b>", "<b></i>", "<b><i></b></i>", "a & b", "&nbsp;", "&#0;", "&", "<", "<>", "<b", "<script>x</script>",
    "<span size=large>x</span>", "<span size='large>x</span>", "<span size='a'weight='b'>x</span>", "<!-- x -->",
    "<b x='<'>x</b>", "</b x='y'>", "< b>x</b>", "<span ='x'>x</span>", "<B>x</B>",
  ])
  func whatIsWrongIsAnError(source: String) {
    #expect(throws: Markup.Mistake.self) { try Markup(parsing: source) }
  }

  @Test func entitiesBecomeCharacters() throws {
    #expect(try Markup(parsing: "&lt;&#65;&#x42;&gt;<b>&amp;amp;</b>").plainText == "<AB>&amp;")
  }

  @Test func anInterpolationInATagIsBetweenQuotes() {
    #expect(MarkupScanner.canContinueWithText("<a href=\"x</a>"))
    #expect(MarkupScanner.canContinueWithText("<a href='\"'>"))
    #expect(!MarkupScanner.canContinueWithText("<a href="))
    #expect(!MarkupScanner.canContinueWithText("<b>x</"))
  }
}
