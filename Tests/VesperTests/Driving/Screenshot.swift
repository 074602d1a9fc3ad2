import Foundation

/// A picture of the screen.
nonisolated struct Screenshot {
  let width: Int
  let height: Int
  private let pixels: Data
  private let bytesPerRow: Int

  struct Color: Hashable {
    let red: Int
    let green: Int
    let blue: Int

    /// How far the strongest of the three is from the weakest: 0 for grey.
    var chroma: Int { max(red, green, blue) - min(red, green, blue) }
    /// 0 for black to 255 for white.
    var lightness: Int { (red * 299 + green * 587 + blue * 114) / 1000 }
    /// Red and nothing else.
    var isRed: Bool { red > 110 && red - green > 70 && red - blue > 70 }
  }

  struct Unreadable: Error {}

  /// Reads the format of X11's window dumps, as X11/XWDFile.h describes it: a header of big-endian numbers, a table of
  /// colours, then rows of pixels.
  init(xwd: Data) throws {
    func number(_ index: Int) -> Int {
      xwd[(xwd.startIndex + index * 4)..<(xwd.startIndex + index * 4 + 4)].reduce(0) { $0 << 8 | Int($1) }
    }
    guard xwd.count > 100, number(1) == 7, number(11) == 32 else { throw Unreadable() }
    width = number(4)
    height = number(5)
    bytesPerRow = number(12)
    let start = xwd.startIndex + number(0) + number(19) * 12
    guard xwd.endIndex >= start + bytesPerRow * height else { throw Unreadable() }
    pixels = Data(xwd[start...])
  }

  /// - Parameter pixels: Row by row, blue, green, red and one more byte each.
  init(width: Int, height: Int, pixels: [UInt8]) {
    (self.width, self.height, self.pixels, bytesPerRow) = (width, height, Data(pixels), width * 4)
  }

  /// A part of it.
  func cropped(to area: Area) -> Screenshot {
    let area = area.intersection(Area(x: 0, y: 0, width: width, height: height))
    var part: [UInt8] = []
    part.reserveCapacity(area.width * area.height * 4)
    for y in area.y..<area.maxY {
      let row = y * bytesPerRow
      part += pixels[(row + area.x * 4)..<(row + area.maxX * 4)]
    }
    return Screenshot(width: area.width, height: area.height, pixels: part)
  }

  /// The same in 32 shades of each colour: so small a difference nobody sees, and files of it are small.
  var coarse: Screenshot {
    var pixels = opaquePixels
    pixels.withUnsafeMutableBytes { bytes in
      let words = bytes.assumingMemoryBound(to: UInt32.self)
      for index in words.indices { words[index] = words[index] & 0xF8F8_F8F8 | words[index] >> 5 & 0x0707_0707 }
    }
    return Screenshot(width: width, height: height, pixels: pixels)
  }

  /// All pixels, row by row: blue, green, red and 255.
  var opaquePixels: [UInt8] {
    var opaque: [UInt8] = []
    opaque.reserveCapacity(width * height * 4)
    for y in 0..<height { opaque += pixels[y * bytesPerRow..<y * bytesPerRow + width * 4] }
    opaque.withUnsafeMutableBytes { bytes in
      let words = bytes.assumingMemoryBound(to: UInt32.self)
      for index in words.indices { words[index] |= 0xFF00_0000 }
    }
    return opaque
  }

  /// Whether an area is the same in another picture of this size, to the last pixel.
  func equals(_ other: Screenshot, in area: Area) -> Bool {
    pixels.withUnsafeBytes { own in
      other.pixels.withUnsafeBytes { others in
        (area.y..<area.maxY).allSatisfy { y in
          let (start, otherStart) = (y * bytesPerRow + area.x * 4, y * other.bytesPerRow + area.x * 4)
          return memcmp(own.baseAddress! + start, others.baseAddress! + otherStart, area.width * 4) == 0
        }
      }
    }
  }

  /// What the blue, green and red of an area's pixels add up to.
  func sums(in area: Area) -> [Int] {
    pixels.withUnsafeBytes { bytes in
      var (blue, green, red) = (0, 0, 0)
      for y in area.y..<area.maxY {
        for x in area.x..<area.maxX {
          let offset = y * bytesPerRow + x * 4
          blue += Int(bytes[offset])
          green += Int(bytes[offset + 1])
          red += Int(bytes[offset + 2])
        }
      }
      return [blue, green, red]
    }
  }

  /// The screen is little-endian: blue comes first.
  subscript(x: Int, y: Int) -> Color {
    let offset = y * bytesPerRow + x * 4
    return Color(red: Int(pixels[offset + 2]), green: Int(pixels[offset + 1]), blue: Int(pixels[offset]))
  }

  /// All pixels of an area; what is beyond the screen is left out.
  func colors(in area: Area) -> [Color] {
    let area = area.intersection(Area(x: 0, y: 0, width: width, height: height))
    return (area.y..<area.y + area.height).flatMap { y in
      (area.x..<area.x + area.width).map { x in self[x, y] }
    }
  }

  /// Whether at least so many pixels of an area differ from those of another picture, with a contrast that can be seen.
  func differs(from other: Screenshot, in area: Area, byPixels count: Int, contrast: Double = 1) -> Bool {
    var found = 0
    let area = area.intersection(Area(x: 0, y: 0, width: width, height: height))
    for y in area.y..<area.y + area.height {
      for x in area.x..<area.x + area.width where self[x, y] != other[x, y] {
        guard contrast == 1 || Contrast.between(self[x, y], other[x, y]) >= contrast else { continue }
        found += 1
        if found == count { return true }
      }
    }
    return false
  }

  /// The screen in the simplest of formats, for people who look into a failure.
  var portablePixmap: Data {
    var bytes = Array("P6 \(width) \(height) 255\n".utf8)
    for y in 0..<height {
      for x in 0..<width {
        let color = self[x, y]
        bytes += [UInt8(color.red), UInt8(color.green), UInt8(color.blue)]
      }
    }
    return Data(bytes)
  }
}

/// A rectangle of the screen, in pixels.
nonisolated struct Area: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  func intersection(_ other: Area) -> Area {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(x + width, other.x + other.width)
    let bottom = min(y + height, other.y + other.height)
    return Area(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  func grown(by space: Int) -> Area {
    Area(x: x - space, y: y - space, width: width + 2 * space, height: height + 2 * space)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }

  /// As of an element that is not to be seen.
  var isEmpty: Bool { width == 0 || height == 0 }

  var center: (x: Int, y: Int) { (x + width / 2, y + height / 2) }
}

extension [Screenshot.Color] {
  nonisolated var areOfPhotograph: Bool {
    Set(self).count > 500 && contains { $0.chroma > 40 }
  }

  /// Greys, and few of them: paper with an icon or a text.
  nonisolated var arePlain: Bool {
    !isEmpty && Set(self).count < 200 && allSatisfy { $0.chroma < 12 }
  }
}
