import FoundationEssentials
import Testing

@testable import PhotoSearchCore

/// What a query asks of 500px, in the words of its API.
@Suite nonisolated struct FiveHundredPixelsQueryTests {
  private static let base = URL(string: "https://api.example.org/")!

  private static func url(_ query: PhotoQuery, key: String? = "s3cret") throws -> String {
    let search = try #require(try FiveHundredPixelsQuery(query, page: nil))
    return try search.url(at: base, key: key.flatMap(APIKey.init)).absoluteString
  }

  @Test func `A search asks for the words that are wanted`() throws {
    #expect(
      try Self.url(PhotoQuery(text: "red \"old|car\" -blue:x"))
        == "https://api.example.org/v1/photos/search?term=red%20old%20car&exclude_nude=1&sort=_score"
        + "&image_size=31%2C1080%2C2048&tags=1&rpp=20&page=1&consumer_key=s3cret")
  }

  @Test func `Licences, order and an author are asked for`() throws {
    var query = PhotoQuery(text: "cat", creativeCommons: true)
    query.order = .newest
    query.includesSensitive = true
    query.scope = .author(PhotoAuthor(source: .fiveHundredPixels, id: "9", name: "Ann"))
    let url = try Self.url(query, key: nil)
    #expect(url.contains("term=cat&user_id=9&license_type=1%2C2%2C3%2C4%2C5%2C6%2C7%2C8&sort=created_at&"))
    #expect(!url.contains("exclude_nude") && !url.contains("consumer_key"))
    query.intendedUses = [.publicDomain]
    #expect(try Self.url(query).contains("license_type=7%2C8&"))
    query.text = ""
    #expect(try Self.url(query).hasPrefix("https://api.example.org/v1/photos?feature=user&user_id=9&"))
    query.scope = .author(PhotoAuthor(source: .flickr, id: "1@N02", name: "Ann: B"))
    #expect(try Self.url(query).contains("term=Ann%20B&"))
  }

  @Test func `Without a filter photos of all licences are found`() throws {
    #expect(!(try Self.url(PhotoQuery(text: "cat"))).contains("license_type"))
  }

  @Test func `There is no way to ask for similar photos, and nothing to ask without words`() throws {
    var query = PhotoQuery()
    query.scope = .related(PhotoID(source: .fiveHundredPixels, id: "1"))
    #expect(throws: PhotoSearchError.unsupported(.fiveHundredPixels)) { try FiveHundredPixelsQuery(query, page: nil) }
    #expect(try FiveHundredPixelsQuery(PhotoQuery(text: "-cat"), page: nil) == nil)
    #expect(throws: PhotoSearchError.badRequest(message: "there is no such page")) {
      try FiveHundredPixelsQuery(PhotoQuery(text: "cat"), page: PageToken(rawValue: "0"))
    }
  }
}
