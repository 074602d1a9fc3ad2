import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// iNaturalist's answers as they were recorded, and what is asked of it.
struct INaturalistTests {
  private let service = PhotoService.iNaturalist

  private func page(_ file: String, _ query: PhotoQuery = PhotoQuery(text: "cat")) async throws -> PhotoPage {
    try await service.source(answering: Fixtures.data("inaturalist/\(file).json")).search(query, page: nil)
  }

  /// A photo with these fields, in an observation with those.
  private func photo(_ fields: String, _ more: String = "") async throws -> Photo? {
    let picture =
      #"{"id":1,"license_code":"cc-by","url":"https://static.inaturalist.org/photos/1/square.jpg"\#(fields)}"#
    let body = #"{"total_results":1,"results":[{"id":2,"photos":[\#(picture)]\#(more)}]}"#
    return try await service.source(answering: Data(body.utf8)).search(PhotoQuery(text: "cat"), page: nil).photos.first
  }

  private func items(_ query: PhotoQuery, page: PageToken? = nil) throws -> [String: String] {
    let search = try #require(try INaturalistQuery(query, page: page))
    let url = try search.url(at: service.baseURL)
    #expect(url.absoluteString.hasPrefix("https://api.inaturalist.org/v2/observations?"))
    let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
    return Dictionary(uniqueKeysWithValues: items.map { ($0.name, $0.value ?? "") })
  }

  // MARK: Answers

  @Test func `An observation is its first photo, with author, licence and pages`() async throws {
    let photo = try #require(try await page("monarch-page1").photos.first)
    #expect(photo.id == PhotoID(source: .iNaturalist, id: "92152429"))
    #expect(photo.title == "Monarch" && photo.tags == ["Danaus plexippus", "Insecta"])
    #expect(photo.author == "samroom" && photo.authorID == "2852555")
    #expect(photo.authorURL?.absoluteString == "https://www.inaturalist.org/people/samroom")
    #expect(photo.license == License(.byNC, version: "4.0"))
    #expect(photo.license.url?.absoluteString == "https://creativecommons.org/licenses/by-nc/4.0/")
    #expect(photo.pageURL?.absoluteString == "https://www.inaturalist.org/photos/92152429")
    #expect(photo.reportURL?.absoluteString == "https://www.inaturalist.org/observations/57754375")
    #expect(photo.width == 1188 && photo.height == 1188 && photo.fileType == .jpeg)
    #expect(photo.uploaded == Date(timeIntervalSince1970: 1_598_551_251) && photo.taken == "2020-08-27")
    let base = "https://static.inaturalist.org/photos/92152429"
    #expect(photo.imageURL?.absoluteString == "\(base)/original.jpg?1598551272")
    #expect(photo.thumbnail == URL(string: "\(base)/medium.jpg?1598551272").map(ImageLocation.remote))
    #expect(photo.previewURL?.absoluteString == "\(base)/large.jpg?1598551272")
  }

