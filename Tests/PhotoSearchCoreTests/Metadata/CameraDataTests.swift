import FoundationEssentials
import Testing

@testable import PhotoSearchCore

/// What cameras write into pictures.
struct CameraDataTests {
  /// A file with two directories of EXIF, of the camera and of the picture.
  private nonisolated struct Sketch {
    enum Value {
      case text(String)
      case short(Int)
      case fraction(Int, Int)
    }
    var camera: [(Int, Value)] = []
    var picture: [(Int, Value)] = []
    var isBigEndian = true

    private func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (count - 1 - $0))) }
      return isBigEndian ? bytes : bytes.reversed()
    }

    private func directory(_ entries: [(Int, Value)], at start: Int, pointer: Int?) -> [UInt8] {
      let count = entries.count + (pointer == nil ? 0 : 1)
      var head = number(count, 2)
      var tail: [UInt8] = []
      let tailStart = start + 2 + 12 * count + 4
      for (tag, value) in entries {
        head += number(tag, 2)
        switch value {
        case .text(let text):
          let bytes = Array(text.utf8) + [0]
          head += number(2, 2) + number(bytes.count, 4)
          if bytes.count <= 4 {
            head += bytes + [UInt8](repeating: 0, count: 4 - bytes.count)
          } else {
            head += number(tailStart + tail.count, 4)
            tail += bytes
          }
        case .short(let short): head += number(3, 2) + number(1, 4) + number(short, 2) + [0, 0]
        case .fraction(let above, let below):
          head += number(5, 2) + number(1, 4) + number(tailStart + tail.count, 4)
          tail += number(above, 4) + number(below, 4)
        }
      }
      if pointer != nil { head += number(0x8769, 2) + number(4, 2) + number(1, 4) + number(tailStart + tail.count, 4) }
      return head + number(0, 4) + tail
    }

    var jpeg: Data {
      let first = directory(camera, at: 8, pointer: 0)
      let tiff =
        (isBigEndian ? [0x4D, 0x4D, 0, 42] : [0x49, 0x49, 42, 0]) + number(8, 4) + first
        + directory(picture, at: 8 + first.count, pointer: nil)
      let segment = Array("Exif\0\0".utf8) + tiff
      let length = segment.count + 2
      return Data(
        [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xE1, UInt8(length >> 8), UInt8(length & 255)] + segment
          + [0xFF, 0xDA, 0, 2])
    }

    static let usual = Sketch(
      camera: [(0x010F, .text("Canon")), (0x0110, .text("Canon EOS 5D"))],
      picture: [
        (0x829A, .fraction(1, 250)), (0x829D, .fraction(28, 10)), (0x8827, .short(400)),
        (0x9003, .text("2019:06:01 14:30:05")), (0x920A, .fraction(50, 1)), (0xA405, .short(75)),
        (0xA434, .text("EF50mm")),
      ])
  }

  @Test(arguments: [true, false])
  func `Camera, lens and exposure are read`(isBigEndian: Bool) throws {
    var sketch = Sketch.usual
    sketch.isBigEndian = isBigEndian
    let data = try #require(CameraData(jpeg: sketch.jpeg))
    #expect(data.camera == "Canon EOS 5D" && data.lens == "EF50mm")
    #expect(data.exposureTime == 1 / 250 && data.aperture == 2.8 && data.sensitivity == 400)
    #expect(data.focalLength == 50 && data.focalLengthOnFilm == 75)
    #expect(data.taken == "2019-06-01 14:30")
  }

  @Test func `A maker that is not in the model's name is put before it`() {
    let sketch = Sketch(camera: [(0x010F, .text("Maker")), (0x0110, .text("X1"))])
    #expect(CameraData(jpeg: sketch.jpeg)?.camera == "Maker X1")
    #expect(CameraData(jpeg: Sketch(camera: [(0x010F, .text("M"))]).jpeg)?.camera == "M")
  }

  @Test func `What makes no sense is left out`() {
    let sketch = Sketch(
      camera: [(0x0110, .text(" \u{202E}\n"))],
      picture: [
        (0x829A, .fraction(1, 0)), (0x829D, .fraction(0, 5)), (0x8827, .short(0)),
        (0x9003, .text("0000:00:00 00:00:00")),
        (0x920A, .text("long")),
      ])
    #expect(CameraData(jpeg: sketch.jpeg) == nil)
    #expect(CameraData(jpeg: Data([0xFF, 0xD8, 0xFF, 0xDA, 0, 2])) == nil)
    #expect(CameraData(jpeg: Data()) == nil)
  }

  @Test func `No file makes it read beyond the end or for ever`() {
    let whole = Array(Sketch.usual.jpeg)
    for length in whole.indices { _ = CameraData(jpeg: Data(whole.prefix(length))) }
    var random = SystemRandomNumberGenerator()
    for place in whole.indices {
      for value: UInt8 in [0, 0xFF, random.next()] {
        var broken = whole
        broken[place] = value
        _ = CameraData(jpeg: Data(broken))
      }
    }
    // A slice of other data begins elsewhere than at 0.
    #expect(CameraData(jpeg: (Data([1, 2, 3]) + Data(whole)).dropFirst(3))?.lens == "EF50mm")
  }
}
