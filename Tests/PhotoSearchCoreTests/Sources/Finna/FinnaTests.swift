import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Finna's answers as they were recorded, and what is asked of it.
struct FinnaTests {
  private let service = PhotoService.finna

  private func recorded(_ query: PhotoQuery = PhotoQuery(text: "cat")) async throws -> PhotoPage {
    try await service.source(answering: Fixtures.data("finna/images-first4-of-13.json")).search(query, page: nil)
  }

  /// A photo with these fields.
  private func photo(_ fields: String) async throws -> Photo? {
    let body = Data(#"{"resultCount":1,"records":[{"id":"a.1",\#(fields)}],"status":"OK"}"#.utf8)
    return try await service.source(answering: body).search(PhotoQuery(text: "cat"), page: nil).photos.first
  }

  private static let picture = #""images":["/Cover/Show?id=a.1&index=0&size=large"]"#

  @Test func `A record is a photo, with its licence and all who want to be named`() async throws {
    let page = try await recorded()
    #expect(page.photos.count == 4 && page.total == 196_334 && page.next == PageToken(number: 2))
    let photo = page.photos[1]
    let id = "museovirasto.CC0FC4DAD9C4452A305DF56E3E720942"
    #expect(photo.id == PhotoID(source: .finna, id: id))
    #expect(photo.title.hasPrefix("Turun linnan huoneen 14") && photo.tags.contains("linnat"))
    #expect(photo.license == License(.by, version: "4.0"))
    #expect(photo.author == "Rahola, A." && photo.collection == "Museovirasto")
    #expect(photo.creditText == "Rahola, A., Museovirasto, Rakennushistorian kuvakokoelma")
    #expect(photo.pageURL?.absoluteString == "https://www.finna.fi/Record/\(id)")
    #expect(photo.imageURL?.absoluteString == "https://api.finna.fi/Cover/Show?id=\(id)&index=0&size=large")
    let thumbnail = URL(string: "https://api.finna.fi/Cover/Show?id=\(id)&index=0&size=medium")
    #expect(photo.thumbnail == thumbnail.map(ImageLocation.remote))
    #expect(page.photos[3].author == nil)
    #expect(page.photos[3].creditText == "Museovirasto, Rakennushistorian kuvakokoelma")
  }

  @Test(arguments: [
    ("{}", nil), ("[]", nil), (#"{"copyright":"Luvanvarainen käyttö"}"#, nil),
    (#"{"link":"https://example.org/"}"#, nil),
    (#"{"copyright":"PDM"}"#, License(.publicDomainMark)),
    (#"{"copyright":"CC BY-SA 4.0"}"#, License(.bySA, version: "4.0")),
    (#"{"link":"http://creativecommons.org/publicdomain/zero/1.0/deed.fi"}"#, License(.cc0, version: "1.0")),
    // What forbids more counts.
    (
      #"{"copyright":"CC BY-NC 4.0","link":"http://creativecommons.org/licenses/by/4.0/"}"#,
      License(.byNC, version: "4.0")
    ),
    (
      #"{"copyright":"InC","link":"http://rightsstatements.org/vocab/InC/1.0/"}"#,
      License(.rightsStatement(.inCopyright))
    ),
  ])
  func `A record without a known licence is left out, and no licence becomes a freer one`(
    rights: String, license: License?
  ) async throws {
    #expect(try await photo(#"\#(Self.picture),"imageRights":\#(rights)"#)?.license.kind == license?.kind)
  }

  @Test func `The licence filter is applied here`() async throws {
    let body =
      #"{"resultCount":1,"records":[{"id":"a.1",\#(Self.picture),"imageRights":{"copyright":"CC BY-NC 4.0"}}]}"#
    var query = PhotoQuery(text: "cat")
    query.intendedUses = [.commercialUse]
    let page = try await service.source(answering: Data(body.utf8)).search(query, page: nil)
    #expect(page.photos.isEmpty && page.notices == [.leftOut(.license, count: 1)])
    query.intendedUses = []
    query.dateFilter = true
    #expect(try await recorded(query).notices == [.notFiltered(.uploadDate, .finna)])
  }

  @Test(arguments: [
    "http://10.0.0.1/a.jpg", "//10.0.0.1/a.jpg", "a.jpg", "https://example.org/a.jpg", "/\\u0000", "/ a",
  ])
  func `A picture is where the service is, or nowhere`(address: String) async throws {
    let rights = #""imageRights":{"copyright":"CC0"}"#
    let url = try await photo(#""images":["\#(address)"],\#(rights)"#)?.imageURL
    #expect(url == nil || url?.host() == "api.finna.fi")
    #expect(try await photo(rights) == nil)
  }

  @Test func `The same picture in Openverse is recognised, another one of the record is not`() async throws {
    let own = try #require(try await recorded().photos.first)
    func other(_ index: Int) -> Photo {
      Photo(
        id: PhotoID(source: .openverse, id: "\(index)"), title: "", license: License(.by, version: "4.0"),
        imageURL: URL(string: "https://api.finna.fi/Cover/Show?id=\(own.id.id)&index=\(index)&size=large"))
    }
    #expect(MergedPhotos([own, other(0)]).photos.count == 1)
    #expect(MergedPhotos([own, other(1)]).photos.count == 2)
  }

  @Test func `Words, phrases and excluded words are asked for, and only what may be used freely`() throws {
    let search = try #require(try FinnaQuery(PhotoQuery(text: "\"red fox\" snow -dog"), page: PageToken(number: 3)))
    let url = try search.url(at: service.baseURL)
    #expect(url.host() == "api.finna.fi" && url.path() == "/v1/search")
    let items = try #require(URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems)
    func values(_ name: String) -> [String] { items.filter { $0.name == name }.compactMap(\.value) }
    #expect(values("lookfor") == ["\"red fox\" snow -dog"] && values("page") == ["3"] && values("limit") == ["20"])
    #expect(
      values("filter[]") == [#"format:"0/Image/""#, #"free_online_boolean:"1""#, #"usage_rights_str_mv:"usage_B""#])
    #expect(values("field[]").contains("imageRights"))
    #expect(try FinnaQuery(PhotoQuery(text: "-dog"), page: nil) == nil)
  }

  @Test func `Neither authors nor related photos are found, and no page beyond the last`() {
    var query = PhotoQuery(text: "fox")
    #expect(throws: PhotoSearchError.self) { try FinnaQuery(query, page: PageToken(number: 5001)) }
    for scope: PhotoQuery.Scope in [
      .author(PhotoAuthor(source: .finna, id: "1", name: "Ann")), .related(PhotoID(source: .finna, id: "a.1")),
    ] {
      query.scope = scope
      #expect(throws: PhotoSearchError.unsupported(.finna)) { try FinnaQuery(query, page: nil) }
    }
  }
}
