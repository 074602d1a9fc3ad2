import PhotoSearchCore
import Testing

@Suite nonisolated struct PhotoQueryAdmissionTests {
  private static func photo(
    width: Int? = nil, height: Int? = nil, fileType: PhotoFileType? = nil, isPhotograph: Bool? = nil,
    isSensitive: Bool = false
  ) -> Photo {
    Photo(
      id: PhotoID(source: .samples, id: "1"), title: "", license: License(spdx: "CC0-1.0"), width: width,
      height: height, fileType: fileType, isPhotograph: isPhotograph, isSensitive: isSensitive)
  }

  @Test(arguments: [
    (1600, 1200, PhotoOrientation.landscape), (1200, 1600, .portrait), (1000, 1000, .square), (1040, 1000, .square),
    (1060, 1000, .landscape), (1000, 1060, .portrait), (1, .max, .portrait),
  ])
  func orientation(width: Int, height: Int, orientation: PhotoOrientation) {
    var query = PhotoQuery()
    for wanted in PhotoOrientation.allCases {
      query.orientation = wanted
      let verdict = query.verdict(on: Self.photo(width: width, height: height))
      #expect(verdict == (wanted == orientation ? .admitted : .rejected(by: .orientation)))
    }
    #expect(query.verdict(on: Self.photo(width: width)) == .unknown(to: .orientation))
  }

  @Test func `A size is one of pixels, however they lie`() {
    var query = PhotoQuery()
    query.minimumSize = .large
    #expect(query.verdict(on: Self.photo(width: 1200, height: 1600)) == .admitted)
    #expect(query.verdict(on: Self.photo(width: 1199, height: 1600)) == .rejected(by: .size))
    #expect(query.verdict(on: Self.photo(width: .max, height: .max)) == .admitted)
    #expect(query.verdict(on: Self.photo()) == .unknown(to: .size))
    #expect(PhotoSize.allCases == PhotoSize.allCases.sorted())
  }

  @Test func `The file type is told by the address where the source does not say it`() throws {
    var query = PhotoQuery()
    query.fileTypes = [.png, .webp]
    #expect(query.verdict(on: Self.photo(fileType: .webp)) == .admitted)
    #expect(query.verdict(on: Self.photo(fileType: .jpeg)) == .rejected(by: .fileType))
    #expect(query.verdict(on: Self.photo()) == .unknown(to: .fileType))
    #expect(PhotoFileType(named: "image/JPEG") == .jpeg)
    #expect(PhotoFileType(named: "svg") == nil)
  }

  @Test func `What nobody calls a drawing passes as a photograph, and nothing sensitive passes unasked`() {
    var query = PhotoQuery()
    query.photographsOnly = true
    #expect(query.verdict(on: Self.photo()) == .admitted)
    #expect(query.verdict(on: Self.photo(isPhotograph: false)) == .rejected(by: .photographsOnly))
    #expect(query.verdict(on: Self.photo(isSensitive: true)) == .rejected(by: .sensitiveContent))
    query.includesSensitive = true
    #expect(query.verdict(on: Self.photo(isSensitive: true)) == .admitted)
  }

  @Test func `A filter that is not asked for its opinion has none`() {
    var query = PhotoQuery()
    query.orientation = .square
    query.minimumSize = .huge
    #expect(query.verdict(on: Self.photo(), by: [.license]) == .admitted)
    #expect(query.filters == [.orientation, .size, .sensitiveContent])
  }

  @Test func `What licences must allow is a filter`() {
    var query = PhotoQuery(text: "cat")
    #expect(!query.filters.contains(.license))
    query.intendedUses = [.commercialUse]
    #expect(query.filters.contains(.license))
    #expect(query.admits(License(.bySA, version: "4.0")))
    #expect(!query.admits(License(.byNC, version: "4.0")))
    #expect(!query.admits(.unknown))
    query.creativeCommons = true
    #expect(!query.admits(License(.usGovernmentWork)))
    query.creativeCommonsLicence = false
    #expect(!query.creativeCommons && query.admits(License(.usGovernmentWork)))
  }
}
