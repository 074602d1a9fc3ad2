import Testing

@testable import PhotoSearchCore

/// How typed text is compared with a photo's title, tags and author.
nonisolated struct SamplePhotosSearchTests {
  @Test(arguments: [
    ("Café", "cafe"), ("Cafe\u{301}", "cafe"), ("CAFÉ", "cafe"), ("straße", "strasse"), ("STRASSE", "strasse"),
    ("STRAẞE", "strasse"), ("Łódź", "lodz"), ("Smørrebrød", "smorrebrod"), ("Tiếng Việt", "tieng viet"),
    ("ﬁre", "fire"), ("Ærø", "aero"), ("ＣＡＴ", "cat"), ("co\u{AD}op", "coop"),
    ("Ωμέγα", "ωμεγα"), ("ΟΔΟΣ", "οδοσ"), ("οδός", "οδοσ"), ("Ёлка", "елка"), ("чай", "чаи"),
    ("がか\u{3099}", "がが"), ("ไก่", "ไก่"),
  ])
  func foldingForgetsCaseAndAccents(text: String, folded: String) {
    #expect(SearchFolding.folded(text) == folded)
    #expect(SearchFolding.folded(folded) == folded)
  }

  @Test func allTurkishLettersIFoldAlike() {
    #expect(
      ["istanbul", "İstanbul", "ISTANBUL", "ıstanbul"].map(SearchFolding.folded)
        == Array(repeating: "istanbul", count: 4))
  }

  @Test(arguments: [
    ("", []), (" \t.,!🐈", []), ("A cat, a dog", ["a", "cat", "a", "dog"]), ("Cat's profile", ["cat", "profile"]),
    ("the dogs’ bed", ["the", "dogs", "bed"]), ("l'homme", ["l", "homme"]), ("ko-short_cat", ["ko", "short", "cat"]),
    ("IMG_4939", ["img", "4939"]), ("2匹の猫cat", ["2", "匹の猫", "cat"]), ("길고양이 집", ["길고양이", "집"]),
    ("한국어ABC", ["한국어", "abc"]),
  ])
  func wordsAreCutAtEverythingThatIsNoLetter(text: String, words: [String]) {
    #expect(SearchWords.words(in: text) == words)
  }

  @Test(arguments: [
    ("cat", "cats"), ("berry", "berries"), ("bus", "buses"), ("box", "boxes"), ("church", "churches"),
    ("wolf", "wolves"), ("knife", "knives"), ("potato", "potatoes"), ("movie", "movies"), ("glass", "glasses"),
    ("goose", "geese"), ("child", "children"), ("toy", "toys"), ("horse", "horses"),
  ])
  func singularAndPluralAreFormsOfEachOther(singular: String, plural: String) {
    #expect(EnglishWordForms.forms(of: singular).contains(plural))
    #expect(EnglishWordForms.forms(of: plural).contains(singular))
  }

  @Test(arguments: [("bus", "bu"), ("glass", "glas"), ("iris", "iri"), ("gas", "ga")])
  func whatOnlyLooksLikeAPluralHasNoSingular(word: String, wrong: String) {
    #expect(!EnglishWordForms.forms(of: word).contains(wrong))
  }

  @Test func wordsInOtherAlphabetsHaveOneForm() {
    #expect(EnglishWordForms.forms(of: "кот") == ["кот"])
    #expect(EnglishWordForms.forms(of: "猫") == ["猫"])
  }

  @Test func ranksByPlaceAndWholeness() throws {
    let inOrder = [
      index(title: "Cat"),
      index(title: "Black cat"),
      index(title: "Pet", tags: ["animal", "cat"]),
      index(title: "Pet", author: "Mary Cat"),
      index(title: "Catalogue"),
      index(title: "Books", tags: ["catalogue"]),
      index(title: "Books", author: "Catherine"),
    ]
    let scores = try inOrder.map { try #require(score($0, "cat")) }
    #expect(scores == scores.sorted(by: >))
    #expect(Set(scores).count == scores.count)
  }

  @Test func aTitleInTheOtherNumberIsStillThatTitle() throws {
    let titled = try #require(score(index(title: "Cats"), "cat"))
    let mentioned = try #require(score(index(title: "Cat and cat", tags: ["cat"], author: "cat"), "cat"))
    #expect(titled > mentioned)
  }

  @Test func everyWordMustBeSomewhere() {
    let photo = index(title: "Black cat", tags: ["garden"], author: "Ann Lee")
    #expect(score(photo, "lee cat garden") != nil)
    #expect(score(photo, "cat dog") == nil)
    #expect(score(photo, "") == nil)
  }

  @Test func theBeginningOfAPluralFindsTheSingular() {
    let photo = index(title: "Berry")
    for typed in ["b", "be", "berr", "berri", "berrie", "berries"] {
      #expect(score(photo, typed) != nil, "\(typed)")
    }
    #expect(score(photo, "berriesx") == nil)
  }

  @Test func theMiddleOfAWordIsFoundOnlyWhereWordsHaveNoSpaces() {
    #expect(score(index(title: "Sunflower"), "flower") == nil)
    #expect(score(index(title: "東京の黒猫"), "黒猫") != nil)
    #expect(score(index(title: "길고양이"), "고양") != nil)
    #expect(score(index(title: "東京の黒猫"), "犬") == nil)
  }

  @Test func aPhraseIsFoundWhereItsWordsStandSideBySide() throws {
    let photo = index(title: "A red sports car", tags: ["fast cars", "city"])
    #expect(score(photo, "\"red sports car\"") != nil)
    #expect(score(photo, "\"red car\"") == nil)
    #expect(score(photo, "\"sports red\"") == nil)
    #expect(score(photo, "\"red spo") != nil, "the last word is still being typed")
    #expect(score(photo, "\"re sports\"") == nil)
    #expect(score(photo, "\"fast car\"") != nil)
  }

  @Test func whatIsExcludedIsNowhere() {
    let photo = index(title: "Black cat", tags: ["garden bench"], author: "Ann Lee")
    #expect(score(photo, "cat -dog") != nil)
    #expect(score(photo, "cat -lee") == nil)
    #expect(score(photo, "cat -gardens") == nil)
    #expect(score(photo, "cat -gard") != nil, "half a word excludes nothing")
    #expect(score(photo, "cat -\"garden bench\"") == nil)
    #expect(score(photo, "cat -\"bench garden\"") != nil)
    #expect(score(photo, "-dog") == nil)
  }

  private func score(_ index: SearchIndex, _ text: String) -> Int? {
    index.score(SearchTerms(SearchExpression(text)))
  }

  private func index(title: String, tags: [String] = [], author: String? = nil) -> SearchIndex {
    SearchIndex(title: title, tags: tags, author: author)
  }
}
