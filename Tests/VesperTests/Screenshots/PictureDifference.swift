/// How two pictures of a window differ, as an eye would say: letters with other edges are the same, and what has moved,
/// come or gone is not.
nonisolated struct PictureDifference {
  /// The squares that differ.
  let squares: [Area]

  /// Pictures are compared by the mean colours of squares of so many pixels.
  private static let side = 8
  /// How far a square's mean colour may be off, of 255. The edges of letters make it some two or three.
  private static let tolerance = 8
  /// So many squares may differ.
  private static let allowed = 3

  var isTolerable: Bool { squares.count <= Self.allowed }

  init(_ first: Screenshot, _ second: Screenshot) {
    guard first.width == second.width, first.height == second.height else {
      let (width, height) = (max(first.width, second.width), max(first.height, second.height))
      squares = Self.squares(width: width, height: height)
      return
    }
    // Most squares are, and that is seen a hundred times faster.
    squares = Self.squares(width: first.width, height: first.height).filter { square in
      if first.equals(second, in: square) { return false }
      let (one, other) = (first.sums(in: square), second.sums(in: square))
      let allowed = Self.tolerance * square.width * square.height
      return zip(one, other).contains { abs($0 - $1) > allowed }
    }
  }

  private static func squares(width: Int, height: Int) -> [Area] {
    stride(from: 0, to: height, by: side).flatMap { y in
      stride(from: 0, to: width, by: side).map { x in
        Area(x: x, y: y, width: min(side, width - x), height: min(side, height - y))
      }
    }
  }
}

extension Screenshot {
  /// This picture in grey, and red where it differs from another one.
  func marking(_ difference: PictureDifference) -> Screenshot {
    var pixels = opaquePixels
    for index in stride(from: 0, to: pixels.count, by: 4) {
      let sum = pixels[index..<index + 3].reduce(0) { $0 + Int($1) }
      let grey = UInt8(sum / 6 + 127)
      for part in 0..<3 { pixels[index + part] = grey }
    }
    for square in difference.squares {
      for y in square.y..<min(square.maxY, height) {
        for x in square.x..<min(square.maxX, width) {
          let index = (y * width + x) * 4
          pixels[index] /= 3
          pixels[index + 1] /= 3
          pixels[index + 2] = 255
        }
      }
    }
    return Screenshot(width: width, height: height, pixels: pixels)
  }

  /// Pictures side by side.
  static func row(_ pictures: [Screenshot]) -> Screenshot {
    let gap = 12
    let width = pictures.map(\.width).reduce(0, +) + gap * (pictures.count - 1)
    let height = pictures.map(\.height).max() ?? 0
    var pixels = [UInt8](repeating: 255, count: width * height * 4)
    var left = 0
    for picture in pictures {
      let own = picture.opaquePixels
      for y in 0..<picture.height {
        let (from, to) = (y * picture.width * 4, (y * width + left) * 4)
        pixels.replaceSubrange(to..<to + picture.width * 4, with: own[from..<from + picture.width * 4])
      }
      left += picture.width + gap
    }
    return Screenshot(width: width, height: height, pixels: pixels)
  }
}
