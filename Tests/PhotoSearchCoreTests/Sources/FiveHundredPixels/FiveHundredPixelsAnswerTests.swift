import Foundation
import Testing

@testable import PhotoSearchCore

/// Answers in the forms that 500px documents, old and newer, and hostile ones.
@Suite nonisolated struct FiveHundredPixelsAnswerTests {
  private static let base = URL(string: "https://api.500px.com/")!
  private static let capabilities =
    FiveHundredPixelsSource(keys: FixedAPIKeys([:]), transport: OfflineTransport()).capabilities

  private static func page(_ text: String, number: Int = 1, query: PhotoQuery = PhotoQuery(text: "bike")) throws
    -> PhotoPage
  {
    let response = HTTPResponse(status: 200, body: Data(text.utf8), url: base)
    let search = try #require(try FiveHundredPixelsQuery(query, page: PageToken(rawValue: String(number))))
    return try FiveHundredPixelsAnswer(response, policy: URLPolicy(bases: [base]))
      .page(for: query, search, capabilities: capabilities)
  }

  static func body(_ photos: [String], pages: Int = 1) -> String {
    """
    {"current_page":1,"total_pages":\(pages),"total_items":\(photos.count),"photos":[\(photos.joined(separator: ","))]}
    """
  }

  static let newer = #"""
    {"id":7,"name":"A bike","description":"Two <b>wheels</b> &amp; a bell","created_at":"2017-10-03T00:59:49-04:00",
    "taken_at":"2017-09-01T10:00:00-04:00","width":3000,"height":2000,"nsfw":false,"license_type":4,"tags":["road"],
    "image_url":["https://drscdn.500px.org/photo/7/m%3D2048/a","https://drscdn.500px.org/photo/7/h%3D450/b"],
    "images":[{"size":2048,"url":"https://u.500px.org/2048","https_url":"https://drscdn.500px.org/photo/7/m%3D2048/a",
    "format":"jpeg"},{"size":31,"url":"https://drscdn.500px.org/photo/7/h%3D450/b","format":"jpeg"}],
    "url":"/photo/7/a-bike","user":{"id":9,"username":"ann","fullname":"Ann B"}}
    """#
  static let older = #"""
    {"id":"8","name":"Rain","created_at":"2012-02-10T00:04:09-05:00","width":4542,"height":3042,"nsfw":false,
    "image_url":"https://pcdn.500px.net/8/x/2.jpg","user":{"id":10,"username":"mike","fullname":""}}
    """#

  @Test func `A photo has all that is known of it`() throws {
    let page = try Self.page(Self.body([Self.newer]))
    let photo = try #require(page.photos.first)
    #expect(photo.id == PhotoID(source: .fiveHundredPixels, id: "7"))
    #expect(photo.title == "A bike")
    #expect(photo.summary == "Two wheels & a bell")
    #expect(photo.author == "Ann B")
    #expect(photo.authorID == "9")
    #expect(photo.authorURL?.absoluteString == "https://500px.com/ann")
    #expect(photo.pageURL?.absoluteString == "https://500px.com/photo/7")
    #expect(photo.imageURL?.absoluteString == "https://drscdn.500px.org/photo/7/m%3D2048/a")
    #expect(photo.thumbnail == URL(string: "https://drscdn.500px.org/photo/7/h%3D450/b").map(ImageLocation.remote))
    #expect(photo.license == License(.by, version: "3.0"))
    #expect(photo.uploaded == Date(timeIntervalSince1970: 1_507_006_789))
    #expect(photo.width == 3000 && photo.height == 2000)
    #expect(photo.tags == ["road"])
  }

  @Test func `A photo in the old form is read`() throws {
    let photo = try #require(try Self.page(Self.body([Self.older])).photos.first)
    #expect(photo.id.id == "8")
    #expect(photo.author == "mike")
    #expect(photo.imageURL?.absoluteString == "https://pcdn.500px.net/8/x/2.jpg")
    #expect(photo.thumbnail != nil)
    #expect(photo.license == .unknown)
    #expect(photo.uploaded == Date(timeIntervalSince1970: 1_328_850_249))
  }

  @Test func `What the service cannot leave out is left out here`() throws {
    let body = Self.body([Self.newer, Self.older])
    func titles(_ text: String) throws -> [String] {
      try Self.page(body, query: PhotoQuery(text: text)).photos.map(\.title)
    }
    #expect(try titles("bike") == ["A bike", "Rain"])
    #expect(try titles("bike -rain") == ["A bike"])
    #expect(try titles("bike -wheels") == ["Rain"])
    #expect(try titles("\"two wheels\"") == ["A bike"])
    #expect(try titles("\"wheels two\"") == [])
  }

  @Test func `Days of upload, unsafe photos and hostile addresses are judged here`() throws {
    let unsafe = Self.older.replacing(#""nsfw":false"#, with: #""nsfw":true"#)
    #expect(try Self.page(Self.body([unsafe])).photos.isEmpty)
    let day = LocalDay(containing: Date(timeIntervalSince1970: 1_507_006_789)).start
    let query = PhotoQuery(text: "x", dateFilter: true, minDate: day, maxDate: day)
    let page = try Self.page(Self.body([Self.newer, Self.older]), query: query)
    #expect(page.photos.map(\.id.id) == ["7"])
    #expect(page.notices == [.leftOut(.uploadDate, count: 1)])
    let hostile = Self.older.replacing("https://pcdn.500px.net", with: "http://192.168.1.1")
    #expect(try Self.page(Self.body([hostile])).photos.first?.imageURL == nil)
    #expect(try Self.page(Self.body([#"{"id":-1}"#, #"{"id":"a/b"}"#, "3"])).notices == [.recordsSkipped(count: 3)])
  }

  @Test func `Pages follow each other to the last`() throws {
    #expect(try Self.page(Self.body([Self.newer], pages: 2)).next == PageToken(rawValue: "2"))
    #expect(try Self.page(Self.body([Self.newer], pages: 2), number: 2).next == nil)
    #expect(try Self.page(Self.body([], pages: 2)).next == nil)
  }
}
