import Testing

@testable import PhotoSearchCore

@Suite nonisolated struct SearchExpressionTests {
  typealias Term = SearchExpression.Term

  @Test(arguments: [
    ("red car", [Term("red"), Term("car")]),
    ("\"red car\" blue", [Term("red car", isPhrase: true), Term("blue")]),
    ("cat -dog", [Term("cat"), Term("dog", isExcluded: true)]),
    ("cat -\"guide dog\"", [Term("cat"), Term("guide dog", isPhrase: true, isExcluded: true)]),
    (
      "“red car” „blauer Wagen“ «auto rouge»",
      [Term("red car", isPhrase: true), Term("blauer Wagen", isPhrase: true), Term("auto rouge", isPhrase: true)]
    ),
    ("well-known black - white", [Term("well-known"), Term("black"), Term("-"), Term("white")]),
    ("−cold sun", [Term("cold", isExcluded: true), Term("sun")]),
    ("\"still typ", [Term("still typ", isPhrase: true)]),
    ("inch 5\"", [Term("inch"), Term("5")]),
    ("rock\"n\"roll", [Term("rock"), Term("n", isPhrase: true), Term("roll")]),
    ("  a\u{9}b\nc ", [Term("a"), Term("b"), Term("c")]),
    ("a:b c|d OR e*", [Term("a:b"), Term("c|d"), Term("OR"), Term("e*")]),
    ("--x", [Term("-x", isExcluded: true)]),
    ("\"\" \" \" -\"\"", []),
    ("", []),
  ])
  func reads(text: String, terms: [Term]) {
    #expect(SearchExpression(text).terms == terms)
  }

  @Test func `An expression that only excludes asks for nothing`() {
    #expect(SearchExpression("-cat -\"black dog\"").isEmpty)
    #expect(!SearchExpression("-cat dog").isEmpty)
    #expect(SearchExpression("\"\"").isEmpty)
  }

  @Test func `Whatever is typed, every term has visible text without quotation marks`() {
    var generator = SystemRandomNumberGenerator()
    let alphabet = Array("ab \"-“”:\u{9}−é🐈")
    for _ in 0..<2000 {
      let text = String((0..<Int.random(in: 0...12)).map { _ in alphabet.randomElement(using: &generator)! })
      for term in SearchExpression(text).terms {
        #expect(!term.text.isEmpty && !term.text.contains { "\"“”".contains($0) }, "\(text)")
        #expect(SearchText.trimmed(term.text) == term.text, "\(text)")
        #expect(term.isPhrase || !term.text.contains(" "), "\(text)")
      }
    }
  }

  @Test func `A quotation mark with an accent on it is a quotation mark`() {
    #expect(SearchExpression("\"\u{301}black cat\" dog").terms.map(\.text) == ["\u{301}black cat", "dog"])
    #expect(SearchExpression("a\"\u{616}b").terms.allSatisfy { !$0.text.unicodeScalars.contains("\"") })
  }

  @Test func `What cannot be seen is no term`() {
    #expect(SearchExpression("cat \u{200B} -\u{200D}").terms.map(\.text) == ["cat"])
    #expect(SearchExpression("\u{FEFF}").isEmpty)
  }
}
