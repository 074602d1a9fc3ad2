import Testing

@testable import PhotoSearchCore

/// What a person types, as services get it that have operators which cannot be escaped.
@Suite nonisolated struct QueryTextTests {
  private func written(_ text: String, maximumLength: Int = 300) -> String {
    QueryText.joined(SearchExpression(text), maximumLength: maximumLength, written: QueryText.literal)
  }

  @Test(arguments: [
    ("red car", "red car"), ("\"red car\" -blue", "\"red car\" -blue"), ("-\"blue car\" red", "red -\"blue car\""),
    ("“tall ship”", "\"tall ship\""), ("well-known", "well-known"), ("don’t", "don’t"), ("chât 猫", "chât 猫"),
    ("c++ R&B 100% #1", "c++ R&B 100% #1"),
  ])
  func `Words, phrases and a minus stay`(typed: String, sent: String) {
    #expect(written(typed) == sent)
  }

  @Test(arguments: [
    ("insource:/x/", "\"insource x\""), ("a|b", "\"a b\""), ("cat*", "cat"), ("cat~2", "\"cat 2\""), ("~cat", "cat"),
    ("cat OR dog", "cat \"OR\" dog"), ("NOT cat", "\"NOT\" cat"), ("cat && dog", "cat dog"), ("!cat", "cat"),
    ("+cat", "cat"), ("--cat", "-cat"), ("(cat)", "cat"), ("File:Cat.jpg", "\"File Cat.jpg\""), ("cat?", "cat"),
    ("morelike:Cat", "\"morelike Cat\""), ("\"a insource:b\"", "\"a insource b\""),
    ("-incategory:x y", "y -\"incategory x\""),
    ("ａ：ｂ", "\"ａ ｂ\""), ("a\\\"b", "a \"b\""), ("{a} [b] <c> ^d", "a b c d"),
    ("prefer-recent:1", "\"prefer-recent 1\""),
  ])
  func `Nothing becomes an operator by accident`(typed: String, sent: String) {
    #expect(written(typed) == sent)
  }

  @Test(arguments: ["***", "| : ~", "\"::\"", "-", "&&", "+ - !"])
  func `What has no word asks for nothing`(typed: String) {
    #expect(written(typed) == "")
  }

  @Test func `Of a text that is too long whole terms are left out, from its end`() {
    #expect(written("one two three", maximumLength: 8) == "one two")
    #expect(written("-no one two", maximumLength: 7) == "one two")
    #expect(written("abcdefgh", maximumLength: 3) == "abc")
    #expect(written("\"ab cd\"", maximumLength: 5) == "\"ab\"")
  }

  @Test func `A phrase for which there is no room is left out`() {
    let text = QueryText.joined(SearchExpression("\"black cat\" dog"), maximumLength: 1) { term, words in
      term.isPhrase ? "\"\(words)\"" : words
    }
    #expect(text == "")
  }
}
