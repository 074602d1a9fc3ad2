import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Recorded and hostile answers of Wikimedia Commons.
@Suite nonisolated struct CommonsAnswerTests {
  private static let base = URL(string: "https://commons.wikimedia.org/")!
  private static let capabilities = CommonsSource(transport: OfflineTransport()).capabilities

  private static func answer(_ text: String) throws(PhotoSearchError) -> CommonsAnswer {
    try CommonsAnswer(HTTPResponse(status: 200, body: Data(text.utf8), url: base))
  }

  private static func page(_ answer: CommonsAnswer, _ query: PhotoQuery = PhotoQuery(text: "x")) throws -> PhotoPage {
    answer.page(
      for: query, try #require(try CommonsQuery(query, page: nil)), capabilities: capabilities,
      policy: URLPolicy(bases: [base]), base: base)
  }

  /// The one photo of an answer with one file.
  private static func photo(info: String, title: String = "File:A b.jpg") throws -> Photo? {
    let body = #"{"batchcomplete":true,"query":{"pages":[{"pageid":1,"title":"\#(title)","imageinfo":[\#(info)]}]}}"#
    return try page(try answer(body)).photos.first
  }

  private static func photo(metadata: [String: String]) throws -> Photo? {
    let values = metadata.mapValues { ["value": $0] }
    let json = String(decoding: try JSONSerialization.data(withJSONObject: values), as: UTF8.self)
    return try photo(info: #"{"url":"https://upload.wikimedia.org/a.jpg","user":"Up","extmetadata":\#(json)}"#)
  }

  @Test(arguments: [("1", 9), ("4", 50)])
  func `Every recorded file is read`(name: String, count: Int) throws {
    let answer = try Self.answer(Fixtures.text("commons/allimages-pretty\(name).json"))
    let page = try Self.page(answer)
    #expect(page.photos.count == count)
    #expect(page.notices == [])
    for photo in page.photos {
      #expect(!photo.title.isEmpty)
      #expect(photo.author?.isEmpty == false)
      #expect(photo.pageURL?.absoluteString.hasPrefix("https://commons.wikimedia.org/wiki/File:") == true)
      #expect(photo.imageURL?.host() == "upload.wikimedia.org")
      #expect(photo.imageURL?.query == nil)
      #expect(photo.fileType != nil)
      #expect(photo.orientation != nil)
      #expect(photo.license.hasKnownTerms, "\(photo.id.id): \(photo.license)")
      for text in [photo.title, photo.author ?? "", photo.summary ?? "", photo.taken ?? "", photo.creditText ?? ""] {
        #expect(!text.contains("</") && !text.contains("href") && !text.contains("&amp;"), "\(text)")
      }
    }
  }

  @Test func `Parts of an answer are put together, details from whichever has them`() throws {
    func part(_ number: Int) throws -> CommonsAnswer {
      try Self.answer(Fixtures.text("commons/allimages-pretty\(number).json"))
    }
    var answer = try part(2)
    #expect(!answer.isComplete)
    #expect(answer.continuation?.items["continue"] == "||imageinfo")
    answer.merge(try part(1))
    #expect(!answer.isComplete)
    answer.merge(try part(3))
    #expect(answer.isComplete)
    #expect(answer.continuation?.items.keys.sorted() == ["continue", "gaicontinue"])
    let page = try Self.page(answer)
    #expect(page.photos.count == 9)
    #expect(page.next != nil)
    #expect(try Self.page(try part(3)).notices == [.recordsSkipped(count: 9)])
  }

  @Test func `A recorded file has all that is known of it`() throws {
    let record = Fixtures.text("commons/records/image_data_example.json")
    let page = try Self.page(try Self.answer(#"{"batchcomplete":"","query":{"pages":{"81754323":\#(record)}}}"#))
    let photo = try #require(page.photos.first)
    #expect(photo.id == PhotoID(source: .commons, id: "20120925 PlozevetBretagne LoneTree DSC07971 PtrQs.jpg"))
    #expect(photo.title == "20120925 PlozevetBretagne LoneTree DSC07971 PtrQs")
    #expect(photo.author == "PtrQs")
    #expect(photo.authorID == "PtrQs")
    #expect(photo.authorURL?.absoluteString == "https://commons.wikimedia.org/wiki/User:PtrQs")
    #expect(photo.creditText == "Photo by PtrQs")
    #expect(photo.license == License(.bySA, version: "4.0"))
    #expect(photo.width == 5514 && photo.height == 3102)
    #expect(photo.fileSize == 11_863_148)
    #expect(photo.taken == "2012-09-25 16:23:02")
    #expect(
      photo.previewURL?.absoluteString
        == "https://commons.wikimedia.org/w/index.php?title=Special%3ARedirect%2Ffile%2F20120925%20PlozevetBretagne"
        + "%20LoneTree%20DSC07971%20PtrQs.jpg&width=1280")
    #expect(photo.reportURL?.host() == "commons.wikimedia.org")
  }

  @Test(arguments: [
    ("artist_div", "Jona Lendering", nil as String?, nil as String?),
    ("artist_internal_link", "NotaRealUser", nil, "NotaRealUser"),
    ("artist_link", "link text", "https://test.com/linkspot", nil),
    ("artist_partial_link", "Jeff & Brian from Eastbourne", "https://www.flickr.com/people/16707908@N07", nil),
    ("artist_string", "Artist Name", nil, nil),
    ("missing_license_url", "PtrQs", "https://commons.wikimedia.org/wiki/User:PtrQs", "PtrQs"),
  ])
  func `Recorded authors are names`(file: String, author: String, url: String?, user: String?) throws {
    let record = Fixtures.text("commons/records/image_info_\(file).json")
    var info = try #require(try JSONSerialization.jsonObject(with: Data(record.utf8)) as? [String: Any])
    info["url"] = info["url"] ?? "https://upload.wikimedia.org/a.jpg"
    let json = String(decoding: try JSONSerialization.data(withJSONObject: info), as: UTF8.self)
    let photo = try #require(try Self.photo(info: json))
    #expect(photo.author == author)
    #expect(photo.authorURL?.absoluteString == url)
    #expect(photo.authorID == user)
  }

  @Test func `Where no artist is named the credit line, the source or the uploader is`() throws {
    let wanted = try Self.photo(metadata: ["Attribution": "<b>Ann</b> / Org", "Credit": "Book"])
    #expect(wanted?.author == "Ann / Org")
    #expect(try Self.photo(metadata: ["Credit": "<i>Book</i>"])?.author == "Book")
    let own = try Self.photo(metadata: ["Credit": "<span class=\"int-own-work\">Own work</span>"])
    #expect(own?.author == "Up")
    #expect(own?.authorID == "Up")
    #expect(own?.authorURL?.absoluteString == "https://commons.wikimedia.org/wiki/User:Up")
    #expect(try Self.photo(metadata: ["Artist": "<script>x</script>"])?.author == "Up")
  }

  @Test func `Hostile details stay text, and addresses must be good ones`() throws {
    let photo = try #require(
      try Self.photo(metadata: [
        "Artist": "<img src=x onerror=alert(1)><a href=\"javascript:alert(1)\">Eve</a>",
        "ObjectName": "<script>x</script>T\u{202E}itle<b", "ImageDescription": "<iframe>x</iframe>d&lt;b&gt;",
        "Restrictions": "personality|<b>trademarked</b>", "LicenseShortName": "<b>CC BY 4.0</b>",
      ]))
    #expect(photo.author == "Eve")
    #expect(photo.authorURL == nil)
    #expect(photo.title == "Title")
    #expect(photo.summary == "d<b>")
    #expect(photo.restrictions == ["personality", "trademarked"])
    #expect(photo.license == License(.by, version: "4.0"))
    let local =
      #"{"url":"https://upload.wikimedia.org/a.jpg","thumburl":"http://10.0.0.1/x.jpg","descriptionurl":"file:///etc"}"#
    let refused = try #require(try Self.photo(info: local))
    #expect(refused.thumbnail == nil)
    #expect(refused.pageURL?.absoluteString == "https://commons.wikimedia.org/wiki/File:A%20b.jpg")
  }

  @Test func `Addresses lose what counts visitors, and both hosts of pictures are visited`() throws {
    let utm = "?utm_source=commons.wikimedia.org&utm_campaign=imageinfo&utm_content=thumbnail"
    let info = """
      {"url":"https://upload.wikimedia.org/wikipedia/commons/a/ab/A.jpg\(utm)","mime":"image/jpeg",
      "thumburl":"https://thumb.wikimedia.org/wikipedia/commons/thumb/a/ab/A.jpg/330px-A.jpg\(utm)",
      "descriptionurl":"https://commons.wikimedia.org/wiki/File:A.jpg","timestamp":"2026-01-02T03:04:05Z"}
      """
    let photo = try #require(try Self.photo(info: info))
    #expect(photo.imageURL?.absoluteString == "https://upload.wikimedia.org/wikipedia/commons/a/ab/A.jpg")
    let thumbnail = "https://thumb.wikimedia.org/wikipedia/commons/thumb/a/ab/A.jpg/330px-A.jpg"
    #expect(photo.thumbnail == URL(string: thumbnail).map(ImageLocation.remote))
    #expect(photo.uploaded == Date(timeIntervalSince1970: 1_767_323_045))
  }

  @Test(arguments: ["application/pdf", "image/svg+xml", "video/webm", "audio/ogg"])
  func `What is no photo is left out without a word`(type: String) throws {
    let info = #"{"url":"https://upload.wikimedia.org/a.jpg","mime":"\#(type)"}"#
    #expect(try Self.photo(info: info) == nil)
  }

  @Test func `Results are in the order of the search, not of the answer`() throws {
    func file(_ id: Int, _ index: Int) -> String {
      #"{"pageid":\#(id),"index":\#(index),"title":"File:\#(id).jpg","imageinfo":[{"url":"https://u.org/\#(id).jpg"}]}"#
    }
    let files = [file(5, 3), file(9, 1), file(2, 2)].joined(separator: ",")
    let page = try Self.page(try Self.answer(#"{"batchcomplete":true,"query":{"pages":[\#(files)]}}"#))
    #expect(page.photos.map(\.id.id) == ["9.jpg", "2.jpg", "5.jpg"])
  }

  @Test func `A photo at the edge of a day is in or out by the user's clock`() throws {
    let day = try #require(LocalDay(year: 2025, month: 6, day: 1))
    func page(_ date: Date) throws -> PhotoPage {
      let info = #"{"url":"https://u.org/1.jpg","timestamp":"\#(date.formatted(.iso8601))"}"#
      let body = #"{"batchcomplete":true,"query":{"pages":[{"pageid":1,"title":"File:1.jpg","imageinfo":[\#(info)]}]}}"#
      let query = PhotoQuery(text: "x", dateFilter: true, minDate: day.start, maxDate: day.start)
      return try Self.page(try Self.answer(body), query)
    }
    #expect(try page(day.start).photos.count == 1)
    #expect(try page(day.start - 1).photos.isEmpty)
    #expect(try page(day.start - 1).notices == [])
  }

  @Test func `Records that cannot be read are counted`() throws {
    let body = #"{"batchcomplete":true,"query":{"pages":[1,{"pageid":"x"},{"pageid":2,"title":"File:Gone.jpg"}]}}"#
    #expect(try Self.page(try Self.answer(body)).notices == [.recordsSkipped(count: 3)])
    let empty = try Self.page(try Self.answer(#"{"batchcomplete":true}"#))
    #expect(empty.photos.isEmpty && empty.next == nil && empty.notices.isEmpty)
  }

  @Test(arguments: [
    ("{}", "it contains no list of results"), ("[]", "it contains no list of results"), ("{", "it is not valid JSON"),
    ("<html>", "it is a web page, not search results"), (#"{"query":3}"#, "it contains no list of results"),
    (#"{"query":{"pages":3}}"#, "it contains no list of results"),
  ])
  func `An answer that is none is refused`(body: String, reason: String) {
    #expect(throws: PhotoSearchError.malformedAnswer(reason: reason)) { try Self.answer(body) }
  }

  @Test(arguments: [
    ("ratelimited", PhotoSearchError.rateLimited(retryAfter: .seconds(7))),
    ("maxlag", .rateLimited(retryAfter: .seconds(7))),
    ("readonly", .serviceError(status: 503, message: "Why & how")),
    ("internal_api_error_X", .serviceError(status: 500, message: "Why & how")),
    ("invalid-title", .badRequest(message: "Why & how")),
  ])
  func `What the service says instead of an answer is understood`(code: String, error: PhotoSearchError) {
    let body = #"{"error":{"code":"\#(code)","info":"<b>Why</b> &amp; how"},"servedby":"mw1"}"#
    let response = HTTPResponse(
      status: 200, headers: HTTPHeaders([.init(name: "Retry-After", value: "7")]), body: Data(body.utf8), url: Self.base
    )
    #expect(throws: error) { try CommonsAnswer(response) }
  }
}
