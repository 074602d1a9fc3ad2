import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Answers in shapes that services send though they promise others, played to each source and to all at once.
@Suite(.timeLimit(.minutes(30)))
struct OddAnswerTests {
  private let server = ReplayServer()
  private let time = ManualTime()

  init() throws {
    try server.start()
  }

  private var transport: CurlTransport { CurlTransport(product: "VesperTests/1.0", timeoutFactor: 20) }

  private func source(_ service: PhotoService) -> any PhotoSource {
    service.source(
      baseURL: server.baseURL, keys: PhotoService.keys { _ in "a-key" }, transport: transport, clock: time.clock)
  }

  private func page(_ service: PhotoService, _ body: String, _ query: PhotoQuery = PhotoQuery(text: "owl")) async throws
    -> PhotoPage
  {
    server.removeAllRules()
    server.answer("/*", with: .json(body))
    return try await source(service).search(query, page: nil)
  }

  private func openverse(_ fields: String) async throws -> PhotoPage {
    try await page(.openverse, #"{"result_count":"40","page_count":"2","results":[{"id":"1",\#(fields)}]}"#)
  }

  private func commons(_ info: String) async throws -> Photo? {
    let file = #"{"pageid":"7","index":"1","title":"File:Owl ü.jpg","imageinfo":[{\#(info)}]}"#
    return try await page(.commons, #"{"batchcomplete":true,"query":{"pages":[\#(file)]}}"#).photos.first
  }

  private func flickr(_ fields: String) async throws -> Photo? {
    let photo = #"{"id":"5","owner":"7@N06",\#(fields)}"#
    let body = #"{"stat":"ok","photos":{"pages":1,"total":"1","photo":[\#(photo)]}}"#
    return try await page(.flickr, body).photos.first
  }

  private func fiveHundredPixels(_ fields: String) async throws -> Photo? {
    let body = #"{"total_items":1,"total_pages":1,"photos":[{"id":9,\#(fields)}]}"#
    return try await page(.fiveHundredPixels, body).photos.first
  }

  @Test func `Openverse's numbers written as texts lost the size and the next page`() async throws {
    let page = try await openverse(
      #""license":"by","license_version":2.5,"width":"1024","height":"768","filesize":"99","mature":"false""#)
    let photo = try #require(page.photos.first)
    #expect(photo.width == 1024 && photo.height == 768 && photo.fileSize == 99)
    #expect(photo.license == License(.by, version: "2.5"))
    #expect(page.total == 40)
    #expect(page.next == PageToken(number: 2))
  }

  @Test func `A photo whose page is not encrypted lost its page and its author's`() async throws {
    let photo = try await openverse(
      """
      "license":"cc0","title":"Owl","creator":"Ann","foreign_landing_url":"http://n2t.net/ark:/65665/abc",
      "creator_url":"//museum.example.org/ann","thumbnail":"//img.example.org/1.jpg","url":"http://img.example.org/1.jpg"
      """
    ).photos.first
    #expect(photo?.pageURL?.absoluteString == "http://n2t.net/ark:/65665/abc")
    #expect(photo?.authorURL?.absoluteString == "https://museum.example.org/ann")
    #expect(photo?.thumbnail == URL(string: "https://img.example.org/1.jpg").map(ImageLocation.remote))
    // What the program visits itself is encrypted.
    #expect(photo?.imageURL == nil)
    #expect(photo.map { Credit($0).plainText().contains("http://n2t.net/ark:/65665/abc") } == true)
  }

  @Test(arguments: [
    "http://127.0.0.1/", "http://192.168.0.1/a", "http://router.local/", "http://u:p@example.org/", "ftp://e.org/",
  ])
  func `A page within the user's network stays no page`(address: String) async throws {
    let photo = try await openverse(#""license":"by","foreign_landing_url":"\#(address)","creator_url":"\#(address)""#)
      .photos.first
    #expect(photo?.pageURL == nil && photo?.authorURL == nil)
  }

  @Test(arguments: ["null", "7", "[]", "{}"])
  func `A photo of Openverse without a readable licence vanished`(license: String) async throws {
    let photo = try #require(try await openverse(#""license":\#(license),"title":"Owl""#).photos.first)
    #expect(photo.license == .unknown)
    var strict = PhotoQuery(text: "owl")
    for use in IntendedUse.allCases {
      strict.intendedUses = [use]
      #expect(try await page(.openverse, #"{"results":[{"id":"1","license":\#(license)}]}"#, strict).photos.isEmpty)
    }
  }

  @Test func `Without a code the licence's address counts`() async throws {
    let photo = try await openverse(
      #""license":"","license_url":"http://creativecommons.org/licenses/by-nc/3.0/de/deed.de""#
    ).photos.first
    #expect(photo?.license == License(.byNC, version: "3.0", jurisdiction: "de"))
  }

  @Test func `Metadata of Commons in several languages was dropped with the licence`() async throws {
    let photo = try #require(
      try await commons(
        """
        "url":"//upload.wikimedia.org/a/Owl.jpg","width":"3000","height":"2000","size":"12","mime":"image/jpeg",
        "extmetadata":{"LicenseShortName":{"value":{"_type":"lang","de":"CC BY-SA 4.0","en":"CC BY-SA 4.0"}},
        "License":{"value":null},"Artist":{"value":{"_type":"lang","x-default":"<a href='http://ann.example/'>Ann</a>"}},
        "ImageDescription":{"value":{"_type":"lang","fr":"Hibou","en":"An owl"}},
        "ObjectName":{"value":{"_type":"ul","1":"Second","0":"First"}},"Restrictions":{"value":[]}}
        """))
    #expect(photo.license == License(.bySA, version: "4.0"))
    #expect(photo.author == "Ann")
    #expect(photo.authorURL?.absoluteString == "http://ann.example/")
    #expect(photo.summary == "An owl")
    #expect(photo.title == "First")
    #expect(photo.imageURL?.absoluteString == "https://upload.wikimedia.org/a/Owl.jpg")
    #expect(photo.width == 3000 && photo.height == 2000 && photo.fileSize == 12)
    // The answer does not name the page.
    #expect(photo.pageURL?.absoluteString.hasSuffix("/wiki/File:Owl%20%C3%BC.jpg") == true)
  }

  @Test func `Earlier versions of a file that was found alone are not asked for`() async throws {
    let file = #"{"pageid":7,"title":"File:Owl.jpg","imageinfo":[{"url":"https://upload.wikimedia.org/o.jpg"}]}"#
    let body = #"{"continue":{"iistart":"2015-01-01T00:00:00Z","continue":"||"},"query":{"pages":[\#(file)]}}"#
    let page = try await page(.commons, body)
    #expect(page.photos.count == 1)
    #expect(page.next == nil)
    #expect(server.requests.count == 1)
  }

  @Test(arguments: [" ", "\\u3164", "\\u200B\\u200B", ""])
  func `An author with an invisible name was nobody`(name: String) async throws {
    #expect(try await flickr(#""ownername":"\#(name)","pathalias":"ann","license":"4""#)?.author == "ann")
    #expect(try await flickr(#""ownername":"\#(name)","license":"4""#)?.author == "7@N06")
    let user = #""user":{"fullname":"\#(name)","username":"ann"},"license_type":4"#
    #expect(try await fiveHundredPixels(user)?.author == "ann")
  }

  @Test func `Pictures of Flickr at addresses that must not be visited hid those that may`() async throws {
    let odd = try await flickr(
      #""server":"65535","secret":"abc","url_o":"http://10.0.0.1/1.jpg","url_n":"http://farm3.static.flickr.com/1.jpg""#
    )
    #expect(odd?.imageURL?.absoluteString == "https://live.staticflickr.com/65535/5_abc_b.jpg")
    let bare = try await flickr(#""url_z":"//live.staticflickr.com/1/5_abc_z.jpg","width_z":"640","height_z":-1"#)
    #expect(bare?.imageURL?.absoluteString == "https://live.staticflickr.com/1/5_abc_z.jpg")
    #expect(bare?.width == 640 && bare?.height == nil)
  }

  @Test(arguments: ["1", "\"1\"", "\"true\"", "true"])
  func `What is not for everybody's eyes passed with an unusual truth value`(flag: String) async throws {
    #expect(try await fiveHundredPixels(#""nsfw":\#(flag),"license_type":4"#) == nil)
    #expect(try await openverse(#""license":"by","mature":\#(flag)"#).photos.isEmpty)
  }

  @Test(arguments: ["2017-10-03T00:59:49-04:00", "2017-10-03T00:59:49.123-04:00", "2017-10-03T04:59:49Z"])
  func `Dates of 500px are read with and without fractions of a second`(date: String) async throws {
    let photo = try await fiveHundredPixels(#""created_at":"\#(date)","width":"30","height":"20""#)
    #expect(photo?.uploaded.map { Int($0.timeIntervalSince1970) } == 1_507_006_789)
    #expect(photo?.width == 30)
  }

  @Test(arguments: ["9223372036854775807", "-9223372036854775808", "\"99999999999999\"", "0"])
  func `No date of upload is too strange for the date filter`(date: String) async throws {
    var query = PhotoQuery(text: "owl", dateFilter: true)
    query.minDate = Date(timeIntervalSince1970: 1_500_000_000)
    query.maxDate = Date(timeIntervalSince1970: 1_600_000_000)
    let photo = #"{"id":"5","owner":"7@N06","dateupload":\#(date),"license":4}"#
    let page = try await page(.flickr, #"{"stat":"ok","photos":{"pages":1,"photo":[\#(photo)]}}"#, query)
    #expect(page.photos.isEmpty)
  }

  @Test func `An answer with more photos than a page has is cut off`() async throws {
    func records(_ record: (Int) -> String) -> String { (1...600).map(record).joined(separator: ",") }
    let openverse = records { #"{"id":"\#($0)","license":"by"}"# }
    #expect(try await page(.openverse, #"{"results":[\#(openverse)]}"#).photos.count == 20)
    let commons = records {
      #"{"pageid":\#($0),"title":"File:\#($0).jpg","imageinfo":[{"url":"https://u.org/1.jpg"}]}"#
    }
    #expect(try await page(.commons, #"{"batchcomplete":true,"query":{"pages":[\#(commons)]}}"#).photos.count <= 50)
    let flickr = records { #"{"id":"\#($0)","owner":"7@N06"}"# }
    #expect(try await page(.flickr, #"{"stat":"ok","photos":{"photo":[\#(flickr)]}}"#).photos.count == 500)
    let pixels = records { #"{"id":\#($0)}"# }
    #expect(try await page(.fiveHundredPixels, #"{"photos":[\#(pixels)]}"#).photos.count == 100)
  }

  @Test func `Odd answers of all services at once are the photos that are in them`() async throws {
    let title = String(repeating: "<b>x</b>", count: 2500)
    server.answer(
      "/v1/images/",
      with: .json(
        """
        {"result_count":240,"page_count":12,"results":[
        {"id":"o1","license":"BY","license_version":"4","title":"\(title)","creator":"\\u202Etxt.exe","width":-3,"height":0,
        "foreign_landing_url":"http://www.flickr.com/photos/ann/5","url":"https://live.staticflickr.com/1/5_a_b.jpg"},
        {"id":"o1","license":"by"},{"id":"o2","license":"by-nc","license_url":null,"tags":null,"category":""}]}
        """))
    server.answer(
      "/w/api.php",
      with: .json(
        """
        {"continue":{"gsroffset":20,"continue":"gsroffset||"},"batchcomplete":"","warnings":{"main":{"*":"odd"}},
        "query":{"pages":{"-1":{"ns":6,"title":"File:Gone.jpg","missing":""},
        "8":{"pageid":8,"title":"File:Cafe\\u0301.jpg","index":2,"imageinfo":[{"filemissing":""}]},
        "7":{"pageid":7,"title":"File:Caf\\u00e9.jpg","index":1,"imageinfo":[{"url":"https://upload.wikimedia.org/wikipedia/commons/2/25/Caf%C3%A9.jpg",
        "timestamp":"0000-00-00T00:00:00Z","mime":"image/jpeg","extmetadata":[]}]}}}}
        """))
    server.answer(
      "/services/rest/",
      with: .json(
        """
        {"stat":"ok","photos":{"page":1,"pages":"2","total":"31","photo":[
        {"id":"5","owner":"7@N06","license":null,"title":{"_content":"Owl"},"ownername":"Ann","url_o":null}]}}
        """))
    let all = AllSources([PhotoService.openverse, .commons, .flickr].map(source))
    let page = try await all.search(PhotoQuery(text: "owl"), page: nil)
    #expect(Set(page.photos.flatMap(\.allIDs).map(\.id)) == ["o1", "o2", "Café.jpg", "5"])
    #expect(page.photos.count == 3)
    #expect(page.next != nil)
    let owl = try #require(page.photos.first { $0.allIDs.contains(PhotoID(source: .flickr, id: "5")) })
    // Openverse names a licence, Flickr none.
    #expect(owl.license == License(.by, version: "4.0"))
    #expect(owl.title.count <= PhotoText.maximumLength)
    #expect(!(owl.author ?? "").unicodeScalars.contains("\u{202E}"))
  }
}
