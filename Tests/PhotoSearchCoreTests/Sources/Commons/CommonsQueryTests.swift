import FoundationEssentials
import Testing

@testable import PhotoSearchCore

/// What a query asks of Wikimedia Commons, in the words of its API.
@Suite nonisolated struct CommonsQueryTests {
  private static let base = URL(string: "https://commons.example.org/")!

  private static func parameters(_ query: PhotoQuery, page: PageToken? = nil) throws -> [String: String] {
    let search = try #require(try CommonsQuery(query, page: page))
    let components = try #require(URLComponents(url: search.url(at: base), resolvingAgainstBaseURL: false))
    #expect(components.path == "/w/api.php")
    return Dictionary(uniqueKeysWithValues: (components.queryItems ?? []).map { ($0.name, $0.value ?? "") })
  }

  private static func search(_ query: PhotoQuery) throws -> String? { try parameters(query)["gsrsearch"] }

  @Test func `A search asks for everything that is shown, in one request`() throws {
    let parameters = try Self.parameters(PhotoQuery(text: "red car"))
    #expect(
      parameters == [
        "action": "query", "format": "json", "formatversion": "2", "generator": "search", "gsrnamespace": "6",
        "gsrlimit": "20", "gsrsearch": "filetype:bitmap red car", "prop": "imageinfo",
        "iiprop": "url|size|mime|timestamp|user|extmetadata", "iiextmetadatalanguage": "en", "iiurlwidth": "330",
        "iiextmetadatafilter":
          "LicenseShortName|LicenseUrl|License|UsageTerms|Artist|Credit|Attribution|ImageDescription|ObjectName"
          + "|DateTimeOriginal|Restrictions",
      ])
  }

  @Test(arguments: [
    ("\"red car\" -blue", "filetype:bitmap \"red car\" -blue"),
    ("insource:/x/ cat", "filetype:bitmap \"insource x\" cat"), ("a|b", "filetype:bitmap \"a b\""),
    ("~cat*", "filetype:bitmap cat"), ("File:Cat", "filetype:bitmap \"File Cat\""),
  ])
  func `Only our keywords are keywords`(typed: String, sent: String) throws {
    #expect(try Self.search(PhotoQuery(text: typed)) == sent)
  }

  @Test func `Each filter that the service has is a keyword`() throws {
    var query = PhotoQuery(text: "cat", creativeCommons: true)
    query.minimumSize = .medium
    query.fileTypes = [.png]
    query.order = .newest
    let parameters = try Self.parameters(query)
    #expect(
      parameters["gsrsearch"]
        == "filetype:bitmap haslicense:cc-by|cc-by-sa|unrestricted fileres:>554 filemime:image/png cat")
    #expect(parameters["gsrsort"] == "create_timestamp_desc")
    #expect(try #require(try CommonsQuery(query, page: nil)).serverFilters == [.license, .size, .fileType])
    query.order = .oldest
    #expect(try Self.parameters(query)["gsrsort"] == "create_timestamp_asc")
  }

  @Test func `What the community chose is asked for by its three names, among an author's photos as well`() throws {
    let chosen = "haswbstatement:P6731=Q63348049|P6731=Q63348069|P6731=Q63348040"
    var query = PhotoQuery(text: "cat")
    query.assessedOnly = true
    #expect(try Self.search(query) == "filetype:bitmap \(chosen) cat")
    #expect(try #require(try CommonsQuery(query, page: nil)).serverFilters == [.assessed])
    query.text = ""
    query.scope = .author(PhotoAuthor(source: .commons, id: "Ada", name: "Ada"))
    #expect(try Self.search(query) == "filetype:bitmap \(chosen) \"Ada\"")
    query.assessedOnly = false
    #expect(try Self.parameters(query)["gaiuser"] == "Ada")
  }

  @Test(
    arguments: [
      ([.commercialUse, .changes, .freeLicense], nil), ([.noCredit], "unrestricted"),
      ([.publicDomain, .changes], "unrestricted"),
    ] as [(Set<IntendedUse>, String?)])
  func `Licences are asked for only where they differ`(uses: Set<IntendedUse>, keyword: String?) throws {
    var query = PhotoQuery(text: "cat")
    query.intendedUses = uses
    let expected = "filetype:bitmap " + (keyword.map { "haslicense:\($0) " } ?? "") + "cat"
    #expect(try Self.search(query) == expected)
  }

  @Test func `Days are asked for in UTC and cover the user's days`() throws {
    let day = try #require(LocalDay(year: 2025, month: 3, day: 30))
    let next = try #require(LocalDay(year: 2025, month: 3, day: 31))
    let query = PhotoQuery(text: "cat", dateFilter: true, minDate: day.start + 3600, maxDate: day.start + 7200)
    let range = UploadDateRange(query)
    #expect(range.first == day.start)
    #expect(range.last == next.start - 1)
    func utc(_ date: Date) -> Substring { date.formatted(.iso8601).prefix(10) }
    #expect(
      try Self.search(query)
        == "filetype:bitmap creationdate:>=\(utc(day.start)) creationdate:<=\(utc(next.start - 1)) cat")
  }

  @Test func `Days without end stay within what the service can read`() throws {
    let query = PhotoQuery(text: "cat", dateFilter: true)
    let text = try #require(try Self.search(query))
    #expect(text.contains("creationdate:>=19") && text.contains("creationdate:<=2096-"))
  }

  @Test func `The uploads of a user are listed, by time`() throws {
    let day = try #require(LocalDay(year: 2025, month: 3, day: 30))
    var query = PhotoQuery(dateFilter: true, minDate: day.start, maxDate: day.start)
    query.scope = .author(PhotoAuthor(source: .commons, id: "A & B", name: "Ann"))
    var parameters = try Self.parameters(query)
    #expect(parameters["generator"] == "allimages")
    #expect(parameters["gaiuser"] == "A & B")
    #expect(parameters["gaisort"] == "timestamp")
    #expect(parameters["gaidir"] == "older")
    #expect(parameters["gaiend"] == day.start.formatted(.iso8601))
    #expect(parameters["gsrsearch"] == nil)
    query.order = .oldest
    parameters = try Self.parameters(query)
    #expect(parameters["gaidir"] == "newer")
    #expect(parameters["gaistart"] == day.start.formatted(.iso8601))
    query.text = "cat -dog"
    #expect(try Self.search(query)?.hasSuffix("\"A B\" cat -dog") == true)
  }

  @Test func `An author of another source is looked for by name`() throws {
    var query = PhotoQuery()
    query.scope = .author(PhotoAuthor(source: .flickr, id: "1@N02", name: "Ann: \"B\""))
    #expect(try Self.search(query) == "filetype:bitmap \"Ann B\"")
    query.scope = .author(PhotoAuthor(source: .flickr, id: "1@N02", name: "***"))
    #expect(try CommonsQuery(query, page: nil) == nil)
  }

  @Test func `Similar photos are asked for by the page of one`() throws {
    var query = PhotoQuery(text: "dropped")
    query.scope = .related(PhotoID(source: .commons, id: "A \"b\" \\ c|d.jpg"))
    #expect(try Self.search(query) == #"filetype:bitmap morelikethis:"File:A \"b\" \\ cd.jpg""#)
    query.scope = .related(PhotoID(source: .openverse, id: "x"))
    #expect(throws: PhotoSearchError.unsupported(.commons)) { try CommonsQuery(query, page: nil) }
  }

  @Test(arguments: ["", "-cat", "***", "\"\""])
  func `Nothing is asked when there is nothing to search for`(text: String) throws {
    #expect(try CommonsQuery(PhotoQuery(text: text), page: nil) == nil)
  }

  @Test func `A page token is the service's continuation`() throws {
    let continuation = try #require(CommonsContinuation(["gsroffset": "20", "continue": "gsroffset||"]))
    let token = try #require(continuation.token)
    #expect(CommonsContinuation(token) == continuation)
    let parameters = try Self.parameters(PhotoQuery(text: "cat"), page: token)
    #expect(parameters["gsroffset"] == "20")
    #expect(parameters["continue"] == "gsroffset||")
  }

  @Test(arguments: [
    "", "x", "2", "{}", "[]", #"{"action":"delete"}"#, #"{"gsroffset":"-1"}"#, #"{"gsroffset":"x"}"#,
    #"{"gsroffset":20}"#, #"{"gsrsearch":"dog"}"#, #"{"a continue":"x"}"#, #"{"Xcontinue":"x"}"#,
    #"{"continue":"\#(String(repeating: "x", count: 1001))"}"#,
  ])
  func `A page token of somebody else is refused`(token: String) {
    #expect(throws: PhotoSearchError.badRequest(message: "there is no such page")) {
      try CommonsQuery(PhotoQuery(text: "cat"), page: PageToken(rawValue: token))
    }
  }

  @Test func `A quotation mark with an accent on it does not end the name of a file`() {
    #expect(CommonsSearchText.quoted("a\"\u{301} b|\u{301}") == "\"a\\\"\u{301} b\u{301}\"")
  }
}