  @Test func `A photo of which all rights are reserved is left out`() async throws {
    let page = try await page("monarch-page2-all-rights-reserved")
    #expect(page.photos.isEmpty && page.total == 2)
    for code in ["null", "7", #""""#, #""cc-sampling""#, #""gpl""#] {
      let picture = #"{"id":1,"license_code":\#(code),"url":"https://static.inaturalist.org/photos/1/square.jpg"}"#
      let body = Data(#"{"results":[{"id":2,"photos":[\#(picture)]}]}"#.utf8)
      #expect(try await service.source(answering: body).search(PhotoQuery(text: "cat"), page: nil).photos.isEmpty)
    }
  }

  @Test func `Several photos of an observation are one result, under the licence of the photo`() async throws {
    let weevil = try await page("weevil-two-photos").photos
    #expect(weevil.map(\.id.id) == ["24355315"])
    // The observation itself, which is not a photo, is under CC0.
    #expect(weevil.first?.license == License(.by, version: "4.0") && weevil.first?.author == "Nicolas Noé")
    #expect(weevil.first?.title == "Lixus bardanae" && weevil.first?.summary == nil)
    var query = PhotoQuery(text: "cat")
    query.intendedUses = [.commercialUse]
    #expect(try await page("mites-several-photos").photos.first?.license == License(.byNC, version: "4.0"))
    #expect(try await page("mites-several-photos", query).photos.isEmpty)
    #expect(try await page("weevil-two-photos", query).photos.count == 1)
  }

  @Test func `A photo in the public domain keeps its author`() async throws {
    let bat = try #require(try await page("bat-cc0").photos.first)
    #expect(bat.license == License(.cc0, version: "1.0") && bat.author == "Tom August")
    #expect(bat.title == "Common Pipistrelle" && bat.fileType == .png)
  }

  @Test(arguments: [
    ("(c) Ann, some rights reserved (CC BY)", "Ann"), ("(c) Ann, Bob, algunos derechos reservados (CC BY)", "Ann, Bob"),
    ("(c) Ann, no rights reserved (CC0)", "Ann"), ("no rights reserved", "Observer"), ("(c) , x", "Observer"),
    ("", "Observer"),
  ])
  func `The author is whom the attribution names, or else the observer`(text: String, author: String) async throws {
    let user = #","user":{"id":3,"login":"obs","name":"Observer"}"#
    #expect(try await photo(#","attribution":"\#(text)""#, user)?.author == author)
  }

  @Test func `What a moderator hid and what must not be visited is not shown`() async throws {
    #expect(try await photo(#","hidden":true"#) == nil)
    let odd = try await photo(#","original_dimensions":{"width":-1,"height":null}"#, #","uri":"http://10.0.0.1/""#)
    #expect(odd?.reportURL == nil && odd?.width == nil && odd?.imageURL != nil)
    let hosted =
      #"{"results":[{"id":2,"photos":[{"id":1,"license_code":"cc-by","url":"http://10.0.0.1/square.jpg"}]}]}"#
    let photos = try await service.source(answering: Data(hosted.utf8)).search(PhotoQuery(text: "cat"), page: nil)
      .photos
    #expect(photos.first?.imageURL == nil && photos.first?.thumbnail == nil)
  }

  @Test func `Phrases and words that must not occur are looked for here`() async throws {
    #expect(try await page("monarch-page1", PhotoQuery(text: "\"danaus plexippus\"")).photos.count == 1)
    #expect(try await page("monarch-page1", PhotoQuery(text: "\"plexippus danaus\"")).photos.isEmpty)
    #expect(try await page("monarch-page1", PhotoQuery(text: "insect -monarch")).photos.isEmpty)
  }

  @Test func `The same photo in Openverse is recognised`() async throws {
    let own = try #require(try await page("monarch-page1").photos.first)
    let other = Photo(
      id: PhotoID(source: .openverse, id: "a"), title: "Danaus plexippus", license: License(.byNC, version: "4.0"),
      pageURL: URL(string: "https://www.inaturalist.org/photos/92152429"),
      imageURL: URL(string: "https://inaturalist-open-data.s3.amazonaws.com/photos/92152429/medium.jpg"))
    #expect(MergedPhotos([own, other]).photos.count == 1)
    #expect(MergedPhotos([own, try #require(try await page("bat-cc0").photos.first)]).photos.count == 2)
  }

  // MARK: Queries

  @Test func `Words are asked for, with every licence that the filters admit`() throws {
    let items = try items(PhotoQuery(text: "red fox -dog"))
    #expect(items["q"] == "red fox" && items["page"] == "1" && items["per_page"] == "20")
    #expect(items["photos"] == "true" && items["order_by"] == "votes" && items["order"] == "desc")
    #expect(items["photo_license"] == "cc0,cc-by,cc-by-sa,cc-by-nc,cc-by-nd,cc-by-nc-sa,cc-by-nc-nd")
    #expect(items["fields"]?.contains("license_code:!t") == true)
    var query = PhotoQuery(text: "fox")
    query.intendedUses = [.commercialUse, .changes]
    #expect(try self.items(query)["photo_license"] == "cc0,cc-by,cc-by-sa")
    query.intendedUses = [.publicDomain]
    #expect(try self.items(query)["photo_license"] == "cc0")
  }

  @Test func `Dates, orders and pages are asked for`() throws {
    var query = PhotoQuery(text: "fox", dateFilter: true)
    query.minDate = Date(timeIntervalSince1970: 1_600_000_000)
    query.maxDate = Date(timeIntervalSince1970: 1_600_000_000)
    query.order = .oldest
    let items = try items(query, page: PageToken(number: 500))
    let range = UploadDateRange(query)
    #expect(
      items["created_d1"] == range.first.formatted(.iso8601) && items["created_d2"] == range.last.formatted(.iso8601))
    #expect(items["order_by"] == "created_at" && items["order"] == "asc" && items["page"] == "500")
    #expect(throws: PhotoSearchError.self) { try INaturalistQuery(query, page: PageToken(number: 501)) }
  }

  @Test func `Only authors of its own are found, and no related photos`() throws {
    var query = PhotoQuery()
    query.scope = .author(PhotoAuthor(source: .iNaturalist, id: "2852555", name: "samroom"))
    let items = try items(query)
    #expect(items["user_id"] == "2852555" && items["q"] == nil)
    for scope: PhotoQuery.Scope in [
      .author(PhotoAuthor(source: .flickr, id: "7@N06", name: "Ann")),
      .author(PhotoAuthor(source: .iNaturalist, name: "Ann")),
      .related(PhotoID(source: .iNaturalist, id: "1")),
    ] {
      query.scope = scope
      #expect(throws: PhotoSearchError.unsupported(.iNaturalist)) { try INaturalistQuery(query, page: nil) }
    }
  }

  @Test func `Further pages are those that the service has`() async throws {
    func next(_ total: Int, page: Int) async throws -> PageToken? {
      let body = String(decoding: service.onePhoto, as: UTF8.self)
        .replacing("\"total_results\":1", with: "\"total_results\":\(total)")
      return try await service.source(answering: Data(body.utf8))
        .search(PhotoQuery(text: "cat"), page: PageToken(number: page)).next
    }
    #expect(try await next(20, page: 1) == nil)
    #expect(try await next(21, page: 1) == PageToken(number: 2))
    #expect(try await next(99_999, page: 500) == nil)
  }
}
