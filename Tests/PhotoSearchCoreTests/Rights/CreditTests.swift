import FoundationEssentials
import PhotoSearchCore
import Testing

nonisolated struct CreditTests {
  private func credit(
    _ license: License, title: String = "Cat", author: String? = "Jane", changes: String? = nil
  ) -> Credit {
    Credit(
      title: title, author: author, authorURL: URL(string: "https://example.org/jane"),
      pageURL: URL(string: "https://example.org/p/1"), license: license, changes: changes)
  }

  @Test("An author is named as they want to be")
  func creditText() {
    let photo = Photo(
      id: PhotoID(source: .commons, id: "1"), title: "Cat", author: "Jane", license: License(.by, version: "4.0"),
      creditText: "Jane Doe, Example Museum")
    #expect(Credit(photo).author == "Jane Doe, Example Museum")
  }

  @Test("Each format says the same in its own way")
  func formats() {
    let credit = credit(License(.by, version: "2.0"))
    #expect(
      credit.plainText()
        == "“Cat” (https://example.org/p/1) by Jane (https://example.org/jane) is licensed under CC BY 2.0 "
        + "(https://creativecommons.org/licenses/by/2.0/)")
    #expect(
      credit.html()
        == "<a href=\"https://example.org/p/1\">“Cat”</a> by <a href=\"https://example.org/jane\">Jane</a> is licensed "
        + "under <a href=\"https://creativecommons.org/licenses/by/2.0/\" rel=\"license\">CC BY 2.0</a>")
    #expect(
      credit.markdown()
        == "[“Cat”](<https://example.org/p/1>) by [Jane](<https://example.org/jane>) is licensed under "
        + "[CC BY 2.0](<https://creativecommons.org/licenses/by/2.0/>)")
    #expect(
      credit.wikitext()
        == "[https://example.org/p/1 “Cat”] by [https://example.org/jane Jane] is licensed under "
        + "[https://creativecommons.org/licenses/by/2.0/ CC BY 2.0]")
    #expect(
      credit.latex()
        == "\\href{https://example.org/p/1}{“Cat”} by \\href{https://example.org/jane}{Jane} is licensed under "
        + "\\href{https://creativecommons.org/licenses/by/2.0/}{CC BY 2.0}")
    #expect(
      credit.dublinCore() == """
        <?xml version="1.0" encoding="UTF-8"?>
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" \
        xmlns:dcterms="http://purl.org/dc/terms/">
          <rdf:Description rdf:about="https://example.org/p/1">
            <dc:title>Cat</dc:title>
            <dc:creator>Jane</dc:creator>
            <dc:source rdf:resource="https://example.org/p/1"/>
            <dc:rights>Creative Commons Attribution 2.0 Generic</dc:rights>
            <dcterms:license rdf:resource="https://creativecommons.org/licenses/by/2.0/"/>
            <dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/>
          </rdf:Description>
        </rdf:RDF>

        """)
  }

  @Test("The pieces know what they stand for and where they lead")
  func runs() {
    let runs = credit(License(.by, version: "2.0")).runs()
    #expect(runs.map(\.text) == ["“Cat”", " by ", "Jane", " is licensed under ", "CC BY 2.0"])
    #expect(runs.map(\.role) == [.title, .words, .author, .words, .license])
    #expect(
      runs.compactMap(\.link?.absoluteString) == [
        "https://example.org/p/1", "https://example.org/jane", "https://creativecommons.org/licenses/by/2.0/",
      ])
  }

  private func words(_ credit: Credit) -> String { credit.runs().map(\.text).joined() }

  @Test("A photo's credit is what the photo says about itself")
  func photo() {
    let photo = Photo(
      id: PhotoID(source: .openverse, id: "1"), title: "Cat", author: "Jane",
      authorURL: URL(string: "https://example.org/jane"), license: License(.by, version: "2.0"),
      pageURL: URL(string: "https://example.org/p/1"))
    #expect(Credit(photo) == credit(License(.by, version: "2.0")))
    #expect(Credit(photo, changes: " ").changes == nil)
    #expect(Credit(photo, changes: "cropped").changes == "cropped")
  }

  @Test("What is not known is left out")
  func parts() {
    let license = License(.by, version: "4.0")
    #expect(words(credit(license, author: nil)) == "“Cat” is licensed under CC BY 4.0")
    #expect(words(credit(license, title: " ")) == "Photo by Jane is licensed under CC BY 4.0")
    #expect(words(credit(license, title: "", author: nil)) == "Photo is licensed under CC BY 4.0")
    let untitled = credit(license, title: "").runs()
    #expect(untitled.first?.link?.absoluteString == "https://example.org/p/1")
    #expect(Credit(title: "", license: .unknown).plainText() == "Photo – Unknown licence")
  }

  @Test("A mark is no licence, and neither is a statement")
  func statements() {
    #expect(words(credit(License(.cc0))) == "“Cat” by Jane is dedicated under CC0 1.0")
    #expect(words(credit(License(.publicDomainMark))).hasPrefix("“Cat” by Jane is marked with "))
    #expect(words(credit(License(.publicDomain))) == "“Cat” by Jane – Public Domain")
    #expect(words(credit(License(.allRightsReserved))) == "“Cat” by Jane – All Rights Reserved")
    #expect(words(credit(License(.free(.gfdl), version: "1.2"))) == "“Cat” by Jane is licensed under GFDL 1.2")
  }

  @Test(
    "Changes are said where the licence wants them to be",
    arguments: [
      (License(.by, version: "4.0"), true), (License(.bySA, version: "3.0"), true),
      (License(.byND, version: "4.0"), true),
      (License(.byND, version: "2.0"), false), (License(.cc0), false), (License(.publicDomainMark), false),
      (License.unknown, true),
    ])
  func changes(license: License, isSaid: Bool) {
    let credit = credit(license, changes: "resized")
    #expect(words(credit).hasSuffix(" / resized") == isSaid)
    #expect(credit.html().contains("resized") == isSaid)
    #expect(credit.dublinCore().contains("<dc:description>resized<") == isSaid)
  }

  @Test("The words can be in any language and order")
  func wording() {
    var wording = CreditWording()
    wording.titleAndAuthor = "{author}: „{title}“"
    wording.authorOnly = "[Foto] von {author}"
    wording.licensed = "{work} steht unter der Lizenz {license} {nonsense}"
    let license = License(.by, version: "4.0")
    #expect(
      credit(license).runs(wording).map(\.text).joined()
        == "Jane: „Cat“ steht unter der Lizenz CC BY 4.0 {nonsense}")
    #expect(credit(license, title: "").runs(wording).map(\.text).joined().hasPrefix("Foto von Jane"))
    #expect(credit(license, title: "{author}").runs().map(\.text).joined().hasPrefix("“{author}” by Jane"))
  }

  @Test(
    "Only http and https become links",
    arguments: [
      "javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "ftp://example.org/",
      "https://user:pw@example.org/",
      "mailto:a@example.org", "https:", "/relative",
    ])
  func links(address: String) {
    let credit = Credit(
      title: "Cat", author: "Jane", authorURL: URL(string: address), pageURL: URL(string: address), license: .unknown)
    #expect(credit.authorURL == nil && credit.pageURL == nil)
    #expect(credit.html() == "“Cat” by Jane – Unknown licence")
  }

  @Test("An address that is the photo's page twice is one, and a nameless author has none")
  func normalised() {
    let page = URL(string: "https://example.org/p/1")
    #expect(Credit(title: "", author: "Jane", authorURL: page, pageURL: page, license: .unknown).authorURL == nil)
    #expect(Credit(title: "", authorURL: page, license: .unknown).authorURL == nil)
  }

  @Test("Titles that run from right to left stay in their place")
  func rightToLeft() {
    let credit = credit(License(.by, version: "4.0"), title: "חתול\u{202E}", author: "Jane")
    #expect(credit.title == "חתול")
    #expect(credit.plainText().hasPrefix("\u{2068}“חתול”\u{2069} (https"))
    #expect(credit.html().contains("><bdi>“חתול”</bdi></a>"))
    #expect(credit.wikitext().contains(" <bdi>“חתול”</bdi>]"))
    #expect(!credit.latex().contains("\u{2068}") && !credit.dublinCore().contains("\u{2068}"))
  }
}
