import FoundationEssentials
import Testing

@testable import PhotoSearchCore

nonisolated struct OpenverseQueryTests {
  private func url(_ text: String, creativeCommons: Bool = false, page: PageToken? = nil, base: String) throws -> String
  {
    let query = PhotoQuery(text: text, creativeCommons: creativeCommons)
    return try #require(try OpenverseQuery(query, page: page)).url(at: URL(string: base)!).absoluteString
  }

  @Test("A query becomes an address of the API, wherever the server is")
  func addresses() throws {
    let search = "v1/images/?q=cat&page=1&page_size=20"
    #expect(try url("cat", base: "https://api.openverse.org/") == "https://api.openverse.org/" + search)
    #expect(try url(" cat ", base: "https://api.openverse.org") == "https://api.openverse.org/" + search)
    #expect(try url("cat", base: "https://api.openverse.org/v1") == "https://api.openverse.org/" + search)
    #expect(try url("cat", base: "https://example.org/ov/v1/") == "https://example.org/ov/" + search)
    #expect(try url("cat", base: "http://127.0.0.1:8080/") == "http://127.0.0.1:8080/" + search)
  }

  @Test("The licence filter and the page are part of the address")
  func filters() throws {
    let address = try url("a", creativeCommons: true, page: PageToken(rawValue: "3"), base: "https://x.org/")
    #expect(address == "https://x.org/v1/images/?q=a&license_type=all-cc&page=3&page_size=20")
  }

  @Test(
    "Text arrives as it was typed",
    arguments: [
      ("black cat", "black%20cat"), ("a+b", "a%5C%2Bb"), ("\"tall ship\"", "%22tall%20ship%22"), ("50%", "50%25"),
      ("a&q=b#c", "a%26q%3Db%23c"), ("chât 猫", "ch%C3%A2t%20%E7%8C%AB"), ("a-_.~", "a%5C-_.%5C~"), ("a\nb", "a%20b"),
    ])
  func encoding(text: String, expected: String) throws {
    let address = try url(text, base: "https://x.org/")
    #expect(address == "https://x.org/v1/images/?q=\(expected)&page=1&page_size=20")
  }

  @Test("A long text is cut between characters, to what the service reads")
  func length() throws {
    let long = String(repeating: "x", count: 250)
    #expect(try url(long, base: "https://x.org/").contains("q=\(long.prefix(200))&"))
    let families = String(repeating: "👩‍👩‍👧‍👦", count: 50)
    let sent = QueryEncoding.encoded(String(repeating: "👩‍👩‍👧‍👦", count: 28))
    #expect(try url(families, base: "https://x.org/").contains("q=\(sent)&"))
  }

  @Test("A page token of somebody else is refused", arguments: ["", "x", "0", "-1", "2;"])
  func tokens(token: String) {
    #expect(throws: PhotoSearchError.badRequest(message: "there is no such page")) {
      try OpenverseQuery(PhotoQuery(text: "cat"), page: PageToken(rawValue: token))
    }
  }

  @Test func `An operator with an accent on it is escaped as well`() throws {
    #expect(try url("a|\u{301}b", base: "https://x.org/").contains("q=a%5C%7C%CC%81b&"))
    #expect(try url("*\u{301}", base: "https://x.org/").contains("q=%5C%2A%CC%81&"))
  }
}
