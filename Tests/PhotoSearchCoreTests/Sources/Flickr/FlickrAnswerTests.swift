import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Recorded and hostile answers of Flickr.
@Suite nonisolated struct FlickrAnswerTests {
  private static let base = URL(string: "https://api.flickr.com/")!
  private static let capabilities = FlickrSource(keys: FixedAPIKeys([:]), transport: OfflineTransport()).capabilities

  private static func answer(_ text: String) throws(PhotoSearchError) -> FlickrAnswer {
    try FlickrAnswer(HTTPResponse(status: 200, body: Data(text.utf8), url: base), policy: URLPolicy(bases: [base]))
  }

  private static func page(_ text: String, number: Int = 1, query: PhotoQuery = PhotoQuery(text: "x")) throws
    -> PhotoPage
  {
    let search = try #require(try FlickrQuery(query, page: PageToken(rawValue: String(number))))
    return try answer(text).page(for: query, search, capabilities: capabilities)
  }

  private static func body(_ photos: String, pages: String = "1", total: String = "1") -> String {
    #"{"photos":{"page":1,"pages":\#(pages),"perpage":30,"total":\#(total),"photo":[\#(photos)]},"stat":"ok"}"#
  }

  @Test func `Every recorded photo is read`() throws {
    let page = try Self.page(Fixtures.text("flickr/photos-search-cc-by-nc-sa-full-extras.json"))
    #expect(page.photos.count == 30)
    #expect(page.total == 30)
    #expect(page.next == nil)
    #expect(page.notices == [])
    for photo in page.photos {
      #expect(photo.license == License(.byNCSA, version: "2.0"))
      #expect(photo.author?.isEmpty == false)
      #expect(photo.authorID?.contains("@N") == true)
      #expect(photo.uploaded != nil)
      #expect(photo.imageURL?.host() == "live.staticflickr.com")
      #expect(photo.thumbnail != nil)
      #expect(photo.width ?? 0 > 0 && photo.height ?? 0 > 0)
      #expect(photo.fileType == .jpeg)
      #expect(photo.summary?.contains("<a ") != true)
    }
  }

  @Test func `A recorded photo has all that is known of it`() throws {
    let page = try Self.page(Fixtures.text("flickr/photos-search-cc-by-nc-sa-full-extras.json"))
    let photo = try #require(page.photos.first)
    #expect(photo.id == PhotoID(source: .flickr, id: "49514337848"))
    #expect(photo.title == "Warsy (église) • 7433")
    #expect(photo.author == "markustrois")
    #expect(photo.authorURL?.absoluteString == "https://www.flickr.com/photos/7478087@N06/")
    #expect(photo.pageURL?.absoluteString == "https://www.flickr.com/photos/7478087@N06/49514337848")
    #expect(photo.imageURL?.absoluteString == "https://live.staticflickr.com/65535/49514337848_bbdbb5f761_b.jpg")
    #expect(photo.width == 660 && photo.height == 1024)
    #expect(photo.uploaded == Date(timeIntervalSince1970: 1_581_319_011))
    #expect(photo.taken == "2011-11-05 15:54:37")
    #expect(photo.summary?.hasPrefix("Warsy (Somme, France) - www.google.com/maps/") == true)
  }

  @Test func `A film is no photo`() throws {
    let page = try Self.page(Fixtures.text("flickr/photos-search-media-videos-1.json"))
    #expect(page.photos.isEmpty)
    #expect(page.total == 1)
  }

  @Test func `A recorded failure is told`() {
    #expect(throws: PhotoSearchError.serviceError(status: 112, message: "Method \"flickr.fakeMethod\" not found")) {
      try Self.answer(Fixtures.text("flickr/error-stat-fail.json"))
    }
  }

  @Test func `All recorded licences are known by their numbers`() throws {
    let text = Fixtures.text("flickr/licenses.getInfo-2025-06-19.xml")
    let ids = text.matches(of: /license id="(\d+)"/).compactMap { Int($0.1) }
    #expect(ids.sorted() == Array(FlickrLicenses.all))
    for id in ids { #expect(License(flickr: id) != .unknown) }
  }

  @Test(arguments: [
    (100, PhotoSearchError.keyRefused(.flickr)), (105, .serviceError(status: 503, message: "m")),
    (10, .serviceError(status: 503, message: "m")), (201, .serviceError(status: 503, message: "m")),
    (99, .serviceError(status: 403, message: "m")), (2, .notFound), (5, .notFound), (1, .badRequest(message: "m")),
    (3, .badRequest(message: "m")), (20, .badRequest(message: "m")), (116, .serviceError(status: 116, message: "m")),
  ])
  func `Each code of failure is understood`(code: Int, error: PhotoSearchError) {
    #expect(throws: error) { try Self.answer(#"{"stat":"fail","code":\#(code),"message":"<b>m</b>"}"#) }
    #expect(throws: error) { try Self.answer(#"{"stat":"fail","code":"\#(code)","message":{"_content":"m"}}"#) }
  }

  @Test func `Numbers may be texts and texts may be wrapped, as in older answers`() throws {
    let photo = #"""
      {"id":12,"owner":"7@N06","title":{"_content":"T &amp; t"},"license":4,"dateupload":100,"tags":{"_content":"a b"},
      "description":"<b>d</b>","url_l":"https://live.staticflickr.com/1/12_a_b.jpg","width_l":"1024","height_l":"768",
      "url_o":"https://live.staticflickr.com/1/12_o.png","width_o":"4000","height_o":3000,"datetakenunknown":"1",
      "datetaken":"2020-01-01 00:00:00","pathalias":"ann"}
      """#
    let page = try Self.page(Self.body(photo, pages: "\"3\"", total: "\"61\""))
    let read = try #require(page.photos.first)
    #expect(read.id.id == "12")
    #expect(read.title == "T &amp; t")
    #expect(read.license == License(.by, version: "2.0"))
    #expect(read.summary == "d")
    #expect(read.tags == ["a", "b"])
    #expect(read.width == 4000 && read.height == 3000)
    #expect(read.fileType == .png)
    #expect(read.previewURL?.lastPathComponent == "12_a_b.jpg")
    #expect(read.taken == nil)
    #expect(read.author == "ann")
    #expect(page.total == 61)
    #expect(page.next == PageToken(rawValue: "2"))
  }

  @Test func `Without addresses the documented ones are used`() throws {
    let photo = #"{"id":"5","owner":"7@N06","server":"65535","secret":"abc","title":""}"#
    let read = try #require(try Self.page(Self.body(photo)).photos.first)
    #expect(read.imageURL?.absoluteString == "https://live.staticflickr.com/65535/5_abc_b.jpg")
    #expect(read.thumbnail == URL(string: "https://live.staticflickr.com/65535/5_abc_n.jpg").map(ImageLocation.remote))
    #expect(read.license == .unknown)
  }

  @Test func `Hostile records lead nowhere`() throws {
    let photos = [
      #"{"id":"../../x","owner":"7@N06"}"#, #"{"id":"1","owner":"a/b"}"#, #"{"id":{},"owner":"7@N06"}"#, "3", "null",
      #"{"id":"6","owner":"7@N06","server":"../x","secret":"a","url_l":"http://10.0.0.1/x.jpg","pathalias":"a/../b"}"#,
    ]
    let page = try Self.page(Self.body(photos.joined(separator: ",")))
    #expect(page.notices == [.recordsSkipped(count: 5)])
    let photo = try #require(page.photos.first)
    #expect(photo.imageURL == nil && photo.thumbnail == nil)
    #expect(photo.authorURL?.absoluteString == "https://www.flickr.com/photos/7@N06/")
  }

  @Test func `The first four thousand photos are the end`() throws {
    let photo = #"{"id":"5","owner":"7@N06"}"#
    let body = Self.body(photo, pages: "5000", total: "150000")
    #expect(try Self.page(body, number: 132).next == PageToken(rawValue: "133"))
    #expect(try Self.page(body, number: 133).next == nil)
    #expect(try Self.page(Self.body("", pages: "9")).next == nil)
  }

  @Test(arguments: [
    ("{}", "it contains no list of results"), (#"{"stat":"ok"}"#, "it contains no list of results"),
    (#"{"photos":{"photo":3},"stat":"ok"}"#, "it contains no list of results"),
    ("jsonFlickrApi({", "it is not valid JSON"),
    ("<?xml version=\"1.0\"?><rsp stat=\"fail\"/>", "it is a web page, not search results"),
  ])
  func `An answer that is none is refused`(body: String, reason: String) {
    #expect(throws: PhotoSearchError.malformedAnswer(reason: reason)) { try Self.answer(body) }
  }
}
