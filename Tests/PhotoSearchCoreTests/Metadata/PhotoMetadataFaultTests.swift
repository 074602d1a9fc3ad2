import Foundation
import GeneratedCases
import PhotoSearchCore
import ReplayServer
import Testing

/// Files that are not what they should be end in a typed error or in a picture, never in a crash.
nonisolated struct PhotoMetadataFaultTests {
  private func picture(_ name: String) -> Data { Fixtures.data("metadata/\(name)") }

  /// Writes and reads; what was written must be readable. nil when the file is refused.
  private func attempt(_ data: Data) -> PhotoMetadataError? {
    do throws(PhotoMetadataError) {
      let written = try PhotoMetadata.data(data, carrying: PhotoMetadataTests.credit)
      #expect(try PhotoMetadata.credit(in: written) == PhotoMetadataTests.credit)
      return nil
    } catch {
      return error
    }
  }

  @Test func otherFormatsAreRefused() {
    for data in [Data(), Data([0xFF]), Data("GIF89a".utf8), Data("RIFF....WAVE".utf8), Data(repeating: 0, count: 100)] {
      #expect(attempt(data) == .unsupportedFormat)
    }
  }

  @Test(arguments: ["plain.jpg", "exif.jpg", "exif.png", "lossy.webp", "exif.webp"])
  func aFileThatEndsAnywhere(name: String) throws {
    let data = picture(name)
    let scan = try name.hasSuffix("jpg") ? #require(data.range(of: Data([0xFF, 0xDA]))).upperBound : data.count
    for length in 0..<data.count {
      let error = attempt(data.prefix(length))
      // Of a JPEG the beginning can be shown.
      #expect(length >= scan ? error == nil : error == .unsupportedFormat || error == .damagedFile, "\(length)")
    }
  }

  @Test(.long, arguments: ["exif.jpg", "exif.png", "lossy.webp", "lossless-alpha.webp", "exif.webp"])
  func aFileWithAWrongByteAnywhere(name: String) {
    let data = picture(name)
    var random = HostileText(seed: 3)
    for index in sampled(data.indices) {
      var broken = data
      broken[index] = UInt8(truncatingIfNeeded: random.number())
      _ = attempt(broken)
    }
  }

  @Test func filesWithManyWrongBytes() {
    var random = HostileText(seed: 5)
    for name in PhotoMetadataTests.pictures where name != "extended.jpg" {
      let data = picture(name)
      for _ in 0..<150 {
        var broken = data
        for _ in 0...random.number() % 20 {
          let index = Int(random.number() % UInt64(broken.count))
          switch random.number() % 3 {
          case 0: broken[index] = UInt8(truncatingIfNeeded: random.number())
          case 1: broken.remove(at: index)
          default: broken[index] = 0xFF
          }
        }
        _ = attempt(broken)
      }
    }
  }

  @Test(
    arguments: [
      "not XML", "<x/>", "<!DOCTYPE a [<!ENTITY b 'c'>]><x/>", "<rdf:RDF/>",
      "<a xmlns:rdf='http://x'><rdf:RDF/></a>",
      "<x:xmpmeta xmlns:x='adobe:ns:meta/'><rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>",
      "<r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>&unknown;</r:RDF>",
      "<r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>&#0;</r:RDF>",
      "<r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#' r:a='1' r:a='2'/>",
      "<r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'></q:RDF>",
      "<r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'/><second/>",
      "<r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#' a='<'/>",
      "<r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'>" + String(repeating: "<a>", count: 100)
        + String(repeating: "</a>", count: 100) + "</r:RDF>",
    ])
  func xmpThatIsNotUnderstoodIsNotReplaced(packet: String) {
    let webp = picture("lossy.webp")
    let padding = packet.utf8.count % 2 == 0 ? Data() : Data([0])
    let size = UInt32(packet.utf8.count)
    var broken = webp + Data("XMP ".utf8) + Data((0..<4).map { UInt8(truncatingIfNeeded: size >> (8 * $0)) })
    broken += Data(packet.utf8) + padding
    let total = UInt32(broken.count - 8)
    broken.replaceSubrange(4..<8, with: (0..<4).map { UInt8(truncatingIfNeeded: total >> (8 * $0)) })
    #expect(attempt(broken) == .unreadableMetadata)
  }

  @Test func compressedXMPIsNotReplaced() {
    var png = picture("exif.png")
    let keyword = png.range(of: Data("XML:com.adobe.xmp\0".utf8))
    png[keyword?.upperBound ?? 0] = 1
    #expect(attempt(png) == .unreadableMetadata)
  }
}
