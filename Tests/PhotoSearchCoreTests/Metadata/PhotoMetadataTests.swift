import Foundation
import PhotoSearchCore
import ReplayServer
import Testing

nonisolated struct PhotoMetadataTests {
  nonisolated static let pictures = [
    "plain.jpg", "progressive.jpg", "exif.jpg", "extended.jpg", "plain.png", "exif.png", "lossy.webp", "lossless.webp",
    "lossless-alpha.webp", "animated.webp", "exif.webp",
  ]

  nonisolated static let credit = Credit(
    title: "A cat & a <dog> “quoted”", author: "Jane Doe, 猫",
    authorURL: URL(string: "https://example.org/jane?a=1&b=2"),
    pageURL: URL(string: "https://example.org/p/1"), license: License(.bySA, version: "3.0", jurisdiction: "de"))

  private func picture(_ name: String) -> Data { Fixtures.data("metadata/\(name)") }

  @Test(arguments: pictures)
  func theCreditIsReadBackAndNothingElseChanges(name: String) throws {
    let before = picture(name)
    let after = try PhotoMetadata.data(before, carrying: Self.credit)
    #expect(try PhotoMetadata.credit(in: after) == Self.credit)
    #expect(PictureSketch.partsWithoutXMP(after) == PictureSketch.partsWithoutXMP(before))
  }

  @Test(arguments: pictures)
  func aSecondCreditReplacesTheFirst(name: String) throws {
    let other = Credit(title: "Other", author: "John", license: License(.cc0))
    let once = try PhotoMetadata.data(picture(name), carrying: other)
    let twice = try PhotoMetadata.data(try PhotoMetadata.data(picture(name), carrying: Self.credit), carrying: other)
    #expect(once == twice)
    #expect(try PhotoMetadata.credit(in: twice) == other)
  }

  @Test(arguments: LicenseSpellingTests.known + [.unknown, License(.other(name: "House rules"))])
  func everyLicenceIsReadBack(license: License) throws {
    let credit = Credit(title: "Cat", author: "Jane", pageURL: URL(string: "https://example.org/p"), license: license)
    #expect(try PhotoMetadata.credit(in: PhotoMetadata.data(picture("plain.png"), carrying: credit)) == credit)
  }

  @Test(
    arguments: [
      (License(.by, version: "4.0"), "True"), (License(.allRightsReserved), "True"), (License(.cc0), "False"),
      (License(.publicDomainMark), "False"), (License(.usGovernmentWork), "False"),
      (License(.noKnownRestrictions), nil),
      (.unknown, nil),
    ] as [(License, String?)])
  func onlyWhatIsUnderCopyrightIsMarkedSo(license: License, mark: String?) throws {
    let credit = Credit(title: "Cat", author: "Jane", license: license)
    let text = String(decoding: PhotoMetadata.sidecar(for: credit), as: UTF8.self)
    #expect(text.contains("<xmpRights:Marked>") == (mark != nil))
    if let mark { #expect(text.contains("<xmpRights:Marked>\(mark)</xmpRights:Marked>")) }
  }

  @Test func hostileTextsAreReadBack() async throws {
    var hostile = HostileText(seed: 11)
    let before = picture("lossy.webp")
    for _ in 0..<400 {
      // Other tests need this thread, too.
      await Task.yield()
      let credit = Credit(
        title: hostile.next(),
        author: hostile.next(),
        pageURL: URL(string: "https://example.org/p"), license: License(.by, version: "4.0"))
      let after = try PhotoMetadata.data(before, carrying: credit)
      #expect(try PhotoMetadata.credit(in: after) == credit)
    }
  }

  @Test func aPictureWithoutMetadataCarriesNoCredit() throws {
    for name in ["plain.jpg", "plain.png", "lossy.webp"] {
      #expect(try PhotoMetadata.credit(in: picture(name)) == nil)
    }
    // What others wrote is read as well.
    let credit = try PhotoMetadata.credit(in: picture("exif.jpg"))
    #expect(credit?.title == "Old title")
    #expect(credit?.author == "Old creator")
    #expect(credit?.license == License(.byNC, version: "2.0"))
  }

  @Test func aTitleAndAnAuthorInThePictureStayWhenTheCreditHasNone() throws {
    let credit = Credit(title: "", license: License(.cc0))
    let after = try PhotoMetadata.credit(in: PhotoMetadata.data(picture("exif.jpg"), carrying: credit))
    #expect(after?.title == "Old title")
    #expect(after?.author == "Old creator")
    #expect(after?.license == License(.cc0))
  }

  @Test func aSimpleWebPBecomesAnExtendedOneOfTheSameSize() throws {
    let flags: [(String, UInt8)] = [
      ("lossy.webp", 0x04), ("lossless.webp", 0x04), ("lossless-alpha.webp", 0x14), ("animated.webp", 0x06),
    ]
    for (name, flags) in flags {
      let data = try PhotoMetadata.data(picture(name), carrying: Self.credit)
      #expect(data[12..<16] == Data("VP8X".utf8))
      #expect(data[20] == flags, "\(name)")
      #expect(data[24..<30] == Data([47, 0, 0, 31, 0, 0]))
      #expect(data.count - 8 == data[4..<8].reversed().reduce(0) { $0 << 8 | Int($1) })
    }
  }

  @Test func whatFollowsThePictureStays() throws {
    let trailer = Data("a motion photo's film".utf8)
    for name in Self.pictures {
      let after = try PhotoMetadata.data(picture(name) + trailer, carrying: Self.credit)
      #expect(after.suffix(trailer.count) == trailer)
      #expect(try PhotoMetadata.credit(in: after) == Self.credit)
    }
  }

  @Test func moreXMPThanASegmentHoldsGoesToExtendedXMP() throws {
    // Of what others wrote, enough to fill the main packet but for the credit.
    let filler = String(repeating: "x", count: 64_500)
    let packet =
      "<x:xmpmeta xmlns:x='adobe:ns:meta/'><r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
      + "xmlns:q='urn:q'><r:Description r:about='' q:kept='yes'><q:long>\(filler)</q:long></r:Description></r:RDF></x:xmpmeta>"
    let content = Data("http://ns.adobe.com/xap/1.0/\0\(packet)".utf8)
    let plain = picture("plain.jpg")
    let length = UInt16(content.count + 2)
    let before =
      plain.prefix(2) + Data([0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 0xFF)]) + content + plain.dropFirst(2)
    let after = try PhotoMetadata.data(before, carrying: Self.credit)
    #expect(after.range(of: Data("http://ns.adobe.com/xmp/extension/".utf8)) != nil)
    #expect(after.range(of: Data(filler.utf8)) != nil)
    #expect(PictureSketch.partsWithoutXMP(after) == PictureSketch.partsWithoutXMP(before))
    #expect(try PhotoMetadata.credit(in: after) == Self.credit)
    #expect(try PhotoMetadata.data(after, carrying: Self.credit) == after)
  }

  @Test func extendedXMPThatIsNotCompleteStaysAsItIs() throws {
    var before = picture("extended.jpg")
    let marker = Data("http://ns.adobe.com/xmp/extension/\0".utf8)
    let second = try #require(before.range(of: marker, options: .backwards))
    // Another offset: now a part is missing.
    before[second.upperBound + 38] ^= 1
    let after = try PhotoMetadata.data(before, carrying: Self.credit)
    let kept = before[second.lowerBound..<second.lowerBound + 10_000]
    #expect(after.range(of: Data(kept)) != nil)
    #expect(after.range(of: Data("HasExtendedXMP".utf8)) != nil)
    #expect(try PhotoMetadata.credit(in: after) == Self.credit)
  }

  @Test func aSidecarIsAPacket() throws {
    let sidecar = String(decoding: PhotoMetadata.sidecar(for: Self.credit), as: UTF8.self)
    #expect(sidecar.hasPrefix("<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>"))
    #expect(sidecar.contains("<cc:license rdf:resource=\"https://creativecommons.org/licenses/by-sa/3.0/de/\"/>"))
  }
}
