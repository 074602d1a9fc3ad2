import Testing

@testable import PhotoSearchCore

@Suite nonisolated struct MarkupTextTests {
  @Test(arguments: [
    ("Artist Name", "Artist Name"),
    ("<a href=\"//x.org/\" title=\"T > t\">Jeff &amp; Brian</a> from Eastbourne", "Jeff & Brian from Eastbourne"),
    ("<div class=\"fn value\">\nJona Lendering</div>", "Jona Lendering"),
    ("one<br>two<br/>three<p>four</p>five", "one two three four five"),
    ("<big><b>Titel(s): </b>Allegorie</big>", "Titel(s): Allegorie"),
    ("Unknown author<span style=\"display: none;\">Unknown <b>author</b></span>", "Unknown author"),
    ("a<div style='display:none'>b<div>c</div>d</div>e", "a e"),
    ("a<span hidden>b</span>c", "ac"), ("<b>a</b>b", "ab"),
    ("&lt;b&gt; &quot;x&quot; &#39;y&#x27; &nbsp;z &eacute; &unknown; &; &", "<b> \"x\" 'y' z é &unknown; &; &"),
    ("a<!-- <b>hidden</b> -->b<!DOCTYPE x>c", "abc"), ("3 < 4 and 5 > 4", "3 < 4 and 5 > 4"),
    ("<time datetime=2009>17 March 2009</time>", "17 March 2009"),
    ("<a href=unquoted class=x>y</a>", "y"), ("", ""), ("<br>", ""),
  ])
  func `A browser would show the same`(html: String, text: String) {
    #expect(MarkupText(html).text == text)
  }

  @Test(arguments: [
    "<script>alert('x')</script>", "<style>b{}</style>", "<script>x", "<b", "<a href=\"", "<!--", "</", "<script ",
    "<title>x</title>", "<SCRIPT>x</ScRiPt>", "<iframe src=x>y</iframe>", "<svg onload=x><b>y</b></svg>",
    "<template>x</template>", "<p style=\"display:none\">",
  ])
  func `What is not meant to be read is not there`(html: String) {
    #expect(MarkupText("ok" + html).text == "ok")
  }

  @Test func `Control characters and a changed reading direction do not get through as references`() {
    #expect(MarkupText("a&#0;b&#8238;c&#x110000;d&#xD800;e&#10;f&#7;g").text == "a\u{FFFD}bc\u{FFFD}d\u{FFFD}e f g")
  }

  @Test func `Links are known in their order, the broken ones as such`() {
    let html = "<a href=\"//a.org/?x=1&amp;y=2\">a</a> <a class=\"new x\" href='b'>b</a> <a name=c>c</a>"
    #expect(
      MarkupText(html).links == [
        .init(address: "//a.org/?x=1&y=2", isBroken: false), .init(address: "b", isBroken: true),
      ])
  }

  @Test func `A book is read in no time`() {
    let book = String(repeating: "<b>&amp;", count: 1_000_000)
    #expect(MarkupText(book).text.count <= PhotoText.maximumLength)
    #expect(MarkupText(String(repeating: "<!--", count: 100_000)).text == "")
    #expect(MarkupText(String(repeating: "<a href='", count: 100_000)).links.count <= 1)
  }
}
