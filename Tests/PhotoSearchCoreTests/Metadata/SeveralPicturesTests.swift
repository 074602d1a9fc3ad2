import Foundation
import ReplayServer
import Testing

@testable import PhotoSearchCore

/// Files of cameras with a second picture behind the first: a gain map, a larger preview, a film.
nonisolated struct SeveralPicturesTests {
  private let first = Fixtures.data("metadata/plain.jpg")
  private let second = Fixtures.data("metadata/progressive.jpg")

  private func segment(_ marker: UInt8, _ content: [UInt8]) -> [UInt8] {
    [0xFF, marker] + UInt32(content.count + 2).bigEndianBytes.suffix(2) + content
  }

  private var xmp: [UInt8] {
    let packet =
      "<x:xmpmeta xmlns:x='adobe:ns:meta/'><r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>"
      + "<r:Description r:about='' xmlns:h='http://ns.adobe.com/hdr-gain-map/1.0/' h:Version='1.0'/></r:RDF></x:xmpmeta>"
    return segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0\(packet)".utf8))
  }

  /// The index of two pictures, the second at an offset from the index.
  private func index(offset: Int, isBigEndian: Bool) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let bytes = UInt32(value).bigEndianBytes.suffix(size)
      return isBigEndian ? Array(bytes) : bytes.reversed()
    }
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: Int) -> [UInt8] {
      number(tag, 2) + number(type, 2) + number(count, 4) + number(value, 4)
    }
    let head = Array((isBigEndian ? "MM" : "II").utf8) + number(42, 2) + number(8, 4)
    let directory = number(2, 2) + entry(0xB001, 4, 1, 2) + entry(0xB002, 7, 32, 38) + number(0, 4)
    let pictures = [0x3_0000, 0, 0, 0, 0, second.count, offset, 0].flatMap { number($0, 4) }
    return segment(0xE2, Array("MPF\0".utf8) + head + directory + pictures)
  }

  private func file(_ order: String, isBigEndian: Bool) -> Data {
    func start(_ offset: Int) -> Data {
      let parts = order.flatMap { $0 == "x" ? xmp : index(offset: offset, isBigEndian: isBigEndian) }
      return first.prefix(2) + Data(parts) + first.dropFirst(2)
    }
    let draft = start(0)
    return start(draft.count - (indexStart(draft) ?? 0)) + second
  }

  private func indexStart(_ data: Data) -> Int? { data.range(of: Data("MPF\0".utf8))?.upperBound }

  /// What is where the index says.
  private func secondPicture(_ data: Data) throws -> Data {
    let bytes = Array(data)
    let start = try #require(indexStart(data))
    let field = start + 38 + 16 + 8
    let offset = data[start] == 0x4D ? bytes.bigEndian32(at: field) : bytes.littleEndian32(at: field)
    return Data(data[(start + (try #require(offset)))...])
  }

  @Test(arguments: ["xm", "mx", "m", "xmx"], [true, false])
  func theSecondPictureWasNotFoundWhereXMPHadBeenBehindTheIndex(order: String, isBigEndian: Bool) throws {
    let before = file(order, isBigEndian: isBigEndian)
    #expect(try secondPicture(before) == second)
    let after = try PhotoMetadata.data(before, carrying: PhotoMetadataTests.credit)
    #expect(try secondPicture(after) == second)
    #expect(try PhotoMetadata.credit(in: after) == PhotoMetadataTests.credit)
    let isUntouched = PictureSketch.partsWithoutXMP(after) == PictureSketch.partsWithoutXMP(before)
    #expect(isUntouched == !order.hasSuffix("mx"))
  }

  @Test func anIndexThatIsDamagedStaysAsItIs() throws {
    let before = file("mx", isBigEndian: true)
    let start = try #require(indexStart(before))
    var random = HostileText(seed: 9)
    for place in start..<start + 70 {
      var broken = before
      broken[place] = UInt8(truncatingIfNeeded: random.number())
      let after = try PhotoMetadata.data(broken, carrying: PhotoMetadataTests.credit)
      #expect(after.suffix(second.count) == second)
      #expect(try PhotoMetadata.credit(in: after) == PhotoMetadataTests.credit)
    }
  }

  @Test(arguments: ["", " \n", "\0\0\0"])
  func anEmptyPlaceForXMPKeptACreditOut(packet: String) throws {
    let empty = segment(0xE1, Array("http://ns.adobe.com/xap/1.0/\0\(packet)".utf8))
    let after = try PhotoMetadata.data(
      first.prefix(2) + Data(empty) + first.dropFirst(2), carrying: PhotoMetadataTests.credit)
    #expect(after == (try PhotoMetadata.data(first, carrying: PhotoMetadataTests.credit)))
  }
}
