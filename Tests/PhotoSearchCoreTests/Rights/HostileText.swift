import GeneratedCases

/// Text as an enemy would write it: random pieces of every markup that a credit could be pasted into.
nonisolated struct HostileText {
  private var random: SplitMix64

  /// The same seed gives the same texts.
  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// What must never be read as markup.
  static let pieces = [
    "</a><script>alert(1)</script>", "<img src=x onerror=alert(1)>", "[x](javascript:alert(1))",
    "![x](https://e.vil/x)",
    "{{Delete}}", "{|", "|}", "[[File:X.jpg]]", "[https://e.vil x]", "\\input{/etc/passwd}", "\\write18{rm}", "\\", "$",
    "%",
    "#", "_", "^", "~~~~", "''", "'''", "`", "```", "**", "__TOC__", "<!--", "-->", "]]>", "<![CDATA[", "&amp;",
    "&#60;",
    "&", "\"", "'", "\n", "\r\n\r\n", "\t", "\u{0}", "\u{1B}[31m", "\u{202E}", "\u{2066}", "\u{2028}", "\u{FFFE}",
    "\u{FEFF}", "שלום", "مرحبا", "猫", "😀", "👨‍👩‍👧", "e\u{301}", "https://e.vil/", "www.e.vil", "mailto:a@e.vil", "a@e.vil",
    "(", ")", "[", "]", "<", ">", "{", "}", "|", "!", "1. ", "- ", "+ ", "= ", "---", "cat", " ", "{author}",
    "{license}",
  ]

  mutating func next() -> String {
    (0..<Int(number() % 9)).map { _ in Self.pieces[Int(number() % UInt64(Self.pieces.count))] }.joined()
  }

  mutating func number() -> UInt64 { random.next() }
}
