import FoundationEssentials
import Testing

@testable import PhotoSearchCore

/// What a query asks of Flickr, in the words of its API.
@Suite nonisolated struct FlickrQueryTests {
  private static let base = URL(string: "https://api.example.org/")!

  private static func parameters(_ query: PhotoQuery, page: PageToken? = nil) throws -> [String: String] {
    let search = try #require(try FlickrQuery(query, page: page))
    let url = try search.url(at: base, key: APIKey("s3cret"))
    let components = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false))
    #expect(components.path == "/services/rest/")
    return Dictionary(uniqueKeysWithValues: (components.queryItems ?? []).map { ($0.name, $0.value ?? "") })
  }

  @Test func `A search asks for photos that are safe, with everything that is shown`() throws {
    #expect(
      try Self.parameters(PhotoQuery(text: "red \"old car\" -blue")) == [
        "method": "flickr.photos.search", "format": "json", "nojsoncallback": "1", "api_key": "s3cret",
        "text": "red \"old car\" -blue", "safe_search": "1", "content_type": "7", "media": "photos",
        "sort": "relevance", "per_page": "30", "page": "1",
        "extras":
          "description,license,date_upload,date_taken,owner_name,original_format,tags,media,o_dims,path_alias,"
          + "url_t,url_s,url_n,url_m,url_z,url_c,url_l,url_h,url_k,url_o",
      ])
  }

  @Test(
    arguments: [
      (true, [], "1,2,3,4,5,6,9,10,11,12,13,14,15,16"), (false, [.commercialUse, .changes], "4,5,7,8,9,10,11,12"),
      (false, [.publicDomain], "7,8,9,10"), (false, [.noCredit], "7,8,9,10"), (true, [.noCredit], "9,10"),
      (false, [.commercialUse], "4,5,6,7,8,9,10,11,12,13"),
      (false, [.freeLicense], "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16"),
    ] as [(Bool, Set<IntendedUse>, String)])
  func `Licences are asked for by their numbers, the old and the new`(
    creativeCommons: Bool, uses: Set<IntendedUse>, ids: String
  ) throws {
    var query = PhotoQuery(text: "cat", creativeCommons: creativeCommons)
    query.intendedUses = uses
    #expect(try Self.parameters(query)["license"] == ids)
  }

  @Test func `Days of upload are asked for by their first and last second`() throws {
    let day = try #require(LocalDay(year: 2025, month: 10, day: 26))
    let next = try #require(LocalDay(year: 2025, month: 10, day: 27))
    let parameters = try Self.parameters(
      PhotoQuery(text: "cat", dateFilter: true, minDate: day.start + 100, maxDate: day.start + 200))
    #expect(parameters["min_upload_date"] == String(Int(day.start.timeIntervalSince1970)))
    #expect(parameters["max_upload_date"] == String(Int(next.start.timeIntervalSince1970) - 1))
  }

  @Test func `Photographs only and both orders by date are asked for`() throws {
    var query = PhotoQuery(text: "cat")
    query.photographsOnly = true
    query.order = .newest
    query.includesSensitive = true
    var parameters = try Self.parameters(query)
    #expect(parameters["content_type"] == "1")
    #expect(parameters["sort"] == "date-posted-desc")
    #expect(parameters["safe_search"] == "1")
    query.order = .oldest
    parameters = try Self.parameters(query)
    #expect(parameters["sort"] == "date-posted-asc")
  }

  @Test func `An author is asked for by number, one of another source by name`() throws {
    var query = PhotoQuery(text: "cat")
    query.scope = .author(PhotoAuthor(source: .flickr, id: "7@N06", name: "Ann"))
    var parameters = try Self.parameters(query)
    #expect(parameters["user_id"] == "7@N06" && parameters["text"] == "cat")
    query.text = ""
    parameters = try Self.parameters(query)
    #expect(parameters["user_id"] == "7@N06" && parameters["text"] == nil && parameters["sort"] == "date-posted-desc")
    query.scope = .author(PhotoAuthor(source: .commons, id: "Ann", name: "Ann: B"))
    parameters = try Self.parameters(query)
    #expect(parameters["user_id"] == nil && parameters["text"] == "\"Ann B\"")
  }

  @Test func `There is no way to ask for similar photos`() {
    var query = PhotoQuery(text: "cat")
    query.scope = .related(PhotoID(source: .flickr, id: "1"))
    #expect(throws: PhotoSearchError.unsupported(.flickr)) { try FlickrQuery(query, page: nil) }
  }

  @Test(arguments: ["", "-cat", "|"])
  func `Nothing is asked when there is nothing to search for`(text: String) throws {
    #expect(try FlickrQuery(PhotoQuery(text: text), page: nil) == nil)
  }

  @Test(arguments: ["", "x", "0", "-1", "134"])
  func `A page that the service does not have is refused`(token: String) {
    #expect(throws: PhotoSearchError.badRequest(message: "there is no such page")) {
      try FlickrQuery(PhotoQuery(text: "cat"), page: PageToken(rawValue: token))
    }
  }
}
