import FoundationEssentials
import Testing

@testable import PhotoSearchCore

/// What a query asks of Openverse, in the words of its API.
@Suite nonisolated struct OpenverseFilterTests {
  private static let base = URL(string: "https://api.example.org/")!

  private static func parameters(_ query: PhotoQuery) throws -> [String: String] {
    let search = try #require(try OpenverseQuery(query, page: nil))
    let components = try #require(URLComponents(url: search.url(at: base), resolvingAgainstBaseURL: false))
    return Dictionary(uniqueKeysWithValues: (components.queryItems ?? []).map { ($0.name, $0.value ?? "") })
  }

  @Test(arguments: [
    ("red car", "red car"), ("\"red car\" -blue", "\"red car\" -blue"), ("-\"blue car\" red", "red -\"blue car\""),
    ("a|b c+d (e) f* g~2 h\\i", #"a\|b c\+d \(e\) f\* g\~2 h\\i"#), ("well-known", #"well\-known"#),
    ("cat OR dog", "cat OR dog"), ("\"5\" 6\"", "\"5\" 6"),
  ])
  func `Only quotation marks and a minus mean something`(typed: String, sent: String) throws {
    #expect(try Self.parameters(PhotoQuery(text: typed))["q"] == sent)
  }

  @Test func `Each filter is a parameter`() throws {
    var query = PhotoQuery(text: "cat", creativeCommons: true)
    query.orientation = .portrait
    query.minimumSize = .medium
    query.fileTypes = [.png, .jpeg]
    query.photographsOnly = true
    query.includesSensitive = true
    #expect(
      try Self.parameters(query) == [
        "q": "cat", "license_type": "all-cc", "aspect_ratio": "tall", "size": "medium,large",
        "extension": "jpg,jpeg,png", "category": "photograph", "unstable__include_sensitive_results": "true",
        "page": "1", "page_size": "20",
      ])
  }

  @Test func `An extension that the service would refuse is left to us`() throws {
    var query = PhotoQuery(text: "cat")
    query.fileTypes = [.webp, .png]
    #expect(try Self.parameters(query)["extension"] == nil)
    #expect(try #require(try OpenverseQuery(query, page: nil)).serverFilters.contains(.fileType) == false)
  }

  @Test func `An author is asked for by collection and name`() throws {
    var query = PhotoQuery()
    query.scope = .author(PhotoAuthor(source: .openverse, id: "flickr", name: "A & B"))
    #expect(
      try Self.parameters(query) == [
        "unstable__collection": "creator", "source": "flickr", "creator": "A & B", "page": "1", "page_size": "20",
      ])
  }

  @Test func `An id from an answer cannot lead to another path`() throws {
    var query = PhotoQuery()
    query.scope = .related(PhotoID(source: .openverse, id: "../../auth?x=1#"))
    let url = try #require(try OpenverseQuery(query, page: nil)).url(at: Self.base)
    #expect(url.absoluteString == "https://api.example.org/v1/images/..%2F..%2Fauth%3Fx%3D1%23/related/")
  }

  @Test func `Nothing is asked when there is nothing to search for`() throws {
    #expect(try OpenverseQuery(PhotoQuery(text: " -cat "), page: nil) == nil)
  }

  @Test func `A long text keeps what is wanted and whole terms`() throws {
    let query = PhotoQuery(text: "-unwanted " + Array(repeating: "word", count: 60).joined(separator: " "))
    let text = try #require(try Self.parameters(query)["q"])
    #expect(text.count <= 200 && text.hasPrefix("word word") && text.hasSuffix(" word"))
    let endless = try #require(try Self.parameters(PhotoQuery(text: String(repeating: "(", count: 300)))["q"])
    #expect(1...200 ~= endless.count && endless.count.isMultiple(of: 2))
  }

  @Test(
    arguments: [
      (false, [.commercialUse], "by,by-sa,by-nd,cc0,pdm"), (false, [.commercialUse, .changes], "by,by-sa,cc0,pdm"),
      (true, [.noCredit], "cc0,pdm"), (false, [.publicDomain], "cc0,pdm"),
    ] as [(Bool, Set<IntendedUse>, String)])
  func `What licences must allow is asked for by their codes`(
    creativeCommons: Bool, uses: Set<IntendedUse>, codes: String
  ) throws {
    var query = PhotoQuery(text: "cat", creativeCommons: creativeCommons)
    query.intendedUses = uses
    let parameters = try Self.parameters(query)
    #expect(parameters["license"] == codes)
    #expect(parameters["license_type"] == nil)
  }

  @Test func `An author of another source is looked for by name`() throws {
    var query = PhotoQuery(text: "dropped")
    query.scope = .author(PhotoAuthor(source: .commons, id: "Ann", name: "Ann"))
    #expect(try Self.parameters(query) == ["creator": "Ann", "page": "1", "page_size": "20"])
    query.scope = .related(PhotoID(source: .commons, id: "Cat.jpg"))
    #expect(throws: PhotoSearchError.unsupported(.openverse)) { try OpenverseQuery(query, page: nil) }
  }

  @Test(arguments: [(0, false), (1, false), (239, false), (240, true), (241, false), (10_000, true)])
  func `A total at which the service stops to count is a least total`(count: Int, isCapped: Bool) throws {
    let body = #"{"result_count":\#(count),"page_count":1,"results":[]}"#
    let response = HTTPResponse(status: 200, body: Data(body.utf8), url: Self.base)
    let answer = try OpenverseAnswer(response, policy: URLPolicy())
    let query = PhotoQuery(text: "cat")
    let page = answer.page(
      for: query, try #require(try OpenverseQuery(query, page: nil)),
      capabilities: OpenverseSource(transport: OfflineTransport()).capabilities)
    #expect(page.total == count)
    #expect(page.totalIsCapped == isCapped)
  }
}
